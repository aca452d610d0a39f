type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {
  hx0y0,
  hx1y0,
  hx2y0,
  hx3y0,
  hx4y0,
  hx0y1,
  hx1y1,
  hx2y1,
  hx3y1,
  hx4y1,
  hx5y1,
  hx0y2,
  hx1y2,
  hx2y2,
  hx3y2,
  hx4y2,
  hx5y2,
  hx6y2,
  hx0y3,
  hx1y3,
  hx2y3,
  hx3y3,
  hx4y3,
  hx5y3,
  hx6y3,
  hx7y3,
  hx0y4,
  hx1y4,
  hx2y4,
  hx3y4,
  hx4y4,
  hx5y4,
  hx6y4,
  hx7y4,
  hx8y4,
  hx0y5,
  hx1y5,
  hx2y5,
  hx3y5,
  hx4y5,
  hx5y5,
  hx6y5,
  hx7y5,
  hx0y6,
  hx1y6,
  hx2y6,
  hx3y6,
  hx4y6,
  hx5y6,
  hx6y6,
  hx0y7,
  hx1y7,
  hx2y7,
  hx3y7,
  hx4y7,
  hx5y7,
  hx0y8,
  hx1y8,
  hx2y8,
  hx3y8,
  hx4y8
};
type CoordOrNull = {
  hx0y0,
  hx1y0,
  hx2y0,
  hx3y0,
  hx4y0,
  hx0y1,
  hx1y1,
  hx2y1,
  hx3y1,
  hx4y1,
  hx5y1,
  hx0y2,
  hx1y2,
  hx2y2,
  hx3y2,
  hx4y2,
  hx5y2,
  hx6y2,
  hx0y3,
  hx1y3,
  hx2y3,
  hx3y3,
  hx4y3,
  hx5y3,
  hx6y3,
  hx7y3,
  hx0y4,
  hx1y4,
  hx2y4,
  hx3y4,
  hx4y4,
  hx5y4,
  hx6y4,
  hx7y4,
  hx8y4,
  hx0y5,
  hx1y5,
  hx2y5,
  hx3y5,
  hx4y5,
  hx5y5,
  hx6y5,
  hx7y5,
  hx0y6,
  hx1y6,
  hx2y6,
  hx3y6,
  hx4y6,
  hx5y6,
  hx6y6,
  hx0y7,
  hx1y7,
  hx2y7,
  hx3y7,
  hx4y7,
  hx5y7,
  hx0y8,
  hx1y8,
  hx2y8,
  hx3y8,
  hx4y8,
  null
};
type Goals = Player -> Score;
type Number_61 = {
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
  61
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
type Piece = {free, whiteStone, blackStone};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = Number_100;
type Visibility = Player -> Bool;

const decrement: Number_61 -> Number_61 = {
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
  61: 60
};
const e: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx1y0,
  hx0y1: hx1y1,
  hx0y2: hx1y2,
  hx0y3: hx1y3,
  hx0y4: hx1y4,
  hx0y5: hx1y5,
  hx0y6: hx1y6,
  hx0y7: hx1y7,
  hx0y8: hx1y8,
  hx1y0: hx2y0,
  hx1y1: hx2y1,
  hx1y2: hx2y2,
  hx1y3: hx2y3,
  hx1y4: hx2y4,
  hx1y5: hx2y5,
  hx1y6: hx2y6,
  hx1y7: hx2y7,
  hx1y8: hx2y8,
  hx2y0: hx3y0,
  hx2y1: hx3y1,
  hx2y2: hx3y2,
  hx2y3: hx3y3,
  hx2y4: hx3y4,
  hx2y5: hx3y5,
  hx2y6: hx3y6,
  hx2y7: hx3y7,
  hx2y8: hx3y8,
  hx3y0: hx4y0,
  hx3y1: hx4y1,
  hx3y2: hx4y2,
  hx3y3: hx4y3,
  hx3y4: hx4y4,
  hx3y5: hx4y5,
  hx3y6: hx4y6,
  hx3y7: hx4y7,
  hx3y8: hx4y8,
  hx4y1: hx5y1,
  hx4y2: hx5y2,
  hx4y3: hx5y3,
  hx4y4: hx5y4,
  hx4y5: hx5y5,
  hx4y6: hx5y6,
  hx4y7: hx5y7,
  hx5y2: hx6y2,
  hx5y3: hx6y3,
  hx5y4: hx6y4,
  hx5y5: hx6y5,
  hx5y6: hx6y6,
  hx6y3: hx7y3,
  hx6y4: hx7y4,
  hx6y5: hx7y5,
  hx7y4: hx8y4
};
const ne: Coord -> CoordOrNull = {
  :null,
  hx0y1: hx0y0,
  hx0y2: hx0y1,
  hx0y3: hx0y2,
  hx0y4: hx0y3,
  hx0y5: hx1y4,
  hx0y6: hx1y5,
  hx0y7: hx1y6,
  hx0y8: hx1y7,
  hx1y1: hx1y0,
  hx1y2: hx1y1,
  hx1y3: hx1y2,
  hx1y4: hx1y3,
  hx1y5: hx2y4,
  hx1y6: hx2y5,
  hx1y7: hx2y6,
  hx1y8: hx2y7,
  hx2y1: hx2y0,
  hx2y2: hx2y1,
  hx2y3: hx2y2,
  hx2y4: hx2y3,
  hx2y5: hx3y4,
  hx2y6: hx3y5,
  hx2y7: hx3y6,
  hx2y8: hx3y7,
  hx3y1: hx3y0,
  hx3y2: hx3y1,
  hx3y3: hx3y2,
  hx3y4: hx3y3,
  hx3y5: hx4y4,
  hx3y6: hx4y5,
  hx3y7: hx4y6,
  hx3y8: hx4y7,
  hx4y1: hx4y0,
  hx4y2: hx4y1,
  hx4y3: hx4y2,
  hx4y4: hx4y3,
  hx4y5: hx5y4,
  hx4y6: hx5y5,
  hx4y7: hx5y6,
  hx4y8: hx5y7,
  hx5y2: hx5y1,
  hx5y3: hx5y2,
  hx5y4: hx5y3,
  hx5y5: hx6y4,
  hx5y6: hx6y5,
  hx5y7: hx6y6,
  hx6y3: hx6y2,
  hx6y4: hx6y3,
  hx6y5: hx7y4,
  hx6y6: hx7y5,
  hx7y4: hx7y3,
  hx7y5: hx8y4
};
const nw: Coord -> CoordOrNull = {
  :null,
  hx0y5: hx0y4,
  hx0y6: hx0y5,
  hx0y7: hx0y6,
  hx0y8: hx0y7,
  hx1y1: hx0y0,
  hx1y2: hx0y1,
  hx1y3: hx0y2,
  hx1y4: hx0y3,
  hx1y5: hx1y4,
  hx1y6: hx1y5,
  hx1y7: hx1y6,
  hx1y8: hx1y7,
  hx2y1: hx1y0,
  hx2y2: hx1y1,
  hx2y3: hx1y2,
  hx2y4: hx1y3,
  hx2y5: hx2y4,
  hx2y6: hx2y5,
  hx2y7: hx2y6,
  hx2y8: hx2y7,
  hx3y1: hx2y0,
  hx3y2: hx2y1,
  hx3y3: hx2y2,
  hx3y4: hx2y3,
  hx3y5: hx3y4,
  hx3y6: hx3y5,
  hx3y7: hx3y6,
  hx3y8: hx3y7,
  hx4y1: hx3y0,
  hx4y2: hx3y1,
  hx4y3: hx3y2,
  hx4y4: hx3y3,
  hx4y5: hx4y4,
  hx4y6: hx4y5,
  hx4y7: hx4y6,
  hx4y8: hx4y7,
  hx5y1: hx4y0,
  hx5y2: hx4y1,
  hx5y3: hx4y2,
  hx5y4: hx4y3,
  hx5y5: hx5y4,
  hx5y6: hx5y5,
  hx5y7: hx5y6,
  hx6y2: hx5y1,
  hx6y3: hx5y2,
  hx6y4: hx5y3,
  hx6y5: hx6y4,
  hx6y6: hx6y5,
  hx7y3: hx6y2,
  hx7y4: hx6y3,
  hx7y5: hx7y4,
  hx8y4: hx7y3
};
const se: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx1y1,
  hx0y1: hx1y2,
  hx0y2: hx1y3,
  hx0y3: hx1y4,
  hx0y4: hx0y5,
  hx0y5: hx0y6,
  hx0y6: hx0y7,
  hx0y7: hx0y8,
  hx1y0: hx2y1,
  hx1y1: hx2y2,
  hx1y2: hx2y3,
  hx1y3: hx2y4,
  hx1y4: hx1y5,
  hx1y5: hx1y6,
  hx1y6: hx1y7,
  hx1y7: hx1y8,
  hx2y0: hx3y1,
  hx2y1: hx3y2,
  hx2y2: hx3y3,
  hx2y3: hx3y4,
  hx2y4: hx2y5,
  hx2y5: hx2y6,
  hx2y6: hx2y7,
  hx2y7: hx2y8,
  hx3y0: hx4y1,
  hx3y1: hx4y2,
  hx3y2: hx4y3,
  hx3y3: hx4y4,
  hx3y4: hx3y5,
  hx3y5: hx3y6,
  hx3y6: hx3y7,
  hx3y7: hx3y8,
  hx4y0: hx5y1,
  hx4y1: hx5y2,
  hx4y2: hx5y3,
  hx4y3: hx5y4,
  hx4y4: hx4y5,
  hx4y5: hx4y6,
  hx4y6: hx4y7,
  hx4y7: hx4y8,
  hx5y1: hx6y2,
  hx5y2: hx6y3,
  hx5y3: hx6y4,
  hx5y4: hx5y5,
  hx5y5: hx5y6,
  hx5y6: hx5y7,
  hx6y2: hx7y3,
  hx6y3: hx7y4,
  hx6y4: hx6y5,
  hx6y5: hx6y6,
  hx7y3: hx8y4,
  hx7y4: hx7y5
};
const sw: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx0y1,
  hx0y1: hx0y2,
  hx0y2: hx0y3,
  hx0y3: hx0y4,
  hx1y0: hx1y1,
  hx1y1: hx1y2,
  hx1y2: hx1y3,
  hx1y3: hx1y4,
  hx1y4: hx0y5,
  hx1y5: hx0y6,
  hx1y6: hx0y7,
  hx1y7: hx0y8,
  hx2y0: hx2y1,
  hx2y1: hx2y2,
  hx2y2: hx2y3,
  hx2y3: hx2y4,
  hx2y4: hx1y5,
  hx2y5: hx1y6,
  hx2y6: hx1y7,
  hx2y7: hx1y8,
  hx3y0: hx3y1,
  hx3y1: hx3y2,
  hx3y2: hx3y3,
  hx3y3: hx3y4,
  hx3y4: hx2y5,
  hx3y5: hx2y6,
  hx3y6: hx2y7,
  hx3y7: hx2y8,
  hx4y0: hx4y1,
  hx4y1: hx4y2,
  hx4y2: hx4y3,
  hx4y3: hx4y4,
  hx4y4: hx3y5,
  hx4y5: hx3y6,
  hx4y6: hx3y7,
  hx4y7: hx3y8,
  hx5y1: hx5y2,
  hx5y2: hx5y3,
  hx5y3: hx5y4,
  hx5y4: hx4y5,
  hx5y5: hx4y6,
  hx5y6: hx4y7,
  hx5y7: hx4y8,
  hx6y2: hx6y3,
  hx6y3: hx6y4,
  hx6y4: hx5y5,
  hx6y5: hx5y6,
  hx6y6: hx5y7,
  hx7y3: hx7y4,
  hx7y4: hx6y5,
  hx7y5: hx6y6,
  hx8y4: hx7y5
};
const w: Coord -> CoordOrNull = {
  :null,
  hx1y0: hx0y0,
  hx1y1: hx0y1,
  hx1y2: hx0y2,
  hx1y3: hx0y3,
  hx1y4: hx0y4,
  hx1y5: hx0y5,
  hx1y6: hx0y6,
  hx1y7: hx0y7,
  hx1y8: hx0y8,
  hx2y0: hx1y0,
  hx2y1: hx1y1,
  hx2y2: hx1y2,
  hx2y3: hx1y3,
  hx2y4: hx1y4,
  hx2y5: hx1y5,
  hx2y6: hx1y6,
  hx2y7: hx1y7,
  hx2y8: hx1y8,
  hx3y0: hx2y0,
  hx3y1: hx2y1,
  hx3y2: hx2y2,
  hx3y3: hx2y3,
  hx3y4: hx2y4,
  hx3y5: hx2y5,
  hx3y6: hx2y6,
  hx3y7: hx2y7,
  hx3y8: hx2y8,
  hx4y0: hx3y0,
  hx4y1: hx3y1,
  hx4y2: hx3y2,
  hx4y3: hx3y3,
  hx4y4: hx3y4,
  hx4y5: hx3y5,
  hx4y6: hx3y6,
  hx4y7: hx3y7,
  hx4y8: hx3y8,
  hx5y1: hx4y1,
  hx5y2: hx4y2,
  hx5y3: hx4y3,
  hx5y4: hx4y4,
  hx5y5: hx4y5,
  hx5y6: hx4y6,
  hx5y7: hx4y7,
  hx6y2: hx5y2,
  hx6y3: hx5y3,
  hx6y4: hx5y4,
  hx6y5: hx5y5,
  hx6y6: hx5y6,
  hx7y3: hx6y3,
  hx7y4: hx6y4,
  hx7y5: hx6y5,
  hx8y4: hx7y4
};

