type Player = {x};
type Score = {0};

begin, one: player = x;
one, two: colour = x;
two, end: player = keeper;
