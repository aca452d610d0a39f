"""Reads a game in EFG with Gambit and with OpenSpiel and prints what each finds."""

import sys

import pygambit
import pyspiel


def by_gambit(path):
    """Whether recall is perfect, nodes, information sets and, with --value, what players get."""
    game = pygambit.read_efg(path)
    plays = game.get_histories(pygambit.H.path().plays)
    nodes = {tuple(play)[:length] for play in plays for length in range(len(play) + 1)}
    sets = [found for player in game.players for found in game.get_infosets(player)]
    found = [game.is_perfect_recall, len(nodes), len(sets)]
    if "--value" in sys.argv:
        payoffs = pygambit.nash.lp_solve(game).equilibrium.payoffs
        found += [payoffs[player] for player in game.players]
    return found


def by_openspiel(path):
    """Nodes and information sets."""
    nodes = 0
    sets = set()
    with open(path, encoding="ascii") as text:
        states = [pyspiel.load_efg_game(text.read()).new_initial_state()]
    while states:
        state = states.pop()
        nodes += 1
        if not state.is_terminal():
            if not state.is_chance_node():
                player = state.current_player()
                sets.add((player, state.information_state_string(player)))
            states += [state.child(action) for action in state.legal_actions()]
    return [nodes, len(sets)]


print("gambit", *by_gambit(sys.argv[1]))
print("openspiel", *by_openspiel(sys.argv[1]))
