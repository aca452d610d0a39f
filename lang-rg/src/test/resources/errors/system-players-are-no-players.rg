type Player = {x, keeper, random};
type Score = {0};
begin, end: player = keeper;
