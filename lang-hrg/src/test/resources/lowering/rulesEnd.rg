// rulesEnd.hrg:4:7: warning: the end of `rules` can be reached, but reaching it is not a move [rules-end]
//     4 | graph rules() {
//       |       ^~~~~
//   help: end the game with `end()`
begin, rules_begin:;
rules_1, rules_end:;
rules_begin, rules_1: player = x;
rules_end, end:;
