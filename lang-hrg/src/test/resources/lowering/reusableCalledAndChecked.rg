type f_return_type = {f1, f_check1};

var a: Player = x;
var f_arg0_who: Player = x;
var f_return: f_return_type = f1;

begin, rules_begin:;
f1_begin, f_begin: f_return = f1;
f_1, f_end:;
f_begin, f_1: a == f_arg0_who;
f_check1_1, f_begin: f_return = f_check1;
f_check1_begin, f_check1_1: f_arg0_who = o;
f_end, rules_1: f_return == f1;
rules_1, rules_3: ? f_check1_begin -> f_end;
rules_1, rules_4: ! f_check1_begin -> f_end;
rules_2, end: player = keeper;
rules_3, rules_5: $ o;
rules_4, rules_2:;
rules_5, rules_2:;
rules_begin, f1_begin: f_arg0_who = x;
