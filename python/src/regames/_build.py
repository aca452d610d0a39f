"""Builds the library of a game: translated to C++, compiled, and cached for next time."""

from __future__ import annotations

import functools
import hashlib
import json
import os
import re
import shlex
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from importlib import resources
from pathlib import Path
from typing import Any

from regames import _cache, _java
from regames.errors import GameError, MissingToolError, RegamesError

_COMPILERS = ("c++", "g++", "clang++")

# The options that the command regames compiles with.
_ALWAYS = ("-std=c++20", "-O3", "-DNDEBUG", "-pthread", "-shared", "-fPIC", "-fvisibility=hidden")
_NATIVE = ("-march=native", "-fno-tree-slp-vectorize")

_COMPILE_SECONDS = 600


@dataclass(frozen=True)
class Source:
    """A game as text or as a file, and how to read it."""

    text: str | None
    file: Path | None
    language: str | None
    options: tuple[str, ...] = field(default=())
    saved: tuple[Path, ...] = ()
    """Its translations with their libraries if it was saved compiled: without and with announcements."""
    title: str | None = None
    """Its name, unless that is the name of its file."""

    def content(self) -> bytes:
        """Its text, exactly as in the file."""
        return self.text.encode() if self.text is not None else _content(self.file)

    def arguments(self) -> list[str]:
        """The arguments that specify the game on a command line."""
        words = [str(self.file) if self.file is not None else "-", *self.options]
        if self.language is not None:
            words += ["--from", self.language]
        return words

    def announcing(self) -> Source:
        """The same game, with those moves of the keeper that have tags turned into moves of chance."""
        return replace(self, options=(*self.options, "--announce"))

    def command(self, name: str, *words: str, timeout: float | None = None) -> _java.Output:
        """The output of a command about the game."""
        return _java.run([name, *self.arguments(), *words], self.text, timeout)

    @property
    def name(self) -> str:
        """The name of the game: its file name without suffixes."""
        if self.title is not None:
            return self.title
        return self.file.name.split(".")[0] if self.file is not None else "game"

    def key(self) -> bytes:
        """Everything that the translation depends on."""
        parts = [self.content(), os.fsencode(self.name), str(self.language).encode()]
        parts += [option.encode() for option in self.options]
        if self.file is not None:
            parts.append(os.fsencode(self.file.suffix))
        return b"\0".join(parts)

    def failed(self, output: _java.Output) -> GameError:
        """What is wrong with a game that could not be translated, problem by problem."""
        message = output.err.strip() or output.out.strip()
        findings = _java.objects(self.command("check", "--json").out)
        return GameError(message, _java.problems(findings))


def _content(file: Path | None) -> bytes:
    if file is None:
        raise ValueError("a game needs a text or a file")
    try:
        return file.read_bytes()
    except OSError as failure:
        is_text = any(mark in str(file) for mark in "\n={(")
        remedy = "; the text of a game needs its language=" if is_text else ""
        raise GameError(f"{file}: {failure.strerror}{remedy}") from failure


@dataclass(frozen=True)
class Compiler:
    """A C++ compiler that works, and what identifies it."""

    command: tuple[str, ...]
    options: tuple[str, ...]
    identity: str

    def needs(self) -> set[str]:
        """The processor features that a library may use."""
        return {name for name in processor() if f"#define __{name.upper()}__ " in self.identity}


