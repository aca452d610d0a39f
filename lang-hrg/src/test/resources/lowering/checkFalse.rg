begin, rules_begin:;
rules_1, end: player = keeper;
rules_2, rules_3: player != player;
rules_3, rules_1:;
rules_4, rules_5:;
rules_5, rules_1:;
rules_begin, rules_2:;
rules_begin, rules_4:;
