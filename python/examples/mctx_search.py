"""Searches with mctx: its trees keep rows of ``batch.raw``, and a callback makes the moves.

    python mctx_search.py [GAME] [--simulations N] [--plays N]

Gumbel MuZero of DeepMind's mctx, compiled by JAX, on any game: ``io_callback`` hands rows of bytes
and actions to a batch, which makes the moves and says how random plays go on from there. Without a
network all actions are equally likely at first. It plays against random moves, all plays at once.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import mctx
import numpy as np
import regames
from jax.experimental import io_callback

HERE = Path(__file__).resolve().parent

Array = np.ndarray[Any, np.dtype[Any]]


class Model:
    """A game as mctx wants it: an embedding is a row, a reward is that of whoever moved."""

    def __init__(self, game: regames.Game, boards: int, seed: int = 0) -> None:
        options: dict[str, Any] = {"auto_reset": False, "observations": False, "scaled": True}
        self.batch = game.batch(boards, seed=seed, numbering="merged", **options)
        self.trial = game.batch(boards, seed=seed, numbering="merged", **options)
        self.random = np.random.default_rng(seed)
        self.boards, self.actions = boards, len(self.batch.spec.actions)
        self.shapes = (
            jax.ShapeDtypeStruct((boards, self.batch.raw.shape[1]), jnp.uint8),
            jax.ShapeDtypeStruct((boards,), jnp.float32),
            jax.ShapeDtypeStruct((boards,), jnp.float32),
            jax.ShapeDtypeStruct((boards, self.actions), jnp.float32),
            jax.ShapeDtypeStruct((boards,), jnp.float32),
        )

    def move(self, rows: Array, actions: Array) -> tuple[Array, ...]:
        """Rows after a move, rewards, discounts, logits and values; what is over stays so.

        An action that is illegal, which a search tries below its root only, loses.
        """
        batch = self.batch
        batch[:] = np.asarray(rows)
        actions = np.asarray(actions, np.int32)
        movers, mine = batch.players.copy(), np.arange(self.boards)
        wrong = (movers >= 0) & (batch.masks[mine, actions] == 0)
        rewards, over, _ = batch.step(actions, boards=(movers >= 0) & ~wrong)
        reward = np.where(wrong, -1, np.where(over, rewards[mine, movers], 0)).astype("f4")
        ends = over | wrong | (movers < 0)
        discounts = np.where(ends, 0, np.where(batch.players == movers, 1, -1)).astype("f4")
        return batch.raw, reward, discounts, self.logits(), self.values(ends)

    def logits(self) -> Array:
        """Legal actions, all with the same chance."""
        return np.where(self.batch.masks == 1, 0, -1e9).astype("f4")

    def values(self, ends: Array) -> Array:
        """How a random play ends for whoever is to move, on each board."""
        trial = self.trial
        trial[:] = self.batch.raw
        trial.seed([int(seed) for seed in self.random.integers(1 << 31, size=self.boards)])
        movers, values = trial.players.copy(), np.zeros(self.boards, np.float32)
        while (trial.players >= 0).any():
            rewards, over, cut = trial.step(trial.sample(), boards=trial.players >= 0)
            values += np.where(over, rewards[np.arange(self.boards), movers], 0)
            if cut.any():
                break
        return np.where(ends, 0, values).astype("f4")


def searching(model: Model, simulations: int) -> Any:
    """A function from rows, illegal actions and a key to the best actions, compiled once."""

    def follow(_: Any, key: Any, actions: Any, rows: Any) -> Any:
        rows, reward, discount, logits, value = io_callback(
            model.move, model.shapes, rows, actions, ordered=False
        )
        output = mctx.RecurrentFnOutput(
            reward=reward, discount=discount, prior_logits=logits, value=value
        )
        return output, rows

    @jax.jit
    def best(rows: Any, logits: Any, values: Any, key: Any) -> Any:
        root = mctx.RootFnOutput(prior_logits=logits, value=values, embedding=rows)
        found = mctx.gumbel_muzero_policy(
            params=(),
            rng_key=key,
            root=root,
            recurrent_fn=follow,
            num_simulations=simulations,
            invalid_actions=logits < 0,
            gumbel_scale=0.0,
        )
        return found.action

    return best


def choose(model: Model, best: Any, rows: Array, seed: int = 0) -> Array:
    """What the search plays in each row."""
    model.batch[:] = rows
    values = model.values(model.batch.players < 0)
    return np.asarray(best(rows, model.logits(), values, jax.random.key(seed)))


def against_random(game: regames.Game, plays: int, simulations: int) -> float:
    """The mean result, from -1 to 1, of the first player where it searches and others do not."""
    model = Model(game, plays)
    best = searching(model, simulations)
    batch = game.batch(plays, seed=1, auto_reset=False, numbering="merged", scaled=True,
                       observations=False)
    total = np.zeros(plays)
    turn = 0
    while (batch.players >= 0).any():
        mine = batch.players == 0
        actions = batch.sample().copy()
        if mine.any():
            actions = np.where(mine, choose(model, best, batch.raw, turn), actions)
        rewards, over, _ = batch.step(actions.astype(np.int32), boards=batch.players >= 0)
        total += np.where(over, rewards[:, 0], 0)
        turn += 1
    return float(total.mean())


def main(arguments: Any = None) -> float:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", default=str(HERE / "breakthrough5.hrg"))
    parser.add_argument("--simulations", type=int, default=64)
    parser.add_argument("--plays", type=int, default=256)
    options = parser.parse_args(arguments)
    mean = against_random(regames.load(options.game), options.plays, options.simulations)
    print(f"against random moves: {(mean + 1) / 2:.1%} of {options.plays} plays won")
    return mean


if __name__ == "__main__":
    main()
