# Tries: control characters in names of games and nodes
from lineGames import *
for n in ('\x1b[2J', '../../../outside', '/outside', 'a/b', '', ' ', '.', '..', 'a\nb', 'a\x00b', 'CON', 'x' * 5000, u'\u202eabc', u'\xe9', 'begin', 'end', 'white', '// x', 'a"b', '-o', 'a.hrg'):
    try:
        g = LineGame(n)
        g.addBoardGrid(3, 3)
        g.addPiecesGrid(InitialPieces.SQUARE_1ROWS)
        g.setRules(CaptureSequences.FULL, captureMandatory.MANDATORY)
        g.setLimits(stagnation=3)
        g.printHRG()
        print('named', [n[:30]])
    except Exception as e: print(type(e), str(e)[:100])
