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
type Number_100 = {0, 50, 100};
type Piece = {free, whiteStone, blackStone};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {0, 50, 100};
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
const e_e: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx2y0,
  hx0y1: hx2y1,
  hx0y2: hx2y2,
  hx0y3: hx2y3,
  hx0y4: hx2y4,
  hx0y5: hx2y5,
  hx0y6: hx2y6,
  hx0y7: hx2y7,
  hx0y8: hx2y8,
  hx1y0: hx3y0,
  hx1y1: hx3y1,
  hx1y2: hx3y2,
  hx1y3: hx3y3,
  hx1y4: hx3y4,
  hx1y5: hx3y5,
  hx1y6: hx3y6,
  hx1y7: hx3y7,
  hx1y8: hx3y8,
  hx2y0: hx4y0,
  hx2y1: hx4y1,
  hx2y2: hx4y2,
  hx2y3: hx4y3,
  hx2y4: hx4y4,
  hx2y5: hx4y5,
  hx2y6: hx4y6,
  hx2y7: hx4y7,
  hx2y8: hx4y8,
  hx3y1: hx5y1,
  hx3y2: hx5y2,
  hx3y3: hx5y3,
  hx3y4: hx5y4,
  hx3y5: hx5y5,
  hx3y6: hx5y6,
  hx3y7: hx5y7,
  hx4y2: hx6y2,
  hx4y3: hx6y3,
  hx4y4: hx6y4,
  hx4y5: hx6y5,
  hx4y6: hx6y6,
  hx5y3: hx7y3,
  hx5y4: hx7y4,
  hx5y5: hx7y5,
  hx6y4: hx8y4
};
const e_e_e: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx3y0,
  hx0y1: hx3y1,
  hx0y2: hx3y2,
  hx0y3: hx3y3,
  hx0y4: hx3y4,
  hx0y5: hx3y5,
  hx0y6: hx3y6,
  hx0y7: hx3y7,
  hx0y8: hx3y8,
  hx1y0: hx4y0,
  hx1y1: hx4y1,
  hx1y2: hx4y2,
  hx1y3: hx4y3,
  hx1y4: hx4y4,
  hx1y5: hx4y5,
  hx1y6: hx4y6,
  hx1y7: hx4y7,
  hx1y8: hx4y8,
  hx2y1: hx5y1,
  hx2y2: hx5y2,
  hx2y3: hx5y3,
  hx2y4: hx5y4,
  hx2y5: hx5y5,
  hx2y6: hx5y6,
  hx2y7: hx5y7,
  hx3y2: hx6y2,
  hx3y3: hx6y3,
  hx3y4: hx6y4,
  hx3y5: hx6y5,
  hx3y6: hx6y6,
  hx4y3: hx7y3,
  hx4y4: hx7y4,
  hx4y5: hx7y5,
  hx5y4: hx8y4
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
const se_se: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx2y2,
  hx0y1: hx2y3,
  hx0y2: hx2y4,
  hx0y3: hx1y5,
  hx0y4: hx0y6,
  hx0y5: hx0y7,
  hx0y6: hx0y8,
  hx1y0: hx3y2,
  hx1y1: hx3y3,
  hx1y2: hx3y4,
  hx1y3: hx2y5,
  hx1y4: hx1y6,
  hx1y5: hx1y7,
  hx1y6: hx1y8,
  hx2y0: hx4y2,
  hx2y1: hx4y3,
  hx2y2: hx4y4,
  hx2y3: hx3y5,
  hx2y4: hx2y6,
  hx2y5: hx2y7,
  hx2y6: hx2y8,
  hx3y0: hx5y2,
  hx3y1: hx5y3,
  hx3y2: hx5y4,
  hx3y3: hx4y5,
  hx3y4: hx3y6,
  hx3y5: hx3y7,
  hx3y6: hx3y8,
  hx4y0: hx6y2,
  hx4y1: hx6y3,
  hx4y2: hx6y4,
  hx4y3: hx5y5,
  hx4y4: hx4y6,
  hx4y5: hx4y7,
  hx4y6: hx4y8,
  hx5y1: hx7y3,
  hx5y2: hx7y4,
  hx5y3: hx6y5,
  hx5y4: hx5y6,
  hx5y5: hx5y7,
  hx6y2: hx8y4,
  hx6y3: hx7y5,
  hx6y4: hx6y6
};
const se_se_se: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx3y3,
  hx0y1: hx3y4,
  hx0y2: hx2y5,
  hx0y3: hx1y6,
  hx0y4: hx0y7,
  hx0y5: hx0y8,
  hx1y0: hx4y3,
  hx1y1: hx4y4,
  hx1y2: hx3y5,
  hx1y3: hx2y6,
  hx1y4: hx1y7,
  hx1y5: hx1y8,
  hx2y0: hx5y3,
  hx2y1: hx5y4,
  hx2y2: hx4y5,
  hx2y3: hx3y6,
  hx2y4: hx2y7,
  hx2y5: hx2y8,
  hx3y0: hx6y3,
  hx3y1: hx6y4,
  hx3y2: hx5y5,
  hx3y3: hx4y6,
  hx3y4: hx3y7,
  hx3y5: hx3y8,
  hx4y0: hx7y3,
  hx4y1: hx7y4,
  hx4y2: hx6y5,
  hx4y3: hx5y6,
  hx4y4: hx4y7,
  hx4y5: hx4y8,
  hx5y1: hx8y4,
  hx5y2: hx7y5,
  hx5y3: hx6y6,
  hx5y4: hx5y7
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
const sw_sw: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx0y2,
  hx0y1: hx0y3,
  hx0y2: hx0y4,
  hx1y0: hx1y2,
  hx1y1: hx1y3,
  hx1y2: hx1y4,
  hx1y3: hx0y5,
  hx2y0: hx2y2,
  hx2y1: hx2y3,
  hx2y2: hx2y4,
  hx2y3: hx1y5,
  hx2y4: hx0y6,
  hx2y5: hx0y7,
  hx2y6: hx0y8,
  hx3y0: hx3y2,
  hx3y1: hx3y3,
  hx3y2: hx3y4,
  hx3y3: hx2y5,
  hx3y4: hx1y6,
  hx3y5: hx1y7,
  hx3y6: hx1y8,
  hx4y0: hx4y2,
  hx4y1: hx4y3,
  hx4y2: hx4y4,
  hx4y3: hx3y5,
  hx4y4: hx2y6,
  hx4y5: hx2y7,
  hx4y6: hx2y8,
  hx5y1: hx5y3,
  hx5y2: hx5y4,
  hx5y3: hx4y5,
  hx5y4: hx3y6,
  hx5y5: hx3y7,
  hx5y6: hx3y8,
  hx6y2: hx6y4,
  hx6y3: hx5y5,
  hx6y4: hx4y6,
  hx6y5: hx4y7,
  hx6y6: hx4y8,
  hx7y3: hx6y5,
  hx7y4: hx5y6,
  hx7y5: hx5y7,
  hx8y4: hx6y6
};
const sw_sw_sw: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx0y3,
  hx0y1: hx0y4,
  hx1y0: hx1y3,
  hx1y1: hx1y4,
  hx1y2: hx0y5,
  hx2y0: hx2y3,
  hx2y1: hx2y4,
  hx2y2: hx1y5,
  hx2y3: hx0y6,
  hx3y0: hx3y3,
  hx3y1: hx3y4,
  hx3y2: hx2y5,
  hx3y3: hx1y6,
  hx3y4: hx0y7,
  hx3y5: hx0y8,
  hx4y0: hx4y3,
  hx4y1: hx4y4,
  hx4y2: hx3y5,
  hx4y3: hx2y6,
  hx4y4: hx1y7,
  hx4y5: hx1y8,
  hx5y1: hx5y4,
  hx5y2: hx4y5,
  hx5y3: hx3y6,
  hx5y4: hx2y7,
  hx5y5: hx2y8,
  hx6y2: hx5y5,
  hx6y3: hx4y6,
  hx6y4: hx3y7,
  hx6y5: hx3y8,
  hx7y3: hx5y6,
  hx7y4: hx4y7,
  hx7y5: hx4y8,
  hx8y4: hx5y7
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

