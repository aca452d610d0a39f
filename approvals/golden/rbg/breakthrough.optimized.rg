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
  rx7y0,
  rx0y1,
  rx1y1,
  rx2y1,
  rx3y1,
  rx4y1,
  rx5y1,
  rx6y1,
  rx7y1,
  rx0y2,
  rx1y2,
  rx2y2,
  rx3y2,
  rx4y2,
  rx5y2,
  rx6y2,
  rx7y2,
  rx0y3,
  rx1y3,
  rx2y3,
  rx3y3,
  rx4y3,
  rx5y3,
  rx6y3,
  rx7y3,
  rx0y4,
  rx1y4,
  rx2y4,
  rx3y4,
  rx4y4,
  rx5y4,
  rx6y4,
  rx7y4,
  rx0y5,
  rx1y5,
  rx2y5,
  rx3y5,
  rx4y5,
  rx5y5,
  rx6y5,
  rx7y5,
  rx0y6,
  rx1y6,
  rx2y6,
  rx3y6,
  rx4y6,
  rx5y6,
  rx6y6,
  rx7y6,
  rx0y7,
  rx1y7,
  rx2y7,
  rx3y7,
  rx4y7,
  rx5y7,
  rx6y7,
  rx7y7
};
type CoordOrNull = {
  rx0y0,
  rx1y0,
  rx2y0,
  rx3y0,
  rx4y0,
  rx5y0,
  rx6y0,
  rx7y0,
  rx0y1,
  rx1y1,
  rx2y1,
  rx3y1,
  rx4y1,
  rx5y1,
  rx6y1,
  rx7y1,
  rx0y2,
  rx1y2,
  rx2y2,
  rx3y2,
  rx4y2,
  rx5y2,
  rx6y2,
  rx7y2,
  rx0y3,
  rx1y3,
  rx2y3,
  rx3y3,
  rx4y3,
  rx5y3,
  rx6y3,
  rx7y3,
  rx0y4,
  rx1y4,
  rx2y4,
  rx3y4,
  rx4y4,
  rx5y4,
  rx6y4,
  rx7y4,
  rx0y5,
  rx1y5,
  rx2y5,
  rx3y5,
  rx4y5,
  rx5y5,
  rx6y5,
  rx7y5,
  rx0y6,
  rx1y6,
  rx2y6,
  rx3y6,
  rx4y6,
  rx5y6,
  rx6y6,
  rx7y6,
  rx0y7,
  rx1y7,
  rx2y7,
  rx3y7,
  rx4y7,
  rx5y7,
  rx6y7,
  rx7y7,
  null
};
type Goals = Player -> Score;
type Number_64 = {
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
  64
};
type Number_100 = {0, 100};
type Piece = {empty, whitePawn, blackPawn};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {0, 100};
type Visibility = Player -> Bool;

