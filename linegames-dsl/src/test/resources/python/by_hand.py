#!/usr/bin/env python
# -*- coding: utf-8 -*-
'''Alquerque, node by node – with helper functions, comprehensions and formats.'''
from __future__ import print_function, division

import lineGames
from lineGames import (LineGame, InitialPieces, CaptureSequences as Sequences, captureMandatory,
                       N, E, S, W, NE, NW, SE, SW, rev, rot, v, WHITE_PIECE, BLACK_PIECE)

SIZE = 5
count = 0


def node(x, y):
    return '{}y{}x{}'.format('c', y, x)


def other_names(x, y, prefix='c'):
    return ['%sy%dx%d' % (prefix, y, x), '{p}y{y:d}x{0}'.format(x, p=prefix, y=y), v(x, y, prefix)]


def step(dir, x, y):
    global count
    count += 1
    moves = dict([(N, (0, -1)), (S, (0, 1)), (W, (-1, 0)), (E, (1, 0))])
    for first in (N, S):
        for second in (W, E):
            moves[first + second] = tuple(map(sum, zip(moves[first], moves[second])))
    dx, dy = moves[dir]
    return x + dx, y + dy


def all_lines():
    for y, x in [(y, x) for y in range(SIZE) for x in range(SIZE)]:
        compass = [rot(N, 45 * turn) for turn in range(8)]
        for dir in compass if (x + y) % 2 == 0 else compass[::2]:
            to = step(dir, x, y)
            if all(0 <= each < SIZE for each in to):
                yield (x, y), to, dir


def main(name='alquerque', input=None, help=None):
    lines = list(all_lines())
    assert len(set(frozenset((a, b)) for a, b, _ in lines)) == len(lines) // 2
    assert count == 13 * 8 + 12 * 4, count
    neighbours = {at: sorted(to for from_, to, dir in lines if from_ == at) for at, _, _ in lines}
    assert max(len(each) for each in neighbours.values()) == 8
    assert other_names(1, 2) == [node(1, 2)] * 3
    print('lines', len(lines), sep=': ', end='\n')
    game = LineGame(name=name)
    game.addBoardAlquerque(width=SIZE, height=SIZE)
    for at, to, dir in lines:
        game.addEdge(node(*at), to=node(*to), dir=dir)
    pieces = {WHITE_PIECE: [], BLACK_PIECE: []}
    for index in range(SIZE * SIZE):
        y, x = divmod(index, SIZE)
        east = x > SIZE // 2 if y == SIZE // 2 else y > SIZE // 2
        if (x, y) != (SIZE // 2, SIZE // 2):
            pieces[WHITE_PIECE if east else BLACK_PIECE].append(node(x, y))
    for piece, nodes in sorted(pieces.items()):
        game.addPieces(piece, *nodes)
    game.setRules(captureSequences=Sequences.FULL, captureMandatory=captureMandatory.MANDATORY)
    game.setLimits(100)
    game.printHRG()


if __name__ == "__main__":
    main()
