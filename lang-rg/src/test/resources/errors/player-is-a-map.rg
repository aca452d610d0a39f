type Player = {x} -> {y};
type Score = {0};
begin, end: player = keeper;
