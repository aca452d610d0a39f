type Player = {x};
type Score = {0};
type Bool = {no, yes};
begin, turn: visible[x] = yes;
turn, end: player = keeper;
