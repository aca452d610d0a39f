type Number = {N__0, N__1, N__2, N__3, N__4, N__5};
type Parity = {even, odd};

const other: Parity -> Parity = {:odd, odd: even};
const parity: Number -> Parity = {:even, N__1: odd, N__3: odd, N__5: odd};

begin, rules_begin:;
rules_begin, end: player = keeper;

@integer 0 : N__0 N__1 N__2 N__3 N__4 N__5;
