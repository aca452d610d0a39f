"""Loading, playing and measuring: what a user does in the first minute."""

from __future__ import annotations

import copy
import json
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import regames
from regames import _java

KUHN = Path("games/hrg/kuhn-poker.hrg")
TICTACTOE = Path("games/hrg/tictactoe.hrg")
HIGH_CARD = Path("games/gdl/high-card.kif")

STONES = """
domain Player = x
domain Score = 0 | 1
domain Count = C(N) where N in 0..2
less : Count -> Count
less(C(N)) = if N > 0 then C(N - 1) else C(0)
stones : Count -> Count = { :C(2) }
graph take(heap : Count) {
  check(stones[heap] != C(0))
  stones[heap] = less(stones[heap])
}
graph turn(heap : Count) {
  player = x
  loop { branch { take(heap) $ more } or { $ stop break() } }
  player = keeper
}
graph rules() { turn(C(0)) turn(C(0)) end() }
"""


def test_playouts_are_those_of_the_command() -> None:
    played = regames.load(TICTACTOE).playouts(2000, seed=5)
    words = ["run", str(TICTACTOE), "--playouts", "2000", "--seed", "5", "--json"]
    printed = json.loads(_java.run(words).out)
    assert played.plies == round(printed["plies"]["mean"] * 2000)
    for player, counts in printed["scores"].items():
        assert {str(score): n for score, n in played.scores[player].items()} == counts


def test_the_number_of_threads_changes_nothing() -> None:
    game = regames.load(TICTACTOE)
    one, four = game.playouts(3000, threads=1), game.playouts(3000, threads=4)
    assert (one.scores, one.plies) == (four.scores, four.plies)


def test_numbers_beyond_all_bounds_are_not_cut() -> None:
    game = regames.load(TICTACTOE)
    for plays in (-1, 1 << 64, 10**30):
        with pytest.raises(ValueError, match="plays is 0 to"):
            game.playouts(plays)
    assert game.playouts(10, most_plies=1 << 64).unfinished == 0
    assert game.start().playout(1 << 64)["x"] in (0, 50, 100)


def test_a_seed_gives_the_same_play_again() -> None:
    game = regames.load(KUHN)
    plays = []
    for _ in range(2):
        state = game.start(seed=11)
        while not state.is_over:
            state.play()
        plays.append((state.history, dict(state.scores)))
    assert plays[0] == plays[1]


def test_players_see_what_the_rules_show() -> None:
    state = regames.load(KUHN).start()
    assert state.is_chance
    card = state.moves()[0]
    state.play(card)
    dealt = {player: state.seen_by(player) for player in state.game.players}
    assert dealt["opener"] == [("random", card)]
    assert dealt["responder"] == [("random", "")]


def test_copies_go_their_own_way() -> None:
    state = regames.load(TICTACTOE).start()
    other = state.copy().play("C__2_2")
    assert len(state.moves()) == 9 and len(other.moves()) == 8
    assert state != other and state == regames.load(TICTACTOE).start()


def test_illegal_moves_say_what_is_legal() -> None:
    state = regames.load(TICTACTOE).start()
    with pytest.raises(regames.IllegalMoveError, match="did you mean `C__2_2`"):
        state.play("C__2__2")
    with pytest.raises(TypeError):
        state.play(4)  # type: ignore[arg-type]
    state.playout()
    with pytest.raises(regames.IllegalMoveError, match="the play is over"):
        state.play("C__2_2")
    with pytest.raises(regames.IllegalMoveError, match="the play is over"):
        state.play()


