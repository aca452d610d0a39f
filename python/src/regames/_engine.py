"""What plays a game: the same for the C++ of a game and for the JVM in this process."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

RANDOM = -1
"""Who is to move where chance decides."""

KEEPER = -2
"""Who is to move where the play is over."""

NONE_LEGAL = -2
"""What is drawn where no move is legal."""


@dataclass(frozen=True)
class Tally:
    """What playouts add up to; of scores one row for each player, one number for each symbol."""

    scores: Sequence[Sequence[int]]
    plies: int
    least: int
    most: int
    unfinished: int


class EngineState(Protocol):
    """A state that is played on in place. Moves are numbers below what ``moves`` answered last."""

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
        """A state where plays start, in the form that ``State`` is made of."""
        ...

    def playouts(self, count: int, seed: int, threads: int, most: int) -> Tally: ...
