"""Games from rule languages as environments, at the speed of compiled engines.

>>> import regames
>>> game = regames.load("games/hrg/breakthrough.hrg")
>>> state = game.start(seed=7)
>>> state.play("S__1_2 S__1_3").player
'black'
"""

from regames.batch import Batch
from regames.errors import (
    EndlessPlayError,
    GameError,
    IllegalMoveError,
    MissingToolError,
    Problem,
    RegamesError,
)
from regames.game import Drawing, EngineName, Game, Playouts, Verification, load
from regames.spec import Numbering, Plane, Spec
from regames.state import State

__version__ = "0.1.0"

__all__ = [
    "Batch",
    "Drawing",
    "EndlessPlayError",
    "EngineName",
    "Game",
    "GameError",
    "IllegalMoveError",
    "MissingToolError",
    "Numbering",
    "Plane",
    "Playouts",
    "Problem",
    "RegamesError",
    "Spec",
    "State",
    "Verification",
    "load",
]
