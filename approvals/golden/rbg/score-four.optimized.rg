type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {
  cx0y0z0,
  cx1y0z0,
  cx2y0z0,
  cx3y0z0,
  cx0y1z0,
  cx1y1z0,
  cx2y1z0,
  cx3y1z0,
  cx0y2z0,
  cx1y2z0,
  cx2y2z0,
  cx3y2z0,
  cx0y3z0,
  cx1y3z0,
  cx2y3z0,
  cx3y3z0,
  cx0y0z1,
  cx1y0z1,
  cx2y0z1,
  cx3y0z1,
  cx0y1z1,
  cx1y1z1,
  cx2y1z1,
  cx3y1z1,
  cx0y2z1,
  cx1y2z1,
  cx2y2z1,
  cx3y2z1,
  cx0y3z1,
  cx1y3z1,
  cx2y3z1,
  cx3y3z1,
  cx0y0z2,
  cx1y0z2,
  cx2y0z2,
  cx3y0z2,
  cx0y1z2,
  cx1y1z2,
  cx2y1z2,
  cx3y1z2,
  cx0y2z2,
  cx1y2z2,
  cx2y2z2,
  cx3y2z2,
  cx0y3z2,
  cx1y3z2,
  cx2y3z2,
  cx3y3z2,
  cx0y0z3,
  cx1y0z3,
  cx2y0z3,
  cx3y0z3,
  cx0y1z3,
  cx1y1z3,
  cx2y1z3,
  cx3y1z3,
  cx0y2z3,
  cx1y2z3,
  cx2y2z3,
  cx3y2z3,
  cx0y3z3,
  cx1y3z3,
  cx2y3z3,
  cx3y3z3
};
type CoordOrNull = {
  cx0y0z0,
  cx1y0z0,
  cx2y0z0,
  cx3y0z0,
  cx0y1z0,
  cx1y1z0,
  cx2y1z0,
  cx3y1z0,
  cx0y2z0,
  cx1y2z0,
  cx2y2z0,
  cx3y2z0,
  cx0y3z0,
  cx1y3z0,
  cx2y3z0,
  cx3y3z0,
  cx0y0z1,
  cx1y0z1,
  cx2y0z1,
  cx3y0z1,
  cx0y1z1,
  cx1y1z1,
  cx2y1z1,
  cx3y1z1,
  cx0y2z1,
  cx1y2z1,
  cx2y2z1,
  cx3y2z1,
  cx0y3z1,
  cx1y3z1,
  cx2y3z1,
  cx3y3z1,
  cx0y0z2,
  cx1y0z2,
  cx2y0z2,
  cx3y0z2,
  cx0y1z2,
  cx1y1z2,
  cx2y1z2,
  cx3y1z2,
  cx0y2z2,
  cx1y2z2,
  cx2y2z2,
  cx3y2z2,
  cx0y3z2,
  cx1y3z2,
  cx2y3z2,
  cx3y3z2,
  cx0y0z3,
  cx1y0z3,
  cx2y0z3,
  cx3y0z3,
  cx0y1z3,
  cx1y1z3,
  cx2y1z3,
  cx3y1z3,
  cx0y2z3,
  cx1y2z3,
  cx2y2z3,
  cx3y2z3,
  cx0y3z3,
  cx1y3z3,
  cx2y3z3,
  cx3y3z3,
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
type Number_100 = {0, 50, 100};
type Piece = {free, whiteBead, blackBead};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {0, 50, 100};
type Visibility = Player -> Bool;

const at: Coord -> Bool = {
  :0,
  cx0y3z0: 1,
  cx0y3z1: 1,
  cx0y3z2: 1,
  cx0y3z3: 1,
  cx1y3z0: 1,
  cx1y3z1: 1,
  cx1y3z2: 1,
  cx1y3z3: 1,
  cx2y3z0: 1,
  cx2y3z1: 1,
  cx2y3z2: 1,
  cx2y3z3: 1,
  cx3y3z0: 1,
  cx3y3z1: 1,
  cx3y3z2: 1,
  cx3y3z3: 1
};
const back: Coord -> CoordOrNull = {
  :null,
  cx0y0z1: cx0y0z0,
  cx0y0z2: cx0y0z1,
  cx0y0z3: cx0y0z2,
  cx0y1z1: cx0y1z0,
  cx0y1z2: cx0y1z1,
  cx0y1z3: cx0y1z2,
  cx0y2z1: cx0y2z0,
  cx0y2z2: cx0y2z1,
  cx0y2z3: cx0y2z2,
  cx0y3z1: cx0y3z0,
  cx0y3z2: cx0y3z1,
  cx0y3z3: cx0y3z2,
  cx1y0z1: cx1y0z0,
  cx1y0z2: cx1y0z1,
  cx1y0z3: cx1y0z2,
  cx1y1z1: cx1y1z0,
  cx1y1z2: cx1y1z1,
  cx1y1z3: cx1y1z2,
  cx1y2z1: cx1y2z0,
  cx1y2z2: cx1y2z1,
  cx1y2z3: cx1y2z2,
  cx1y3z1: cx1y3z0,
  cx1y3z2: cx1y3z1,
  cx1y3z3: cx1y3z2,
  cx2y0z1: cx2y0z0,
  cx2y0z2: cx2y0z1,
  cx2y0z3: cx2y0z2,
  cx2y1z1: cx2y1z0,
  cx2y1z2: cx2y1z1,
  cx2y1z3: cx2y1z2,
  cx2y2z1: cx2y2z0,
  cx2y2z2: cx2y2z1,
  cx2y2z3: cx2y2z2,
  cx2y3z1: cx2y3z0,
  cx2y3z2: cx2y3z1,
  cx2y3z3: cx2y3z2,
  cx3y0z1: cx3y0z0,
  cx3y0z2: cx3y0z1,
  cx3y0z3: cx3y0z2,
  cx3y1z1: cx3y1z0,
  cx3y1z2: cx3y1z1,
  cx3y1z3: cx3y1z2,
  cx3y2z1: cx3y2z0,
  cx3y2z2: cx3y2z1,
  cx3y2z3: cx3y2z2,
  cx3y3z1: cx3y3z0,
  cx3y3z2: cx3y3z1,
  cx3y3z3: cx3y3z2
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
const down: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y1z0,
  cx0y0z1: cx0y1z1,
  cx0y0z2: cx0y1z2,
  cx0y0z3: cx0y1z3,
  cx0y1z0: cx0y2z0,
  cx0y1z1: cx0y2z1,
  cx0y1z2: cx0y2z2,
  cx0y1z3: cx0y2z3,
  cx0y2z0: cx0y3z0,
  cx0y2z1: cx0y3z1,
  cx0y2z2: cx0y3z2,
  cx0y2z3: cx0y3z3,
  cx1y0z0: cx1y1z0,
  cx1y0z1: cx1y1z1,
  cx1y0z2: cx1y1z2,
  cx1y0z3: cx1y1z3,
  cx1y1z0: cx1y2z0,
  cx1y1z1: cx1y2z1,
  cx1y1z2: cx1y2z2,
  cx1y1z3: cx1y2z3,
  cx1y2z0: cx1y3z0,
  cx1y2z1: cx1y3z1,
  cx1y2z2: cx1y3z2,
  cx1y2z3: cx1y3z3,
  cx2y0z0: cx2y1z0,
  cx2y0z1: cx2y1z1,
  cx2y0z2: cx2y1z2,
  cx2y0z3: cx2y1z3,
  cx2y1z0: cx2y2z0,
  cx2y1z1: cx2y2z1,
  cx2y1z2: cx2y2z2,
  cx2y1z3: cx2y2z3,
  cx2y2z0: cx2y3z0,
  cx2y2z1: cx2y3z1,
  cx2y2z2: cx2y3z2,
  cx2y2z3: cx2y3z3,
  cx3y0z0: cx3y1z0,
  cx3y0z1: cx3y1z1,
  cx3y0z2: cx3y1z2,
  cx3y0z3: cx3y1z3,
  cx3y1z0: cx3y2z0,
  cx3y1z1: cx3y2z1,
  cx3y1z2: cx3y2z2,
  cx3y1z3: cx3y2z3,
  cx3y2z0: cx3y3z0,
  cx3y2z1: cx3y3z1,
  cx3y2z2: cx3y3z2,
  cx3y2z3: cx3y3z3
};
const down_down: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y2z0,
  cx0y0z1: cx0y2z1,
  cx0y0z2: cx0y2z2,
  cx0y0z3: cx0y2z3,
  cx0y1z0: cx0y3z0,
  cx0y1z1: cx0y3z1,
  cx0y1z2: cx0y3z2,
  cx0y1z3: cx0y3z3,
  cx1y0z0: cx1y2z0,
  cx1y0z1: cx1y2z1,
  cx1y0z2: cx1y2z2,
  cx1y0z3: cx1y2z3,
  cx1y1z0: cx1y3z0,
  cx1y1z1: cx1y3z1,
  cx1y1z2: cx1y3z2,
  cx1y1z3: cx1y3z3,
  cx2y0z0: cx2y2z0,
  cx2y0z1: cx2y2z1,
  cx2y0z2: cx2y2z2,
  cx2y0z3: cx2y2z3,
  cx2y1z0: cx2y3z0,
  cx2y1z1: cx2y3z1,
  cx2y1z2: cx2y3z2,
  cx2y1z3: cx2y3z3,
  cx3y0z0: cx3y2z0,
  cx3y0z1: cx3y2z1,
  cx3y0z2: cx3y2z2,
  cx3y0z3: cx3y2z3,
  cx3y1z0: cx3y3z0,
  cx3y1z1: cx3y3z1,
  cx3y1z2: cx3y3z2,
  cx3y1z3: cx3y3z3
};
const down_down_down: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y3z0,
  cx0y0z1: cx0y3z1,
  cx0y0z2: cx0y3z2,
  cx0y0z3: cx0y3z3,
  cx1y0z0: cx1y3z0,
  cx1y0z1: cx1y3z1,
  cx1y0z2: cx1y3z2,
  cx1y0z3: cx1y3z3,
  cx2y0z0: cx2y3z0,
  cx2y0z1: cx2y3z1,
  cx2y0z2: cx2y3z2,
  cx2y0z3: cx2y3z3,
  cx3y0z0: cx3y3z0,
  cx3y0z1: cx3y3z1,
  cx3y0z2: cx3y3z2,
  cx3y0z3: cx3y3z3
};
const front: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y0z1,
  cx0y0z1: cx0y0z2,
  cx0y0z2: cx0y0z3,
  cx0y1z0: cx0y1z1,
  cx0y1z1: cx0y1z2,
  cx0y1z2: cx0y1z3,
  cx0y2z0: cx0y2z1,
  cx0y2z1: cx0y2z2,
  cx0y2z2: cx0y2z3,
  cx0y3z0: cx0y3z1,
  cx0y3z1: cx0y3z2,
  cx0y3z2: cx0y3z3,
  cx1y0z0: cx1y0z1,
  cx1y0z1: cx1y0z2,
  cx1y0z2: cx1y0z3,
  cx1y1z0: cx1y1z1,
  cx1y1z1: cx1y1z2,
  cx1y1z2: cx1y1z3,
  cx1y2z0: cx1y2z1,
  cx1y2z1: cx1y2z2,
  cx1y2z2: cx1y2z3,
  cx1y3z0: cx1y3z1,
  cx1y3z1: cx1y3z2,
  cx1y3z2: cx1y3z3,
  cx2y0z0: cx2y0z1,
  cx2y0z1: cx2y0z2,
  cx2y0z2: cx2y0z3,
  cx2y1z0: cx2y1z1,
  cx2y1z1: cx2y1z2,
  cx2y1z2: cx2y1z3,
  cx2y2z0: cx2y2z1,
  cx2y2z1: cx2y2z2,
  cx2y2z2: cx2y2z3,
  cx2y3z0: cx2y3z1,
  cx2y3z1: cx2y3z2,
  cx2y3z2: cx2y3z3,
  cx3y0z0: cx3y0z1,
  cx3y0z1: cx3y0z2,
  cx3y0z2: cx3y0z3,
  cx3y1z0: cx3y1z1,
  cx3y1z1: cx3y1z2,
  cx3y1z2: cx3y1z3,
  cx3y2z0: cx3y2z1,
  cx3y2z1: cx3y2z2,
  cx3y2z2: cx3y2z3,
  cx3y3z0: cx3y3z1,
  cx3y3z1: cx3y3z2,
  cx3y3z2: cx3y3z3
};
const front_front: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y0z2,
  cx0y0z1: cx0y0z3,
  cx0y1z0: cx0y1z2,
  cx0y1z1: cx0y1z3,
  cx0y2z0: cx0y2z2,
  cx0y2z1: cx0y2z3,
  cx0y3z0: cx0y3z2,
  cx0y3z1: cx0y3z3,
  cx1y0z0: cx1y0z2,
  cx1y0z1: cx1y0z3,
  cx1y1z0: cx1y1z2,
  cx1y1z1: cx1y1z3,
  cx1y2z0: cx1y2z2,
  cx1y2z1: cx1y2z3,
  cx1y3z0: cx1y3z2,
  cx1y3z1: cx1y3z3,
  cx2y0z0: cx2y0z2,
  cx2y0z1: cx2y0z3,
  cx2y1z0: cx2y1z2,
  cx2y1z1: cx2y1z3,
  cx2y2z0: cx2y2z2,
  cx2y2z1: cx2y2z3,
  cx2y3z0: cx2y3z2,
  cx2y3z1: cx2y3z3,
  cx3y0z0: cx3y0z2,
  cx3y0z1: cx3y0z3,
  cx3y1z0: cx3y1z2,
  cx3y1z1: cx3y1z3,
  cx3y2z0: cx3y2z2,
  cx3y2z1: cx3y2z3,
  cx3y3z0: cx3y3z2,
  cx3y3z1: cx3y3z3
};
const front_front_front: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y0z3,
  cx0y1z0: cx0y1z3,
  cx0y2z0: cx0y2z3,
  cx0y3z0: cx0y3z3,
  cx1y0z0: cx1y0z3,
  cx1y1z0: cx1y1z3,
  cx1y2z0: cx1y2z3,
  cx1y3z0: cx1y3z3,
  cx2y0z0: cx2y0z3,
  cx2y1z0: cx2y1z3,
  cx2y2z0: cx2y2z3,
  cx2y3z0: cx2y3z3,
  cx3y0z0: cx3y0z3,
  cx3y1z0: cx3y1z3,
  cx3y2z0: cx3y2z3,
  cx3y3z0: cx3y3z3
};
const left: Coord -> CoordOrNull = {
  :null,
  cx1y0z0: cx0y0z0,
  cx1y0z1: cx0y0z1,
  cx1y0z2: cx0y0z2,
  cx1y0z3: cx0y0z3,
  cx1y1z0: cx0y1z0,
  cx1y1z1: cx0y1z1,
  cx1y1z2: cx0y1z2,
  cx1y1z3: cx0y1z3,
  cx1y2z0: cx0y2z0,
  cx1y2z1: cx0y2z1,
  cx1y2z2: cx0y2z2,
  cx1y2z3: cx0y2z3,
  cx1y3z0: cx0y3z0,
  cx1y3z1: cx0y3z1,
  cx1y3z2: cx0y3z2,
  cx1y3z3: cx0y3z3,
  cx2y0z0: cx1y0z0,
  cx2y0z1: cx1y0z1,
  cx2y0z2: cx1y0z2,
  cx2y0z3: cx1y0z3,
  cx2y1z0: cx1y1z0,
  cx2y1z1: cx1y1z1,
  cx2y1z2: cx1y1z2,
  cx2y1z3: cx1y1z3,
  cx2y2z0: cx1y2z0,
  cx2y2z1: cx1y2z1,
  cx2y2z2: cx1y2z2,
  cx2y2z3: cx1y2z3,
  cx2y3z0: cx1y3z0,
  cx2y3z1: cx1y3z1,
  cx2y3z2: cx1y3z2,
  cx2y3z3: cx1y3z3,
  cx3y0z0: cx2y0z0,
  cx3y0z1: cx2y0z1,
  cx3y0z2: cx2y0z2,
  cx3y0z3: cx2y0z3,
  cx3y1z0: cx2y1z0,
  cx3y1z1: cx2y1z1,
  cx3y1z2: cx2y1z2,
  cx3y1z3: cx2y1z3,
  cx3y2z0: cx2y2z0,
  cx3y2z1: cx2y2z1,
  cx3y2z2: cx2y2z2,
  cx3y2z3: cx2y2z3,
  cx3y3z0: cx2y3z0,
  cx3y3z1: cx2y3z1,
  cx3y3z2: cx2y3z2,
  cx3y3z3: cx2y3z3
};
const right: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx1y0z0,
  cx0y0z1: cx1y0z1,
  cx0y0z2: cx1y0z2,
  cx0y0z3: cx1y0z3,
  cx0y1z0: cx1y1z0,
  cx0y1z1: cx1y1z1,
  cx0y1z2: cx1y1z2,
  cx0y1z3: cx1y1z3,
  cx0y2z0: cx1y2z0,
  cx0y2z1: cx1y2z1,
  cx0y2z2: cx1y2z2,
  cx0y2z3: cx1y2z3,
  cx0y3z0: cx1y3z0,
  cx0y3z1: cx1y3z1,
  cx0y3z2: cx1y3z2,
  cx0y3z3: cx1y3z3,
  cx1y0z0: cx2y0z0,
  cx1y0z1: cx2y0z1,
  cx1y0z2: cx2y0z2,
  cx1y0z3: cx2y0z3,
  cx1y1z0: cx2y1z0,
  cx1y1z1: cx2y1z1,
  cx1y1z2: cx2y1z2,
  cx1y1z3: cx2y1z3,
  cx1y2z0: cx2y2z0,
  cx1y2z1: cx2y2z1,
  cx1y2z2: cx2y2z2,
  cx1y2z3: cx2y2z3,
  cx1y3z0: cx2y3z0,
  cx1y3z1: cx2y3z1,
  cx1y3z2: cx2y3z2,
  cx1y3z3: cx2y3z3,
  cx2y0z0: cx3y0z0,
  cx2y0z1: cx3y0z1,
  cx2y0z2: cx3y0z2,
  cx2y0z3: cx3y0z3,
  cx2y1z0: cx3y1z0,
  cx2y1z1: cx3y1z1,
  cx2y1z2: cx3y1z2,
  cx2y1z3: cx3y1z3,
  cx2y2z0: cx3y2z0,
  cx2y2z1: cx3y2z1,
  cx2y2z2: cx3y2z2,
  cx2y2z3: cx3y2z3,
  cx2y3z0: cx3y3z0,
  cx2y3z1: cx3y3z1,
  cx2y3z2: cx3y3z2,
  cx2y3z3: cx3y3z3
};
const right_right: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx2y0z0,
  cx0y0z1: cx2y0z1,
  cx0y0z2: cx2y0z2,
  cx0y0z3: cx2y0z3,
  cx0y1z0: cx2y1z0,
  cx0y1z1: cx2y1z1,
  cx0y1z2: cx2y1z2,
  cx0y1z3: cx2y1z3,
  cx0y2z0: cx2y2z0,
  cx0y2z1: cx2y2z1,
  cx0y2z2: cx2y2z2,
  cx0y2z3: cx2y2z3,
  cx0y3z0: cx2y3z0,
  cx0y3z1: cx2y3z1,
  cx0y3z2: cx2y3z2,
  cx0y3z3: cx2y3z3,
  cx1y0z0: cx3y0z0,
  cx1y0z1: cx3y0z1,
  cx1y0z2: cx3y0z2,
  cx1y0z3: cx3y0z3,
  cx1y1z0: cx3y1z0,
  cx1y1z1: cx3y1z1,
  cx1y1z2: cx3y1z2,
  cx1y1z3: cx3y1z3,
  cx1y2z0: cx3y2z0,
  cx1y2z1: cx3y2z1,
  cx1y2z2: cx3y2z2,
  cx1y2z3: cx3y2z3,
  cx1y3z0: cx3y3z0,
  cx1y3z1: cx3y3z1,
  cx1y3z2: cx3y3z2,
  cx1y3z3: cx3y3z3
};
const right_right_right: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx3y0z0,
  cx0y0z1: cx3y0z1,
  cx0y0z2: cx3y0z2,
  cx0y0z3: cx3y0z3,
  cx0y1z0: cx3y1z0,
  cx0y1z1: cx3y1z1,
  cx0y1z2: cx3y1z2,
  cx0y1z3: cx3y1z3,
  cx0y2z0: cx3y2z0,
  cx0y2z1: cx3y2z1,
  cx0y2z2: cx3y2z2,
  cx0y2z3: cx3y2z3,
  cx0y3z0: cx3y3z0,
  cx0y3z1: cx3y3z1,
  cx0y3z2: cx3y3z2,
  cx0y3z3: cx3y3z3
};
const walk: Coord -> CoordOrNull = {
  :null,
  cx1y0z0: cx0y1z0,
  cx1y0z1: cx0y1z1,
  cx1y0z2: cx0y1z2,
  cx1y0z3: cx0y1z3,
  cx1y1z0: cx0y2z0,
  cx1y1z1: cx0y2z1,
  cx1y1z2: cx0y2z2,
  cx1y1z3: cx0y2z3,
  cx1y2z0: cx0y3z0,
  cx1y2z1: cx0y3z1,
  cx1y2z2: cx0y3z2,
  cx1y2z3: cx0y3z3,
  cx2y0z0: cx1y1z0,
  cx2y0z1: cx1y1z1,
  cx2y0z2: cx1y1z2,
  cx2y0z3: cx1y1z3,
  cx2y1z0: cx1y2z0,
  cx2y1z1: cx1y2z1,
  cx2y1z2: cx1y2z2,
  cx2y1z3: cx1y2z3,
  cx2y2z0: cx1y3z0,
  cx2y2z1: cx1y3z1,
  cx2y2z2: cx1y3z2,
  cx2y2z3: cx1y3z3,
  cx3y0z0: cx2y1z0,
  cx3y0z1: cx2y1z1,
  cx3y0z2: cx2y1z2,
  cx3y0z3: cx2y1z3,
  cx3y1z0: cx2y2z0,
  cx3y1z1: cx2y2z1,
  cx3y1z2: cx2y2z2,
  cx3y1z3: cx2y2z3,
  cx3y2z0: cx2y3z0,
  cx3y2z1: cx2y3z1,
  cx3y2z2: cx2y3z2,
  cx3y2z3: cx2y3z3
};
const walk_1: Coord -> CoordOrNull = {
  :null,
  cx1y1z0: cx0y0z0,
  cx1y1z1: cx0y0z1,
  cx1y1z2: cx0y0z2,
  cx1y1z3: cx0y0z3,
  cx1y2z0: cx0y1z0,
  cx1y2z1: cx0y1z1,
  cx1y2z2: cx0y1z2,
  cx1y2z3: cx0y1z3,
  cx1y3z0: cx0y2z0,
  cx1y3z1: cx0y2z1,
  cx1y3z2: cx0y2z2,
  cx1y3z3: cx0y2z3,
  cx2y1z0: cx1y0z0,
  cx2y1z1: cx1y0z1,
  cx2y1z2: cx1y0z2,
  cx2y1z3: cx1y0z3,
  cx2y2z0: cx1y1z0,
  cx2y2z1: cx1y1z1,
  cx2y2z2: cx1y1z2,
  cx2y2z3: cx1y1z3,
  cx2y3z0: cx1y2z0,
  cx2y3z1: cx1y2z1,
  cx2y3z2: cx1y2z2,
  cx2y3z3: cx1y2z3,
  cx3y1z0: cx2y0z0,
  cx3y1z1: cx2y0z1,
  cx3y1z2: cx2y0z2,
  cx3y1z3: cx2y0z3,
  cx3y2z0: cx2y1z0,
  cx3y2z1: cx2y1z1,
  cx3y2z2: cx2y1z2,
  cx3y2z3: cx2y1z3,
  cx3y3z0: cx2y2z0,
  cx3y3z1: cx2y2z1,
  cx3y3z2: cx2y2z2,
  cx3y3z3: cx2y2z3
};
const walk_2: Coord -> CoordOrNull = {
  :null,
  cx0y0z1: cx0y1z0,
  cx0y0z2: cx0y1z1,
  cx0y0z3: cx0y1z2,
  cx0y1z1: cx0y2z0,
  cx0y1z2: cx0y2z1,
  cx0y1z3: cx0y2z2,
  cx0y2z1: cx0y3z0,
  cx0y2z2: cx0y3z1,
  cx0y2z3: cx0y3z2,
  cx1y0z1: cx1y1z0,
  cx1y0z2: cx1y1z1,
  cx1y0z3: cx1y1z2,
  cx1y1z1: cx1y2z0,
  cx1y1z2: cx1y2z1,
  cx1y1z3: cx1y2z2,
  cx1y2z1: cx1y3z0,
  cx1y2z2: cx1y3z1,
  cx1y2z3: cx1y3z2,
  cx2y0z1: cx2y1z0,
  cx2y0z2: cx2y1z1,
  cx2y0z3: cx2y1z2,
  cx2y1z1: cx2y2z0,
  cx2y1z2: cx2y2z1,
  cx2y1z3: cx2y2z2,
  cx2y2z1: cx2y3z0,
  cx2y2z2: cx2y3z1,
  cx2y2z3: cx2y3z2,
  cx3y0z1: cx3y1z0,
  cx3y0z2: cx3y1z1,
  cx3y0z3: cx3y1z2,
  cx3y1z1: cx3y2z0,
  cx3y1z2: cx3y2z1,
  cx3y1z3: cx3y2z2,
  cx3y2z1: cx3y3z0,
  cx3y2z2: cx3y3z1,
  cx3y2z3: cx3y3z2
};
const walk_3: Coord -> CoordOrNull = {
  :null,
  cx0y1z1: cx0y0z0,
  cx0y1z2: cx0y0z1,
  cx0y1z3: cx0y0z2,
  cx0y2z1: cx0y1z0,
  cx0y2z2: cx0y1z1,
  cx0y2z3: cx0y1z2,
  cx0y3z1: cx0y2z0,
  cx0y3z2: cx0y2z1,
  cx0y3z3: cx0y2z2,
  cx1y1z1: cx1y0z0,
  cx1y1z2: cx1y0z1,
  cx1y1z3: cx1y0z2,
  cx1y2z1: cx1y1z0,
  cx1y2z2: cx1y1z1,
  cx1y2z3: cx1y1z2,
  cx1y3z1: cx1y2z0,
  cx1y3z2: cx1y2z1,
  cx1y3z3: cx1y2z2,
  cx2y1z1: cx2y0z0,
  cx2y1z2: cx2y0z1,
  cx2y1z3: cx2y0z2,
  cx2y2z1: cx2y1z0,
  cx2y2z2: cx2y1z1,
  cx2y2z3: cx2y1z2,
  cx2y3z1: cx2y2z0,
  cx2y3z2: cx2y2z1,
  cx2y3z3: cx2y2z2,
  cx3y1z1: cx3y0z0,
  cx3y1z2: cx3y0z1,
  cx3y1z3: cx3y0z2,
  cx3y2z1: cx3y1z0,
  cx3y2z2: cx3y1z1,
  cx3y2z3: cx3y1z2,
  cx3y3z1: cx3y2z0,
  cx3y3z2: cx3y2z1,
  cx3y3z3: cx3y2z2
};
const walk_4: Coord -> CoordOrNull = {
  :null,
  cx1y0z1: cx0y0z0,
  cx1y0z2: cx0y0z1,
  cx1y0z3: cx0y0z2,
  cx1y1z1: cx0y1z0,
  cx1y1z2: cx0y1z1,
  cx1y1z3: cx0y1z2,
  cx1y2z1: cx0y2z0,
  cx1y2z2: cx0y2z1,
  cx1y2z3: cx0y2z2,
  cx1y3z1: cx0y3z0,
  cx1y3z2: cx0y3z1,
  cx1y3z3: cx0y3z2,
  cx2y0z1: cx1y0z0,
  cx2y0z2: cx1y0z1,
  cx2y0z3: cx1y0z2,
  cx2y1z1: cx1y1z0,
  cx2y1z2: cx1y1z1,
  cx2y1z3: cx1y1z2,
  cx2y2z1: cx1y2z0,
  cx2y2z2: cx1y2z1,
  cx2y2z3: cx1y2z2,
  cx2y3z1: cx1y3z0,
  cx2y3z2: cx1y3z1,
  cx2y3z3: cx1y3z2,
  cx3y0z1: cx2y0z0,
  cx3y0z2: cx2y0z1,
  cx3y0z3: cx2y0z2,
  cx3y1z1: cx2y1z0,
  cx3y1z2: cx2y1z1,
  cx3y1z3: cx2y1z2,
  cx3y2z1: cx2y2z0,
  cx3y2z2: cx2y2z1,
  cx3y2z3: cx2y2z2,
  cx3y3z1: cx2y3z0,
  cx3y3z2: cx2y3z1,
  cx3y3z3: cx2y3z2
};
const walk_5: Coord -> CoordOrNull = {
  :null,
  cx1y0z0: cx0y0z1,
  cx1y0z1: cx0y0z2,
  cx1y0z2: cx0y0z3,
  cx1y1z0: cx0y1z1,
  cx1y1z1: cx0y1z2,
  cx1y1z2: cx0y1z3,
  cx1y2z0: cx0y2z1,
  cx1y2z1: cx0y2z2,
  cx1y2z2: cx0y2z3,
  cx1y3z0: cx0y3z1,
  cx1y3z1: cx0y3z2,
  cx1y3z2: cx0y3z3,
  cx2y0z0: cx1y0z1,
  cx2y0z1: cx1y0z2,
  cx2y0z2: cx1y0z3,
  cx2y1z0: cx1y1z1,
  cx2y1z1: cx1y1z2,
  cx2y1z2: cx1y1z3,
  cx2y2z0: cx1y2z1,
  cx2y2z1: cx1y2z2,
  cx2y2z2: cx1y2z3,
  cx2y3z0: cx1y3z1,
  cx2y3z1: cx1y3z2,
  cx2y3z2: cx1y3z3,
  cx3y0z0: cx2y0z1,
  cx3y0z1: cx2y0z2,
  cx3y0z2: cx2y0z3,
  cx3y1z0: cx2y1z1,
  cx3y1z1: cx2y1z2,
  cx3y1z2: cx2y1z3,
  cx3y2z0: cx2y2z1,
  cx3y2z1: cx2y2z2,
  cx3y2z2: cx2y2z3,
  cx3y3z0: cx2y3z1,
  cx3y3z1: cx2y3z2,
  cx3y3z2: cx2y3z3
};
const walk_6: Coord -> CoordOrNull = {
  :null,
  cx1y0z1: cx0y1z0,
  cx1y0z2: cx0y1z1,
  cx1y0z3: cx0y1z2,
  cx1y1z1: cx0y2z0,
  cx1y1z2: cx0y2z1,
  cx1y1z3: cx0y2z2,
  cx1y2z1: cx0y3z0,
  cx1y2z2: cx0y3z1,
  cx1y2z3: cx0y3z2,
  cx2y0z1: cx1y1z0,
  cx2y0z2: cx1y1z1,
  cx2y0z3: cx1y1z2,
  cx2y1z1: cx1y2z0,
  cx2y1z2: cx1y2z1,
  cx2y1z3: cx1y2z2,
  cx2y2z1: cx1y3z0,
  cx2y2z2: cx1y3z1,
  cx2y2z3: cx1y3z2,
  cx3y0z1: cx2y1z0,
  cx3y0z2: cx2y1z1,
  cx3y0z3: cx2y1z2,
  cx3y1z1: cx2y2z0,
  cx3y1z2: cx2y2z1,
  cx3y1z3: cx2y2z2,
  cx3y2z1: cx2y3z0,
  cx3y2z2: cx2y3z1,
  cx3y2z3: cx2y3z2
};
const walk_7: Coord -> CoordOrNull = {
  :null,
  cx1y1z1: cx0y0z0,
  cx1y1z2: cx0y0z1,
  cx1y1z3: cx0y0z2,
  cx1y2z1: cx0y1z0,
  cx1y2z2: cx0y1z1,
  cx1y2z3: cx0y1z2,
  cx1y3z1: cx0y2z0,
  cx1y3z2: cx0y2z1,
  cx1y3z3: cx0y2z2,
  cx2y1z1: cx1y0z0,
  cx2y1z2: cx1y0z1,
  cx2y1z3: cx1y0z2,
  cx2y2z1: cx1y1z0,
  cx2y2z2: cx1y1z1,
  cx2y2z3: cx1y1z2,
  cx2y3z1: cx1y2z0,
  cx2y3z2: cx1y2z1,
  cx2y3z3: cx1y2z2,
  cx3y1z1: cx2y0z0,
  cx3y1z2: cx2y0z1,
  cx3y1z3: cx2y0z2,
  cx3y2z1: cx2y1z0,
  cx3y2z2: cx2y1z1,
  cx3y2z3: cx2y1z2,
  cx3y3z1: cx2y2z0,
  cx3y3z2: cx2y2z1,
  cx3y3z3: cx2y2z2
};
const walk_8: Coord -> CoordOrNull = {
  :null,
  cx1y0z0: cx0y1z1,
  cx1y0z1: cx0y1z2,
  cx1y0z2: cx0y1z3,
  cx1y1z0: cx0y2z1,
  cx1y1z1: cx0y2z2,
  cx1y1z2: cx0y2z3,
  cx1y2z0: cx0y3z1,
  cx1y2z1: cx0y3z2,
  cx1y2z2: cx0y3z3,
  cx2y0z0: cx1y1z1,
  cx2y0z1: cx1y1z2,
  cx2y0z2: cx1y1z3,
  cx2y1z0: cx1y2z1,
  cx2y1z1: cx1y2z2,
  cx2y1z2: cx1y2z3,
  cx2y2z0: cx1y3z1,
  cx2y2z1: cx1y3z2,
  cx2y2z2: cx1y3z3,
  cx3y0z0: cx2y1z1,
  cx3y0z1: cx2y1z2,
  cx3y0z2: cx2y1z3,
  cx3y1z0: cx2y2z1,
  cx3y1z1: cx2y2z2,
  cx3y1z2: cx2y2z3,
  cx3y2z0: cx2y3z1,
  cx3y2z1: cx2y3z2,
  cx3y2z2: cx2y3z3
};
const walk_9: Coord -> CoordOrNull = {
  :null,
  cx1y1z0: cx0y0z1,
  cx1y1z1: cx0y0z2,
  cx1y1z2: cx0y0z3,
  cx1y2z0: cx0y1z1,
  cx1y2z1: cx0y1z2,
  cx1y2z2: cx0y1z3,
  cx1y3z0: cx0y2z1,
  cx1y3z1: cx0y2z2,
  cx1y3z2: cx0y2z3,
  cx2y1z0: cx1y0z1,
  cx2y1z1: cx1y0z2,
  cx2y1z2: cx1y0z3,
  cx2y2z0: cx1y1z1,
  cx2y2z1: cx1y1z2,
  cx2y2z2: cx1y1z3,
  cx2y3z0: cx1y2z1,
  cx2y3z1: cx1y2z2,
  cx2y3z2: cx1y2z3,
  cx3y1z0: cx2y0z1,
  cx3y1z1: cx2y0z2,
  cx3y1z2: cx2y0z3,
  cx3y2z0: cx2y1z1,
  cx3y2z1: cx2y1z2,
  cx3y2z2: cx2y1z3,
  cx3y3z0: cx2y2z1,
  cx3y3z1: cx2y2z2,
  cx3y3z2: cx2y2z3
};
const walk_10: Coord -> CoordOrNull = {
  :null,
  cx0y1z0: cx1y0z0,
  cx0y1z1: cx1y0z1,
  cx0y1z2: cx1y0z2,
  cx0y1z3: cx1y0z3,
  cx0y2z0: cx1y1z0,
  cx0y2z1: cx1y1z1,
  cx0y2z2: cx1y1z2,
  cx0y2z3: cx1y1z3,
  cx0y3z0: cx1y2z0,
  cx0y3z1: cx1y2z1,
  cx0y3z2: cx1y2z2,
  cx0y3z3: cx1y2z3,
  cx1y1z0: cx2y0z0,
  cx1y1z1: cx2y0z1,
  cx1y1z2: cx2y0z2,
  cx1y1z3: cx2y0z3,
  cx1y2z0: cx2y1z0,
  cx1y2z1: cx2y1z1,
  cx1y2z2: cx2y1z2,
  cx1y2z3: cx2y1z3,
  cx1y3z0: cx2y2z0,
  cx1y3z1: cx2y2z1,
  cx1y3z2: cx2y2z2,
  cx1y3z3: cx2y2z3,
  cx2y1z0: cx3y0z0,
  cx2y1z1: cx3y0z1,
  cx2y1z2: cx3y0z2,
  cx2y1z3: cx3y0z3,
  cx2y2z0: cx3y1z0,
  cx2y2z1: cx3y1z1,
  cx2y2z2: cx3y1z2,
  cx2y2z3: cx3y1z3,
  cx2y3z0: cx3y2z0,
  cx2y3z1: cx3y2z1,
  cx2y3z2: cx3y2z2,
  cx2y3z3: cx3y2z3
};
const walk_10_walk_10: Coord -> CoordOrNull = {
  :null,
  cx0y2z0: cx2y0z0,
  cx0y2z1: cx2y0z1,
  cx0y2z2: cx2y0z2,
  cx0y2z3: cx2y0z3,
  cx0y3z0: cx2y1z0,
  cx0y3z1: cx2y1z1,
  cx0y3z2: cx2y1z2,
  cx0y3z3: cx2y1z3,
  cx1y2z0: cx3y0z0,
  cx1y2z1: cx3y0z1,
  cx1y2z2: cx3y0z2,
  cx1y2z3: cx3y0z3,
  cx1y3z0: cx3y1z0,
  cx1y3z1: cx3y1z1,
  cx1y3z2: cx3y1z2,
  cx1y3z3: cx3y1z3
};
const walk_10_walk_10_walk_10: Coord -> CoordOrNull = {
  :null,
  cx0y3z0: cx3y0z0,
  cx0y3z1: cx3y0z1,
  cx0y3z2: cx3y0z2,
  cx0y3z3: cx3y0z3
};
const walk_11: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx1y1z0,
  cx0y0z1: cx1y1z1,
  cx0y0z2: cx1y1z2,
  cx0y0z3: cx1y1z3,
  cx0y1z0: cx1y2z0,
  cx0y1z1: cx1y2z1,
  cx0y1z2: cx1y2z2,
  cx0y1z3: cx1y2z3,
  cx0y2z0: cx1y3z0,
  cx0y2z1: cx1y3z1,
  cx0y2z2: cx1y3z2,
  cx0y2z3: cx1y3z3,
  cx1y0z0: cx2y1z0,
  cx1y0z1: cx2y1z1,
  cx1y0z2: cx2y1z2,
  cx1y0z3: cx2y1z3,
  cx1y1z0: cx2y2z0,
  cx1y1z1: cx2y2z1,
  cx1y1z2: cx2y2z2,
  cx1y1z3: cx2y2z3,
  cx1y2z0: cx2y3z0,
  cx1y2z1: cx2y3z1,
  cx1y2z2: cx2y3z2,
  cx1y2z3: cx2y3z3,
  cx2y0z0: cx3y1z0,
  cx2y0z1: cx3y1z1,
  cx2y0z2: cx3y1z2,
  cx2y0z3: cx3y1z3,
  cx2y1z0: cx3y2z0,
  cx2y1z1: cx3y2z1,
  cx2y1z2: cx3y2z2,
  cx2y1z3: cx3y2z3,
  cx2y2z0: cx3y3z0,
  cx2y2z1: cx3y3z1,
  cx2y2z2: cx3y3z2,
  cx2y2z3: cx3y3z3
};
const walk_11_walk_11: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx2y2z0,
  cx0y0z1: cx2y2z1,
  cx0y0z2: cx2y2z2,
  cx0y0z3: cx2y2z3,
  cx0y1z0: cx2y3z0,
  cx0y1z1: cx2y3z1,
  cx0y1z2: cx2y3z2,
  cx0y1z3: cx2y3z3,
  cx1y0z0: cx3y2z0,
  cx1y0z1: cx3y2z1,
  cx1y0z2: cx3y2z2,
  cx1y0z3: cx3y2z3,
  cx1y1z0: cx3y3z0,
  cx1y1z1: cx3y3z1,
  cx1y1z2: cx3y3z2,
  cx1y1z3: cx3y3z3
};
const walk_11_walk_11_walk_11: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx3y3z0,
  cx0y0z1: cx3y3z1,
  cx0y0z2: cx3y3z2,
  cx0y0z3: cx3y3z3
};
const walk_12: Coord -> CoordOrNull = {
  :null,
  cx0y1z0: cx0y0z1,
  cx0y1z1: cx0y0z2,
  cx0y1z2: cx0y0z3,
  cx0y2z0: cx0y1z1,
  cx0y2z1: cx0y1z2,
  cx0y2z2: cx0y1z3,
  cx0y3z0: cx0y2z1,
  cx0y3z1: cx0y2z2,
  cx0y3z2: cx0y2z3,
  cx1y1z0: cx1y0z1,
  cx1y1z1: cx1y0z2,
  cx1y1z2: cx1y0z3,
  cx1y2z0: cx1y1z1,
  cx1y2z1: cx1y1z2,
  cx1y2z2: cx1y1z3,
  cx1y3z0: cx1y2z1,
  cx1y3z1: cx1y2z2,
  cx1y3z2: cx1y2z3,
  cx2y1z0: cx2y0z1,
  cx2y1z1: cx2y0z2,
  cx2y1z2: cx2y0z3,
  cx2y2z0: cx2y1z1,
  cx2y2z1: cx2y1z2,
  cx2y2z2: cx2y1z3,
  cx2y3z0: cx2y2z1,
  cx2y3z1: cx2y2z2,
  cx2y3z2: cx2y2z3,
  cx3y1z0: cx3y0z1,
  cx3y1z1: cx3y0z2,
  cx3y1z2: cx3y0z3,
  cx3y2z0: cx3y1z1,
  cx3y2z1: cx3y1z2,
  cx3y2z2: cx3y1z3,
  cx3y3z0: cx3y2z1,
  cx3y3z1: cx3y2z2,
  cx3y3z2: cx3y2z3
};
const walk_12_walk_12: Coord -> CoordOrNull = {
  :null,
  cx0y2z0: cx0y0z2,
  cx0y2z1: cx0y0z3,
  cx0y3z0: cx0y1z2,
  cx0y3z1: cx0y1z3,
  cx1y2z0: cx1y0z2,
  cx1y2z1: cx1y0z3,
  cx1y3z0: cx1y1z2,
  cx1y3z1: cx1y1z3,
  cx2y2z0: cx2y0z2,
  cx2y2z1: cx2y0z3,
  cx2y3z0: cx2y1z2,
  cx2y3z1: cx2y1z3,
  cx3y2z0: cx3y0z2,
  cx3y2z1: cx3y0z3,
  cx3y3z0: cx3y1z2,
  cx3y3z1: cx3y1z3
};
const walk_12_walk_12_walk_12: Coord -> CoordOrNull = {
  :null,
  cx0y3z0: cx0y0z3,
  cx1y3z0: cx1y0z3,
  cx2y3z0: cx2y0z3,
  cx3y3z0: cx3y0z3
};
const walk_13: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y1z1,
  cx0y0z1: cx0y1z2,
  cx0y0z2: cx0y1z3,
  cx0y1z0: cx0y2z1,
  cx0y1z1: cx0y2z2,
  cx0y1z2: cx0y2z3,
  cx0y2z0: cx0y3z1,
  cx0y2z1: cx0y3z2,
  cx0y2z2: cx0y3z3,
  cx1y0z0: cx1y1z1,
  cx1y0z1: cx1y1z2,
  cx1y0z2: cx1y1z3,
  cx1y1z0: cx1y2z1,
  cx1y1z1: cx1y2z2,
  cx1y1z2: cx1y2z3,
  cx1y2z0: cx1y3z1,
  cx1y2z1: cx1y3z2,
  cx1y2z2: cx1y3z3,
  cx2y0z0: cx2y1z1,
  cx2y0z1: cx2y1z2,
  cx2y0z2: cx2y1z3,
  cx2y1z0: cx2y2z1,
  cx2y1z1: cx2y2z2,
  cx2y1z2: cx2y2z3,
  cx2y2z0: cx2y3z1,
  cx2y2z1: cx2y3z2,
  cx2y2z2: cx2y3z3,
  cx3y0z0: cx3y1z1,
  cx3y0z1: cx3y1z2,
  cx3y0z2: cx3y1z3,
  cx3y1z0: cx3y2z1,
  cx3y1z1: cx3y2z2,
  cx3y1z2: cx3y2z3,
  cx3y2z0: cx3y3z1,
  cx3y2z1: cx3y3z2,
  cx3y2z2: cx3y3z3
};
const walk_13_walk_13: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y2z2,
  cx0y0z1: cx0y2z3,
  cx0y1z0: cx0y3z2,
  cx0y1z1: cx0y3z3,
  cx1y0z0: cx1y2z2,
  cx1y0z1: cx1y2z3,
  cx1y1z0: cx1y3z2,
  cx1y1z1: cx1y3z3,
  cx2y0z0: cx2y2z2,
  cx2y0z1: cx2y2z3,
  cx2y1z0: cx2y3z2,
  cx2y1z1: cx2y3z3,
  cx3y0z0: cx3y2z2,
  cx3y0z1: cx3y2z3,
  cx3y1z0: cx3y3z2,
  cx3y1z1: cx3y3z3
};
const walk_13_walk_13_walk_13: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx0y3z3,
  cx1y0z0: cx1y3z3,
  cx2y0z0: cx2y3z3,
  cx3y0z0: cx3y3z3
};
const walk_14: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx1y0z1,
  cx0y0z1: cx1y0z2,
  cx0y0z2: cx1y0z3,
  cx0y1z0: cx1y1z1,
  cx0y1z1: cx1y1z2,
  cx0y1z2: cx1y1z3,
  cx0y2z0: cx1y2z1,
  cx0y2z1: cx1y2z2,
  cx0y2z2: cx1y2z3,
  cx0y3z0: cx1y3z1,
  cx0y3z1: cx1y3z2,
  cx0y3z2: cx1y3z3,
  cx1y0z0: cx2y0z1,
  cx1y0z1: cx2y0z2,
  cx1y0z2: cx2y0z3,
  cx1y1z0: cx2y1z1,
  cx1y1z1: cx2y1z2,
  cx1y1z2: cx2y1z3,
  cx1y2z0: cx2y2z1,
  cx1y2z1: cx2y2z2,
  cx1y2z2: cx2y2z3,
  cx1y3z0: cx2y3z1,
  cx1y3z1: cx2y3z2,
  cx1y3z2: cx2y3z3,
  cx2y0z0: cx3y0z1,
  cx2y0z1: cx3y0z2,
  cx2y0z2: cx3y0z3,
  cx2y1z0: cx3y1z1,
  cx2y1z1: cx3y1z2,
  cx2y1z2: cx3y1z3,
  cx2y2z0: cx3y2z1,
  cx2y2z1: cx3y2z2,
  cx2y2z2: cx3y2z3,
  cx2y3z0: cx3y3z1,
  cx2y3z1: cx3y3z2,
  cx2y3z2: cx3y3z3
};
const walk_14_walk_14: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx2y0z2,
  cx0y0z1: cx2y0z3,
  cx0y1z0: cx2y1z2,
  cx0y1z1: cx2y1z3,
  cx0y2z0: cx2y2z2,
  cx0y2z1: cx2y2z3,
  cx0y3z0: cx2y3z2,
  cx0y3z1: cx2y3z3,
  cx1y0z0: cx3y0z2,
  cx1y0z1: cx3y0z3,
  cx1y1z0: cx3y1z2,
  cx1y1z1: cx3y1z3,
  cx1y2z0: cx3y2z2,
  cx1y2z1: cx3y2z3,
  cx1y3z0: cx3y3z2,
  cx1y3z1: cx3y3z3
};
const walk_14_walk_14_walk_14: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx3y0z3,
  cx0y1z0: cx3y1z3,
  cx0y2z0: cx3y2z3,
  cx0y3z0: cx3y3z3
};
const walk_15: Coord -> CoordOrNull = {
  :null,
  cx0y0z1: cx1y0z0,
  cx0y0z2: cx1y0z1,
  cx0y0z3: cx1y0z2,
  cx0y1z1: cx1y1z0,
  cx0y1z2: cx1y1z1,
  cx0y1z3: cx1y1z2,
  cx0y2z1: cx1y2z0,
  cx0y2z2: cx1y2z1,
  cx0y2z3: cx1y2z2,
  cx0y3z1: cx1y3z0,
  cx0y3z2: cx1y3z1,
  cx0y3z3: cx1y3z2,
  cx1y0z1: cx2y0z0,
  cx1y0z2: cx2y0z1,
  cx1y0z3: cx2y0z2,
  cx1y1z1: cx2y1z0,
  cx1y1z2: cx2y1z1,
  cx1y1z3: cx2y1z2,
  cx1y2z1: cx2y2z0,
  cx1y2z2: cx2y2z1,
  cx1y2z3: cx2y2z2,
  cx1y3z1: cx2y3z0,
  cx1y3z2: cx2y3z1,
  cx1y3z3: cx2y3z2,
  cx2y0z1: cx3y0z0,
  cx2y0z2: cx3y0z1,
  cx2y0z3: cx3y0z2,
  cx2y1z1: cx3y1z0,
  cx2y1z2: cx3y1z1,
  cx2y1z3: cx3y1z2,
  cx2y2z1: cx3y2z0,
  cx2y2z2: cx3y2z1,
  cx2y2z3: cx3y2z2,
  cx2y3z1: cx3y3z0,
  cx2y3z2: cx3y3z1,
  cx2y3z3: cx3y3z2
};
const walk_15_walk_15: Coord -> CoordOrNull = {
  :null,
  cx0y0z2: cx2y0z0,
  cx0y0z3: cx2y0z1,
  cx0y1z2: cx2y1z0,
  cx0y1z3: cx2y1z1,
  cx0y2z2: cx2y2z0,
  cx0y2z3: cx2y2z1,
  cx0y3z2: cx2y3z0,
  cx0y3z3: cx2y3z1,
  cx1y0z2: cx3y0z0,
  cx1y0z3: cx3y0z1,
  cx1y1z2: cx3y1z0,
  cx1y1z3: cx3y1z1,
  cx1y2z2: cx3y2z0,
  cx1y2z3: cx3y2z1,
  cx1y3z2: cx3y3z0,
  cx1y3z3: cx3y3z1
};
const walk_15_walk_15_walk_15: Coord -> CoordOrNull = {
  :null,
  cx0y0z3: cx3y0z0,
  cx0y1z3: cx3y1z0,
  cx0y2z3: cx3y2z0,
  cx0y3z3: cx3y3z0
};
const walk_16: Coord -> CoordOrNull = {
  :null,
  cx0y1z0: cx1y0z1,
  cx0y1z1: cx1y0z2,
  cx0y1z2: cx1y0z3,
  cx0y2z0: cx1y1z1,
  cx0y2z1: cx1y1z2,
  cx0y2z2: cx1y1z3,
  cx0y3z0: cx1y2z1,
  cx0y3z1: cx1y2z2,
  cx0y3z2: cx1y2z3,
  cx1y1z0: cx2y0z1,
  cx1y1z1: cx2y0z2,
  cx1y1z2: cx2y0z3,
  cx1y2z0: cx2y1z1,
  cx1y2z1: cx2y1z2,
  cx1y2z2: cx2y1z3,
  cx1y3z0: cx2y2z1,
  cx1y3z1: cx2y2z2,
  cx1y3z2: cx2y2z3,
  cx2y1z0: cx3y0z1,
  cx2y1z1: cx3y0z2,
  cx2y1z2: cx3y0z3,
  cx2y2z0: cx3y1z1,
  cx2y2z1: cx3y1z2,
  cx2y2z2: cx3y1z3,
  cx2y3z0: cx3y2z1,
  cx2y3z1: cx3y2z2,
  cx2y3z2: cx3y2z3
};
const walk_16_walk_16: Coord -> CoordOrNull = {
  :null,
  cx0y2z0: cx2y0z2,
  cx0y2z1: cx2y0z3,
  cx0y3z0: cx2y1z2,
  cx0y3z1: cx2y1z3,
  cx1y2z0: cx3y0z2,
  cx1y2z1: cx3y0z3,
  cx1y3z0: cx3y1z2,
  cx1y3z1: cx3y1z3
};
const walk_16_walk_16_walk_16: Coord -> CoordOrNull = {:null, cx0y3z0: cx3y0z3};
const walk_17: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx1y1z1,
  cx0y0z1: cx1y1z2,
  cx0y0z2: cx1y1z3,
  cx0y1z0: cx1y2z1,
  cx0y1z1: cx1y2z2,
  cx0y1z2: cx1y2z3,
  cx0y2z0: cx1y3z1,
  cx0y2z1: cx1y3z2,
  cx0y2z2: cx1y3z3,
  cx1y0z0: cx2y1z1,
  cx1y0z1: cx2y1z2,
  cx1y0z2: cx2y1z3,
  cx1y1z0: cx2y2z1,
  cx1y1z1: cx2y2z2,
  cx1y1z2: cx2y2z3,
  cx1y2z0: cx2y3z1,
  cx1y2z1: cx2y3z2,
  cx1y2z2: cx2y3z3,
  cx2y0z0: cx3y1z1,
  cx2y0z1: cx3y1z2,
  cx2y0z2: cx3y1z3,
  cx2y1z0: cx3y2z1,
  cx2y1z1: cx3y2z2,
  cx2y1z2: cx3y2z3,
  cx2y2z0: cx3y3z1,
  cx2y2z1: cx3y3z2,
  cx2y2z2: cx3y3z3
};
const walk_17_walk_17: Coord -> CoordOrNull = {
  :null,
  cx0y0z0: cx2y2z2,
  cx0y0z1: cx2y2z3,
  cx0y1z0: cx2y3z2,
  cx0y1z1: cx2y3z3,
  cx1y0z0: cx3y2z2,
  cx1y0z1: cx3y2z3,
  cx1y1z0: cx3y3z2,
  cx1y1z1: cx3y3z3
};
const walk_17_walk_17_walk_17: Coord -> CoordOrNull = {:null, cx0y0z0: cx3y3z3};
const walk_18: Coord -> CoordOrNull = {
  :null,
  cx0y1z1: cx1y0z0,
  cx0y1z2: cx1y0z1,
  cx0y1z3: cx1y0z2,
  cx0y2z1: cx1y1z0,
  cx0y2z2: cx1y1z1,
  cx0y2z3: cx1y1z2,
  cx0y3z1: cx1y2z0,
  cx0y3z2: cx1y2z1,
  cx0y3z3: cx1y2z2,
  cx1y1z1: cx2y0z0,
  cx1y1z2: cx2y0z1,
  cx1y1z3: cx2y0z2,
  cx1y2z1: cx2y1z0,
  cx1y2z2: cx2y1z1,
  cx1y2z3: cx2y1z2,
  cx1y3z1: cx2y2z0,
  cx1y3z2: cx2y2z1,
  cx1y3z3: cx2y2z2,
  cx2y1z1: cx3y0z0,
  cx2y1z2: cx3y0z1,
  cx2y1z3: cx3y0z2,
  cx2y2z1: cx3y1z0,
  cx2y2z2: cx3y1z1,
  cx2y2z3: cx3y1z2,
  cx2y3z1: cx3y2z0,
  cx2y3z2: cx3y2z1,
  cx2y3z3: cx3y2z2
};
const walk_18_walk_18: Coord -> CoordOrNull = {
  :null,
  cx0y2z2: cx2y0z0,
  cx0y2z3: cx2y0z1,
  cx0y3z2: cx2y1z0,
  cx0y3z3: cx2y1z1,
  cx1y2z2: cx3y0z0,
  cx1y2z3: cx3y0z1,
  cx1y3z2: cx3y1z0,
  cx1y3z3: cx3y1z1
};
const walk_18_walk_18_walk_18: Coord -> CoordOrNull = {:null, cx0y3z3: cx3y0z0};
const walk_19: Coord -> CoordOrNull = {
  :null,
  cx0y0z1: cx1y1z0,
  cx0y0z2: cx1y1z1,
  cx0y0z3: cx1y1z2,
  cx0y1z1: cx1y2z0,
  cx0y1z2: cx1y2z1,
  cx0y1z3: cx1y2z2,
  cx0y2z1: cx1y3z0,
  cx0y2z2: cx1y3z1,
  cx0y2z3: cx1y3z2,
  cx1y0z1: cx2y1z0,
  cx1y0z2: cx2y1z1,
  cx1y0z3: cx2y1z2,
  cx1y1z1: cx2y2z0,
  cx1y1z2: cx2y2z1,
  cx1y1z3: cx2y2z2,
  cx1y2z1: cx2y3z0,
  cx1y2z2: cx2y3z1,
  cx1y2z3: cx2y3z2,
  cx2y0z1: cx3y1z0,
  cx2y0z2: cx3y1z1,
  cx2y0z3: cx3y1z2,
  cx2y1z1: cx3y2z0,
  cx2y1z2: cx3y2z1,
  cx2y1z3: cx3y2z2,
  cx2y2z1: cx3y3z0,
  cx2y2z2: cx3y3z1,
  cx2y2z3: cx3y3z2
};
const walk_19_walk_19: Coord -> CoordOrNull = {
  :null,
  cx0y0z2: cx2y2z0,
  cx0y0z3: cx2y2z1,
  cx0y1z2: cx2y3z0,
  cx0y1z3: cx2y3z1,
  cx1y0z2: cx3y2z0,
  cx1y0z3: cx3y2z1,
  cx1y1z2: cx3y3z0,
  cx1y1z3: cx3y3z1
};
const walk_19_walk_19_walk_19: Coord -> CoordOrNull = {:null, cx0y0z3: cx3y3z0};

