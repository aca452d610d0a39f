var a: Player = x;

begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_3: a = x;
rules_3, rules_5:;
rules_3, rules_7:;
rules_3, rules_9:;
rules_4, rules_2:;
rules_5, rules_1:;
rules_7, rules_2:;
rules_9, rules_10: $ again;
rules_10, rules_4:;
rules_begin, rules_2:;
