"""Compiled games as files: ``game.save`` writes them, ``load`` needs neither Java nor a compiler."""

from __future__ import annotations

import hashlib
import json
import platform
import zipfile
from pathlib import Path
from typing import Any

from regames import _build, _cache
from regames._build import Source
from regames.errors import GameError, MissingToolError

SUFFIX = ".rgx"

_FORMAT = 1
_MANIFEST = "regames.json"
_ADVICE = "load the game that it was made of, which is compiled for this machine"


def save(source: Source, translations: list[Path], file: Path) -> None:
    """Writes a game with the libraries of its translations."""
    compiler = _build.needed_compiler()
    libraries = {cpp.name: _build.library(cpp) for cpp in translations}
    manifest = {
        "format": _FORMAT,
        "name": source.name,
        "source": f"source{source.file.suffix if source.file is not None else ''}",
        "language": source.language,
        "options": source.options,
        "translations": [cpp.name for cpp in translations],
        "system": system(),
        "processor": sorted(compiler.needs()),
    }
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with zipfile.ZipFile(unfinished, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(_MANIFEST, json.dumps(manifest, indent=2) + "\n")
            archive.writestr(str(manifest["source"]), source.content())
            for cpp in translations:
                facts = next(cpp.glob("*.json"))
                archive.write(facts, f"{cpp.name}/game.json")
                archive.write(libraries[cpp.name], f"{cpp.name}/game.so")
        unfinished.replace(file)
    except OSError as failure:
        unfinished.unlink(missing_ok=True)
        raise GameError(f"{file}: {failure.strerror}") from failure


def system() -> str:
    """The kind of system whose libraries can be loaded on this machine."""
    return f"{platform.system()} {platform.machine()}"


def opened(file: Path) -> Source:
    """The game in a file, unpacked to the cache.

    :raises GameError: if it is not such a file
    :raises MissingToolError: if its library does not run on this machine
    """
    try:
        content = file.read_bytes()
    except OSError as failure:
        raise GameError(f"{file}: {failure.strerror}") from failure

    def unpack(work: Path) -> None:
        with zipfile.ZipFile(file) as archive:
            for name in archive.namelist():
                if name.startswith(("/", "\\")) or ".." in Path(name).parts:
                    raise GameError(f"{file} has a part outside of itself: {name}")
            archive.extractall(work)

    digest = hashlib.sha256(content).hexdigest()[:32]
    try:
        folder = _build.kept(_cache.folder() / "saved" / digest, unpack)
        manifest: dict[str, Any] = json.loads((folder / _MANIFEST).read_text(encoding="utf-8"))
        if manifest["format"] != _FORMAT:
            raise GameError(f"{file} was written by another version of regames; {_ADVICE}")
        _require(file, manifest)
        return Source(
            text=None,
            file=folder / str(manifest["source"]),
            language=manifest["language"],
            options=tuple(manifest["options"]),
            saved=tuple(folder / str(name) for name in manifest["translations"]),
            title=manifest["name"],
        )
    except (zipfile.BadZipFile, KeyError, ValueError, FileNotFoundError) as failure:
        raise GameError(f"{file} is not a saved game: {failure}") from failure


def _require(file: Path, manifest: dict[str, Any]) -> None:
    if manifest["system"] != system():
        raise MissingToolError(
            f"{file} was compiled for {manifest['system']}, and this is {system()}; {_ADVICE}"
        )
    missing = set(manifest["processor"]) - _build.processor()
    if missing and _build.processor():
        raise MissingToolError(
            f"{file} was compiled for a processor with {', '.join(sorted(missing))}, "
            f"which this one has not; {_ADVICE}"
        )
