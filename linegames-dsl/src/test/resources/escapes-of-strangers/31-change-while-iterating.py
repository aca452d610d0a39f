# Tries: containers that change while they are gone through
import collections, itertools
def d(x):
    x[len(x) + object().__hash__()] = 1
def t(f):
    try: print(f())
    except Exception as e: print(type(e), e)
D = {1: 1, 2: 2}
def each(c, g):
    n = 0
    for x in c:
        g(n)
        n += 1
        if n > 1000: break
    return n
t(lambda: each(D, lambda n: D.update({n + 10: 1})))
D = {1: 1, 2: 2}
t(lambda: each(D.iteritems(), lambda n: D.clear()))
S = set([1, 2, 3])
t(lambda: each(S, lambda n: S.add(n + 10)))
S = set([1, 2, 3])
t(lambda: each(S, lambda n: S.clear()))
Q = [1]
t(lambda: each(Q, lambda n: Q.append(n)))
O = collections.OrderedDict([(1, 1)])
t(lambda: each(O, lambda n: O.update({n: 2})))
L = [1, 2, 3]
t(lambda: each(L, lambda n: L.append(n)))
B = bytearray('abc')
t(lambda: each(B, lambda n: B.append(1)))
class E(object):
    def __eq__(self, o):
        D.clear()
        S.clear()
        return True
    def __hash__(self): return 1
D = dict([(E(), 1), (E(), 2)])
t(lambda: D == dict([(E(), 1), (E(), 2)]))
S = set([E(), E()])
t(lambda: S | set([E()]) & S)
class G(object):
    def __iter__(self):
        for i in range(10):
            L[:] = []
            yield i
t(lambda: L.extend(G()))
def ext():
    L[:] = [1]
    L[:] = (L.append(1) or x for x in L if len(L) < 50)
    return L
t(ext)
t(lambda: map(lambda x: L.pop(), L))
t(lambda: L.extend(L.pop() for x in L))
t(lambda: L.__setitem__(slice(0, 2), L))
t(lambda: D.update(D))
t(lambda: S.update(S))
t(lambda: [L.append(y) for y in itertools.islice(L, 100)])
t(lambda: zip(L, (L.pop() for x in L)))
t(lambda: L.index(E()))
t(lambda: ','.join(str(L.pop()) for x in L))
