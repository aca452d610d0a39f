"""States that search can use: actions as numbers, copies, and states as bytes."""

from __future__ import annotations

import copy
import random
from pathlib import Path

import numpy as np
import pytest
import regames

from tests.sample import GAMES

TICTACTOE = "games/hrg/tictactoe.hrg"
KUHN = "games/hrg/kuhn-poker.hrg"
HIGH_CARD = "games/gdl/high-card.kif"

# A player may go on for long: the moves have no finite list. Chance comes first.
CHAINS = """
domain Player = x | y
domain Score = 0 | 1
domain Count = C(N) where N in 0..4
less : Count -> Count
less(C(N)) = if N > 0 then C(N - 1) else C(0)
stones : Count -> Count = { :C(3) }
graph take(heap : Count) {
  check(stones[heap] != C(0))
  stones[heap] = less(stones[heap])
}
graph turn(who : Player, heap : Count) {
  player = who
  loop { branch { take(heap) $ more } or { $ stop break() } }
  player = keeper
}
graph rules() {
  player = random
  branch { $ heads } or { $ tails take(C(0)) }
  player = keeper
  turn(x, C(0)) turn(y, C(0))
  goals[x] = 1
  end()
}
"""


def _load(file: str, engine: regames.EngineName = "cpp") -> regames.Game:
    if engine == "jvm":
        pytest.importorskip("jpype")
    if file == "chains":
        return regames.load(CHAINS, language="hrg", engine=engine)
    return regames.load(file, engine=engine)


ENGINES = pytest.mark.parametrize("engine", ["cpp", "jvm"])
ALL = pytest.mark.parametrize("file", [*GAMES, HIGH_CARD, "chains"])


@ENGINES
@ALL
def test_actions_are_the_moves(file: str, engine: regames.EngineName) -> None:
    """By numbers the same states are reached as by texts, with the same history and views."""
    game = _load(file, engine)
    spec, numbers = game.spec(), random.Random(3)
    for seed in range(4):
        by_text, state = game.start(seed), game.start(seed)
        begun: list[str] = []
        while not state.is_over and len(state.history) < 60:
            actions = state.legal_actions()
            assert actions == sorted(set(actions)) and actions
            names = spec.actions
            if state.is_chance:
                names = spec.outcomes or tuple(sorted(by_text.moves()))
            if not state.is_chance:
                assert list(np.flatnonzero(state.action_mask())) == actions
            if spec.numbering == "moves" or state.is_chance:
                assert {names[action] for action in actions} == set(by_text.moves())
            action = numbers.choice(actions)
            assert state.apply(action) is state
            if spec.numbering == "tags" and len(state.history) == len(by_text.history):
                begun.append(spec.actions[action])
                continue
            by_text.play(" ".join([*begun, names[action]]).strip())
            begun.clear()
            assert state == by_text and state.player_index == by_text.player_index
            assert state.history == by_text.history
            for player in game.players:
                assert state.seen_by(player) == by_text.seen_by(player)
        assert state.is_over == by_text.is_over and state.scores == by_text.scores
        assert len(state.history) == 60 or state.legal_actions() == []


@pytest.mark.parametrize("file", GAMES)
def test_masks_are_those_of_batches(file: str) -> None:
    game = _load(file)
    batch = game.batch(8, seed=3)
    for _ in range(10):
        for board, mask in enumerate(batch.masks):
            assert (batch.state(board).action_mask() == mask).all()
        batch.step(batch.sample())


@ENGINES
def test_texts_and_numbers_may_alternate(engine: regames.EngineName) -> None:
    game = _load(TICTACTOE, engine)
    state = game.start().apply(0).play("C__2_2").apply(np.int64(1)).play()
    assert [move for _, move in state.history[:3]] == ["C__1_1", "C__2_2", "C__1_2"]
    assert [player for player, _ in state.history] == ["x", "o", "x", "o"]
    assert len(state.legal_actions()) == 5 and len(state.moves()) == 5
    state.playout()
    assert state.is_over and state.legal_actions() == [] and not state.action_mask().any()


