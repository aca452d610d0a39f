# Tries: a traceback kept from __exit__ and raised again by a generator's throw
kept = []
class W(object):
    def __enter__(self): return self
    def __exit__(self, *a):
        kept.append(a)
        return True
def g():
    while True:
        try:
            yield 1
        except BaseException as e:
            kept.append((type(e), e, None))
            print(type(e), e)
with W(): [][1]
i = g()
next(i)
for t in kept[:1]:
    for args in (t, (t[0],), (t[1],), ('text',), (3,), (object,), (t[0], 'x', 'y'), (IndexError, None, t[2]), (BaseException,), (i, i, i)):
        try:
            print(i.throw(*args))
        except BaseException as e: print(type(e), e)
try:
    i.close()
except RuntimeError as e: print(e)
for k in kept:
    if 'java' in repr(k): print('ESCAPED')
