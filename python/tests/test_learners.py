"""The examples for libraries that are large, where these are installed; see docs/python.md."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import regames

EXAMPLES = Path(__file__).resolve().parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))

BREAKTHROUGH = str(EXAMPLES / "breakthrough5.hrg")
TICTACTOE = "games/hrg/tictactoe.hrg"
WHERE = "REGAMES_EXAMPLES=1 python/check installs it"


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    """Networks this small are faster so, beside other tests all the more."""
    if importlib.util.find_spec("torch"):
        import torch

        torch.set_num_threads(1)


def test_alphazero_learns_tictactoe() -> None:
    pytest.importorskip("torch", reason=f"torch is not installed; {WHERE}")
    import alphazero

    game = regames.load(TICTACTOE)
    new = alphazero.Learner(game).network
    learned = alphazero.train(game, moves=60, boards=128, simulations=12)
    before, _ = alphazero.against(game, new, "random", plays=60, simulations=1)
    after, width = alphazero.against(game, learned, "random", plays=60, simulations=1)
    assert after > max(0.6, before + 0.1) and 0 < width < 0.2


def test_alphazero_finds_the_winning_move_without_a_network() -> None:
    pytest.importorskip("torch", reason=f"torch is not installed; {WHERE}")
    import alphazero

    game = regames.load(TICTACTOE)
    state = game.start()
    for move in ("C__1_1", "C__1_2", "C__2_1", "C__2_2"):
        state.play(move)
    network = alphazero.Learner(game).network
    search = alphazero.Search(game, 2, 60)
    assert alphazero.choices(game, network, [state, state.copy()], search) == ["C__3_1", "C__3_1"]


def test_self_play_spreads_by_ray() -> None:
    """In a process of its own: Ray takes signals that a JVM started before it needs."""
    pytest.importorskip("torch", reason=f"torch is not installed; {WHERE}")
    pytest.importorskip("ray", reason=f"ray is not installed; {WHERE}")
    words = [TICTACTOE, "--workers", "2", "--rounds", "2", "--moves", "10", "--boards", "32"]
    words += ["--simulations", "4", "--plays", "8", "--against", "random"]
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / "alphazero_ray.py"), *words],
        env={**os.environ, "PYTHONPATH": f"{EXAMPLES}:{EXAMPLES.parent / 'src'}"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.search(r"against random: [01]\.\d\d ± 0\.\d\d of 8 plays", done.stdout)


def test_mctx_searches_rows_of_bytes() -> None:
    pytest.importorskip("mctx", reason=f"mctx is not installed; {WHERE}")
    import mctx_search

    game = regames.load(TICTACTOE)
    state = game.start()
    for move in ("C__1_1", "C__1_2", "C__2_1", "C__2_2"):
        state.play(move)
    model = mctx_search.Model(game, 4)
    rows = game.batch(states=[state] * 4, auto_reset=False).raw
    found = mctx_search.choose(model, mctx_search.searching(model, 40), rows)
    assert [game.spec().actions[action] for action in found] == ["C__3_1"] * 4
    assert mctx_search.against_random(game, 16, 16) > 0.5


def test_ppo_learns() -> None:
    pytest.importorskip("torch", reason=f"torch is not installed; {WHERE}")
    import ppo
    import train

    game = regames.load(BREAKTHROUGH)
    agent = ppo.train(game, steps=20_000, boards=64, length=16)
    assert train.score(game, agent.best, plays=200) > 0.7


def test_maskable_ppo_learns() -> None:
    pytest.importorskip("sb3_contrib", reason=f"sb3-contrib is not installed; {WHERE}")
    import maskable_ppo

    game = regames.load(TICTACTOE)
    model = maskable_ppo.train(game, steps=2048, boards=4, length=128)
    assert 0.3 < maskable_ppo.score(game, model, plays=30) <= 1
