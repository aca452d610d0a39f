"""Searches for games of many kinds with MAP-Elites: the archive is that of pyribs (ribs).

    python evolve.py [--iterations N] [--batch N] [--seed N]

A game is a board of so many columns and rows, and how many in a row win. What is looked for is that
both players win as often; kinds are told apart by how long plays are and how many moves there are.
"""

from __future__ import annotations

import argparse
import functools
from typing import Any

import numpy as np
import regames
from ribs.archives import GridArchive
from ribs.emitters import GaussianEmitter
from ribs.schedulers import Scheduler

RULES = """
domain Player = x | o
domain Score = 50 | 0 | 100
domain Mark = blank | Player
domain Cell = C(X, Y) where X in 1..{columns}, Y in 1..{rows}
domain Place = Cell | off

opponent : Player -> Player
opponent(x) = o
opponent(o) = x

right : Place -> Place
right(off) = off
right(C(X, Y)) = if X < {columns} then C(X + 1, Y) else off

up : Place -> Place
up(off) = off
up(C(X, Y)) = if Y < {rows} then C(X, Y + 1) else off

diagonal : Place -> Place
diagonal(P) = up(right(P))

grid : Cell -> Mark = {{ :blank }}
at : Place

graph wins(me : Player) {{
  at = Cell(*)
  branch step in {{right, up, diagonal}} {{
    check(grid[at] == me)
{more}
  }}
}}

graph hasBlank() {{
  at = Cell(*)
  check(grid[at] == blank)
}}

graph turn(me : Player) {{
  player = me
  at = Cell(*)
  check(grid[at] == blank)
  grid[at] = me
  $$ at

  player = keeper
  if reachable(wins(me)) {{
    goals[me] = 100
    goals[opponent[me]] = 0
    end()
  }}
  if not(reachable(hasBlank())) {{
    end()
  }}
}}

graph rules() {{
  loop {{
    turn(x)
    turn(o)
  }}
}}
"""

# Each game is looked at once and briefly: compiling its C++ would take longer than playing it.
ENGINE: regames.EngineName = "jvm"

STEP = "    at = step(at)\n    check(at != off)\n    check(grid[at] == me)"


def text(genome: Any) -> str:
    """The rules that three numbers stand for."""
    columns, rows, length = (round(float(np.clip(gene, 2, 5))) for gene in genome)
    return RULES.format(columns=columns, rows=rows, more="\n".join([STEP] * (length - 1)))


def judged(genome: Any) -> tuple[float, tuple[float, float]]:
    """How balanced a game is, from 0 to 1, and of what kind."""
    return measured(text(genome))


@functools.lru_cache(maxsize=1024)
def measured(rules: str) -> tuple[float, tuple[float, float]]:
    """The same of rules; other numbers may stand for the same ones."""
    game = regames.load(rules, language="hrg", engine=ENGINE)
    played = game.playouts(2000)
    difference = abs(played.mean_score("x") - played.mean_score("o")) / 100
    return 1 - difference, (played.mean_plies, float(len(game.spec().actions)))


def evolve(iterations: int, batch: int, seed: int = 1) -> GridArchive:
    """An archive with the best game of each kind that was met."""
    archive = GridArchive(solution_dim=3, dims=(10, 10), ranges=[(2, 26), (4, 26)], seed=seed)
    emitter = GaussianEmitter(
        archive, sigma=0.8, x0=[3, 3, 3], bounds=[(2, 5)] * 3, batch_size=batch, seed=seed
    )
    scheduler = Scheduler(archive, [emitter])
    for _ in range(iterations):
        results = [judged(genome) for genome in scheduler.ask()]
        scheduler.tell([result[0] for result in results], [result[1] for result in results])
    return archive


def main(arguments: Any = None) -> GridArchive:
    parser = argparse.ArgumentParser()
    parser.add_argument("--iterations", type=int, default=5)
    parser.add_argument("--batch", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    archive = evolve(options.iterations, options.batch, options.seed)
    for elite in archive:
        columns, rows, length = (round(float(gene)) for gene in elite["solution"])
        plies, moves = elite["measures"]
        print(
            f"{columns}x{rows}, {length} in a row: balance {elite['objective']:.2f}, "
            f"{plies:.1f} moves, {moves:.0f} cells"
        )
    return archive


if __name__ == "__main__":
    main()
