"""Many plays in lockstep, as arrays."""

from __future__ import annotations

import operator
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from regames._boards import (
    Bits,
    Boards,
    Flags,
    Floats,
    Ints,
    Outputs,
    Places,
    Rows,
    Scheme,
    Snapshot,
    aligned,
)
from regames._engine import Engine, EngineState
from regames._jvm import unpacked
from regames._native import NativeEngine
from regames._native_boards import NativeBoards
from regames.errors import EndlessPlayError, GameError, IllegalMoveError
from regames.spec import Numbering, Spec
from regames.state import State

if TYPE_CHECKING:
    from regames.game import Game

MOST_BOARDS = 1 << 22

MOST_SEEDS = 1 << 31
"""Adapters draw the seeds of plays below this number."""


def _kept(array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    copy = aligned(array.shape, array.dtype)
    copy[...] = array
    return copy


class Batch:
    """Many plays of a game at once, created by ``game.batch(n)``; arrays have a row for each play.

    ``players``, ``rewards``, ``terminations``, ``truncations``, ``masks`` and ``observations`` are
    the results of the last step. They are overwritten in place: ``snapshot()`` makes copies to
    keep. Their addresses are multiples of 64, so that torch and JAX take them without copying.

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
        engine: Engine,
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
        self._auto_reset = auto_reset
        self._options: dict[str, Any] = {
            "threads": threads,
            "auto_reset": auto_reset,
            "observations": observations,
            "masks": masks,
            "scaled": scaled,
            "most_plies": most_plies,
        }
        self._lock = threading.Lock()
        self.players: Ints = aligned(boards, np.int32)
        self.rewards: Floats = aligned((boards, len(spec.players)), np.float32)
        self._ends = np.zeros((2, boards), np.uint8)
        self.terminations: Flags = self._ends[0].view(np.bool_)
        self.truncations: Flags = self._ends[1].view(np.bool_)
        self._actions: Ints = aligned(boards, np.int32)
        self._masks: Bits | None = None
        self._observations: Bits | None = None
        self._last: Bits | None = None
        if masks:
            self._masks = aligned((boards, len(spec.actions)), np.int8)
        if observations:
            self._observations = aligned((boards, spec.features), np.int8)
            if auto_reset:
                self._last = aligned((boards, spec.features), np.int8)
        # What is seen of moves is only recorded if it can be asked for.
        self._shows = observations or not spec.hides
        self._remembered = spec.remembered if observations else 0
        to = Outputs(
            self.rewards,
            self._ends,
            self.players,
            self._actions,
            self._masks,
            self._observations,
            self._last,
        )
        scheme = Scheme(game.facts, spec, scaled, most_plies, self._remembered)
        self._boards: Boards = _boards(engine, scheme, boards, seed, threads, to)
        self._closed = False
        with self._lock:
            self._boards.show()

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_") and name in self.__dict__:
            raise AttributeError(f"{name} of a batch cannot be another one")
        super().__setattr__(name, value)

    def close(self) -> None:
        """Frees the plays. Any use afterwards is an error."""
        with self._lock:
            if not self._closed:
                self._closed = True
                self._boards.free()

    def __del__(self) -> None:
        if not getattr(self, "_closed", True):
            self._closed = True
            self._boards.free()

    @property
    def masks(self) -> Bits:
        """1 for each legal action. Only with ``masks=True``."""
        if self._masks is None:
            raise ValueError("the batch was made with masks=False")
        return self._masks

    @property
    def observations(self) -> Bits:
        """The observation of the player to move on each board. Only with ``observations=True``."""
        if self._observations is None:
            raise ValueError("the batch was made with observations=False")
        return self._observations

    @property
    def last_observations(self) -> Bits:
        """For boards whose play ended in the last step, the observations at its end."""
        if self._last is None:
            raise ValueError("the batch was made without observations or auto_reset")
        return self._last

    def snapshot(self) -> Snapshot:
        """The results of the last step, in arrays that no later step changes.

        For libraries that take arrays without copying and read them later, as JAX does.

        >>> batch = load("games/hrg/tictactoe.hrg").batch(2, seed=1)
        >>> before = batch.snapshot()
        >>> _ = batch.step(batch.sample())
        >>> bool((before.masks == batch.masks).all())
        False
        """
        with self._lock:
            self._open()
            return Snapshot(
                _kept(self.players),
                _kept(self.rewards),
                _kept(self.terminations),
                _kept(self.truncations),
                None if self._masks is None else _kept(self._masks),
                None if self._observations is None else _kept(self._observations),
            )

    def _open(self) -> Boards:
        if self._closed:
            raise ValueError("the batch is closed")
        return self._boards

    def reset(self, seed: int | None = None, *, mask: npt.ArrayLike | None = None) -> None:
        """Starts new plays: on all boards, or on those where a Boolean mask is true."""
        chosen = self._chosen("mask", mask)
        with self._lock:
            boards = self._open()
            if seed is not None:
                boards.seed(operator.index(seed))
            boards.reset(chosen)
            self.rewards.fill(0)
            self._ends.fill(0)
            boards.show()

    def _chosen(self, name: str, mask: npt.ArrayLike | None) -> Flags | None:
        if mask is None:
            return None
        chosen = np.array(mask)
        if chosen.dtype != np.bool_ or chosen.shape != (self.size,):
            raise ValueError(f"{name} is an array of {self.size} booleans")
        return chosen

    def seed(self, seeds: Sequence[int]) -> None:
        """Gives each board a seed of its own, which determines its random numbers from now on."""
        if len(seeds) != self.size:
            raise ValueError(f"there are {self.size} boards and {len(seeds)} seeds")
        numbers = [operator.index(seed) for seed in seeds]
        with self._lock:
            self._open().seeds(numbers)

    def sample(self, *, boards: npt.ArrayLike | None = None) -> Ints:
        """A random action for each board, every legal move with the same probability.

        With ``boards``, a Boolean array, only those draw; the others keep their random numbers.

        The next call reuses the array. With the numbering ``tags`` it has a tag of each drawn move.
        """
        chosen = self._chosen("boards", boards)
        with self._lock:
            self._open().sample(chosen)
        return self._actions

    def step(
        self, actions: npt.ArrayLike, *, boards: npt.ArrayLike | None = None
    ) -> tuple[Floats, Flags, Flags]:
        """Makes a move on each board; returns rewards, terminations and truncations.

        Rewards have a column for each player: the scores if a play has ended, else 0. New plays
        begin after ended ones, unless ``auto_reset=False``: then ended plays stay as they are, with
        rewards of 0. Arrays of type int32 are used without copying. With ``boards``, a Boolean
        array, only those move; the actions of the others are ignored.

        :raises IllegalMoveError: if an action is illegal; in that case no board has moved
        """
        mine = self._actions if actions is self._actions else self._checked(actions)
        moving = self._chosen("boards", boards)
        with self._lock:
            played = self._open()
            try:
                wrong = played.step(mine, moving, self._auto_reset)
            except EndlessPlayError:
                played.show()
                raise
            if wrong >= 0:
                raise self._illegal(wrong, int(mine[wrong]))
        return self.rewards, self.terminations, self.truncations

    def _checked(self, actions: npt.ArrayLike) -> Ints:
        """The actions of a caller as an array that the library can read."""
        given = np.asarray(actions)
        if given.shape != (self.size,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions is an array of {self.size} whole numbers, "
                f"not of shape {given.shape} and type {given.dtype}"
            )
        if given.dtype != np.int32:
            if given.size and (given.min() < 0 or given.max() >= len(self.spec.actions)):
                raise IllegalMoveError(
                    f"actions are 0 to {len(self.spec.actions) - 1}, "
                    f"not {given.min() if given.min() < 0 else given.max()}"
                )
            given = given.astype(np.int32)
        return np.ascontiguousarray(given)

    def play(self, steps: int) -> int:
        """Plays a number of random moves on each board in one call; returns how many plays ended.

        The same as calling ``step(sample())`` that many times with new plays after ended ones, but
        faster, since no actions have to be computed in between; with the numbering ``tags``, steps
        are whole moves here, with different random numbers. Rewards and ends are not kept.
        """
        steps = operator.index(steps)
        if not 0 <= steps <= 1 << 40:
            raise ValueError(f"steps is 0 to {1 << 40}, not {steps}")
        with self._lock:
            played = self._open()
            ended = played.play(steps)
            self.rewards.fill(0)
            self._ends.fill(0)
            played.show()
        return ended

    def _illegal(self, board: int, action: int) -> IllegalMoveError:
        actions = self.spec.actions
        what = f" (`{actions[action]}`)" if 0 <= action < len(actions) else ""
        return IllegalMoveError(
            f"action {action}{what} is illegal on board {board}; no board has moved"
        )

    def observe(self, player: str) -> Bits:
        """The observations of a player on every board, as a new array."""
        if not self._shows:
            raise ValueError("the batch was made with observations=False, and moves are hidden")
        seen = np.zeros((self.size, self.spec.features), np.int8)
        place = self.game.player_index(player)
        with self._lock:
            self._open().observe(seen, place)
        return seen

    def state(self, board: int) -> State:
        """A copy of the state of a board, without the moves that led to it."""
        board = self._board(board)
        with self._lock:
            found = self._open().state(board)
        return State(self.game, found, has_history=False)

    @property
    def raw(self) -> Rows:
        """All boards as rows of bytes, ``(n, bytes)``: a new array, the same as ``batch[:]``.

        A row contains everything needed to continue a play: first the state, then its random
        numbers, the number of moves so far, the partial move and what was seen. ``batch[i] = row``
        sets a board to it, here or in another batch with the same numbering, observations and
        ``most_plies``. Rows from another version of Regames or text of the game are rejected.
        """
        return self[:]

    def __getitem__(self, boards: Any) -> Rows:
        """Rows of ``raw``: one row for a board, several for a slice or an array.

        >>> batch = load("games/hrg/tictactoe.hrg").batch(8)
        >>> tree = batch[[0, 1]]
        >>> batch[4:6] = tree
        >>> batch[7] = tree[0]
        >>> bool((batch[4] == tree[0]).all())
        True
        """
        places = self._places(boards)
        flat = np.ascontiguousarray(places.reshape(-1))
        with self._lock:
            opened = self._open()
            rows = np.zeros((flat.size, opened.row_bytes()), np.uint8)
            opened.save(flat, rows)
        return rows.reshape((*places.shape, -1))

    def __setitem__(self, boards: Any, rows: npt.ArrayLike) -> None:
        """Sets boards to the states in rows; a single row for several boards is used for each.

        :raises ValueError: if a row is not one of ``raw``; in that case no board has changed
        """
        places = self._places(boards)
        flat = np.ascontiguousarray(places.reshape(-1))
        given = np.asarray(rows)
        with self._lock:
            opened = self._open()
            width = opened.row_bytes()
            if given.dtype != np.uint8 or given.ndim == 0 or given.shape[-1] != width:
                raise ValueError(
                    f"rows are those of raw, {width} numbers of uint8 each, "
                    f"not of shape {given.shape} and type {given.dtype}"
                )
            taken = np.broadcast_to(given, (*places.shape, width)).reshape(-1, width)
            wrong = opened.load(flat, np.ascontiguousarray(taken))
        if wrong >= 0:
            raise ValueError(
                f"row {wrong} is none of {self.game.name}, or of another version of it; "
                "no board has changed"
            )

    def _places(self, boards: Any) -> Places:
        """The numbers of the boards that an index selects."""
        found = np.arange(self.size, dtype=np.int64)[boards]
        if isinstance(boards, tuple) or found.ndim > 1:
            raise IndexError("boards are a number, a slice, or an array of one dimension")
        return np.asarray(found)

    def gather(self, boards: npt.ArrayLike) -> Batch:
        """A new batch of copies of some boards, in any order and possibly repeated.

        Copies continue with the same random numbers; ``seed`` gives them different ones.

        >>> batch = load("games/hrg/tictactoe.hrg").batch(8)
        >>> batch.gather([3, 3, 0]).size
        3
        """
        places = self._places(np.asarray(boards))
        if places.ndim != 1:
            raise ValueError(f"boards is an array of places, not {boards!r}")
        other = _made(self.game, self.spec.numbering, places.size, self._options, self[places])
        for name, mine in self._arrays().items():
            other._arrays()[name][...] = mine[..., places] if name == "ends" else mine[places]
        return other

    def copy(self) -> Batch:
        """An independent copy of this batch, with the same random numbers."""
        return self.gather(np.arange(self.size))

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def _arrays(self) -> dict[str, npt.NDArray[Any]]:
        """The results of the last step that do not follow from the boards."""
        kept: dict[str, npt.NDArray[Any]] = {"rewards": self.rewards, "ends": self._ends}
        return kept if self._last is None else {**kept, "last": self._last}

    def set(self, board: int, state: State) -> None:
        """Sets the state of a board to that of a play, without its random numbers.

        For ``most_plies`` the board then has made no moves; if chance is to move, it does. If the
        play is over, the board stays as it is until ``reset`` or ``play``. If moves are hidden and
        the batch has observations, the state has to know all moves that led to it.

        :raises ValueError: if the state is of another game
        """
        place = int(self._places(self._board(board)))
        seen = self._seen_before(state)
        with self._lock:
            self._open().set(place, state._engine, seen)

    def _board(self, board: int) -> int:
        board = operator.index(board)
        if not 0 <= board < self.size:
            raise IndexError(f"boards are 0 to {self.size - 1}, not {board}")
        return board

    def _seen_before(self, state: State) -> Ints | None:
        """What players saw before a state, in the form that the library reads."""
        if not isinstance(state, State):
            raise TypeError(f"a state is what game.start() makes, not {state!r}")
        if state.game._identity != self.game._identity:
            raise ValueError(f"{state!r} is a state of another game than {self!r}")
        if state._capsule is None:
            raise unpacked()
        if self._remembered == 0:
            return None
        numbers: list[int] = []
        for player in self.game.players:
            seen = state._seen_numbers(player)[-self._remembered :]
            numbers += [len(seen), *(number for entry in seen for number in entry)]
        return np.array(numbers, np.int32)

    def _look(self, state: EngineState, player: int) -> Bits:
        """The observation of a player in a state of a game without hidden moves."""
        seen = np.zeros(self.spec.features, np.int8)
        with self._lock:
            self._open().look(state, player, seen)
        return seen

    def __reduce__(self) -> tuple[Any, ...]:
        kept = {name: array.copy() for name, array in self._arrays().items()}
        numbering = self.spec.numbering
        return _restored, (self.game, numbering, self.size, self._options, self.raw, kept)

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} plays of {self.game.name}>"


def _made(
    game: Game, numbering: Numbering, size: int, options: dict[str, Any], rows: Rows
) -> Batch:
    """A batch whose boards are set to rows."""
    batch = Batch(game, game._engine, game.spec(numbering), size, seed=0, **options)
    batch[:] = rows
    return batch


def _restored(
    game: Game,
    numbering: Numbering,
    size: int,
    options: dict[str, Any],
    rows: Rows,
    kept: dict[str, npt.NDArray[Any]],
) -> Batch:
    """Unpickles a batch."""
    try:
        batch = _made(game, numbering, size, options, rows)
    except ValueError as wrong:
        raise GameError(f"the batch was pickled with another version of {game.name}") from wrong
    for name, array in batch._arrays().items():
        array[...] = kept[name]
    return batch


def _boards(
    engine: Engine, scheme: Scheme, boards: int, seed: int, threads: int, to: Outputs
) -> Boards:
    if isinstance(engine, NativeEngine):
        return NativeBoards(engine, scheme, boards, seed, threads, to)
    from regames._jvm import JvmEngine
    from regames._jvm_boards import JvmBoards

    assert isinstance(engine, JvmEngine)
    return JvmBoards(engine, scheme, boards, seed, threads, to)
