"""Trains an agent as AlphaZero does, on the CPU, on a game in HRG of one's own.

    python alphazero.py [GAME] [--minutes M] [--against AGENT] [--plays N] [--save FILE] [--seed N]

256 plays at once: each move is searched in all of them together, one step of a batch and one call of
the network for each simulation. A node of a search is a row of ``batch.raw``. What searches chose and
how plays ended is learned meanwhile (Silver et al., A general reinforcement learning algorithm that
masters chess, shogi, and Go through self-play, Science 362, 2018).

For two players, one of whom wins what the other loses, and no chance or hidden moves.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import regames
import torch
from torch import nn

HERE = Path(__file__).resolve().parent
NUMBERING: regames.Numbering = "merged"

Array = np.ndarray[Any, np.dtype[Any]]


class Network(nn.Module):
    """What to play and who wins, by what a player sees: a small residual network."""

    def __init__(self, inputs: int, actions: int, width: int = 128, blocks: int = 3) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(
            nn.Sequential(
                nn.LayerNorm(width), nn.Linear(width, width), nn.ReLU(), nn.Linear(width, width)
            )
            for _ in range(blocks)
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = torch.relu(self.first(seen))
        for block in self.blocks:
            hidden = hidden + block(hidden)
        hidden = torch.relu(hidden)
        return self.policy(hidden), torch.tanh(self.value(hidden)).squeeze(1)

    def judge(self, seen: Array, masks: Array) -> tuple[Array, Array]:
        """The chances of legal actions, and the value for whoever is to move."""
        with torch.inference_mode():
            scores, values = self(torch.from_numpy(seen).float())
            scores = scores.masked_fill(torch.from_numpy(masks) == 0, -torch.inf)
            chances = torch.nan_to_num(torch.softmax(scores, 1))
            return chances.numpy(), values.numpy()


class Search:
    """PUCT from many positions at once; ``nodes`` has a row for each board and node."""

    def __init__(self, game: regames.Game, boards: int, simulations: int) -> None:
        self.batch = game.batch(boards, auto_reset=False, numbering=NUMBERING, scaled=True)
        self.simulations = simulations
        self.boards = np.arange(boards)
        nodes, actions = simulations + 1, len(self.batch.spec.actions)
        self.nodes = np.zeros((boards, nodes, self.batch.raw.shape[1]), np.uint8)
        self.first_to_move = np.zeros((boards, nodes), bool)
        self.is_over = np.zeros((boards, nodes), bool)
        self.ends = np.zeros((boards, nodes), np.float32)  # what the first player wins there
        self.children = np.zeros((boards, nodes, actions), np.int32)
        self.visits = np.zeros((boards, nodes, actions), np.float32)
        self.won = np.zeros((boards, nodes, actions), np.float32)
        self.priors = np.zeros((boards, nodes, actions), np.float32)

    def run(
        self, rows: Array, network: Network, noise: np.random.Generator | None = None
    ) -> Array:
        """How often each action was tried from each row; with noise as self-play needs it."""
        for array in (self.visits, self.won, self.is_over):
            array.fill(0)
        self.children.fill(-1)
        self.batch[:] = rows
        self._add(0, np.ones(len(rows), bool), network)
        if noise is not None:
            legal = self.priors[:, 0] > 0
            drawn = noise.gamma(0.3, size=legal.shape) * legal
            drawn /= np.maximum(drawn.sum(1, keepdims=True), 1e-9)
            self.priors[:, 0] = 0.75 * self.priors[:, 0] + 0.25 * drawn
        for simulation in range(1, self.simulations + 1):
            self._simulate(simulation, network)
        return self.visits[:, 0].copy()

    def _add(self, node: int, boards: Array, network: Network) -> Array:
        """Makes what the batch shows a node of some boards; what the first player wins there."""
        batch = self.batch
        chances, values = network.judge(batch.observations, batch.masks)
        first = batch.players == 0
        value = np.where(batch.players < 0, batch.rewards[:, 0], np.where(first, values, -values))
        self.nodes[boards, node] = batch.raw[boards]
        self.first_to_move[boards, node] = first[boards]
        self.is_over[boards, node] = batch.players[boards] < 0
        self.ends[boards, node] = value[boards]
        self.priors[boards, node] = chances[boards]
        return value

    def _simulate(self, node: int, network: Network) -> None:
        boards, at = self.boards, np.zeros(len(self.boards), np.int64)
        going = ~self.is_over[:, 0]
        path: list[tuple[Array, Array, Array]] = []
        parents, actions = at.copy(), at.copy()
        opened = np.zeros(len(boards), bool)
        while going.any():
            chosen = self._best(at)
            path.append((np.flatnonzero(going), at[going], chosen[going]))
            child = self.children[boards, at, chosen]
            new = going & (child < 0)
            parents[new], actions[new] = at[new], chosen[new]
            opened |= new
            going &= child >= 0
            at = np.where(going, child, at)
            going &= ~self.is_over[boards, at]
        value = self.ends[boards, at]
        if opened.any():
            self.batch[:] = self.nodes[boards, parents]
            self.batch.step(actions, boards=opened)
            value = np.where(opened, self._add(node, opened, network), value)
            self.children[boards[opened], parents[opened], actions[opened]] = node
        for some, place, action in path:
            mine = np.where(self.first_to_move[some, place], value[some], -value[some])
            self.visits[some, place, action] += 1
            self.won[some, place, action] += mine

    def _best(self, at: Array) -> Array:
        """The action of each board to try next."""
        visits, priors = self.visits[self.boards, at], self.priors[self.boards, at]
        means = self.won[self.boards, at] / np.maximum(visits, 1)
        tried = np.sqrt(visits.sum(1, keepdims=True) + 1)
        scores = means + 1.5 * priors * tried / (1 + visits)
        return np.where(priors > 0, scores, -np.inf).argmax(1)


class SelfPlay:
    """Plays of a network against itself, which go on from call to call."""

    def __init__(
        self, game: regames.Game, boards: int = 256, simulations: int = 32, seed: int = 0
    ) -> None:
        self.batch = game.batch(boards, seed=seed, numbering=NUMBERING, scaled=True)
        self.search = Search(game, boards, simulations)
        self.random = np.random.default_rng(seed)
        self.plies = np.zeros(boards, np.int64)
        self.open: list[list[tuple[Array, Array, int]]] = [[] for _ in range(boards)]

    def play(self, network: Network) -> list[tuple[Array, Array, float]]:
        """A move on each board; of plays that ended what was seen, what was tried, who won."""
        batch = self.batch
        visits = self.search.run(batch.raw, network, self.random)
        chances = visits / visits.sum(1, keepdims=True)
        early = (self.plies < 6)[:, None]
        drawn = chances * np.where(early, 1, chances**3) + 1e-9 * (chances > 0)
        totals = drawn.cumsum(1)
        actions = (totals < self.random.random((len(totals), 1)) * totals[:, -1:]).sum(1)
        for board, moves in enumerate(self.open):
            seen = batch.observations[board].copy()
            moves.append((seen, chances[board].astype("f4"), int(batch.players[board])))
        rewards, over, cut = batch.step(actions)
        self.plies += 1
        learned = []
        for board in map(int, np.flatnonzero(over | cut)):
            moves, self.open[board] = self.open[board], []
            learned += [(seen, tried, float(rewards[board, who])) for seen, tried, who in moves]
            self.plies[board] = 0
        return learned


class Learner:
    """A network, and what it learns from: the last positions of plays."""

    def __init__(self, game: regames.Game, kept: int = 60_000, seed: int = 0) -> None:
        torch.manual_seed(seed)
        spec = game.spec(NUMBERING)
        self.network = Network(spec.features, len(spec.actions))
        self.adapt = torch.optim.AdamW(self.network.parameters(), lr=1e-3, weight_decay=1e-4)
        self.random = np.random.default_rng(seed)
        self.kept = kept
        self.memory: list[tuple[Array, Array, float]] = []

    def learn(self, learned: list[tuple[Array, Array, float]], size: int = 512) -> float:
        """Remembers positions, and learns from as many, four times over; the loss."""
        self.memory = (self.memory + learned)[-self.kept :]
        loss = torch.zeros(())
        for _ in range(0 if len(self.memory) < size else -(-4 * len(learned) // size)):
            chosen = [self.memory[i] for i in self.random.integers(len(self.memory), size=size)]
            seen, tried, results = (np.array(part, "f4") for part in zip(*chosen, strict=True))
            scores, values = self.network(torch.from_numpy(seen))
            policy = -(torch.from_numpy(tried) * torch.log_softmax(scores, 1)).sum(1).mean()
            loss = policy + ((values - torch.from_numpy(results)) ** 2).mean()
            self.adapt.zero_grad()
            loss.backward()
            self.adapt.step()
        return float(loss.detach())


def train(
    game: regames.Game,
    seconds: float = float("inf"),
    moves: int = 1 << 30,
    boards: int = 256,
    simulations: int = 32,
    seed: int = 0,
) -> Network:
    """A network that has learned for some time, or from so many moves on all boards."""
    learner, plays = Learner(game, seed=seed), SelfPlay(game, boards, simulations, seed)
    begin = shown = time.monotonic()
    positions = 0
    for move in range(moves):
        learned = plays.play(learner.network)
        positions += len(learned)
        loss = learner.learn(learned)
        now = time.monotonic()
        if now - shown > 60:
            print(f"{(now - begin) / 60:.0f} min: {positions:,} positions, loss {loss:.2f}", flush=True)
            shown = now
        if now - begin > seconds and move > 0:
            break
    return learner.network


def choices(game: regames.Game, network: Network, states: list[Any], search: Search) -> list[str]:
    """The moves that the network chooses after a search in each of some states."""
    rows = game.batch(states=states, auto_reset=False, numbering=NUMBERING, scaled=True).raw
    all_rows = rows[np.arange(len(search.boards)) % len(rows)]
    best = search.run(all_rows, network)[: len(rows)].argmax(1)
    spec = game.spec(NUMBERING)
    return [
        next(move for move in state.moves() if spec.action(move) == action)
        for state, action in zip(states, best, strict=True)
    ]


def against(
    game: regames.Game, network: Network, agent: str, plays: int = 100, simulations: int = 64
) -> tuple[float, float]:
    """The share of plays that the network wins, a draw as half, and 1.96 standard errors.

    All plays begin with two random moves, and every two of them with the same.
    """
    states = [game.start(seed=number // 2).play().play() for number in range(plays)]
    others = [
        game.agent(agent, game.players[1 - number % 2], seed=number) for number in range(plays)
    ]
    search = Search(game, plays, simulations)
    while not all(state.is_over for state in states):
        mine = [
            number
            for number, state in enumerate(states)
            if not state.is_over and state.player == game.players[number % 2]
        ]
        if mine:
            chosen = choices(game, network, [states[number] for number in mine], search)
            for number, move in zip(mine, chosen, strict=True):
                states[number].play(move)
        for number, (state, other) in enumerate(zip(states, others, strict=True)):
            if not state.is_over and state.player == other.player:
                state.play(other.choose(state))
                if state.is_over:
                    other.close()
    least, most = min(game.score_values), max(game.score_values)
    won = [
        (float(state.scores[game.players[number % 2]]) - float(least)) / (float(most) - float(least))
        for number, state in enumerate(states)
    ]
    return float(np.mean(won)), float(1.96 * np.std(won) / np.sqrt(plays))


def main(arguments: Any = None) -> float:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=str(HERE / "breakthrough5.hrg"))
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--against", default="mcts:100ms")
    parser.add_argument("--plays", type=int, default=100)
    parser.add_argument("--save", help="a file for the weights of the network")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)  # a network this small is faster so
    game = regames.load(options.game)
    network = train(game, seconds=60 * options.minutes, seed=options.seed)
    if options.save:
        torch.save(network.state_dict(), options.save)
    mean, width = against(game, network, options.against, options.plays)
    print(f"against {options.against}: {mean:.2f} ± {width:.2f} of {options.plays} plays")
    return mean


if __name__ == "__main__":
    main()
