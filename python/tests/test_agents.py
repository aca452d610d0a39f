"""The players of the command, asked from Python."""

from __future__ import annotations

import pytest
import regames


def test_an_agent_plays_a_seat() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    agent = game.agent("mcts:300it", "o", seed=2)
    for seed in range(3):
        state = game.start(seed=seed)
        while not state.is_over:
            state.play(None if state.player == "x" else agent.choose(state))
        assert float(state.scores["o"]) >= 50
    agent.close()
    again = game.start().play("C__2_2")
    assert agent.choose(again) == game.agent("mcts:300it", "o", seed=2).choose(again)


def test_agents_say_what_is_wrong() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    with pytest.raises(ValueError, match="available"):
        game.agent("mtcs:100it", "x")
    with pytest.raises(ValueError, match="there are x, o"):
        game.agent("random", "z")
    agent = game.agent("random", "o")
    with pytest.raises(regames.IllegalMoveError, match="x is to move"):
        agent.choose(game.start())


def test_agents_know_what_their_player_saw() -> None:
    game = regames.load("games/hrg/kuhn-poker.hrg")
    state = game.start(seed=1)
    while state.is_chance:
        state.play()
    agent = game.agent("mcts:50it", state.player)
    assert agent.choose(state) in state.moves()
    with pytest.raises(regames.GameError, match="all moves"):
        agent.choose(game.batch(states=[state]).state(0))
