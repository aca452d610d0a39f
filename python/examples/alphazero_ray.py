"""The same training with self-play on all machines of a Ray cluster.

    python alphazero_ray.py [GAME] [--workers N] [--rounds N] [--moves N] [--boards N]

``ray.init()`` starts a cluster of this machine alone, or joins the one of ``RAY_ADDRESS`` or of
``ray job submit``. Workers get the text of the game, so that no files are shared; each machine needs
the package and a C++ compiler, and compiles the game once.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import ray
import regames
from alphazero import HERE, Learner, Network, SelfPlay, against


class Worker:
    """Plays on one core, with the weights that it is sent."""

    def __init__(self, text: str, boards: int, simulations: int, seed: int) -> None:
        import torch

        torch.set_num_threads(1)
        game = regames.load(text, language="hrg")
        self.plays = SelfPlay(game, boards, simulations, seed)
        self.network: Network = Learner(game).network

    def play(self, weights: Any, moves: int) -> list[Any]:
        """What was learned from so many moves on all boards."""
        self.network.load_state_dict(weights)
        return [seen for _ in range(moves) for seen in self.plays.play(self.network)]


def train(
    text: str, workers: int, rounds: int, moves: int = 8, boards: int = 256, simulations: int = 32
) -> Network:
    """A network that has learned from rounds of plays on all workers."""
    game = regames.load(text, language="hrg")
    learner = Learner(game)
    remote = ray.remote(num_cpus=1)(Worker)
    players = [remote.remote(text, boards, simulations, seed) for seed in range(workers)]
    for _ in range(rounds):
        weights = ray.put(learner.network.state_dict())
        for learned in ray.get([player.play.remote(weights, moves) for player in players]):
            learner.learn(learned)
    for player in players:
        ray.kill(player)
    return learner.network


def main(arguments: Any = None) -> Network:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=str(HERE / "breakthrough5.hrg"))
    parser.add_argument("--workers", type=int, default=0, help="0: one for each core of the cluster")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--moves", type=int, default=8)
    parser.add_argument("--boards", type=int, default=256)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--against", default="mcts:100ms")
    parser.add_argument("--plays", type=int, default=100)
    options = parser.parse_args(arguments)
    if not ray.is_initialized():
        ray.init()
    text = Path(options.game).read_text(encoding="utf-8")
    workers = options.workers or int(ray.cluster_resources()["CPU"])
    network = train(
        text, workers, options.rounds, options.moves, options.boards, options.simulations
    )
    if options.plays:
        game = regames.load(text, language="hrg")
        mean, width = against(game, network, options.against, options.plays)
        print(f"against {options.against}: {mean:.2f} ± {width:.2f} of {options.plays} plays")
    return network


if __name__ == "__main__":
    main()
