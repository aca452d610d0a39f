type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {
  rx2y0,
  rx3y0,
  rx4y0,
  rx2y1,
  rx3y1,
  rx4y1,
  rx0y2,
  rx1y2,
  rx2y2,
  rx3y2,
  rx4y2,
  rx5y2,
  rx6y2,
  rx0y3,
  rx1y3,
  rx2y3,
  rx3y3,
  rx4y3,
  rx5y3,
  rx6y3,
  rx0y4,
  rx1y4,
  rx2y4,
  rx3y4,
  rx4y4,
  rx5y4,
  rx6y4,
  rx2y5,
  rx3y5,
  rx4y5,
  rx2y6,
  rx3y6,
  rx4y6
};
type CoordOrNull = {
  rx2y0,
  rx3y0,
  rx4y0,
  rx2y1,
  rx3y1,
  rx4y1,
  rx0y2,
  rx1y2,
  rx2y2,
  rx3y2,
  rx4y2,
  rx5y2,
  rx6y2,
  rx0y3,
  rx1y3,
  rx2y3,
  rx3y3,
  rx4y3,
  rx5y3,
  rx6y3,
  rx0y4,
  rx1y4,
  rx2y4,
  rx3y4,
  rx4y4,
  rx5y4,
  rx6y4,
  rx2y5,
  rx3y5,
  rx4y5,
  rx2y6,
  rx3y6,
  rx4y6,
  null
};
type Goals = Player -> Score;
type Number_31 = {
  0,
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  30,
  31
};
type Piece = {hole, peg};
type Player = {solver};
type PlayerOrSystem = {solver, keeper, random};
type Score = Number_31;
type Visibility = Player -> Bool;

const down: Coord -> CoordOrNull = {
  :null,
  rx0y2: rx0y3,
  rx0y3: rx0y4,
  rx1y2: rx1y3,
  rx1y3: rx1y4,
  rx2y0: rx2y1,
  rx2y1: rx2y2,
  rx2y2: rx2y3,
  rx2y3: rx2y4,
  rx2y4: rx2y5,
  rx2y5: rx2y6,
  rx3y0: rx3y1,
  rx3y1: rx3y2,
  rx3y2: rx3y3,
  rx3y3: rx3y4,
  rx3y4: rx3y5,
  rx3y5: rx3y6,
  rx4y0: rx4y1,
  rx4y1: rx4y2,
  rx4y2: rx4y3,
  rx4y3: rx4y4,
  rx4y4: rx4y5,
  rx4y5: rx4y6,
  rx5y2: rx5y3,
  rx5y3: rx5y4,
  rx6y2: rx6y3,
  rx6y3: rx6y4
};
const left: Coord -> CoordOrNull = {
  :null,
  rx1y2: rx0y2,
  rx1y3: rx0y3,
  rx1y4: rx0y4,
  rx2y2: rx1y2,
  rx2y3: rx1y3,
  rx2y4: rx1y4,
  rx3y0: rx2y0,
  rx3y1: rx2y1,
  rx3y2: rx2y2,
  rx3y3: rx2y3,
  rx3y4: rx2y4,
  rx3y5: rx2y5,
  rx3y6: rx2y6,
  rx4y0: rx3y0,
  rx4y1: rx3y1,
  rx4y2: rx3y2,
  rx4y3: rx3y3,
  rx4y4: rx3y4,
  rx4y5: rx3y5,
  rx4y6: rx3y6,
  rx5y2: rx4y2,
  rx5y3: rx4y3,
  rx5y4: rx4y4,
  rx6y2: rx5y2,
  rx6y3: rx5y3,
  rx6y4: rx5y4
};
const right: Coord -> CoordOrNull = {
  :null,
  rx0y2: rx1y2,
  rx0y3: rx1y3,
  rx0y4: rx1y4,
  rx1y2: rx2y2,
  rx1y3: rx2y3,
  rx1y4: rx2y4,
  rx2y0: rx3y0,
  rx2y1: rx3y1,
  rx2y2: rx3y2,
  rx2y3: rx3y3,
  rx2y4: rx3y4,
  rx2y5: rx3y5,
  rx2y6: rx3y6,
  rx3y0: rx4y0,
  rx3y1: rx4y1,
  rx3y2: rx4y2,
  rx3y3: rx4y3,
  rx3y4: rx4y4,
  rx3y5: rx4y5,
  rx3y6: rx4y6,
  rx4y2: rx5y2,
  rx4y3: rx5y3,
  rx4y4: rx5y4,
  rx5y2: rx6y2,
  rx5y3: rx6y3,
  rx5y4: rx6y4
};
const table: Number_31 -> Number_31 = {
  :1,
  1: 2,
  2: 3,
  3: 4,
  4: 5,
  5: 6,
  6: 7,
  7: 8,
  8: 9,
  9: 10,
  10: 11,
  11: 12,
  12: 13,
  13: 14,
  14: 15,
  15: 16,
  16: 17,
  17: 18,
  18: 19,
  19: 20,
  20: 21,
  21: 22,
  22: 23,
  23: 24,
  24: 25,
  25: 26,
  26: 27,
  27: 28,
  28: 29,
  29: 30,
  30: 31
};
const up: Coord -> CoordOrNull = {
  :null,
  rx0y3: rx0y2,
  rx0y4: rx0y3,
  rx1y3: rx1y2,
  rx1y4: rx1y3,
  rx2y1: rx2y0,
  rx2y2: rx2y1,
  rx2y3: rx2y2,
  rx2y4: rx2y3,
  rx2y5: rx2y4,
  rx2y6: rx2y5,
  rx3y1: rx3y0,
  rx3y2: rx3y1,
  rx3y3: rx3y2,
  rx3y4: rx3y3,
  rx3y5: rx3y4,
  rx3y6: rx3y5,
  rx4y1: rx4y0,
  rx4y2: rx4y1,
  rx4y3: rx4y2,
  rx4y4: rx4y3,
  rx4y5: rx4y4,
  rx4y6: rx4y5,
  rx5y3: rx5y2,
  rx5y4: rx5y3,
  rx6y3: rx6y2,
  rx6y4: rx6y3
};

