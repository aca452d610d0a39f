"""The exceptions of this package."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

_OPTIONS = {
    "from": "language",
    "to": "language",
    **{
        name: name.replace("-", "_")
        for name in ("allow-io", "budget", "passes", "plays", "script-seconds", "seed", "states")
    },
}
_OPTION = re.compile(rf"--({'|'.join(_OPTIONS)})\b(:?)")
_SOURCE_LINE = re.compile(r"\s*\d* \|")


def in_python(text: str) -> str:
    """A message of the command line, with its options replaced by the arguments of Python.

    >>> in_python("raise the limit with --budget")
    'raise the limit with budget='
    """
    return "\n".join(
        line if _SOURCE_LINE.match(line) else _OPTION.sub(_argument, line)
        for line in text.split("\n")
    )


def _argument(option: re.Match[str]) -> str:
    return _OPTIONS[option[1]] + (option[2] or "=")


@dataclass(frozen=True)
class Problem:
    """A problem in a game, and where it is.

    Lines and columns count from 1; they are ``None`` if the problem is not at a place of a text.
    """

    severity: str
    code: str
    message: str
    file: str | None = None
    line: int | None = None
    column: int | None = None
    hint: str | None = None

    @classmethod
    def of(cls, finding: dict[str, Any]) -> Problem:
        """The problem that ``regames check --json`` describes."""
        hint = finding.get("hint")
        return cls(
            severity=finding.get("severity", "error"),
            code=finding.get("code", ""),
            message=in_python(finding.get("message", "")),
            file=finding.get("file"),
            line=finding.get("line"),
            column=finding.get("column"),
            hint=None if hint is None else in_python(hint),
        )

    def __str__(self) -> str:
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        hint = f" ({self.hint})" if self.hint else ""
        return f"{place + ': ' if place else ''}{self.message}{hint}"


class RegamesError(Exception):
    """The base class of all exceptions of this package."""


class GameError(RegamesError):
    """A game is not valid. The text is what the command prints, with Python's arguments.

    ``file``, ``line``, ``column``, ``hint`` and ``code`` are those of the first of ``problems``.
    """

    def __init__(self, message: str, problems: tuple[Problem, ...] = ()) -> None:
        message = in_python(message)
        super().__init__(message)
        self.problems = problems
        first = problems[0] if problems else Problem("error", "", message)
        self.code = first.code
        self.file = first.file
        self.line = first.line
        self.column = first.column
        self.hint = first.hint


class IllegalMoveError(RegamesError, ValueError):
    """A move is not legal in a state; the text lists legal ones."""


class EndlessPlayError(RegamesError):
    """The rules of an improper game did not terminate; ``game.verify()`` finds where."""


class MissingToolError(RegamesError):
    """A required program is not installed; the text says which one, and how to get it."""
