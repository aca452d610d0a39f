type Player = {x};
type Score = {0, 1};
var score: Score = 0;
begin, n1: ? score0 -> score1;
n1, n2: ! scor0 -> score2;
n2, n3: ! score1 -> score0;
n3, n4: ? nowhere -> nowhere;
n4, end: player = keeper;
score0, score1: score == 0;
