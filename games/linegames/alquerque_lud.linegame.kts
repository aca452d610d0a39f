// Alquerque, with single captures that are free
//
// Rules: Twelve pawns each on the 5x5 board. A pawn goes along a line to the next node, or jumps
//   over an enemy there to the empty node behind it, which captures. Who can capture may, once a
//   turn. Whoever cannot move loses; after 1250 turns more pawns win.
// Move: the node the pawn leaves, NORMAL or CAPTURE, then the direction it takes.
// Players: white and black. Scores: 100 for the winner, 0 for the loser, 50 each for a draw.

lineGame("alquerque_lud") {
    board { alquerque(width = 5, height = 5) }
    pawns { eastToWest() }
    captureOnce(mandatory = false)
    limits(maxTurns = 1250)
}
