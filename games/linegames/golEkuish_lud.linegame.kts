// Gol-ekuish
//
// Rules: Twenty-one pawns each on seven rings and six spokes. A pawn goes along a line to the next
//   node, or jumps over an enemy there to the empty node behind it, which captures. Who can capture
//   may, once a turn. Whoever cannot move loses; after 1250 turns more pawns win.
// Move: the node the pawn leaves, NORMAL or CAPTURE, then the direction it takes.
// Players: white and black. Scores: 100 for the winner, 0 for the loser, 50 each for a draw.

lineGame("golEkuish_lud") {
    board { circle(spokes = 6, length = 8) }
    pawns { spokes() }
    captureOnce(mandatory = false)
    limits(maxTurns = 1250)
}
