var a: Player = x;
var g_arg0_who: Player = x;

begin, rules_begin:;
f_begin, f_end: a == x;
g_begin, g_end: a == g_arg0_who;
g_check1_begin, g_begin: g_arg0_who = x;
g_check2_begin, g_begin: g_arg0_who = o;
rules_1, rules_2: ! f_begin -> f_end;
rules_2, rules_3: ? g_check1_begin -> g_end;
rules_3, rules_4: ? g_check2_begin -> g_end;
rules_4, end: player = keeper;
rules_begin, rules_1: ? f_begin -> f_end;
