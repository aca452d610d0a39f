#!/bin/sh
# Makes cli/target/regames-VERSION-SYSTEM.tar.gz of what `mvn package` has built: the command with a
# Java runtime, its class cache and completions, the games, the manual. It is unpacked and runs, on
# systems of the kind that it was made on.
#
#   cli/src/release/archive.sh VERSION
set -eu
version=$1
root=$(cd "$(dirname "$0")/../../.." && pwd -P)
case $(uname -s) in Linux) system=linux ;; Darwin) system=macos ;; *) system=windows ;; esac
case $(uname -m) in x86_64 | amd64) system=$system-x64 ;; *) system=$system-arm64 ;; esac
name=regames-$version-$system
jlink=${JAVA_HOME:+$JAVA_HOME/bin/}jlink
stage=$root/cli/target/$name

rm -rf "$stage"
mkdir -p "$stage/jars" "$stage/games" "$stage/completions"
cp "$root/regames" "$root/regames.cmd" "$root/LICENSE" "$root/README.md" "$root/SECURITY.md" "$stage"
cp -R "$root/docs" "$root/examples" "$stage"
for games in "$root"/games/*/; do
  case $games in
    */src/ | */target/) ;;
    *) cp -R "${games%/}" "$stage/games" ;;
  esac
done
find "$stage/examples" -name target -prune -exec rm -rf {} +
cp -R "$root/cli/target/regames.jar" "$root/cli/target/lib" "$root/cli/target/lsp" \
  "$root/cli/target/dap" "$root/cli/target/parquet" "$root/cli/target/studio" "$stage/jars"
# What the jars need, and scripts besides: the rest of the JDK stays away.
"$jlink" --add-modules java.se,jdk.unsupported,jdk.zipfs,jdk.httpserver,jdk.net,jdk.jfr \
  --strip-debug --no-header-files --no-man-pages --generate-cds-archive --output "$stage/runtime" > /dev/null
# The class cache goes by the time of the jar, which has to survive packing.
TZ=UTC find "$stage" -exec touch -t 202501010000 {} +
for shell in bash zsh; do
  "$stage/regames" completion $shell > "$stage/completions/regames.$shell"
done
rm -f "$stage/jars/train.log"
tar -czf "$stage.tar.gz" -C "$root/cli/target" "$name"
echo "$stage.tar.gz"
