# Tuples in loops, names that are also Python's, several games in one file.
from lineGames import *

triangles = [(S, WHITE_PIECE), (N, BLACK_PIECE)]

for (name, sequences, mandatory, stagnation, maxTurns) in [
        ('lauKataKati', CaptureSequences.FULL, captureMandatory.MANDATORY, 100, None),
        ('lauKataKati_lud', CaptureSequences.SPLIT, captureMandatory.NOMANDATORY, None, 1250),
        ('dashGuti', CaptureSequences.FULL, captureMandatory.MANDATORY, 100, None)]:
    game = LineGame(name)
    game.addBoardPoint()
    for (dir, piece) in triangles:
        game.attachTriangle3(dir, height=4)
    for (dir, piece) in triangles:
        game.addPiecesTriangle(dir, InitialPieces.TRIANGLE_FULL_NOROOT, piece)
    if name == 'dashGuti':
        for (dir, node, type) in [(E, 'nodeL', WHITE_PIECE), (W, 'nodeR', BLACK_PIECE)]:
            game.addNode(node, piece=type, edges={dir: v(0, 0, 'c')})
    game.setRules(sequences, captureMandatory=mandatory)
    game.setLimits(stagnation=stagnation, maxTurns=maxTurns)
    game.checkEdgeCorrectness()
    game.printHRG()
