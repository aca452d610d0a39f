"""The cache of what takes long to compute. All of it may be deleted at any time."""

from __future__ import annotations

import contextlib
import functools
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path


def _wanted() -> Path:
    """The user's folder: the one in ``REGAMES_CACHE``, or where the system keeps caches."""
    named = os.environ.get("REGAMES_CACHE")
    if named:
        return Path(named)
    if os.environ.get("XDG_CACHE_HOME"):
        caches = Path(os.environ["XDG_CACHE_HOME"])
    elif sys.platform == "win32" and os.environ.get("LOCALAPPDATA"):
        caches = Path(os.environ["LOCALAPPDATA"])
    elif sys.platform == "darwin":
        caches = Path.home() / "Library" / "Caches"
    else:
        caches = Path.home() / ".cache"
    return caches / "regames" / "python"


def folder() -> Path:
    """The cache if it is writable, else a temporary folder for this process."""
    wanted = _wanted()
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        if os.access(wanted, os.W_OK):
            return wanted
    except OSError:
        pass
    return _temporary()


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Holds a lock on a file while something is made, if the system supports such locks."""
    if sys.platform == "win32":
        yield
        return
    import fcntl

    with open(file, "a", encoding="utf-8") as lock:
        with contextlib.suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield  # closing the file releases the lock


@functools.cache
def _temporary() -> Path:
    folder = tempfile.TemporaryDirectory(prefix="regames-")
    _alive.append(folder)
    return Path(folder.name)


_alive: list[tempfile.TemporaryDirectory[str]] = []
