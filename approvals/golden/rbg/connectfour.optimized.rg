type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {
  rx0y0,
  rx1y0,
  rx2y0,
  rx3y0,
  rx4y0,
  rx5y0,
  rx6y0,
  rx0y1,
  rx1y1,
  rx2y1,
  rx3y1,
  rx4y1,
  rx5y1,
  rx6y1,
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
  rx0y5,
  rx1y5,
  rx2y5,
  rx3y5,
  rx4y5,
  rx5y5,
  rx6y5
};
type CoordOrNull = {
  rx0y0,
  rx1y0,
  rx2y0,
  rx3y0,
  rx4y0,
  rx5y0,
  rx6y0,
  rx0y1,
  rx1y1,
  rx2y1,
  rx3y1,
  rx4y1,
  rx5y1,
  rx6y1,
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
  rx0y5,
  rx1y5,
  rx2y5,
  rx3y5,
  rx4y5,
  rx5y5,
  rx6y5,
  null
};
type Goals = Player -> Score;
type Number_42 = {
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
  31,
  32,
  33,
  34,
  35,
  36,
  37,
  38,
  39,
  40,
  41,
  42
};
type Number_100 = {0, 50, 100};
type Piece = {empty, redDisc, yellowDisc};
type Player = {red, yellow};
type PlayerOrSystem = {red, yellow, keeper, random};
type Score = {0, 50, 100};
type Visibility = Player -> Bool;

