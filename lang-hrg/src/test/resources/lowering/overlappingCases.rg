type Cell = {C__0_0, C__0_1, C__0_2, C__1_0, C__1_1, C__1_2, C__2_0, C__2_1, C__2_2, D__0, D__1, out};
type Digit = {1, 2, 3, 4, 5, 6, 7, 8};

const which: Cell -> Cell -> Digit = {:{:8, out: 7}, C__0_2: {:3}, C__1_0: {:8, C__0_0: 2, C__0_1: 1, C__1_1: 1, C__2_1: 1, out: 7}, C__1_1: {:8, C__0_1: 1, C__1_1: 1, C__2_1: 1, out: 7}, C__1_2: {:3, C__0_1: 1, C__1_1: 1, C__2_1: 1, out: 2}, C__2_2: {:3}, D__0: {:8, D__0: 4, out: 7}, D__1: {:8, D__0: 4, D__1: 5, out: 7}, out: {:6}};

var digit: Digit = 1;
var from: Cell = C__0_0;
var to: Cell = C__0_0;

begin, rules_begin:;
rules_1, rules_2: from = Cell(*);
rules_2, rules_3: to = Cell(*);
rules_3, rules_4: digit = which[from][to];
rules_4, rules_5: $$ digit;
rules_5, end: player = keeper;
rules_begin, rules_1: player = x;
