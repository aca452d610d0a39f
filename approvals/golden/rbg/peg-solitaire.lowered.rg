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
i9, m8: coord = up[coord];
i11, m10: coord = down[coord];
i13, m12: coord = left[coord];
i15, m14: coord = right[coord];
i25, m24: coord = up[coord];
i27, m26: coord = down[coord];
i29, m28: coord = left[coord];
i31, m30: coord = right[coord];
i33, p32: player = solver;
i34, end: player = keeper;
i38, p37: board[coord] = hole;
i40, p39: coord = up[coord];
i42, p41: coord = down[coord];
i44, p43: coord = left[coord];
i46, p45: coord = right[coord];
i52, p51: board[coord] = hole;
i54, p53: board[coord] = hole;
i56, p55: board[coord] = hole;
i58, p57: board[coord] = hole;
i60, p59: coord = up[coord];
i62, p61: coord = down[coord];
i64, p63: coord = left[coord];
i66, p65: coord = right[coord];
i74, end: player = keeper;
i75, k2: goals[solver] = table[goals[solver]];
k2, k3:;
k3, i33: ? m4 -> m1;
k3, i34: ! m4 -> m1;
k72, i74: ! k73 -> k2;
k72, k73: ? k73 -> k2;
k73, i75: goals[solver] != 31;
m4, m5: coord = Coord(*);
m5, m6: board[coord] == peg;
m6, m7: board[coord] = hole;
m7, i9: up[coord] != null;
m7, i11: down[coord] != null;
m7, i13: left[coord] != null;
m7, i15: right[coord] != null;
m8, m16: board[coord] == peg;
m10, m17: board[coord] == peg;
m12, m18: board[coord] == peg;
m14, m19: board[coord] == peg;
m16, m20: board[coord] = hole;
m17, m21: board[coord] = hole;
m18, m22: board[coord] = hole;
m19, m23: board[coord] = hole;
m20, i25: up[coord] != null;
m21, i27: down[coord] != null;
m22, i29: left[coord] != null;
m23, i31: right[coord] != null;
m24, m1: board[coord] == hole;
m26, m1: board[coord] == hole;
m28, m1: board[coord] == hole;
m30, m1: board[coord] == hole;
p32, p35: coord = Coord(*);
p35, p36: board[coord] == peg;
p36, i38: $$ coord;
p37, i40: up[coord] != null;
p37, i42: down[coord] != null;
p37, i44: left[coord] != null;
p37, i46: right[coord] != null;
p39, p47: board[coord] == peg;
p41, p48: board[coord] == peg;
p43, p49: board[coord] == peg;
p45, p50: board[coord] == peg;
p47, i52: $ hole_3;
p48, i54: $ hole_5;
p49, i56: $ hole_7;
p50, i58: $ hole_9;
p51, i60: up[coord] != null;
p53, i62: down[coord] != null;
p55, i64: left[coord] != null;
p57, i66: right[coord] != null;
p59, p67: board[coord] == hole;
p61, p68: board[coord] == hole;
p63, p69: board[coord] == hole;
p65, p70: board[coord] == hole;
p67, p71: board[coord] = peg;
p68, p71: board[coord] = peg;
p69, p71: board[coord] = peg;
p70, p71: board[coord] = peg;
p71, k72: player = keeper;
