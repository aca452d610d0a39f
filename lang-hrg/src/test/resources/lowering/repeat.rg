var a: Player = x;

begin, rules_begin:;
rules_1, rules_7:;
rules_2, rules_5: a = x;
rules_3, rules_1:;
rules_3, rules_2:;
rules_3, rules_2: a = o;
rules_4, rules_6: a = x;
rules_5, rules_1:;
rules_5, rules_4:;
rules_5, rules_4: a = o;
rules_6, rules_1:;
rules_6, rules_1: a = o;
rules_7, rules_8:;
rules_8, end: player = keeper;
rules_begin, rules_3: a = x;
