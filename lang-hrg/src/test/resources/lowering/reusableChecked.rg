var a: Player = x;
var g_arg0_who: Player = x;

begin, rules_begin:;
f_1, f_end:;
f_begin, f_1: a == x;
g_1, g_end:;
g_begin, g_1: a == g_arg0_who;
g_check1_begin, g_begin: g_arg0_who = x;
g_check2_begin, g_begin: g_arg0_who = o;
rules_1, rules_2: ! f_begin -> f_end;
rules_2, rules_3: ? g_check1_begin -> g_end;
rules_3, rules_4: ? g_check2_begin -> g_end;
rules_4, end: player = keeper;
rules_begin, rules_1: ? f_begin -> f_end;
