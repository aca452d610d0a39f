# Tries: iterators without end, generators that raise, and arguments by odd names
import lineGames, itertools
from lineGames import *
def g():
    raise StopIteration(1)
    yield 1
class D(dict):
    def __iter__(self): return itertools.count()
    def keys(self): return itertools.count()
    def __getitem__(self, k): raise KeyError(k)
def game():
    x = LineGame('a')
    x.addBoardGrid(3, 3)
    return x
for f in (lambda: game().addPieces(WHITE_PIECE, *g()), lambda: LineGame(**{'self': 1}), lambda: LineGame(**{u'\xe9': 1}), lambda: LineGame(**{'name': 'b', 'x': 2}), lambda: game().addNode(*[1] * 1000), lambda: game().addNode('b', edges=D()), lambda: game().addNode('c', edges=D(a=1)), lambda: game().addNode('d', edges=[]), lambda: game().addNode('e', edges={'cy0x0': E}), lambda: game().addEdge('cy0x0', 'cy0x0', E), lambda: LineGame.printHRG(3), lambda: LineGame().printHRG(), lambda: [game().printHRG()], lambda: lineGames.LineGame.addBoardPoint(lineGames), lambda: object.__class__('G', (LineGame,), {'__init__': lambda s: None})().addBoardPoint(), lambda: object.__class__('G', (LineGame,), {'__init__': lambda s: None})().printHRG(), lambda: game().__init__('b'), lambda: game().__init__(game())):
    try: print(f())
    except Exception as e: print(type(e), str(e)[:100])
