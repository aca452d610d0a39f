# Tries: modules made by the class of modules, with the names of others
import math, lineGames
M = math.__class__
for n in ('os', 'sys', '__builtin__', 'lineGames'):
    m = M(n)
    print(m, m.__name__, m.__doc__)
    for a in ('environ', 'modules', 'open', 'lang', 'Runtime', 'LineGame'):
        try:
            print(getattr(m, a))
            print('ESCAPED')
        except Exception as e: print(type(e), e)
m.__init__('sys')
print(m)
math.__init__('sys')
print(math)
for a in ('modules', 'exit', 'path'):
    try:
        print(getattr(math, a))
        print('ESCAPED')
    except AttributeError as e: print(e)
