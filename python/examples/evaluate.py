"""Measures a folder of games into a table, with plots. Needs pandas, and matplotlib for plots.

    regames generate --language hrg --count 20 -o games/     # or any folder of games
    python evaluate.py games/ [--plays N] [--plot FILE.png] [--table FILE.csv]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import pandas as pd
import regames

SUFFIXES = (".hrg", ".rg", ".rbg", ".sbg", ".kif")


def evaluate(folder: Path, plays: int = 200) -> pd.DataFrame:
    """A row for each game, a column for each metric; games that cannot be played have none."""
    rows: dict[str, dict[str, Any]] = {}
    for file in sorted(folder.iterdir()):
        if not file.name.endswith(SUFFIXES):
            continue
        try:
            rows[file.name] = regames.load(file, engine="jvm").metrics(plays=plays)
        except regames.RegamesError as wrong:
            rows[file.name] = {"problem": str(wrong).splitlines()[0]}
    return pd.DataFrame.from_dict(rows, orient="index")


def plot(table: pd.DataFrame, file: Path) -> None:
    """Length against balance, the games as points; how many moves there are as their size."""
    import matplotlib

    matplotlib.use("agg")
    axes = table.plot.scatter(
        x="random.moves", y="random.balance", s=4 * table["random.branching"], alpha=0.6
    )
    for name, row in table.iterrows():
        axes.annotate(str(name).split(".")[0], (row["random.moves"], row["random.balance"]))
    axes.set_xlabel("moves of a play")
    axes.set_ylabel("balance")
    axes.figure.savefig(file)


def main(arguments: Any = None) -> pd.DataFrame:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--plays", type=int, default=200)
    parser.add_argument("--plot", type=Path)
    parser.add_argument("--table", type=Path)
    options = parser.parse_args(arguments)
    table = evaluate(options.folder, options.plays)
    print(table[["random.moves", "random.branching", "random.balance"]].to_string())
    if options.table:
        table.to_csv(options.table)
    if options.plot:
        plot(table.dropna(subset=["random.moves"]), options.plot)
    return table


if __name__ == "__main__":
    main()
