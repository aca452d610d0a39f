# Tries: sizes whose product is small again in 32 bits
from lineGames import *
for a, b in ((65536, 65536), (65537, 65537), (2 ** 31 - 1, 2 ** 31 - 1), (2 ** 32 + 3, 3), (2 ** 31 + 1, 2), (1, 2 ** 31 - 1), (46341, 46341), (-3, -3), (2 ** 64 + 3, 3), (3.0, 3), (True, True), (float('inf'), 3), (0, 0), (4294967297, 1), (715827883, 6)):
    for f in ('addBoardGrid', 'addBoardAlquerque', 'addBoardSquareWithDiagonals', 'addBoardCircle'):
        try:
            getattr(LineGame('a'), f)(a, b)
            print(f, a, b, 'taken')
        except ValueError as e: print(str(e)[:90])
for h in (2 ** 31 - 1, 2 ** 32 + 4, 10 ** 9, -1, 0, 5000):
    try:
        g = LineGame('a')
        g.addBoardPoint()
        g.attachTriangle3(S, h)
        print(h, 'taken')
    except ValueError as e: print(str(e)[:90])
g = LineGame('a')
for f in (lambda: g.setLimits(2 ** 31), lambda: g.setLimits(stagnation=2 ** 31 - 1), lambda: g.setLimits(maxTurns=2 ** 40), lambda: g.setLimits(-1, -1), lambda: g.setLimits(0, 0), lambda: rot(N, 2 ** 31), lambda: rot(N, 90 * 2 ** 40), lambda: rot(N, -90), lambda: v(2 ** 31, -2 ** 31, 'c'), lambda: param('a', 0, 2 ** 31 - 1), lambda: param('b', 0, 2 ** 62, 1), lambda: param('c', 3, 1), lambda: param('d', 1, 9, 0), lambda: param('e', -2 ** 31, 2 ** 31 - 1), lambda: choice('f'), lambda: choice('g', *range(100000)), lambda: choice('h', object()), lambda: choice('h' * 100000, 1), lambda: param('\x1b[2J', 1, 2), lambda: choice('i', '\n// parameters: a = 1')):
    try: print(str(f())[:80])
    except Exception as e: print(type(e), str(e)[:90])
