type Player = {x};
type Score = {0}
var a: Score = 0
begin, turn: a = 0
turn, end: player = keeper;
