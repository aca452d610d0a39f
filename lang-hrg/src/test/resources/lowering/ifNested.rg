var a: Player = x;
var b: Player = x;

begin, rules_begin:;
f_check1_begin, f_check1_end: a == x;
rules_1, end: player = keeper;
rules_2, rules_1: $ yes;
rules_3, rules_1: b == o;
rules_3, rules_2: b != o;
rules_4, rules_1: ! f_check1_begin -> f_check1_end;
rules_4, rules_3: ? f_check1_begin -> f_check1_end;
rules_begin, rules_3: a != x;
rules_begin, rules_4: a == x;