def test_mistakes_have_their_place(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.hrg"
    wrong.write_text(TICTACTOE.read_text().replace("grid[", "gird[", 1))
    with pytest.raises(regames.GameError) as caught:
        regames.load(wrong)
    error = caught.value
    assert (error.code, error.file) == ("unknown-name", str(wrong))
    assert error.line is not None and error.column is not None
    assert error.hint == "did you mean `grid`?"
    assert "gird[" in str(error) and "^~~~" in str(error)


def test_a_file_that_is_not_there_is_named() -> None:
    with pytest.raises(regames.GameError, match="missing.hrg"):
        regames.load("missing.hrg")


def test_text_is_read_with_its_language() -> None:
    game = regames.load(TICTACTOE.read_text(), language="hrg", engine="jvm")
    assert game.playouts(100).scores == regames.load(TICTACTOE).playouts(100).scores


def test_translations_can_be_read_again() -> None:
    text = regames.load(TICTACTOE).translate("rg")
    assert regames.load(text, language="rg", engine="jvm").playouts(500).plies > 0
    with pytest.raises(regames.GameError):
        regames.load(TICTACTOE).translate("klingon")


def test_what_is_improper_is_found() -> None:
    assert regames.load(TICTACTOE).verify()
    stuck = regames.load(  # by the JVM, which has a small game at once
        "type Player = {x}; type Score = {0}; type T = {a, b}; var at: T = a; begin, a: player = x; a, b: $ go;"
        "b, c: player = x; c, d: at == b; d, end: player = keeper;",
        language="rg",
        engine="jvm",
    )
    found = stuck.verify()
    assert not found and found.is_complete
    assert found.problems[0].code == "dead-end" and found.problems[0].line == 1
    assert stuck.playouts(10).unfinished == 10


def test_pictures_are_svg(tmp_path: Path) -> None:
    game = regames.load(TICTACTOE)
    picture = game.start().play("C__2_2").draw()
    assert picture.startswith("<svg") and picture._repr_svg_() == str(picture)
    assert 'data-cell="C__2_2"' in picture
    picture.save(tmp_path / "board.svg")
    assert (tmp_path / "board.svg").read_text() == str(picture)
    state = game.start()
    state.playout()
    with pytest.raises(regames.GameError, match="cannot be drawn"):
        state.draw()


def test_metrics_are_those_of_the_command() -> None:
    words = ["evaluate", str(TICTACTOE), "--plays", "50", "--json"]
    printed = json.loads(_java.run(words).out)["metrics"]
    assert regames.load(TICTACTOE).metrics(plays=50) == {k: v["value"] for k, v in printed.items()}


def test_threads_go_on_while_games_are_played() -> None:
    game = regames.load(TICTACTOE)
    results: list[regames.Playouts] = []
    worker = threading.Thread(target=lambda: results.append(game.playouts(300_000)))
    worker.start()
    turns = 0
    while worker.is_alive():
        turns += 1
    worker.join()
    assert results[0].plays == 300_000 and turns > 100


def test_types_are_strict(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).resolve().parent.parent
    mypy = pytest.importorskip("mypy.api")
    monkeypatch.chdir(root)
    out, _, code = mypy.run(["src"])
    assert code == 0, out


def test_a_jdk_that_is_too_old_is_named(tmp_path: Path) -> None:
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "java").touch()
    (tmp_path / "release").write_text('JAVA_VERSION="17.0.1"\n')
    assert _java._version(tmp_path) == 17
    code = "import regames; regames.load('games/hrg/tictactoe.hrg').translate('rg')"
    environment = {"REGAMES_JAVA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert "REGAMES_JAVA_HOME is no Java 25" in done.stderr


def test_actions_are_tags_that_moves_may_have() -> None:
    game = regames.load(STONES, language="hrg", engine="jvm")
    assert (game.spec().numbering, game.spec().actions) == ("tags", ("more", "stop", ""))


def test_remedies_are_those_of_python() -> None:
    with pytest.raises(regames.GameError, match="raise the limit with budget=") as caught:
        regames.load(TICTACTOE, budget=3)
    assert caught.value.hint is not None and "budget=" in caught.value.hint
    with pytest.raises(regames.GameError, match="name one with language="):
        regames.load("README.md")
    with pytest.raises(regames.GameError, match="needs its language="):
        regames.load("domain Player = x")
    with pytest.raises(TypeError, match="budget is a whole number"):
        regames.load(TICTACTOE, budget="3")  # type: ignore[arg-type]


def test_games_go_to_other_processes() -> None:
    game = regames.load(TICTACTOE)
    again = pickle.loads(pickle.dumps(game))
    assert again.playouts(500).scores == game.playouts(500).scores
    assert copy.deepcopy(game) is game


def test_players_see_what_the_keeper_shows() -> None:
    """Who has which card is only shown by the keeper: four cards, so four information sets each."""
    game = regames.load(HIGH_CARD)
    for engine in (game, regames.load(HIGH_CARD, engine="jvm")):
        state = engine.start().play("deal__1_3")
        assert state.seen_by("opener") == [("random", ""), ("keeper", "card__1")]
        copy_of_it = state.copy().play("bet")
        assert ("keeper", "card__3") in copy_of_it.seen_by("caller")
        assert ("keeper", "bet") in copy_of_it.seen_by("caller")
        assert len(state.seen_by("opener")) == 2
        assert copy_of_it.history == [("random", "deal__1_3"), ("opener", "bet")]
    known: dict[str, set[str]] = {player: set() for player in game.players}
    for deal in game.start().moves():
        state = game.start().play(deal)
        known["opener"].add(str(state.seen_by("opener")))
        known["caller"].add(str(state.play("bet").seen_by("caller")))
    assert {player: len(views) for player, views in known.items()} == {"opener": 4, "caller": 4}


def test_what_the_keeper_shows_is_no_move() -> None:
    """Playouts are those of the command, and nobody is to move where the keeper shows something."""
    game = regames.load(HIGH_CARD)
    played = game.playouts(500, seed=5)
    words = ["run", str(HIGH_CARD), "--playouts", "500", "--seed", "5", "--json"]
    assert played.plies == round(json.loads(_java.run(words).out)["plies"]["mean"] * 500)
    spec = game.spec()
    assert "bet" in spec.actions and not any("card__" in action for action in spec.actions)
    assert spec.movers == ("opener", "caller", "random", "keeper") and spec.tag("card__1") >= 0
    state = game.start(seed=3)
    scores = game.start(seed=3).playout()
    while not state.is_over:
        assert str(game.announcement) not in " ".join(state.moves())
        state.play()
    assert [player for player, _ in state.history][:2] == ["random", "opener"]
    assert state.scores == scores


_TOO_SMALL: dict[str, Callable[[regames.Game], object]] = {
    "budget": lambda _: regames.load(TICTACTOE, budget=-1),
    "script_seconds": lambda _: regames.load(TICTACTOE, script_seconds=0),
    "plays": lambda game: game.playouts(-1),
    "threads": lambda game: game.playouts(10, threads=-1),
    "most_plies": lambda game: game.playouts(10, most_plies=-1),
    "states": lambda game: game.verify(states=-1),
    "plays of verify": lambda game: game.verify(plays=-1),
    "plays of metrics": lambda game: game.metrics(plays=0),
    "boards": lambda game: game.batch(-1),
    "threads of a batch": lambda game: game.batch(2, threads=-1),
    "most_plies of a batch": lambda game: game.batch(2, most_plies=0),
    "most_plies of a playout": lambda game: game.start().playout(-1),
}


@pytest.mark.parametrize("what", _TOO_SMALL)
def test_numbers_that_are_too_small_are_refused_by_their_name(what: str) -> None:
    game = regames.load(TICTACTOE)
    name = what.split()[0]
    with pytest.raises(ValueError, match="a batch has 1 to" if name == "boards" else f"^{name} is"):
        _TOO_SMALL[what](game)


_HALF = "\ud83c"
_TEXTS: list[tuple[str, Callable[[], object]]] = [
    ("source", lambda: regames.load(f"// {_HALF}", language="hrg")),
    ("source", lambda: regames.load(f"{_HALF}.hrg")),
    ("language", lambda: regames.load("text", language=_HALF)),
    ("language", lambda: regames.load(TICTACTOE).translate(_HALF)),
    ("passes", lambda: regames.load(TICTACTOE).translate("rg", passes=[_HALF])),
]


@pytest.mark.parametrize(("name", "call"), _TEXTS)
def test_half_of_a_character_is_no_text(name: str, call: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=f"^{name} is no (text|name of a file)") as refused:
        call()
    assert not isinstance(refused.value, UnicodeError)


def test_half_of_a_character_is_no_move_and_no_player() -> None:
    game = regames.load(TICTACTOE)
    with pytest.raises(regames.IllegalMoveError, match="is not legal for x"):
        game.start().play(_HALF)
    with pytest.raises(ValueError, match="there is no player"):
        game.player_index(_HALF)
