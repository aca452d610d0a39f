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
type Piece = {empty, redDisc, yellowDisc};
type Player = {red, yellow};
type PlayerOrSystem = {red, yellow, keeper, random};
type Score = Number_100;
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
const walk_2: Coord -> CoordOrNull = {
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

var board: Board = {:empty};
var coord: Coord = rx0y0;
var count_empty: Number_42 = 42;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k2:;
c18, c21:;
c18, c22:;
c18, c23:;
c18, i20: down[coord] != null;
c19, c24: board[coord] == redDisc;
c21, i26: left[coord] != null;
c21, i28: right[coord] != null;
c22, i30: walk[coord] != null;
c22, i32: walk_1[coord] != null;
c23, i34: walk_2[coord] != null;
c23, i36: walk_3[coord] != null;
c24, i38: down[coord] != null;
c25, c21: board[coord] == redDisc;
c27, c39: board[coord] == redDisc;
c29, c22: board[coord] == redDisc;
c31, c40: board[coord] == redDisc;
c33, c23: board[coord] == redDisc;
c35, c41: board[coord] == redDisc;
c37, c42: board[coord] == redDisc;
c39, i44: right[coord] != null;
c40, i46: walk_1[coord] != null;
c41, i48: walk_3[coord] != null;
c42, i50: down[coord] != null;
c43, c51: board[coord] == redDisc;
c45, c52: board[coord] == redDisc;
c47, c53: board[coord] == redDisc;
c49, c17: board[coord] == redDisc;
c51, i55: right[coord] != null;
c52, i57: walk_1[coord] != null;
c53, i59: walk_3[coord] != null;
c54, c17: board[coord] == redDisc;
c56, c17: board[coord] == redDisc;
c58, c17: board[coord] == redDisc;
c62, i64: down[coord] != null;
c63, c61: board[coord] != empty;
c82, c85:;
c82, c86:;
c82, c87:;
c82, i84: down[coord] != null;
c83, c88: board[coord] == yellowDisc;
c85, i90: left[coord] != null;
c85, i92: right[coord] != null;
c86, i94: walk[coord] != null;
c86, i96: walk_1[coord] != null;
c87, i98: walk_2[coord] != null;
c87, i100: walk_3[coord] != null;
c88, i102: down[coord] != null;
c89, c85: board[coord] == yellowDisc;
c91, c103: board[coord] == yellowDisc;
c93, c86: board[coord] == yellowDisc;
c95, c104: board[coord] == yellowDisc;
c97, c87: board[coord] == yellowDisc;
c99, c105: board[coord] == yellowDisc;
c101, c106: board[coord] == yellowDisc;
c103, i108: right[coord] != null;
c104, i110: walk_1[coord] != null;
c105, i112: walk_3[coord] != null;
c106, i114: down[coord] != null;
c107, c115: board[coord] == yellowDisc;
c109, c116: board[coord] == yellowDisc;
c111, c117: board[coord] == yellowDisc;
c113, c81: board[coord] == yellowDisc;
c115, i119: right[coord] != null;
c116, i121: walk_1[coord] != null;
c117, i123: walk_3[coord] != null;
c118, c81: board[coord] == yellowDisc;
c120, c81: board[coord] == yellowDisc;
c122, c81: board[coord] == yellowDisc;
i8, p7: player = red;
i9, end: player = keeper;
i11, i12: count_empty = decrement[count_empty];
i12, p10: board[coord] = redDisc;
i20, c19: coord = down[coord];
i26, c25: coord = left[coord];
i28, c27: coord = right[coord];
i30, c29: coord = walk[coord];
i32, c31: coord = walk_1[coord];
i34, c33: coord = walk_2[coord];
i36, c35: coord = walk_3[coord];
i38, c37: coord = down[coord];
i44, c43: coord = right[coord];
i46, c45: coord = walk_1[coord];
i48, c47: coord = walk_3[coord];
i50, c49: coord = down[coord];
i55, c54: coord = right[coord];
i57, c56: coord = walk_1[coord];
i59, c58: coord = walk_3[coord];
i64, c63: coord = down[coord];
i72, p71: player = yellow;
i73, end: player = keeper;
i75, i76: count_empty = decrement[count_empty];
i76, p74: board[coord] = yellowDisc;
i84, c83: coord = down[coord];
i90, c89: coord = left[coord];
i92, c91: coord = right[coord];
i94, c93: coord = walk[coord];
i96, c95: coord = walk_1[coord];
i98, c97: coord = walk_2[coord];
i100, c99: coord = walk_3[coord];
i102, c101: coord = down[coord];
i108, c107: coord = right[coord];
i110, c109: coord = walk_1[coord];
i112, c111: coord = walk_3[coord];
i114, c113: coord = down[coord];
i119, c118: coord = right[coord];
i121, c120: coord = walk_1[coord];
i123, c122: coord = walk_3[coord];
k2, k3: goals[red] = 50;
k3, k4: goals[yellow] = 50;
k4, k5:;
k5, i8: ? p7 -> p6;
k5, i9: ! p7 -> p6;
k14, k16: ? c18 -> c17;
k14, k60: ! c18 -> c17;
k16, k65: goals[red] = 100;
k60, k66: count_empty == 0;
k60, k67: count_empty != 0;
k65, k68: goals[yellow] = 0;
k66, end: player = keeper;
k67, k69:;
k68, end: player = keeper;
k69, i72: ? p71 -> p70;
k69, i73: ! p71 -> p70;
k78, k80: ? c82 -> c81;
k78, k124: ! c82 -> c81;
k80, k125: goals[yellow] = 100;
k124, k4: count_empty != 0;
k124, k126: count_empty == 0;
k125, k127: goals[red] = 0;
k126, end: player = keeper;
k127, end: player = keeper;
p6, i11: $$ coord;
p7, p13: coord = Coord(*);
p10, k14: player = keeper;
p13, p15: board[coord] == empty;
p15, p6: ? c62 -> c61;
p15, p6: at[coord] == 1;
p70, i75: $$ coord;
p71, p77: coord = Coord(*);
p74, k78: player = keeper;
p77, p79: board[coord] == empty;
p79, p70: ? c62 -> c61;
p79, p70: at[coord] == 1;
