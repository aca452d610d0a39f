"""The C++ library and the JVM are one engine to users."""

from __future__ import annotations

import pytest
import regames

pytest.importorskip("jpype")

GAMES = ("games/hrg/tictactoe.hrg", "games/hrg/kuhn-poker.hrg", "games/sbg/hexapawn.sbg")


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


def test_the_jvm_stands_in_where_no_compiler_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from regames import _build

    monkeypatch.setattr(_build, "compiler", lambda: None)
    assert regames.load(GAMES[0]).engine == "jvm"
    with pytest.raises(regames.MissingToolError, match="no C\\+\\+ compiler works"):
        regames.load(GAMES[0], engine="cpp")
