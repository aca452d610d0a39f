var a: Player = x;
var b: Player = x;

begin, rules_begin:;
f_check1_1, f_check1_2: a == x;
f_check1_2, f_check1_end:;
f_check1_begin, f_check1_1:;
rules_1, end: player = keeper;
rules_2, rules_6: $ yes;
rules_3, rules_1:;
rules_4, rules_2: b != o;
rules_4, rules_3: b == o;
rules_5, rules_3: ! f_check1_begin -> f_check1_end;
rules_5, rules_4: ? f_check1_begin -> f_check1_end;
rules_6, rules_1:;
rules_begin, rules_4: a != x;
rules_begin, rules_5: a == x;
