"""Many plays in step, as arrays."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from regames._native import NativeEngine, NativeState
from regames.errors import EndlessPlayError, IllegalMoveError
from regames.spec import Numbering, Spec, is_shown, places_of
from regames.state import State

if TYPE_CHECKING:
    from regames.game import Game

Ints = npt.NDArray[np.int32]
Bits = npt.NDArray[np.int8]
Floats = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

MOST_BOARDS = 1 << 22

MOST_SEEDS = 1 << 31
"""Adapters draw seeds of plays below this number."""


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
        ("most_plies", ctypes.c_int64),
    )


class _Outputs(ctypes.Structure):
    """Where the library writes how boards are."""

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


def _pointer(array: npt.NDArray[Any]) -> int:
    return int(array.ctypes.data)


class Batch:
    """So many plays of a game at once; arrays have a row for each. Made by ``game.batch(n)``.

    ``players``, ``rewards``, ``terminations``, ``truncations``, ``masks`` and ``observations`` are
    what the last step left. They are written in place: copy what is to be kept.

    >>> import numpy as np
    >>> batch = load("games/hrg/tictactoe.hrg").batch(64, seed=1)
    >>> for _ in range(100):
    ...     rewards, terminations, truncations = batch.step(batch.sample())
    >>> batch.masks.shape, batch.observations.shape[0], int(batch.masks.sum(axis=1).min()) > 0
    ((64, 9), 64, True)
    """

    def __init__(
        self,
        game: Game,
        engine: NativeEngine,
        spec: Spec,
        boards: int,
        *,
        seed: int,
        threads: int,
        auto_reset: bool,
        observations: bool,
        masks: bool,
        scaled: bool,
        most_plies: int,
    ) -> None:
        self._closed = True
        if not 0 < boards <= MOST_BOARDS:
            raise ValueError(f"a batch has 1 to {MOST_BOARDS} boards, not {boards}")
        self.game = game
        self.spec = spec
        self.size = boards
        self._engine = engine
        self._auto_reset = auto_reset
        self._lock = threading.Lock()
        self.players: Ints = np.zeros(boards, np.int32)
        self.rewards: Floats = np.zeros((boards, len(spec.players)), np.float32)
        self._ends = np.zeros((2, boards), np.uint8)
        self.terminations: Flags = self._ends[0].view(np.bool_)
        self.truncations: Flags = self._ends[1].view(np.bool_)
        self._actions: Ints = np.zeros(boards, np.int32)
        self._masks: Bits | None = None
        self._observations: Bits | None = None
        self._last: Bits | None = None
        if masks:
            self._masks = np.zeros((boards, len(spec.actions)), np.int8)
        if observations:
            self._observations = np.zeros((boards, spec.features), np.int8)
            if auto_reset:
                self._last = np.zeros((boards, spec.features), np.int8)
        self._outputs = _Outputs(
            _pointer(self.rewards),
            _pointer(self._ends[0]),
            _pointer(self._ends[1]),
            _pointer(self.players),
            *(
                None if array is None else _pointer(array)
                for array in (self._masks, self._observations, self._last)
            ),
        )
        # What the library is given with each call, found once.
        self._to = ctypes.byref(self._outputs)
        self._drawn_to = _pointer(self._actions)
        # Who never looks need not be told.
        self._tells = observations or not spec.hides
        scheme = _Arrays(game, engine, spec, scaled, most_plies, spec.remembered * observations)
        handle = engine.short.rg_batch_new(
            boards, seed & ((1 << 64) - 1), threads, ctypes.byref(scheme.structure)
        )
        if not handle:
            raise engine.failure()
        self._handle = handle
        self._closed = False
        with self._lock:
            self._look()

    def close(self) -> None:
        """Gives the plays up. Any use afterwards is an error."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._engine.short.rg_batch_free(self._handle)

    def __del__(self) -> None:
        if not getattr(self, "_closed", True):
            self._closed = True
            self._engine.short.rg_batch_free(self._handle)

    @property
    def masks(self) -> Bits:
        """1 for each legal action. Only with ``masks=True``."""
        if self._masks is None:
            raise ValueError("the batch was made with masks=False")
        return self._masks

    @property
    def observations(self) -> Bits:
        """What the players to move see. Only with ``observations=True``."""
        if self._observations is None:
            raise ValueError("the batch was made with observations=False")
        return self._observations

    @property
    def last_observations(self) -> Bits:
        """Of boards that ended in the last step what was seen at the end, before the new play."""
        if self._last is None:
            raise ValueError("the batch was made without observations or auto_reset")
        return self._last

    def _open(self) -> Any:
        if self._closed:
            raise ValueError("the batch is closed")
        return self._handle

    def _done(self, answer: int) -> None:
        if answer == -1:
            raise EndlessPlayError(self._engine.short.rg_error().decode())

    def _look(self) -> None:
        """Fills what is asked for of players, masks and observations."""
        self._done(self._engine.long.rg_batch_show(self._handle, self._to))

    def reset(self, seed: int | None = None, *, mask: npt.ArrayLike | None = None) -> None:
        """Starts anew: all plays, or those where a mask of booleans holds."""
        chosen = self._chosen("mask", mask)
        with self._lock:
            handle = self._open()
            if seed is not None:
                self._engine.short.rg_batch_seed(handle, seed & ((1 << 64) - 1))
            pointer = None if chosen is None else _pointer(chosen)
            self._done(self._engine.long.rg_batch_reset(handle, pointer))
            self.rewards.fill(0)
            self._ends.fill(0)
            self._look()

    def _chosen(self, name: str, mask: npt.ArrayLike | None) -> Flags | None:
        if mask is None:
            return None
        chosen = np.array(mask)
        if chosen.dtype != np.bool_ or chosen.shape != (self.size,):
            raise ValueError(f"{name} is an array of {self.size} booleans")
        return chosen

    def seed(self, seeds: Sequence[int]) -> None:
        """Gives each board a seed of its own; plays go on with random numbers that follow from it."""
        if len(seeds) != self.size:
            raise ValueError(f"there are {self.size} boards and {len(seeds)} seeds")
        numbers = np.array([seed & ((1 << 64) - 1) for seed in seeds], np.uint64)
        with self._lock:
            self._engine.short.rg_batch_seeds(self._open(), _pointer(numbers))

    def sample(self, *, boards: npt.ArrayLike | None = None) -> Ints:
        """An action for each board, every legal move with the same chance.

        With ``boards``, an array of booleans, only those draw; the others keep their random numbers.

        The array is used again by the next call. With the numbering ``tags`` it is a tag of a move
        drawn so.
        """
        chosen = self._chosen("boards", boards)
        drawing = None if chosen is None else _pointer(chosen)
        with self._lock:
            self._done(self._engine.long.rg_batch_sample(self._open(), drawing, self._drawn_to))
        return self._actions

    def step(
        self, actions: npt.ArrayLike, *, boards: npt.ArrayLike | None = None
    ) -> tuple[Floats, Flags, Flags]:
        """Makes a move on each board; rewards, terminations and truncations.

        Rewards have a column for each player: scores where a play has ended, else 0. Ended plays
        begin anew, unless ``auto_reset=False``: they then stay as they are, with rewards 0. Arrays
        of type int32 are taken without a copy. With ``boards``, an array of booleans, only those
        move; the actions of the others mean nothing.

        :raises IllegalMoveError: where an action is illegal; then no board has moved
        """
        mine = actions if actions is self._actions else self._checked(actions)
        moving = self._chosen("boards", boards)
        with self._lock:
            answer = self._engine.long.rg_batch_step(
                self._open(),
                self._drawn_to if mine is self._actions else _pointer(mine),
                None if moving is None else _pointer(moving),
                self._auto_reset,
                self._to,
            )
            if answer <= -2:
                raise self._illegal(-2 - answer, int(mine[-2 - answer]))
            if answer == -1:
                failure = self._engine.failure()
                self._look()
                raise failure
        return self.rewards, self.terminations, self.truncations

    def _checked(self, actions: npt.ArrayLike) -> Ints:
        """Actions of somebody else as an array that the library can read."""
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions is an array of {self.size} whole numbers, "
                f"not of shape {given.shape} and type {given.dtype}"
            )
        if given.dtype != np.int32:
            if given.size and (given.min() < 0 or given.max() >= len(self.spec.actions)):
                raise IllegalMoveError(f"actions are 0 to {len(self.spec.actions) - 1}")
            given = given.astype(np.int32)
        return np.ascontiguousarray(given)

    def play(self, steps: int) -> int:
        """Plays so many random moves on each board in one call; how many plays ended.

        The same as so many times ``step(sample())`` where ended plays begin anew, but faster, since
        nothing has to be named in between; with the numbering ``tags`` steps are moves here, and
        their random numbers are others. Rewards and ends are not kept.
        """
        if not 0 <= steps <= 1 << 40:
            raise ValueError(f"steps is 0 to {1 << 40}, not {steps}")
        with self._lock:
            ended = int(self._engine.long.rg_batch_play(self._open(), int(steps)))
            self._done(ended)
            self.rewards.fill(0)
            self._ends.fill(0)
            self._look()
        return ended

    def _illegal(self, board: int, action: int) -> IllegalMoveError:
        actions = self.spec.actions
        what = f" (`{actions[action]}`)" if 0 <= action < len(actions) else ""
        return IllegalMoveError(
            f"action {action}{what} is illegal on board {board}; no board has moved"
        )

    def observe(self, player: str) -> Bits:
        """What a player sees, on every board, as a new array."""
        if not self._tells:
            raise ValueError("the batch was made with observations=False, and moves are hidden")
        seen = np.zeros((self.size, self.spec.features), np.int8)
        place = self.game.player_index(player)
        with self._lock:
            self._done(self._engine.long.rg_batch_observe(self._open(), _pointer(seen), place))
        return seen

    def state(self, board: int) -> State:
        """A copy of the state of a board; it does not know the moves that led there."""
        if not 0 <= board < self.size:
            raise IndexError(f"boards are 0 to {self.size - 1}, not {board}")
        with self._lock:
            handle = self._engine.short.rg_batch_state(self._open(), board)
        return State(self.game, NativeState(self._engine, handle), has_history=False)

    def look(self, state: NativeState, player: int) -> Bits:
        """What a player sees of a state where nothing is hidden."""
        seen = np.zeros(self.spec.features, np.int8)
        with self._lock:
            self._engine.short.rg_batch_look(self._open(), state.handle, player, _pointer(seen))
        return seen

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} plays of {self.game.name}>"


