"""The engine that runs the C++ of a game, as a library in this process."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from ctypes import POINTER, c_char_p, c_int, c_int64, c_uint64, c_void_p, py_object
from pathlib import Path
from typing import Any, SupportsIndex

from regames._engine import EngineState, Tally
from regames.errors import EndlessPlayError

_IntPointer = POINTER(c_int)
_LongPointer = POINTER(c_int64)

# Name, result, parameters. Functions that take long are called without Python's lock.
_SHORT: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    ("rg_error", c_char_p, ()),
    ("rg_symbol_count", c_int, ()),
    ("rg_symbol_name", c_char_p, (c_int,)),
    ("rg_player_count", c_int, ()),
    ("rg_player_name", c_char_p, (c_int,)),
    ("rg_function", py_object, (c_void_p, c_int)),
    ("rg_numbers", c_int, (c_void_p, c_void_p)),
    ("rg_seed", None, (c_void_p, c_uint64, c_uint64)),
    ("rg_equal", c_int, (c_void_p, c_void_p)),
    ("rg_hash", c_uint64, (c_void_p,)),
    ("rg_is_terminal", c_int, (c_void_p,)),
    ("rg_score", c_int, (c_void_p, c_int)),
    ("rg_moves", c_int, (c_void_p,)),
    ("rg_tags", c_int, (c_void_p, c_int, c_int, _IntPointer, c_int)),
    ("rg_play", c_int, (c_void_p, c_int)),
    ("rg_draw", c_int, (c_void_p,)),
    ("rg_describe", c_int64, (c_void_p, c_char_p, c_int64)),
    ("rg_playout", c_int64, (c_void_p, c_int64)),
    ("rg_batch_new", c_void_p, (c_int, c_uint64, c_int, c_void_p)),
    ("rg_batch_free", None, (c_void_p,)),
    ("rg_batch_seed", None, (c_void_p, c_uint64)),
    ("rg_batch_seeds", None, (c_void_p, c_void_p)),
    ("rg_batch_state", c_void_p, (c_void_p, c_int)),
    ("rg_batch_look", None, (c_void_p, c_void_p, c_int, c_void_p)),
    ("rg_batch_bytes", c_int64, (c_void_p,)),
    ("rg_batch_set", c_int, (c_void_p, c_int, c_void_p, c_void_p, c_void_p)),
    ("rg_members", None, (_LongPointer,)),
)
_LONG: tuple[tuple[str, Any, tuple[Any, ...]], ...] = (
    (
        "rg_playouts",
        c_int,
        (c_void_p, c_int64, c_uint64, c_int, c_int64, _LongPointer, _LongPointer),
    ),
    ("rg_batch_reset", c_int, (c_void_p, c_void_p)),
    ("rg_batch_sample", c_int, (c_void_p, c_void_p, c_void_p)),
    ("rg_batch_step", c_int, (c_void_p, c_void_p, c_void_p, c_int, c_void_p)),
    ("rg_batch_play", c_int64, (c_void_p, c_int64)),
    ("rg_batch_save", c_int, (c_void_p, c_void_p, c_int64, c_void_p)),
    ("rg_batch_load", c_int64, (c_void_p, c_void_p, c_int64, c_void_p, c_void_p)),
    ("rg_batch_show", c_int, (c_void_p, c_void_p)),
    ("rg_batch_observe", c_int, (c_void_p, c_void_p, c_int)),
)

# The functions of Python that states call, in the order of PythonFunctions in states.cpp.
_PYTHON = (
    "PyLong_AsLong",
    "PyLong_FromLong",
    "PyErr_Occurred",
    "PyList_New",
    "PyList_SetItem",
    "PyCapsule_New",
    "PyCapsule_GetPointer",
    "PyLong_AsVoidPtr",
    "PyLong_FromVoidPtr",
    "PyLong_AsUnsignedLongLongMask",
    "PyBytes_FromStringAndSize",
    "PyBytes_AsStringAndSize",
    "PyErr_NoMemory",
    "PyCFunction_NewEx",
)

_MASK = (1 << 64) - 1
_TAGS = 64

ILLEGAL = -3
"""The end of a result of ``apply`` if the action is illegal."""

FAILED = -4
"""The same if the rules did not terminate."""


class NativeEngine:
    """A loaded library. Its states keep it alive; libraries are never unloaded."""

    name = "cpp"

    def __init__(self, file: Path) -> None:
        self.short = ctypes.PyDLL(str(file))
        self.long = ctypes.CDLL(str(file))
        for library, functions in ((self.short, _SHORT), (self.long, _LONG)):
            for name, answer, parameters in functions:
                function = getattr(library, name)
                function.restype = answer
                function.argtypes = parameters
        self.new: Callable[[int, int], Any]
        self.own: Callable[[int], Any]
        self.copy: Callable[[Any], Any]
        self.address: Callable[[Any], int]
        self.player: Callable[[Any], int]
        self.actions: Callable[[Any], list[int]]
        self.apply: Callable[[Any, SupportsIndex], list[int]]
        self.pack: Callable[[Any], bytes]
        self.unpack: Callable[[bytes], Any]
        table = [getattr(ctypes.pythonapi, name) for name in _PYTHON]
        pointers = (c_void_p * len(table))(*(ctypes.cast(entry, c_void_p).value for entry in table))
        # C functions that take the capsule of a state.
        made = [self.short.rg_function(pointers, which) for which in range(9)]
        self.new, self.own, self.copy, self.address = made[:4]
        self.player, self.actions, self.apply, self.pack, self.unpack = made[4:]
        text = self.short
        self.symbols: Sequence[str] = tuple(
            text.rg_symbol_name(i).decode() for i in range(text.rg_symbol_count())
        )
        self.players: Sequence[str] = tuple(
            text.rg_player_name(i).decode() for i in range(text.rg_player_count())
        )

    def state(self, seed: int, play: int) -> Any:
        """The capsule of an initial state."""
        return self.new(seed, play)

    def owned(self, address: int | None) -> Any:
        """The capsule of a state that a function of the library has created."""
        if not address:
            raise self.failure()
        return self.own(address)

    def playouts(self, count: int, seed: int, threads: int, most: int) -> Tally:
        """Random plays from the start, the same as those of ``regames run``."""
        symbols, players = len(self.symbols), len(self.players)
        scores = (c_int64 * (symbols * players))()
        lengths = (c_int64 * 4)()
        start = NativeState(self, self.new(0, 0))
        self.checked(
            self.long.rg_playouts(
                start.handle, count, seed & _MASK, threads, most, scores, lengths
            )
        )
        rows = [scores[i * symbols : (i + 1) * symbols] for i in range(players)]
        return Tally(rows, *lengths)

    def checked(self, answer: int) -> int:
        """The result of a function; an exception if it reports a failure."""
        if answer == -1:
            raise self.failure()
        return answer

    def failure(self) -> EndlessPlayError:
        """Why the last call failed."""
        return EndlessPlayError(self.short.rg_error().decode())


class NativeState:
    """A state of the library."""

    __slots__ = ("_engine", "_short", "capsule")

    def __init__(self, engine: NativeEngine, capsule: Any) -> None:
        self.capsule = capsule
        self._engine = engine
        self._short = engine.short

    @property
    def handle(self) -> int:
        """The address of the state, valid as long as this object is alive."""
        return int(self._engine.address(self.capsule))

    def copy(self) -> NativeState:
        """An independent copy of the state."""
        return NativeState(self._engine, self._engine.copy(self.capsule))

    def seed(self, seed: int, play: int) -> None:
        self._short.rg_seed(self.handle, seed & _MASK, play & _MASK)

    def player(self) -> int:
        return int(self._engine.player(self.capsule))

    def is_terminal(self) -> bool:
        return bool(self._short.rg_is_terminal(self.handle))

    def score(self, player: int) -> int:
        return int(self._short.rg_score(self.handle, player))

    def moves(self) -> int:
        return self._engine.checked(self._short.rg_moves(self.handle))

    def tags(self, move: int, player: int = -1) -> tuple[int, ...]:
        size = _TAGS
        while True:
            tags = (c_int * size)()
            count = self._engine.checked(
                self._short.rg_tags(self.handle, move, player, tags, size)
            )
            if count <= size:
                return tuple(tags[:count])
            size = count

    def play(self, move: int) -> None:
        self._engine.checked(self._short.rg_play(self.handle, move))

    def draw(self) -> int:
        return self._engine.checked(self._short.rg_draw(self.handle))

    def playout(self, most: int) -> int:
        return self._engine.checked(self._short.rg_playout(self.handle, most))

    def equals(self, other: EngineState) -> bool:
        return isinstance(other, NativeState) and bool(
            self._short.rg_equal(self.handle, other.handle)
        )

    def hash(self) -> int:
        return int(self._short.rg_hash(self.handle))

    def describe(self) -> str:
        size = self._short.rg_describe(self.handle, None, 0)
        text = ctypes.create_string_buffer(self._engine.checked(size) + 1)
        self._short.rg_describe(self.handle, text, len(text))
        return text.value.decode()
