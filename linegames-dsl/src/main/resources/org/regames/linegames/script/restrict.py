# Takes away from a script what it is not meant to have. What is allowed to be imported only
# computes; a script cannot name `__builtin__` itself.
def restrict():
    import __builtin__ as builtins
    real = builtins.__import__
    allowed = frozenset(['__future__', 'lineGames', 'math', 'itertools', 'functools'])
    trusted = []

    def restricted(name, globals=None, locals=None, fromlist=(), level=-1):
        if trusted or name in allowed:
            trusted.append(name)
            try:
                return real(name, globals, locals, fromlist, level)
            finally:
                trusted.pop()
        raise ImportError("'" + name + "' is not allowed: scripts describe games and nothing else")

    builtins.__import__ = restricted
    for name in ('open', 'file', 'execfile', 'compile', 'eval', 'reload', 'input', 'raw_input',
                 'globals', 'locals', 'vars', 'getattr', 'setattr', 'delattr'):
        if hasattr(builtins, name):
            delattr(builtins, name)


restrict()
del restrict
