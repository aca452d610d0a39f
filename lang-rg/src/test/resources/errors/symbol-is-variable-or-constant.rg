type Player = {x};
type Score = {0};
type Cell = {a, b, Cell};
const a: Score = 0;
var b: Score = 0;
begin, end: player = keeper;
