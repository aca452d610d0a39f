type Name = {a2, a10, b};
type Number = {N__0, N__1, N__2, N__3};

const back: Number -> Number = {:N__3, N__1: N__0, N__2: N__1, N__3: N__2};
const chain: Number -> Number = {:N__3, N__1: N__2, N__2: N__1, N__3: N__0};
const in: Number -> Bool = {:0, N__1: 1, N__3: 1};
const order: Name -> Name -> Bool = {:{:1, a2: 0}, a10: {:0, b: 1}, b: {:0}};
const same: Name -> Number -> Bool = {:{:0}};

begin, rules_begin:;
rules_begin, end: player = keeper;

@integer 0 : N__0 N__1 N__2 N__3;
