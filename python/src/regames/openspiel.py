"""Games as OpenSpiel games.

>>> import pyspiel
>>> from regames import openspiel
>>> name = openspiel.register(load("games/hrg/tictactoe.hrg"))
>>> state = pyspiel.load_game(name).new_initial_state()
>>> state.apply_action(4)
>>> name, state.legal_actions()
('regames_tictactoe', [0, 1, 2, 3, 5, 6, 7, 8])
"""

from __future__ import annotations

import ctypes
import re
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from regames._position import Position
from regames.game import Game
from regames.spec import Numbering, Spec, natural
from regames.state import State

_SAMPLED = 1000
"""The number of random plays from which the length of plays is estimated."""

_MOST_RECALLED = 1 << 17
"""The most numbers in a tensor of an information state; games that need more have no such tensors."""

_registered: dict[str, _Known] = {}


class _Known:
    """A registered game, and what its numbers mean in OpenSpiel."""

    def __init__(self, name: str, game: Game, numbering: Numbering | None, zero_sum: bool) -> None:
        self.name = name
        self.game = game
        self.spec: Spec = game.spec(numbering)
        self.zero_sum = zero_sum
        if any(isinstance(score, str) for score in game.score_values):
            raise ValueError(f"{game.name} has scores that are no numbers")
        outcomes = game.facts.get("outcomes")
        self.outcomes = None if outcomes is None else [" ".join(move) for move in outcomes]

    def recalled_rows(self, length: int) -> int:
        """The most tags that a player can have seen after a number of actions."""
        if self.spec.numbering == "tags":
            return length
        moves = [*self.spec.actions, *(self.outcomes or [])]
        return length * max([1, *(len(move.split()) for move in moves)])

    def recalls(self, length: int) -> bool:
        """Whether everything that a player has seen is known to fit into a tensor."""
        fits = len(self.game.players) + self.recalled_rows(length) * self.recalled_width
        return self.spec.hides and fits <= _MOST_RECALLED and self.game.announcement is None

    @property
    def recalled_width(self) -> int:
        """How many numbers encode a tag: movers, chance, first of a move, of a partial move, each tag."""
        return len(self.game.players) + 3 + len(self.spec.tags)

    def outcome_numbers(self, legal: list[str]) -> dict[int, str]:
        """The moves of chance, in the order of their numbers."""
        if self.outcomes is None:
            return dict(enumerate(sorted(legal, key=natural)))
        return {self.outcomes.index(move): move for move in legal}


class OpenSpielPosition(Position):
    """A position that can be copied and pickled, with what the players remember."""

    def __init__(self, name: str, state: State, prefix: tuple[str, ...] = ()) -> None:
        super().__init__(_registered[name].spec, state, prefix)
        self.name = name

    @property
    def known(self) -> _Known:
        """The game to which this position belongs."""
        return _registered[self.name]

    def __reduce__(self) -> Any:
        moves = [move for _, move in self.state.history]
        return _restored, (self.name, moves, self.prefix)

    def __deepcopy__(self, memo: object) -> OpenSpielPosition:
        return OpenSpielPosition(self.name, self.state.copy(), self.prefix)

    def legal(self) -> dict[int, str]:
        """What the legal actions of the player to move stand for."""
        if self.state.is_chance:
            return self.known.outcome_numbers(self.state.moves())
        return super().legal()

    def apply(self, action: int) -> None:
        """Plays an action."""
        if self.state.is_chance:
            self.state.play(self.legal()[action])
        else:
            super().apply(action)

    def recall(self, player: int, to: npt.NDArray[np.float32]) -> None:
        """Everything that a player knows, as numbers: who it is, and a row for each tag."""
        known = self.known
        count, width = len(known.game.players), known.recalled_width
        to.fill(0)
        to[player] = 1
        start = count
        own = known.game.players[player]
        seen = [(*entry, False) for entry in self.state.seen_by(own)]
        if self.prefix and self.state.player_index == player:
            seen.append((own, " ".join(self.prefix), True))
        for mover, move, begun in seen:
            place = count if mover == "random" else known.game.player_index(mover)
            for number, tag in enumerate(move.split() or [""]):
                to[start + place] = 1
                to[start + count + 1] = number == 0
                to[start + count + 2] = begun
                if tag:
                    to[start + count + 3 + known.spec.tag(tag)] = 1
                start += width

    def view(self, player: int) -> str:
        """Everything that a player knows: its own moves, and what it saw of the moves of others."""
        seen = self.state.seen_by(self.known.game.players[player])
        entries = [f"{mover}:{move}" for mover, move in seen]
        own = self.prefix if self.state.player_index == player else ()
        return f"p{player}|" + "/".join([*entries, *(["+" + " ".join(own)] if own else [])])


