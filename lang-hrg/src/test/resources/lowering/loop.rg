var a: Player = x;

begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_1:;
rules_2, rules_begin:;
rules_2, rules_begin: $ again;
rules_begin, rules_2: a = x;
