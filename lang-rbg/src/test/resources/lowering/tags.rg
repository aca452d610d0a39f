type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {a, b, c};
type Goals = Player -> Score;
type Number_0 = {0};
type Piece = {e, m};
type Player = {p};
type PlayerOrSystem = {p, keeper, random};
type Score = Number_0;
type Visibility = Player -> Bool;

const next: Coord -> Coord = {:b, b: c, c: a};
const walk: Coord -> Coord = {:c, b: a, c: b};

var board: Board = {:m, c: e};
var coord: Coord = a;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k2:;
i6, p5: player = p;
i7, end: player = keeper;
i9, p8: board[coord] = e;
i14, p13: board[coord] = m;
i16, p15: board[coord] = m;
k2, k3:;
k3, i6: ? p5 -> p4;
k3, i7: ! p5 -> p4;
p4, i9: $$ coord;
p5, p10: coord = Coord(*);
p8, p11: coord = next[coord];
p8, p12: coord = walk[coord];
p10, p4: board[coord] == m;
p11, i14: $ m_3;
p12, i16: $ m_4;
p13, end: player = keeper;
p15, p13: board[coord] = e;