def _restored(name: str, moves: list[str], prefix: tuple[str, ...]) -> OpenSpielPosition:
    state = _registered[name].game.start()
    for move in moves:
        state.play(move)
    return OpenSpielPosition(name, state, prefix)


class RegamesGame(pyspiel.Game):
    """A registered game."""

    def __init__(self, known: _Known, kind: Any, info: Any, params: dict[str, Any] | None) -> None:
        super().__init__(kind, info, params or {})
        self.known = known
        self.length = info.max_game_length

    def new_initial_state(self) -> RegamesState:
        return RegamesState(self)

    def max_chance_nodes_in_history(self) -> int:
        return int(self.length) if self.known.spec.chance else 0

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        if isinstance(iig_obs_type, dict):
            iig_obs_type = None
        return _Observer(self.known, iig_obs_type, self.length)


class RegamesState(pyspiel.State):
    """A state of a registered game."""

    def __init__(self, game: RegamesGame) -> None:
        super().__init__(game)
        self.position = OpenSpielPosition(game.known.name, game.known.game.start())
        self._length = game.length
        self._actions = 0

    def current_player(self) -> int:
        state = self.position.state
        if state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if state.is_chance else state.player_index

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.legal())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        legal = sorted(self.position.legal())
        return [(action, 1 / len(legal)) for action in legal]

    def _apply_action(self, action: int) -> None:
        if self._actions >= self._length:
            raise ValueError(f"a play of more than max_game_length={self._length} actions")
        self._actions += 1
        self.position.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        known = self.position.known
        if player == pyspiel.PlayerId.CHANCE:
            outcomes = known.outcomes
            text = outcomes[action] if outcomes else self.position.legal().get(action, str(action))
        else:
            text = known.spec.actions[action]
        return text or "-"

    def is_terminal(self) -> bool:
        return self.position.state.is_over

    def returns(self) -> list[float]:
        state = self.position.state
        if not state.is_over:
            return [0.0] * len(self.position.known.game.players)
        scores = [float(score) for score in state.scores.values()]
        if not self.position.known.zero_sum:
            return scores
        mean = sum(scores) / len(scores)
        return [score - mean for score in scores]

    def __str__(self) -> str:
        moves = [f"{player}:{move}" for player, move in self.position.state.history]
        begun = ["+" + " ".join(self.position.prefix)] if self.position.prefix else []
        return "/".join(moves + begun)


class _Observer:
    """The observations of players, as text and as numbers."""

    def __init__(self, known: _Known, kind: Any, length: int) -> None:
        self._known = known
        self._recalls = kind is not None and kind.perfect_recall
        private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        public = kind is None or kind.public_info
        # Observations are divided by players, not into what all players see and the rest.
        self._texts = public and (private or not known.spec.hides)
        self._is_empty = not public and private and not known.spec.hides
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if not self._texts:
            return
        if not self._recalls:
            self.tensor = np.zeros(known.spec.features, np.float32)
            self.dict = {"observation": self.tensor}
        elif known.recalls(length):
            size = len(known.game.players) + known.recalled_rows(length) * known.recalled_width
            self.tensor = np.zeros(size, np.float32)
            self.dict = {"information_state": self.tensor}

    def set_from(self, state: RegamesState, player: int) -> None:
        if self.tensor is None:
            return
        if self._recalls:
            state.position.recall(player, self.tensor)
        else:
            self.tensor[:] = state.position.state.observe(self._known.game.players[player])

    def string_from(self, state: RegamesState, player: int) -> str | None:
        if self._is_empty:
            return ""
        return state.position.view(player) if self._texts else None


