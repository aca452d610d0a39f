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
c17, c18:;
c17, c19:;
c17, c20:;
c18, i22: w[coord] != null;
c18, i24: e[coord] != null;
c19, i26: nw[coord] != null;
c19, i28: se[coord] != null;
c20, i30: ne[coord] != null;
c20, i32: sw[coord] != null;
c21, c18: board[coord] == whiteStone;
c23, c33: board[coord] == whiteStone;
c25, c19: board[coord] == whiteStone;
c27, c34: board[coord] == whiteStone;
c29, c20: board[coord] == whiteStone;
c31, c35: board[coord] == whiteStone;
c33, i37: e[coord] != null;
c34, i39: se[coord] != null;
c35, i41: sw[coord] != null;
c36, c42: board[coord] == whiteStone;
c38, c43: board[coord] == whiteStone;
c40, c44: board[coord] == whiteStone;
c42, i46: e[coord] != null;
c43, i48: se[coord] != null;
c44, i50: sw[coord] != null;
c45, c16: board[coord] == whiteStone;
c47, c16: board[coord] == whiteStone;
c49, c16: board[coord] == whiteStone;
c55, c56:;
c55, c57:;
c55, c58:;
c56, i60: w[coord] != null;
c56, i62: e[coord] != null;
c57, i64: nw[coord] != null;
c57, i66: se[coord] != null;
c58, i68: ne[coord] != null;
c58, i70: sw[coord] != null;
c59, c56: board[coord] == whiteStone;
c61, c71: board[coord] == whiteStone;
c63, c57: board[coord] == whiteStone;
c65, c72: board[coord] == whiteStone;
c67, c58: board[coord] == whiteStone;
c69, c73: board[coord] == whiteStone;
c71, i75: e[coord] != null;
c72, i77: se[coord] != null;
c73, i79: sw[coord] != null;
c74, c54: board[coord] == whiteStone;
c76, c54: board[coord] == whiteStone;
c78, c54: board[coord] == whiteStone;
c98, c99:;
c98, c100:;
c98, c101:;
c99, i103: w[coord] != null;
c99, i105: e[coord] != null;
c100, i107: nw[coord] != null;
c100, i109: se[coord] != null;
c101, i111: ne[coord] != null;
c101, i113: sw[coord] != null;
c102, c99: board[coord] == blackStone;
c104, c114: board[coord] == blackStone;
c106, c100: board[coord] == blackStone;
c108, c115: board[coord] == blackStone;
c110, c101: board[coord] == blackStone;
c112, c116: board[coord] == blackStone;
c114, i118: e[coord] != null;
c115, i120: se[coord] != null;
c116, i122: sw[coord] != null;
c117, c123: board[coord] == blackStone;
c119, c124: board[coord] == blackStone;
c121, c125: board[coord] == blackStone;
c123, i127: e[coord] != null;
c124, i129: se[coord] != null;
c125, i131: sw[coord] != null;
c126, c97: board[coord] == blackStone;
c128, c97: board[coord] == blackStone;
c130, c97: board[coord] == blackStone;
c136, c137:;
c136, c138:;
c136, c139:;
c137, i141: w[coord] != null;
c137, i143: e[coord] != null;
c138, i145: nw[coord] != null;
c138, i147: se[coord] != null;
c139, i149: ne[coord] != null;
c139, i151: sw[coord] != null;
c140, c137: board[coord] == blackStone;
c142, c152: board[coord] == blackStone;
c144, c138: board[coord] == blackStone;
c146, c153: board[coord] == blackStone;
c148, c139: board[coord] == blackStone;
c150, c154: board[coord] == blackStone;
c152, i156: e[coord] != null;
c153, i158: se[coord] != null;
c154, i160: sw[coord] != null;
c155, c135: board[coord] == blackStone;
c157, c135: board[coord] == blackStone;
c159, c135: board[coord] == blackStone;
i8, p7: player = white;
i9, end: player = keeper;
i11, i12: count_free = decrement[count_free];
i12, p10: board[coord] = whiteStone;
i22, c21: coord = w[coord];
i24, c23: coord = e[coord];
i26, c25: coord = nw[coord];
i28, c27: coord = se[coord];
i30, c29: coord = ne[coord];
i32, c31: coord = sw[coord];
i37, c36: coord = e[coord];
i39, c38: coord = se[coord];
i41, c40: coord = sw[coord];
i46, c45: coord = e[coord];
i48, c47: coord = se[coord];
i50, c49: coord = sw[coord];
i60, c59: coord = w[coord];
i62, c61: coord = e[coord];
i64, c63: coord = nw[coord];
i66, c65: coord = se[coord];
i68, c67: coord = ne[coord];
i70, c69: coord = sw[coord];
i75, c74: coord = e[coord];
i77, c76: coord = se[coord];
i79, c78: coord = sw[coord];
i89, p88: player = black;
i90, end: player = keeper;
i92, i93: count_free = decrement[count_free];
i93, p91: board[coord] = blackStone;
i103, c102: coord = w[coord];
i105, c104: coord = e[coord];
i107, c106: coord = nw[coord];
i109, c108: coord = se[coord];
i111, c110: coord = ne[coord];
i113, c112: coord = sw[coord];
i118, c117: coord = e[coord];
i120, c119: coord = se[coord];
i122, c121: coord = sw[coord];
i127, c126: coord = e[coord];
i129, c128: coord = se[coord];
i131, c130: coord = sw[coord];
i141, c140: coord = w[coord];
i143, c142: coord = e[coord];
i145, c144: coord = nw[coord];
i147, c146: coord = se[coord];
i149, c148: coord = ne[coord];
i151, c150: coord = sw[coord];
i156, c155: coord = e[coord];
i158, c157: coord = se[coord];
i160, c159: coord = sw[coord];
k2, k3: goals[white] = 50;
k3, k4: goals[black] = 50;
k4, k5:;
k5, i8: ? p7 -> p6;
k5, i9: ! p7 -> p6;
k14, k15: ? c17 -> c16;
k14, k51: ! c17 -> c16;
k15, k52: goals[white] = 100;
k51, k53: ? c55 -> c54;
k51, k80: ! c55 -> c54;
k52, k81: goals[black] = 0;
k53, k82: goals[black] = 100;
k80, k83: count_free != 0;
k80, k84: count_free == 0;
k81, end: player = keeper;
k82, k85: goals[white] = 0;
k83, k86:;
k84, end: player = keeper;
k85, end: player = keeper;
k86, i89: ? p88 -> p87;
k86, i90: ! p88 -> p87;
k95, k96: ? c98 -> c97;
k95, k132: ! c98 -> c97;
k96, k133: goals[black] = 100;
k132, k134: ? c136 -> c135;
k132, k161: ! c136 -> c135;
k133, k162: goals[white] = 0;
k134, k163: goals[white] = 100;
k161, k4: count_free != 0;
k161, k164: count_free == 0;
k162, end: player = keeper;
k163, k165: goals[black] = 0;
k164, end: player = keeper;
k165, end: player = keeper;
p6, i11: $$ coord;
p7, p13: coord = Coord(*);
p10, k14: player = keeper;
p13, p6: board[coord] == free;
p87, i92: $$ coord;
p88, p94: coord = Coord(*);
p91, k95: player = keeper;
p94, p87: board[coord] == free;