@ENGINES
def test_a_search_goes_from_copy_to_copy(engine: regames.EngineName) -> None:
    """Copies of one state that were listed before and after are played in any order."""
    game = _load(TICTACTOE, engine)
    state = game.start().apply(4)
    children = {action: state.copy().apply(action) for action in state.legal_actions()}
    for action, child in reversed(children.items()):
        assert child.legal_actions() == [a for a in state.legal_actions() if a != action]
        again = copy.copy(child).apply(child.legal_actions()[-1])
        assert len(again.history) == len(child.history) + 1 == 3
    assert len(state.legal_actions()) == 8 and state.history == [("x", "C__2_2")]


@ENGINES
@pytest.mark.parametrize("file", [TICTACTOE, KUHN, "chains"])
def test_an_illegal_action_changes_nothing(file: str, engine: regames.EngineName) -> None:
    game = _load(file, engine)
    state = game.start()
    names = state.moves() if file == "chains" else game.spec().outcomes or game.spec().actions
    first = f"0 \\(`{names[0]}`\\)"
    for wrong in (-1, 999, 1 << 40, -(1 << 70)):
        with pytest.raises(regames.IllegalMoveError, match=f"action {wrong} is not legal.*{first}"):
            state.apply(wrong)
    for junk in (None, "C__1_1", 1.0, [1], np.zeros(2, int)):
        with pytest.raises(TypeError, match="an action is a whole number"):
            state.apply(junk)  # type: ignore[arg-type]
    assert state == game.start() and state.history == []
    state.playout()
    with pytest.raises(regames.IllegalMoveError, match="the play is over"):
        state.apply(0)


def test_an_action_is_named_where_it_is_illegal() -> None:
    with pytest.raises(regames.IllegalMoveError, match="action 4 \\(`C__2_2`\\) is not legal for o: 8 are"):
        _load(TICTACTOE).start().apply(4).apply(4)


def test_what_is_given_away_is_not_kept() -> None:
    state = _load(TICTACTOE).start()
    state.legal_actions().clear()
    state.action_mask().fill(0)
    assert len(state.legal_actions()) == 9 and state.action_mask().all()


@ENGINES
def test_a_begun_move_is_part_of_a_state(engine: regames.EngineName) -> None:
    game = _load("chains", engine)
    spec = game.spec()
    more, stop = spec.action("more"), spec.action("stop")
    state = game.start().apply(0)
    assert state.history == [("random", "heads")]
    begun = state.copy().apply(more)
    assert begun != state and begun.history == state.history and begun.player == "x"
    assert begun.copy().apply(stop).history[-1] == ("x", "more stop")
    assert begun.play("stop").history[-1] == ("x", "stop")


@ENGINES
def test_what_players_saw_is_found_when_somebody_asks(engine: regames.EngineName) -> None:
    game = _load(KUHN, engine)
    jack, king = (game.spec().outcomes.index(card) for card in ("jack", "king"))
    state = game.start().apply(jack).apply(king)
    other = state.copy()
    seen = [("random", "jack"), ("random", "")]
    assert state.seen_by("opener") == seen
    for each in (state, other):
        each.apply(each.legal_actions()[0])
        assert each.seen_by("opener")[:2] == seen and len(each.seen_by("responder")) == 3
        assert (each.observe("opener") == state.observe("opener")).all()
    cut = game.start().apply(king)
    cut.playout(1)
    cut.apply(cut.legal_actions()[0])
    assert [mover for mover, _ in cut.seen_by("opener")] == ["random", "opener"]
    over = other.copy()
    over.playout()
    assert over.seen_by("opener") == other.seen_by("opener")


def test_plays_begin_without_listing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """In improper games finding the legal moves may take for ever, and who starts a play asks none."""
    game = _load(TICTACTOE)
    with monkeypatch.context() as patch:
        patch.setattr(game._engine, "actions", None)
        state = game.start()
        assert state.player == "x" and state.history == [] and state.copy() == state
    assert len(state.legal_actions()) == 9


def test_rules_without_end_are_an_exception() -> None:
    endless = regames.load(
        "type Player = {x}; type Score = {0}; begin, a: player = x; a, b: $ go;"
        "b, c: player = keeper; c, d: player = keeper; d, c: player = keeper; d, end: player = keeper;",
        language="rg",
    )
    state = endless.start()
    for _ in range(2):
        with pytest.raises(regames.EndlessPlayError):
            state.apply(0)
    assert endless.start().legal_actions() == [0]
