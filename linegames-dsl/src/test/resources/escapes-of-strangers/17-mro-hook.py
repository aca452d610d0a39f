# Tries: a metaclass whose mro puts built-in classes in
T = object.__class__
for result in ([int], [], None, [object.__class__, list], 'x', [1], [object, object]):
    try:
        M = T('M', (T,), {'mr' + 'o': lambda c: result})
        A = M('A', (object,), {})
        print(A, A())
        print(repr(A()), A() + 1)
    except Exception as e: print(type(e), e)
