"""What plays and proofs came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from regames.errors import Problem


@dataclass(frozen=True)
class Playouts:
    """What random plays were like."""

    plays: int
    """How many plays there were."""
    plies: int
    """How many moves all of them had."""
    least_plies: int
    most_plies: int
    unfinished: int
    """How many were given up, or stopped where nobody could move."""
    seconds: float
    scores: Mapping[str, Mapping[int | str, int]]
    """For each player how often it got which score."""

    @property
    def per_second(self) -> float:
        """Plays a second."""
        return self.plays / max(self.seconds, 1e-9)

    @property
    def mean_plies(self) -> float:
        """Moves a play."""
        return self.plies / max(self.plays, 1)

    def mean_score(self, player: str) -> float:
        """The mean score of a player, where scores are numbers."""
        counts = self.scores[player]
        total = sum(float(score) * count for score, count in counts.items())
        return total / max(sum(counts.values()), 1)


@dataclass(frozen=True)
class Verification:
    """What ``verify`` found. True where the game is proper."""

    is_proper: bool
    is_complete: bool
    """Whether all states were searched, and not only many."""
    problems: tuple[Problem, ...]

    def __bool__(self) -> bool:
        return self.is_proper
