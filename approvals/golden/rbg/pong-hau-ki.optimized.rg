type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {middle, northWest, northEast, southWest, southEast};
type CoordOrNull = {middle, northWest, northEast, southWest, southEast, null};
type Goals = Player -> Score;
type Number_40 = {
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
  40
};
type Number_100 = {0, 50, 100};
type Piece = {free, redStone, blueStone};
type Player = {red, blue};
type PlayerOrSystem = {red, blue, keeper, random};
type Score = {0, 50, 100};
type Visibility = Player -> Bool;

const downRight: Coord -> CoordOrNull = {:null, middle: southEast, northWest: middle};
const table: Number_40 -> Number_40 = {
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
  30: 31,
  31: 32,
  32: 33,
  33: 34,
  34: 35,
  35: 36,
  36: 37,
  37: 38,
  38: 39,
  39: 40
};
const upLeft: Coord -> CoordOrNull = {:null, middle: northWest, southEast: middle};
const upRight: Coord -> CoordOrNull = {:null, middle: northEast, southWest: middle};
const walk: Coord -> CoordOrNull = {
  :null,
  northEast: southEast,
  northWest: southWest,
  southEast: northEast,
  southWest: northWest
};
const walk_1: Coord -> CoordOrNull = {
  :southWest,
  northEast: middle,
  northWest: null,
  southWest: southEast
};

var board: Board = {:redStone, middle: free, southEast: blueStone, southWest: blueStone};
var coord: Coord = middle;
var goals: Goals = {:0};
var moves: Number_40 = 0;
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k4: goals[red] = 0;
i9, p8: player = red;
i10, end: player = keeper;
i15, k11: player = keeper;
i23, k12: moves = table[moves];
i25, p24: board[coord] = free;
i29, p28: coord = walk[coord];
i30, p28: coord = walk_1[coord];
i31, p28: coord = upLeft[coord];
i32, p28: coord = upRight[coord];
i33, p28: coord = downRight[coord];
i40, p39: player = blue;
i46, k42: player = keeper;
i54, k43: moves = table[moves];
i56, p55: board[coord] = free;
i59, p58: coord = walk[coord];
i60, p58: coord = walk_1[coord];
i61, p58: coord = upLeft[coord];
i62, p58: coord = upRight[coord];
i63, p58: coord = downRight[coord];
k4, k6: goals[blue] = 100;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k11, i10: ! k13 -> i23;
k11, k13: ? k13 -> i23;
k12, k22: moves == 40;
k12, k26: moves != 40;
k13, k19: board[coord] = redStone;
k19, i23: moves != 40;
k22, k27: goals[red] = 50;
k26, k34: goals[blue] = 0;
k27, i10: goals[blue] = 50;
k34, k37: goals[red] = 100;
k37, i10: ! p39 -> p38;
k37, i40: ? p39 -> p38;
k42, i10: ! k44 -> i54;
k42, k44: ? k44 -> i54;
k43, begin: moves != 40;
k43, k53: moves == 40;
k44, k50: board[coord] = blueStone;
k50, i54: moves != 40;
k53, k57: goals[blue] = 50;
k57, i10: goals[red] = 50;
p7, i15: $$ coord;
p8, p16: coord = Coord(*);
p16, p20: board[coord] == redStone;
p20, i25: $$ coord;
p24, i29: walk[coord] != null;
p24, i30: walk_1[coord] != null;
p24, i31: upLeft[coord] != null;
p24, i32: upRight[coord] != null;
p24, i33: downRight[coord] != null;
p28, p7: board[coord] == free;
p38, i46: $$ coord;
p39, p47: coord = Coord(*);
p47, p51: board[coord] == blueStone;
p51, i56: $$ coord;
p55, i59: walk[coord] != null;
p55, i60: walk_1[coord] != null;
p55, i61: upLeft[coord] != null;
p55, i62: upRight[coord] != null;
p55, i63: downRight[coord] != null;
p58, p38: board[coord] == free;

@disjointExhaustive k6 : i9 i10;
@disjointExhaustive k11 : k13 i10;
@disjointExhaustive k12 : k22 k26;
@disjointExhaustive k37 : i40 i10;
@disjointExhaustive k42 : k44 i10;
@disjointExhaustive k43 : k53 begin;
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
  40;
@integer 0 : 0 1;
@repeat begin i9 p8 i10 i15 k11 i23 k12 i25 p24 i29 p28 i30 i31 i32 i33 i40 p39 i46 k42 i54 k43 i56 p55 i59 p58 i60 i61 i62 i63 k4 k6 k13 k19 k22 k26 k27 k34 k37 k44 k50 k53 k57 p7 p16 p20 p38 p47 p51 :
  board
  coord
  goals
  moves
  player;
@tagIndex p7 p38 : 1;
@tagIndex p20 p51 : 0;
@tagMaxIndex p7 p38 : 1;
@tagMaxIndex p20 p51 : 0;