var board: Board = {:free};
var coord: Coord = cx0y0z0;
var count_free: Number_64 = 64;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k3: goals[white] = 50;
c22, c38:;
c22, c39:;
c22, c40:;
c22, c41:;
c22, c42:;
c22, c43:;
c22, c44:;
c22, c45:;
c22, c46:;
c22, c47:;
c22, c48:;
c22, c49:;
c22, c87: board[down[coord]] == whiteBead;
c38, c51: board[left[coord]] == whiteBead;
c38, c128: board[right[coord]] == whiteBead;
c39, c54: board[back[coord]] == whiteBead;
c39, c130: board[front[coord]] == whiteBead;
c40, c57: board[walk[coord]] == whiteBead;
c40, c132: board[walk_10[coord]] == whiteBead;
c41, c60: board[walk_1[coord]] == whiteBead;
c41, c134: board[walk_11[coord]] == whiteBead;
c42, c63: board[walk_2[coord]] == whiteBead;
c42, c136: board[walk_12[coord]] == whiteBead;
c43, c66: board[walk_3[coord]] == whiteBead;
c43, c138: board[walk_13[coord]] == whiteBead;
c44, c69: board[walk_4[coord]] == whiteBead;
c44, c140: board[walk_14[coord]] == whiteBead;
c45, c72: board[walk_5[coord]] == whiteBead;
c45, c142: board[walk_15[coord]] == whiteBead;
c46, c75: board[walk_6[coord]] == whiteBead;
c46, c144: board[walk_16[coord]] == whiteBead;
c47, c78: board[walk_7[coord]] == whiteBead;
c47, c146: board[walk_17[coord]] == whiteBead;
c48, c81: board[walk_8[coord]] == whiteBead;
c48, c148: board[walk_18[coord]] == whiteBead;
c49, c84: board[walk_9[coord]] == whiteBead;
c49, c150: board[walk_19[coord]] == whiteBead;
c51, c38: coord = left[coord];
c54, c39: coord = back[coord];
c57, c40: coord = walk[coord];
c60, c41: coord = walk_1[coord];
c63, c42: coord = walk_2[coord];
c66, c43: coord = walk_3[coord];
c69, c44: coord = walk_4[coord];
c72, c45: coord = walk_5[coord];
c75, c46: coord = walk_6[coord];
c78, c47: coord = walk_7[coord];
c81, c48: coord = walk_8[coord];
c84, c49: coord = walk_9[coord];
c87, c126: board[down_down[coord]] == whiteBead;
c126, c21: board[down_down_down[coord]] == whiteBead;
c128, c164: board[right_right[coord]] == whiteBead;
c130, c166: board[front_front[coord]] == whiteBead;
c132, c168: board[walk_10_walk_10[coord]] == whiteBead;
c134, c170: board[walk_11_walk_11[coord]] == whiteBead;
c136, c172: board[walk_12_walk_12[coord]] == whiteBead;
c138, c174: board[walk_13_walk_13[coord]] == whiteBead;
c140, c176: board[walk_14_walk_14[coord]] == whiteBead;
c142, c178: board[walk_15_walk_15[coord]] == whiteBead;
c144, c180: board[walk_16_walk_16[coord]] == whiteBead;
c146, c182: board[walk_17_walk_17[coord]] == whiteBead;
c148, c184: board[walk_18_walk_18[coord]] == whiteBead;
c150, c186: board[walk_19_walk_19[coord]] == whiteBead;
c164, c21: board[right_right_right[coord]] == whiteBead;
c166, c21: board[front_front_front[coord]] == whiteBead;
c168, c21: board[walk_10_walk_10_walk_10[coord]] == whiteBead;
c170, c21: board[walk_11_walk_11_walk_11[coord]] == whiteBead;
c172, c21: board[walk_12_walk_12_walk_12[coord]] == whiteBead;
c174, c21: board[walk_13_walk_13_walk_13[coord]] == whiteBead;
c176, c21: board[walk_14_walk_14_walk_14[coord]] == whiteBead;
c178, c21: board[walk_15_walk_15_walk_15[coord]] == whiteBead;
c180, c21: board[walk_16_walk_16_walk_16[coord]] == whiteBead;
c182, c21: board[walk_17_walk_17_walk_17[coord]] == whiteBead;
c184, c21: board[walk_18_walk_18_walk_18[coord]] == whiteBead;
c186, c21: board[walk_19_walk_19_walk_19[coord]] == whiteBead;
c218, c234:;
c218, c235:;
c218, c236:;
c218, c237:;
c218, c238:;
c218, c239:;
c218, c240:;
c218, c241:;
c218, c242:;
c218, c243:;
c218, c244:;
c218, c245:;
c218, c283: board[down[coord]] == blackBead;
c234, c247: board[left[coord]] == blackBead;
c234, c324: board[right[coord]] == blackBead;
c235, c250: board[back[coord]] == blackBead;
c235, c326: board[front[coord]] == blackBead;
c236, c253: board[walk[coord]] == blackBead;
c236, c328: board[walk_10[coord]] == blackBead;
c237, c256: board[walk_1[coord]] == blackBead;
c237, c330: board[walk_11[coord]] == blackBead;
c238, c259: board[walk_2[coord]] == blackBead;
c238, c332: board[walk_12[coord]] == blackBead;
c239, c262: board[walk_3[coord]] == blackBead;
c239, c334: board[walk_13[coord]] == blackBead;
c240, c265: board[walk_4[coord]] == blackBead;
c240, c336: board[walk_14[coord]] == blackBead;
c241, c268: board[walk_5[coord]] == blackBead;
c241, c338: board[walk_15[coord]] == blackBead;
c242, c271: board[walk_6[coord]] == blackBead;
c242, c340: board[walk_16[coord]] == blackBead;
c243, c274: board[walk_7[coord]] == blackBead;
c243, c342: board[walk_17[coord]] == blackBead;
c244, c277: board[walk_8[coord]] == blackBead;
c244, c344: board[walk_18[coord]] == blackBead;
c245, c280: board[walk_9[coord]] == blackBead;
c245, c346: board[walk_19[coord]] == blackBead;
c247, c234: coord = left[coord];
c250, c235: coord = back[coord];
c253, c236: coord = walk[coord];
c256, c237: coord = walk_1[coord];
c259, c238: coord = walk_2[coord];
c262, c239: coord = walk_3[coord];
c265, c240: coord = walk_4[coord];
c268, c241: coord = walk_5[coord];
c271, c242: coord = walk_6[coord];
c274, c243: coord = walk_7[coord];
c277, c244: coord = walk_8[coord];
c280, c245: coord = walk_9[coord];
c283, c322: board[down_down[coord]] == blackBead;
c322, c217: board[down_down_down[coord]] == blackBead;
c324, c360: board[right_right[coord]] == blackBead;
c326, c362: board[front_front[coord]] == blackBead;
c328, c364: board[walk_10_walk_10[coord]] == blackBead;
c330, c366: board[walk_11_walk_11[coord]] == blackBead;
c332, c368: board[walk_12_walk_12[coord]] == blackBead;
c334, c370: board[walk_13_walk_13[coord]] == blackBead;
c336, c372: board[walk_14_walk_14[coord]] == blackBead;
c338, c374: board[walk_15_walk_15[coord]] == blackBead;
c340, c376: board[walk_16_walk_16[coord]] == blackBead;
c342, c378: board[walk_17_walk_17[coord]] == blackBead;
c344, c380: board[walk_18_walk_18[coord]] == blackBead;
c346, c382: board[walk_19_walk_19[coord]] == blackBead;
c360, c217: board[right_right_right[coord]] == blackBead;
c362, c217: board[front_front_front[coord]] == blackBead;
c364, c217: board[walk_10_walk_10_walk_10[coord]] == blackBead;
c366, c217: board[walk_11_walk_11_walk_11[coord]] == blackBead;
c368, c217: board[walk_12_walk_12_walk_12[coord]] == blackBead;
c370, c217: board[walk_13_walk_13_walk_13[coord]] == blackBead;
c372, c217: board[walk_14_walk_14_walk_14[coord]] == blackBead;
c374, c217: board[walk_15_walk_15_walk_15[coord]] == blackBead;
c376, c217: board[walk_16_walk_16_walk_16[coord]] == blackBead;
c378, c217: board[walk_17_walk_17_walk_17[coord]] == blackBead;
c380, c217: board[walk_18_walk_18_walk_18[coord]] == blackBead;
c382, c217: board[walk_19_walk_19_walk_19[coord]] == blackBead;
i9, p8: player = white;
i10, end: player = keeper;
i12, i13: count_free = decrement[count_free];
i13, p11: board[coord] = whiteBead;
i205, p204: player = black;
i208, i209: count_free = decrement[count_free];
i209, p207: board[coord] = blackBead;
k3, k6: goals[black] = 50;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k15, k20: ? c22 -> c21;
k15, k188: ! c22 -> c21;
k20, k194: goals[white] = 100;
k188, i10: count_free == 0;
k188, k202: count_free != 0;
k194, i10: goals[black] = 0;
k202, i10: ! p204 -> p203;
k202, i205: ? p204 -> p203;
k211, k216: ? c218 -> c217;
k211, k384: ! c218 -> c217;
k216, k386: goals[black] = 100;
k384, i10: count_free == 0;
k384, k6: count_free != 0;
k386, i10: goals[white] = 0;
p7, i12: $$ coord;
p8, p14: coord = Coord(*);
p11, k15: player = keeper;
p14, p16: board[coord] == free;
p16, p7: at[coord] == 1;
p16, p7: board[down[coord]] != free;
p203, i208: $$ coord;
p204, p210: coord = Coord(*);
p207, k211: player = keeper;
p210, p212: board[coord] == free;
p212, p203: at[coord] == 1;
p212, p203: board[down[coord]] != free;

