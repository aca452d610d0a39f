"""Games as PettingZoo environments.

>>> from regames.pettingzoo import env
>>> game = env(load("games/hrg/tictactoe.hrg"))
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, _ = game.last()
...     over = termination or truncation
...     mask = None if over else observation["action_mask"]
...     game.step(None if over else game.action_space(agent).sample(mask))
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from regames._pictures import Followed, Pixels, needed_renderer, pixels
from regames.batch import MOST_SEEDS
from regames.errors import IllegalMoveError
from regames.game import Game
from regames.spec import Numbering, Spec
from regames.state import MOST_PLIES, State

RENDER_MODES = ["ansi", "human", "rgb_array"]


def _spaces(spec: Spec) -> tuple[spaces.Dict, spaces.Discrete]:
    count = len(spec.actions)
    observation = spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (spec.features,), np.int8),
            "action_mask": spaces.Box(0, 1, (count,), np.int8),
        }
    )
    return observation, spaces.Discrete(count)


class _Agents:
    """What both kinds of environment have in common: information about their agents."""

    def __init__(self, game: Game, spec: Spec, render_mode: str | None, parallel: bool) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {RENDER_MODES}, not {render_mode!r}")
        if render_mode == "rgb_array":
            needed_renderer()
        self.names = [f"player_{place}" for place in range(len(game.players))]
        self.places = {name: place for place, name in enumerate(self.names)}
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        for name in self.names:
            self.observation_spaces[name], self.action_spaces[name] = _spaces(spec)
        self.metadata = {
            "name": game.name,
            "players": list(game.players),
            "render_modes": list(RENDER_MODES),
            "render_fps": 2,
            "is_parallelizable": parallel,
        }


def _shown(text: str, mode: str | None) -> str | None:
    if mode == "human":
        print(text)
    elif mode is None:
        gymnasium.logger.warn(f"render needs a render_mode: {RENDER_MODES}")
    return text if mode == "ansi" else None


class RawEnv(AECEnv[str, dict[str, npt.NDArray[np.int8]], int | None]):
    """One play of a game, without the usual wrappers: illegal actions raise exceptions.

    Agents are ``player_0``, ``player_1``, …; ``metadata["players"]`` has their names in the rules.

    :param render_mode: ``ansi`` (a text), ``human`` (the text is printed) or ``rgb_array``: the
        board as ``draw`` shows it, which takes about a second and requires the packages of
        ``regames[render]``
    :raises MissingToolError: if these are not installed
    """

    def __init__(
        self,
        game: Game,
        *,
        render_mode: str | None = None,
        numbering: Numbering | None = None,
        most_plies: int = MOST_PLIES,
        scaled: bool = True,
    ) -> None:
        super().__init__()
        spec = game.spec(numbering)
        known = _Agents(game, spec, render_mode, parallel=False)
        self._known = known
        self._batch = game.batch(
            1, auto_reset=False, numbering=numbering, most_plies=most_plies, scaled=scaled
        )
        self._followed = Followed(self._batch, 0) if render_mode == "rgb_array" else None
        self.metadata = known.metadata
        self.render_mode = render_mode
        self.possible_agents = list(known.names)
        self.agents: list[str] = []
        self.observation_spaces = known.observation_spaces
        self.action_spaces = known.action_spaces

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._known.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._known.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._batch.reset(seed)
        if self._followed:
            self._followed.restart()
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        mover = int(self._batch.players[0])
        self.agent_selection = self.agents[mover if mover >= 0 else 0]

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        place = self._known.places[agent]
        seen = self._batch.observe(self._batch.game.players[place])[0]
        if int(self._batch.players[0]) == place:
            mask = self._batch.masks[0].copy()
        else:
            mask = np.zeros_like(self._batch.masks[0])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise ValueError("the play goes on, so an action is a number and not None")
        rewards, terminations, truncations = self._batch.step(np.array([action]))
        if self._followed:
            self._followed.play(int(action))
        for name, place in self._known.places.items():
            self.rewards[name] = float(rewards[0, place])
            self.terminations[name] = bool(terminations[0])
            self.truncations[name] = bool(truncations[0])
        self._select()
        self._accumulate_rewards()

    def render(self) -> str | Pixels | None:
        if self._followed:
            return self._followed.picture()
        return _shown(str(self._batch.state(0)), self.render_mode)

    def close(self) -> None:
        """Does nothing: no resources are open."""


def raw_env(game: Game, **options: Any) -> RawEnv:
    """Creates an environment without wrappers, see :class:`RawEnv`."""
    return RawEnv(game, **options)


def env(game: Game, **options: Any) -> Any:
    """Creates an environment with the usual wrappers: an illegal action ends the play with -1."""
    raw = raw_env(game, **options)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))


class SimultaneousEnv(ParallelEnv[str, dict[str, npt.NDArray[np.int8]], int]):
    """One play of a game in which all players move simultaneously.

    In the rules they move one after the other, in the order of ``game.players``, and nobody sees
    what the others have chosen in the same round. Other games raise an exception.
    """

    def __init__(
        self,
        game: Game,
        *,
        render_mode: str | None = None,
        most_plies: int = MOST_PLIES,
    ) -> None:
        spec = game.spec("moves")
        if not spec.hides:
            raise ValueError(f"in {game.name} moves are seen at once; take env")
        known = _Agents(game, spec, render_mode, parallel=True)
        self._known, self._game, self._spec = known, game, spec
        self._most_plies = most_plies
        self._numbers = np.random.default_rng()
        self._state: State = game.start()
        self.metadata = known.metadata
        self.render_mode = render_mode
        self.possible_agents = list(known.names)
        self.agents: list[str] = []
        self.observation_spaces = known.observation_spaces
        self.action_spaces = known.action_spaces
        self._moves: list[list[str]] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._known.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._known.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._numbers = np.random.default_rng(seed)
        self._state = self._game.start(int(self._numbers.integers(MOST_SEEDS)))
        self.agents = list(self.possible_agents)
        self._begin_round()
        return self._observations(), {agent: {} for agent in self.agents}

    def _begin_round(self) -> None:
        """Makes moves of chance, and finds the choices of each player."""
        while self._state.is_chance and not self._state.is_over:
            self._state.play()
        self._moves = []
        probe = self._state.copy()
        for place in range(len(self.possible_agents)):
            if probe.is_over:
                break
            if probe.player_index != place:
                raise ValueError(f"{self._game.name} has no rounds in which all players move")
            self._moves.append(probe.moves())
            others = self._game.players[:place] + self._game.players[place + 1 :]
            before = [len(probe.seen_by(other)) for other in others]
            probe.play(self._moves[-1][0])
            # What the keeper reveals after all have moved belongs to the next round.
            is_last = place + 1 == len(self.possible_agents)
            if any(
                tags and not (is_last and mover == "keeper")
                for other, known in zip(others, before, strict=True)
                for mover, tags in probe.seen_by(other)[known:]
            ):
                raise ValueError(f"in {self._game.name} moves of a round are seen at once; take env")

    def _observations(self) -> dict[str, Any]:
        found = {}
        for agent in self.agents:
            place = self._known.places[agent]
            mask = np.zeros(len(self._spec.actions), np.int8)
            if place < len(self._moves):
                mask[[self._spec.action(move) for move in self._moves[place]]] = 1
            seen = self._state.observe(self._game.players[place])
            seen[len(self._known.names) : 2 * len(self._known.names)] = 0
            found[agent] = {"observation": seen, "action_mask": mask}
        return found

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state, agents = self._state, self.agents
        chosen = [self._choice(agent, actions) for agent in agents]
        for move in chosen:
            state.play(move)
        cut = len(state.history) >= self._most_plies
        self._begin_round()
        over = state.is_over
        scores = [float(score) if over else 0.0 for score in state.scores.values()]
        rewards = dict(zip(self.possible_agents, scores, strict=True))
        observations = self._observations()
        if over or cut:
            self.agents = []
        return (
            observations,
            {agent: rewards[agent] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut and not over),
            {agent: {} for agent in agents},
        )

    def _choice(self, agent: str, actions: dict[str, int]) -> str:
        place = self._known.places[agent]
        action = int(actions[agent])
        legal = self._moves[place]
        if not 0 <= action < len(self._spec.actions) or self._spec.actions[action] not in legal:
            raise IllegalMoveError(f"action {action} is illegal for {agent}: {', '.join(legal)}")
        return self._spec.actions[action]

    def render(self) -> str | Pixels | None:
        if self.render_mode == "rgb_array":
            return pixels(self._state.draw())
        return _shown(str(self._state), self.render_mode)

    def close(self) -> None:
        """Does nothing: no resources are open."""


def parallel_env(game: Game, **options: Any) -> SimultaneousEnv:
    """Creates an environment for a game with simultaneous moves, see :class:`SimultaneousEnv`."""
    return SimultaneousEnv(game, **options)