const at: Coord -> Bool = {
  :1,
  rx0y0: 0,
  rx1y0: 0,
  rx2y0: 0,
  rx3y0: 0,
  rx4y0: 0,
  rx5y0: 0,
  rx6y0: 0,
  rx7y0: 0
};
const at_1: Coord -> Bool = {
  :0,
  rx0y7: 1,
  rx1y7: 1,
  rx2y7: 1,
  rx3y7: 1,
  rx4y7: 1,
  rx5y7: 1,
  rx6y7: 1,
  rx7y7: 1
};
const decrement: Number_64 -> Number_64 = {
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
  42: 41,
  43: 42,
  44: 43,
  45: 44,
  46: 45,
  47: 46,
  48: 47,
  49: 48,
  50: 49,
  51: 50,
  52: 51,
  53: 52,
  54: 53,
  55: 54,
  56: 55,
  57: 56,
  58: 57,
  59: 58,
  60: 59,
  61: 60,
  62: 61,
  63: 62,
  64: 63
};
const east: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx1y0,
  rx0y1: rx1y1,
  rx0y2: rx1y2,
  rx0y3: rx1y3,
  rx0y4: rx1y4,
  rx0y5: rx1y5,
  rx0y6: rx1y6,
  rx0y7: rx1y7,
  rx1y0: rx2y0,
  rx1y1: rx2y1,
  rx1y2: rx2y2,
  rx1y3: rx2y3,
  rx1y4: rx2y4,
  rx1y5: rx2y5,
  rx1y6: rx2y6,
  rx1y7: rx2y7,
  rx2y0: rx3y0,
  rx2y1: rx3y1,
  rx2y2: rx3y2,
  rx2y3: rx3y3,
  rx2y4: rx3y4,
  rx2y5: rx3y5,
  rx2y6: rx3y6,
  rx2y7: rx3y7,
  rx3y0: rx4y0,
  rx3y1: rx4y1,
  rx3y2: rx4y2,
  rx3y3: rx4y3,
  rx3y4: rx4y4,
  rx3y5: rx4y5,
  rx3y6: rx4y6,
  rx3y7: rx4y7,
  rx4y0: rx5y0,
  rx4y1: rx5y1,
  rx4y2: rx5y2,
  rx4y3: rx5y3,
  rx4y4: rx5y4,
  rx4y5: rx5y5,
  rx4y6: rx5y6,
  rx4y7: rx5y7,
  rx5y0: rx6y0,
  rx5y1: rx6y1,
  rx5y2: rx6y2,
  rx5y3: rx6y3,
  rx5y4: rx6y4,
  rx5y5: rx6y5,
  rx5y6: rx6y6,
  rx5y7: rx6y7,
  rx6y0: rx7y0,
  rx6y1: rx7y1,
  rx6y2: rx7y2,
  rx6y3: rx7y3,
  rx6y4: rx7y4,
  rx6y5: rx7y5,
  rx6y6: rx7y6,
  rx6y7: rx7y7
};
const increment: Number_64 -> Number_64 = {
  :64,
  0: 1,
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
  59: 60,
  60: 61,
  61: 62,
  62: 63
};
const north: Coord -> CoordOrNull = {
  :null,
  rx0y1: rx0y0,
  rx0y2: rx0y1,
  rx0y3: rx0y2,
  rx0y4: rx0y3,
  rx0y5: rx0y4,
  rx0y6: rx0y5,
  rx0y7: rx0y6,
  rx1y1: rx1y0,
  rx1y2: rx1y1,
  rx1y3: rx1y2,
  rx1y4: rx1y3,
  rx1y5: rx1y4,
  rx1y6: rx1y5,
  rx1y7: rx1y6,
  rx2y1: rx2y0,
  rx2y2: rx2y1,
  rx2y3: rx2y2,
  rx2y4: rx2y3,
  rx2y5: rx2y4,
  rx2y6: rx2y5,
  rx2y7: rx2y6,
  rx3y1: rx3y0,
  rx3y2: rx3y1,
  rx3y3: rx3y2,
  rx3y4: rx3y3,
  rx3y5: rx3y4,
  rx3y6: rx3y5,
  rx3y7: rx3y6,
  rx4y1: rx4y0,
  rx4y2: rx4y1,
  rx4y3: rx4y2,
  rx4y4: rx4y3,
  rx4y5: rx4y4,
  rx4y6: rx4y5,
  rx4y7: rx4y6,
  rx5y1: rx5y0,
  rx5y2: rx5y1,
  rx5y3: rx5y2,
  rx5y4: rx5y3,
  rx5y5: rx5y4,
  rx5y6: rx5y5,
  rx5y7: rx5y6,
  rx6y1: rx6y0,
  rx6y2: rx6y1,
  rx6y3: rx6y2,
  rx6y4: rx6y3,
  rx6y5: rx6y4,
  rx6y6: rx6y5,
  rx6y7: rx6y6,
  rx7y1: rx7y0,
  rx7y2: rx7y1,
  rx7y3: rx7y2,
  rx7y4: rx7y3,
  rx7y5: rx7y4,
  rx7y6: rx7y5,
  rx7y7: rx7y6
};
const south: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx0y1,
  rx0y1: rx0y2,
  rx0y2: rx0y3,
  rx0y3: rx0y4,
  rx0y4: rx0y5,
  rx0y5: rx0y6,
  rx0y6: rx0y7,
  rx1y0: rx1y1,
  rx1y1: rx1y2,
  rx1y2: rx1y3,
  rx1y3: rx1y4,
  rx1y4: rx1y5,
  rx1y5: rx1y6,
  rx1y6: rx1y7,
  rx2y0: rx2y1,
  rx2y1: rx2y2,
  rx2y2: rx2y3,
  rx2y3: rx2y4,
  rx2y4: rx2y5,
  rx2y5: rx2y6,
  rx2y6: rx2y7,
  rx3y0: rx3y1,
  rx3y1: rx3y2,
  rx3y2: rx3y3,
  rx3y3: rx3y4,
  rx3y4: rx3y5,
  rx3y5: rx3y6,
  rx3y6: rx3y7,
  rx4y0: rx4y1,
  rx4y1: rx4y2,
  rx4y2: rx4y3,
  rx4y3: rx4y4,
  rx4y4: rx4y5,
  rx4y5: rx4y6,
  rx4y6: rx4y7,
  rx5y0: rx5y1,
  rx5y1: rx5y2,
  rx5y2: rx5y3,
  rx5y3: rx5y4,
  rx5y4: rx5y5,
  rx5y5: rx5y6,
  rx5y6: rx5y7,
  rx6y0: rx6y1,
  rx6y1: rx6y2,
  rx6y2: rx6y3,
  rx6y3: rx6y4,
  rx6y4: rx6y5,
  rx6y5: rx6y6,
  rx6y6: rx6y7,
  rx7y0: rx7y1,
  rx7y1: rx7y2,
  rx7y2: rx7y3,
  rx7y3: rx7y4,
  rx7y4: rx7y5,
  rx7y5: rx7y6,
  rx7y6: rx7y7
};
const west: Coord -> CoordOrNull = {
  :null,
  rx1y0: rx0y0,
  rx1y1: rx0y1,
  rx1y2: rx0y2,
  rx1y3: rx0y3,
  rx1y4: rx0y4,
  rx1y5: rx0y5,
  rx1y6: rx0y6,
  rx1y7: rx0y7,
  rx2y0: rx1y0,
  rx2y1: rx1y1,
  rx2y2: rx1y2,
  rx2y3: rx1y3,
  rx2y4: rx1y4,
  rx2y5: rx1y5,
  rx2y6: rx1y6,
  rx2y7: rx1y7,
  rx3y0: rx2y0,
  rx3y1: rx2y1,
  rx3y2: rx2y2,
  rx3y3: rx2y3,
  rx3y4: rx2y4,
  rx3y5: rx2y5,
  rx3y6: rx2y6,
  rx3y7: rx2y7,
  rx4y0: rx3y0,
  rx4y1: rx3y1,
  rx4y2: rx3y2,
  rx4y3: rx3y3,
  rx4y4: rx3y4,
  rx4y5: rx3y5,
  rx4y6: rx3y6,
  rx4y7: rx3y7,
  rx5y0: rx4y0,
  rx5y1: rx4y1,
  rx5y2: rx4y2,
  rx5y3: rx4y3,
  rx5y4: rx4y4,
  rx5y5: rx4y5,
  rx5y6: rx4y6,
  rx5y7: rx4y7,
  rx6y0: rx5y0,
  rx6y1: rx5y1,
  rx6y2: rx5y2,
  rx6y3: rx5y3,
  rx6y4: rx5y4,
  rx6y5: rx5y5,
  rx6y6: rx5y6,
  rx6y7: rx5y7,
  rx7y0: rx6y0,
  rx7y1: rx6y1,
  rx7y2: rx6y2,
  rx7y3: rx6y3,
  rx7y4: rx6y4,
  rx7y5: rx6y5,
  rx7y6: rx6y6,
  rx7y7: rx6y7
};

