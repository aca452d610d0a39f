type Player = {x};
type Score = {0, 1};
const twice: Score -> Score = {:0, 0: 1, :1};
begin, end: player = keeper;
