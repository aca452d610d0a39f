"""What the keeper says, which the engines leave out.

It is heard from a second game beside the first, in which each move of the keeper that has tags is a
move of ``random``, who has no other one there. That move begins with the tag ``keeper``.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regames.state import State

_KEEPER = "keeper"
_EDGE = re.compile(r"^(\w+), (\w+): ?(.*);$", re.M)
_PRAGMA = re.compile(r"^@.*\n", re.M)


def announced(rules: str) -> str | None:
    """The rules of that game, from rules in RG; ``None`` where the keeper says nothing.

    >>> print(announced("a, b: player = keeper;\\nb, c: $ hit;"))
    a, said_1: player = random;
    said_1, b: $ keeper;
    b, c: $ hit;
    """
    edges: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
    for start, end, action in _EDGE.findall(rules):
        edges[start].append((end, action))
    count = 0

    def announce(edge: re.Match[str]) -> str:
        nonlocal count
        start, end, action = edge.groups()
        if action != f"player = {_KEEPER}" or not _has_tags(edges, end):
            return edge[0]
        count += 1
        return f"{start}, said_{count}: player = random;\nsaid_{count}, {end}: $ {_KEEPER};"

    text = _EDGE.sub(announce, _PRAGMA.sub("", rules))
    return text if count else None


def _has_tags(edges: dict[str, list[tuple[str, str]]], node: str) -> bool:
    """Whether a move that begins at a node may have tags."""
    reached, open_nodes = {node}, [node]
    while open_nodes:
        for end, action in edges.get(open_nodes.pop(), ()):
            if action.startswith("$"):
                return True
            if not action.startswith("player =") and end not in reached:
                reached.add(end)
                open_nodes.append(end)
    return False


class Words:
    """What the keeper has said in a play, heard by following its moves."""

    def __init__(self, state: State, moves: int = 0) -> None:
        self._state = state
        self._moves = moves
        self.said: list[tuple[int, tuple[str, ...]]] = []
        """After how many moves, and what each player hears of it."""
        if moves == 0:
            self._hear()

    def follow(self, history: Sequence[tuple[str, str]]) -> None:
        """Goes on to the end of a play that begins like the one so far."""
        for _, move in history[self._moves :]:
            self._state.play(move)
            self._moves += 1
            self._hear()

    def copy(self) -> Words:
        """The same for a play that goes its own way."""
        other = Words(self._state.copy(), self._moves)
        other.said = list(self.said)
        return other

    def _hear(self) -> None:
        while self._state.is_chance and self._state.moves()[0].split()[:1] == [_KEEPER]:
            self._state.play()
            heard = self._state.last_seen()
            words = (" ".join(tag for tag in text.split() if tag != _KEEPER) for text in heard)
            self.said.append((self._moves, tuple(words)))