class _Arrays:
    """The scheme of a game in the form that the library reads."""

    def __init__(
        self,
        game: Game,
        engine: NativeEngine,
        spec: Spec,
        scaled: bool,
        most_plies: int,
        remembered: int,
    ) -> None:
        # Some numbers may stand for no symbol; they all have the same name, which is empty.
        symbols = {name: number for number, name in enumerate(engine.symbols)}
        facts = game.facts
        numbered = spec.numbering == "moves"
        moves = facts["moves"] if numbered else []
        tags = [symbols[tag] for move in moves for tag in move]
        starts = np.cumsum([0, *(len(move) for move in moves)])
        letters = np.full(len(engine.symbols), -1, np.int32)
        for number, tag in enumerate(spec.tags):
            letters[symbols[tag]] = number
        parts, ranks = self._parts(engine, facts, spec, len(engine.symbols))
        values = np.array([_value(name) for name in engine.symbols], np.float64)
        if scaled:
            values = _scaled(values, [symbols[score] for score in facts["scores"]])
        self._kept: list[npt.NDArray[Any]] = [
            np.array(tags, np.int32),
            starts.astype(np.int32),
            letters,
            np.array(facts["nodesWithTagsByCode"], np.int32),
            ranks,
            values.astype(np.float32),
        ]
        kept = [_pointer(array) for array in self._kept]
        self._parts_kept = (_Shown * len(parts))(*parts)
        self.structure = _Scheme(
            kept[0],
            kept[1],
            len(moves) if numbered else -1,
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
            remembered,
            most_plies,
        )

    @staticmethod
    def _parts(
        engine: NativeEngine, facts: Any, spec: Spec, symbols: int
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
    """Places with equal distances, put together: the first, how many, and how far apart."""
    runs: list[tuple[int, int, int]] = []
    for place in places:
        if runs:
            first, cells, distance = runs[-1]
            if cells == 1 or place == first + cells * distance:
                runs[-1] = (first, cells + 1, place - first if cells == 1 else distance)
                continue
        runs.append((place, 1, 0))
    return runs


def _value(symbol: str) -> float:
    try:
        return float(int(symbol))
    except ValueError:
        return 0.0


def _scaled(values: npt.NDArray[np.float64], scores: list[int]) -> npt.NDArray[np.float64]:
    """The least score becomes -1 and the greatest 1."""
    least, greatest = values[scores].min(), values[scores].max()
    scaled: npt.NDArray[np.float64] = (2 * values - least - greatest) / max(greatest - least, 1.0)
    return scaled


def made(game: Game, boards: int, spec: Spec, numbering: Numbering | None, **options: Any) -> Batch:
    """A batch of a game that is played in C++."""
    engine = game.native
    if engine is None:
        raise ValueError('batches need a C++ compiler; this game is played by engine="jvm"')
    return Batch(game, engine, spec, boards, **options)
