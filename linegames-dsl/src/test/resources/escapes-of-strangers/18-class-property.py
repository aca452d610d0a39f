# Tries: an instance that lies about its class where words look at it
import lineGames
class L(object):
    __class__ = property(lambda self: str)
    def __getattr__(self, n): return lambda *a: self
class I(object):
    __class__ = property(lambda self: int)
    def __int__(self): return 3
    def __index(self): return 3
class S(str):
    def __str__(self): return '../../../outside'
    def __repr__(self): return '../evil'
    def __eq__(self, o): return True
    def __hash__(self): return 1
class N(int):
    def __int__(self): return 10 ** 6
    def __cmp__(self, o): return 0
    def __lt__(self, o): return False
    def __gt__(self, o): return False
    def __mod__(self, o): return 1
class D(dict):
    def items(self): return [(lineGames.E, L())]
    def iteritems(self): return iter([(lineGames.E, L())])
    def __iter__(self): return iter([L()])
    def __getitem__(self, k): return L()
for x in (L(), I(), S('name'), N(5), N(-5), D(), True, 5.0, float('nan'), 10 ** 40, -1, None, [], u'5', '5', 1j, slice(1), Ellipsis, NotImplemented, lineGames):
    for f in (lambda g: lineGames.LineGame(x).printHRG(), lambda g: g.addBoardGrid(x, x), lambda g: g.addBoardCircle(x, x), lambda g: g.addNode(x), lambda g: g.addNode('a', x), lambda g: g.addNode('a', None, x), lambda g: g.addNode('a', edges={x: x}), lambda g: g.addEdge(x, x, x), lambda g: g.attachTriangle3(x, x), lambda g: g.addPieces(x, x), lambda g: g.setRules(x, x), lambda g: g.setLimits(x, x), lambda g: lineGames.rot(x, x), lambda g: lineGames.rev(x), lambda g: lineGames.v(x, x, x), lambda g: g.addPiecesTriangle(x, x, x), lambda g: g.addPiecesGrid(x), lambda g: lineGames.LineGame.addBoardGrid(x, 3, 3)):
        try:
            f(lineGames.LineGame('a'))
            print(type(x), 'taken')
        except ValueError as e: print('value', str(e)[:90])
        except Exception as e: print(type(e), str(e)[:90])
