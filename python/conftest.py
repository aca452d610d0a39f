"""What doctests and tests start from: the folder of the games, and the package."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
import regames

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(autouse=True)
def _at_the_root(doctest_namespace: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    doctest_namespace["load"] = regames.load
    doctest_namespace["regames"] = regames


def pytest_configure() -> None:
    os.environ.setdefault("REGAMES_JAR", str(ROOT / "cli" / "target" / "regames.jar"))
    # Tests ask for what is right and not for what is fast.
    os.environ.setdefault("REGAMES_CACHE", str(ROOT / "python" / "target" / "cache"))
    os.environ.setdefault("REGAMES_CXXFLAGS", "-O1")
