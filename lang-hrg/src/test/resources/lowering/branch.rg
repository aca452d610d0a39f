var a: Player = x;

begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_1: $ one;
rules_begin, rules_1:;
rules_begin, rules_1: a = o;
rules_begin, rules_2: a = x;