const at: Coord -> Bool = {
  :0,
  rx0y5: 1,
  rx1y5: 1,
  rx2y5: 1,
  rx3y5: 1,
  rx4y5: 1,
  rx5y5: 1,
  rx6y5: 1
};
const decrement: Number_42 -> Number_42 = {
  :0,
  2: 1,
  3: 2,
  4: 3,
  5: 4,
  6: 5,
  7: 6,
  8: 7,
  9: 8,
  10: 9,
  11: 10,
  12: 11,
  13: 12,
  14: 13,
  15: 14,
  16: 15,
  17: 16,
  18: 17,
  19: 18,
  20: 19,
  21: 20,
  22: 21,
  23: 22,
  24: 23,
  25: 24,
  26: 25,
  27: 26,
  28: 27,
  29: 28,
  30: 29,
  31: 30,
  32: 31,
  33: 32,
  34: 33,
  35: 34,
  36: 35,
  37: 36,
  38: 37,
  39: 38,
  40: 39,
  41: 40,
  42: 41
};
const down: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx0y1,
  rx0y1: rx0y2,
  rx0y2: rx0y3,
  rx0y3: rx0y4,
  rx0y4: rx0y5,
  rx1y0: rx1y1,
  rx1y1: rx1y2,
  rx1y2: rx1y3,
  rx1y3: rx1y4,
  rx1y4: rx1y5,
  rx2y0: rx2y1,
  rx2y1: rx2y2,
  rx2y2: rx2y3,
  rx2y3: rx2y4,
  rx2y4: rx2y5,
  rx3y0: rx3y1,
  rx3y1: rx3y2,
  rx3y2: rx3y3,
  rx3y3: rx3y4,
  rx3y4: rx3y5,
  rx4y0: rx4y1,
  rx4y1: rx4y2,
  rx4y2: rx4y3,
  rx4y3: rx4y4,
  rx4y4: rx4y5,
  rx5y0: rx5y1,
  rx5y1: rx5y2,
  rx5y2: rx5y3,
  rx5y3: rx5y4,
  rx5y4: rx5y5,
  rx6y0: rx6y1,
  rx6y1: rx6y2,
  rx6y2: rx6y3,
  rx6y3: rx6y4,
  rx6y4: rx6y5
};
const down_down: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx0y2,
  rx0y1: rx0y3,
  rx0y2: rx0y4,
  rx0y3: rx0y5,
  rx1y0: rx1y2,
  rx1y1: rx1y3,
  rx1y2: rx1y4,
  rx1y3: rx1y5,
  rx2y0: rx2y2,
  rx2y1: rx2y3,
  rx2y2: rx2y4,
  rx2y3: rx2y5,
  rx3y0: rx3y2,
  rx3y1: rx3y3,
  rx3y2: rx3y4,
  rx3y3: rx3y5,
  rx4y0: rx4y2,
  rx4y1: rx4y3,
  rx4y2: rx4y4,
  rx4y3: rx4y5,
  rx5y0: rx5y2,
  rx5y1: rx5y3,
  rx5y2: rx5y4,
  rx5y3: rx5y5,
  rx6y0: rx6y2,
  rx6y1: rx6y3,
  rx6y2: rx6y4,
  rx6y3: rx6y5
};
const down_down_down: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx0y3,
  rx0y1: rx0y4,
  rx0y2: rx0y5,
  rx1y0: rx1y3,
  rx1y1: rx1y4,
  rx1y2: rx1y5,
  rx2y0: rx2y3,
  rx2y1: rx2y4,
  rx2y2: rx2y5,
  rx3y0: rx3y3,
  rx3y1: rx3y4,
  rx3y2: rx3y5,
  rx4y0: rx4y3,
  rx4y1: rx4y4,
  rx4y2: rx4y5,
  rx5y0: rx5y3,
  rx5y1: rx5y4,
  rx5y2: rx5y5,
  rx6y0: rx6y3,
  rx6y1: rx6y4,
  rx6y2: rx6y5
};
const left: Coord -> CoordOrNull = {
  :null,
  rx1y0: rx0y0,
  rx1y1: rx0y1,
  rx1y2: rx0y2,
  rx1y3: rx0y3,
  rx1y4: rx0y4,
  rx1y5: rx0y5,
  rx2y0: rx1y0,
  rx2y1: rx1y1,
  rx2y2: rx1y2,
  rx2y3: rx1y3,
  rx2y4: rx1y4,
  rx2y5: rx1y5,
  rx3y0: rx2y0,
  rx3y1: rx2y1,
  rx3y2: rx2y2,
  rx3y3: rx2y3,
  rx3y4: rx2y4,
  rx3y5: rx2y5,
  rx4y0: rx3y0,
  rx4y1: rx3y1,
  rx4y2: rx3y2,
  rx4y3: rx3y3,
  rx4y4: rx3y4,
  rx4y5: rx3y5,
  rx5y0: rx4y0,
  rx5y1: rx4y1,
  rx5y2: rx4y2,
  rx5y3: rx4y3,
  rx5y4: rx4y4,
  rx5y5: rx4y5,
  rx6y0: rx5y0,
  rx6y1: rx5y1,
  rx6y2: rx5y2,
  rx6y3: rx5y3,
  rx6y4: rx5y4,
  rx6y5: rx5y5
};
const right: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx1y0,
  rx0y1: rx1y1,
  rx0y2: rx1y2,
  rx0y3: rx1y3,
  rx0y4: rx1y4,
  rx0y5: rx1y5,
  rx1y0: rx2y0,
  rx1y1: rx2y1,
  rx1y2: rx2y2,
  rx1y3: rx2y3,
  rx1y4: rx2y4,
  rx1y5: rx2y5,
  rx2y0: rx3y0,
  rx2y1: rx3y1,
  rx2y2: rx3y2,
  rx2y3: rx3y3,
  rx2y4: rx3y4,
  rx2y5: rx3y5,
  rx3y0: rx4y0,
  rx3y1: rx4y1,
  rx3y2: rx4y2,
  rx3y3: rx4y3,
  rx3y4: rx4y4,
  rx3y5: rx4y5,
  rx4y0: rx5y0,
  rx4y1: rx5y1,
  rx4y2: rx5y2,
  rx4y3: rx5y3,
  rx4y4: rx5y4,
  rx4y5: rx5y5,
  rx5y0: rx6y0,
  rx5y1: rx6y1,
  rx5y2: rx6y2,
  rx5y3: rx6y3,
  rx5y4: rx6y4,
  rx5y5: rx6y5
};
const right_right: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx2y0,
  rx0y1: rx2y1,
  rx0y2: rx2y2,
  rx0y3: rx2y3,
  rx0y4: rx2y4,
  rx0y5: rx2y5,
  rx1y0: rx3y0,
  rx1y1: rx3y1,
  rx1y2: rx3y2,
  rx1y3: rx3y3,
  rx1y4: rx3y4,
  rx1y5: rx3y5,
  rx2y0: rx4y0,
  rx2y1: rx4y1,
  rx2y2: rx4y2,
  rx2y3: rx4y3,
  rx2y4: rx4y4,
  rx2y5: rx4y5,
  rx3y0: rx5y0,
  rx3y1: rx5y1,
  rx3y2: rx5y2,
  rx3y3: rx5y3,
  rx3y4: rx5y4,
  rx3y5: rx5y5,
  rx4y0: rx6y0,
  rx4y1: rx6y1,
  rx4y2: rx6y2,
  rx4y3: rx6y3,
  rx4y4: rx6y4,
  rx4y5: rx6y5
};
const right_right_right: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx3y0,
  rx0y1: rx3y1,
  rx0y2: rx3y2,
  rx0y3: rx3y3,
  rx0y4: rx3y4,
  rx0y5: rx3y5,
  rx1y0: rx4y0,
  rx1y1: rx4y1,
  rx1y2: rx4y2,
  rx1y3: rx4y3,
  rx1y4: rx4y4,
  rx1y5: rx4y5,
  rx2y0: rx5y0,
  rx2y1: rx5y1,
  rx2y2: rx5y2,
  rx2y3: rx5y3,
  rx2y4: rx5y4,
  rx2y5: rx5y5,
  rx3y0: rx6y0,
  rx3y1: rx6y1,
  rx3y2: rx6y2,
  rx3y3: rx6y3,
  rx3y4: rx6y4,
  rx3y5: rx6y5
};
const walk: Coord -> CoordOrNull = {
  :null,
  rx1y0: rx0y1,
  rx1y1: rx0y2,
  rx1y2: rx0y3,
  rx1y3: rx0y4,
  rx1y4: rx0y5,
  rx2y0: rx1y1,
  rx2y1: rx1y2,
  rx2y2: rx1y3,
  rx2y3: rx1y4,
  rx2y4: rx1y5,
  rx3y0: rx2y1,
  rx3y1: rx2y2,
  rx3y2: rx2y3,
  rx3y3: rx2y4,
  rx3y4: rx2y5,
  rx4y0: rx3y1,
  rx4y1: rx3y2,
  rx4y2: rx3y3,
  rx4y3: rx3y4,
  rx4y4: rx3y5,
  rx5y0: rx4y1,
  rx5y1: rx4y2,
  rx5y2: rx4y3,
  rx5y3: rx4y4,
  rx5y4: rx4y5,
  rx6y0: rx5y1,
  rx6y1: rx5y2,
  rx6y2: rx5y3,
  rx6y3: rx5y4,
  rx6y4: rx5y5
};
const walk_1: Coord -> CoordOrNull = {
  :null,
  rx1y1: rx0y0,
  rx1y2: rx0y1,
  rx1y3: rx0y2,
  rx1y4: rx0y3,
  rx1y5: rx0y4,
  rx2y1: rx1y0,
  rx2y2: rx1y1,
  rx2y3: rx1y2,
  rx2y4: rx1y3,
  rx2y5: rx1y4,
  rx3y1: rx2y0,
  rx3y2: rx2y1,
  rx3y3: rx2y2,
  rx3y4: rx2y3,
  rx3y5: rx2y4,
  rx4y1: rx3y0,
  rx4y2: rx3y1,
  rx4y3: rx3y2,
  rx4y4: rx3y3,
  rx4y5: rx3y4,
  rx5y1: rx4y0,
  rx5y2: rx4y1,
  rx5y3: rx4y2,
  rx5y4: rx4y3,
  rx5y5: rx4y4,
  rx6y1: rx5y0,
  rx6y2: rx5y1,
  rx6y3: rx5y2,
  rx6y4: rx5y3,
  rx6y5: rx5y4
};
const walk_2: Coord -> CoordOrNull = {
  :null,
  rx0y1: rx1y0,
  rx0y2: rx1y1,
  rx0y3: rx1y2,
  rx0y4: rx1y3,
  rx0y5: rx1y4,
  rx1y1: rx2y0,
  rx1y2: rx2y1,
  rx1y3: rx2y2,
  rx1y4: rx2y3,
  rx1y5: rx2y4,
  rx2y1: rx3y0,
  rx2y2: rx3y1,
  rx2y3: rx3y2,
  rx2y4: rx3y3,
  rx2y5: rx3y4,
  rx3y1: rx4y0,
  rx3y2: rx4y1,
  rx3y3: rx4y2,
  rx3y4: rx4y3,
  rx3y5: rx4y4,
  rx4y1: rx5y0,
  rx4y2: rx5y1,
  rx4y3: rx5y2,
  rx4y4: rx5y3,
  rx4y5: rx5y4,
  rx5y1: rx6y0,
  rx5y2: rx6y1,
  rx5y3: rx6y2,
  rx5y4: rx6y3,
  rx5y5: rx6y4
};
const walk_2_walk_2: Coord -> CoordOrNull = {
  :null,
  rx0y2: rx2y0,
  rx0y3: rx2y1,
  rx0y4: rx2y2,
  rx0y5: rx2y3,
  rx1y2: rx3y0,
  rx1y3: rx3y1,
  rx1y4: rx3y2,
  rx1y5: rx3y3,
  rx2y2: rx4y0,
  rx2y3: rx4y1,
  rx2y4: rx4y2,
  rx2y5: rx4y3,
  rx3y2: rx5y0,
  rx3y3: rx5y1,
  rx3y4: rx5y2,
  rx3y5: rx5y3,
  rx4y2: rx6y0,
  rx4y3: rx6y1,
  rx4y4: rx6y2,
  rx4y5: rx6y3
};
const walk_2_walk_2_walk_2: Coord -> CoordOrNull = {
  :null,
  rx0y3: rx3y0,
  rx0y4: rx3y1,
  rx0y5: rx3y2,
  rx1y3: rx4y0,
  rx1y4: rx4y1,
  rx1y5: rx4y2,
  rx2y3: rx5y0,
  rx2y4: rx5y1,
  rx2y5: rx5y2,
  rx3y3: rx6y0,
  rx3y4: rx6y1,
  rx3y5: rx6y2
};
const walk_3: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx1y1,
  rx0y1: rx1y2,
  rx0y2: rx1y3,
  rx0y3: rx1y4,
  rx0y4: rx1y5,
  rx1y0: rx2y1,
  rx1y1: rx2y2,
  rx1y2: rx2y3,
  rx1y3: rx2y4,
  rx1y4: rx2y5,
  rx2y0: rx3y1,
  rx2y1: rx3y2,
  rx2y2: rx3y3,
  rx2y3: rx3y4,
  rx2y4: rx3y5,
  rx3y0: rx4y1,
  rx3y1: rx4y2,
  rx3y2: rx4y3,
  rx3y3: rx4y4,
  rx3y4: rx4y5,
  rx4y0: rx5y1,
  rx4y1: rx5y2,
  rx4y2: rx5y3,
  rx4y3: rx5y4,
  rx4y4: rx5y5,
  rx5y0: rx6y1,
  rx5y1: rx6y2,
  rx5y2: rx6y3,
  rx5y3: rx6y4,
  rx5y4: rx6y5
};
const walk_3_walk_3: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx2y2,
  rx0y1: rx2y3,
  rx0y2: rx2y4,
  rx0y3: rx2y5,
  rx1y0: rx3y2,
  rx1y1: rx3y3,
  rx1y2: rx3y4,
  rx1y3: rx3y5,
  rx2y0: rx4y2,
  rx2y1: rx4y3,
  rx2y2: rx4y4,
  rx2y3: rx4y5,
  rx3y0: rx5y2,
  rx3y1: rx5y3,
  rx3y2: rx5y4,
  rx3y3: rx5y5,
  rx4y0: rx6y2,
  rx4y1: rx6y3,
  rx4y2: rx6y4,
  rx4y3: rx6y5
};
const walk_3_walk_3_walk_3: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx3y3,
  rx0y1: rx3y4,
  rx0y2: rx3y5,
  rx1y0: rx4y3,
  rx1y1: rx4y4,
  rx1y2: rx4y5,
  rx2y0: rx5y3,
  rx2y1: rx5y4,
  rx2y2: rx5y5,
  rx3y0: rx6y3,
  rx3y1: rx6y4,
  rx3y2: rx6y5
};

