type Choice = {STOP, CONTINUE};

var choice: Choice = CONTINUE;

begin, rules_begin:;
rules_1, rules_3: choice = CONTINUE;
rules_2, rules_4: choice == CONTINUE;
rules_3, rules_2: $ CONTINUE;
rules_4, end: player = keeper;
rules_begin, rules_1: choice = STOP;
