"""Games as Gymnasium environments: one seat learns, a policy plays the others.

>>> from regames.gymnasium import vector_env
>>> envs = vector_env(load("games/hrg/tictactoe.hrg"), 8)
>>> observations, _ = envs.reset(seed=1)
>>> actions = observations["action_mask"].argmax(axis=1)
>>> observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> rewards.shape, observations["observation"].dtype
((8,), dtype('int8'))

Once this module is imported, Gymnasium knows them as ``regames/Game-v0``; otherwise as
``regames.gymnasium:regames/Game-v0``, which imports it.

>>> import gymnasium
>>> env = gymnasium.make("regames/Game-v0", game="games/hrg/tictactoe.hrg", seat="o")
>>> _ = env.reset(seed=1)
>>> int(env.unwrapped.action_masks().sum())
8
>>> gymnasium.make_vec("regames/Game-v0", num_envs=4, game="games/hrg/tictactoe.hrg").num_envs
4
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from regames._boards import Bits
from regames._pictures import Followed, Pixels
from regames.batch import MOST_SEEDS
from regames.game import Game, load
from regames.spec import Numbering, Spec
from regames.state import MOST_PLIES

Observation = dict[str, npt.NDArray[np.int8]]

Policy = Callable[[Bits, Bits], npt.ArrayLike]
"""Chooses actions, given rows of observations and masks of legal actions."""

RENDER_MODES = ["rgb_array"]

_MOST_TURNS = 1_000_000


def _observation_space(spec: Spec) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (spec.features,), np.int8),
            "action_mask": spaces.Box(0, 1, (len(spec.actions),), np.int8),
        }
    )


class RegamesVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many plays at once, created by :func:`vector_env`.

    The seed of environment i alone determines its plays. Illegal actions end a play with
    ``illegal_reward``, like a loss.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        *,
        seat: str | None,
        opponent: Policy | None,
        autoreset_mode: AutoresetMode,
        illegal_reward: float,
        numbering: Numbering | None,
        threads: int,
        scaled: bool,
        most_plies: int,
        render_mode: str | None,
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        self._batch = game.batch(
            num_envs,
            auto_reset=False,
            numbering=numbering,
            threads=threads,
            scaled=scaled,
            most_plies=most_plies,
        )
        spec = self._batch.spec
        self._place = 0 if seat is None else game.player_index(seat)
        self._seat = game.players[self._place]
        self._opponent = opponent
        self._mode = AutoresetMode(autoreset_mode)
        self._illegal_reward = illegal_reward
        self._ended = np.zeros(num_envs, np.bool_)
        self._started = False
        self.num_envs = num_envs
        self.render_mode = render_mode
        shown = num_envs if render_mode == "rgb_array" else 0
        self._followed = [Followed(self._batch, board) for board in range(shown)]
        self.metadata = {
            "name": game.name,
            "players": list(game.players),
            "autoreset_mode": self._mode,
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.single_observation_space = _observation_space(spec)
        self.single_action_space = spaces.Discrete(len(spec.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        chosen = self._mask_of(options)
        if seed is not None or not self._started:
            self._batch.seed(self._seeds(seed))
            self._started = True
        self._begin(chosen)
        return self._observations(), {}

    def _mask_of(self, options: dict[str, Any] | None) -> npt.NDArray[np.bool_]:
        if not options or "reset_mask" not in options:
            return np.ones(self.num_envs, np.bool_)
        mask = options["reset_mask"]
        fits = isinstance(mask, np.ndarray) and mask.dtype == np.bool_
        if not fits or mask.shape != (self.num_envs,) or not mask.any():
            raise ValueError(f"reset_mask is an array of {self.num_envs} booleans, not all False")
        return np.array(mask)

    def _seeds(self, seed: int | Sequence[int | None] | None) -> list[int]:
        numbers = np.random.default_rng()
        if seed is None:
            return [int(each) for each in numbers.integers(MOST_SEEDS, size=self.num_envs)]
        if isinstance(seed, (int, np.integer)):
            return [int(seed) + place for place in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} environments and {len(seed)} seeds")
        return [int(numbers.integers(MOST_SEEDS)) if each is None else each for each in seed]

    def _begin(self, boards: npt.NDArray[np.bool_]) -> None:
        """Starts plays, up to the learner's turn; plays that end before that are restarted."""
        for _ in range(1000):
            self._batch.reset(mask=boards)
            for place, followed in enumerate(self._followed):
                if boards[place]:
                    followed.restart()
            self._ended[boards] = False
            _, terminations, truncations = self._others(boards)
            boards = terminations | truncations
            if not boards.any():
                return
        raise ValueError(f"{self._seat} hardly ever moves in {self._batch.game.name}")

    def _others(
        self, boards: npt.NDArray[np.bool_]
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Makes the moves of the others on some boards until it is the learner's turn."""
        rewards = np.zeros(self.num_envs)
        terminations = np.zeros(self.num_envs, np.bool_)
        truncations = np.zeros(self.num_envs, np.bool_)
        for _ in range(_MOST_TURNS):
            players = self._batch.players
            waiting = boards & (players >= 0) & (players != self._place)
            if not waiting.any():
                return rewards, terminations, truncations
            won, over, cut = self._moved(self._answers(waiting), waiting)
            rewards += won[:, self._place]
            terminations |= over
            truncations |= cut
        raise ValueError("the others do not come to an end with their moves")

    def _answers(self, waiting: npt.NDArray[np.bool_]) -> npt.NDArray[np.int32]:
        if self._opponent is None:
            return self._batch.sample(boards=waiting)
        rows = np.flatnonzero(waiting)
        actions = np.zeros(self.num_envs, np.int32)
        seen, masks = self._batch.observations[rows], self._batch.masks[rows]
        actions[rows] = np.asarray(self._opponent(seen, masks))
        return actions

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[
        Observation,
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        dict[str, Any],
    ]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions is an array of {self.num_envs} whole numbers")
        if self._mode == AutoresetMode.DISABLED and self._ended.any():
            raise ValueError("a play has ended; reset it with options={'reset_mask': ...}")
        again = self._ended.copy()
        live = ~again
        legal = self._legal(given) & live
        chosen = np.where(legal, given, 0).astype(np.int32)
        won, over, cut = self._moved(chosen, legal)
        rewards = won[:, self._place].astype(np.float64)
        terminations, truncations = over.copy(), cut.copy()
        more, later_over, later_cut = self._others(legal & ~over & ~cut)
        rewards += more
        terminations |= later_over
        truncations |= later_cut
        wrong = live & ~legal
        rewards[wrong] = self._illegal_reward
        terminations[wrong] = True
        self._ended = terminations | truncations
        infos = self._finish(again)
        return self._observations(), rewards, terminations, truncations, infos

    def _moved(
        self, actions: npt.NDArray[np.int32], boards: npt.NDArray[np.bool_]
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_]]:
        """Makes a step on some boards."""
        played = actions.tolist() if self._followed else []
        ends = self._batch.step(actions, boards=boards)
        for place, followed in enumerate(self._followed):
            if boards[place]:
                followed.play(played[place])
        return ends

    def render(self) -> tuple[Pixels, ...] | None:
        """Pictures of all boards, each of which takes about a second; with ``render_mode="rgb_array"``."""
        if not self._followed:
            gymnasium.logger.warn('render needs render_mode="rgb_array"')
            return None
        return tuple(followed.picture() for followed in self._followed)

    def _legal(self, actions: npt.NDArray[Any]) -> npt.NDArray[np.bool_]:
        inside = (actions >= 0) & (actions < len(self._batch.spec.actions))
        rows = np.arange(self.num_envs)
        found: npt.NDArray[np.bool_] = self._batch.masks[rows, np.where(inside, actions, 0)] == 1
        return found & inside

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, with a row for each environment, as MaskablePPO requires."""
        return self._observations()["action_mask"].view(np.bool_)

    def _finish(self, again: npt.NDArray[np.bool_]) -> dict[str, Any]:
        """Restarts the plays that have to be restarted in the reset mode."""
        if self._mode == AutoresetMode.NEXT_STEP and again.any():
            self._begin(again)
        if self._mode != AutoresetMode.SAME_STEP or not self._ended.any():
            return {}
        ended = self._ended.copy()
        last = self._observations()
        final = np.full(self.num_envs, None, object)
        for board in np.flatnonzero(ended):
            final[board] = {name: array[board] for name, array in last.items()}
        self._begin(ended)
        return {"final_obs": final, "_final_obs": ended, "final_info": {}, "_final_info": ended}

    def _observations(self) -> Observation:
        masks = self._batch.masks.copy()
        masks[self._batch.players != self._place] = 0
        return {"observation": self._batch.observe(self._seat), "action_mask": masks}

    def close_extras(self, **kwargs: Any) -> None:
        self._batch.close()


def vector_env(
    game: Game,
    num_envs: int,
    *,
    seat: str | None = None,
    opponent: Policy | None = None,
    autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
    illegal_reward: float = -1.0,
    numbering: Numbering | None = None,
    threads: int = 1,
    scaled: bool = True,
    most_plies: int = MOST_PLIES,
    render_mode: str | None = None,
) -> RegamesVectorEnv:
    """Many plays at once, with one seat for the learner.

    :param seat: the player who learns; by default the first
    :param opponent: the policy of all others; by default each legal move with the same probability
    :param scaled: whether rewards go from -1 to 1 instead of being scores
    :param render_mode: ``rgb_array`` lets ``render`` make pictures; it needs ``regames[render]``
    :raises MissingToolError: if that is not installed
    """
    return RegamesVectorEnv(
        game,
        num_envs,
        seat=seat,
        opponent=opponent,
        autoreset_mode=autoreset_mode,
        illegal_reward=illegal_reward,
        numbering=numbering,
        threads=threads,
        scaled=scaled,
        most_plies=most_plies,
        render_mode=render_mode,
    )


class RegamesEnv(gymnasium.Env[Observation, int]):
    """One play, see :func:`single_env`."""

    def __init__(self, game: Game, **options: Any) -> None:
        self._one = vector_env(game, 1, autoreset_mode=AutoresetMode.DISABLED, **options)
        self.render_mode = self._one.render_mode
        self.metadata = {
            "name": game.name,
            "players": list(game.players),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
        }
        self.observation_space = self._one.single_observation_space
        self.action_space = self._one.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        observations, _ = self._one.reset(seed=seed)
        return {name: array[0] for name, array in observations.items()}, {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        seen, rewards, over, cut, _ = self._one.step(np.array([action]))
        observation = {name: array[0] for name, array in seen.items()}
        return observation, float(rewards[0]), bool(over[0]), bool(cut[0]), {}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO requires."""
        masks: npt.NDArray[np.bool_] = self._one.action_masks()[0]
        return masks

    def render(self) -> Pixels | None:
        pictures = self._one.render()
        return None if pictures is None else pictures[0]

    def close(self) -> None:
        self._one.close()


def single_env(game: Game, **options: Any) -> RegamesEnv:
    """One play, with the options of :func:`vector_env` except its modes."""
    return RegamesEnv(game, **options)


def make(game: Game | str | os.PathLike[str], **options: Any) -> RegamesEnv:
    """Implements ``gymnasium.make("regames/Game-v0", game=…)``, for a game or a file."""
    return single_env(game if isinstance(game, Game) else load(game), **options)


def make_vec(game: Game | str | os.PathLike[str], num_envs: int = 1, **options: Any) -> RegamesVectorEnv:
    """Implements ``gymnasium.make_vec("regames/Game-v0", num_envs=n, game=…)``."""
    return vector_env(game if isinstance(game, Game) else load(game), num_envs, **options)


gymnasium.register(
    id="regames/Game-v0",
    entry_point="regames.gymnasium:make",
    vector_entry_point="regames.gymnasium:make_vec",
)
