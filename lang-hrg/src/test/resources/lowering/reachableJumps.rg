var a: Player = x;

begin, rules_begin:;
checked_check1_1, checked_check1_2: a != x;
checked_check1_1, checked_check1_end: a == x;
checked_check1_2, checked_check1_end: a == o;
checked_check1_begin, checked_check1_1:;
checked_check1_begin, checked_check1_1: a = o;
checked_check1_begin, checked_check1_end: a = x;
inner1_1, end: player = keeper;
rules_1, inner1_1: a = x;
rules_1, rules_2:;
rules_1, rules_2: a = o;
rules_2, end: player = keeper;
rules_begin, rules_1: ? checked_check1_begin -> checked_check1_end;
