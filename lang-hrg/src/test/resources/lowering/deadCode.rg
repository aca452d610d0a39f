var a: Player = x;

begin, rules_begin:;
rules_1, rules_begin: player = a;
rules_begin, rules_1: a = x;
