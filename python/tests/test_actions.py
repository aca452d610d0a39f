"""Actions that are several moves, of which one at most is legal."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
import regames

CONNECT_FOUR = "games/hrg/connectfour.hrg"
TICTACTOE = "games/hrg/tictactoe.hrg"


def test_connect_four_has_an_action_for_each_column() -> None:
    spec = regames.load(CONNECT_FOUR).spec("merged")
    assert spec.actions == tuple(f"C__{column}_*" for column in range(1, 8))
    assert spec.moves[3] == tuple(f"C__4_{row}" for row in range(1, 7))
    assert spec.action("C__4_6") == spec.action("C__4_*") == 3
    with pytest.raises(ValueError):
        spec.action("C__8_1")


@pytest.mark.parametrize("engine", ("cpp", "jvm"))
def test_batches_play_the_legal_move_of_an_action(engine: regames.EngineName) -> None:
    game = regames.load(CONNECT_FOUR, engine=engine)
    merged, flat = game.spec("merged"), game.spec()
    few = game.batch(16, seed=3, numbering="merged", auto_reset=False)
    many = game.batch(16, seed=3, auto_reset=False)
    of = np.array([merged.action(move) for move in flat.actions])
    while (few.players >= 0).any():
        for mine, theirs in zip(few.masks, many.masks, strict=True):
            legal = np.flatnonzero(theirs)
            assert len(set(of[legal])) == len(legal)
            assert set(np.flatnonzero(mine)) == set(of[legal])
        actions = many.sample().copy()
        assert (few.sample() == of[actions])[few.players >= 0].all()
        rewards, over, _ = few.step(of[actions].astype(np.int32))
        other_rewards, other_over, _ = many.step(actions)
        assert (rewards == other_rewards).all() and (over == other_over).all()
        assert (few.observations == many.observations).all()
    with pytest.raises(regames.IllegalMoveError):
        game.batch(2, numbering="merged").step([0, 7])


def test_where_nothing_can_be_left_out_moves_are_as_they_are() -> None:
    game = regames.load(TICTACTOE)
    assert game.spec("merged").actions == game.spec().actions
    with pytest.raises(ValueError, match="merged"):
        game.spec("columns")  # type: ignore[arg-type]


def test_environments_take_them() -> None:
    pytest.importorskip("pettingzoo")
    pytest.importorskip("gymnasium")
    from regames.gymnasium import vector_env
    from regames.pettingzoo import env

    game = regames.load(CONNECT_FOUR)
    turns = env(game, numbering="merged")
    turns.reset(seed=1)
    assert turns.action_space(turns.agent_selection).n == 7
    turns.step(3)
    envs = vector_env(game, 4, numbering="merged")
    seen, _ = envs.reset(seed=1)
    assert seen["action_mask"].shape == (4, 7)
    envs.step(np.array([0, 1, 2, 3]))


def test_openspiel_takes_them() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from regames import openspiel

    name = openspiel.register(regames.load(CONNECT_FOUR), "regames_columns", numbering="merged")
    game = pyspiel.load_game(name)
    assert game.num_distinct_actions() == 7
    state = game.new_initial_state()
    state.apply_action(3)
    assert state.legal_actions() == list(range(7))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_fingerprint_says_what_numbers_mean() -> None:
    game = regames.load(TICTACTOE)
    assert game.spec().fingerprint == "eecfbc4eb720a387"
    other = dataclasses.replace(game.spec(), actions=game.spec().actions[::-1])
    assert other.fingerprint != game.spec().fingerprint
    assert game.spec("tags").fingerprint != game.spec().fingerprint