begin, k3: goals[white] = 50;
c20, c24:;
c20, c25:;
c20, c26:;
c24, c27: board[w[coord]] == whiteStone;
c24, c45: board[e[coord]] == whiteStone;
c25, c30: board[nw[coord]] == whiteStone;
c25, c47: board[se[coord]] == whiteStone;
c26, c33: board[ne[coord]] == whiteStone;
c26, c49: board[sw[coord]] == whiteStone;
c27, c24: coord = w[coord];
c30, c25: coord = nw[coord];
c33, c26: coord = ne[coord];
c45, c54: board[e_e[coord]] == whiteStone;
c47, c56: board[se_se[coord]] == whiteStone;
c49, c58: board[sw_sw[coord]] == whiteStone;
c54, c19: board[e_e_e[coord]] == whiteStone;
c56, c19: board[se_se_se[coord]] == whiteStone;
c58, c19: board[sw_sw_sw[coord]] == whiteStone;
c67, c71:;
c67, c72:;
c67, c73:;
c71, c74: board[w[coord]] == whiteStone;
c71, c92: board[e[coord]] == whiteStone;
c72, c77: board[nw[coord]] == whiteStone;
c72, c94: board[se[coord]] == whiteStone;
c73, c80: board[ne[coord]] == whiteStone;
c73, c96: board[sw[coord]] == whiteStone;
c74, c71: coord = w[coord];
c77, c72: coord = nw[coord];
c80, c73: coord = ne[coord];
c92, c66: board[e_e[coord]] == whiteStone;
c94, c66: board[se_se[coord]] == whiteStone;
c96, c66: board[sw_sw[coord]] == whiteStone;
c122, c126:;
c122, c127:;
c122, c128:;
c126, c129: board[w[coord]] == blackStone;
c126, c147: board[e[coord]] == blackStone;
c127, c132: board[nw[coord]] == blackStone;
c127, c149: board[se[coord]] == blackStone;
c128, c135: board[ne[coord]] == blackStone;
c128, c151: board[sw[coord]] == blackStone;
c129, c126: coord = w[coord];
c132, c127: coord = nw[coord];
c135, c128: coord = ne[coord];
c147, c156: board[e_e[coord]] == blackStone;
c149, c158: board[se_se[coord]] == blackStone;
c151, c160: board[sw_sw[coord]] == blackStone;
c156, c121: board[e_e_e[coord]] == blackStone;
c158, c121: board[se_se_se[coord]] == blackStone;
c160, c121: board[sw_sw_sw[coord]] == blackStone;
c169, c173:;
c169, c174:;
c169, c175:;
c173, c176: board[w[coord]] == blackStone;
c173, c194: board[e[coord]] == blackStone;
c174, c179: board[nw[coord]] == blackStone;
c174, c196: board[se[coord]] == blackStone;
c175, c182: board[ne[coord]] == blackStone;
c175, c198: board[sw[coord]] == blackStone;
c176, c173: coord = w[coord];
c179, c174: coord = nw[coord];
c182, c175: coord = ne[coord];
c194, c168: board[e_e[coord]] == blackStone;
c196, c168: board[se_se[coord]] == blackStone;
c198, c168: board[sw_sw[coord]] == blackStone;
i9, p8: player = white;
i10, end: player = keeper;
i12, i13: count_free = decrement[count_free];
i13, p11: board[coord] = whiteStone;
i111, p110: player = black;
i114, i115: count_free = decrement[count_free];
i115, p113: board[coord] = blackStone;
k3, k6: goals[black] = 50;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k15, k18: ? c20 -> c19;
k15, k60: ! c20 -> c19;
k18, k61: goals[white] = 100;
k60, k65: ? c67 -> c66;
k60, k98: ! c67 -> c66;
k61, i10: goals[black] = 0;
k65, k99: goals[black] = 100;
k98, i10: count_free == 0;
k98, k108: count_free != 0;
k99, i10: goals[white] = 0;
k108, i10: ! p110 -> p109;
k108, i111: ? p110 -> p109;
k117, k65: ? c122 -> c121;
k117, k162: ! c122 -> c121;
k162, k18: ? c169 -> c168;
k162, k200: ! c169 -> c168;
k200, i10: count_free == 0;
k200, k6: count_free != 0;
p7, i12: $$ coord;
p8, p14: coord = Coord(*);
p11, k15: player = keeper;
p14, p7: board[coord] == free;
p109, i114: $$ coord;
p110, p116: coord = Coord(*);
p113, k117: player = keeper;
p116, p109: board[coord] == free;

