"""The agents of the command ``regames match``, for games in Python."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regames import _java
from regames._jvm import running_java, signed
from regames.errors import GameError, IllegalMoveError

if TYPE_CHECKING:
    from regames.game import Game
    from regames.state import State


class Agent:
    """An agent for one seat that thinks in a JVM inside this process, created by ``game.agent(…)``.

    It keeps what it has computed about a play as long as each state it is asked about continues the
    one before; otherwise it starts over.

    >>> game = load("games/hrg/tictactoe.hrg")
    >>> agent = game.agent("mcts:200it", "x")
    >>> state = game.start().play("C__1_1").play("C__1_2").play("C__2_1").play("C__1_3")
    >>> agent.choose(state)
    'C__3_1'
    """

    def __init__(self, game: Game, played: Any, spec: str, player: str, seed: int) -> None:
        self._game = game
        self._java = running_java().JClass
        self._place = game.player_index(player)
        self.player = player
        try:
            self._spec = self._java("org.regames.agents.AgentSpec").parse(spec)
        except self._java("java.lang.IllegalArgumentException") as wrong:
            raise ValueError(str(wrong.getMessage())) from None
        self._seat = self._java("org.regames.agents.Seat")(played, self._place, signed(seed))
        self._agent: Any = None
        self._seen: list[tuple[str, str]] = []

    def choose(self, state: State) -> str:
        """The move that the agent chooses, one of ``state.moves()``.

        :raises IllegalMoveError: if another player is to move
        :raises GameError: if the state does not know all moves that led to it
        """
        if state.player != self.player:
            raise IllegalMoveError(f"{state.player} is to move, and the agent plays {self.player}")
        if state._unknown:
            raise GameError("this state does not know all moves that led to it, which agents need")
        seen = state.seen_by(self.player)
        if self._agent is None or seen[: len(self._seen)] != self._seen:
            self.close()
            self._agent = self._spec.kind().sit(self._seat, self._spec.options())
        self._seen = seen
        turn = self._java("org.regames.backend.interpreter.Turn")
        turns = [turn(mover, self._words(move)) for mover, move in seen]
        legal = [self._words(move) for move in state.moves()]
        view = self._java("org.regames.agents.View")(self._list(turns), self._list(legal))
        return " ".join(map(str, self._agent.choose(view, self._spec.clock())))

    def _list(self, items: list[Any]) -> Any:
        found = self._java("java.util.ArrayList")()
        for item in items:
            found.add(item)
        return found

    def _words(self, move: str) -> Any:
        return self._list([self._java("java.lang.String")(tag) for tag in move.split()])

    def close(self) -> None:
        """Discards what the agent has computed."""
        if self._agent is not None:
            self._agent.close()
            self._agent = None

    def __repr__(self) -> str:
        return f"<Agent {self._spec}: {self.player} in {self._game.name}>"


def played_game(game: Game) -> Any:
    """The game in the form that agents use."""
    if game.announcement is not None:
        raise GameError(f"{game.name} cannot be played by agents in Python: its keeper shows moves")
    java = running_java().JClass
    text = _java.succeed(game._source.command("translate", "--to", "json", "-o", "-")).out
    try:
        rules = java("org.regames.Games").load(text, "json").rules()
        return java("org.regames.agents.PlayedGame").of(rules)
    except (
        java("org.regames.GameException"),
        java("org.regames.agents.UnplayableException"),
    ) as wrong:
        raise GameError(str(wrong.getMessage())) from None
