# Tries: calls without end, caught over and over
def f(): return f()
class R(object):
    def __repr__(self): return repr(self)
    def __getattr__(self, n): return getattr(self, n + 'x')
    def __hash__(self): return hash(self)
    def __eq__(self, o): return self == o
    def __cmp__(self, o): return cmp(self, o)
    def __call__(self): return self()
    def __iter__(self): return iter(self)
    def __len__(self): return len(self)
    def __coerce(self, o): return coerce(self, o)
    def __add__(self, o): return self + o
def g():
    try: g()
    finally: g()
def h(): return sorted([1, 2], key=lambda x: h())
def i(): return [x for x in map(lambda x: i(), [1])]
def j(): yield list(j())
for k in (f, lambda: repr(R()), lambda: R().x, lambda: hash(R()), lambda: R() == R(), lambda: R() < R(), lambda: R()(), lambda: iter(R()), lambda: len(R()), lambda: R() + 1, h, i, lambda: list(j()), lambda: '%s' % R(), lambda: {R(): 1}):
    try: k()
    except Exception as e: print(type(e), str(e)[:60])
