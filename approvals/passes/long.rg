// Seventy cells with a border, so that a set of cells takes two words.
type Player = {x, o}; type Score = {0, 1, 2}; type Piece = {border, no, mine, other};
type Square = {
off, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23,
c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45,
c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62, c63, c64, c65, c66, c67,
c68, c69
};
var board: Square -> Piece = {off: border, :no}; var at: Square = c1;
begin, b:; b, move: player = x; move, m: at = Square(*);
m, n: board[at] == no; n, o: $$ at; o, p: player = keeper;
p, q: board[c1] == no; q, s: board[at] = mine; p, r: board[c1] != no; r, s: board[at] = other;
s, end: player = keeper;
