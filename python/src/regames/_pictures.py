"""Pictures as arrays, including those of plays in a batch."""

from __future__ import annotations

import io
import re

import numpy as np
import numpy.typing as npt

from regames._position import Position
from regames.batch import Batch
from regames.errors import GameError, MissingToolError
from regames.state import State

Pixels = npt.NDArray[np.uint8]

_MOST_TRIED = 100_000
"""How many moves of chance are tried to find those that led to a state."""


def needed_renderer() -> None:
    """Checks that pictures can be made; otherwise an exception says what is missing."""
    try:
        import PIL.Image  # noqa: F401
        import resvg_py  # noqa: F401
    except ImportError as missing:
        raise MissingToolError(
            'pictures as arrays need resvg-py and Pillow:\n  pip install "regames[render]"'
        ) from missing


def pixels(svg: str) -> Pixels:
    """A picture as an array of the shape (height, width, 3)."""
    needed_renderer()
    import resvg_py
    from PIL import Image

    png = resvg_py.svg_to_bytes(svg_string=_with_plain_colours(svg), background="white")
    return np.array(Image.open(io.BytesIO(png)).convert("RGB"))


def _with_plain_colours(svg: str) -> str:
    """The same with the colours of a light page: the renderer does not support CSS variables."""
    colours: dict[str, str] = {}
    for name, colour in re.findall(r"(--[\w-]+): (#\w+)", svg):
        colours.setdefault(name, colour)
    return re.sub(r"var\((--[\w-]+)\)", lambda found: colours.get(found[1], found[0]), svg)


class Followed:
    """A play of a batch together with its moves, so that it can be drawn.

    Moves of chance, which the batch makes itself, are reconstructed by trying the possible ones.
    """

    def __init__(self, batch: Batch, board: int) -> None:
        needed_renderer()
        self._batch = batch
        self._board = board
        self._position = Position(batch.spec, batch.game.start())

    def restart(self) -> None:
        """Continues with a new play."""
        self._position = Position(self._batch.spec, self._batch.game.start())
        self._let_chance_decide()

    def play(self, action: int) -> None:
        """Repeats a move that the batch has made."""
        self._position.apply(action)
        self._let_chance_decide()

    def picture(self) -> Pixels:
        """The picture of the board, with all information."""
        return pixels(self._position.state.draw())

    def _let_chance_decide(self) -> None:
        goal = self._batch.state(self._board)
        open_states = [self._position.state]
        for _ in range(_MOST_TRIED):
            if not open_states:
                break
            state = open_states.pop()
            if state == goal:
                self._position.state = state
                return
            if state.is_chance:
                open_states += [_after(state, move) for move in state.moves()]
        raise GameError("this play cannot be drawn: what chance has decided is not found again")


def _after(state: State, move: str) -> State:
    return state.copy().play(move)