@functools.cache
def processor() -> frozenset[str]:
    """The features of this processor, by their names on Linux; empty if they are not known."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return frozenset()
    found = re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.MULTILINE)
    return frozenset(found[1].split()) if found else frozenset()


@functools.cache
def compiler() -> Compiler | None:
    """The compiler named by ``CXX``, else the first that works; ``None`` if there is none."""
    named = os.environ.get("CXX", "").strip()
    for name in [named] if named else list(_COMPILERS):
        for native in (_NATIVE, ()):
            command = tuple(shlex.split(name))
            extra = tuple(shlex.split(os.environ.get("REGAMES_CXXFLAGS", "")))
            options = (*_ALWAYS, *native, *extra)
            words = [*command, *options, "-E", "-dM", "-x", "c++", "-"]
            try:
                done = subprocess.run(words, input="", capture_output=True, text=True, check=False)
            except OSError:
                break
            if done.returncode == 0:
                return Compiler(command, options, done.stdout)
    return None


def needed_compiler() -> Compiler:
    """The compiler; if there is none, an exception that says how to get one."""
    found = compiler()
    if found is None:
        raise MissingToolError(
            f"no C++ compiler works: tried {os.environ.get('CXX') or ', '.join(_COMPILERS)}\n"
            "install one (sudo apt install g++, sudo dnf install gcc-c++, xcode-select --install),\n"
            'name one in CXX, or load games with engine="jvm"'
        )
    return found


def _digest(*parts: bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big"))
        digest.update(part)
    return digest.hexdigest()[:32]


def _native_sources() -> dict[str, bytes]:
    folder = resources.files("regames") / "native"
    return {entry.name: entry.read_bytes() for entry in folder.iterdir() if entry.is_file()}


def kept(place: Path, make: Callable[[Path], None]) -> Path:
    """The folder, filled elsewhere by a function and then moved here atomically.

    If the same folder is needed elsewhere at the same time, in this process or another one, that
    waits.
    """
    if place.is_dir():
        return place
    place.parent.mkdir(parents=True, exist_ok=True)
    with _cache.locked(place.with_suffix(".lock")):
        if place.is_dir():
            return place
        work = Path(tempfile.mkdtemp(dir=place.parent, prefix="unfinished-"))
        try:
            make(work)
            try:
                work.rename(place)
            except OSError:
                if not place.is_dir():  # else another process was faster
                    raise
        finally:
            shutil.rmtree(work, ignore_errors=True)
    return place


def translated(source: Source) -> Path:
    """A folder with the C++ of a game."""

    if source.saved:
        return source.saved["--announce" in source.options]

    def make(work: Path) -> None:
        output = source.command("translate", "--to", "cpp", "-o", str(work))
        if output.code != 0:
            raise source.failed(output)

    return kept(_cache.folder() / "cpp" / _digest(source.key(), _java.jar_digest()), make)


def facts(cpp: Path) -> dict[str, Any]:
    """What the numbers in the translation of a game mean."""
    found: dict[str, Any] = json.loads(next(cpp.glob("*.json")).read_text(encoding="utf-8"))
    return found


def library(cpp: Path) -> Path:
    """The shared library of a translated game; it is compiled on first use."""
    saved = cpp / "game.so"
    if saved.is_file():
        return saved
    chosen = needed_compiler()
    native = _native_sources()
    build = " ".join([*chosen.command, *chosen.options]) + chosen.identity
    key = _digest(cpp.name.encode(), build.encode(), *(k.encode() + v for k, v in sorted(native.items())))

    def make(work: Path) -> None:
        for name, content in native.items():
            (work / name).write_bytes(content)
        _compile(chosen, cpp, work)

    return kept(_cache.folder() / "lib" / key, make) / "game.so"


def _compile(chosen: Compiler, cpp: Path, work: Path) -> None:
    header = next(cpp.glob("*.hpp"))
    found = re.search(r"^namespace (regames_\w+) \{", header.read_text(encoding="utf-8"), re.M)
    if found is None:
        raise RegamesError(f"{header} is not what regames writes")
    words = [*chosen.command, *chosen.options, f"-I{cpp}", f"-DGAME_NAMESPACE={found.group(1)}"]
    words += [f'-DGAME_SOURCE="{header.stem}.cpp"']
    known = facts(cpp)
    members = "".join(f"MEMBER({variable['member']})\n" for variable in known["variables"])
    (work / "members.inc").write_text(members, encoding="utf-8")
    words.append(f"-DGAME_PACKED={int(known['packed'])}")
    words.append(f"-DGAME_KEY=0x{cpp.name[:16]}u")  # which bytes of states belong to the game
    words += [str(work / "bridge.cpp"), "-o", str(work / "game.so")]
    try:
        done = subprocess.run(
            words, capture_output=True, text=True, timeout=_COMPILE_SECONDS, check=False
        )
    except subprocess.TimeoutExpired as expired:
        raise RegamesError(f"compiling took more than {_COMPILE_SECONDS} s") from expired
    if done.returncode != 0:
        first = "\n".join(done.stderr.splitlines()[:12])
        raise RegamesError(f"the compiler does not take the C++ of the game; its first words:\n{first}")
