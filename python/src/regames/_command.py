"""The command ``regames`` of the package: the same as that of the repository."""

from __future__ import annotations

import os
import subprocess
import sys

from regames import _cache, _java
from regames.errors import RegamesError

# Commands that run long use both compilers of the JVM; for all others the optimizing one would cost
# more than it gains. The script regames does the same.
_LONG = frozenset(
    (
        "bench diff evolve ggp-host ggp-player lsp match perft play puzzles run solve studio verify"
    ).split()
)

# Most of a search tree is discarded after the move that it was searched for.
_TREES = frozenset("ggp-player match play".split())


def options(arguments: list[str]) -> list[str]:
    """The options of the JVM for a command."""
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
    """Runs typical commands once; the JVM records what it learns, and starts faster from then on.

    That takes a while, so it is only done in interactive use.
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
            made.touch()  # so that it is not tried every time
        made.replace(kept)


def main() -> None:
    """Runs the command with the arguments of this process, replacing the process if possible."""
    try:
        _learn()
        line = _java.words(options(sys.argv[1:]), sys.argv[1:])
    except RegamesError as error:
        sys.exit(f"regames: {error}")
    locale = os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG") or ""
    if "utf8" not in locale.lower().replace("-", ""):
        os.environ["LC_ALL"] = "C.UTF-8"  # file names are UTF-8 even if the locale is not
    if os.name == "nt":
        sys.exit(subprocess.call(line))
    os.execv(line[0], line)
