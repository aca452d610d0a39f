"""How the moves and states of a game become numbers."""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

MOST_ACTIONS = 10_000
"""Games with more moves are played tag by tag, unless numbers are requested."""

MOST_VALUES = 256
"""Variables with more values are not part of observations: most of them count moves."""

REMEMBERED = 32
"""How many of the tags that a player saw are in an observation if something is hidden."""

Numbering = Literal["moves", "merged", "tags"]


@dataclass(frozen=True)
class Plane:
    """A part of an observation: one variable, or one key of a map.

    Of the ``len(values)`` numbers from ``start`` on, the one for the current value is 1.
    """

    variable: str
    key: tuple[str, ...]
    start: int
    values: tuple[str, ...]


@dataclass(frozen=True)
class Spec:
    """The actions and observations of a game; the same in every version and on every machine.

    With the numbering ``moves``, an action is a move, given by its index in ``actions``: all
    possible moves, sorted. With ``merged``, moves share an action if they differ only in parts of
    tags that follow from the position, so that no two of them are ever legal at the same time;
    ``*`` stands for these parts. With ``tags``, an action is a tag, given by its index in
    ``actions``; the last action ends a move that could be continued. A move is played as soon as no
    legal move continues its tags.

    An observation is a row of 0 and 1: the observing player (a number for each player), who is to
    move, and then either the ``planes`` of the state or, if ``hides``, what the observing player
    has seen: a row for each of the last ``remembered`` tags, with a number for each of ``movers``
    and one for each of ``tags``. A move of which nothing is seen is a row without a tag; what the
    keeper shows to others has no row.
    """

    numbering: Numbering
    actions: tuple[str, ...]
    moves: tuple[tuple[str, ...], ...]
    """The moves that each action stands for, at most one of which is legal; empty with ``tags``."""
    tags: tuple[str, ...]
    players: tuple[str, ...]
    scores: tuple[int | str, ...]
    hides: bool
    """Whether there are moves of which a player may see only a part."""
    chance: bool
    """Whether ``random`` can be to move."""
    outcomes: tuple[str, ...]
    """The moves of ``random``, by their numbers in states; empty if there is no finite list of them."""
    planes: tuple[Plane, ...]
    movers: tuple[str, ...]
    """Whose moves are seen: the players, ``random``, and ``keeper`` if it shows anything."""
    remembered: int
    features: int
    """The length of an observation."""

    def action(self, move: str) -> int:
        """The number of a move, of a name in ``actions``, or of a tag.

        :raises ValueError: if there is none
        """
        try:
            return self._numbers[move]
        except KeyError:
            raise ValueError(f"there is no action {move!r}") from None

    def tag(self, name: str) -> int:
        """The number of a tag in observations.

        :raises ValueError: if there is none
        """
        try:
            return self._tag_numbers[name]
        except KeyError:
            raise ValueError(f"there is no tag {name!r}") from None

    def _remembering(self, seen: Sequence[tuple[str, str]]) -> npt.NDArray[np.int8]:
        """The part of an observation with what a player saw: who moved, and the tags."""
        movers = len(self.movers)
        rows = [(mover, tag) for mover, move in seen for tag in move.split() or [""]]
        found = np.zeros((self.remembered, movers + len(self.tags)), np.int8)
        for row, (mover, tag) in zip(found, rows[-self.remembered :], strict=False):
            row[self.movers.index(mover)] = 1
            if tag:
                row[movers + self.tag(tag)] = 1
        return found.reshape(-1)

    @functools.cached_property
    def _tag_numbers(self) -> Mapping[str, int]:
        return {tag: number for number, tag in enumerate(self.tags)}

    @functools.cached_property
    def _numbers(self) -> Mapping[str, int]:
        numbers = {action: number for number, action in enumerate(self.actions)}
        numbers |= {move: number for number, moves in enumerate(self.moves) for move in moves}
        return numbers

    @functools.cached_property
    def fingerprint(self) -> str:
        """16 hexadecimal digits that identify the meaning of all numbers.

        A network can be used with games and versions of Regames that have the fingerprint it was
        trained with.
        """
        described = json.dumps(dataclasses.asdict(self), sort_keys=True)
        return hashlib.sha256(described.encode()).hexdigest()[:16]


def numbering_of(facts: Mapping[str, Any], wanted: Numbering | None) -> Numbering:
    """How moves are numbered: all of them if there are not too many, else tag by tag."""
    moves = facts.get("moves")
    if wanted not in (None, "moves", "merged", "tags"):
        raise ValueError(f'numbering is "moves", "merged" or "tags", not {wanted!r}')
    if wanted in ("moves", "merged") and moves is None:
        raise ValueError("the moves of this game have no finite list; its numbering is tags")
    if wanted is not None:
        return wanted
    return "moves" if moves is not None and len(moves) <= MOST_ACTIONS else "tags"


def numbered(
    facts: Mapping[str, Any], numbering: Numbering, tags: Sequence[str]
) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """The names of actions, and the moves that each action stands for."""
    if numbering == "tags":
        return (*tags, ""), ()
    names = tuple(" ".join(move) for move in facts["moves"])
    if numbering == "moves" or "merged" not in facts:
        return names, tuple((name,) for name in names)
    merged = facts["merged"]
    moves: list[list[str]] = [[] for _ in merged["actions"]]
    for name, action in zip(names, merged["of"], strict=True):
        moves[action].append(name)
    return tuple(merged["actions"]), tuple(map(tuple, moves))


def tags_of(facts: Mapping[str, Any]) -> list[str]:
    """All possible tags of moves, sorted."""
    if "tags" in facts:
        return sorted(facts["tags"], key=natural)
    moves = (*facts["moves"], *facts["outcomes"])
    return sorted({tag for move in moves for tag in move}, key=natural)


def natural(name: str) -> list[tuple[int, str | int]]:
    """A key for sorting names with numbers in them: ``a2`` before ``a10``."""
    parts: list[tuple[int, str | int]] = []
    digits = ""
    for letter in name + "\0":
        if letter.isdigit():
            digits += letter
            continue
        if digits:
            parts.append((0, int(digits)))
            digits = ""
        parts.append((1, letter))
    return parts


def planes_of(facts: Mapping[str, Any], symbols: Sequence[str], start: int) -> list[Plane]:
    """The planes of the variables that may matter when somebody is to move."""
    planes = []
    for variable in facts["variables"]:
        if not is_shown(variable):
            continue
        numbers: list[int] = variable["values"]
        values = tuple(symbols[number] for number in numbers)
        for key, _ in places_of(variable):
            planes.append(Plane(variable["name"], key, start, values))
            start += len(values)
    return planes


def is_shown(variable: Mapping[str, Any]) -> bool:
    """Whether a variable is part of observations."""
    builtin = variable["name"] in ("goals", "player", "visible")
    several = 1 < len(variable["values"]) <= MOST_VALUES
    return bool(variable["lives"] and several and not builtin and not variable.get("choices"))


def places_of(variable: Mapping[str, Any]) -> list[tuple[tuple[str, ...], int]]:
    """The keys of a map with their indices in its array; other variables have one entry without a key."""
    found: list[tuple[tuple[str, ...], int]] = [((), 0)]
    for keys, places in zip(variable.get("keys", []), variable.get("places", []), strict=True):
        found = [
            ((*before, key), place + step)
            for before, place in found
            for key, step in zip(keys, places, strict=True)
        ]
    return found
