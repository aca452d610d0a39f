"""The games that tests play: a few of each language, or with REGAMES_ALL_GAMES=1 all of them."""

from __future__ import annotations

import os
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent

_FEW = (
    "games/hrg/tictactoe.hrg",
    "games/hrg/kuhn-poker.hrg",
    "games/hrg/pig.hrg",
    "games/rbg/pong-hau-ki.rbg",
    "games/sbg/hexapawn.sbg",
    "games/gdl/prisoners.kif",
)

_SUFFIXES = (".hrg", ".rbg", ".sbg", ".kif", ".linegame.kts", ".py")


def _all() -> tuple[str, ...]:
    files = sorted(ROOT.glob("games/*/*"))
    named = (str(file.relative_to(ROOT)) for file in files if file.name.endswith(_SUFFIXES))
    return tuple(named)


FULL = os.environ.get("REGAMES_ALL_GAMES") == "1"

GAMES: tuple[str, ...] = _all() if FULL else _FEW
