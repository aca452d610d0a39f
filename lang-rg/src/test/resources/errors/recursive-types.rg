type Player = {x};
type Score = {0};
type A = Score -> B;
type B = Score -> C;
type C = A;
type D = D;
type E = D;
begin, end: player = keeper;
