type Choice = {STOP, CONTINUE};

var choice: Choice = CONTINUE;

begin, rules_begin:;
rules_1, rules_3:;
rules_2, rules_6: choice == CONTINUE;
rules_3, rules_4: choice = CONTINUE;
rules_4, rules_5: $ CONTINUE;
rules_5, rules_2:;
rules_6, end: player = keeper;
rules_begin, rules_1: choice = STOP;
