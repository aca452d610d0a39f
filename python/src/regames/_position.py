"""States with a partial move, and what the numbers of actions mean there."""

from __future__ import annotations

from regames.spec import Spec
from regames.state import State


class Position:
    """A state with the tags of a partial move."""

    def __init__(self, spec: Spec, state: State, prefix: tuple[str, ...] = ()) -> None:
        self.spec = spec
        self.state = state
        self.prefix = prefix

    def legal(self) -> dict[int, str]:
        """What the legal actions of the player to move stand for."""
        if self.spec.numbering != "tags":
            return {self.spec.action(move): move for move in self.state.moves()}
        depth = len(self.prefix)
        words = self._words()
        return {
            self.spec.action(tag): tag
            for tag in {word[depth] if len(word) > depth else "" for word in words}
        }

    def _words(self) -> list[list[str]]:
        """The tags of each legal move that continues the partial one."""
        depth = len(self.prefix)
        words = map(str.split, self.state.moves())
        return [word for word in words if tuple(word[:depth]) == self.prefix]

    def apply(self, action: int) -> None:
        """Plays an action of the player to move."""
        meant = self.legal()[action]
        if self.spec.numbering != "tags":
            self.state.play(meant)
            return
        self.prefix += (meant,) if meant else ()
        if not meant or all(len(word) == len(self.prefix) for word in self._words()):
            self.state.play(" ".join(self.prefix))
            self.prefix = ()
