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
const down_down: Coord -> CoordOrNull = {
  :null,
  rx0y2: rx0y4,
  rx1y2: rx1y4,
  rx2y0: rx2y2,
  rx2y1: rx2y3,
  rx2y2: rx2y4,
  rx2y3: rx2y5,
  rx2y4: rx2y6,
  rx3y0: rx3y2,
  rx3y1: rx3y3,
  rx3y2: rx3y4,
  rx3y3: rx3y5,
  rx3y4: rx3y6,
  rx4y0: rx4y2,
  rx4y1: rx4y3,
  rx4y2: rx4y4,
  rx4y3: rx4y5,
  rx4y4: rx4y6,
  rx5y2: rx5y4,
  rx6y2: rx6y4
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
const left_left: Coord -> CoordOrNull = {
  :null,
  rx2y2: rx0y2,
  rx2y3: rx0y3,
  rx2y4: rx0y4,
  rx3y2: rx1y2,
  rx3y3: rx1y3,
  rx3y4: rx1y4,
  rx4y0: rx2y0,
  rx4y1: rx2y1,
  rx4y2: rx2y2,
  rx4y3: rx2y3,
  rx4y4: rx2y4,
  rx4y5: rx2y5,
  rx4y6: rx2y6,
  rx5y2: rx3y2,
  rx5y3: rx3y3,
  rx5y4: rx3y4,
  rx6y2: rx4y2,
  rx6y3: rx4y3,
  rx6y4: rx4y4
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
const right_right: Coord -> CoordOrNull = {
  :null,
  rx0y2: rx2y2,
  rx0y3: rx2y3,
  rx0y4: rx2y4,
  rx1y2: rx3y2,
  rx1y3: rx3y3,
  rx1y4: rx3y4,
  rx2y0: rx4y0,
  rx2y1: rx4y1,
  rx2y2: rx4y2,
  rx2y3: rx4y3,
  rx2y4: rx4y4,
  rx2y5: rx4y5,
  rx2y6: rx4y6,
  rx3y2: rx5y2,
  rx3y3: rx5y3,
  rx3y4: rx5y4,
  rx4y2: rx6y2,
  rx4y3: rx6y3,
  rx4y4: rx6y4
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
const up_up: Coord -> CoordOrNull = {
  :null,
  rx0y4: rx0y2,
  rx1y4: rx1y2,
  rx2y2: rx2y0,
  rx2y3: rx2y1,
  rx2y4: rx2y2,
  rx2y5: rx2y3,
  rx2y6: rx2y4,
  rx3y2: rx3y0,
  rx3y3: rx3y1,
  rx3y4: rx3y2,
  rx3y5: rx3y3,
  rx3y6: rx3y4,
  rx4y2: rx4y0,
  rx4y3: rx4y1,
  rx4y4: rx4y2,
  rx4y5: rx4y3,
  rx4y6: rx4y4,
  rx5y4: rx5y2,
  rx6y4: rx6y2
};

var board: Board = {:peg, rx3y3: hole};
var coord: Coord = rx2y0;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k3:;
i38, p37: player = solver;
i39, end: player = keeper;
i43, p42: board[coord] = hole;
i61, i69: board[up[coord]] = hole;
i63, i71: board[down[coord]] = hole;
i65, i73: board[left[coord]] = hole;
i67, i75: board[right[coord]] = hole;
i69, p68: board[up_up[coord]] == hole;
i71, p70: board[down_down[coord]] == hole;
i73, p72: board[left_left[coord]] == hole;
i75, p74: board[right_right[coord]] == hole;
i88, k3: goals[solver] = table[goals[solver]];
k3, i38: ? m5 -> m1;
k3, i39: ! m5 -> m1;
k85, i39: ! k86 -> k3;
k85, k86: ? k86 -> k3;
k86, i88: goals[solver] != 31;
m5, m6: coord = Coord(*);
m6, m7: board[coord] == peg;
m7, m8: board[coord] = hole;
m8, m13: up[coord] != null;
m8, m15: down[coord] != null;
m8, m17: left[coord] != null;
m8, m19: right[coord] != null;
m13, m21: board[up[coord]] == peg;
m15, m22: board[down[coord]] == peg;
m17, m23: board[left[coord]] == peg;
m19, m24: board[right[coord]] == peg;
m21, m29: board[up[coord]] = hole;
m22, m31: board[down[coord]] = hole;
m23, m33: board[left[coord]] = hole;
m24, m35: board[right[coord]] = hole;
m29, m1: board[up_up[coord]] == hole;
m31, m1: board[down_down[coord]] == hole;
m33, m1: board[left_left[coord]] == hole;
m35, m1: board[right_right[coord]] == hole;
p37, p40: coord = Coord(*);
p40, p41: board[coord] == peg;
p41, i43: $$ coord;
p42, p48: up[coord] != null;
p42, p50: down[coord] != null;
p42, p52: left[coord] != null;
p42, p54: right[coord] != null;
p48, p56: board[up[coord]] == peg;
p50, p57: board[down[coord]] == peg;
p52, p58: board[left[coord]] == peg;
p54, p59: board[right[coord]] == peg;
p56, i61: $ hole_3;
p57, i63: $ hole_5;
p58, i65: $ hole_7;
p59, i67: $ hole_9;
p68, p76: coord = up_up[coord];
p70, p76: coord = down_down[coord];
p72, p76: coord = left_left[coord];
p74, p76: coord = right_right[coord];
p76, p84: board[coord] = peg;
p84, k85: player = keeper;

@disjointExhaustive k3 : i38 i39;
@disjointExhaustive k85 : k86 i39;
@integer 0 : 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31;
@integer 0 : 0 1;
@repeat i38 p37 i39 i43 p42 p48 p50 p52 p54 i61 i63 i65 i67 i69 p68 i71 p70 i73 p72 i75 p74 i88 k3 k85 k86 p40 p41 p56 p57 p58 p59 p76 p84 :
  board
  coord
  goals
  player;
@simpleApplyExhaustive p37 k85 [coord_1: Coord, hole_3] coord = Coord(coord_1), board[coord] = hole, board[up[coord]] = hole, coord = up_up[coord], board[coord] = peg, player = keeper;
@simpleApplyExhaustive p37 k85 [coord_1: Coord, hole_5] coord = Coord(coord_1), board[coord] = hole, board[down[coord]] = hole, coord = down_down[coord], board[coord] = peg, player = keeper;
@simpleApplyExhaustive p37 k85 [coord_1: Coord, hole_7] coord = Coord(coord_1), board[coord] = hole, board[left[coord]] = hole, coord = left_left[coord], board[coord] = peg, player = keeper;
@simpleApplyExhaustive p37 k85 [coord_1: Coord, hole_9] coord = Coord(coord_1), board[coord] = hole, board[right[coord]] = hole, coord = right_right[coord], board[coord] = peg, player = keeper;
@tagIndex p41 : 0;
@tagIndex p56 p57 p58 p59 : 1;
@tagMaxIndex p41 : 0;
@tagMaxIndex p56 p57 p58 p59 : 1;
@unique begin m13 m15 m17 m19 m29 m31 m33 m35 m5 m6 m7 m8 m21 m22 m23 m24;
