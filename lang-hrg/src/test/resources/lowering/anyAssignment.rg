type Position = {A, B};

var board: Position -> Player -> Position = {:{:A}};

begin, rules_begin:;
rules_1, rules_2: board[A][o] = {A, B}(*);
rules_2, rules_3: board[A][o] = {B}(*);
rules_3, end: player = keeper;
rules_begin, rules_1: board[A][x] = Position(*);
