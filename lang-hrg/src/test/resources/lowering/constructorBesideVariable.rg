type Card = {C__1_s, C__1_h, C__2_s, C__2_h};
type Suit = {S__s, S__h};

const suit: Card -> Suit = {:S__s, C__1_h: S__h, C__2_h: S__h};
const swap: Card -> Card = {:C__2_s, C__1_h: C__2_h, C__2_h: C__1_h, C__2_s: C__1_s};

begin, rules_begin:;
rules_begin, end: player = keeper;
