type Player = {x, o};
type Score = {0, 100};

begin, turn: player = x;
turn, left: $ left;
turn, right: $ right;
right, left: goals[x] = 100;
left, end: player = keeper;
