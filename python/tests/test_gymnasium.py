"""Gymnasium's own checks, and the vector environment against one made of single ones."""

from __future__ import annotations

import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
import regames

gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv  # noqa: E402
from regames.gymnasium import single_env, vector_env  # noqa: E402

from tests.sample import GAMES  # noqa: E402


@pytest.mark.parametrize("file", GAMES)
def test_it_is_an_environment(file: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(single_env(regames.load(file)), skip_render_check=True)


def _same(one: dict[str, Any], other: dict[str, Any]) -> None:
    assert one.keys() == other.keys()
    for name in one:
        assert (one[name] == other[name]).all(), name


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_the_vector_is_that_of_single_ones(mode: AutoresetMode) -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    count = 5
    mine = vector_env(game, count, autoreset_mode=mode, seat="o")
    theirs = SyncVectorEnv(
        [lambda: single_env(game, seat="o")] * count, autoreset_mode=mode, copy=True
    )
    assert mine.observation_space == theirs.observation_space
    assert mine.action_space == theirs.action_space
    chooser = np.random.default_rng(3)
    (one, _), (other, _) = mine.reset(seed=7), theirs.reset(seed=7)
    ends = 0
    for _ in range(40):
        _same(one, other)
        rows = [chooser.choice(np.flatnonzero(row)) if row.any() else 0 for row in one["action_mask"]]
        actions = np.array(rows)
        actions[0] = chooser.integers(9)  # may be illegal
        one, *ours, mine_info = mine.step(actions)
        other, *his, info = theirs.step(actions)
        for x, y in zip(ours, his, strict=True):
            assert (x == y).all()
        ended: Any = np.logical_or(ours[1], ours[2])
        ends += int(ended.sum())
        if mode == AutoresetMode.SAME_STEP and ended.any():
            for board in np.flatnonzero(ended):
                _same(mine_info["final_obs"][board], info["final_obs"][board])
        if mode == AutoresetMode.DISABLED and ended.any():
            with pytest.raises(ValueError, match="reset_mask"):
                mine.step(actions)
            (one, _) = mine.reset(options={"reset_mask": ended})
            (other, _) = theirs.reset(options={"reset_mask": ended})
    assert ends > 10
    mine.close()
    mine.close()


def test_a_policy_plays_the_others() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    asked: list[int] = []

    def first(observations: Any, masks: Any) -> Any:
        asked.append(len(observations))
        assert (observations[:, 1] == 1).all(), "the policy sees what its own player sees"
        return masks.argmax(axis=1)

    envs = vector_env(game, 4, opponent=first)
    seen, _ = envs.reset(seed=1)
    for _ in range(30):
        seen, rewards, over, _, _ = envs.step(seen["action_mask"][:, ::-1].argmax(axis=1) * -1 + 8)
        assert set(rewards[~over]) <= {0.0}
    assert sum(asked) > 50


def test_boards_are_drawn() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    envs = vector_env(game, 2, seat="o", render_mode="rgb_array")
    envs.reset(seed=1)
    first = envs.render()
    seen, *_ = envs.step(np.array([0, 0]))
    later = envs.render()
    assert first is not None and later is not None and len(first) == len(later) == 2
    assert all((one != other).any() for one, other in zip(first, later, strict=True))
    one = single_env(game, seat="o", render_mode="rgb_array")
    one.reset(seed=1)
    assert np.array_equal(one.render(), first[0])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="render_mode"):
        single_env(game, render_mode="human")


def test_what_pictures_need_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(regames.MissingToolError, match=r"regames\[render\]"):
        single_env(game, render_mode="rgb_array")


def test_misuse_says_what_is_wrong() -> None:
    envs = vector_env(regames.load("games/hrg/tictactoe.hrg"), 3)
    envs.reset(seed=[1, None, 3])
    for wrong in ([0, 1], [0.5, 1, 2], None, [[0], [1], [2]]):
        with pytest.raises(ValueError, match="actions"):
            envs.step(wrong)  # type: ignore[arg-type]
    for mask in (np.ones(2, bool), np.zeros(3, bool), [True] * 3, np.ones(3)):
        with pytest.raises(ValueError, match="reset_mask"):
            envs.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="2 seeds"):
        envs.reset(seed=[1, 2])
    with pytest.raises(ValueError, match="there is no player"):
        vector_env(regames.load("games/hrg/tictactoe.hrg"), 2, seat="z")


def test_gymnasium_imports_what_a_name_says() -> None:
    code = (
        "import gymnasium\n"
        "name = 'regames.gymnasium:regames/Game-v0'\n"
        "one = gymnasium.make(name, game='games/hrg/tictactoe.hrg')\n"
        "many = gymnasium.make_vec(name, num_envs=3, game='games/hrg/tictactoe.hrg')\n"
        "one.reset(seed=1)\n"
        "print(int(one.unwrapped.action_masks().sum()), many.num_envs)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "9 3\n", done.stderr
