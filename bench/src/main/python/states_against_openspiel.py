#!/usr/bin/env python3
"""Random plays state by state from Python: ours beside OpenSpiel, on one core.

Needs open-spiel (2.0.2 was used), numpy and a built project (`mvn package -DskipTests -pl cli -am`):

    python3 -m venv target/openspiel && target/openspiel/bin/pip install open-spiel==2.0.2 numpy
    PYTHONPATH=python/src target/openspiel/bin/python bench/src/main/python/states_against_openspiel.py

The loop is that of a search: ask whether the play is over, ask for the legal actions, choose one by
`random.choice`, apply it. Texts are the same with `moves` and `play`. A copy is one of a state in the
middle of a play. All run in one process that is bound to one core, in turns; seconds are those of the
process, and the median of the rounds counts.
"""

import argparse
import os
import random
import statistics
import time

if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

import pyspiel
import regames

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 4))

# Our file, and the name that OpenSpiel has.
GAMES = [
    ("tictactoe", "tic_tac_toe"),
    ("connectfour", "connect_four"),
    ("breakthrough", "breakthrough"),
    ("reversi", "othello"),
    ("chess", "chess"),
    ("kuhn-poker", "kuhn_poker"),
    ("leduc-poker", "leduc_poker"),
    ("pig", "pig"),
]


def theirs(game, seconds):
    choice, steps, begin = random.choice, 0, time.process_time()
    while time.process_time() - begin < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - begin)


def ours(game, seconds):
    choice, steps, begin = random.choice, 0, time.process_time()
    while time.process_time() - begin < seconds:
        state = game.start()
        while not state.is_over:
            state.apply(choice(state.legal_actions()))
            steps += 1
    return steps / (time.process_time() - begin)


def texts(game, seconds):
    choice, steps, begin = random.choice, 0, time.process_time()
    while time.process_time() - begin < seconds:
        state = game.start()
        while not state.is_over:
            state.play(choice(state.moves()))
            steps += 1
    return steps / (time.process_time() - begin)


def copies(copy, seconds):
    count, begin = 0, time.process_time()
    while time.process_time() - begin < seconds:
        for _ in range(1000):
            copy()
        count += 1000
    return count / (time.process_time() - begin)


def measure(file, name, seconds, rounds):
    game = regames.load(os.path.join(ROOT, "games", "hrg", file + ".hrg"))
    other = pyspiel.load_game(name)
    mine, yours = game.start(), other.new_initial_state()
    for _ in range(2):
        mine.apply(mine.legal_actions()[0])
        yours.apply_action(yours.legal_actions()[0])
    kinds = [
        lambda: theirs(other, seconds),
        lambda: ours(game, seconds),
        lambda: texts(game, seconds),
        lambda: copies(yours.clone, seconds / 4),
        lambda: copies(mine.copy, seconds / 4),
    ]
    taken = [[kind() for kind in kinds] for _ in range(rounds)]
    return [statistics.median(column) for column in zip(*taken, strict=True)]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1, help="for each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", nargs="*", default=[file for file, _ in GAMES])
    arguments = parser.parse_args()
    print("| game | OpenSpiel | `apply` | times | `play` | `clone` | `copy` | times |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for file, name in GAMES:
        if file in arguments.games:
            them, us, text, clone, copy = measure(file, name, arguments.seconds, arguments.rounds)
            cells = [f"{them:,.0f}", f"{us:,.0f}", f"{us / them:.1f}", f"{text:,.0f}"]
            cells += [f"{clone:,.0f}", f"{copy:,.0f}", f"{copy / clone:.1f}"]
            print("|", " | ".join([file, *cells]), "|", flush=True)


if __name__ == "__main__":
    main()
