"""PettingZoo's own tests."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
import regames

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test  # noqa: E402
from regames import pettingzoo  # noqa: E402

from tests.sample import GAMES  # noqa: E402

SIMULTANEOUS = "games/gdl/prisoners.kif"


@pytest.mark.parametrize("file", GAMES)
def test_it_is_an_environment(file: str) -> None:
    game = regames.load(file)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, most_plies=200), num_cycles=150)
        seed_test(lambda: pettingzoo.env(game, most_plies=200), num_cycles=60)
        render_test(lambda render_mode=None: pettingzoo.env(game, render_mode=render_mode))


def test_the_same_with_tags() -> None:
    game = regames.load("games/sbg/hexapawn.sbg")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, numbering="tags"), num_cycles=100)
        seed_test(lambda: pettingzoo.env(game, numbering="tags"), num_cycles=60)


def test_it_is_shown_as_text() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")

    def make(render_mode: str | None = None) -> object:
        return pettingzoo.env(game, render_mode=render_mode)

    render_test(make)
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.raw_env(game, render_mode="sound")


@pytest.mark.parametrize("file", GAMES)
def test_it_is_parallel_where_players_move_at_once(file: str) -> None:
    game = regames.load(file)
    try:
        env = pettingzoo.parallel_env(game)
        env.reset(seed=1)
    except ValueError as refused:
        assert file != SIMULTANEOUS
        pytest.skip(str(refused))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(env, num_cycles=100)


def test_players_who_move_at_once() -> None:
    game = regames.load(SIMULTANEOUS)
    env = pettingzoo.parallel_env(game)
    observations, _ = env.reset(seed=1)
    masks = [seen["action_mask"] for seen in observations.values()]
    assert (masks[0] == masks[1]).all()
    silent = game.spec().action("silent")
    rounds = 0
    while env.agents:
        _, rewards, terminations, _, _ = env.step(dict.fromkeys(env.agents, silent))
        rounds += 1
    assert all(terminations.values()) and rounds < 10
    assert len(set(rewards.values())) == 1 and rewards["player_0"] > 0


def test_games_in_turns_are_not_parallel() -> None:
    with pytest.raises(ValueError, match="seen at once"):
        pettingzoo.parallel_env(regames.load("games/hrg/tictactoe.hrg"))
    with pytest.raises(ValueError, match="seen at once"):
        pettingzoo.parallel_env(regames.load("games/hrg/kuhn-poker.hrg")).reset(seed=2)


def test_illegal_actions() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    raw = pettingzoo.raw_env(game)
    raw.reset(seed=0)
    raw.step(4)
    with pytest.raises(regames.IllegalMoveError, match="C__2_2"):
        raw.step(4)
    env = pettingzoo.env(game)
    env.reset(seed=0)
    env.step(4)
    env.step(np.int64(4))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": -1}
