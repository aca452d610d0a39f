# Kotu ellima
#
# Rules: Twenty-four pawns each on the 5x5 board with a triangle at each side. A pawn goes along a
#   line to the next node, or jumps over an enemy there to the empty node behind it, which captures.
#   Who can capture may, once a turn. Whoever cannot move loses; after 1250 turns more pawns win.
# Move: the node the pawn leaves, NORMAL or CAPTURE, then the direction it takes.
# Players: white and black. Scores: 100 for the winner, 0 for the loser, 50 each for a draw.

from lineGames import *

game = LineGame()
game.addBoardAlquerque(width=5, height=5)
for turn in range(4):
    game.attachTriangle3(rot(N, 90 * turn), height=3)
game.addPiecesAlquerque(InitialPieces.SQUARE_W_TO_E_NOCENTRAL)
for side, piece in [(S, WHITE_PIECE), (W, WHITE_PIECE), (N, BLACK_PIECE), (E, BLACK_PIECE)]:
    game.addPiecesTriangle(side, InitialPieces.TRIANGLE_FULL_NOROOT, piece)
game.setRules(CaptureSequences.NONE, captureMandatory.NOMANDATORY)
game.setLimits(maxTurns=1250)
game.checkEdgeCorrectness()
game.printHRG()
