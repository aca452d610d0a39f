type Player = {x};
type Score = {0};

begin, one player = x;
one, two: $ go
two, end: player = keeper;
