"""Checks arguments where they come in, so that mistakes are reported in the caller's terms."""

from __future__ import annotations

import os

_MOST_THREADS = 256


def whole(name: str, value: int) -> int:
    """A whole number as a Python int, also if it comes from NumPy."""
    try:
        return int(value.__index__())
    except AttributeError as wrong:
        raise TypeError(f"{name} is a whole number, not {value!r}") from wrong


def at_least(name: str, value: int, least: int = 0) -> int:
    """A whole number that may not be less than a given one."""
    number = whole(name, value)
    if number < least:
        raise ValueError(f"{name} is {least} or more, not {number}")
    return number


def plies(value: int, least: int = 0) -> int:
    """A number of moves, at most as large as engines can count to."""
    return min(at_least("most_plies", value, least), 1 << 62)


def workers(threads: int) -> int:
    """How many threads to use: as many as requested, or one per core if 0."""
    return min(at_least("threads", threads) or os.cpu_count() or 1, _MOST_THREADS)


def text(name: str, value: str) -> str:
    """A text that can be encoded: one without unpaired surrogates."""
    if not isinstance(value, str):
        raise TypeError(f"{name} is a text, not {value!r}")
    try:
        value.encode()
    except UnicodeEncodeError as wrong:
        half = f"U+{ord(value[wrong.start]):04X}"
        raise ValueError(
            f"{name} is no text: {half} at place {wrong.start} is half of a character"
        ) from None
    return value


def file(name: str, value: str | os.PathLike[str]) -> str:
    """A file name that the system can represent; it need not be valid Unicode."""
    path = os.fspath(value)
    try:
        os.fsencode(path)
    except UnicodeEncodeError as wrong:
        raise ValueError(
            f"{name} is no name of a file: it has half of a character at place {wrong.start}"
        ) from None
    return path