var board: Board = {:peg, rx3y3: hole};
var coord: Coord = rx2y0;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k2:;
i14, m13: coord = up[coord];
i16, m15: coord = down[coord];
i18, m17: coord = left[coord];
i20, m19: coord = right[coord];
i30, m29: coord = up[coord];
i32, m31: coord = down[coord];
i34, m33: coord = left[coord];
i36, m35: coord = right[coord];
i38, p37: player = solver;
i39, end: player = keeper;
i43, p42: board[coord] = hole;
i49, p48: coord = up[coord];
i51, p50: coord = down[coord];
i53, p52: coord = left[coord];
i55, p54: coord = right[coord];
i61, p60: board[coord] = hole;
i63, p62: board[coord] = hole;
i65, p64: board[coord] = hole;
i67, p66: board[coord] = hole;
i69, p68: coord = up[coord];
i71, p70: coord = down[coord];
i73, p72: coord = left[coord];
i75, p74: coord = right[coord];
i87, end: player = keeper;
i88, k3: goals[solver] = table[goals[solver]];
k2, k3:;
k3, k4:;
k4, i38: ? m5 -> m1;
k4, i39: ! m5 -> m1;
k85, i87: ! k86 -> k3;
k85, k86: ? k86 -> k3;
k86, i88: goals[solver] != 31;
m5, m6: coord = Coord(*);
m6, m7: board[coord] == peg;
m7, m8: board[coord] = hole;
m8, m9:;
m8, m10:;
m8, m11:;
m8, m12:;
m9, i14: up[coord] != null;
m10, i16: down[coord] != null;
m11, i18: left[coord] != null;
m12, i20: right[coord] != null;
m13, m21: board[coord] == peg;
m15, m22: board[coord] == peg;
m17, m23: board[coord] == peg;
m19, m24: board[coord] == peg;
m21, m25: board[coord] = hole;
m22, m26: board[coord] = hole;
m23, m27: board[coord] = hole;
m24, m28: board[coord] = hole;
m25, i30: up[coord] != null;
m26, i32: down[coord] != null;
m27, i34: left[coord] != null;
m28, i36: right[coord] != null;
m29, m1: board[coord] == hole;
m31, m1: board[coord] == hole;
m33, m1: board[coord] == hole;
m35, m1: board[coord] == hole;
p37, p40: coord = Coord(*);
p40, p41: board[coord] == peg;
p41, i43: $$ coord;
p42, p44:;
p42, p45:;
p42, p46:;
p42, p47:;
p44, i49: up[coord] != null;
p45, i51: down[coord] != null;
p46, i53: left[coord] != null;
p47, i55: right[coord] != null;
p48, p56: board[coord] == peg;
p50, p57: board[coord] == peg;
p52, p58: board[coord] == peg;
p54, p59: board[coord] == peg;
p56, i61: $ hole_3;
p57, i63: $ hole_5;
p58, i65: $ hole_7;
p59, i67: $ hole_9;
p60, i69: up[coord] != null;
p62, i71: down[coord] != null;
p64, i73: left[coord] != null;
p66, i75: right[coord] != null;
p68, p76: board[coord] == hole;
p70, p77: board[coord] == hole;
p72, p78: board[coord] == hole;
p74, p79: board[coord] == hole;
p76, p80: board[coord] = peg;
p77, p81: board[coord] = peg;
p78, p82: board[coord] = peg;
p79, p83: board[coord] = peg;
p80, p84:;
p81, p84:;
p82, p84:;
p83, p84:;
p84, k85: player = keeper;
