"""Trains a small value network on a game by playing it, against somebody who moves at random.

    python train.py [GAME] [--steps N] [--boards N] [--seed N]

Monte Carlo control with NumPy alone: a network with one hidden layer says of every action how plays
end that go on with it; the best action is taken, now and then another one, and what came out is
learned. Breakthrough on 5x5 squares is won by more than 90 % within a minute.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import regames
from gymnasium.vector import AutoresetMode
from regames.gymnasium import RegamesVectorEnv, vector_env

HERE = Path(__file__).resolve().parent

Array = np.ndarray[Any, np.dtype[np.float32]]


class Network:
    """Values of actions, from -1 to 1, by what a player sees; Adam adapts the weights."""

    def __init__(self, inputs: int, outputs: int, hidden: int = 128, seed: int = 0) -> None:
        numbers = np.random.default_rng(seed)
        shapes = [(inputs, hidden), (hidden,), (hidden, outputs), (outputs,)]
        self.weights = [
            (numbers.standard_normal(shape) / np.sqrt(shape[0]) * (len(shape) > 1)).astype("f4")
            for shape in shapes
        ]
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.updates = 0

    def values(self, seen: Array) -> tuple[Array, Array]:
        """The hidden layer, and the values of all actions."""
        first, bias, second, last = self.weights
        hidden = np.maximum(seen @ first + bias, 0)
        return hidden, np.tanh(hidden @ second + last)

    def learn(self, seen: Array, actions: np.ndarray[Any, Any], results: Array) -> None:
        """Moves the values of some actions towards what came out."""
        hidden, values = self.values(seen)
        rows = np.arange(len(seen))
        chosen = values[rows, actions]
        slope = np.zeros_like(values)
        slope[rows, actions] = (chosen - results) * (1 - chosen**2) / len(seen)
        back = slope @ self.weights[2].T * (hidden > 0)
        gradients = [seen.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        self.updates += 1
        rate = 2e-3 * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for weight, mean, square, gradient in zip(
            self.weights, self.mean, self.square, gradients, strict=True
        ):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient**2 - square)
            weight -= (rate * mean / (np.sqrt(square) + 1e-8)).astype("f4")

    def best(self, observations: Any, masks: Any) -> Any:
        """The legal action of the greatest value, for each row: a policy for ``vector_env``."""
        _, values = self.values(observations.astype("f4"))
        return np.where(masks == 1, values, -2).argmax(axis=1)


def explored(network: Network, seen: Any, masks: Any, share: float, numbers: Any) -> Any:
    """The best actions, but for a share of random ones."""
    actions = network.best(seen, masks)
    random = (masks * numbers.random(masks.shape)).argmax(axis=1)
    return np.where(numbers.random(len(actions)) < share, random, actions)


def train(game: regames.Game, steps: int, boards: int = 256, seed: int = 0) -> Network:
    """A network that has learned from so many steps on all boards."""
    spec = game.spec()
    network = Network(spec.features, len(spec.actions), seed=seed)
    numbers = np.random.default_rng(seed)
    envs = vector_env(game, boards, autoreset_mode=AutoresetMode.SAME_STEP)
    observations, _ = envs.reset(seed=seed)
    plays: list[list[tuple[Any, int]]] = [[] for _ in range(boards)]
    seen: list[Any] = []
    actions: list[int] = []
    results: list[float] = []
    for step in range(steps):
        share = max(0.05, 0.5 * (1 - 2 * step / steps))
        rows, masks = observations["observation"], observations["action_mask"]
        chosen = explored(network, rows, masks, share, numbers)
        observations, rewards, over, cut, _ = envs.step(chosen)
        for board in range(boards):
            plays[board].append((rows[board], int(chosen[board])))
            if over[board] or cut[board]:
                for row, action in plays[board]:
                    seen.append(row)
                    actions.append(action)
                    results.append(float(rewards[board]))
                plays[board] = []
        if len(seen) >= 1024:
            network.learn(np.array(seen, "f4"), np.array(actions), np.array(results, "f4"))
            seen, actions, results = [], [], []
    envs.close()
    return network


def score(game: regames.Game, policy: Any, plays: int = 1000, seed: int = 99) -> float:
    """The share of plays that a policy wins, from the first seat against random moves."""
    envs: RegamesVectorEnv = vector_env(game, plays, autoreset_mode=AutoresetMode.DISABLED)
    observations, _ = envs.reset(seed=seed)
    won, left = 0.0, np.ones(plays, bool)
    while left.any():
        actions = policy(observations["observation"], observations["action_mask"])
        observations, rewards, over, cut, _ = envs.step(actions)
        ended = over | cut
        won += float((rewards[ended & left] + 1).sum() / 2)
        left &= ~ended
        if ended.any():  # boards that are done play again, and count no more
            observations, _ = envs.reset(options={"reset_mask": ended})
    envs.close()
    return won / plays


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", nargs="?", default=str(HERE / "breakthrough5.hrg"))
    parser.add_argument("--steps", type=int, default=3000)
    parser.add_argument("--boards", type=int, default=256)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    game = regames.load(options.game)
    before = score(game, Network(game.spec().features, len(game.spec().actions)).best)
    print(f"before: {before:.1%} of plays won")
    network = train(game, options.steps, options.boards, options.seed)
    print(f"after:  {score(game, network.best):.1%} of plays won")


if __name__ == "__main__":
    main()
