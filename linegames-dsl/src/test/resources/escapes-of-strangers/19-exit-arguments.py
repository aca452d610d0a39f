# Tries: what __exit__ gets of exceptions of Python and Java
class W(object):
    def __enter__(self): return self
    def __exit__(self, t, v, tb):
        print(t, v, tb, type(t), type(v), type(tb))
        for n in ('tb_' + 'frame', 'tb_' + 'next', 'f_' + 'globals', 'dumpStack', 'getClass', 'cause', 'printStackTrace', 'stackTrace'):
            for x in (t, v, tb):
                try:
                    print(n, getattr(x, n))
                    print('ESCAPED')
                except Exception as e: pass
        try:
            raise t, v, tb
        except Exception as e:
            print(e)
        return True
def deep(n): return deep(n + 1) + 1
class X(object):
    def __iter__(self): return self
    def next(self): raise IndexError(self)
a = []
a.append(a)
for f in (lambda: 1 / 0, lambda: deep(0), lambda: '%99999999999d' % 1, lambda: 'x'.center(2 ** 31), lambda: float('x'), lambda: chr(-1), lambda: unichr(2 ** 31), lambda: list(X()), lambda: hash([]), lambda: '\xff'.decode('utf-8'), lambda: 'x'.decode('nonsense'), lambda: range(10 ** 10), lambda: next(iter([])), lambda: sorted([1, 2, 3], cmp=lambda a, b: 'x'), lambda: bytearray(-1), lambda: [].index(1), lambda: {}.popitem(), lambda: int('9', 99), lambda: 1.0 ** (10 ** 400), lambda: reduce(1, [2, 3])):
    with W(): f()
