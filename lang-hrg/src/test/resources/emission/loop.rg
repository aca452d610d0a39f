type Player = {x, o};
type Score = {0, 100};

begin, turn: player = x;
turn, on: $ on;
on, begin: player = keeper;
turn, stop: $ stop;
stop, end: player = keeper;
