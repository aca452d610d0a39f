"""States of a game and their moves."""

from __future__ import annotations

import operator
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from regames._arguments import plies
from regames._engine import KEEPER, NONE_LEGAL, RANDOM, EngineState
from regames._jvm import unpacked
from regames._native import FAILED, ILLEGAL, NativeEngine, NativeState
from regames._refusals import no_such_action, no_such_move
from regames.errors import GameError, IllegalMoveError
from regames.spec import natural

if TYPE_CHECKING:
    from regames.game import Drawing, Game

# The last move and a link to the ones before, so that states can share a history. Who moved, by
# number; the move as text or as number; and what each player saw of it, unless that is everything.
_Played = tuple[Any, int, str | SupportsIndex, tuple[str, ...] | None]

MOST_PLIES = 100_000
"""The number of moves after which a playout is aborted."""


class State:
    """The state of a play. Moves change it; ``copy`` makes an independent one.

    ``random`` is a player, too: if ``is_chance`` is true, all legal moves have the same
    probability, and ``play()`` without a move draws one. What the keeper does involves no choice,
    so it happens immediately.

    Moves are texts for people and numbers for programs: ``legal_actions`` and ``apply`` create no
    texts, and are the fast way to search.

    >>> state = load("games/hrg/tictactoe.hrg").start()
    >>> state.player, len(state.moves())
    ('x', 9)
    >>> state.play("C__2_2").play("C__1_1").play("C__2_1").play("C__1_2").play("C__2_3").scores
    mappingproxy({'x': 100, 'o': 0})

    >>> import random
    >>> state = load("games/hrg/tictactoe.hrg").start()
    >>> while not state.is_over:
    ...     state = state.apply(random.choice(state.legal_actions()))
    >>> state.legal_actions(), 5 <= len(state.history) <= 9
    ([], True)
    """

    __slots__ = (
        *("_actions", "_capsule", "_fast", "_game", "_held", "_legal"),
        *("_played", "_player", "_prefix", "_unknown"),
    )

    def __init__(self, game: Game, engine: Any, *, has_history: bool = True) -> None:
        """Wraps a state of the engine, or with C++ the capsule of one."""
        self._game = game
        is_native = isinstance(game._engine, NativeEngine)
        self._capsule: Any = engine if is_native else None
        self._held: EngineState | None = None if is_native else engine
        self._played: _Played | None = None
        self._unknown = not has_history
        # What plays actions, unless what players see of each has to be recorded.
        self._fast = game._native
        if not has_history and game.facts["hides"]:
            self._fast = None
        # The tags of a partial move, if actions are tags.
        self._prefix: tuple[str, ...] = ()
        # What is computed on demand: the legal moves, the legal actions, who is to move.
        self._legal: dict[str, int] | None = None
        self._actions: list[int] | None = None
        self._player = 0
        if game.announcement is not None:
            self._announce()

    @property
    def _engine(self) -> EngineState:
        """The state of the engine, with all its functions."""
        held = self._held
        if held is None:
            assert isinstance(self._game._engine, NativeEngine)
            held = self._held = NativeState(self._game._engine, self._capsule)
        return held

    @property
    def game(self) -> Game:
        """The game to which this state belongs."""
        return self._game

    @property
    def player(self) -> str:
        """Who is to move: a player, ``random``, or ``keeper`` if the play is over."""
        return self._name(self.player_index)

    def _name(self, player: int) -> str:
        if player >= 0:
            return self._game.players[player]
        return "random" if player == RANDOM else "keeper"

    @property
    def player_index(self) -> int:
        """The same as a number: its index in ``game.players``, -1 for ``random``, -2 for ``keeper``."""
        native = self._game._native
        return self._engine.player() if native is None else native.player(self._capsule)

    @property
    def is_chance(self) -> bool:
        """Whether chance decides."""
        return self.player_index == RANDOM

    @property
    def is_over(self) -> bool:
        """Whether nobody can move: the play has ended or, in improper games, no move is legal."""
        actions = self._actions
        if actions is not None:
            return not actions
        if self._game._native is not None:
            return not self._listed()
        return self._engine.is_terminal() or not self._moves()

    @property
    def scores(self) -> Mapping[str, int | str]:
        """The score of each player: a number if it is one in the rules, else its name there."""
        score, game = self._engine.score, self._game
        return MappingProxyType(
            {name: game.score_of(score(place)) for place, name in enumerate(game.players)}
        )

    @property
    def history(self) -> list[tuple[str, str]]:
        """The moves so far and who made them, including ``random`` but not the keeper."""
        return [(mover, move) for mover, move, _ in self._entries() if mover != "keeper"]

    def seen_by(self, player: str) -> list[tuple[str, str]]:
        """The history as a player knows it: only the visible tags of the moves of others.

        What the keeper shows to a player, as in games in GDL, appears as a move of ``keeper``.
        """
        place = self._game.player_index(player)
        self._look()
        return [
            (mover, move if mover == player or seen is None else seen[place])
            for mover, move, seen in self._entries()
            if mover != "keeper" or (seen is not None and seen[place])
        ]

    def _look(self) -> None:
        """Computes once what players saw of moves made by numbers; from then on each move records it."""
        if self._fast is None or not self._game.facts["hides"]:
            return
        again = self._game.start()
        again._fast = self._fast = None
        for _, move, _ in self._entries():
            again.play(move)
        self._played = again._played

    def _seen_numbers(self, player: str) -> list[tuple[int, int]]:
        """What a player saw, tag by tag: who moved, and the symbol of the tag, or -1 if it was not seen.

        :raises GameError: if not all moves are known: after ``playout``, or from a batch
        """
        if self._unknown:
            raise GameError("this state does not know all moves that led to it, which observations need")
        numbers = {name: number for number, name in enumerate(self._game.players)}
        numbers["random"] = RANDOM
        symbols = self._game._symbol_numbers
        return [
            (numbers.get(mover, KEEPER), symbols.get(tag, -1))
            for mover, move in self.seen_by(player)
            for tag in move.split() or [""]
        ]

    def _entries(self) -> list[tuple[str, str, tuple[str, ...] | None]]:
        """The moves in order: who moved, the move, and what each player saw of it."""
        entries = []
        played = self._played
        while played is not None:
            played, player, move, seen = played
            if not isinstance(move, str):
                spec = self._game.spec()
                move = (spec.outcomes if player == RANDOM else spec.actions)[move]
            entries.append((self._name(player), move, seen))
        entries.reverse()
        return entries

    def _announce(self) -> None:
        """Makes the moves of the keeper whose tags players see."""
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
            self._played = (self._played, KEEPER, " ".join(move[1:]), seen)

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
        """The legal moves without duplicates: their tags separated by blanks. Empty if the play is over."""
        return list(self._moves())

    def play(self, move: str | None = None) -> State:
        """Makes a move of the player to move, a random one by default; returns this state.

        It is a whole move, regardless of a partial move begun by ``apply``.

        :raises IllegalMoveError: if the move is not legal; the text lists legal ones
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
        mover = engine.player()
        seen = self._views(index) if self._game.facts["hides"] else None
        engine.play(index)
        self._changed()
        self._played = (self._played, mover, move, seen)
        self._announce()
        return self

    def _changed(self) -> None:
        self._legal = self._actions = None
        self._prefix = ()

    def legal_actions(self) -> list[int]:
        """The legal actions in increasing order, as ``game.spec()`` numbers them; empty if it is over.

        If chance decides, they are numbers of ``spec.outcomes``; if outcomes have no finite list,
        they are indices into the sorted list of the legal ones.

        >>> load("games/hrg/tictactoe.hrg").start().apply(4).legal_actions()
        [0, 1, 2, 3, 5, 6, 7, 8]
        """
        actions = self._actions
        return (self._listed() if actions is None else actions).copy()

    def _listed(self) -> list[int]:
        """The legal actions, in a list that must not escape."""
        actions = self._actions
        if actions is not None:
            return actions
        native = self._game._native
        if native is None:
            actions = sorted(self._meanings())
        else:
            actions = native.actions(self._capsule)
            self._player = actions.pop()
            if self._player == FAILED:
                raise native.failure()
        self._actions = actions
        return actions

    def _meanings(self) -> dict[int, str]:
        """What the legal actions stand for: moves, or tags."""
        spec = self._game.spec()
        if self.is_chance and not spec.outcomes:
            return dict(enumerate(sorted(self._moves(), key=natural)))
        if self.is_chance:
            return {spec.outcomes.index(move): move for move in self._moves()}
        if spec.numbering == "moves":
            return {spec.action(move): move for move in self._moves()}
        depth = len(self._prefix)
        tags = {word[depth] if len(word) > depth else "" for word in self._words()}
        return {spec.action(tag): tag for tag in tags}

    def _words(self) -> list[list[str]]:
        """The tags of each legal move that continues the partial one."""
        words = map(str.split, self._moves())
        return [word for word in words if tuple(word[: len(self._prefix)]) == self._prefix]

    def action_mask(self) -> npt.NDArray[np.int8]:
        """1 for each legal action, as a new array: a row of ``masks`` of a batch.

        If chance decides, it has an entry for each of ``spec.outcomes``, or for each legal outcome.
        """
        actions, spec = self._listed(), self._game.spec()
        size = len(spec.actions)
        if self.is_chance:
            size = len(spec.outcomes) or len(actions)
        mask = np.zeros(size, np.int8)
        mask[actions] = 1
        return mask

    def apply(self, action: SupportsIndex) -> State:
        """Performs an action; returns this state. With tags, an action may be only a part of a move.

        :raises IllegalMoveError: if the action is not legal; the text lists the legal ones
        """
        native = self._fast
        if native is None:
            return self._apply_meant(action)
        if self._actions is None:
            self._listed()
        try:
            actions = native.apply(self._capsule, action)
        except (OverflowError, TypeError):
            raise self._illegal(action) from None
        player = actions.pop()
        if player <= ILLEGAL:
            raise self._illegal(action) if player == ILLEGAL else native.failure()
        self._played = (self._played, self._player, action, None)
        self._legal = None
        self._actions = actions
        self._player = player
        return self

    def _apply_meant(self, action: SupportsIndex) -> State:
        """Performs an action given as what it stands for."""
        meanings = self._meanings()
        try:
            meant = meanings[operator.index(action)]
        except (KeyError, TypeError):
            raise self._illegal(action) from None
        if self.is_chance or self._game.spec().numbering == "moves":
            return self.play(meant)
        self._prefix += (meant,) if meant else ()
        self._actions = None
        if not meant or all(len(word) == len(self._prefix) for word in self._words()):
            self.play(" ".join(self._prefix))
        return self

    def _illegal(self, action: object) -> Exception:
        """What is wrong with an action."""
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            return TypeError(
                f"an action is a whole number such as those of legal_actions(), not {action!r}"
            )
        spec, legal = self._game.spec(), self._listed()
        names = spec.actions
        if self.is_chance:
            names = spec.outcomes or tuple(sorted(self._moves(), key=natural))
        return no_such_action(self.player, number, legal, names)

    def _legal_like(self, move: object) -> str:
        """The legal move that differs from a text only in blanks."""
        if not isinstance(move, str):
            raise TypeError(f"a move is a text such as those of moves(), not {move!r}")
        legal = self._moves()
        text = " ".join(move.split())
        if text in legal:
            return text
        raise no_such_move(self.player, str(move), list(legal))

    def playout(self, most_plies: int = MOST_PLIES) -> Mapping[str, int | str]:
        """Plays randomly to the end, at the full speed of the engine; returns the scores.

        The moves are not added to ``history``. The random numbers depend on the seed of the state.
        """
        if self._engine.playout(plies(most_plies)) > 0:
            if not self._engine.is_terminal():
                self._look()  # from here on, the play cannot be repeated from the start
            self._unknown = True
        self._changed()
        self._announce()
        return self.scores

    def observe(self, player: str | None = None) -> npt.NDArray[np.int8]:
        """The observation of a player, by default the one to move, as ``game.spec()`` describes it."""
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
        seen[2 * count :] = spec._remembering(self.seen_by(self._game.players[place]))
        return seen

    def draw(self, player: str | None = None) -> Drawing:
        """A picture of the board, with everything or with only what a player may know.

        :raises GameError: if ``history`` does not contain all moves: after ``playout``, or from a
            batch
        """
        if self._unknown:
            raise GameError("this state cannot be drawn: it does not know all moves that led to it")
        if player is not None:
            self._game.player_index(player)
        return self._game.drawn(self.history, player)

    def copy(self) -> State:
        """An independent copy of this state, with the same random numbers."""
        if self._capsule is None:
            return self._like(None, self._engine.copy())
        return self._like(self._game._engine.copy(self._capsule), None)  # type: ignore[attr-defined]

    def _like(self, capsule: Any, held: EngineState | None) -> State:
        """The same play with another, equal state of the engine."""
        other = State.__new__(State)
        other._game = self._game
        other._capsule = capsule
        other._held = held
        other._fast = self._fast
        other._played = self._played
        other._unknown = self._unknown
        other._prefix = self._prefix
        other._legal = self._legal
        other._actions = self._actions
        other._player = self._player
        return other

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        if self._capsule is None:
            raise unpacked()
        packed = self._game._engine.pack(self._capsule)  # type: ignore[attr-defined]
        played = []
        entry = self._played
        while entry is not None:
            entry, player, move, seen = entry
            played.append((player, move if isinstance(move, str) else operator.index(move), seen))
        played.reverse()
        return _restored, (self._game, packed, played, self._prefix, self._unknown)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, State)
            and self._prefix == other._prefix
            and self._engine.equals(other._engine)
        )

    def __hash__(self) -> int:
        raise TypeError("states change, so they are no keys; take str(state) or hash_code()")

    def hash_code(self) -> int:
        """A number that equal states share."""
        return self._engine.hash()

    def __str__(self) -> str:
        return self._engine.describe()

    def __repr__(self) -> str:
        return f"<State of {self._game.name}: {self.player} to move, {len(self.history)} moves made>"


def _restored(
    game: Game,
    packed: bytes,
    played: list[tuple[int, str | int, tuple[str, ...] | None]],
    prefix: tuple[str, ...],
    unknown: bool,
) -> State:
    """Unpickles a state directly, without repeating the play."""
    if not isinstance(game._engine, NativeEngine):
        raise unpacked()
    capsule = game._engine.unpack(packed)
    if capsule == []:
        raise GameError(f"the state was pickled with another version of {game.name}")
    state = State(game, capsule, has_history=not unknown)
    state._prefix = prefix
    for player, move, seen in played:
        state._played = (state._played, player, move, seen)
    return state
