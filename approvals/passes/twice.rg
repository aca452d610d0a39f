// A move that can be made in two ways with the same tag, so that moves are told apart by what they do.
type Player = {x, o}; type Score = {0, 1, 2};
type Square = {a, b, c, d, e}; type Piece = {no, mine, other};
var board: Square -> Piece = {:no}; var at: Square = a;
begin, b:; b, move: player = x; move, m: at = Square(*);
m, n: board[at] == no; n, k: $$ at; k, o1: board[at] = mine; k, o2: board[at] = other;
o1, p: player = keeper; o2, p: player = keeper; p, end: player = keeper;
