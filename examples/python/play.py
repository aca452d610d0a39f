#!/usr/bin/env python3
"""Plays a game at random through the C interface that `regames translate --to cpp` writes.

    ./regames translate games/hrg/tictactoe.hrg --to cpp -o build/tictactoe
    cmake -S build/tictactoe -B build/tictactoe/out && cmake --build build/tictactoe/out
    python3 examples/python/play.py build/tictactoe/out/libtictactoe_c.so tictactoe

The class Game is all that a program needs to play games of any rules; copy it.
"""

import argparse
import ctypes
import random
from ctypes import POINTER, c_char_p, c_int, c_size_t, c_uint64, c_void_p


class Game:
    """A loaded library; it knows what there is to know about all states."""

    RANDOM = -1
    KEEPER = -2

    def __init__(self, library, name):
        """`name` is what the functions of the library begin with."""
        self._library = ctypes.CDLL(library)
        self._name = name
        declare = self._declare
        self.symbol_count = declare("symbol_count", c_int)()
        self.player_count = declare("player_count", c_int)()
        symbol_name = declare("symbol_name", c_char_p, c_int)
        player_name = declare("player_name", c_char_p, c_int)
        self.symbols = [symbol_name(i).decode() for i in range(self.symbol_count)]
        self.players = [player_name(i).decode() for i in range(self.player_count)]
        self.error = declare("error", c_char_p)
        self.new_state = declare("new_state", c_void_p)
        self.free_state = declare("free_state", None, c_void_p)
        self.copy = declare("copy", None, c_void_p, c_void_p)
        self.equal = declare("equal", c_int, c_void_p, c_void_p)
        self.hash = declare("hash", c_size_t, c_void_p)
        self.describe = declare("describe", c_size_t, c_void_p, c_char_p, c_size_t)
        self.new_moves = declare("new_moves", c_void_p)
        self.free_moves = declare("free_moves", None, c_void_p)
        self.legal_moves = declare("legal_moves", c_int, c_void_p, c_void_p)
        self.apply = declare("apply", c_int, c_void_p, c_void_p, c_int)
        self.playout = declare("playout", c_int, c_void_p, c_void_p, c_uint64, c_uint64)
        self.is_terminal = declare("is_terminal", c_int, c_void_p)
        self.current_player = declare("current_player", c_int, c_void_p)
        self.score = declare("score", c_int, c_void_p, c_int)
        self.tags = declare("tags", c_int, c_void_p, c_void_p, c_int, POINTER(c_int), c_int)

    def _declare(self, function, result, *arguments):
        declared = getattr(self._library, f"regames_{self._name}_{function}")
        declared.restype = result
        declared.argtypes = arguments
        return declared

    def checked(self, answer):
        """An answer of the library, or the error it tells of."""
        if answer is None or answer == -1:
            raise RuntimeError(self.error().decode())
        return answer


class State:
    """A state of a game, with room for its legal moves."""

    def __init__(self, game):
        self.game = game
        self._state = game.checked(game.new_state())
        self._moves = game.checked(game.new_moves())

    def __del__(self):
        if hasattr(self, "_moves"):
            self.game.free_state(self._state)
            self.game.free_moves(self._moves)

    def copy(self):
        other = State(self.game)
        self.game.copy(other._state, self._state)
        return other

    def __eq__(self, other):
        return self.game is other.game and bool(self.game.equal(self._state, other._state))

    def __hash__(self):
        return self.game.hash(self._state)

    def __str__(self):
        size = self.game.describe(self._state, None, 0) + 1
        text = ctypes.create_string_buffer(size)
        self.game.describe(self._state, text, size)
        return text.value.decode()

    def moves(self):
        """The legal moves, each as the list of its tags. The index of a move is what play takes."""
        count = self.game.checked(self.game.legal_moves(self._state, self._moves))
        return [self._tags(move) for move in range(count)]

    def _tags(self, move):
        room = (c_int * 64)()
        count = self.game.tags(self._state, self._moves, move, room, len(room))
        if count > len(room):
            room = (c_int * count)()
            self.game.tags(self._state, self._moves, move, room, count)
        return [self.game.symbols[tag] for tag in room[:count]]

    def play(self, move):
        """Plays a move by its index; `moves` must have been asked for in this state."""
        self.game.checked(self.game.apply(self._state, self._moves, move))

    def playout(self, seed, number):
        """Plays on at random to the end, within the library; the number of moves."""
        return self.game.checked(self.game.playout(self._state, self._moves, seed, number))

    @property
    def player(self):
        """The name of who is to move; `random` for chance."""
        player = self.game.current_player(self._state)
        return self.game.players[player] if player >= 0 else "random"

    @property
    def is_terminal(self):
        return bool(self.game.is_terminal(self._state))

    @property
    def scores(self):
        return {
            name: self.game.symbols[self.game.score(self._state, player)]
            for player, name in enumerate(self.game.players)
        }


def main():
    parser = argparse.ArgumentParser(description="Plays a game at random.")
    parser.add_argument("library", help="the library with the C interface")
    parser.add_argument("name", help="the name of the game, as its functions begin")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=1000, help="how many to play afterwards")
    options = parser.parse_args()

    game = Game(options.library, options.name)
    chance = random.Random(options.seed)
    state = State(game)
    while moves := state.moves():
        move = chance.randrange(len(moves))
        print(f"{state.player}: {' '.join(moves[move])}")
        state.play(move)
    print("scores:", ", ".join(f"{player} {score}" for player, score in state.scores.items()))

    plies = 0
    for number in range(options.playouts):
        plies += State(game).playout(options.seed, number)
    print(f"{options.playouts} playouts, {plies / max(1, options.playouts):.2f} moves on average")


if __name__ == "__main__":
    main()
