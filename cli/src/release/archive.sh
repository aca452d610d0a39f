#!/bin/sh
# Makes cli/target/regames-VERSION.tar.gz of what `mvn package` has built: the command with its
# class cache and completions, the games, the manual. It runs where a JDK is, without Maven.
#
#   cli/src/release/archive.sh VERSION
set -eu
version=$1
root=$(cd "$(dirname "$0")/../../.." && pwd -P)
name=regames-$version
stage=$root/cli/target/$name

rm -rf "$stage"
mkdir -p "$stage/jars" "$stage/games" "$stage/completions"
cp "$root/regames" "$root/LICENSE" "$root/README.md" "$root/SECURITY.md" "$stage"
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
# The class cache goes by the time of the jar, which has to survive packing.
TZ=UTC find "$stage" -exec touch -t 202501010000 {} +
for shell in bash zsh; do
  "$stage/regames" completion $shell > "$stage/completions/regames.$shell"
done
rm -f "$stage/jars/train.log"
tar -czf "$stage.tar.gz" -C "$root/cli/target" "$name"
echo "$stage.tar.gz"
