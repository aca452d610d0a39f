# Tries: the words' own names and their modules' names given other values
import lineGames, math, random, functools, collections, itertools
class Fake(str):
    def __eq__(self, o): return True
    def __str__(self): return '../x'
for m in (lineGames, math, random, functools, collections, itertools):
    for n in ('LineGameError', 'LineGame', 'ValueError', 'isinstance', 'len', 'getattr', 'str', 'int', 'print', 'sorted', '__builtins_' + '_', '__name__', 'random', 'sqrt', 'WHITE_PIECE', 'N', 'E', 'range', 'dict', 'True', 'type', 'map', 'list', 'Exception'):
        try: setattr(m, n, Fake('x') if n == 'E' else lambda *a, **k: a)
        except Exception as e: print(n, type(e), e)
try:
    g = lineGames.LineGame('a')
    print(g)
except Exception as e: print(type(e), e)
