// Lau kata kati
//
// Rules: Nine pawns each on two triangles that meet at a tip. A pawn goes along a line to the next
//   node, or jumps over an enemy there to the empty node behind it, which captures. Who can capture
//   must, and goes on with the same pawn as long as it can, in the same move. Whoever cannot move
//   loses; after 100 turns without a capture more pawns win.
// Move: the node the pawn leaves, NORMAL or CAPTURE, then each direction it takes.
// Players: white and black. Scores: 100 for the winner, 0 for the loser, 50 each for a draw.

lineGame("lauKataKati") {
    board {
        point()
        triangle(SOUTH, height = 4)
        triangle(NORTH, height = 4)
    }
    pawns {
        triangle(SOUTH, white)
        triangle(NORTH, black)
    }
    captureInOneMove(mandatory = true)
    limits(stagnation = 100)
}
