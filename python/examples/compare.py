"""Lets two policies play each other, each from both seats.

    python compare.py [GAME] [--steps N] [--plays N]

Compared are a network that has learned (train.py) and one move of lookahead by random playouts.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np
import regames
import train

Chooser = Callable[[regames.State], str]


def playouts(count: int) -> Chooser:
    """Takes the move with the best mean score of so many random playouts."""

    def choose(state: regames.State) -> str:
        def worth(move: str) -> float:
            total = 0.0
            for _ in range(count):
                total += float(state.copy().play(move).playout()[state.player])
            return total

        return max(state.moves(), key=worth)

    return choose


def network(known: train.Network) -> Chooser:
    """Takes the move that a network values most."""

    def choose(state: regames.State) -> str:
        spec = state.game.spec()
        legal = [spec.action(move) for move in state.moves()]
        _, values = known.values(state.observe()[None].astype("f4"))
        return spec.actions[max(legal, key=lambda action: float(values[0, action]))]

    return choose


def compare(game: regames.Game, one: Chooser, other: Chooser, plays: int) -> tuple[float, float]:
    """The mean score of the first, from 0 to 1, and half the width of its 95 % interval."""
    values = [float(value) for value in game.score_values]
    results: list[float] = []
    for number in range(plays):
        mine = game.players[number % 2]
        state = game.start(seed=number)
        while not state.is_over:
            if state.is_chance:
                state.play()
            else:
                state.play((one if state.player == mine else other)(state))
        score = float(state.scores[mine])
        results.append((score - min(values)) / (max(values) - min(values)))
    return float(np.mean(results)), float(1.96 * np.std(results) / np.sqrt(plays))


def main(arguments: Any = None) -> float:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=str(train.HERE / "breakthrough5.hrg"))
    parser.add_argument("--steps", type=int, default=1000)
    parser.add_argument("--plays", type=int, default=100)
    options = parser.parse_args(arguments)
    game = regames.load(options.game)
    learned = network(train.train(game, options.steps))
    mean, width = compare(game, learned, playouts(10), options.plays)
    print(f"the network against playouts: {mean:.2f} ± {width:.2f}")
    return mean


if __name__ == "__main__":
    main()
