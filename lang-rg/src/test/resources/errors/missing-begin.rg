type Player = {x};
type Score = {0};
Begin, end: player = keeper;
