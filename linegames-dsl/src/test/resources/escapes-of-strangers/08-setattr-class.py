# Tries: special methods set after the class is made, and on built-in classes
class A(object): pass
class B: pass
for n in ('__to' + 'java__', '__de' + 'l__', '__cla' + 'ss__', '__dic' + 't__', '__ba' + 'ses__', '__na' + 'me__', '__mod' + 'ule__', '__hash__', '__doc__'):
    for c in (A, B, A(), B(), int, (lambda: 0), Exception, setattr):
        try:
            setattr(c, n, lambda *a: 1)
            print(n, c, 'set')
        except Exception as e:
            print(n, type(e), e)
