type Word = {a, b, c, x1};

const c1: Word -> Word = {:b};

var inner_arg0_a: Word = a;
var v: Word = a;

begin, rules_begin:;
inner1_1, rules_2: v = inner_arg0_a;
rules_1, rules_4: v = a;
rules_2, rules_3: v = b;
rules_3, rules_1: v = c;
rules_4, rules_5: v = c1[a];
rules_5, end: player = keeper;
rules_begin, inner1_1: inner_arg0_a = b;
