"""PPO in one file, as CleanRL has its algorithms, with the masks of legal actions.

    python ppo.py [GAME] [--steps N] [--boards N] [--seed N]

Learns the first seat of a game against random moves (Schulman et al., Proximal policy optimization
algorithms, 2017; masks as Huang and Ontañón, A closer look at invalid action masking, 2022).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np
import regames
import torch
from gymnasium.vector import AutoresetMode
from regames.gymnasium import vector_env
from torch import nn
from torch.distributions import Categorical

HERE = Path(__file__).resolve().parent


class Agent(nn.Module):
    """An actor and a critic."""

    def __init__(self, inputs: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.actor = nn.Sequential(
            nn.Linear(inputs, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(),
            nn.Linear(width, actions),
        )
        self.critic = nn.Sequential(
            nn.Linear(inputs, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh(),
            nn.Linear(width, 1),
        )

    def choices(self, seen: torch.Tensor, masks: torch.Tensor) -> Categorical:
        return Categorical(logits=self.actor(seen).masked_fill(masks == 0, -1e8))

    def best(self, seen: Any, masks: Any) -> Any:
        """The most likely actions: a policy as those of ``train.py`` are."""
        with torch.inference_mode():
            return self.choices(torch.from_numpy(seen).float(), torch.from_numpy(masks)).probs.argmax(
                1
            ).numpy()


def train(
    game: regames.Game,
    steps: int = 500_000,
    boards: int = 128,
    length: int = 32,
    seed: int = 0,
    discount: float = 0.99,
    smooth: float = 0.95,
    clip: float = 0.2,
    entropy: float = 0.01,
    epochs: int = 4,
    parts: int = 4,
) -> Agent:
    """An agent that has learned from so many steps, of all boards together."""
    torch.manual_seed(seed)
    envs = vector_env(
        game, boards, seat=game.players[0], autoreset_mode=AutoresetMode.SAME_STEP
    )
    spec = game.spec()
    agent = Agent(spec.features, len(spec.actions))
    adapt = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)
    observations, _ = envs.reset(seed=seed)
    for _ in range(max(1, steps // (boards * length))):
        seen = torch.zeros(length, boards, spec.features)
        masks = torch.zeros(length, boards, len(spec.actions))
        actions = torch.zeros(length, boards, dtype=torch.long)
        chances, values, rewards, ended = (torch.zeros(length, boards) for _ in range(4))
        with torch.inference_mode():
            for step in range(length):
                seen[step] = torch.from_numpy(observations["observation"])
                masks[step] = torch.from_numpy(observations["action_mask"])
                choices = agent.choices(seen[step], masks[step])
                actions[step] = choices.sample()
                chances[step] = choices.log_prob(actions[step])
                values[step] = agent.critic(seen[step]).squeeze(1)
                observations, gained, over, cut, _ = envs.step(actions[step].numpy())
                rewards[step] = torch.from_numpy(np.asarray(gained, "f4"))
                ended[step] = torch.from_numpy(over | cut)
            following = agent.critic(torch.from_numpy(observations["observation"]).float())
            advantages = torch.zeros(length, boards)
            after, last = following.squeeze(1), torch.zeros(boards)
            for step in reversed(range(length)):
                goes_on = 1 - ended[step]
                error = rewards[step] + discount * after * goes_on - values[step]
                last = error + discount * smooth * goes_on * last
                advantages[step], after = last, values[step]
        flat = [
            part.flatten(0, 1)
            for part in (seen, masks, actions, chances, advantages, advantages + values)
        ]
        for _ in range(epochs):
            for rows in torch.randperm(length * boards).chunk(parts):
                _learn(agent, adapt, [part[rows] for part in flat], clip, entropy)
    envs.close()
    return agent


def _learn(
    agent: Agent, adapt: torch.optim.Adam, part: list[torch.Tensor], clip: float, entropy: float
) -> None:
    seen, masks, actions, chances, advantages, returns = part
    choices = agent.choices(seen, masks)
    ratio = (choices.log_prob(actions) - chances).exp()
    gain = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    policy = -torch.min(gain * ratio, gain * ratio.clamp(1 - clip, 1 + clip)).mean()
    value = ((agent.critic(seen).squeeze(1) - returns) ** 2).mean()
    loss = policy + 0.5 * value - entropy * choices.entropy().mean()
    adapt.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
    adapt.step()


def main(arguments: Any = None) -> float:
    import train as monte_carlo

    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=str(HERE / "breakthrough5.hrg"))
    parser.add_argument("--steps", type=int, default=500_000)
    parser.add_argument("--boards", type=int, default=128)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)  # a network this small is faster so
    game = regames.load(options.game)
    agent = train(game, options.steps, options.boards, seed=options.seed)
    won = monte_carlo.score(game, agent.best)
    print(f"{won:.1%} of plays won against random moves")
    return won


if __name__ == "__main__":
    main()