var board: Board = {
  :empty,
  rx0y0: blackPawn,
  rx0y1: blackPawn,
  rx0y6: whitePawn,
  rx0y7: whitePawn,
  rx1y0: blackPawn,
  rx1y1: blackPawn,
  rx1y6: whitePawn,
  rx1y7: whitePawn,
  rx2y0: blackPawn,
  rx2y1: blackPawn,
  rx2y6: whitePawn,
  rx2y7: whitePawn,
  rx3y0: blackPawn,
  rx3y1: blackPawn,
  rx3y6: whitePawn,
  rx3y7: whitePawn,
  rx4y0: blackPawn,
  rx4y1: blackPawn,
  rx4y6: whitePawn,
  rx4y7: whitePawn,
  rx5y0: blackPawn,
  rx5y1: blackPawn,
  rx5y6: whitePawn,
  rx5y7: whitePawn,
  rx6y0: blackPawn,
  rx6y1: blackPawn,
  rx6y6: whitePawn,
  rx6y7: whitePawn,
  rx7y0: blackPawn,
  rx7y1: blackPawn,
  rx7y6: whitePawn,
  rx7y7: whitePawn
};
var coord: Coord = rx0y0;
var count_blackPawn: Number_64 = 16;
var count_whitePawn: Number_64 = 16;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, i7: ? p6 -> p5;
begin, i8: ! p6 -> p5;
i7, p6: player = white;
i8, end: player = keeper;
i10, k9: player = keeper;
i13, i15: count_whitePawn = increment[count_whitePawn];
i14, i13: count_blackPawn = decrement[count_blackPawn];
i15, k12: board[coord] = whitePawn;
i20, i21: count_whitePawn = decrement[count_whitePawn];
i21, p19: board[coord] = empty;
i25, p24: coord = north[coord];
i36, p35: coord = west[coord];
i37, p35: coord = east[coord];
i46, p45: player = black;
i49, k48: player = keeper;
i52, i54: count_blackPawn = increment[count_blackPawn];
i53, i52: count_whitePawn = decrement[count_whitePawn];
i54, k51: board[coord] = blackPawn;
i59, i60: count_blackPawn = decrement[count_blackPawn];
i60, p58: board[coord] = empty;
i64, p63: coord = south[coord];
i75, p74: coord = west[coord];
i76, p74: coord = east[coord];
k9, i13: board[coord] != blackPawn;
k9, i14: board[coord] != empty;
k12, k22: at[coord] == 1;
k12, k23: at[coord] == 0;
k22, k23: count_blackPawn == 0;
k22, k43: count_blackPawn != 0;
k23, k28: goals[white] = 100;
k28, i8: goals[black] = 0;
k43, i8: ! p45 -> p44;
k43, i46: ? p45 -> p44;
k48, i52: board[coord] != whitePawn;
k48, i53: board[coord] != empty;
k51, k61: at_1[coord] == 0;
k51, k62: at_1[coord] == 1;
k61, begin: count_whitePawn != 0;
k61, k62: count_whitePawn == 0;
k62, k67: goals[black] = 100;
k67, i8: goals[white] = 0;
p5, i10: $$ coord;
p6, p11: coord = Coord(*);
p11, p16: board[coord] == whitePawn;
p16, i20: $$ coord;
p19, i25: north[coord] != null;
p24, i36: west[coord] != null;
p24, i37: east[coord] != null;
p24, p5: board[coord] == empty;
p35, p5: board[coord] != whitePawn;
p44, i49: $$ coord;
p45, p50: coord = Coord(*);
p50, p55: board[coord] == blackPawn;
p55, i59: $$ coord;
p58, i64: south[coord] != null;
p63, i75: west[coord] != null;
p63, i76: east[coord] != null;
p63, p44: board[coord] == empty;
p74, p44: board[coord] != blackPawn;

@disjoint k12 : k22 k23;
@disjoint k51 : k61 k62;
@disjointExhaustive begin : i7 i8;
@disjointExhaustive k22 : k43 k23;
@disjointExhaustive k43 : i46 i8;
@disjointExhaustive k61 : begin k62;
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
  60
  61
  62
  63
  64;
@integer 0 : 0 1;
@repeat begin i7 p6 i10 k9 i13 i15 i14 k12 i20 i21 p19 i25 p24 i36 p35 i37 i46 p45 i49 k48 i52 i54 i53 k51 i59 i60 p58 i64 p63 i75 p74 i76 k22 k23 k43 k61 k62 p5 p11 p16 p44 p50 p55 :
  board
  coord
  count_blackPawn
  count_whitePawn
  player;
@repeat i8 k28 k67 : board coord count_blackPawn count_whitePawn goals player;
@tagIndex p5 p44 : 1;
@tagIndex p16 p55 : 0;
@tagMaxIndex p5 p44 : 1;
@tagMaxIndex p16 p55 : 0;
