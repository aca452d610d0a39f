"""The boards of a batch, played in the JVM of this process."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from regames._boards import Bits, Flags, Ints, Outputs, Places, Rows, Scheme, scaled, worth
from regames._jvm import JvmEngine, JvmState, signed, unpacked
from regames.errors import EndlessPlayError


class JvmBoards:
    """A number of plays, the same as those in C++ for the same seeds."""

    def __init__(
        self, engine: JvmEngine, scheme: Scheme, boards: int, seed: int, threads: int, to: Outputs
    ) -> None:
        self._engine = engine
        java = engine.jpype.JClass
        self._failure = java("org.regames.backend.batch.BatchException")
        self._arrays = to
        self._to = java("org.regames.backend.batch.Outputs")(
            self._buffer(to.rewards),
            self._buffer(to.ends[0]),
            self._buffer(to.ends[1]),
            self._buffer(to.players),
            *(
                None if array is None else self._buffer(array)
                for array in (to.masks, to.observations, to.last_observations)
            ),
        )
        self._drawn = self._buffer(to.actions)
        scheme_class = java("org.regames.backend.batch.Scheme")
        self._scheme = scheme_class(engine.model, *_described(engine, scheme))
        self._batch: Any = self._guarded(
            java("org.regames.backend.batch.Batch"), self._scheme, boards, signed(seed), threads
        )

    def _buffer(self, array: npt.NDArray[Any]) -> Any:
        """The same memory as a Java buffer."""
        java = self._engine.jpype
        if array.size == 0:
            return java.JClass("java.nio.ByteBuffer").allocate(0)
        bytes_of = java.nio.convertToDirectBuffer(array.reshape(-1).view(np.uint8).data)
        own = bytes_of.order(java.JClass("java.nio.ByteOrder").nativeOrder())
        if array.dtype == np.int32:
            return own.asIntBuffer()
        return own.asFloatBuffer() if array.dtype == np.float32 else own

    def _guarded(self, action: Any, *arguments: Any) -> Any:
        try:
            return action(*arguments)
        except self._failure as failure:
            raise EndlessPlayError(str(failure.getMessage())) from None

    def _flags(self, flags: Flags | None) -> Any:
        return None if flags is None else self._buffer(flags)

    def free(self) -> None:
        self._batch = None

    def seed(self, seed: int) -> None:
        self._batch.seed(signed(seed))

    def seeds(self, seeds: Sequence[int]) -> None:
        numbers = [signed(seed) for seed in seeds]
        self._batch.seeds(self._engine.jpype.JArray(self._engine.jpype.JLong)(numbers))

    def reset(self, mask: Flags | None) -> None:
        self._guarded(self._batch.reset, self._flags(mask))

    def sample(self, drawing: Flags | None) -> None:
        self._guarded(self._batch.sample, self._flags(drawing), self._drawn)

    def step(self, actions: Ints, moving: Flags | None, resets: bool) -> int:
        if actions is self._arrays.actions:
            given = self._drawn
        else:
            given = self._buffer(np.array(actions))  # a copy that may be written to
        return int(self._guarded(self._batch.step, given, self._flags(moving), resets, self._to))

    def play(self, steps: int) -> int:
        return int(self._guarded(self._batch.play, steps))

    def show(self) -> None:
        self._guarded(self._batch.show, self._to)

    def observe(self, to: Bits, player: int) -> None:
        self._guarded(self._batch.observe, self._buffer(to), player)

    def state(self, board: int) -> JvmState:
        return JvmState(self._engine, self._batch.state(board), self._engine.random(0, 0))

    def row_bytes(self) -> int:
        raise unpacked()

    def save(self, boards: Places, rows: Rows) -> None:
        raise unpacked()

    def load(self, boards: Places, rows: Rows) -> int:
        raise unpacked()

    def set(self, board: int, state: Any, seen: Ints | None) -> None:
        raise unpacked()

    def look(self, state: Any, player: int, to: Bits) -> None:
        self._batch.look(state.java, player, self._buffer(to))


def _described(engine: JvmEngine, scheme: Scheme) -> tuple[Any, ...]:
    """The scheme as an object of the Java class."""
    spec = scheme.spec
    values = np.array([worth(name) for name in engine.symbols], np.float64)
    if scheme.scaled:
        values = scaled(values, [engine.numbered[score] for score in scheme.facts["scores"]])
    planes = (
        f"{plane.start} {plane.variable} {' '.join(plane.key)}|{' '.join(plane.values)}"
        for plane in spec.planes
    )
    floats = engine.jpype.JArray(engine.jpype.JFloat)
    return (
        "".join(f"{'|'.join(moves)}\n" for moves in spec.moves) if spec.numbering != "tags" else None,
        " ".join(spec.tags),
        "\n".join(planes),
        floats(values.astype(np.float32).tolist()),
        spec.features,
        scheme.remembered,
        scheme.facts["announcement"] or "",
        scheme.most_plies,
    )
