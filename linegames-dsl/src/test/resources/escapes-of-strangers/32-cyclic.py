# Tries: containers that hold themselves, printed, compared and hashed
import collections
a = []
a.append(a)
d = {}
d[1] = d
d[2] = a
t = (a, d)
q = []
q.append(q)
o = collections.OrderedDict()
o[1] = o
class C(object):
    def __repr__(self): return repr(self.__class__) + repr([self])
b = []
b.append(b)
def go(f):
    try: print(str(f())[:100])
    except Exception as e: print(type(e), str(e)[:100])
for f in (lambda: a, lambda: d, lambda: t, lambda: q, lambda: o, lambda: a == b, lambda: a < b, lambda: cmp(a, b), lambda: C(), lambda: '%s %r' % (a, d), lambda: '{}'.format(t), lambda: sorted([a, b]), lambda: hash((t,)), lambda: a in b, lambda: a.index(b), lambda: isinstance(1, t), lambda: a * 3, lambda: sum(a, []), lambda: max(a, b), lambda: o == o, lambda: 'x'.startswith(t)): go(f)
t = ()
for i in range(100000): t = (t,)
for f in (lambda: t, lambda: hash(t), lambda: isinstance(1, t), lambda: t == (t,), lambda: cmp(t, (t,)), lambda: {t: 1}, lambda: 'x'.startswith(t)): go(f)
