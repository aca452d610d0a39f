type Number = {N__0, N__1, N__2};
type Position = {a, b};

const inc: Number -> Number = {:N__1, N__1: N__2, N__2: N__0};

var chosen: {c, d} = d;
var computed: Number = N__2;
var constant: Number -> Number = inc;
var first: Position = a;
var given: Position = b;
var goals: Player -> Score = {:1};
var map: Position -> Position = {:a};
var nested: Player -> Position -> Position = {:{:a}};
var player: PlayerOrSystem = o;

begin, rules_begin:;
rules_begin, end: player = keeper;

@integer 0 : N__0 N__1 N__2;
