type f_return_type = {f1, f2, f3};

var a: Player = x;
var f_arg0_who: Player = x;
var f_return: f_return_type = f1;

begin, rules_begin:;
f1_1, f_begin: f_return = f1;
f2_1, f_begin: f_return = f2;
f3_1, f_begin: f_return = f3;
f_1, f_2: a != x;
f_1, f_end: a == x;
f_2, f_end: $ o;
f_begin, f_1: a = f_arg0_who;
f_end, rules_1: f_return == f2;
f_end, rules_2: f_return == f1;
f_end, rules_3: f_return == f3;
rules_1, f3_1: f_arg0_who = a;
rules_2, rules_1: $ first;
rules_3, end: player = keeper;
rules_begin, f1_1: f_arg0_who = x;
rules_begin, f2_1: f_arg0_who = o;
