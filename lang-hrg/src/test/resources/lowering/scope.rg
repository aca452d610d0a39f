type Word = {a, b, c, x1};

const c1: Word -> Word = {:b};

var inner_arg0_a: Word = a;
var v: Word = a;

begin, rules_begin:;
inner1_1, inner1_end:;
inner1_begin, inner1_1: v = inner_arg0_a;
inner1_end, rules_3:;
rules_1, rules_8: v = a;
rules_2, inner1_begin: inner_arg0_a = b;
rules_3, rules_5:;
rules_4, rules_7: v = c;
rules_5, rules_6: v = b;
rules_6, rules_4:;
rules_7, rules_1:;
rules_8, rules_9: v = c1[a];
rules_9, end: player = keeper;
rules_begin, rules_2:;
