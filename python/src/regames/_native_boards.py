"""The boards of a batch, played by the C++ of a game."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from regames._boards import Flags, Ints, Outputs, Places, Rows, Scheme, scaled, worth
from regames._native import NativeEngine
from regames.spec import Spec, is_shown, places_of

_MASK = (1 << 64) - 1


def _pointer(array: npt.NDArray[Any]) -> int:
    return int(array.ctypes.data)


class _Shown(ctypes.Structure):
    _fields_ = (
        ("offset", ctypes.c_int64),
        ("bytes", ctypes.c_int32),
        ("cells", ctypes.c_int32),
        ("distance", ctypes.c_int32),
        ("start", ctypes.c_int32),
        ("width", ctypes.c_int32),
        ("ranks", ctypes.c_int32),
    )


class _Scheme(ctypes.Structure):
    _fields_ = (
        ("tags", ctypes.c_void_p),
        ("starts", ctypes.c_void_p),
        ("moves", ctypes.c_int32),
        ("numbers", ctypes.c_void_p),
        ("alphabet", ctypes.c_int32),
        ("letters", ctypes.c_void_p),
        ("nodes_by_code", ctypes.c_void_p),
        ("nodes", ctypes.c_int32),
        ("shown", ctypes.c_int32),
        ("parts", ctypes.c_void_p),
        ("ranks", ctypes.c_void_p),
        ("values", ctypes.c_void_p),
        ("actions", ctypes.c_int32),
        ("features", ctypes.c_int32),
        ("remembered", ctypes.c_int32),
        ("announcement", ctypes.c_int32),
        ("most_plies", ctypes.c_int64),
    )


class _Outputs(ctypes.Structure):
    """The arrays that the library writes the states of boards to."""

    _fields_ = tuple(
        (name, ctypes.c_void_p)
        for name in (
            "rewards",
            "terminated",
            "truncated",
            "players",
            "masks",
            "observations",
            "last_observations",
        )
    )


class NativeBoards:
    """A number of plays in the library."""

    def __init__(
        self, engine: NativeEngine, scheme: Scheme, boards: int, seed: int, threads: int, to: Outputs
    ) -> None:
        self._engine = engine
        self._long, self._short = engine.long, engine.short
        self._kept = _Arrays(engine, scheme)
        self._outputs = _Outputs(
            _pointer(to.rewards),
            _pointer(to.ends[0]),
            _pointer(to.ends[1]),
            _pointer(to.players),
            *(
                None if array is None else _pointer(array)
                for array in (to.masks, to.observations, to.last_observations)
            ),
        )
        # The arguments of every call of the library, computed once.
        self._to = ctypes.byref(self._outputs)
        self._arrays = to  # as long as the library may write to them
        self._drawn = to.actions
        self._drawn_to = _pointer(to.actions)
        handle = self._short.rg_batch_new(
            boards, seed & _MASK, threads, ctypes.byref(self._kept.structure)
        )
        if not handle:
            raise engine.failure()
        self._handle = handle

    def free(self) -> None:
        """Frees the boards; they must not be used afterwards."""
        self._short.rg_batch_free(self._handle)

    def seed(self, seed: int) -> None:
        self._short.rg_batch_seed(self._handle, seed & _MASK)

    def seeds(self, seeds: Sequence[int]) -> None:
        numbers = np.array([seed & _MASK for seed in seeds], np.uint64)
        self._short.rg_batch_seeds(self._handle, _pointer(numbers))

    def reset(self, mask: Flags | None) -> None:
        pointer = None if mask is None else _pointer(mask)
        self._engine.checked(self._long.rg_batch_reset(self._handle, pointer))

    def sample(self, drawing: Flags | None) -> None:
        pointer = None if drawing is None else _pointer(drawing)
        self._engine.checked(self._long.rg_batch_sample(self._handle, pointer, self._drawn_to))

    def step(self, actions: Ints, moving: Flags | None, resets: bool) -> int:
        answer = self._long.rg_batch_step(
            self._handle,
            self._drawn_to if actions is self._drawn else _pointer(actions),
            None if moving is None else _pointer(moving),
            resets,
            self._to,
        )
        return -2 - self._engine.checked(answer) if answer <= -1 else -1

    def play(self, steps: int) -> int:
        return self._engine.checked(self._long.rg_batch_play(self._handle, steps))

    def show(self) -> None:
        self._engine.checked(self._long.rg_batch_show(self._handle, self._to))

    def observe(self, to: npt.NDArray[np.int8], player: int) -> None:
        self._engine.checked(self._long.rg_batch_observe(self._handle, _pointer(to), player))

    def state(self, board: int) -> Any:
        return self._engine.owned(self._short.rg_batch_state(self._handle, board))

    def row_bytes(self) -> int:
        return int(self._short.rg_batch_bytes(self._handle))

    def save(self, boards: Places, rows: Rows) -> None:
        saved = self._long.rg_batch_save(
            self._handle, _pointer(boards), len(boards), _pointer(rows)
        )
        if saved == -1:
            raise ValueError(self._engine.short.rg_error().decode())

    def load(self, boards: Places, rows: Rows) -> int:
        answer = self._long.rg_batch_load(
            self._handle, _pointer(boards), len(boards), _pointer(rows), self._to
        )
        return -2 - self._engine.checked(answer) if answer <= -1 else -1

    def set(self, board: int, state: Any, seen: Ints | None) -> None:
        pointer = None if seen is None else _pointer(seen)
        self._engine.checked(
            self._short.rg_batch_set(self._handle, board, state.handle, pointer, self._to)
        )

    def look(self, state: Any, player: int, to: npt.NDArray[np.int8]) -> None:
        self._short.rg_batch_look(self._handle, state.handle, player, _pointer(to))


def number_moves(engine: NativeEngine, facts: Mapping[str, Any], spec: Spec) -> None:
    """Tells the library the numbers of moves: of players, and of chance."""
    players = _Arrays(engine, Scheme(facts, spec, False, 1, 0))
    outcomes = {**facts, "moves": facts.get("outcomes", [])}
    chance = _Arrays(engine, Scheme(outcomes, spec, False, 1, 0))
    structures = (ctypes.byref(arrays.structure) for arrays in (players, chance))
    engine.checked(engine.short.rg_numbers(*structures))


class _Arrays:
    """The scheme of a game in the form that the library reads."""

    def __init__(self, engine: NativeEngine, scheme: Scheme) -> None:
        spec, facts = scheme.spec, scheme.facts
        # Some numbers may not belong to any symbol; they all have the same name, which is empty.
        symbols = {name: number for number, name in enumerate(engine.symbols)}
        numbered = spec.numbering != "tags"
        moves = facts["moves"] if numbered else []
        tags = [symbols[tag] for move in moves for tag in move]
        starts = np.cumsum([0, *(len(move) for move in moves)])
        is_merged = spec.numbering == "merged" and "merged" in facts
        numbers = facts["merged"]["of"] if is_merged else range(len(moves))
        letters = np.full(len(engine.symbols), -1, np.int32)
        for number, tag in enumerate(spec.tags):
            letters[symbols[tag]] = number
        parts, ranks = self._parts(engine, facts, spec, len(engine.symbols))
        values = np.array([worth(name) for name in engine.symbols], np.float64)
        if scheme.scaled:
            values = scaled(values, [symbols[score] for score in facts["scores"]])
        self._kept: list[npt.NDArray[Any]] = [
            np.array(tags, np.int32),
            starts.astype(np.int32),
            letters,
            np.array(facts["nodesWithTagsByCode"], np.int32),
            ranks,
            values.astype(np.float32),
            np.array(numbers, np.int32),
        ]
        kept = [_pointer(array) for array in self._kept]
        self._parts_kept = (_Shown * len(parts))(*parts)
        self.structure = _Scheme(
            kept[0],
            kept[1],
            len(moves) if numbered else -1,
            kept[6],
            len(spec.tags),
            kept[2],
            kept[3],
            len(facts["nodesWithTagsByCode"]),
            len(parts),
            ctypes.cast(self._parts_kept, ctypes.c_void_p),
            kept[4],
            kept[5],
            len(spec.actions),
            spec.features,
            scheme.remembered,
            symbols.get(facts["announcement"], -1),
            scheme.most_plies,
        )

    @staticmethod
    def _parts(
        engine: NativeEngine, facts: Mapping[str, Any], spec: Spec, symbols: int
    ) -> tuple[list[_Shown], Ints]:
        if spec.hides:
            return [], np.full((1, symbols), -1, np.int32)
        variables = facts["variables"]
        members = (ctypes.c_int64 * (2 * len(variables)))()
        engine.short.rg_members(members)
        parts: list[_Shown] = []
        rows: list[Ints] = []
        start = 2 * len(spec.players)
        for number, variable in enumerate(variables):
            if not is_shown(variable):
                continue
            row = np.full(symbols, -1, np.int32)
            width = len(variable["values"])
            row[variable["values"]] = np.arange(width)
            offset, size = members[2 * number], members[2 * number + 1]
            for place, cells, distance in _runs([place for _, place in places_of(variable)]):
                first = offset + place * size
                parts.append(_Shown(first, size, cells, distance * size, start, width, len(rows)))
                start += cells * width
            rows.append(row)
        return parts, np.array(rows or [np.full(symbols, -1, np.int32)], np.int32)


def _runs(places: Sequence[int]) -> list[tuple[int, int, int]]:
    """Evenly spaced offsets, grouped: the first one, how many there are, and their distance."""
    runs: list[tuple[int, int, int]] = []
    for place in places:
        if runs:
            first, cells, distance = runs[-1]
            if cells == 1 or place == first + cells * distance:
                runs[-1] = (first, cells + 1, place - first if cells == 1 else distance)
                continue
        runs.append((place, 1, 0))
    return runs
