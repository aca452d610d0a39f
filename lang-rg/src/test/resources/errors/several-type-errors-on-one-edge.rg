type Player = {x};
type Score = {0, 1};
type Cell = {a, b};
var board: Cell -> Score = {:0};
begin, turn: board[0] == board[1];
turn, end: player = keeper;
