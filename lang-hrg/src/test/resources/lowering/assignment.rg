type Position = {P__0_0, P__0_1, P__1_0, P__1_1};

var board: Position -> Player = {:x};
var last: Player = x;

begin, rules_begin:;
rules_1, rules_2: board[P__0_1] = x;
rules_2, rules_3: board[P__1_1] = board[P__0_0];
rules_3, rules_4: goals[last] = 1;
rules_4, end: player = keeper;
rules_begin, rules_1: last = o;
