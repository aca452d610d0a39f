// A type, a node, a tag and a variable may share a name.
type Player = {x};
type Score = {0};
type pos = {a, b};
var pos: pos = a;
begin, pos: player = x;
pos, a: $ pos;
a, end: player = keeper;
