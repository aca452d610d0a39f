type Player = {x, o};
type Score = {0, 100};
type Square = {a1, a2, a3, a4, b1, b2, b3, b4, c1, c2, c3, c4, d1, d2, d3, d4, e1, e2, e3, e4, f1, f2, f3, f4};
type Row = {1, 2, 3, 4, 5};
const row: Square -> Row = {a1: 1, a2: 2, a3: 3, a4: 4, b1: 1, b2: 2, b3: 3, b4: 4, c1: 1, c2: 2, c3: 3, c4: 4, d1: 1, d2: 2, d3: 3, d4: 4, e1: 1, e2: 2, e3: 3, e4: 4, f1: 1, f2: 2, f3: 3, f4: 4};
const rowAfter: Square -> Row = {a1: 2, a2: 3, a3: 4, a4: 5, b1: 2, b2: 3, b3: 4, b4: 5, c1: 2, c2: 3, c3: 4, c4: 5, d1: 2, d2: 3, d3: 4, d4: 5, e1: 2, e2: 3, e3: 4, e4: 5, f1: 2, f2: 3, f3: 4, f4: 5};
var square: Square = a1;

begin, turn: player = x;
turn, chosen: square = Square(*);
chosen, asked: row[square] != rowAfter[square];
asked, named: $$ square;
named, end: player = keeper;
