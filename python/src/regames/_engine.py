"""The interface of engines: the C++ of a game, or the JVM in this process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

RANDOM = -1
"""The player to move if chance decides."""

KEEPER = -2
"""The player to move if the play is over."""

NONE_LEGAL = -2
"""What ``draw`` returns if no move is legal."""


@dataclass(frozen=True)
class Tally:
    """The totals of playouts; the scores have a row for each player, with a count for each symbol."""

    scores: Sequence[Sequence[int]]
    plies: int
    least: int
    most: int
    unfinished: int


class EngineState(Protocol):
    """A mutable state. Moves are numbers below what ``moves`` returned last."""

    def copy(self) -> EngineState: ...

    def seed(self, seed: int, play: int) -> None: ...

    def player(self) -> int: ...

    def is_terminal(self) -> bool: ...

    def score(self, player: int) -> int: ...

    def moves(self) -> int: ...

    def tags(self, move: int, player: int = -1) -> tuple[int, ...]: ...

    def play(self, move: int) -> None: ...

    def draw(self) -> int: ...

    def playout(self, most: int) -> int: ...

    def equals(self, other: EngineState) -> bool: ...

    def hash(self) -> int: ...

    def describe(self) -> str: ...


class Engine(Protocol):
    """A game that is ready to be played."""

    @property
    def name(self) -> str: ...

    @property
    def symbols(self) -> Sequence[str]: ...

    @property
    def players(self) -> Sequence[str]: ...

    def state(self, seed: int, play: int) -> Any:
        """An initial state, in the form that ``State`` wraps."""
        ...

    def playouts(self, count: int, seed: int, threads: int, most: int) -> Tally: ...
