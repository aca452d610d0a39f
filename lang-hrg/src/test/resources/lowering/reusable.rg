type f_return_type = {f1, f2, f3};

var a: Player = x;
var f_arg0_who: Player = x;
var f_return: f_return_type = f1;

begin, rules_begin:;
f1_begin, f_begin: f_return = f1;
f2_begin, f_begin: f_return = f2;
f3_begin, f_begin: f_return = f3;
f_1, f_3: a == x;
f_1, f_4: a != x;
f_2, f_6: $ o;
f_3, f_end:;
f_4, f_2:;
f_6, f_end:;
f_begin, f_1: a = f_arg0_who;
f_end, rules_3: f_return == f1;
f_end, rules_6: f_return == f2;
f_end, rules_7: f_return == f3;
rules_1, f3_begin: f_arg0_who = a;
rules_2, f1_begin: f_arg0_who = x;
rules_3, rules_4: $ first;
rules_4, rules_1:;
rules_5, f2_begin: f_arg0_who = o;
rules_6, rules_1:;
rules_7, end: player = keeper;
rules_begin, rules_2:;
rules_begin, rules_5:;
