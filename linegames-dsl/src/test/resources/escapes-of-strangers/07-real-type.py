# Tries: the real type by way of __class__
T = object.__class__
print(T, T is type)
for n in ('mr' + 'o', '__subclass' + 'es__', '__ba' + 'ses__', '__di' + 'ct__', '__ba' + 'se__', 'getCla' + 'ss', '__bas' + 'icsize__', 'fastGetDict', 'getBase', 'toString', 'underlying_class', 'fromClass', 'isBaseType'):
    for x in (T, object, lambda: 0, [], (), {}, 1, 'x', T('A', (), {}), Exception('x')):
        try:
            v = getattr(x, n)
            print(n, v)
            print('ESCAPED')
        except Exception as e:
            pass
for f in (T, type):
    try:
        print(f('A', (list, dict), {}))
    except Exception as e: print(type(e), e)
    try:
        print(f('A', (f,), {}))
    except Exception as e: print(type(e), e)
    try:
        print(f(u'\u0000', (object,), {'__name__': 3, '__module__': 'java.lang'}))
    except Exception as e: print(type(e), e)
    try:
        print(f('java.lang.Runtime', (), {})())
    except Exception as e: print(type(e), e)
