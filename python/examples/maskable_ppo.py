"""MaskablePPO of Stable-Baselines3 (``sb3-contrib``) on a game, against random moves.

    python maskable_ppo.py [GAME] [--steps N] [--boards N] [--seed N]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import regames.gymnasium  # gives Gymnasium the name of games
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

HERE = Path(__file__).resolve().parent


def environment(game: str | regames.Game) -> gymnasium.Env[Any, Any]:
    """The first seat of a game; ``action_masks`` says what is legal."""
    loaded = regames.load(game) if isinstance(game, str) else game
    return gymnasium.make("regames/Game-v0", game=loaded, seat=loaded.players[0])


def train(
    game: str | regames.Game, steps: int, boards: int = 16, seed: int = 0, length: int = 256
) -> Any:
    """A model that has learned from so many steps."""
    environments = make_vec_env(lambda: environment(game), n_envs=boards, seed=seed)
    model = MaskablePPO(
        "MultiInputPolicy", environments, n_steps=length, batch_size=512, gamma=0.99, seed=seed
    )
    model.learn(total_timesteps=steps)
    return model


def score(game: str | regames.Game, model: Any, plays: int = 200) -> float:
    """The share of plays that a model wins."""
    mean, _ = evaluate_policy(model, make_vec_env(lambda: environment(game)), plays, warn=False)
    return (float(mean) + 1) / 2


def main(arguments: Any = None) -> float:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=str(HERE / "breakthrough5.hrg"))
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--boards", type=int, default=16)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args(arguments)
    model = train(options.game, options.steps, options.boards, options.seed)
    won = score(options.game, model)
    print(f"{won:.1%} of plays won against random moves")
    return won


if __name__ == "__main__":
    main()
