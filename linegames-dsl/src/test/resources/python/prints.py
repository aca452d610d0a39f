# As Python 2 alone has it.
from lineGames import *
print "alquerque"
game = LineGame("alquerque")
game.addBoardAlquerque(5, 5)
game.addPiecesAlquerque(InitialPieces.SQUARE_E_TO_W_NOCENTRAL)
game.setRules(CaptureSequences.FULL, captureMandatory.MANDATORY)
game.setLimits(100)
game.printHRG()