var board: Board = {:empty};
var coord: Coord = rx0y0;
var count_empty: Number_42 = 42;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k3: goals[red] = 50;
c22, c29:;
c22, c30:;
c22, c31:;
c22, c42: board[down[coord]] == redDisc;
c29, c33: board[left[coord]] == redDisc;
c29, c56: board[right[coord]] == redDisc;
c30, c36: board[walk[coord]] == redDisc;
c30, c58: board[walk_2[coord]] == redDisc;
c31, c39: board[walk_1[coord]] == redDisc;
c31, c60: board[walk_3[coord]] == redDisc;
c33, c29: coord = left[coord];
c36, c30: coord = walk[coord];
c39, c31: coord = walk_1[coord];
c42, c54: board[down_down[coord]] == redDisc;
c54, c21: board[down_down_down[coord]] == redDisc;
c56, c65: board[right_right[coord]] == redDisc;
c58, c67: board[walk_2_walk_2[coord]] == redDisc;
c60, c69: board[walk_3_walk_3[coord]] == redDisc;
c65, c21: board[right_right_right[coord]] == redDisc;
c67, c21: board[walk_2_walk_2_walk_2[coord]] == redDisc;
c69, c21: board[walk_3_walk_3_walk_3[coord]] == redDisc;
c101, c108:;
c101, c109:;
c101, c110:;
c101, c121: board[down[coord]] == yellowDisc;
c108, c112: board[left[coord]] == yellowDisc;
c108, c135: board[right[coord]] == yellowDisc;
c109, c115: board[walk[coord]] == yellowDisc;
c109, c137: board[walk_2[coord]] == yellowDisc;
c110, c118: board[walk_1[coord]] == yellowDisc;
c110, c139: board[walk_3[coord]] == yellowDisc;
c112, c108: coord = left[coord];
c115, c109: coord = walk[coord];
c118, c110: coord = walk_1[coord];
c121, c133: board[down_down[coord]] == yellowDisc;
c133, c100: board[down_down_down[coord]] == yellowDisc;
c135, c144: board[right_right[coord]] == yellowDisc;
c137, c146: board[walk_2_walk_2[coord]] == yellowDisc;
c139, c148: board[walk_3_walk_3[coord]] == yellowDisc;
c144, c100: board[right_right_right[coord]] == yellowDisc;
c146, c100: board[walk_2_walk_2_walk_2[coord]] == yellowDisc;
c148, c100: board[walk_3_walk_3_walk_3[coord]] == yellowDisc;
i9, p8: player = red;
i10, end: player = keeper;
i12, i13: count_empty = decrement[count_empty];
i13, p11: board[coord] = redDisc;
i88, p87: player = yellow;
i91, i92: count_empty = decrement[count_empty];
i92, p90: board[coord] = yellowDisc;
k3, k6: goals[yellow] = 50;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k15, k20: ? c22 -> c21;
k15, k71: ! c22 -> c21;
k20, k77: goals[red] = 100;
k71, i10: count_empty == 0;
k71, k85: count_empty != 0;
k77, i10: goals[yellow] = 0;
k85, i10: ! p87 -> p86;
k85, i88: ? p87 -> p86;
k94, k99: ? c101 -> c100;
k94, k150: ! c101 -> c100;
k99, k152: goals[yellow] = 100;
k150, i10: count_empty == 0;
k150, k6: count_empty != 0;
k152, i10: goals[red] = 0;
p7, i12: $$ coord;
p8, p14: coord = Coord(*);
p11, k15: player = keeper;
p14, p16: board[coord] == empty;
p16, p7: at[coord] == 1;
p16, p7: board[down[coord]] != empty;
p86, i91: $$ coord;
p87, p93: coord = Coord(*);
p90, k94: player = keeper;
p93, p95: board[coord] == empty;
p95, p86: at[coord] == 1;
p95, p86: board[down[coord]] != empty;

