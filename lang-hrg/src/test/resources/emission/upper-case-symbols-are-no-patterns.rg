type Player = {x, o};
type Score = {0, 100};
type Piece = {empty, K, N, P, Q, R, k, n, p, q, r, off};
type Bool = {0, 1};
const isBlack: Piece -> Bool = {:0, k: 1, n: 1, p: 1, q: 1, r: 1};
const isEmptyBlack: Piece -> Bool = {:0, empty: 1, k: 1, n: 1, p: 1, q: 1, r: 1};
var piece: Piece = empty;

begin, turn: player = x;
turn, chosen: piece = Piece(*);
chosen, asked: isBlack[piece] != isEmptyBlack[piece];
asked, named: $$ piece;
named, end: player = keeper;
