#!/usr/bin/env python3
"""The page docs/lud-rates.md: random playouts of every game of a folder of .lud that is played.

Needs a built project and the games as texts:

    bench/src/main/python/lud_rates.py GAMES > docs/lud-rates.md

Each game has a process of its own with one thread, and as many run side by side as are asked for.
"""

import argparse
import datetime
import os
from concurrent.futures import ThreadPoolExecutor

from against_ludii import run


def texts(folder: str) -> list[str]:
    """The games below a folder, in the order of their paths."""
    found = (os.path.join(base, name) for base, _, names in os.walk(folder) for name in names)
    return sorted(path for path in found if path.endswith(".lud"))


def row(path: str, found: dict) -> str:
    """A line of the table; plays that only a limit ends have no rate of playouts and no length."""
    name = os.path.splitext(os.path.basename(path))[0]
    plays, length = f"{found['playoutsPerSecond']:,.0f}", f"{found['plies']['mean']:,.0f}"
    if found["unfinished"]:
        plays = length = ""
    return f"| {name} | {found['statesPerSecond']:,.0f} | {plays} | {length} |"


def processor() -> str:
    """What the machine calls its processor."""
    with open("/proc/cpuinfo", encoding="utf-8") as lines:
        return next((line.split(":")[1].strip() for line in lines if line.startswith("model name")), "unknown")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", help="a folder of games")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--warm-up", type=float, default=1.5)
    parser.add_argument("--engine", default="jvm")
    parser.add_argument("--processes", type=int, default=2, help="how many games at once")
    options = parser.parse_args()

    def measure(path: str) -> dict | None:
        return run(path, options.engine, options.seconds, options.warm_up)

    paths = texts(options.games)
    with ThreadPoolExecutor(options.processes) as pool:
        played = [(path, found) for path, found in zip(paths, pool.map(measure, paths)) if found]
    slow = sum(found["statesPerSecond"] < 1000 for _, found in played)
    print("# Rates of Ludii's games")
    print()
    print(f"Random playouts of the {len(played)} of {len(paths)} games that are played, on one core each of a processor")
    print(f"{processor()!r}, {options.processes} games side by side, with the engine `{options.engine}`,")
    print(f"{options.seconds:g} s after a warm-up of {options.warm_up:g} s, on {datetime.date.today()}.")
    print(f"{slow} of them play fewer than 1,000 plies a second. Games without a rate of playouts have plays")
    print("that nothing but Ludii's limit of turns ends. `bench/src/main/python/lud_rates.py` writes this page.")
    folder = None
    for path, found in played:
        if folder != os.path.dirname(path):
            folder = os.path.dirname(path)
            print(f"\n## {os.path.relpath(folder, options.games)}\n")
            print("| game | plies/s | playouts/s | plies a play |")
            print("| --- | ---: | ---: | ---: |")
        print(row(path, found))


if __name__ == "__main__":
    main()
