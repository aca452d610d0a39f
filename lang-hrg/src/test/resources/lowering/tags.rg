type Position = {P__0, P__1, P__2};

const down: Position -> Position = {:P__2, P__1: P__0, P__2: P__1};
const up: Position -> Position = {:P__1, P__1: P__2, P__2: P__0};

var position: Position = P__0;

begin, rules_begin:;
rules_1, rules_2: $ a__b;
rules_2, rules_3: $ _a;
rules_3, rules_4: $ Q;
rules_4, rules_5: $ R;
rules_5, rules_6: $ S__t;
rules_6, rules_7: $$ position;
rules_7, rules_9: $ P;
rules_7, rules_14: $ q;
rules_8, rules_20: $ P__0;
rules_8, rules_21: $ P__1;
rules_8, rules_22: $ P__2;
rules_9, rules_10: $ P__up;
rules_9, rules_12: $ P__down;
rules_10, rules_11: $ up;
rules_11, rules_8: position = up[position];
rules_12, rules_13: $ down;
rules_13, rules_8: position = down[position];
rules_14, rules_15: $ q__up;
rules_14, rules_17: $ q__down;
rules_15, rules_16: $ up;
rules_16, rules_8: position = up[position];
rules_17, rules_18: $ down;
rules_18, rules_8: position = down[position];
rules_19, end: player = keeper;
rules_20, rules_19: $ Y;
rules_21, rules_19: $ Y;
rules_22, rules_19: $ Y;
rules_begin, rules_1: $ a;

@artificialTag Q R S__t down up;
@integer 0 : P__0 P__1 P__2;
