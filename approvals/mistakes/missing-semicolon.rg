type Player = { white, black };
type Score = { 0, 100 };
type Cell = { a, b };
const next: Cell -> Cell = { :a, a: b };
var cell: Cell = a;
begin, go: player = white;
go, choose: cell = Cell(*)
choose, tell: cell == a;
tell, done: $ a;
done, won: goals[white] = 100;
won, end: player = keeper;
