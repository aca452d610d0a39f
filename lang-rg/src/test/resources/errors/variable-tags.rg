type Player = {x};
type Score = {0};
const ten: Score = 0;
begin, n1: $$ goals;
n1, n2: $$ ten;
n2, n3: $$ 0;
n3, n4: $$ player;
n4, end: player = keeper;
