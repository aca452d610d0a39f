type Player = x};
type Score {0};
type const = {a};
const c Score = 0;
const d: Score = ;
var 1: Score -> = 0;
begin end: player = keeper;
begin, end: player == ;
begin, end: player = keeper)
begin, end: ? a b;
begin, end: $ ;
begin, end: a[b = c;
begin, end: a == Score(*);
begin, end: = a;
begin, end: a < b;
begin, end: a, b;
const m: Score -> Score = {0 0};
const n: Score -> Score = {0: 0,};
} stray;
;
begin, end: player = keeper
