type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {middle, p1, p2, p3, p4, p5, p6, p7, p8};
type CoordOrNull = {p1, p2, p3, p4, p5, p6, p7, p8, null};
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
type Number_100 = {0, 50, 100};
type Piece = {free, blackStone, whiteStone};
type Player = {black, white};
type PlayerOrSystem = {black, white, keeper, random};
type Score = {0, 50, 100};
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

begin, k4: goals[black] = 0;
c26, c32: coord = walk[coord];
c26, c32: coord = walk_1[coord];
c26, i30: clockwise[coord] != null;
c26, i31: counter[coord] != null;
c26, i33: o3[coord] != null;
c26, i34: o4[coord] != null;
c26, i35: o5[coord] != null;
c26, i36: o6[coord] != null;
c26, i37: o7[coord] != null;
c26, i38: o8[coord] != null;
c29, c25: board[coord] == whiteStone;
c32, c25: board[coord] == free;
c72, c78: coord = walk[coord];
c72, c78: coord = walk_1[coord];
c72, i76: clockwise[coord] != null;
c72, i77: counter[coord] != null;
c72, i79: o3[coord] != null;
c72, i80: o4[coord] != null;
c72, i81: o5[coord] != null;
c72, i82: o6[coord] != null;
c72, i83: o7[coord] != null;
c72, i84: o8[coord] != null;
c75, c71: board[coord] == blackStone;
c78, c71: board[coord] == free;
i9, p8: player = black;
i10, end: player = keeper;
i15, k11: player = keeper;
i23, k12: moves = table[moves];
i30, c29: coord = clockwise[coord];
i31, c29: coord = counter[coord];
i33, c32: coord = p3;
i34, c32: coord = p4;
i35, c32: coord = p5;
i36, c32: coord = p6;
i37, c32: coord = p7;
i38, c32: coord = p8;
i42, p41: board[coord] = free;
i46, p45: coord = p4;
i47, p45: coord = p5;
i48, p45: coord = p6;
i49, p45: coord = p7;
i50, p45: coord = p8;
i55, p54: player = white;
i61, k57: player = keeper;
i69, k58: moves = table[moves];
i76, c75: coord = clockwise[coord];
i77, c75: coord = counter[coord];
i79, c78: coord = p3;
i80, c78: coord = p4;
i81, c78: coord = p5;
i82, c78: coord = p6;
i83, c78: coord = p7;
i84, c78: coord = p8;
i87, p86: board[coord] = free;
i90, p89: coord = p4;
i91, p89: coord = p5;
i92, p89: coord = p6;
i93, p89: coord = p7;
i94, p89: coord = p8;
k4, k6: goals[white] = 100;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k11, i10: ! k13 -> i23;
k11, k13: ? k13 -> i23;
k12, k22: moves == 60;
k12, k39: moves != 60;
k13, k19: board[coord] = blackStone;
k19, i23: moves != 60;
k22, k40: goals[black] = 50;
k39, k43: goals[white] = 0;
k40, i10: goals[white] = 50;
k43, k52: goals[black] = 100;
k52, i10: ! p54 -> p53;
k52, i55: ? p54 -> p53;
k57, i10: ! k59 -> i69;
k57, k59: ? k59 -> i69;
k58, begin: moves != 60;
k58, k68: moves == 60;
k59, k65: board[coord] = whiteStone;
k65, i69: moves != 60;
k68, k85: goals[white] = 50;
k85, i10: goals[black] = 50;
p7, i15: $$ coord;
p8, p16: coord = Coord(*);
p16, p20: board[coord] == blackStone;
p20, p24: ? c26 -> c25;
p24, i42: $$ coord;
p41, i46: o4[coord] != null;
p41, i47: o5[coord] != null;
p41, i48: o6[coord] != null;
p41, i49: o7[coord] != null;
p41, i50: o8[coord] != null;
p41, p45: coord = walk_2[coord];
p41, p45: coord = walk_3[coord];
p41, p45: coord = walk_4[coord];
p45, p7: board[coord] == free;
p53, i61: $$ coord;
p54, p62: coord = Coord(*);
p62, p66: board[coord] == whiteStone;
p66, p70: ? c72 -> c71;
p70, i87: $$ coord;
p86, i90: o4[coord] != null;
p86, i91: o5[coord] != null;
p86, i92: o6[coord] != null;
p86, i93: o7[coord] != null;
p86, i94: o8[coord] != null;
p86, p89: coord = walk_2[coord];
p86, p89: coord = walk_3[coord];
p86, p89: coord = walk_4[coord];
p89, p53: board[coord] == free;

@disjointExhaustive k6 : i9 i10;
@disjointExhaustive k11 : k13 i10;
@disjointExhaustive k12 : k22 k39;
@disjointExhaustive k52 : i55 i10;
@disjointExhaustive k57 : k59 i10;
@disjointExhaustive k58 : k68 begin;
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
  42
  43
  44
  45
  46
  47
  48
  49
  50
  51
  52
  53
  54
  55
  56
  57
  58
  59
  60;
@integer 0 : 0 1;
@repeat begin i9 p8 i10 i15 k11 i23 k12 i42 p41 i46 p45 i47 i48 i49 i50 i55 p54 i61 k57 i69 k58 i87 p86 i90 p89 i91 i92 i93 i94 k4 k6 k13 k19 k22 k39 k40 k43 k52 k59 k65 k68 k85 p7 p16 p20 p24 p53 p62 p66 p70 :
  board
  coord
  goals
  moves
  player;
@repeat c32 c29 c78 c75 : coord;
@tagIndex p7 p53 : 1;
@tagIndex p24 p70 : 0;
@tagMaxIndex p7 p53 : 1;
@tagMaxIndex p24 p70 : 0;
@unique c26 i30 i31 i33 i34 i35 i36 i37 i38 c72 i76 i77 i79 i80 i81 i82 i83 i84;
