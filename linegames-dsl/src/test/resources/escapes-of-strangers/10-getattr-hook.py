# Tries: what Jython asks an object for, with a hook that answers all
import lineGames
asked = []
class N(object):
    def __getattr__(self, n):
        asked.append(n)
        def answer(*a, **k):
            asked.append((n, [t.__class__ for t in a]))
            return N()
        return answer
class O:
    def __getattr__(self, n):
        asked.append(n)
        def answer(*a, **k):
            asked.append((n, [t.__class__ for t in a]))
            return 1
        return answer
for x in (N(), O()):
    for f in (str, repr, int, float, len, iter, list, bool, hash, unicode, lambda x: x + 1, lambda x: x[1:2], lambda x: x[x], lambda x: x(), lambda x: x == 1, lambda x: 1 in x, lambda x: '%s' % x, lambda x: '{}'.format(x), lambda x: isinstance(x, x), lambda x: lineGames.LineGame(x), lambda x: lineGames.LineGame('a').addBoardGrid(x, x), lambda x: lineGames.LineGame('a').addNode('a', x, x), lambda x: range(x), lambda x: ''.join(x), lambda x: int.__add__(1, x), lambda x: divmod(x, x), lambda x: lineGames.rev(x), lambda x: sorted([x, x]), lambda x: getattr(x, x), lambda x: 'abc'[x], lambda x: bytearray(x), lambda x: lineGames.LineGame('a').setLimits(x, x)):
        try:
            f(x)
        except Exception as e:
            pass
print(asked)
for a in asked:
    if 'java' in repr(a): print('ESCAPED')
