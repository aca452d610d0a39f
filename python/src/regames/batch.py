"""Many plays in step, as arrays."""

from __future__ import annotations

import operator
import threading
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

import numpy as np
import numpy.typing as npt

from regames._boards import Bits, Boards, Flags, Floats, Ints, Outputs, Scheme
from regames._engine import Engine, EngineState
from regames._native import NativeEngine
from regames._native_boards import NativeBoards
from regames.errors import EndlessPlayError, IllegalMoveError
from regames.spec import Numbering, Spec
from regames.state import State

if TYPE_CHECKING:
    from regames.game import Game

MOST_BOARDS = 1 << 22

MOST_SEEDS = 1 << 31
"""Adapters draw seeds of plays below this number."""


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
        self._lock = threading.Lock()
        # What is shown are views, which nobody can make shorter.
        self.players: Ints = np.zeros(boards, np.int32).view()
        self.rewards: Floats = np.zeros((boards, len(spec.players)), np.float32).view()
        self._ends = np.zeros((2, boards), np.uint8)
        self.terminations: Flags = self._ends[0].view(np.bool_)
        self.truncations: Flags = self._ends[1].view(np.bool_)
        self._actions: Ints = np.zeros(boards, np.int32).view()
        self._masks: Bits | None = None
        self._observations: Bits | None = None
        self._last: Bits | None = None
        if masks:
            self._masks = np.zeros((boards, len(spec.actions)), np.int8).view()
        if observations:
            self._observations = np.zeros((boards, spec.features), np.int8).view()
            if auto_reset:
                self._last = np.zeros((boards, spec.features), np.int8).view()
        # What is seen of moves is only kept for somebody who looks.
        self._shows = observations or not spec.hides
        to = Outputs(
            self.rewards,
            self._ends,
            self.players,
            self._actions,
            self._masks,
            self._observations,
            self._last,
        )
        remembered = spec.remembered if observations else 0
        scheme = Scheme(game.facts, spec, scaled, most_plies, remembered)
        self._boards: Boards = _boards(engine, scheme, boards, seed, threads, to)
        self._closed = False
        with self._lock:
            self._boards.show()

    def __setattr__(self, name: str, value: object) -> None:
        if not name.startswith("_") and name in self.__dict__:
            raise AttributeError(f"{name} of a batch cannot be another one")
        super().__setattr__(name, value)

    def close(self) -> None:
        """Gives the plays up. Any use afterwards is an error."""
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

    def _open(self) -> Boards:
        if self._closed:
            raise ValueError("the batch is closed")
        return self._boards

    def reset(self, seed: int | None = None, *, mask: npt.ArrayLike | None = None) -> None:
        """Starts anew: all plays, or those where a mask of booleans holds."""
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
        """Gives each board a seed of its own; plays go on with random numbers that follow from it."""
        if len(seeds) != self.size:
            raise ValueError(f"there are {self.size} boards and {len(seeds)} seeds")
        numbers = [operator.index(seed) for seed in seeds]
        with self._lock:
            self._open().seeds(numbers)

    def sample(self, *, boards: npt.ArrayLike | None = None) -> Ints:
        """An action for each board, every legal move with the same chance.

        With ``boards``, an array of booleans, only those draw; the others keep their random numbers.

        The array is used again by the next call. With the numbering ``tags`` it is a tag of a move
        drawn so.
        """
        chosen = self._chosen("boards", boards)
        with self._lock:
            self._open().sample(chosen)
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
        """Actions of somebody else as an array that the library can read."""
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
        """Plays so many random moves on each board in one call; how many plays ended.

        The same as so many times ``step(sample())`` where ended plays begin anew, but faster, since
        nothing has to be named in between; with the numbering ``tags`` steps are moves here, and
        their random numbers are others. Rewards and ends are not kept.
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
        """What a player sees, on every board, as a new array."""
        if not self._shows:
            raise ValueError("the batch was made with observations=False, and moves are hidden")
        seen = np.zeros((self.size, self.spec.features), np.int8)
        place = self.game.player_index(player)
        with self._lock:
            self._open().observe(seen, place)
        return seen

    def state(self, board: int) -> State:
        """A copy of the state of a board; it does not know the moves that led there."""
        board = operator.index(board)
        if not 0 <= board < self.size:
            raise IndexError(f"boards are 0 to {self.size - 1}, not {board}")
        with self._lock:
            found = self._open().state(board)
        return State(self.game, found, has_history=False)

    def _look(self, state: EngineState, player: int) -> Bits:
        """What a player sees of a state where nothing is hidden."""
        seen = np.zeros(self.spec.features, np.int8)
        with self._lock:
            self._open().look(state, player, seen)
        return seen

    def __reduce__(self) -> NoReturn:
        raise TypeError("batches cannot be copied or pickled; pickle the game, and make another one")

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return f"<Batch of {self.size} plays of {self.game.name}>"


def _boards(
    engine: Engine, scheme: Scheme, boards: int, seed: int, threads: int, to: Outputs
) -> Boards:
    if isinstance(engine, NativeEngine):
        return NativeBoards(engine, scheme, boards, seed, threads, to)
    from regames._jvm import JvmEngine
    from regames._jvm_boards import JvmBoards

    assert isinstance(engine, JvmEngine)
    return JvmBoards(engine, scheme, boards, seed, threads, to)
