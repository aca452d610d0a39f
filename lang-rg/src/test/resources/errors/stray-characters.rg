type Player = {x};
type Score = {0};
var größe: Score = 0;
begin, end: player = "keeper";
begin, end: player = keeper; 😀
