# Tries: slots with names of Jython's insides, and descriptors taken from them
T = object.__class__
for s in (['__di' + 'ct__'], ['__weak' + 'ref__'], ['func_' + 'globals'], 'ab', [1], [u'a'], ['a b'], ['a', 'a'], [''], [None], ['__cla' + 'ss__'], ['__na' + 'me__'], ['__sl' + 'ots__'], 5):
    for b in ((object,), (int,), (str,), ((lambda: 0).__class__,), (T,), (Exception,), (tuple,)):
        try:
            A = T('A', b, {'__slots__': s})
            d = getattr(A, s[0])
            print(s, b, d)
            for x in (1, 'x', lambda: 0, A, T('B', (object,), {})()):
                try: print(d.__call__(x))
                except Exception as e: pass
        except Exception as e: pass
