#!/usr/bin/env python3
"""Random play of many boards at once: ours beside Pgx and Ludax, on one core.

Needs the packages below and a built project (`mvn package -DskipTests -pl cli -am`):

    python3 -m venv target/pgx && target/pgx/bin/pip install pgx==2.6.0 jax ludax==1.0.0 numpy
    PYTHONPATH=python/src target/pgx/bin/python bench/src/main/python/against_pgx.py

Every step draws a legal action for each board with equal chances and plays it; ended plays begin
anew. Pgx and Ludax do so in a compiled loop of many steps, and so does `play` of ours, to which the
first ratios are. `step` is ours with two calls from Python a step, `step(sample())`, with ratios of its
own; the last column is the same with masks and observations. All run in one process that is bound to
one core, in turns; seconds are those of the process, so that others on the machine do less harm, and the
best of the rounds counts. In games without a die or cards plays of Pgx and Ludax begin anew from states
made before the loop: with their function for it in the loop Pgx takes over eight minutes to compile chess,
and without it ten seconds.
"""

import argparse
import math
import os
import time

os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false")
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import jax
import jax.numpy as jnp
import pgx
import regames
from ludax import LudaxEnvironment
from ludax import games as ludax_games

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 4))

# Where chance decides before the first move.
DEALT = ("hrg/kuhn-poker.hrg", "hrg/leduc-poker.hrg", "hrg/backgammon.hrg")

# Our file, the name that Pgx has, the name that Ludax has.
GAMES = [
    ("hrg/tictactoe.hrg", "tic_tac_toe", "tic_tac_toe"),
    ("hrg/connectfour.hrg", "connect_four", "connect_four"),
    ("hrg/reversi.hrg", "othello", "reversi"),
    ("hrg/hex.hrg", "hex", "hex"),
    ("hrg/gomoku.hrg", None, "gomoku"),
    ("rbg/yavalath.rbg", None, "yavalath"),
    ("hrg/kuhn-poker.hrg", "kuhn_poker", None),
    ("hrg/leduc-poker.hrg", "leduc_holdem", None),
    ("hrg/backgammon.hrg", "backgammon", None),
    ("hrg/chess.hrg", "chess", None),
]


def ours(file, boards, **options):
    """Makes a function that plays for a time: steps and seconds."""
    batch = regames.load(os.path.join(ROOT, "games", file)).batch(boards, seed=1, **options)

    def play(seconds):
        begin, steps = time.process_time(), 0
        while time.process_time() - begin < seconds:
            batch.step(batch.sample())
            steps += boards
        return steps / (time.process_time() - begin)

    def at_once(seconds):
        begin, steps = time.process_time(), 0
        while time.process_time() - begin < seconds:
            batch.play(50)
            steps += 50 * boards
        return steps / (time.process_time() - begin)

    return play, at_once


def theirs(env, boards, length, dealt):
    """The same of an environment in JAX; the first call has compiled it."""
    init, step = jax.vmap(env.init), jax.vmap(env.step)

    def one(carry, _):
        state, key, made = carry
        key, draw, fresh, chance = jax.random.split(key, 4)
        logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(draw, logits, axis=-1)
        state = step(state, actions, jax.random.split(chance, boards))
        started = init(jax.random.split(fresh, boards)) if dealt else made
        ended = state.terminated | state.truncated

        def pick(new, old):
            return jnp.where(ended.reshape(ended.shape + (1,) * (new.ndim - 1)), new, old)

        return (jax.tree_util.tree_map(pick, started, state), key, made), None

    @jax.jit
    def loop(*carry):
        return jax.lax.scan(one, carry, None, length=length)[0]

    key = jax.random.PRNGKey(1)
    state = jax.jit(init)(jax.random.split(key, boards))
    carry = [jax.block_until_ready(loop(state, key, state))]

    def play(seconds):
        begin, steps = time.process_time(), 0
        while time.process_time() - begin < seconds:
            carry[0] = jax.block_until_ready(loop(*carry[0]))
            steps += boards * length
        return steps / (time.process_time() - begin)

    return play


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--boards", type=int, default=4096)
    parser.add_argument("--seconds", type=float, default=1.0, help="a round of each")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--length", type=int, default=20, help="steps in one call of JAX")
    parser.add_argument("--games", nargs="*", help="parts of names (default: all)")
    options = parser.parse_args()
    boards = options.boards
    print("| game | Pgx | Ludax | `play` | times | `step` | times | all arrays |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    ratios = {"once": [], "ours": []}
    for file, pgx_name, ludax_name in GAMES:
        if options.games and not any(part in file for part in options.games):
            continue
        plain, at_once = ours(file, boards, observations=False, masks=False)
        players = {"once": at_once, "ours": plain, "all": ours(file, boards)[0]}
        if pgx_name:
            players["pgx"] = theirs(pgx.make(pgx_name), boards, options.length, file in DEALT)
        if ludax_name:
            env = LudaxEnvironment(game_str=getattr(ludax_games, ludax_name))
            players["ludax"] = theirs(env, boards, options.length, file in DEALT)
        best = dict.fromkeys(players, 0.0)
        for _ in range(options.rounds):
            for name, play in players.items():
                best[name] = max(best[name], play(options.seconds))
        others = [best[name] for name in ("pgx", "ludax") if name in best]
        cells = [f"{best[name]:,.0f}" if name in best else "" for name in ("pgx", "ludax")]
        for name in ("once", "ours"):
            mine = [best[name] / other for other in others]
            ratios[name] += mine
            cells += [f"{best[name]:,.0f}", ", ".join(f"{ratio:.0f}" for ratio in mine)]
        title = os.path.basename(file).split(".")[0]
        print(f"| {title} | {' | '.join(cells)} | {best['all']:,.0f} |", flush=True)
    for name, call in (("once", "play"), ("ours", "step")):
        mean = math.exp(sum(map(math.log, ratios[name])) / len(ratios[name]))
        print(f"{call}: geometric mean of {len(ratios[name])} ratios: {mean:.1f}")


if __name__ == "__main__":
    main()
