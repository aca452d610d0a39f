type Player = {x};
type Score = {0};
type Coord = {a, b};
var board: Coord -> Coord = {:a};
var pos: Coord = a;
begin, turn: board[pso] = Coord(position);
turn, end: player = keeper;
