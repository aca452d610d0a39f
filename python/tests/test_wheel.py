"""What ``pip install`` brings, in an environment with nothing else: no JDK, no compiler, no sources."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from regames._command import _LONG, _TREES

ROOT = Path(__file__).resolve().parent.parent.parent
LARGEST = 100_000_000


def run(*words: object, **variables: str) -> subprocess.CompletedProcess[str]:
    """Runs a program; with variables, it sees nothing else of this system."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    line = [str(word) for word in words]
    return subprocess.run(line, capture_output=True, text=True, check=False, env=variables or own)


def output(*words: object, **variables: str) -> str:
    """What a program prints, which has to succeed."""
    done = run(*words, **variables)
    assert done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def test_the_wheel_is_the_whole_product(tmp_path: Path) -> None:
    wheels, installed = tmp_path / "wheels", tmp_path / "installed"
    for package in (ROOT / "python", ROOT / "python" / "jython"):
        output(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", wheels, package)
    sizes = {wheel.name.split("-")[0]: wheel.stat().st_size for wheel in wheels.iterdir()}
    assert sizes.keys() == {"regames", "regames_jython"}
    assert max(sizes.values()) < LARGEST

    output(sys.executable, "-m", "venv", installed)
    programs = installed / "bin"
    install = (programs / "pip", "install", "-q", "--no-compile", "--find-links", wheels)
    done = run(*install, "regames")
    if "NewConnectionError" in done.stderr:
        pytest.skip("the packages that the wheel needs cannot be had here")
    assert done.returncode == 0, done.stderr

    alone = {"PATH": str(programs), "HOME": str(tmp_path), "LANG": "C.UTF-8"}
    regames, python = programs / "regames", programs / "python"
    game = ROOT / "games" / "hrg" / "tictactoe.hrg"
    assert output(regames, "check", game, **alone) == f"{game}: ok\n"
    assert "playouts" in output(regames, "run", game, "--playouts", 100, **alone)
    assert output(python, "-m", "regames", "--version", **alone).startswith("regames ")
    code = f"import regames; game = regames.load({str(game)!r}); print(game.engine, game.playouts(9).plays)"
    assert output(python, "-c", code, **alone) == "jvm 9\n"

    script = ROOT / "games" / "linegames" / "alquerque.py"
    missing = run(regames, "check", script, **alone)
    assert missing.returncode == 1 and 'pip install "regames[jython]"' in missing.stderr
    output(*install, "regames-jython")
    assert output(regames, "check", script, **alone) == f"{script}: ok\n"


def test_the_command_chooses_as_the_scripts_do() -> None:
    script = (ROOT / "regames").read_text(encoding="utf-8")
    cases = re.findall(r"^  ([a-z][a-z |-]*)\)", script, re.MULTILINE)
    assert [set(case.split(" | ")) for case in cases] == [_LONG, _TREES]
    windows = (ROOT / "regames.cmd").read_bytes()
    assert windows.count(b"\r\n") == windows.count(b"\n")
    [commands] = re.findall(rb"for %%c in \((.*)\) do", windows)
    assert set(commands.decode().split()) == _LONG


def test_the_command_starts_without_what_only_arrays_need() -> None:
    code = "import sys, regames._command; print('numpy' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "False\n", done.stderr


def test_the_container_is_described_as_it_should_be() -> None:
    linter = Path(sys.executable).with_name("hadolint")
    if not linter.exists():
        pytest.skip("hadolint is not installed")
    assert output(linter, ROOT / "Dockerfile") == ""
