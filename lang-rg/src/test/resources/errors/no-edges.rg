type Player = {x};
type Score = {0};
