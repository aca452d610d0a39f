#!/bin/sh
# Makes a release of the last commit in target/release, as a version without SNAPSHOT:
#
#   [HOME_URL=https://...] [GPG_KEY=...] cli/src/release/release.sh VERSION [--twice]
#
# the archive of the command, the jars with sources and Javadoc as a repository for Maven (signed
# where GPG_KEY names a key), wheels for pip, the extension for editors, and the list of all that is
# inside with licences (CycloneDX). HOME_URL is the address of the sources that the poms name.
# Nothing is published. The same commit gives the same bytes, but for signatures, on the same JDK:
# --twice makes everything again and fails where a byte differs. It takes some minutes, and is made
# in a folder of its own.
set -eu
version=${1:?a version, such as 1.0.0}
root=$(cd "$(dirname "$0")/../../.." && pwd -P)
release=$root/target/release
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT HUP INT TERM
say() { printf 'release: %s\n' "$*" >&2; }

git -C "$root" archive HEAD | tar -x -C "$work"
cd "$work"
say "version $version"
find . -name pom.xml -exec sed -i "s|0\.1\.0-SNAPSHOT|$version|" {} +
sed -i "s|0\.1\.0|$version|" python/pyproject.toml python/*/pyproject.toml \
  python/src/regames/__init__.py editors/vscode/package.json
[ -z "${HOME_URL:-}" ] || sed -i "s|https://regames.example|$HOME_URL|" pom.xml bom/pom.xml
rm -rf "$release"
mkdir -p "$release"

say 'the jars and the archive'
signing=-Dgpg.skip
[ -z "${GPG_KEY:-}" ] || signing=-Dgpg.keyname=$GPG_KEY
mvn -B -q -Prelease deploy -DskipTests "$signing" \
  -DaltDeploymentRepository="release::default::file://$release/maven"
cp cli/target/regames-"$version"-*.tar.gz target/sbom.json "$release"

say 'the wheels'
SOURCE_DATE_EPOCH=1735689600
export SOURCE_DATE_EPOCH
python3 -m pip wheel -q --no-deps -w "$release" ./python ./python/kotlin ./python/jython

say 'the extension for editors'
(cd editors/vscode && npm ci --silent --no-audit --no-fund && npm run --silent package -- \
  -o "$release/regames-$version.vsix") > /dev/null

(cd "$release" && find . -type f ! -name SHA256SUMS | LC_ALL=C sort | xargs sha256sum > SHA256SUMS)
say "all of it is in $release"

if [ "${2:-}" = --twice ]; then
  mv "$release" "$release.first"
  GPG_KEY='' "$root/cli/src/release/release.sh" "$version"
  grep -v '\.asc\(\.[a-z0-9]*\)\?$' "$release.first/SHA256SUMS" > "$release.first/unsigned"
  diff "$release.first/unsigned" "$release/SHA256SUMS" >&2 || {
    say 'what was made twice differs: see above'
    exit 1
  }
  rm -rf "$release"
  mv "$release.first" "$release"
  rm "$release/unsigned"
  say 'made twice, all bytes are the same'
fi
