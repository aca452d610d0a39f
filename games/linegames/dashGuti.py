# Dash guti
#
# Rules: Ten pawns each on two triangles that meet at a tip, and beside it. A pawn goes along a
#   line to the next node, or jumps over an enemy there to the empty node behind it, which captures.
#   Who can capture must, and goes on with the same pawn as long as it can, in the same move.
#   Whoever cannot move loses; after 100 turns without a capture more pawns win.
# Move: the node the pawn leaves, NORMAL or CAPTURE, then each direction it takes.
# Players: white and black. Scores: 100 for the winner, 0 for the loser, 50 each for a draw.

from lineGames import *

game = LineGame()
game.addBoardPoint()
game.attachTriangle3(S, height=4)
game.attachTriangle3(rev(S), height=4)
game.addNode('nodeL', edges={E: v(0, 0, 'c')})
game.addNode('nodeR', edges={W: v(0, 0, 'c')})
game.addPiecesTriangle(S, InitialPieces.TRIANGLE_FULL_NOROOT, WHITE_PIECE)
game.addPiecesTriangle(N, InitialPieces.TRIANGLE_FULL_NOROOT, BLACK_PIECE)
game.addPieces(WHITE_PIECE, 'nodeL')
game.addPieces(BLACK_PIECE, 'nodeR')
game.setRules(CaptureSequences.FULL, captureMandatory.MANDATORY)
game.setLimits(stagnation=100, maxTurns=None)
game.checkEdgeCorrectness()
game.printHRG()
