# Tries: print to objects of its own and to what it has
from __future__ import print_function
import lineGames
class W(object):
    def write(self, *a): asked.append([type(x) for x in a])
    def flush(self, *a): asked.append([type(x) for x in a])
asked = []
for f in (W(), lineGames, 1, 'x', lineGames.LineGame('a'), print, None):
    try:
        print('x', file=f, sep=W(), end=W())
    except Exception as e: pass
    try:
        print('x', file=f)
    except Exception as e: print(type(e), e)
for t in ('sys', 'stdout', 'stderr'):
    try: print(getattr(print, t))
    except Exception as e: pass
print(asked)
