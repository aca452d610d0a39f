"""The parts of batches: their arrays, and the interface of what plays the boards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from regames.spec import Spec

Ints = npt.NDArray[np.int32]
Bits = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]
Places = npt.NDArray[np.int64]
Rows = npt.NDArray[np.uint8]


_ALIGNMENT = 64
"""The alignment of arrays in bytes: torch and JAX take such arrays without copying."""


def aligned(shape: int | tuple[int, ...], kind: npt.DTypeLike) -> npt.NDArray[Any]:
    """An array of zeros whose address is a multiple of 64; a view, so it cannot be resized."""
    dtype = np.dtype(kind)
    size = int(np.prod(shape)) * dtype.itemsize
    room = np.zeros(size + _ALIGNMENT, np.uint8)
    first = -room.ctypes.data % _ALIGNMENT
    return room[first : first + size].view(dtype).reshape(shape)


@dataclass(frozen=True)
class Snapshot:
    """The results of a step of a batch, in arrays of their own: the next step does not change them."""

    players: Ints
    rewards: Floats
    terminations: Flags
    truncations: Flags
    masks: Bits | None
    observations: Bits | None


@dataclass(frozen=True)
class Outputs:
    """Arrays with a row for each board, written in place; those not requested are ``None``."""

    rewards: Floats
    ends: npt.NDArray[np.uint8]
    """Two rows: terminations and truncations."""
    players: Ints
    actions: Ints
    """The actions that were drawn."""
    masks: Bits | None
    observations: Bits | None
    last_observations: Bits | None


@dataclass(frozen=True)
class Scheme:
    """How a batch is played."""

    facts: Mapping[str, Any]
    spec: Spec
    scaled: bool
    most_plies: int
    remembered: int
    """How many of the tags that players saw are kept."""


class Boards(Protocol):
    """A number of plays. If the rules fail, that is an exception; all misuse was ruled out before."""

    def free(self) -> None: ...

    def seed(self, seed: int) -> None: ...

    def seeds(self, seeds: Sequence[int]) -> None: ...

    def reset(self, mask: Flags | None) -> None: ...

    def sample(self, drawing: Flags | None) -> None: ...

    def step(self, actions: Ints, moving: Flags | None, resets: bool) -> int:
        """-1, or the first board with an illegal action; in that case no board has moved."""
        ...

    def play(self, steps: int) -> int: ...

    def show(self) -> None: ...

    def observe(self, to: Bits, player: int) -> None: ...

    def state(self, board: int) -> Any: ...

    def row_bytes(self) -> int: ...

    def save(self, boards: Places, rows: Rows) -> None: ...

    def load(self, boards: Places, rows: Rows) -> int:
        """-1, or the first row that is not of this game; in that case nothing has changed."""
        ...

    def set(self, board: int, state: Any, seen: Ints | None) -> None:
        """``seen``: how many tags each player saw, then who moved and the symbol for each tag."""
        ...

    def look(self, state: Any, player: int, to: Bits) -> None: ...


def worth(symbol: str) -> float:
    """A score as a number, 0 if it is not one."""
    try:
        return float(int(symbol))
    except ValueError:
        return 0.0


def scaled(values: npt.NDArray[np.float64], scores: list[int]) -> npt.NDArray[np.float64]:
    """The scores scaled so that the least becomes -1 and the greatest 1."""
    least, greatest = values[scores].min(), values[scores].max()
    found: npt.NDArray[np.float64] = (2 * values - least - greatest) / max(greatest - least, 1.0)
    return found