@disjointExhaustive k6 : i9 i10;
@disjointExhaustive k15 : k20 k188;
@disjointExhaustive k188 : k202 i10;
@disjointExhaustive k202 : i205 i10;
@disjointExhaustive k211 : k216 k384;
@disjointExhaustive k384 : k6 i10;
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
@repeat c38 c39 c40 c41 c42 c43 c44 c45 c46 c47 c48 c49 c51 c54 c57 c60 c63 c66 c69 c72 c75 c78 c81 c84 c128 c130 c132 c134 c136 c138 c140 c142 c144 c146 c148 c150 c164 c166 c168 c170 c172 c174 c176 c178 c180 c182 c184 c186 c234 c235 c236 c237 c238 c239 c240 c241 c242 c243 c244 c245 c247 c250 c253 c256 c259 c262 c265 c268 c271 c274 c277 c280 c324 c326 c328 c330 c332 c334 c336 c338 c340 c342 c344 c346 c360 c362 c364 c366 c368 c370 c372 c374 c376 c378 c380 c382 :
  coord;
@repeat i9 p8 i10 i12 i13 p11 i205 p204 i208 i209 p207 k6 k15 k20 k188 k194 k202 k211 k216 k384 k386 p7 p14 p16 p203 p210 p212 :
  board
  coord
  count_free
  goals
  player;
@simpleApplyExhaustive p8 k15 [coord_1: Coord] coord = Coord(coord_1), count_free = decrement[count_free], board[coord] = whiteBead, player = keeper;
@simpleApplyExhaustive p204 k211 [coord_1: Coord] coord = Coord(coord_1), count_free = decrement[count_free], board[coord] = blackBead, player = keeper;
@tagIndex p7 p203 : 0;
@tagMaxIndex p7 p203 : 0;
@unique begin c22 c87 c126 c218 c283 c322 k3;
