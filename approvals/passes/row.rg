// A row of cells with a border: what is beside it is never free.
type Player = {x, o}; type Score = {0, 1, 2};
type Square = {off, a, b, c, d, e}; type Piece = {border, no, mine, other};
var board: Square -> Piece = {off: border, :no}; var at: Square = a;
const east: Square -> Square = {off: off, a: b, b: c, c: d, d: e, e: off};
begin, b:; b, move: player = x; move, m: at = Square(*);
m, n: board[at] == no; n, o: $$ at; o, p: player = keeper;
p, q: board[east[at]] == mine; q, s: board[at] = other;
p, r: board[east[at]] != mine; r, s: board[at] = mine;
s, end: player = keeper;
