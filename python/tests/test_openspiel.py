"""OpenSpiel's own tests, and its algorithms on our games."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pytest
import regames

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, expected_game_score, mcts  # noqa: E402
from open_spiel.python.algorithms.get_all_states import get_all_states  # noqa: E402
from open_spiel.python.algorithms.sample_some_states import sample_some_states  # noqa: E402
from open_spiel.python.tests import games_sim_test  # noqa: E402
from regames import openspiel  # noqa: E402

from tests.sample import FULL, GAMES  # noqa: E402

KUHN = "games/hrg/kuhn-poker.hrg"


def _registered(file: str, **options: object) -> str:
    game = regames.load(file)
    name = f"regames_test_{len(openspiel.names())}"
    return openspiel.register(game, name, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("file", GAMES)
def test_it_is_a_game(file: str) -> None:
    """The generic tests that OpenSpiel runs for all of its own games."""
    game = pyspiel.load_game(_registered(file))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    games_sim_test.GamesSimTest().sim_game(game)
    _api_test(game)


def _api_test(game: Any) -> None:
    class Sampled(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        @classmethod
        def setUpClass(cls) -> None:
            cls.game, cls.game_name = game, game.get_type().short_name
            cls.game_type = game.get_type()
            cls.some_states = sample_some_states(game, max_states=400 if FULL else 60)

    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(Sampled).run(result)
    assert result.testsRun >= 5 and not result.skipped
    assert result.wasSuccessful(), [text for _, text in result.failures + result.errors]


def test_information_states_are_the_same_in_text_and_numbers() -> None:
    for numbering in ("moves", "tags"):
        game = pyspiel.load_game(_registered(KUHN, numbering=numbering))
        states = get_all_states(game, depth_limit=-1, include_chance_states=False).values()
        found: dict[bytes, set[str]] = {}
        for state in states:
            for player in range(2):
                tensor = np.array(state.information_state_tensor(player), np.float32)
                found.setdefault(tensor.tobytes(), set()).add(state.information_state_string(player))
        assert len(found) > 12 and all(len(texts) == 1 for texts in found.values())
        assert len(set().union(*found.values())) == len(found)


@pytest.mark.parametrize("file", ("games/sbg/hexapawn.sbg", KUHN))
def test_the_same_with_tags(file: str) -> None:
    game = pyspiel.load_game(_registered(file, numbering="tags"))
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("file", GAMES)
def test_plays_are_those_of_regames(file: str) -> None:
    game = regames.load(file)
    state = pyspiel.load_game(_registered(file)).new_initial_state()
    mine = game.start()
    chooser = random.Random(4)
    tags: list[str] = []
    while not state.is_terminal():
        action = chooser.choice(state.legal_actions())
        actions = {state.action_to_string(state.current_player(), a) for a in state.legal_actions()}
        assert actions == _next(mine, tags, game.spec().numbering)
        tags += state.action_to_string(state.current_player(), action).replace("-", "").split()
        state.apply_action(action)
        if not state.position.prefix:
            mine.play(" ".join(tags))
            tags = []
        if chooser.random() < 0.2 and not state.is_terminal():
            state = pickle.loads(pickle.dumps(state))
    assert mine.is_over and state.returns() == [float(x) for x in mine.scores.values()]


def _next(state: regames.State, tags: list[str], numbering: str) -> set[str]:
    """What may come next: whole moves, or tags that go on with a move."""
    if numbering == "moves" or state.is_chance:
        return {move or "-" for move in state.moves()}
    words = [word for word in map(str.split, state.moves()) if word[: len(tags)] == tags]
    return {word[len(tags)] if len(word) > len(tags) else "-" for word in words}


def _iterations(game: object, most: int) -> int:
    solver = cfr.CFRSolver(game)
    for iteration in range(1, most + 1):
        solver.evaluate_and_update_policy()
        if iteration % 10 == 0:
            average = solver.average_policy()
            if exploitability.exploitability(game, average) < 1e-3 * _unit(game):
                return iteration
    return most + 1


def _unit(game: object) -> float:
    """What one chip is worth: OpenSpiel's Kuhn goes from -2 to 2."""
    return float(game.max_utility()) / 2  # type: ignore[attr-defined]


@pytest.mark.skipif(not FULL, reason="takes 20 seconds; REGAMES_ALL_GAMES=1 runs it")
def test_cfr_solves_kuhn_as_fast_as_openspiels_own() -> None:
    theirs = pyspiel.load_game("kuhn_poker")
    ours = pyspiel.load_game(_registered(KUHN, zero_sum=True))
    assert _iterations(ours, 1500) <= _iterations(theirs, 1500)


def test_cfr_finds_the_value_of_kuhn() -> None:
    game = pyspiel.load_game(_registered(KUHN, zero_sum=True))
    solver = cfr.CFRSolver(game)
    for _ in range(100):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)[0]
    assert value / _unit(game) == pytest.approx(-1 / 18, abs=5e-3)


def test_mcts_wins_from_where_it_can() -> None:
    game = pyspiel.load_game(_registered("games/hrg/tictactoe.hrg", zero_sum=True))
    bots = [
        mcts.MCTSBot(game, 2, 50, mcts.RandomRolloutEvaluator(1), random_state=None) for _ in "xo"
    ]
    state = game.new_initial_state()
    for action in (0, 3, 1, 4):
        state.apply_action(action)
    state.apply_action(bots[0].step(state))
    assert state.is_terminal() and state.returns()[0] > 0


def test_gambit_reads_the_same_tree() -> None:
    """OpenSpiel's export of our Kuhn poker, and our own, are the same for Gambit."""
    gambit = pytest.importorskip("pygambit")
    import io

    from open_spiel.python.algorithms.gambit import export_gambit

    game = pyspiel.load_game(_registered(KUHN))
    ours = gambit.read_efg(io.BytesIO(regames.load(KUHN).translate("efg").encode()))
    exported = export_gambit(game)
    for decimal, fraction in (("0.3333333333333333", "1/3"), ("0.1666666666666667", "1/6")):
        exported = exported.replace(decimal, fraction)  # Gambit wants sums of exactly 1
    theirs = gambit.read_efg(io.BytesIO(exported.encode()))
    for tree in (ours, theirs):
        seen = [len(list(tree.get_infosets(player))) for player in tree.players]
        assert tree.is_perfect_recall and seen == [6, 6]
    assert _values(gambit, ours) == pytest.approx(_values(gambit, theirs))


def _values(gambit: Any, tree: Any) -> list[float]:
    """What the players get in an equilibrium, which in this game is one value."""
    payoffs = gambit.nash.lp_solve(tree).equilibrium.payoffs
    return [float(payoffs[player]) for player in tree.players]


def test_what_cannot_be_registered_says_so() -> None:
    game = regames.load("games/hrg/tictactoe.hrg")
    name = openspiel.register(game, "regames_once")
    with pytest.raises(ValueError, match="already"):
        openspiel.register(game, name)
    short = openspiel.register(game, "regames_short", max_game_length=2)
    state = pyspiel.load_game(short).new_initial_state()
    for action in (0, 1):
        state.apply_action(action)
    with pytest.raises(Exception, match="max_game_length=2"):
        state.apply_action(2)
