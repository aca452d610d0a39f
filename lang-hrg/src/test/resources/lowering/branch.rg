var a: Player = x;

begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_3: a = x;
rules_3, rules_4: $ one;
rules_4, rules_1:;
rules_5, rules_6: a = o;
rules_6, rules_1:;
rules_7, rules_1:;
rules_begin, rules_2:;
rules_begin, rules_5:;
rules_begin, rules_7:;