var board: Board = {:free};
var coord: Coord = hx0y0;
var count_free: Number_61 = 61;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k2:;
c20, c21:;
c20, c22:;
c20, c23:;
c21, c24:;
c22, c25:;
c23, c26:;
c24, c29:;
c24, i28: w[coord] != null;
c25, c32:;
c25, i31: nw[coord] != null;
c26, c35:;
c26, i34: ne[coord] != null;
c27, c24: board[coord] == whiteStone;
c29, i37: e[coord] != null;
c30, c25: board[coord] == whiteStone;
c32, i39: se[coord] != null;
c33, c26: board[coord] == whiteStone;
c35, i41: sw[coord] != null;
c36, c42: board[coord] == whiteStone;
c38, c43: board[coord] == whiteStone;
c40, c44: board[coord] == whiteStone;
c42, i46: e[coord] != null;
c43, i48: se[coord] != null;
c44, i50: sw[coord] != null;
c45, c51: board[coord] == whiteStone;
c47, c52: board[coord] == whiteStone;
c49, c53: board[coord] == whiteStone;
c51, i55: e[coord] != null;
c52, i57: se[coord] != null;
c53, i59: sw[coord] != null;
c54, c19: board[coord] == whiteStone;
c56, c19: board[coord] == whiteStone;
c58, c19: board[coord] == whiteStone;
c67, c68:;
c67, c69:;
c67, c70:;
c68, c71:;
c69, c72:;
c70, c73:;
c71, c76:;
c71, i75: w[coord] != null;
c72, c79:;
c72, i78: nw[coord] != null;
c73, c82:;
c73, i81: ne[coord] != null;
c74, c71: board[coord] == whiteStone;
c76, i84: e[coord] != null;
c77, c72: board[coord] == whiteStone;
c79, i86: se[coord] != null;
c80, c73: board[coord] == whiteStone;
c82, i88: sw[coord] != null;
c83, c89: board[coord] == whiteStone;
c85, c90: board[coord] == whiteStone;
c87, c91: board[coord] == whiteStone;
c89, i93: e[coord] != null;
c90, i95: se[coord] != null;
c91, i97: sw[coord] != null;
c92, c66: board[coord] == whiteStone;
c94, c66: board[coord] == whiteStone;
c96, c66: board[coord] == whiteStone;
c122, c123:;
c122, c124:;
c122, c125:;
c123, c126:;
c124, c127:;
c125, c128:;
c126, c131:;
c126, i130: w[coord] != null;
c127, c134:;
c127, i133: nw[coord] != null;
c128, c137:;
c128, i136: ne[coord] != null;
c129, c126: board[coord] == blackStone;
c131, i139: e[coord] != null;
c132, c127: board[coord] == blackStone;
c134, i141: se[coord] != null;
c135, c128: board[coord] == blackStone;
c137, i143: sw[coord] != null;
c138, c144: board[coord] == blackStone;
c140, c145: board[coord] == blackStone;
c142, c146: board[coord] == blackStone;
c144, i148: e[coord] != null;
c145, i150: se[coord] != null;
c146, i152: sw[coord] != null;
c147, c153: board[coord] == blackStone;
c149, c154: board[coord] == blackStone;
c151, c155: board[coord] == blackStone;
c153, i157: e[coord] != null;
c154, i159: se[coord] != null;
c155, i161: sw[coord] != null;
c156, c121: board[coord] == blackStone;
c158, c121: board[coord] == blackStone;
c160, c121: board[coord] == blackStone;
c169, c170:;
c169, c171:;
c169, c172:;
c170, c173:;
c171, c174:;
c172, c175:;
c173, c178:;
c173, i177: w[coord] != null;
c174, c181:;
c174, i180: nw[coord] != null;
c175, c184:;
c175, i183: ne[coord] != null;
c176, c173: board[coord] == blackStone;
c178, i186: e[coord] != null;
c179, c174: board[coord] == blackStone;
c181, i188: se[coord] != null;
c182, c175: board[coord] == blackStone;
c184, i190: sw[coord] != null;
c185, c191: board[coord] == blackStone;
c187, c192: board[coord] == blackStone;
c189, c193: board[coord] == blackStone;
c191, i195: e[coord] != null;
c192, i197: se[coord] != null;
c193, i199: sw[coord] != null;
c194, c168: board[coord] == blackStone;
c196, c168: board[coord] == blackStone;
c198, c168: board[coord] == blackStone;
i9, p8: player = white;
i10, end: player = keeper;
i12, i13: count_free = decrement[count_free];
i13, p11: board[coord] = whiteStone;
i28, c27: coord = w[coord];
i31, c30: coord = nw[coord];
i34, c33: coord = ne[coord];
i37, c36: coord = e[coord];
i39, c38: coord = se[coord];
i41, c40: coord = sw[coord];
i46, c45: coord = e[coord];
i48, c47: coord = se[coord];
i50, c49: coord = sw[coord];
i55, c54: coord = e[coord];
i57, c56: coord = se[coord];
i59, c58: coord = sw[coord];
i75, c74: coord = w[coord];
i78, c77: coord = nw[coord];
i81, c80: coord = ne[coord];
i84, c83: coord = e[coord];
i86, c85: coord = se[coord];
i88, c87: coord = sw[coord];
i93, c92: coord = e[coord];
i95, c94: coord = se[coord];
i97, c96: coord = sw[coord];
i111, p110: player = black;
i112, end: player = keeper;
i114, i115: count_free = decrement[count_free];
i115, p113: board[coord] = blackStone;
i130, c129: coord = w[coord];
i133, c132: coord = nw[coord];
i136, c135: coord = ne[coord];
i139, c138: coord = e[coord];
i141, c140: coord = se[coord];
i143, c142: coord = sw[coord];
i148, c147: coord = e[coord];
i150, c149: coord = se[coord];
i152, c151: coord = sw[coord];
i157, c156: coord = e[coord];
i159, c158: coord = se[coord];
i161, c160: coord = sw[coord];
i177, c176: coord = w[coord];
i180, c179: coord = nw[coord];
i183, c182: coord = ne[coord];
i186, c185: coord = e[coord];
i188, c187: coord = se[coord];
i190, c189: coord = sw[coord];
i195, c194: coord = e[coord];
i197, c196: coord = se[coord];
i199, c198: coord = sw[coord];
k2, k3: goals[white] = 50;
k3, k4: goals[black] = 50;
k4, k5:;
k5, k6:;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k15, k16:;
k15, k17:;
k16, k18: ? c20 -> c19;
k17, k60: ! c20 -> c19;
k18, k61: goals[white] = 100;
k60, k62:;
k60, k63:;
k61, k64: goals[black] = 0;
k62, k65: ? c67 -> c66;
k63, k98: ! c67 -> c66;
k64, end: player = keeper;
k65, k99: goals[black] = 100;
k98, k100:;
k98, k101:;
k99, k102: goals[white] = 0;
k100, k103: count_free != 0;
k101, k104: count_free == 0;
k102, end: player = keeper;
k103, k105:;
k104, end: player = keeper;
k105, k106:;
k106, k107:;
k107, k108:;
k108, i111: ? p110 -> p109;
k108, i112: ! p110 -> p109;
k117, k118:;
k117, k119:;
k118, k120: ? c122 -> c121;
k119, k162: ! c122 -> c121;
k120, k163: goals[black] = 100;
k162, k164:;
k162, k165:;
k163, k166: goals[white] = 0;
k164, k167: ? c169 -> c168;
k165, k200: ! c169 -> c168;
k166, end: player = keeper;
k167, k201: goals[white] = 100;
k200, k202:;
k200, k203:;
k201, k204: goals[black] = 0;
k202, k205: count_free != 0;
k203, k206: count_free == 0;
k204, end: player = keeper;
k205, k207:;
k206, end: player = keeper;
k207, k208:;
k208, k5:;
p7, i12: $$ coord;
p8, p14: coord = Coord(*);
p11, k15: player = keeper;
p14, p7: board[coord] == free;
p109, i114: $$ coord;
p110, p116: coord = Coord(*);
p113, k117: player = keeper;
p116, p109: board[coord] == free;
