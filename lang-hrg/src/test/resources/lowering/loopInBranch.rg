// loopInBranch.hrg:6:10: warning: no edges lead to `end` from `rules_2`, so no play can take this path [no-way-to-end]
//     6 |   branch {
//       |          ^
var a: Player = x;

begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_4:;
rules_4, rules_5: a = x;
rules_5, rules_6: a == x;
rules_6, rules_4:;
rules_7, rules_9:;
rules_8, rules_1:;
rules_9, rules_8: a != o;
rules_9, rules_10: a == o;
rules_10, rules_11: a = x;
rules_11, rules_9:;
rules_begin, rules_2:;
rules_begin, rules_7:;
