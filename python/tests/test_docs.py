"""What docs/python.md shows is so."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
BOARD_GAME = (ROOT / "docs" / "tutorial-lud.md").read_text(encoding="utf-8")

# A line with what it is worth: code, and its value after a comment sign.
VALUE = re.compile(r"^(?P<code>[^#=]*?(?:\([^#]*\)|[^#]*?))\s+# (?P<value>['(\[{\dTFd].*)$")


def _blocks(page: str, kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", page, re.M | re.S)


def _statements(block: str) -> list[str]:
    """The lines of a block, indented ones with what they belong to."""
    found: list[str] = []
    for line in block.splitlines():
        if found and (line.startswith((" ", "except")) or not line):
            found[-1] += "\n" + line
        else:
            found.append(line)
    return found


def _run(page: str, names: dict[str, Any]) -> int:
    """Runs what a page shows in Python; how many values were compared."""
    checked = 0
    for block in _blocks(page, "python"):
        for statement in _statements(block):
            match = VALUE.match(statement)
            if match and "\n" not in statement and not statement.startswith(("import", "from")):
                code, value = match["code"].strip(), match["value"]
                if re.match(r"^\w+ = ", code):
                    exec(code, names)
                    code = code.split(" = ")[0]
                shown = repr(eval(code, names))
                if not value.startswith("d") or value.startswith("dtype"):
                    assert shown == value, statement
                    checked += 1
            else:
                exec(statement, names)
    return checked


def test_the_tutorial_of_board_games_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "leapers.lud").write_text(_blocks(BOARD_GAME, "lud")[0], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert _run(BOARD_GAME, {}) >= 6


def test_the_page_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sticks.hrg").write_text(_blocks(PAGE, "hrg")[0], encoding="utf-8")
    shutil.copy(ROOT / "games" / "hrg" / "connectfour.hrg", tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(ROOT / "python" / "examples"), *sys.path])
    names: dict[str, Any] = {}
    assert _run(PAGE, names) >= 18
    wrong = names["regames"]
    with pytest.raises(wrong.GameError) as caught:
        wrong.load(
            "domain Player = x\ndomain Score = 0\ngraph rules() { check(plaier == x) end() }",
            language="hrg",
        )
    error = caught.value
    found = (error.code, error.line, error.column, error.hint)
    assert repr(found) in PAGE
