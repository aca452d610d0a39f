"""The exceptions for moves that are not legal."""

from __future__ import annotations

import difflib
from collections.abc import Sequence

from regames.errors import IllegalMoveError

_MOST_SHOWN = 8


def no_such_move(player: str, move: str, legal: Sequence[str]) -> IllegalMoveError:
    """For a text that is not a legal move."""
    close = difflib.get_close_matches(" ".join(move.split()), legal, n=1)
    hint = f"did you mean `{close[0]}`? " if close else ""
    return _refused(f"`{move}`", player, hint, legal)


def no_such_action(
    player: str, action: int, legal: Sequence[int], names: Sequence[str]
) -> IllegalMoveError:
    """For a number that is not a legal action."""
    what = f" (`{names[action]}`)" if 0 <= action < len(names) else ""
    shown = [f"{number} (`{names[number]}`)" for number in legal]
    return _refused(f"action {action}{what}", player, "", shown)


def _refused(what: str, player: str, hint: str, legal: Sequence[str]) -> IllegalMoveError:
    which = f"{what} is not legal for {player}: "
    if not legal:
        return IllegalMoveError(which + "the play is over")
    verb = "is" if len(legal) == 1 else "are"
    shown = ", ".join(legal[:_MOST_SHOWN]) + (", …" if len(legal) > _MOST_SHOWN else "")
    return IllegalMoveError(f"{which}{hint}{len(legal)} {verb}: {shown}")
