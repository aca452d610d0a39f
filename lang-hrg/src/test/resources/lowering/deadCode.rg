var a: Player = x;

begin, rules_begin:;
rules_2, rules_3: a = x;
rules_3, rules_4: player = a;
rules_4, rules_2:;
rules_begin, rules_2:;
