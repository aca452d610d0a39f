// Docs have it, too: docs/plans.md. A free square of nine is filled.
type Player = {x, o}; type Score = {0, 1, 2};
type Square = {a, b, c, d, e, f, g, h, i}; type Piece = {no, yes};
var board: Square -> Piece = {:no}; var at: Square = a;
begin, b:; b, move: player = x; move, m: at = Square(*);
m, n: board[at] == no; n, o: $$ at; o, p: player = keeper;
p, q: board[at] = yes; q, end: player = keeper;
