// Two players take turns to fill a cell of six with a piece of their own; who looked before may pass.
type Player = {x, o}; type Score = {0, 1, 2};
type Square = {a, b, c, d, e, f}; type Piece = {no, xs, os};
var board: Square -> Piece = {:no}; var at: Square = a; var me: Player = x;
const own: Player -> Piece = {x: xs, :os}; const next: Player -> Player = {x: o, :x};
begin, turn:; turn, move: player = me; move, m: at = Square(*);
m, n: board[at] == no; n, o: $$ at; o, p: player = keeper;
p, q: board[at] = own[me]; q, r: me = next[me];
r, turn: ? turn -> n; r, end: ! turn -> n;
