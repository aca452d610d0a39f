"""The command ``regames`` of the package: the same as that of the repository."""

from __future__ import annotations

import os
import subprocess
import sys

from regames import _cache, _java
from regames.errors import RegamesError

# What plays long is compiled twice, the second time well; for all else that would cost more than
# it brings. The script regames says the same.
_LONG = frozenset(
    (
        "bench diff evolve ggp-host ggp-player lsp match perft play puzzles run solve studio verify"
    ).split()
)

# Most of a tree is forgotten after the move that it was searched for.
_TREES = frozenset("ggp-player match play".split())


def options(arguments: list[str]) -> list[str]:
    """The options of Java for a command."""
    name = arguments[0] if arguments else ""
    chosen = [] if name in _LONG else ["-XX:TieredStopAtLevel=1"]
    if name in _TREES:
        chosen += ["-XX:InitialRAMPercentage=10", "-XX:NewRatio=1"]
    given = os.environ.get("REGAMES_JAVA_OPTS", "").split()
    if not any("GC" in option for option in given):
        chosen.append("-XX:+UseSerialGC")
    terminals = "".join(str(number) for number in (1, 2) if os.isatty(number))
    return [*chosen, *given, f"-Dregames.terminal={terminals}"]


def _learn() -> None:
    """Runs typical commands once; the JVM keeps what it learnt, and starts sooner from then on.

    That takes a while, so only where a person works who will use it again.
    """
    kept = _java.class_cache()
    if kept is None or kept.exists() or not os.isatty(2):
        return
    with _cache.locked(kept.with_suffix(".lock")):
        if kept.exists():
            return
        print("regames: preparing for the first use (half a minute, once) ...", file=sys.stderr)
        made = kept.with_suffix(f".{os.getpid()}")
        line = [str(_java.java()), "-XX:+UseSerialGC", f"-XX:AOTCacheOutput={made}"]
        line += ["-cp", str(_java.jar()), "org.regames.cli.tooling.Training"]
        subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, check=False)
        if not made.exists():
            made.touch()  # so that it is not tried each time
        made.replace(kept)


def main() -> None:
    """Runs the command with the words of this process, in its place where the system can do that."""
    try:
        _learn()
        line = _java.words(options(sys.argv[1:]), sys.argv[1:])
    except RegamesError as error:
        sys.exit(f"regames: {error}")
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG") or ""
    if "utf8" not in locale.lower().replace("-", ""):
        os.environ["LC_ALL"] = "C.UTF-8"  # names of files are UTF-8 also where the locale is not
    if os.name == "nt":
        sys.exit(subprocess.call(line))
    os.execv(line[0], line)
