"""Batches play what states play, and no misuse of them crashes."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
import regames

from tests.sample import GAMES

TICTACTOE = "games/hrg/tictactoe.hrg"


def _legal(state: regames.State, spec: regames.Spec) -> set[int]:
    return {spec.action(move) for move in state.moves()}


@pytest.mark.parametrize("file", GAMES)
def test_masks_and_steps_are_those_of_states(file: str) -> None:
    game = regames.load(file)
    spec = game.spec()
    batch = game.batch(3, seed=5, auto_reset=False, most_plies=60)
    for _ in range(60):
        before = [batch.state(i) for i in range(3)]
        actions = batch.sample().copy()
        if spec.numbering == "moves":
            for state, mask in zip(before, batch.masks, strict=True):
                if not state.is_over:
                    assert set(np.flatnonzero(mask)) == _legal(state, spec)
        was_over = batch.players < 0
        rewards, terminations, truncations = batch.step(actions)
        for i in range(3):
            after = batch.state(i)
            if spec.numbering == "moves" and not was_over[i]:
                state = before[i].play(spec.actions[actions[i]])
                assert state == after or spec.chance
            if terminations[i]:
                assert after.is_over
                assert list(rewards[i]) == [float(x) for x in after.scores.values()]
            else:
                assert not rewards[i].any()
        if (batch.players < 0).all():
            break
    assert not (terminations & truncations).any()


@pytest.mark.parametrize("file", GAMES)
def test_every_legal_move_has_a_number(file: str) -> None:
    game = regames.load(file)
    spec = game.spec()
    assert len(set(spec.actions)) == len(spec.actions)
    if spec.numbering == "tags":
        pytest.skip("played tag by tag")
    state = game.start(seed=2)
    while not state.is_over and len(state.history) < 80:
        if not state.is_chance:
            _legal(state, spec)
        state.play()


@pytest.mark.parametrize("file", GAMES)
def test_tags_spell_the_same_moves(file: str) -> None:
    game = regames.load(file)
    spec = game.spec("tags")
    batch = game.batch(2, seed=1, numbering="tags", auto_reset=False, most_plies=8)
    for _ in range(40):
        before = batch.state(0)
        if batch.players[0] < 0:
            break
        tags: list[str] = []
        while True:
            legal = before.moves()
            allowed = {spec.actions[a] for a in np.flatnonzero(batch.masks[0])}
            here = [m.split() for m in legal if m.split()[: len(tags)] == tags]
            wanted = {word[len(tags)] if len(word) > len(tags) else "" for word in here}
            assert allowed == wanted
            actions = batch.sample().copy()
            tags += [spec.actions[actions[0]]] if spec.actions[actions[0]] else []
            batch.step(actions)
            if batch.state(0) != before or batch.players[0] < 0:
                break
            if " ".join(tags) in legal and not spec.actions[actions[0]]:
                break
        assert " ".join(tags) in legal


def test_plays_depend_on_neither_threads_nor_neighbours() -> None:
    game = regames.load(TICTACTOE)
    one, many = game.batch(256, seed=3), game.batch(1024, seed=3, threads=3)
    for _ in range(50):
        a, b = one.sample().copy(), many.sample().copy()
        assert (a == b[:256]).all()
        first, second = one.step(a), many.step(b)
        for x, y in zip(first, second, strict=True):
            assert (x == y[:256]).all()
        assert (one.observations == many.observations[:256]).all()


def test_observations_are_described() -> None:
    game = regames.load(TICTACTOE)
    spec = game.spec()
    batch = game.batch(8, seed=2)
    for _ in range(4):
        batch.step(batch.sample())
    for row, board in zip(batch.observations, range(8), strict=True):
        grid = {p.key[0]: p for p in spec.planes if p.variable == "grid"}
        shown = {k: p.values[int(row[p.start : p.start + 3].argmax())] for k, p in grid.items()}
        text = str(batch.state(board))
        cells = next(x for x in text.splitlines() if "grid" in x).split("=")[1].split()
        assert list(shown.values()) == cells
    assert (batch.observe("o")[:, :2] == [0, 1]).all()


def test_ended_plays_begin_anew_and_what_was_seen_last_is_kept() -> None:
    batch = regames.load(TICTACTOE).batch(32, seed=0, scaled=True)
    ended = 0
    for _ in range(30):
        rewards, terminations, _ = batch.step(batch.sample())
        ended += int(terminations.sum())
        for board in np.flatnonzero(terminations):
            assert batch.masks[board].sum() == 9
            assert sorted(rewards[board]) in ([-1, 1], [0, 0])
            assert (batch.last_observations[board] != batch.observations[board]).any()
    assert ended > 50


@pytest.mark.parametrize("file", GAMES)
def test_random_moves_in_one_call(file: str) -> None:
    """They are those of steps, whatever else steps are asked for, and as long as playouts are."""
    game = regames.load(file)
    batch = game.batch(128, seed=4, masks=False, observations=False)
    ended = batch.play(300)
    length = game.playouts(2000).mean_plies
    if not game.facts["chance"] and length < 30:  # else too many plays are still going on
        assert ended * length == pytest.approx(128 * 300, rel=0.2)
    assert (ended > 0 or length > 100) and (batch.players >= 0).all()
    batch.step(batch.sample())
    if batch.spec.numbering == "tags":
        return
    for wanted in (True, False):
        once = game.batch(64, seed=4, masks=not wanted, observations=not wanted)
        single = game.batch(64, seed=4, masks=wanted, observations=wanted)
        ended = once.play(35)
        for _ in range(35):
            _, terminations, truncations = single.step(single.sample())
            ended -= int((terminations | truncations).sum())
        assert ended == 0
        assert all(once.state(board) == single.state(board) for board in range(64))
        assert (once.sample() == single.sample()).all()


def test_who_asks_again_gets_another_action() -> None:
    batch = regames.load(TICTACTOE).batch(256, seed=4)
    first, second = batch.sample().copy(), batch.sample().copy()
    assert (first != second).sum() > 150
    with pytest.raises(ValueError, match="steps"):
        batch.play(-1)


def test_some_boards_can_begin_anew() -> None:
    batch = regames.load(TICTACTOE).batch(4)
    batch.step(batch.sample())
    batch.reset(mask=[True, False, True, False])
    assert list(batch.masks.sum(axis=1)) == [9, 8, 9, 8]


def test_nothing_hidden_is_observed() -> None:
    """Boards that differ only in what a player has not seen look the same to it."""
    game = regames.load("games/hrg/kuhn-poker.hrg")
    batch = game.batch(64, seed=9)
    seen: dict[bytes, set[str]] = {}
    for row, board in zip(batch.observe("opener"), range(64), strict=True):
        state = batch.state(board)
        seen.setdefault(row.tobytes(), set()).add(str(state))
    assert len(seen) == 3 and all(len(states) == 2 for states in seen.values())


def test_what_the_keeper_shows_is_observed() -> None:
    """Cards of which only the keeper speaks are in observations, and those of the other are not."""
    game = regames.load("games/gdl/high-card.kif")
    spec = game.spec()
    batch = game.batch(64, seed=9)
    seen: dict[bytes, set[str]] = {}
    for row, board in zip(batch.observe("opener"), range(64), strict=True):
        state = batch.state(board)
        seen.setdefault(row.tobytes(), set()).add(str(state))
    assert len(seen) == 4 and all(len(states) == 3 for states in seen.values())
    rewards, over, _ = batch.step(np.full(64, spec.action("bet")))
    assert not over.any()
    assert len({row.tobytes() for row in batch.observations}) == 4
    assert (batch.state(0).observe("caller")[:4] == batch.observations[0][:4]).all()


def test_an_illegal_action_moves_nothing() -> None:
    batch = regames.load(TICTACTOE).batch(3)
    actions = batch.sample().copy()
    batch.step(actions)
    before = batch.observations.copy()
    wrong = batch.sample().copy()
    wrong[1] = actions[1]
    with pytest.raises(regames.IllegalMoveError, match="on board 1; no board has moved"):
        batch.step(wrong)
    batch.step(batch.sample())
    assert (before != batch.observations).any()


BAD_ACTIONS: Sequence[object] = (
    None,
    "moves",
    3,
    [],
    [0, 1],
    [[0, 1, 2]],
    [0.0, 1.0, 2.0],
    [True, False, True],
    [-1, 0, 1],
    np.array([-1, -1, -1], np.int32),
    [9, 9, 9],
    [1 << 40, 0, 0],
    [-(1 << 31), 0, 0],
    np.array([0, 1, 2], np.float32),
    np.array([0, 1, 2], object),
    np.array([0, 1, 1 << 63], np.uint64),
    np.array([-7, 1, 2], np.int32),
    np.array([2_000_000_000, 1, 2], np.int32),
    np.zeros((3, 3), np.int32),
)


@pytest.mark.parametrize("numbering", ["moves", "tags"])
def test_misuse_never_crashes(numbering: str) -> None:
    game = regames.load(TICTACTOE)
    batch = game.batch(3, numbering=numbering)  # type: ignore[arg-type]
    for actions in BAD_ACTIONS:
        with pytest.raises((ValueError, TypeError, regames.RegamesError)):
            batch.step(actions)  # type: ignore[arg-type]
    numbers = np.random.default_rng(1)
    for _ in range(300):
        kind = numbers.choice(["int8", "int32", "int64", "uint16", "float64"])
        actions = numbers.integers(-3, 12, numbers.integers(1, 5)).astype(kind)
        try:
            batch.step(actions[:: numbers.choice([1, -1])])
        except (ValueError, regames.RegamesError):
            pass
    for mask in (3, "x", [True], [1, 1, 1], np.ones(4, bool)):
        with pytest.raises(ValueError, match="mask"):
            batch.reset(mask=mask)
    for board in (-1, 3, 1 << 40):
        with pytest.raises(IndexError):
            batch.state(board)
    with pytest.raises(ValueError, match="there is no player"):
        batch.observe("nobody")
    batch.close()
    batch.close()
    for use in (batch.sample, batch.reset, lambda: batch.step([0, 0, 0]), lambda: batch.state(0)):
        with pytest.raises(ValueError, match="closed"):
            use()
    for boards in (0, -5, 1 << 40):
        with pytest.raises(ValueError, match="boards"):
            game.batch(boards)
    with pytest.raises(TypeError):
        game.batch(2.5)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="numbering"):
        game.batch(2, numbering="words")  # type: ignore[arg-type]


def test_threads_share_a_batch_without_harm() -> None:
    batch = regames.load(TICTACTOE).batch(512, threads=2)
    wrong: list[BaseException] = []

    def work() -> None:
        for _ in range(50):
            try:
                batch.step(batch.sample())
            except regames.IllegalMoveError:
                pass  # another thread has moved since
            except BaseException as failure:  # noqa: BLE001
                wrong.append(failure)

    workers = [threading.Thread(target=work) for _ in range(4)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert not wrong


def test_arrays_go_elsewhere_without_a_copy() -> None:
    batch = regames.load(TICTACTOE).batch(16)
    for array in (batch.observations, batch.masks, batch.rewards, batch.players):
        assert np.shares_memory(np.from_dlpack(array), array)


def test_the_library_keeps_what_it_writes_to() -> None:
    batch = regames.load(TICTACTOE).batch(256)
    for name in ("rewards", "players", "size", "spec", "game"):
        with pytest.raises(AttributeError, match="cannot be another one"):
            setattr(batch, name, np.zeros(0, np.float32))
    for array in (batch.rewards, batch.players, batch.masks, batch.sample()):
        with pytest.raises(ValueError, match="resize"):
            array.resize(0, refcheck=False)
    batch.step(batch.sample())


JUNK: Sequence[Any] = (
    *(None, 0, -1, 3, 1 << 31, 1 << 63, -(1 << 63), 1 << 70, 1.5, math.nan, True, object()),
    *("", "x", "C__1_1", "nobody", "\0", b"x", [], [1], (1, 2), {}, [0] * 3, lambda: 1),
    *(np.int32(4), np.int64(-9), np.float32(2), np.zeros((3, 3)), np.zeros(0), np.array(["a"])),
    *(np.zeros(3, np.int32), np.array([1, 2, 3], np.int8)[::-1], np.ones(3, bool)),
)
"""What no function should be given, mostly."""

ANSWERS = (ValueError, TypeError, IndexError, AttributeError, OverflowError, regames.RegamesError)


@pytest.mark.parametrize("engine", ["cpp", "jvm"])
def test_junk_is_an_exception(engine: regames.EngineName) -> None:
    """Calls everything that is public with anything."""
    if engine == "jvm":
        pytest.importorskip("jpype")
    game = regames.load(TICTACTOE, engine=engine)
    state, batch = game.start(), game.batch(3)
    chooser = random.Random(5)
    commands = {"translate", "verify", "metrics", "draw", "drawn"}  # they take long
    failed = 0
    for _ in range(1500):
        target: Any = chooser.choice([game, state, batch, game.spec()])
        name = chooser.choice([n for n in dir(target) if not n.startswith("_") and n not in commands])
        given = [chooser.choice(JUNK) for _ in range(chooser.randint(0, 3))]
        large = any(isinstance(x, int) and x > 1000 for x in given[:1])
        try:
            if large and name in ("playouts", "play", "batch"):
                continue
            found = getattr(target, name)
            if callable(found):
                found(*given)
            elif given:
                setattr(target, name, given[0])
        except ANSWERS:
            failed += 1
        if batch._closed:
            batch = game.batch(3, numbering=chooser.choice([None, "tags"]))
    assert failed > 500
    assert len(game.start().moves()) == 9


def test_views_outlive_the_batch() -> None:
    batch = regames.load(TICTACTOE).batch(16)
    masks, state = batch.masks, batch.state(3)
    del batch
    assert masks.sum() == 16 * 9 and len(state.moves()) == 9


def test_rules_without_end_are_an_exception() -> None:
    endless = regames.load(
        "type Player = {x}; type Score = {0}; begin, a: player = x; a, b: $ go;"
        "b, c: player = keeper; c, d: player = keeper; d, c: player = keeper; d, end: player = keeper;",
        language="rg",
    )
    with pytest.raises(regames.EndlessPlayError):
        endless.start().play("go")
    batch = endless.batch(4)
    with pytest.raises(regames.EndlessPlayError, match="board"):
        batch.step(batch.sample())
    assert batch.masks.shape == (4, 1)
