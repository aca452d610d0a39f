"""States of a game and their moves."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NoReturn

import numpy as np
import numpy.typing as npt

from regames._arguments import plies
from regames._engine import NONE_LEGAL, RANDOM, EngineState
from regames.errors import GameError, IllegalMoveError

if TYPE_CHECKING:
    from regames.game import Drawing, Game

_KEEPER = "keeper"

MOST_PLIES = 100_000
"""After so many moves a playout is given up."""


class State:
    """Where a play is; moves change it. ``copy`` keeps what there is.

    ``random`` is a player, too: where ``is_chance`` holds, each of the legal moves comes with the
    same probability, and ``play()`` without a move draws one. What the keeper does, which is no
    choice, is done at once.

    >>> state = load("games/hrg/tictactoe.hrg").start()
    >>> state.player, len(state.moves())
    ('x', 9)
    >>> state.play("C__2_2").play("C__1_1").play("C__2_1").play("C__1_2").play("C__2_3").scores
    mappingproxy({'x': 100, 'o': 0})
    """

    __slots__ = ("_engine", "_game", "_history", "_legal", "_unknown")

    def __init__(self, game: Game, engine: EngineState, *, has_history: bool = True) -> None:
        self._game = game
        self._engine = engine
        self._legal: dict[str, int] | None = None
        self._history: list[tuple[str, str, tuple[str, ...]]] = []
        self._unknown = not has_history
        self._announce()

    @property
    def game(self) -> Game:
        """The game that this is a state of."""
        return self._game

    @property
    def player(self) -> str:
        """Who is to move: a player, ``random``, or ``keeper`` where the play is over."""
        index = self._engine.player()
        if index >= 0:
            return self._game.players[index]
        return "random" if index == RANDOM else "keeper"

    @property
    def player_index(self) -> int:
        """The same as a number: from 0 in the order of ``game.players``, -1 for ``random``, -2."""
        return self._engine.player()

    @property
    def is_chance(self) -> bool:
        """Whether chance decides."""
        return self._engine.player() == RANDOM

    @property
    def is_over(self) -> bool:
        """Whether nobody can go on: the play has ended or, in improper games, no move is legal."""
        return self._engine.is_terminal() or not self._moves()

    @property
    def scores(self) -> Mapping[str, int | str]:
        """The score of each player: a number where the rules have one, else their word for it."""
        score, game = self._engine.score, self._game
        return MappingProxyType(
            {name: game.score_of(score(place)) for place, name in enumerate(game.players)}
        )

    @property
    def history(self) -> list[tuple[str, str]]:
        """Who made which moves so far, ``random`` included and the keeper left out."""
        return [(player, move) for player, move, _ in self._history if player != _KEEPER]

    def seen_by(self, player: str) -> list[tuple[str, str]]:
        """The same as a player knows it: of the moves of others the tags that it sees.

        What the keeper shows to a player, as in games in GDL, is there as a move of ``keeper``.
        """
        place = self._game.player_index(player)
        return [
            (mover, move if mover == player else seen[place])
            for mover, move, seen in self._history
            if mover != _KEEPER or seen[place]
        ]

    def _announce(self) -> None:
        """Makes the moves of the keeper, of which players see tags."""
        game, engine = self._game, self._engine
        while game.announcement is not None and engine.player() == RANDOM:
            legal = engine.moves()
            move = game.move_text(engine.tags(0)).split() if legal else []
            if move[:1] != [game.announcement]:
                return
            seen = tuple(
                " ".join(tag for tag in text.split() if tag != game.announcement)
                for text in self._views(0)
            )
            engine.play(0)
            self._history.append((_KEEPER, " ".join(move[1:]), seen))

    def _views(self, move: int) -> tuple[str, ...]:
        """What each player sees of a move."""
        players = range(len(self._game.players))
        return tuple(self._game.move_text(self._engine.tags(move, place)) for place in players)

    def _moves(self) -> dict[str, int]:
        legal = self._legal
        if legal is None:
            engine, text = self._engine, self._game.move_text
            legal = {}
            for move in range(engine.moves()):
                legal.setdefault(text(engine.tags(move)), move)
            self._legal = legal
        return legal

    def moves(self) -> list[str]:
        """The legal moves, each once: their tags with blanks between. None where it is over."""
        return list(self._moves())

    def play(self, move: str | None = None) -> State:
        """Makes a move of whoever is to move, without one a random move; answers this state.

        :raises IllegalMoveError: where the move is not legal; the text says what is
        """
        engine = self._engine
        legal = self._moves()
        if move is None:
            index = engine.draw()
            if index == NONE_LEGAL:
                raise IllegalMoveError("the play is over: there is no move to draw")
            move = self._game.move_text(engine.tags(index))
        else:
            found = legal.get(move) if isinstance(move, str) else None
            if found is None:
                move = self._legal_like(move)
                found = legal[move]
            engine.moves()
            index = found
        mover = self.player
        seen = self._views(index)
        engine.play(index)
        self._legal = None
        self._history.append((mover, move, seen))
        self._announce()
        return self

    def _legal_like(self, move: object) -> str:
        """The legal move that differs from a text in blanks only."""
        if not isinstance(move, str):
            raise TypeError(f"a move is a text such as those of moves(), not {move!r}")
        legal = self._moves()
        text = " ".join(move.split())
        if text in legal:
            return text
        which = f"`{move}` is not legal for {self.player}: "
        if not legal:
            raise IllegalMoveError(which + "the play is over")
        close = difflib.get_close_matches(text, legal, n=1)
        shown = ", ".join(list(legal)[:8]) + (", …" if len(legal) > 8 else "")
        verb = "is" if len(legal) == 1 else "are"
        hint = f"did you mean `{close[0]}`? " if close else ""
        raise IllegalMoveError(f"{which}{hint}{len(legal)} {verb}: {shown}")

    def playout(self, most_plies: int = MOST_PLIES) -> Mapping[str, int | str]:
        """Plays to the end at random, as fast as the engine is; the scores then.

        The moves are not in ``history``. The numbers come from the seed of the state.
        """
        if self._engine.playout(plies(most_plies)) > 0:
            self._unknown = True
        self._legal = None
        self._announce()
        return self.scores

    def observe(self, player: str | None = None) -> npt.NDArray[np.int8]:
        """What a player sees, as ``game.spec()`` describes it; without one whoever is to move."""
        place = self.player_index if player is None else self._game.player_index(player)
        spec = self._game.spec()
        if not spec.hides:
            return self._game._seen(self._engine, place)
        seen = np.zeros(spec.features, np.int8)
        count = len(spec.players)
        if place < 0:
            return seen
        seen[place] = 1
        if self.player_index >= 0:
            seen[count + self.player_index] = 1
        movers = len(spec.movers)
        rows = [
            (mover, tag)
            for mover, move in self.seen_by(self._game.players[place])
            for tag in move.split() or [""]
        ]
        start = 2 * count
        for mover, tag in rows[-spec.remembered :]:
            seen[start + spec.movers.index(mover)] = 1
            if tag:
                seen[start + movers + spec.tag(tag)] = 1
            start += movers + len(spec.tags)
        return seen

    def draw(self, player: str | None = None) -> Drawing:
        """A picture of the board, all of it or as far as a player may know it.

        :raises GameError: where ``history`` has not all moves: after ``playout``, or from a batch
        """
        if self._unknown:
            raise GameError("this state cannot be drawn: it does not know all moves that led to it")
        if player is not None:
            self._game.player_index(player)
        return self._game.drawn(self.history, player)

    def copy(self) -> State:
        """A state equal to this one that goes its own way, with the same random numbers."""
        other = State(self._game, self._engine.copy())
        other._history = list(self._history)
        other._unknown = self._unknown
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> NoReturn:
        raise TypeError("states cannot be pickled; pickle game and history, and play it again")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self._engine.equals(other._engine)

    def __hash__(self) -> int:
        raise TypeError("states change, so they are no keys; take str(state) or hash_code()")

    def hash_code(self) -> int:
        """A number that equal states share."""
        return self._engine.hash()

    def __str__(self) -> str:
        return self._engine.describe()

    def __repr__(self) -> str:
        return f"<State of {self._game.name}: {self.player} to move, {len(self.history)} moves made>"
