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
c22, c23:;
c22, c24:;
c22, c25:;
c22, c26:;
c23, i28: down[coord] != null;
c24, c29:;
c25, c30:;
c26, c31:;
c27, c32: board[coord] == redDisc;
c29, c35:;
c29, i34: left[coord] != null;
c30, c38:;
c30, i37: walk[coord] != null;
c31, c41:;
c31, i40: walk_1[coord] != null;
c32, i43: down[coord] != null;
c33, c29: board[coord] == redDisc;
c35, i45: right[coord] != null;
c36, c30: board[coord] == redDisc;
c38, i47: walk_2[coord] != null;
c39, c31: board[coord] == redDisc;
c41, i49: walk_3[coord] != null;
c42, c50: board[coord] == redDisc;
c44, c51: board[coord] == redDisc;
c46, c52: board[coord] == redDisc;
c48, c53: board[coord] == redDisc;
c50, i55: down[coord] != null;
c51, i57: right[coord] != null;
c52, i59: walk_2[coord] != null;
c53, i61: walk_3[coord] != null;
c54, c21: board[coord] == redDisc;
c56, c62: board[coord] == redDisc;
c58, c63: board[coord] == redDisc;
c60, c64: board[coord] == redDisc;
c62, i66: right[coord] != null;
c63, i68: walk_2[coord] != null;
c64, i70: walk_3[coord] != null;
c65, c21: board[coord] == redDisc;
c67, c21: board[coord] == redDisc;
c69, c21: board[coord] == redDisc;
c74, i76: down[coord] != null;
c75, c73: board[coord] != empty;
c101, c102:;
c101, c103:;
c101, c104:;
c101, c105:;
c102, i107: down[coord] != null;
c103, c108:;
c104, c109:;
c105, c110:;
c106, c111: board[coord] == yellowDisc;
c108, c114:;
c108, i113: left[coord] != null;
c109, c117:;
c109, i116: walk[coord] != null;
c110, c120:;
c110, i119: walk_1[coord] != null;
c111, i122: down[coord] != null;
c112, c108: board[coord] == yellowDisc;
c114, i124: right[coord] != null;
c115, c109: board[coord] == yellowDisc;
c117, i126: walk_2[coord] != null;
c118, c110: board[coord] == yellowDisc;
c120, i128: walk_3[coord] != null;
c121, c129: board[coord] == yellowDisc;
c123, c130: board[coord] == yellowDisc;
c125, c131: board[coord] == yellowDisc;
c127, c132: board[coord] == yellowDisc;
c129, i134: down[coord] != null;
c130, i136: right[coord] != null;
c131, i138: walk_2[coord] != null;
c132, i140: walk_3[coord] != null;
c133, c100: board[coord] == yellowDisc;
c135, c141: board[coord] == yellowDisc;
c137, c142: board[coord] == yellowDisc;
c139, c143: board[coord] == yellowDisc;
c141, i145: right[coord] != null;
c142, i147: walk_2[coord] != null;
c143, i149: walk_3[coord] != null;
c144, c100: board[coord] == yellowDisc;
c146, c100: board[coord] == yellowDisc;
c148, c100: board[coord] == yellowDisc;
i9, p8: player = red;
i10, end: player = keeper;
i12, i13: count_empty = decrement[count_empty];
i13, p11: board[coord] = redDisc;
i28, c27: coord = down[coord];
i34, c33: coord = left[coord];
i37, c36: coord = walk[coord];
i40, c39: coord = walk_1[coord];
i43, c42: coord = down[coord];
i45, c44: coord = right[coord];
i47, c46: coord = walk_2[coord];
i49, c48: coord = walk_3[coord];
i55, c54: coord = down[coord];
i57, c56: coord = right[coord];
i59, c58: coord = walk_2[coord];
i61, c60: coord = walk_3[coord];
i66, c65: coord = right[coord];
i68, c67: coord = walk_2[coord];
i70, c69: coord = walk_3[coord];
i76, c75: coord = down[coord];
i88, p87: player = yellow;
i89, end: player = keeper;
i91, i92: count_empty = decrement[count_empty];
i92, p90: board[coord] = yellowDisc;
i107, c106: coord = down[coord];
i113, c112: coord = left[coord];
i116, c115: coord = walk[coord];
i119, c118: coord = walk_1[coord];
i122, c121: coord = down[coord];
i124, c123: coord = right[coord];
i126, c125: coord = walk_2[coord];
i128, c127: coord = walk_3[coord];
i134, c133: coord = down[coord];
i136, c135: coord = right[coord];
i138, c137: coord = walk_2[coord];
i140, c139: coord = walk_3[coord];
i145, c144: coord = right[coord];
i147, c146: coord = walk_2[coord];
i149, c148: coord = walk_3[coord];
k2, k3: goals[red] = 50;
k3, k4: goals[yellow] = 50;
k4, k5:;
k5, k6:;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k15, k17:;
k15, k18:;
k17, k20: ? c22 -> c21;
k18, k71: ! c22 -> c21;
k20, k77: goals[red] = 100;
k71, k78:;
k71, k79:;
k77, k80: goals[yellow] = 0;
k78, k81: count_empty == 0;
k79, k82: count_empty != 0;
k80, end: player = keeper;
k81, end: player = keeper;
k82, k83:;
k83, k84:;
k84, k85:;
k85, i88: ? p87 -> p86;
k85, i89: ! p87 -> p86;
k94, k96:;
k94, k97:;
k96, k99: ? c101 -> c100;
k97, k150: ! c101 -> c100;
k99, k152: goals[yellow] = 100;
k150, k153:;
k150, k154:;
k152, k155: goals[red] = 0;
k153, k156: count_empty == 0;
k154, k157: count_empty != 0;
k155, end: player = keeper;
k156, end: player = keeper;
k157, k158:;
k158, k5:;
p7, i12: $$ coord;
p8, p14: coord = Coord(*);
p11, k15: player = keeper;
p14, p16: board[coord] == empty;
p16, p7: at[coord] == 1;
p16, p19:;
p19, p72: ? c74 -> c73;
p72, p7:;
p86, i91: $$ coord;
p87, p93: coord = Coord(*);
p90, k94: player = keeper;
p93, p95: board[coord] == empty;
p95, p86: at[coord] == 1;
p95, p98:;
p98, p151: ? c74 -> c73;
p151, p86:;
