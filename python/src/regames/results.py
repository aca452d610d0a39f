"""The results of plays and proofs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regames.errors import Problem


@dataclass(frozen=True)
class Playouts:
    """Statistics of random plays."""

    plays: int
    """The number of plays."""
    plies: int
    """The total number of moves."""
    least_plies: int
    most_plies: int
    unfinished: int
    """How many plays were aborted, or stopped because nobody could move."""
    seconds: float
    scores: Mapping[str, Mapping[int | str, int]]
    """How often each player got each score."""

    @property
    def per_second(self) -> float:
        """Plays per second."""
        return self.plays / max(self.seconds, 1e-9)

    @property
    def mean_plies(self) -> float:
        """Moves per play."""
        return self.plies / max(self.plays, 1)

    def mean_score(self, player: str) -> float:
        """The mean score of a player, if scores are numbers."""
        counts = self.scores[player]
        total = sum(float(score) * count for score, count in counts.items())
        return total / max(sum(counts.values()), 1)


@dataclass(frozen=True)
class Verification:
    """The result of ``verify``. True if the game is proper."""

    is_proper: bool
    is_complete: bool
    """Whether all states were searched, rather than a limited number."""
    problems: tuple[Problem, ...]

    def __bool__(self) -> bool:
        return self.is_proper
