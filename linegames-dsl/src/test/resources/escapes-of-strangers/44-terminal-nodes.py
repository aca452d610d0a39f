# Tries: control characters and syntax in names of nodes
from lineGames import *
g = LineGame('a')
g.addBoardGrid(3, 3)
for n in ('\x1b[2J', 'a b', 'a{', '}', '//', 'a\nb', 'begin', 'end', 'true', 'cy0x0', '', '1', 'nihil', 'white', 'x' * 100000, 'null', 'graph', 'Position', 'STOP', 'north', 'east', 'NORMAL', 'CAPTURE', 'keeper', 'score'):
    try:
        g.addNode(n, edges={E: 'cy0x0'} if n == 'a b' else {})
        print('taken', [n[:20]])
    except Exception as e: print(type(e), str(e)[:100])
g.addPiecesGrid(InitialPieces.SQUARE_1ROWS)
g.setRules(CaptureSequences.FULL, captureMandatory.MANDATORY)
g.setLimits(stagnation=3)
g.printHRG()
