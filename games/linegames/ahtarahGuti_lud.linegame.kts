// Ahtarah guti
//
// Rules: Eighteen pawns each on the 5x5 board with triangles at two sides. A pawn goes along a
//   line to the next node, or jumps over an enemy there to the empty node behind it, which captures.
//   Who can capture may, and may go on with the same pawn, each capture a move of its own. Whoever
//   cannot move loses; after 1250 turns more pawns win.
// Move: the node the pawn leaves, NORMAL or CAPTURE, then the direction it takes. A further
//   capture is its direction alone; STOP ends a turn that could go on.
// Players: white and black. Scores: 100 for the winner, 0 for the loser, 50 each for a draw.

lineGame("ahtarahGuti_lud") {
    board {
        alquerque(width = 5, height = 5)
        triangle(NORTH, height = 3)
        triangle(SOUTH, height = 3)
    }
    pawns {
        eastToWest()
        triangle(SOUTH, white)
        triangle(NORTH, black)
    }
    captureMoveByMove(mandatory = false)
    limits(maxTurns = 1250)
}
