// The check stops at `moved`, so that going on from there to the next turn is no recursion.
type Player = {x, o};
type Score = {0};
type Cell = {a, b};
var pos: Cell = a;
begin, turn: player = x;
turn, move: ? move -> moved;
turn, end: player = keeper;
move, moved: pos = Cell(*);
moved, turn: player = x;
