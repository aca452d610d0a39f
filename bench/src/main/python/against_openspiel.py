#!/usr/bin/env python3
"""Our agents against the tree search of OpenSpiel, with equal time for each move.

Needs open-spiel (2.0.2 was used) and a built project:

    python3 -m venv target/openspiel && target/openspiel/bin/pip install open-spiel==2.0.2
    target/openspiel/bin/python bench/src/main/python/against_openspiel.py --plays 20 --seconds 0.2

OpenSpiel has its `MCTSBot` with one random rollout for each leaf, its solver on, and the weight of
exploration of its own example (2). We are `regames play`, over a pipe. Both think in turns, so that
a busy machine slows both down. Plays begin with each side in turn. Our moves are checked against
what OpenSpiel thinks legal, and so is the result, so that rules that differ end the run.

Checkers is left out: OpenSpiel's draws and ours are counted in different ways.
"""

import argparse
import math
import os
import re
import subprocess
import sys
import tempfile

import pyspiel

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 4))
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def cell(prefix):
    """A cell named by a letter and a number, as `c4`."""

    def ours(text):
        return f"{prefix}__{LETTERS.index(text[0]) + 1}_{int(text[1:])}"

    return ours


def tic_tac_toe(text):
    row, column = re.fullmatch(r"[xo]\((\d),(\d)\)", text).groups()
    return f"C__{int(column) + 1}_{int(row) + 1}"


def connect_four(text):
    return f"C__{int(text[1:]) + 1}"  # the row is what is left


def breakthrough(text):
    start, target = text[:2], text[2:4]  # a star may follow, where something is captured
    return " ".join(f"S__{LETTERS.index(s[0]) + 1}_{9 - int(s[1])}" for s in (start, target))


# OpenSpiel's name, our file, and our name of a move of OpenSpiel's.
GAMES = {
    "tic_tac_toe": ("tictactoe", tic_tac_toe),
    "connect_four": ("connectfour", connect_four),
    "breakthrough": ("breakthrough", breakthrough),
    "hex": ("hex", cell("H")),
    "othello": ("reversi", cell("S")),
}


class Ours:
    """`regames play` where we have one seat; the process goes on from play to play."""

    def __init__(self, command, file, agent, players, seat, seed, empty):
        self.name = players[seat]
        self.players = players
        self.empty = empty
        self.process = subprocess.Popen(
            [command, "play", file, "--as", players[1 - seat], "--against", agent, "--no-board"]
            + ["--seed", str(seed)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def begin(self):
        self.say("load " + self.empty)

    def hear(self):
        """Our next move, or the scores once the play is over."""
        scores = []
        for line in self.process.stdout:
            if line.startswith(self.name + ": "):
                return line.split(": ")[1].strip(), None
            score = re.fullmatch(r"score of (\w+): (\d+)", line.strip())
            if score:
                scores.append(int(score.group(2)))
                if len(scores) == len(self.players):
                    return None, scores
            elif "`" in line or self.empty in line:
                raise RuntimeError("our side refuses what it was told: " + line)
        raise RuntimeError("our side has ended")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


def bot(game, seconds, seed):
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
    most = 100_000_000
    return pyspiel.MCTSBot(
        game, evaluator, 2, most, 1000, True, seed, False, max_wall_clock_time=seconds
    )


def play(game, ours, seat, rename, seconds, seed):
    """Plays once, and says what we get of 1."""
    them = bot(game, seconds, seed)
    state = game.new_initial_state()
    started = False
    while not state.is_terminal():
        legal = state.legal_actions()
        names = {a: state.action_to_string(state.current_player(), a) for a in legal}
        if len(legal) == 1 and names[legal[0]].lower().endswith("pass"):
            state.apply_action(legal[0])  # with us the keeper passes
        elif state.current_player() == seat:
            move, scores = ours.hear()
            if scores:
                raise RuntimeError(f"we take the play to be over: {scores}\n{state}")
            fitting = [a for a in legal if fits(move, rename(names[a]))]
            if len(fitting) != 1:
                raise RuntimeError(f"our move {move} is not legal:\n{state}")
            state.apply_action(fitting[0])
        else:
            action = them.step(state)
            ours.say(rename(names[action]))
            state.apply_action(action)
    _, scores = ours.hear()
    if not scores:
        raise RuntimeError(f"we do not take the play to be over:\n{state}")
    result = (state.returns()[seat] + 1) / 2
    if (scores[seat] - scores[1 - seat] > 0) != (result > 0.5):
        raise RuntimeError(f"the results differ: {scores} and {state.returns()}")
    return result


def fits(ours, theirs):
    return ours == theirs or ours.startswith(theirs + "_")


def interval(mean, plays):
    """Wilson's interval at 95 %, with draws as half a win."""
    z = 1.96
    middle = (mean + z * z / (2 * plays)) / (1 + z * z / plays)
    half = z / (1 + z * z / plays) * math.sqrt(mean * (1 - mean) / plays + (z / (2 * plays)) ** 2)
    return middle - half, middle + half


def players(file):
    for line in open(file, encoding="utf-8"):
        found = re.match(r"domain Player = (\w+) \| (\w+)", line)
        if found:
            return found.groups()
    raise RuntimeError("no players in " + file)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--plays", type=int, default=20, help="plays of each game")
    parser.add_argument("--seconds", type=float, default=0.2, help="for each move")
    parser.add_argument("--agent", default="mcts", help="ours, without its budget")
    parser.add_argument("--games", nargs="*", default=list(GAMES), choices=list(GAMES))
    parser.add_argument("--regames", default=os.path.join(ROOT, "regames"), help="our command")
    chosen = parser.parse_args()
    agent = f"{chosen.agent}:{round(chosen.seconds * 1000)}ms"
    empty = os.path.join(tempfile.mkdtemp(), "start.play")
    with open(empty, "w", encoding="utf-8") as record:
        record.write("// no moves\n")
    print(f"{agent} against MCTSBot, {chosen.plays} plays a game", flush=True)
    for name in chosen.games:
        ours_name, rename = GAMES[name]
        file = os.path.join(ROOT, "games", "hrg", ours_name + ".hrg")
        game = pyspiel.load_game(name)
        results = []
        for seat in (0, 1):
            ours = Ours(chosen.regames, file, agent, players(file), seat, seat + 1, empty)
            for number in range(seat, chosen.plays, 2):
                if number > 1:
                    ours.begin()
                results.append(play(game, ours, seat, rename, chosen.seconds, number + 1))
            ours.close()
        wins, draws = results.count(1), results.count(0.5)
        mean = sum(results) / len(results)
        low, high = interval(mean, len(results))
        print(
            f"{name:12} {wins} won, {draws} drawn, {len(results) - wins - draws} lost:"
            f" {100 * mean:.0f} % ({100 * low:.0f}–{100 * high:.0f})",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
