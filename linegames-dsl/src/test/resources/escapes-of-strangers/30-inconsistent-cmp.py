# Tries: an order that contradicts itself, for Java's sort
import random
def c(a, b): return random.choice([-1, 0, 1])
for n in (10, 100, 5000):
    try:
        print(len(sorted(range(n), cmp=c)))
    except Exception as e: print(type(e), e)
l = range(2000)
def k(x):
    l.append(x)
    del l[:5]
    return -x
for f in (lambda: l.sort(key=k), lambda: l.sort(cmp=lambda a, b: k(a)), lambda: l.sort(c), lambda: sorted(l, c, k, 3), lambda: max(l, key=k), lambda: [l.sort() for x in l], lambda: l.sort(cmp=lambda a, b: l.sort() or 1)):
    try: f()
    except Exception as e: print(type(e), e)