def _longest(known: _Known) -> int:
    """Ten times the length of the longest of some random plays, in actions."""
    played = known.game.playouts(_SAMPLED)
    if played.unfinished:
        raise ValueError(f"not all random plays of {known.game.name} end; see game.verify()")
    tags = 1
    if known.spec.numbering == "tags":
        state = known.game.start()
        while not state.is_over:
            tags = max([tags, *(len(move.split()) + 1 for move in state.moves())])
            state.play()
    return max(10, 10 * played.most_plies * tags)


def register(
    game: Game,
    name: str | None = None,
    *,
    max_game_length: int | None = None,
    numbering: Numbering | None = None,
    zero_sum: bool = False,
) -> str:
    """Registers a game with OpenSpiel; returns the name for ``pyspiel.load_game``.

    :param name: by default ``regames_`` and the name of the file
    :param max_game_length: the most actions in a play, including those of chance; by default ten
        times as many as in the longest of 1000 random plays; longer plays raise an exception
    :param zero_sum: subtracts the mean from all scores, so that they add up to zero
    :raises ValueError: if another game has the name, or it contains blanks or punctuation, if
        ``max_game_length`` is less than 1, or if scores are not numbers
    """
    chosen = name or "regames_" + re.sub(r"\W", "_", game.name)
    if not re.fullmatch(r"\w+", chosen):
        raise ValueError(f"a name for OpenSpiel has letters, digits and _ only, not {chosen!r}")
    if max_game_length is not None and max_game_length < 1:
        raise ValueError(f"max_game_length is at least 1, not {max_game_length}")
    if chosen in _registered or chosen in pyspiel.registered_names():
        raise ValueError(f"OpenSpiel has a game of the name {chosen} already")
    known = _Known(chosen, game, numbering, zero_sum)
    spec = known.spec
    length = max_game_length or _longest(known)
    values = [float(score) for score in game.score_values]
    least, greatest = min(values), max(values)
    if zero_sum:
        spread = (greatest - least) * (len(game.players) - 1) / len(game.players)
        least, greatest = -spread, spread
    if least == greatest:
        greatest = least + 1
    kinds = pyspiel.GameType
    kind = pyspiel.GameType(
        short_name=chosen,
        long_name=game.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=(
            kinds.ChanceMode.EXPLICIT_STOCHASTIC if spec.chance else kinds.ChanceMode.DETERMINISTIC
        ),
        information=(
            kinds.Information.IMPERFECT_INFORMATION
            if spec.hides
            else kinds.Information.PERFECT_INFORMATION
        ),
        utility=kinds.Utility.ZERO_SUM if zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=len(game.players),
        min_num_players=len(game.players),
        provides_information_state_string=True,
        provides_information_state_tensor=known.recalls(length),
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={},
        default_loadable=True,
    )
    info = pyspiel.GameInfo(
        num_distinct_actions=len(spec.actions),
        max_chance_outcomes=_outcomes(known) if spec.chance else 0,
        num_players=len(game.players),
        min_utility=least,
        max_utility=greatest,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=length,
    )

    def make(params: dict[str, Any] | None = None) -> RegamesGame:
        return RegamesGame(known, kind, info, params)

    _registered[chosen] = known
    # OpenSpiel releases its references after Python has ended, when nothing can be freed any more.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(make))
    pyspiel.register_game(kind, make)
    return chosen


def _outcomes(known: _Known) -> int:
    return len(known.outcomes) if known.outcomes is not None else 10_000


def names() -> list[str]:
    """The names of all registered games."""
    return list(_registered)
