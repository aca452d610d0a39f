var a: Player = x;

begin, rules_begin:;
f1_1, rules_2: a = o;
g1_1, g1_f2_1: a = x;
g1_f1_1, g1_1: a = o;
g1_f2_1, rules_1: a = o;
rules_1, f1_1: a = x;
rules_2, end: player = keeper;
rules_begin, g1_f1_1: a = x;
