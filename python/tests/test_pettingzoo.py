"""PettingZoo's own tests."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
import regames

pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test  # noqa: E402
from regames import pettingzoo  # noqa: E402

from tests.sample import FULL, GAMES  # noqa: E402

SIMULTANEOUS = "games/gdl/prisoners.kif"

# A picture takes a second; one of these games has chance.
DRAWN = GAMES if FULL else ("games/hrg/pig.hrg", "games/sbg/hexapawn.sbg")


@pytest.mark.parametrize("file", GAMES)
def test_it_is_an_environment(file: str) -> None:
    game = regames.load(file)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, most_plies=200), num_cycles=150)
        seed_test(lambda: pettingzoo.env(game, most_plies=200), num_cycles=60)
        render_test(lambda render_mode=None: _rendered(game, file, render_mode))


def _rendered(game: regames.Game, file: str, render_mode: str | None) -> Any:
    made = pettingzoo.env(game, most_plies=200, render_mode=render_mode)
    if file not in DRAWN:
        made.metadata["render_modes"] = ["ansi", "human"]
    return made


def test_the_same_with_tags() -> None:
    game = regames.load("games/sbg/hexapawn.sbg")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, numbering="tags"), num_cycles=100)
        seed_test(lambda: pettingzoo.env(game, numbering="tags"), num_cycles=60)


def test_a_picture_shows_the_moves() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    env = pettingzoo.raw_env(game, render_mode="rgb_array")
    env.reset(seed=0)
    before = env.render()
    env.step(4)
    after = env.render()
    assert isinstance(before, np.ndarray) and isinstance(after, np.ndarray)
    height, width, _ = before.shape
    rows, columns = np.nonzero((before != after).any(axis=2))
    assert height / 3 <= rows.min() and rows.max() < 2 * height / 3, "the cell in the middle alone"
    assert width / 3 <= columns.min() and columns.max() < 2 * width / 3


def test_modes_have_names() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
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
