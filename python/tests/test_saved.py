"""Compiled games in files, which need neither Java nor a compiler."""

from __future__ import annotations

import json
import os
import pickle
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
import regames

TICTACTOE = Path("games/hrg/tictactoe.hrg")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "tictactoe.rgx"
    regames.load(TICTACTOE, engine="cpp").save(file)
    return file


def changed(file: Path, **entries: object) -> Path:
    """A copy of a saved game whose manifest says something else."""
    copy = file.with_name("changed.rgx")
    with zipfile.ZipFile(file) as old, zipfile.ZipFile(copy, "w") as new:
        for name in old.namelist():
            content = old.read(name)
            if name == "regames.json":
                content = json.dumps(json.loads(content) | entries).encode()
            new.writestr(name, content)
    return copy


def test_a_saved_game_needs_nothing(saved: Path, tmp_path: Path) -> None:
    code = (
        f"import regames; game = regames.load({str(saved)!r})\n"
        "print(game.name, game.engine, game.playouts(500).plies, len(game.start().legal_actions()))"
    )
    source = str(Path(regames.__file__).resolve().parent.parent)
    nothing = {"PATH": "/nowhere", "REGAMES_JAVA_HOME": "/nowhere", "CXX": "/nowhere"}
    environment = nothing | {"PYTHONPATH": source, "REGAMES_CACHE": str(tmp_path / "cache")}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    plies = regames.load(TICTACTOE).playouts(500).plies
    assert done.stdout == f"tictactoe cpp {plies} 9\n", done.stderr


def test_it_is_the_same_game(saved: Path) -> None:
    game, again = regames.load(TICTACTOE, engine="cpp"), regames.load(saved)
    assert again.translate("rg") == game.translate("rg")
    state = game.start().apply(4)
    back = pickle.loads(pickle.dumps(again.start().apply(4)))
    assert str(back) == str(state)
    assert again.batch(1).raw.tobytes() == game.batch(1).raw.tobytes()


def test_games_whose_keeper_announces_are_saved_whole(tmp_path: Path) -> None:
    game = regames.load("games/gdl/night-watch.kif", engine="cpp")
    assert game.announcement is not None
    game.save(tmp_path / "watch.rgx")
    again = regames.load(tmp_path / "watch.rgx")
    assert again.announcement == game.announcement
    assert again.playouts(50).scores == game.playouts(50).scores


def test_what_does_not_fit_is_told(saved: Path, tmp_path: Path) -> None:
    with pytest.raises(regames.MissingToolError, match="compiled for Plan9 vax, and this is"):
        regames.load(changed(saved, system="Plan9 vax"))
    if os.path.exists("/proc/cpuinfo"):
        with pytest.raises(regames.MissingToolError, match="with mind_reading, which this one"):
            regames.load(changed(saved, processor=["mind_reading"]))
    with pytest.raises(regames.GameError, match="another version of regames"):
        regames.load(changed(saved, format=0))
    nonsense = tmp_path / "nonsense.rgx"
    nonsense.write_bytes(b"PK")
    with pytest.raises(regames.GameError, match="is not a saved game"):
        regames.load(nonsense)
    with pytest.raises(regames.GameError, match="No such file"):
        regames.load(tmp_path / "missing.rgx")
    with pytest.raises(regames.GameError, match="No such file"):
        regames.load(TICTACTOE, engine="cpp").save(tmp_path / "nowhere" / "game.rgx")