@disjointExhaustive k6 : i9 i10;
@disjointExhaustive k15 : k18 k60;
@disjointExhaustive k60 : k65 k98;
@disjointExhaustive k98 : k108 i10;
@disjointExhaustive k108 : i111 i10;
@disjointExhaustive k117 : k162 k65;
@disjointExhaustive k162 : k200 k18;
@disjointExhaustive k200 : k6 i10;
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
  61;
@integer 0 : 0 1;
@repeat c24 c25 c26 c27 c30 c33 c45 c47 c49 c54 c56 c58 c71 c72 c73 c74 c77 c80 c92 c94 c96 c126 c127 c128 c129 c132 c135 c147 c149 c151 c156 c158 c160 c173 c174 c175 c176 c179 c182 c194 c196 c198 :
  coord;
@repeat i9 p8 i10 i12 i13 p11 i111 p110 i114 i115 p113 k6 k15 k18 k60 k61 k65 k98 k99 k108 k117 k162 k200 p7 p14 p109 p116 :
  board
  coord
  count_free
  goals
  player;
@simpleApplyExhaustive p8 k15 [coord_1: Coord] coord = Coord(coord_1), count_free = decrement[count_free], board[coord] = whiteStone, player = keeper;
@simpleApplyExhaustive p110 k117 [coord_1: Coord] coord = Coord(coord_1), count_free = decrement[count_free], board[coord] = blackStone, player = keeper;
@tagIndex p7 p109 : 0;
@tagMaxIndex p7 p109 : 0;
@unique begin c20 c67 c122 c169 k3;
