type Player = {x};
type Score = {0};
type Cell = {a, b, a};
begin, end: player = keeper;
