# Tries: the globals of a word's function by getattr with a name put together
import lineGames
for f in (lineGames.rev, getattr, type, hasattr, setattr, lineGames.LineGame.addNode):
    for n in ('globals', 'code', 'closure', 'defaults'):
        try:
            print(getattr(f, 'func_' + n))
            print('ESCAPED')
        except (AttributeError, TypeError, ValueError) as e:
            print(type(e), e)
