type Player = {x};
type Score = {0, 1};
var score: Score = 0;
begin, turn: ? own -> ownEnd;
turn, end: player = keeper;
// made by itself
own, own2: score == 0;
own2, ownEnd: ! own -> ownEnd;
// made by one another
one, oneEnd: ? two -> twoEnd;
two, two2: score = 1;
two2, twoEnd: ? one -> oneEnd;
