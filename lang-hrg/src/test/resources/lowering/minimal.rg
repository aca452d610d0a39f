begin, rules_begin:;
rules_begin, end: player = keeper;