@disjointExhaustive k6 : i9 i10;
@disjointExhaustive k15 : k20 k71;
@disjointExhaustive k71 : k85 i10;
@disjointExhaustive k85 : i88 i10;
@disjointExhaustive k94 : k99 k150;
@disjointExhaustive k150 : k6 i10;
@integer 0 :
  0
  1
  2
  3
  4
  5
  6
  7
  8
  9
  10
  11
  12
  13
  14
  15
  16
  17
  18
  19
  20
  21
  22
  23
  24
  25
  26
  27
  28
  29
  30
  31
  32
  33
  34
  35
  36
  37
  38
  39
  40
  41
  42;
@integer 0 : 0 1;
@repeat c29 c30 c31 c33 c36 c39 c56 c58 c60 c65 c67 c69 c108 c109 c110 c112 c115 c118 c135 c137 c139 c144 c146 c148 :
  coord;
@repeat i9 p8 i10 i12 i13 p11 i88 p87 i91 i92 p90 k6 k15 k20 k71 k77 k85 k94 k99 k150 k152 p7 p14 p16 p86 p93 p95 :
  board
  coord
  count_empty
  goals
  player;
@simpleApplyExhaustive p8 k15 [coord_1: Coord] coord = Coord(coord_1), count_empty = decrement[count_empty], board[coord] = redDisc, player = keeper;
@simpleApplyExhaustive p87 k94 [coord_1: Coord] coord = Coord(coord_1), count_empty = decrement[count_empty], board[coord] = yellowDisc, player = keeper;
@tagIndex p7 p86 : 0;
@tagMaxIndex p7 p86 : 0;
@unique begin c22 c42 c54 c101 c121 c133 k3;
