"""The examples run, shorter than they would."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import regames

pytest.importorskip("gymnasium")

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))

import compare  # noqa: E402
import train  # noqa: E402


def test_a_network_learns_to_beat_random_moves() -> None:
    game = regames.load(EXAMPLES / "breakthrough5.hrg")
    network = train.train(game, steps=200, boards=128)
    assert train.score(game, network.best, plays=400) >= 0.9
    mean, width = compare.compare(
        game, compare.network(network), lambda state: state.moves()[0], plays=10
    )
    assert mean > 0.5 and 0 <= width < 0.5


def test_the_notebook_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    notebook = json.loads((EXAMPLES / "first_look.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    shown: list[Any] = []
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == [], "notebooks are kept without outputs"
        body = ast.parse("".join(cell["source"])).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), "notebook", "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), "notebook", "eval"), names))
    assert sum(hasattr(value, "_repr_svg_") for value in shown) == 2
    assert shown[-1] > 0.6, "the network wins"


def test_playouts_find_the_winning_move() -> None:
    state = regames.load("games/hrg/tictactoe.hrg").start(seed=1)
    for move in ("C__1_1", "C__1_2", "C__2_1", "C__2_2"):
        state.play(move)
    assert compare.playouts(30)(state) == "C__3_1"


def test_a_folder_becomes_a_table(tmp_path: Path) -> None:
    pytest.importorskip("pandas")
    import evaluate

    for name in ("games/hrg/tictactoe.hrg", "games/hrg/pig.hrg"):
        (tmp_path / Path(name).name).write_text(Path(name).read_text())
    (tmp_path / "wrong.hrg").write_text("domain\n")
    table = evaluate.evaluate(tmp_path, plays=20)
    assert list(table.index) == ["pig.hrg", "tictactoe.hrg", "wrong.hrg"]
    assert 7 < table.loc["tictactoe.hrg", "random.moves"] < 9
    assert "wrong.hrg" in table.loc["wrong.hrg", "problem"]
    pytest.importorskip("matplotlib")
    evaluate.plot(table.dropna(subset=["random.moves"]), tmp_path / "games.png")
    assert (tmp_path / "games.png").read_bytes().startswith(b"\x89PNG")


def test_kuhn_poker_is_solved() -> None:
    pytest.importorskip("pyspiel")
    import kuhn

    value, gap = kuhn.main(["--iterations", "60"])
    assert value == pytest.approx(-1 / 18, abs=0.01) and gap < 0.02


def test_games_are_evolved() -> None:
    import importlib.util

    spec = importlib.util.spec_from_file_location("evolve", EXAMPLES / "evolve.py")
    assert spec is not None and spec.loader is not None
    pytest.importorskip("ribs")
    evolve = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(evolve)
    balance, (plies, moves) = evolve.judged(np.array([2.0, 3.0, 2.0]))
    assert 0 <= balance <= 1 and 2 < plies <= 6 and moves == 6
    assert len(evolve.evolve(iterations=1, batch=2)) >= 1
