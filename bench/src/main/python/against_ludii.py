#!/usr/bin/env python3
"""Random playouts of Ludii's games: ours beside the rates that Ludii itself has, on one core.

Needs a built project, the games as texts, and a table of Ludii's rates with the columns game,
playouts_per_s, moves_per_s, mean_moves, measured on this machine or scaled to it by --scale:

    bench/src/main/python/against_ludii.py GAMES RATES.tsv --engine jvm

Games that are refused are counted, not compared, and so are those with plays that do not end by
themselves: Ludii's limit of turns ends its own. The mean of the lengths of plays is printed beside
Ludii's, in which a roll of dice is no move, as it is one here.
"""

import argparse
import csv
import json
import math
import os
import subprocess

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), *[os.pardir] * 4))


def run(game: str, engine: str, seconds: float, warm_up: float) -> dict | None:
    """What `regames run` measures, also of plays without end; nothing where the game is refused."""
    words = ["run", game, "--json", "--engine", engine, "--seconds", str(seconds)]
    words += ["--warm-up", str(warm_up)]
    try:
        done = subprocess.run(
            [os.path.join(ROOT, "regames"), *words], capture_output=True, text=True, timeout=120
        )
    except subprocess.TimeoutExpired:
        return None
    lines = done.stdout.splitlines()
    found = json.loads(lines[0]) if lines else {}
    return found if "statesPerSecond" in found else None


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", help="the folder that the names in the table begin in")
    parser.add_argument("rates", help="Ludii's rates, separated by tabs")
    parser.add_argument("--scale", type=float, default=1.0, help="by what to multiply Ludii's rates")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--warm-up", type=float, default=1.5, help="as Ludii's rates had")
    parser.add_argument("--engine", default="jvm")
    options = parser.parse_args()

    with open(options.rates, encoding="utf-8") as table:
        rows = list(csv.DictReader(table, delimiter="\t"))
    print(f"{'game':60} {'playouts/s':>12} {'Ludii':>10} {'times':>8} {'plies':>8} {'Ludii':>8}")
    ratios = []
    slow = refused = endless = 0
    for row in rows:
        game = os.path.join(options.games, row["game"])
        found = run(game, options.engine, options.seconds, options.warm_up)
        if found is None:
            refused += 1
            continue
        if found["unfinished"]:
            endless += 1
            slow += found["statesPerSecond"] < 1000
            continue
        theirs = float(row["playouts_per_s"]) * options.scale
        ratio = found["playoutsPerSecond"] / theirs
        ratios.append(ratio)
        slow += found["statesPerSecond"] < 1000 or ratio < 1
        name = os.path.splitext(row["game"])[0].removeprefix("board/")[-60:]
        print(
            f"{name:60} {found['playoutsPerSecond']:12,.0f} {theirs:10,.0f} {ratio:8.1f}"
            f" {found['plies']['mean']:8.0f} {float(row['mean_moves']):8.0f}",
            flush=True,
        )
    mean = math.exp(sum(map(math.log, ratios)) / len(ratios)) if ratios else float("nan")
    print(f"{len(ratios)} games; {refused} refused or not read in time, {endless} without end;")
    print(f"geometric mean {mean:.1f} times,")
    print(f"least {min(ratios, default=0):.1f}; slower than Ludii or below 1,000 plies a second: {slow}")


if __name__ == "__main__":
    main()
