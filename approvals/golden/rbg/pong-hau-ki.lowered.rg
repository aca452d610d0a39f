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
type Number_100 = {
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
  42,
  43,
  44,
  45,
  46,
  47,
  48,
  49,
  50,
  51,
  52,
  53,
  54,
  55,
  56,
  57,
  58,
  59,
  60,
  61,
  62,
  63,
  64,
  65,
  66,
  67,
  68,
  69,
  70,
  71,
  72,
  73,
  74,
  75,
  76,
  77,
  78,
  79,
  80,
  81,
  82,
  83,
  84,
  85,
  86,
  87,
  88,
  89,
  90,
  91,
  92,
  93,
  94,
  95,
  96,
  97,
  98,
  99,
  100
};
type Piece = {free, redStone, blueStone};
type Player = {red, blue};
type PlayerOrSystem = {red, blue, keeper, random};
type Score = Number_100;
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

begin, k2:;
i8, p7: player = red;
i9, end: player = keeper;
i13, end: player = keeper;
i14, k10: player = keeper;
i22, k11: moves = table[moves];
i24, p23: board[coord] = free;
i28, p27: coord = walk[coord];
i29, p27: coord = walk_1[coord];
i30, p27: coord = upLeft[coord];
i31, p27: coord = upRight[coord];
i32, p27: coord = downRight[coord];
i36, p35: player = blue;
i37, end: player = keeper;
i41, end: player = keeper;
i42, k38: player = keeper;
i48, k39: moves = table[moves];
i50, p49: board[coord] = free;
i53, p52: coord = walk[coord];
i54, p52: coord = walk_1[coord];
i55, p52: coord = upLeft[coord];
i56, p52: coord = upRight[coord];
i57, p52: coord = downRight[coord];
k2, k3: goals[red] = 0;
k3, k4: goals[blue] = 100;
k4, k5:;
k5, i8: ? p7 -> p6;
k5, i9: ! p7 -> p6;
k10, i13: ! k12 -> k11;
k10, k12: ? k12 -> k11;
k11, k16: moves != 40;
k11, k17: moves == 40;
k12, k18: board[coord] = redStone;
k16, k20: goals[blue] = 0;
k17, k21: goals[red] = 50;
k18, i22: moves != 40;
k20, k25: goals[red] = 100;
k21, k26: goals[blue] = 50;
k25, k33:;
k26, end: player = keeper;
k33, i36: ? p35 -> p34;
k33, i37: ! p35 -> p34;
k38, i41: ! k40 -> k39;
k38, k40: ? k40 -> k39;
k39, k2: moves != 40;
k39, k44: moves == 40;
k40, k45: board[coord] = blueStone;
k44, k47: goals[blue] = 50;
k45, i48: moves != 40;
k47, k51: goals[red] = 50;
k51, end: player = keeper;
p6, i14: $$ coord;
p7, p15: coord = Coord(*);
p15, p19: board[coord] == redStone;
p19, i24: $$ coord;
p23, i28: walk[coord] != null;
p23, i29: walk_1[coord] != null;
p23, i30: upLeft[coord] != null;
p23, i31: upRight[coord] != null;
p23, i32: downRight[coord] != null;
p27, p6: board[coord] == free;
p34, i42: $$ coord;
p35, p43: coord = Coord(*);
p43, p46: board[coord] == blueStone;
p46, i50: $$ coord;
p49, i53: walk[coord] != null;
p49, i54: walk_1[coord] != null;
p49, i55: upLeft[coord] != null;
p49, i56: upRight[coord] != null;
p49, i57: downRight[coord] != null;
p52, p34: board[coord] == free;
