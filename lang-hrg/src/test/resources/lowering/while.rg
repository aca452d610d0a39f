var a: Player = x;
var b: Player = x;

begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_1: a == o;
rules_2, rules_4: a != o;
rules_3, rules_1: b != x;
rules_3, rules_2: b == x;
rules_4, rules_5: b != o;
rules_4, rules_begin: b == o;
rules_5, rules_begin: b = o;
rules_begin, rules_1: a != x;
rules_begin, rules_3: a == x;
