var a: Player = x;

begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_3: a = x;
rules_3, rules_2: a == x;
rules_4, rules_1: a != o;
rules_4, rules_5: a == o;
rules_5, rules_4: a = x;
rules_begin, rules_2:;
rules_begin, rules_4:;
