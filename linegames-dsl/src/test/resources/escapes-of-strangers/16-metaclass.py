# Tries: a metaclass out of the class of object, with hooks for all
T = object.__class__
seen = []
def hook(name):
    def h(*a, **k):
        seen.append((name, [type(x) for x in a]))
        return getattr(T, name)(*a, **k)
    return h
d = {}
for n in ('__call__', '__getattr__', '__setattr__', '__ge' + 'tattribute__', '__instance' + 'check__', '__subclass' + 'check__', '__ne' + 'w__', '__init__', '__repr__', '__ge' + 't__', '__prepare__', '__eq__', '__hash__', 'mr' + 'o'):
    d[n] = hook(n)
    try:
        M = T('M', (T,), {n: d[n]})
        A = M('A', (object,), {})
        a = A()
        A.x = 1
        print(n, A.x, isinstance(a, A), issubclass(A, A), A == A, repr(A))
    except Exception as e: print(n, type(e), e)
print(seen)
if 'java' in repr(seen): print('ESCAPED')
