"""Solves Kuhn poker with counterfactual regret minimization of OpenSpiel.

    python kuhn.py [--iterations N]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pyspiel
import regames
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
from regames import openspiel

KUHN = Path(__file__).resolve().parents[2] / "games" / "hrg" / "kuhn-poker.hrg"


def main(arguments: Any = None) -> tuple[float, float]:
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=700)
    options = parser.parse_args(arguments)
    name = "regames_kuhn_example"
    if name not in openspiel.names():
        openspiel.register(regames.load(KUHN), name, zero_sum=True)
    game = pyspiel.load_game(name)
    solver = cfr.CFRSolver(game)
    for _ in range(options.iterations):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    chip = game.max_utility() / 2  # who wins a called bet gets two
    value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)[0] / chip
    gap = exploitability.exploitability(game, policy) / chip
    print(f"value {value:.4f} (-1/18 is {-1 / 18:.4f}), exploitability {gap:.5f}")
    return float(value), float(gap)


if __name__ == "__main__":
    main()
