// Pretwa
//
// Rules: Nine pawns each on three rings and six spokes. A pawn goes along a line to the next node,
//   or jumps over an enemy there to the empty node behind it, which captures. Who can capture must,
//   and goes on with the same pawn as long as it can, in the same move. Whoever cannot move loses;
//   after 100 turns without a capture more pawns win.
// Move: the node the pawn leaves, NORMAL or CAPTURE, then each direction it takes.
// Players: white and black. Scores: 100 for the winner, 0 for the loser, 50 each for a draw.

lineGame("pretwa") {
    board { circle(spokes = 6, length = 4) }
    pawns { spokes() }
    captureInOneMove(mandatory = true)
    limits(stagnation = 100)
}
