"""Games from rule languages as environments, at the speed of compiled engines.

>>> import regames
>>> game = regames.load("games/hrg/breakthrough.hrg")
>>> state = game.start(seed=7)
>>> state.play("S__1_2 S__1_3").player
'black'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regames.agents import Agent
    from regames.batch import Batch
    from regames.errors import (
        EndlessPlayError,
        GameError,
        IllegalMoveError,
        MissingToolError,
        Problem,
        RegamesError,
    )
    from regames.game import Drawing, EngineName, Game, load
    from regames.results import Playouts, Verification
    from regames.spec import Numbering, Plane, Spec
    from regames.state import State

__version__ = "0.1.0"

# The module of each name, imported on first use: the command ``regames`` starts without NumPy.
_PLACES = {
    "Agent": "agents",
    "Batch": "batch",
    "Drawing": "game",
    "EndlessPlayError": "errors",
    "EngineName": "game",
    "Game": "game",
    "GameError": "errors",
    "IllegalMoveError": "errors",
    "MissingToolError": "errors",
    "Numbering": "spec",
    "Plane": "spec",
    "Playouts": "results",
    "Problem": "errors",
    "RegamesError": "errors",
    "Spec": "spec",
    "State": "state",
    "Verification": "results",
    "load": "game",
}


def __getattr__(name: str) -> Any:
    if name in _PLACES.values():
        return import_module(f"regames.{name}")
    if name not in _PLACES:
        raise AttributeError(f"module 'regames' has no attribute {name!r}")
    found = globals()[name] = getattr(import_module(f"regames.{_PLACES[name]}"), name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_PLACES})


__all__ = [
    "Agent",
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
