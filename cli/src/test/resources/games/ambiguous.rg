// x puts a bit that the move does not tell; with 1, y gets stuck after going.
type Player = {x, y}; type Score = {0, 1}; type Bit = {0, 1};
var bit: Bit = 0;
begin, put: player = x;
put, put1: bit = Bit(*);
put1, put2: $ put;
put2, go: player = y;
go, go1: bit == 0; go1, go2: $ stay; go2, last: player = keeper;
go, go3: bit == 1; go3, go4: $ go; go4, stuck: player = x;
stuck, stuck1: bit == 0; stuck1, last: player = keeper;
last, end: player = keeper;
