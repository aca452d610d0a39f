var a: Player = x;
var b: Player = x;

begin, rules_begin:;
rules_1, rules_3: a != b;
rules_2, rules_4: a == b;
rules_2, rules_4: a == x;
rules_2, rules_4: b == x;
rules_3, rules_2: b == x;
rules_4, rules_5: a != x;
rules_4, rules_5: b != x;
rules_5, rules_7: a != x;
rules_6, rules_9: a == x;
rules_6, rules_9: b == x;
rules_7, rules_6: b == x;
rules_8, rules_10:;
rules_9, rules_8: a == b;
rules_10, end: player = keeper;
rules_begin, rules_1: a == x;
