type f_return_type = {f1, g_check1_f1, g_check1_f2, f2};

var a: Player = x;
var f_arg0_who: Player = x;
var f_return: f_return_type = f1;

begin, rules_begin:;
f1_begin, f_begin: f_return = f1;
f2_begin, f_begin: f_return = f2;
f_1, f_end:;
f_begin, f_1: a == f_arg0_who;
f_end, rules_1: f_return == f1;
f_end, rules_3: f_return == f2;
g_check1_1, g_check1_f1_begin: f_arg0_who = x;
g_check1_2, g_check1_3: a = o;
g_check1_3, g_check1_f2_begin: f_arg0_who = o;
g_check1_4, g_check1_end:;
g_check1_begin, g_check1_1:;
g_check1_f1_begin, g_check1_f_begin: f_return = g_check1_f1;
g_check1_f2_begin, g_check1_f_begin: f_return = g_check1_f2;
g_check1_f_1, g_check1_f_end:;
g_check1_f_begin, g_check1_f_1: a == f_arg0_who;
g_check1_f_end, g_check1_2: f_return == g_check1_f1;
g_check1_f_end, g_check1_4: f_return == g_check1_f2;
rules_1, rules_2: ? g_check1_begin -> g_check1_end;
rules_2, f2_begin: f_arg0_who = o;
rules_3, end: player = keeper;
rules_begin, f1_begin: f_arg0_who = x;
