"""The C++ library and the JVM are one engine to users."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import regames

pytest.importorskip("jpype")

GAMES = (
    "games/hrg/tictactoe.hrg",
    "games/hrg/kuhn-poker.hrg",
    "games/sbg/hexapawn.sbg",
    "games/gdl/high-card.kif",
)


def _play(game: regames.Game, seed: int) -> list[object]:
    state = game.start(seed)
    seen: list[object] = []
    while not state.is_over:
        seen.append((state.player, state.moves(), dict(state.scores)))
        state.play()
    return [*seen, state.history, [state.seen_by(p) for p in game.players], dict(state.scores)]


@pytest.mark.parametrize("file", GAMES)
def test_both_play_the_same(file: str) -> None:
    cpp, jvm = regames.load(file, engine="cpp"), regames.load(file, engine="jvm")
    assert (cpp.engine, jvm.engine) == ("cpp", "jvm")
    assert cpp.players == jvm.players
    for seed in range(3):
        assert _play(cpp, seed) == _play(jvm, seed)
        assert cpp.start(seed).playout() == jvm.start(seed).playout()
    one, other = cpp.playouts(500, seed=3), jvm.playouts(500, seed=3)
    assert (one.scores, one.plies, one.least_plies) == (other.scores, other.plies, other.least_plies)


@pytest.mark.parametrize("file", GAMES)
@pytest.mark.parametrize("numbering", ["moves", "tags"])
def test_batches_are_the_same(file: str, numbering: regames.Numbering) -> None:
    games = [regames.load(file, engine=engine) for engine in ("cpp", "jvm")]
    options: dict[str, Any] = {"scaled": True, "auto_reset": file != GAMES[0]}
    one, other = (game.batch(70, seed=6, numbering=numbering, **options) for game in games)
    many = games[1].batch(140, seed=6, numbering=numbering, threads=2, **options)
    for step in range(30):
        boards = None if step % 3 else np.arange(70) % 5 != step % 5
        actions = one.sample(boards=boards).copy()
        if step % 7 == 6:  # others than those that were drawn
            actions = one.masks.argmax(axis=1)
        other.sample(boards=boards)
        ours, theirs = one.step(actions, boards=boards), other.step(actions, boards=boards)
        many.sample(boards=None if boards is None else np.tile(boards, 2))
        many.step(
            np.concatenate([actions, many.masks[70:].argmax(axis=1)]),
            boards=None if boards is None else np.concatenate([boards, np.zeros(70, bool)]),
        )
        for x, y, z in zip(ours, theirs, (many.rewards, many.terminations, many.truncations), strict=True):
            assert (x == y).all() and (x == z[:70]).all()
        for name in ("players", "masks", "observations"):
            assert (getattr(one, name) == getattr(other, name)).all(), name
            assert (getattr(one, name) == getattr(many, name)[:70]).all(), name
        for player in one.spec.players:
            assert (one.observe(player) == other.observe(player)).all()
    assert (one.sample() == other.sample()).all()
    assert str(one.state(3)).split() != [] and one.state(3).moves() == other.state(3).moves()
    if numbering == "moves":
        assert one.play(20) == other.play(20)
        assert (one.observations == other.observations).all()


def test_misuse_is_the_same() -> None:
    batch = regames.load(GAMES[0], engine="jvm").batch(3)
    with pytest.raises(regames.IllegalMoveError, match="on board 1; no board has moved"):
        batch.step(np.array([0, 9, 1], np.int32))
    assert (batch.masks == 1).all()
    batch.close()
    with pytest.raises(ValueError, match="closed"):
        batch.sample()
    endless = regames.load(
        "type Player = {x}; type Score = {0}; begin, a: player = x; a, b: $ go;"
        "b, c: player = keeper; c, d: player = keeper; d, c: player = keeper; d, end: player = keeper;",
        language="rg",
        engine="jvm",
    )
    stuck = endless.batch(4)
    with pytest.raises(regames.EndlessPlayError, match="board"):
        stuck.step(stuck.sample())


def test_environments_need_no_compiler() -> None:
    gym = pytest.importorskip("regames.gymnasium")
    game = regames.load(GAMES[1], engine="jvm")
    envs = gym.vector_env(game, 4)
    seen, _ = envs.reset(seed=1)
    for _ in range(10):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    state = regames.load(GAMES[0], engine="jvm").start()
    other = regames.load(GAMES[0], engine="cpp").start()
    assert (state.observe() == other.observe()).all()


def test_the_jvm_stands_in_where_no_compiler_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from regames import _build

    monkeypatch.setattr(_build, "compiler", lambda: None)
    assert regames.load(GAMES[0]).engine == "jvm"
    with pytest.raises(regames.MissingToolError, match="no C\\+\\+ compiler works"):
        regames.load(GAMES[0], engine="cpp")
