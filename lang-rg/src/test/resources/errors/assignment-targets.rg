type Player = {x};
type Score = {0};
const map: Score -> Score = {:0};
begin, n1: 0 = 0;
n1, n2: map[0] = 0;
n2, n3: map = Score(*);
n3, end: player = keeper;
