// A row of cells with a border; the color that is to move is a variable.
type Player = {x, o}; type Score = {0, 1, 2};
type Square = {off, a, b, c, d, e, f}; type Piece = {border, no, red, blue};
var board: Square -> Piece = {off: border, :no}; var at: Square = a; var color: Piece = red;
const other: Piece -> Piece = {red: blue, blue: red, :no};
const east: Square -> Square = {off: off, a: b, b: c, c: d, d: e, e: f, f: off};
begin, b:; b, move: player = x; move, m: at = Square(*);
m, n: board[at] == no; n, o: $$ at; o, p: player = keeper;
p, q: board[at] = color; q, r: color = other[color];
r, s: board[a] == no; s, b:; r, end: board[a] != no;
