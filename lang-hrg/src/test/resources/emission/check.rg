type Player = {x, o};
type Score = {0, 100};
type Cell = {a, b, c};
var cell: Cell = a;

begin, turn: player = x;
turn, moved: cell = Cell(*);
moved, named: $$ cell;
named, left: player = keeper;
left, won: ? test -> tested;
left, over: ! test -> tested;
test, tested: cell == b;
won, over: goals[x] = 100;
over, end: player = keeper;
