# Tries: functools.wraps as a deputy that reads and writes attributes by name
import functools, lineGames
class Box(object): pass
for n in ('func_globals', 'func_code', '__globals__', '__dict__', '__bases__', '__self__', 'im_func', '__subclasses__', '__tojava__', 'getClass', '__module__'):
    for source in (lineGames.rev, lineGames.LineGame, lineGames.LineGame.addNode, functools, int, 'x'):
        b = Box()
        try:
            functools.update_wrapper(b, source, (n,), ())
            print(n, type(b), 'copied from', type(source))
            if n != '__module__': print('ESCAPED')
        except Exception as e:
            print(n, type(e), e)
for n in ('func_globals', '__dict__'):
    class D(object):
        pass
    got = {}
    try:
        class W(object):
            def __getattr__(self, k): return got
            def __setattr__(self, k, v): got[k] = v
        functools.update_wrapper(W(), lineGames.rev, (), (n,))
        print(got)
        if got: print('ESCAPED')
    except Exception as e:
        print(n, type(e), e)
