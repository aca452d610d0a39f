type Player = {x, o};
type Score = {0, 100};
type Cell = {1, 2, 3, 4, off};
const next: Cell -> Cell = {1: 2, 2: 3, 3: 4, :off};
var cell: Cell = 1;

begin, turn: player = x;
turn, asked: next[cell] != off;
asked, moved: cell = next[cell];
moved, named: $ step;
named, begin: player = keeper;
turn, last: next[cell] == off;
last, done: $ stay;
done, end: player = keeper;
