type Position = {P__0, P__1, P__2};

const down: Position -> Position = {:P__2, P__1: P__0, P__2: P__1};
const of: Player -> Position -> Position = {:up, o: down};
const up: Position -> Position = {:P__1, P__1: P__2, P__2: P__0};

var position: Position = P__0;
var step_arg0_dir: Position -> Position = {:P__0};

begin, rules_begin:;
rules_1, step3_begin: step_arg0_dir = of[x];
rules_2, rules_3: position = up[up[position]];
rules_3, step1_begin: step_arg0_dir = up;
rules_4, rules_1:;
rules_5, rules_6: position = down[down[position]];
rules_6, step2_begin: step_arg0_dir = down;
rules_7, rules_1:;
rules_8, rules_9: position = of[x][position];
rules_9, rules_10: position = of[o][of[x][position]];
rules_10, rules_11: position = of[o][position];
rules_11, end: player = keeper;
rules_begin, rules_2:;
rules_begin, rules_5:;
step1_1, step1_end:;
step1_begin, step1_1: position = step_arg0_dir[position];
step1_end, rules_4:;
step2_1, step2_end:;
step2_begin, step2_1: position = step_arg0_dir[position];
step2_end, rules_7:;
step3_1, step3_end:;
step3_begin, step3_1: position = step_arg0_dir[position];
step3_end, rules_8:;

@integer 0 : P__0 P__1 P__2;
