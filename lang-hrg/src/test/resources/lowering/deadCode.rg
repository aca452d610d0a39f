// deadCode.hrg:8:7: warning: no play can end: nothing that `rules` runs calls `end()` [no-way-to-end]
//     8 | graph rules() {
//       |       ^~~~~
//   help: end the game with `end()` where it is decided
var a: Player = x;

begin, rules_begin:;
rules_2, rules_3: a = x;
rules_3, rules_4: player = a;
rules_4, rules_2:;
rules_begin, rules_2:;
