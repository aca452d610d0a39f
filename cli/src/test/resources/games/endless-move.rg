type Player = {x, o}; type Score = {0, 1};
type B = {0,1};
var n: B = 0;
begin, m: player = x;
m, s: n = B(*);
s, m: $$ n;
s, n: n == 0;
n, end: player = keeper;
