# Tries: attributes through format, format_map, nested fields and conversion
import lineGames, functools
class F(object):
    def __getattr__(self, n): return lineGames.rev
for t in ('{0.func_' + 'globals}', '{0.__cla' + 'ss__.__ba' + 'ses__}', '{0[x].func_' + 'globals}', u'{0.func_' + u'globals}', '{0!r:{1.func_globals}}', '{a.func_globals}', '{0.a.func_globals}'):
    for f in (t.format, lambda *a, **k: str.format(t, *a, **k), lambda *a, **k: unicode.format(unicode(t), *a, **k), lambda *a, **k: getattr(t, 'form' + 'at')(*a, **k), lambda *a, **k: map(t.format, a)[0], functools.partial(t.format, a=1), functools.partial(str.format, t)):
        for a in (lineGames.rev, {'x': lineGames.rev}, F()):
            try:
                x = f(a, a)
                print(x)
                print('ESCAPED')
            except Exception as e:
                print(type(e), e)
