"""Batches that branch, and plays that go to other processes."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import regames

from tests.sample import GAMES

TICTACTOE = "games/hrg/tictactoe.hrg"
KUHN = "games/hrg/kuhn-poker.hrg"
HIGH_CARD = "games/gdl/high-card.kif"
HEXAPAWN = "games/sbg/hexapawn.sbg"

SHOWN = ("players", "masks", "observations", "rewards", "terminations", "truncations")


def _same(one: regames.Batch, other: regames.Batch, places: Sequence[int] | None = None) -> None:
    chosen = slice(None) if places is None else list(places)
    for name in (*SHOWN, "last_observations"):
        assert (getattr(one, name)[chosen] == getattr(other, name)).all(), name


def _played(game: regames.Game, numbering: regames.Numbering, steps: int = 13) -> regames.Batch:
    batch = game.batch(24, seed=2, numbering=numbering)
    for _ in range(steps):
        batch.step(batch.sample())
    return batch


_COPIES: dict[str, Callable[[regames.Batch], regames.Batch]] = {
    "copy": lambda batch: batch.copy(),
    "deepcopy": copy.deepcopy,
    "pickle": lambda batch: pickle.loads(pickle.dumps(batch)),
}


@pytest.mark.parametrize("way", _COPIES)
@pytest.mark.parametrize("numbering", ["moves", "tags"])
@pytest.mark.parametrize("file", [*GAMES, HIGH_CARD])
def test_copies_play_the_same_plays(file: str, numbering: regames.Numbering, way: str) -> None:
    """Also in the middle of a move, and with what players saw before; neither moves the other."""
    batch = _played(regames.load(file), numbering)
    other = _COPIES[way](batch)
    before = batch.raw
    _same(batch, other)
    assert (other.raw == before).all()
    for _ in range(15):
        actions = other.sample().copy()
        other.step(actions)
    assert (batch.raw == before).all() and (other.raw != before).any()
    for _ in range(15):
        batch.step(batch.sample())
    _same(batch, other)
    assert (batch.sample() == other.sample()).all()


@pytest.mark.parametrize("file", [TICTACTOE, KUHN])
def test_boards_are_gathered_in_any_order(file: str) -> None:
    batch = _played(regames.load(file), "moves")
    places = [3, 3, 0, 23, 7]
    other = batch.gather(places)
    assert other.size == 5
    _same(batch, other, places)
    first, second = (other.state(board) for board in (0, 1))
    assert first == second == batch.state(3)
    other.step(other.sample())
    assert other.state(0) == other.state(1), "the same random numbers"
    other.seed(range(5))


def test_rows_make_a_tree() -> None:
    """A search that keeps nodes as rows finds what states find: all plays of tic-tac-toe to a depth."""
    game = regames.load(TICTACTOE)
    rows, counts = game.batch(1)[:], []
    for _ in range(5):
        batch = game.batch(len(rows), auto_reset=False)
        batch[:] = rows
        boards, actions = np.nonzero(batch.masks)
        children = batch.gather(boards)
        children.step(actions)
        counts.append(len(boards))
        rows = children.raw[~children.terminations]
    assert counts == [9, 72, 504, 3024, 15120]


def test_rows_go_from_batch_to_batch() -> None:
    game = regames.load(TICTACTOE)
    batch, other = _played(game, "moves"), game.batch(6, seed=9)
    before = [other.state(board) for board in range(6)]
    other[2] = batch[5]
    other[[4, 5]] = batch[[1, 0]]
    for board, source in ((2, 5), (4, 1), (5, 0)):
        assert other.state(board) == batch.state(source)
        for name in ("players", "masks", "observations"):
            assert (getattr(other, name)[board] == getattr(batch, name)[source]).all()
    assert all(other.state(board) == before[board] for board in (0, 1, 3))
    other[:] = batch[-1]
    assert all(other.state(board) == batch.state(23) for board in range(6))
    assert batch[np.arange(24) < 3].shape == (3, batch.raw.shape[1])


def test_other_bytes_are_refused() -> None:
    batch = _played(regames.load(TICTACTOE), "moves")
    before = batch.raw
    for place in range(0, before.shape[1], 5):
        broken = before.copy()
        broken[7, place] ^= 16
        with pytest.raises(ValueError, match="row 7 is none of tictactoe.*no board has changed"):
            batch[:] = broken
    with pytest.raises(ValueError, match="row 0 is none"):
        batch[:] = np.zeros_like(before)
    kinds: list[Any] = [before.astype(int), before[:, 1:], before[0, 0], [], None, "row", before[:3]]
    for wrong in kinds:
        with pytest.raises(ValueError):
            batch[:] = wrong
    for index in (24, -25, [0, 24], "x", None, (0, 0), [[0]], 1.5):
        with pytest.raises(IndexError):
            batch[index]
        with pytest.raises(IndexError):
            batch[index] = before[0]
    for places in ([24], [[0]], 3, [0.5], []):
        with pytest.raises((IndexError, ValueError)):
            batch.gather(places)
    others = regames.load(KUHN).batch(24).raw
    assert others.shape != before.shape
    assert (batch.raw == before).all()
    batch.close()
    for use in (lambda: batch.raw, batch.copy, lambda: batch.gather([0])):
        with pytest.raises(ValueError, match="closed"):
            use()


def test_rows_of_another_game_are_refused() -> None:
    """Also where it has the same variables, so that only the seal tells them apart."""
    text = open(TICTACTOE, encoding="utf-8").read()
    one = regames.load(text, language="hrg").batch(2)
    other = regames.load(text.replace("100", "99"), language="hrg").batch(2)
    assert one.raw.shape == other.raw.shape
    with pytest.raises(ValueError, match="row 0 is none of game"):
        one[:] = other.raw


@pytest.mark.parametrize("file", [*GAMES, HIGH_CARD])
def test_batches_begin_with_states(file: str) -> None:
    game = regames.load(file)
    states = []
    for seed in range(12):
        state = game.start(seed)
        for _ in range(seed % 4):
            if not state.is_over:
                state.play()
        while state.is_chance and not state.is_over:
            state.play()
        states.append(state)
    batch = game.batch(states=states, auto_reset=False)
    for board, state in enumerate(states):
        assert batch.state(board) == state
        assert batch.players[board] == (-1 if state.is_over else state.player_index)
        if state.is_over:
            assert not batch.masks[board].any()
        elif batch.spec.numbering == "moves":
            assert (batch.masks[board] == state.action_mask()).all()
        if not state.is_over:
            assert (batch.observations[board] == state.observe()).all()


def test_a_state_over_stays_so_until_it_is_reset() -> None:
    game = regames.load(TICTACTOE)
    over = game.start()
    over.playout()
    batch = game.batch(2)
    batch.set(1, over)
    assert list(batch.players) == [0, -1]
    batch.step([4, 0])
    assert batch.state(1) == over and not batch.rewards.any()
    batch.reset(mask=[False, True])
    assert list(batch.players) == [1, 0]


def test_states_of_other_games_are_refused() -> None:
    game, other = regames.load(TICTACTOE), regames.load(HEXAPAWN)
    batch = game.batch(2)
    with pytest.raises(ValueError, match="is a state of another game"):
        batch.set(0, other.start())
    with pytest.raises(TypeError, match="a state is what"):
        batch.set(0, "x")  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        batch.set(2, game.start())
    with pytest.raises(TypeError, match="a number of boards, or of states"):
        game.batch()
    with pytest.raises(TypeError, match="a number of boards, or of states"):
        game.batch(1, states=[game.start()])
    with pytest.raises(ValueError, match="a batch has 1 to"):
        game.batch(states=[])
    batch.set(0, regames.load(TICTACTOE).start().apply(4))
    assert batch.masks[0].sum() == 8


def test_what_players_saw_has_to_be_known() -> None:
    game = regames.load(KUHN)
    unknown = game.batch(1).state(0)
    with pytest.raises(regames.GameError, match="does not know all moves"):
        game.batch(states=[unknown])
    assert game.batch(states=[unknown], observations=False).state(0) == unknown


@pytest.mark.parametrize("file", [*GAMES, HIGH_CARD])
def test_states_are_pickled_as_they_are(file: str) -> None:
    game = regames.load(file)
    state = game.start(5)
    for _ in range(3):
        if not state.is_over:
            state.apply(state.legal_actions()[-1])
    for again in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
        assert again == state and again.history == state.history
        assert all(again.seen_by(p) == state.seen_by(p) for p in game.players)
        assert again.legal_actions() == state.legal_actions()
        assert again.playout() == state.copy().playout(), "the same random numbers"
    from_batch = game.batch(1, seed=2).state(0)
    with pytest.raises(regames.GameError, match="cannot be drawn"):
        pickle.loads(pickle.dumps(from_batch)).draw()


def test_a_pickled_state_plays_nothing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    state = regames.load(TICTACTOE).start().apply(4).play("C__1_1")
    pickled = pickle.dumps(state)
    monkeypatch.setattr(regames.State, "play", None)
    monkeypatch.setattr(regames.State, "apply", None)
    again, other = pickle.loads(pickled), pickle.loads(pickled)
    assert again.history == [("x", "C__2_2"), ("o", "C__1_1")]
    assert again.game is other.game


def test_long_histories_are_pickled() -> None:
    state = regames.load("games/hrg/pig.hrg").start()
    again: list[Any] = []
    state._played = None
    for _ in range(50_000):
        state._played = (state._played, 0, 0, None)
    again.append(pickle.loads(pickle.dumps(state.copy())))
    assert len(again[0].history) == 50_000


def test_states_go_to_other_processes() -> None:
    state = regames.load(TICTACTOE).start().apply(4)
    code = (
        "import pickle, sys; state, batch = pickle.load(sys.stdin.buffer);"
        "print(state.history, int(batch.masks.sum()))"
    )
    sent = pickle.dumps((state, state.game.batch(states=[state, state])))
    done = subprocess.run([sys.executable, "-c", code], input=sent, capture_output=True, check=True)
    assert done.stdout.decode().strip() == "[('x', 'C__2_2')] 16"


def test_pickles_of_other_rules_are_named() -> None:
    """The file of the game has changed since."""
    text = open(TICTACTOE, encoding="utf-8").read()
    one = regames.load(text, language="hrg")
    other = regames.load(text.replace("100", "99"), language="hrg")
    for held in (one.start(), one.batch(2)):
        make, given = held.__reduce__()[:2]
        with pytest.raises(regames.GameError, match="was pickled with another version of game"):
            make(other, *given[1:])


def test_the_jvm_says_what_it_cannot() -> None:
    pytest.importorskip("jpype")
    game = regames.load(TICTACTOE, engine="jvm")
    batch = game.batch(2)
    uses: list[Callable[[], object]] = [
        lambda: batch.raw,
        batch.copy,
        lambda: batch.set(0, game.start()),
        lambda: pickle.dumps(game.start()),
        lambda: pickle.dumps(batch),
        lambda: regames.load(TICTACTOE).batch(states=[game.start()]),
    ]
    for use in uses:
        with pytest.raises(regames.MissingToolError, match="with the engine cpp only"):
            use()


def test_environments_are_copied_and_pickled() -> None:
    gym = pytest.importorskip("regames.gymnasium")
    zoo = pytest.importorskip("regames.pettingzoo")
    game = regames.load(TICTACTOE)
    envs = gym.vector_env(game, 4)
    seen, _ = envs.reset(seed=1)
    for other in (copy.deepcopy(envs), pickle.loads(pickle.dumps(envs))):
        mine = copy.deepcopy(envs)
        for _ in range(12):
            actions = seen["action_mask"].argmax(axis=1)
            one, two = mine.step(actions), other.step(actions)
            assert (one[0]["observation"] == two[0]["observation"]).all()
            assert (one[1] == two[1]).all()
            seen = one[0]
        seen, _ = envs.reset(seed=1)
    turns = zoo.env(game)
    turns.reset(seed=1)
    turns.step(4)
    for other in (copy.deepcopy(turns), pickle.loads(pickle.dumps(turns))):
        other.step(0)
        assert other.agent_selection == "player_0" and turns.agent_selection == "player_1"
        assert other.observe("player_0")["action_mask"].sum() == 7
    rounds = zoo.parallel_env(regames.load("games/gdl/prisoners.kif"))
    rounds.reset(seed=1)
    again = pickle.loads(pickle.dumps(rounds))
    actions = {agent: 0 for agent in rounds.agents}
    assert again.step(actions)[1] == rounds.step(actions)[1]
