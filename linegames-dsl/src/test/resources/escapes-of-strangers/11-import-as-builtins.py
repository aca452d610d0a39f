# Tries: names of modules bound to __builtins__ and __import__, then deleted
import math as __builtins__
import itertools as __import__
def f():
    try:
        return sqrt(4)
    except NameError as e:
        return 'no sqrt'
print(f())
def g(n):
    print(n, open)
try:
    g(1)
    print('ESCAPED')
except NameError as e: print(e)
