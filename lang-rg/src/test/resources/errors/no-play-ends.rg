type Player = {x};
type Score = {0};
begin, begin: player = x;
