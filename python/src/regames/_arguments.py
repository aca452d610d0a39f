"""What callers give: looked at where it comes in, so that mistakes are told in their terms."""

from __future__ import annotations

import os

_MOST_THREADS = 256


def whole(name: str, value: int) -> int:
    """A number as Python has it, also where NumPy made it."""
    try:
        return int(value.__index__())
    except AttributeError as wrong:
        raise TypeError(f"{name} is a whole number, not {value!r}") from wrong


def at_least(name: str, value: int, least: int = 0) -> int:
    """A whole number that may not be less than another one."""
    number = whole(name, value)
    if number < least:
        raise ValueError(f"{name} is {least} or more, not {number}")
    return number


def plies(value: int, least: int = 0) -> int:
    """A number of moves that engines can count to."""
    return min(at_least("most_plies", value, least), 1 << 62)


def workers(threads: int) -> int:
    """How many threads to take: as many as are asked for, or with 0 one each core."""
    return min(at_least("threads", threads) or os.cpu_count() or 1, _MOST_THREADS)


def text(name: str, value: str) -> str:
    """A text that can be written: one without half of a pair of surrogates."""
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
    """The name of a file that the system can have; it need not be a text."""
    path = os.fspath(value)
    try:
        os.fsencode(path)
    except UnicodeEncodeError as wrong:
        raise ValueError(
            f"{name} is no name of a file: it has half of a character at place {wrong.start}"
        ) from None
    return path
