type Position = {P__0, P__1, P__2};

const down: Position -> Position = {:P__2, P__1: P__0, P__2: P__1};
const of: Player -> Position -> Position = {:up, o: down};
const up: Position -> Position = {:P__1, P__1: P__2, P__2: P__0};

var position: Position = P__0;
var step_arg0_dir: Position -> Position = {:P__0};

begin, rules_begin:;
rules_1, step3_1: step_arg0_dir = of[x];
rules_2, step1_1: step_arg0_dir = up;
rules_3, step2_1: step_arg0_dir = down;
rules_4, rules_5: position = of[x][position];
rules_5, rules_6: position = of[o][of[x][position]];
rules_6, rules_7: position = of[o][position];
rules_7, end: player = keeper;
rules_begin, rules_2: position = up[up[position]];
rules_begin, rules_3: position = down[down[position]];
step1_1, rules_1: position = step_arg0_dir[position];
step2_1, rules_1: position = step_arg0_dir[position];
step3_1, rules_4: position = step_arg0_dir[position];

@integer 0 : P__0 P__1 P__2;
