# Tries: attributes of games with one underscore, and of the words' functions
import lineGames
g = lineGames.LineGame('a')
for n in ('game', 'board', '_game', '_board', '_LineGame__game', '_java', 'java', 'script', '_script', 'builder', '_answers', 'nodes', 'name', 'handle', '_handle', '_words', 'words', '_call', 'out', '_out'):
    for x in (g, lineGames.LineGame, lineGames, lineGames.rev, lineGames.param):
        try:
            v = getattr(x, n)
            print(n, v, type(v))
            if 'java' in repr(v) or 'org.' in repr(v): print('ESCAPED')
        except Exception as e: pass
