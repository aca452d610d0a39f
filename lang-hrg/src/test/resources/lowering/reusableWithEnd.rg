type f_return_type = {g_check1_f1, f1, f2};

var a: Player = x;
var f_return: f_return_type = g_check1_f1;

begin, rules_begin:;
f_1, end: player = keeper;
f_begin, f_1: a == x;
f_begin, f_end: a != x;
f_check1_begin, f_check1_end: a != x;
f_check1_begin, f_check1_end: a == x;
f_end, rules_3: f_return == f1;
f_end, rules_4: f_return == f2;
g_check1_begin, g_check1_f_begin: f_return = g_check1_f1;
g_check1_f_begin, g_check1_end: a == x;
g_check1_f_begin, g_check1_f_end: a != x;
g_check1_f_end, g_check1_end: f_return == g_check1_f1;
rules_1, rules_2: ? g_check1_begin -> g_check1_end;
rules_2, f_begin: f_return = f1;
rules_3, f_begin: f_return = f2;
rules_4, end: player = keeper;
rules_begin, rules_1: ? f_check1_begin -> f_check1_end;
