type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {middle, p1, p2, p3, p4, p5, p6, p7, p8};
type CoordOrNull = {middle, p1, p2, p3, p4, p5, p6, p7, p8, null};
type Goals = Player -> Score;
type Number_60 = {
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
  60
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
type Piece = {free, blackStone, whiteStone};
type Player = {black, white};
type PlayerOrSystem = {black, white, keeper, random};
type Score = Number_100;
type Visibility = Player -> Bool;

const clockwise: Coord -> CoordOrNull = {
  :null,
  p1: p2,
  p2: p3,
  p3: p4,
  p4: p5,
  p5: p6,
  p6: p7,
  p7: p8,
  p8: p1
};
const counter: Coord -> CoordOrNull = {
  :null,
  p1: p8,
  p2: p1,
  p3: p2,
  p4: p3,
  p5: p4,
  p6: p5,
  p7: p6,
  p8: p7
};
const o3: Coord -> CoordOrNull = {:null, middle: p3};
const o4: Coord -> CoordOrNull = {:null, middle: p4};
const o5: Coord -> CoordOrNull = {:null, middle: p5};
const o6: Coord -> CoordOrNull = {:null, middle: p6};
const o7: Coord -> CoordOrNull = {:null, middle: p7};
const o8: Coord -> CoordOrNull = {:null, middle: p8};
const table: Number_60 -> Number_60 = {
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
  39: 40,
  40: 41,
  41: 42,
  42: 43,
  43: 44,
  44: 45,
  45: 46,
  46: 47,
  47: 48,
  48: 49,
  49: 50,
  50: 51,
  51: 52,
  52: 53,
  53: 54,
  54: 55,
  55: 56,
  56: 57,
  57: 58,
  58: 59,
  59: 60
};
const walk: Coord -> Coord = {:p1, p1: p2, p2: p3, p3: p4, p4: p5, p5: p6, p6: p7, p7: p8};
const walk_1: Coord -> Coord = {:p2, p1: p8, p2: p1, p4: p3, p5: p4, p6: p5, p7: p6, p8: p7};
const walk_2: Coord -> Coord = {:middle, middle: p1};
const walk_3: Coord -> Coord = {:p2, p2: p3, p3: p4, p4: p5, p5: p6, p6: p7, p7: p8, p8: p1};
const walk_4: Coord -> Coord = {:p3, p1: p8, p2: p1, p3: p2, p5: p4, p6: p5, p7: p6, p8: p7};

var board: Board = {
  :blackStone,
  middle: free,
  p5: whiteStone,
  p6: whiteStone,
  p7: whiteStone,
  p8: whiteStone
};
var coord: Coord = middle;
var goals: Goals = {:0};
var moves: Number_60 = 0;
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k2:;
c25, c29: coord = walk[coord];
c25, c29: coord = walk_1[coord];
c25, i27: clockwise[coord] != null;
c25, i28: counter[coord] != null;
c25, i30: o3[coord] != null;
c25, i31: o4[coord] != null;
c25, i32: o5[coord] != null;
c25, i33: o6[coord] != null;
c25, i34: o7[coord] != null;
c25, i35: o8[coord] != null;
c26, c24: board[coord] == whiteStone;
c29, c24: board[coord] == free;
c64, c68: coord = walk[coord];
c64, c68: coord = walk_1[coord];
c64, i66: clockwise[coord] != null;
c64, i67: counter[coord] != null;
c64, i69: o3[coord] != null;
c64, i70: o4[coord] != null;
c64, i71: o5[coord] != null;
c64, i72: o6[coord] != null;
c64, i73: o7[coord] != null;
c64, i74: o8[coord] != null;
c65, c63: board[coord] == blackStone;
c68, c63: board[coord] == free;
i8, p7: player = black;
i9, end: player = keeper;
i13, end: player = keeper;
i14, k10: player = keeper;
i22, k11: moves = table[moves];
i27, c26: coord = clockwise[coord];
i28, c26: coord = counter[coord];
i30, c29: coord = o3[coord];
i31, c29: coord = o4[coord];
i32, c29: coord = o5[coord];
i33, c29: coord = o6[coord];
i34, c29: coord = o7[coord];
i35, c29: coord = o8[coord];
i39, p38: board[coord] = free;
i43, p42: player = white;
i44, end: player = keeper;
i46, p45: coord = o4[coord];
i47, p45: coord = o5[coord];
i48, p45: coord = o6[coord];
i49, p45: coord = o7[coord];
i50, p45: coord = o8[coord];
i54, end: player = keeper;
i55, k51: player = keeper;
i61, k52: moves = table[moves];
i66, c65: coord = clockwise[coord];
i67, c65: coord = counter[coord];
i69, c68: coord = o3[coord];
i70, c68: coord = o4[coord];
i71, c68: coord = o5[coord];
i72, c68: coord = o6[coord];
i73, c68: coord = o7[coord];
i74, c68: coord = o8[coord];
i77, p76: board[coord] = free;
i79, p78: coord = o4[coord];
i80, p78: coord = o5[coord];
i81, p78: coord = o6[coord];
i82, p78: coord = o7[coord];
i83, p78: coord = o8[coord];
k2, k3: goals[black] = 0;
k3, k4: goals[white] = 100;
k4, k5:;
k5, i8: ? p7 -> p6;
k5, i9: ! p7 -> p6;
k10, i13: ! k12 -> k11;
k10, k12: ? k12 -> k11;
k11, k16: moves != 60;
k11, k17: moves == 60;
k12, k18: board[coord] = blackStone;
k16, k20: goals[white] = 0;
k17, k21: goals[black] = 50;
k18, i22: moves != 60;
k20, k36: goals[black] = 100;
k21, k37: goals[white] = 50;
k36, k40:;
k37, end: player = keeper;
k40, i43: ? p42 -> p41;
k40, i44: ! p42 -> p41;
k51, i54: ! k53 -> k52;
k51, k53: ? k53 -> k52;
k52, k2: moves != 60;
k52, k57: moves == 60;
k53, k58: board[coord] = whiteStone;
k57, k60: goals[white] = 50;
k58, i61: moves != 60;
k60, k75: goals[black] = 50;
k75, end: player = keeper;
p6, i14: $$ coord;
p7, p15: coord = Coord(*);
p15, p19: board[coord] == blackStone;
p19, p23: ? c25 -> c24;
p23, i39: $$ coord;
p38, i46: o4[coord] != null;
p38, i47: o5[coord] != null;
p38, i48: o6[coord] != null;
p38, i49: o7[coord] != null;
p38, i50: o8[coord] != null;
p38, p45: coord = walk_2[coord];
p38, p45: coord = walk_3[coord];
p38, p45: coord = walk_4[coord];
p41, i55: $$ coord;
p42, p56: coord = Coord(*);
p45, p6: board[coord] == free;
p56, p59: board[coord] == whiteStone;
p59, p62: ? c64 -> c63;
p62, i77: $$ coord;
p76, i79: o4[coord] != null;
p76, i80: o5[coord] != null;
p76, i81: o6[coord] != null;
p76, i82: o7[coord] != null;
p76, i83: o8[coord] != null;
p76, p78: coord = walk_2[coord];
p76, p78: coord = walk_3[coord];
p76, p78: coord = walk_4[coord];
p78, p41: board[coord] == free;
