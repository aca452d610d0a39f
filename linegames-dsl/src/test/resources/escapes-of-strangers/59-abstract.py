# Tries: comparison and arithmetic that answer no truth values
class Q(object):
    def __nonzero__(self): return 3
    def __cmp__(self, o): return 'x'
    def __eq__(self, o): return NotImplemented
    def __len__(self): return -1
    def __hash__(self): return 'x'
    def __int__(self): return 'x'
    def __float__(self): return 1
    def __iter__(self): return 5
    def __contains__(self, x): return Q()
    def __add__(self, o): return NotImplemented
    def __oct__(self): return 1
    def __str__(self): return None
    def __getitem__(self, i): return i
    def __enter__(self): return self
for f in (bool, lambda q: q < q, lambda q: q == q, len, hash, int, float, iter, list, lambda q: 1 in q, lambda q: q + q, oct, str, lambda q: q[...], lambda q: q[1:2:3, ...], lambda q: q[::Q()], lambda q: [1][q], lambda q: sorted([q, q]), lambda q: {q: 1}, lambda q: 'a' * q, lambda q: range(q), lambda q: '%d' % q, lambda q: '%s' % (q,), lambda q: divmod(q, q), lambda q: q ** q, lambda q: -q, lambda q: cmp(q, q), lambda q: max(q, q), lambda q: sum([q]), lambda q: chr(q), lambda q: q.__enter__, lambda q: NotImplemented(), lambda q: Ellipsis + q, lambda q: reversed(q), lambda q: enumerate(q), lambda q: zip(q), lambda q: complex(q), lambda q: long(q), lambda q: round(q), lambda q: abs(q), lambda q: hex(q), lambda q: isinstance(q, q), lambda q: slice(q, q, q).indices(5), lambda q: 'x'.join(q), lambda q: bytearray(q), lambda q: unicode(q), lambda q: super(Q, q).x, lambda q: super(q, Q), lambda q: property(q, q, q, q), lambda q: staticmethod(q)(), lambda q: classmethod(q)(), lambda q: type(q)(q), lambda q: frozenset(q), lambda q: filter(q, q), lambda q: reduce(q, q), lambda q: bin(q), lambda q: format(q, q), lambda q: getattr(q, q), lambda q: setattr(q, q, q), lambda q: hasattr(q, None), lambda q: print(q, sep=q), lambda q: print(sep=None, end=3), lambda q: print(nothing=1)):
    try: print(f(Q()))
    except Exception as e:
        s = '%s %s' % (type(e), e)
        print(s)
        if 'java.' in s: print('ESCAPED')
