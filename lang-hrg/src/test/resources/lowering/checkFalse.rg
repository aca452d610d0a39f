begin, rules_begin:;
rules_1, end: player = keeper;
rules_begin, rules_1:;
rules_begin, rules_1: player != player;
