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
type Piece = {free, whiteBead, blackBead};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = Number_100;
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

var board: Board = {:free};
var coord: Coord = cx0y0z0;
var count_free: Number_64 = 64;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k2:;
c22, c23:;
c22, c24:;
c22, c25:;
c22, c26:;
c22, c27:;
c22, c28:;
c22, c29:;
c22, c30:;
c22, c31:;
c22, c32:;
c22, c33:;
c22, c34:;
c22, c35:;
c23, i37: down[coord] != null;
c24, c38:;
c25, c39:;
c26, c40:;
c27, c41:;
c28, c42:;
c29, c43:;
c30, c44:;
c31, c45:;
c32, c46:;
c33, c47:;
c34, c48:;
c35, c49:;
c36, c50: board[coord] == whiteBead;
c38, c53:;
c38, i52: left[coord] != null;
c39, c56:;
c39, i55: back[coord] != null;
c40, c59:;
c40, i58: walk[coord] != null;
c41, c62:;
c41, i61: walk_1[coord] != null;
c42, c65:;
c42, i64: walk_2[coord] != null;
c43, c68:;
c43, i67: walk_3[coord] != null;
c44, c71:;
c44, i70: walk_4[coord] != null;
c45, c74:;
c45, i73: walk_5[coord] != null;
c46, c77:;
c46, i76: walk_6[coord] != null;
c47, c80:;
c47, i79: walk_7[coord] != null;
c48, c83:;
c48, i82: walk_8[coord] != null;
c49, c86:;
c49, i85: walk_9[coord] != null;
c50, i88: down[coord] != null;
c51, c38: board[coord] == whiteBead;
c53, i90: right[coord] != null;
c54, c39: board[coord] == whiteBead;
c56, i92: front[coord] != null;
c57, c40: board[coord] == whiteBead;
c59, i94: walk_10[coord] != null;
c60, c41: board[coord] == whiteBead;
c62, i96: walk_11[coord] != null;
c63, c42: board[coord] == whiteBead;
c65, i98: walk_12[coord] != null;
c66, c43: board[coord] == whiteBead;
c68, i100: walk_13[coord] != null;
c69, c44: board[coord] == whiteBead;
c71, i102: walk_14[coord] != null;
c72, c45: board[coord] == whiteBead;
c74, i104: walk_15[coord] != null;
c75, c46: board[coord] == whiteBead;
c77, i106: walk_16[coord] != null;
c78, c47: board[coord] == whiteBead;
c80, i108: walk_17[coord] != null;
c81, c48: board[coord] == whiteBead;
c83, i110: walk_18[coord] != null;
c84, c49: board[coord] == whiteBead;
c86, i112: walk_19[coord] != null;
c87, c113: board[coord] == whiteBead;
c89, c114: board[coord] == whiteBead;
c91, c115: board[coord] == whiteBead;
c93, c116: board[coord] == whiteBead;
c95, c117: board[coord] == whiteBead;
c97, c118: board[coord] == whiteBead;
c99, c119: board[coord] == whiteBead;
c101, c120: board[coord] == whiteBead;
c103, c121: board[coord] == whiteBead;
c105, c122: board[coord] == whiteBead;
c107, c123: board[coord] == whiteBead;
c109, c124: board[coord] == whiteBead;
c111, c125: board[coord] == whiteBead;
c113, i127: down[coord] != null;
c114, i129: right[coord] != null;
c115, i131: front[coord] != null;
c116, i133: walk_10[coord] != null;
c117, i135: walk_11[coord] != null;
c118, i137: walk_12[coord] != null;
c119, i139: walk_13[coord] != null;
c120, i141: walk_14[coord] != null;
c121, i143: walk_15[coord] != null;
c122, i145: walk_16[coord] != null;
c123, i147: walk_17[coord] != null;
c124, i149: walk_18[coord] != null;
c125, i151: walk_19[coord] != null;
c126, c21: board[coord] == whiteBead;
c128, c152: board[coord] == whiteBead;
c130, c153: board[coord] == whiteBead;
c132, c154: board[coord] == whiteBead;
c134, c155: board[coord] == whiteBead;
c136, c156: board[coord] == whiteBead;
c138, c157: board[coord] == whiteBead;
c140, c158: board[coord] == whiteBead;
c142, c159: board[coord] == whiteBead;
c144, c160: board[coord] == whiteBead;
c146, c161: board[coord] == whiteBead;
c148, c162: board[coord] == whiteBead;
c150, c163: board[coord] == whiteBead;
c152, i165: right[coord] != null;
c153, i167: front[coord] != null;
c154, i169: walk_10[coord] != null;
c155, i171: walk_11[coord] != null;
c156, i173: walk_12[coord] != null;
c157, i175: walk_13[coord] != null;
c158, i177: walk_14[coord] != null;
c159, i179: walk_15[coord] != null;
c160, i181: walk_16[coord] != null;
c161, i183: walk_17[coord] != null;
c162, i185: walk_18[coord] != null;
c163, i187: walk_19[coord] != null;
c164, c21: board[coord] == whiteBead;
c166, c21: board[coord] == whiteBead;
c168, c21: board[coord] == whiteBead;
c170, c21: board[coord] == whiteBead;
c172, c21: board[coord] == whiteBead;
c174, c21: board[coord] == whiteBead;
c176, c21: board[coord] == whiteBead;
c178, c21: board[coord] == whiteBead;
c180, c21: board[coord] == whiteBead;
c182, c21: board[coord] == whiteBead;
c184, c21: board[coord] == whiteBead;
c186, c21: board[coord] == whiteBead;
c191, i193: down[coord] != null;
c192, c190: board[coord] != free;
c218, c219:;
c218, c220:;
c218, c221:;
c218, c222:;
c218, c223:;
c218, c224:;
c218, c225:;
c218, c226:;
c218, c227:;
c218, c228:;
c218, c229:;
c218, c230:;
c218, c231:;
c219, i233: down[coord] != null;
c220, c234:;
c221, c235:;
c222, c236:;
c223, c237:;
c224, c238:;
c225, c239:;
c226, c240:;
c227, c241:;
c228, c242:;
c229, c243:;
c230, c244:;
c231, c245:;
c232, c246: board[coord] == blackBead;
c234, c249:;
c234, i248: left[coord] != null;
c235, c252:;
c235, i251: back[coord] != null;
c236, c255:;
c236, i254: walk[coord] != null;
c237, c258:;
c237, i257: walk_1[coord] != null;
c238, c261:;
c238, i260: walk_2[coord] != null;
c239, c264:;
c239, i263: walk_3[coord] != null;
c240, c267:;
c240, i266: walk_4[coord] != null;
c241, c270:;
c241, i269: walk_5[coord] != null;
c242, c273:;
c242, i272: walk_6[coord] != null;
c243, c276:;
c243, i275: walk_7[coord] != null;
c244, c279:;
c244, i278: walk_8[coord] != null;
c245, c282:;
c245, i281: walk_9[coord] != null;
c246, i284: down[coord] != null;
c247, c234: board[coord] == blackBead;
c249, i286: right[coord] != null;
c250, c235: board[coord] == blackBead;
c252, i288: front[coord] != null;
c253, c236: board[coord] == blackBead;
c255, i290: walk_10[coord] != null;
c256, c237: board[coord] == blackBead;
c258, i292: walk_11[coord] != null;
c259, c238: board[coord] == blackBead;
c261, i294: walk_12[coord] != null;
c262, c239: board[coord] == blackBead;
c264, i296: walk_13[coord] != null;
c265, c240: board[coord] == blackBead;
c267, i298: walk_14[coord] != null;
c268, c241: board[coord] == blackBead;
c270, i300: walk_15[coord] != null;
c271, c242: board[coord] == blackBead;
c273, i302: walk_16[coord] != null;
c274, c243: board[coord] == blackBead;
c276, i304: walk_17[coord] != null;
c277, c244: board[coord] == blackBead;
c279, i306: walk_18[coord] != null;
c280, c245: board[coord] == blackBead;
c282, i308: walk_19[coord] != null;
c283, c309: board[coord] == blackBead;
c285, c310: board[coord] == blackBead;
c287, c311: board[coord] == blackBead;
c289, c312: board[coord] == blackBead;
c291, c313: board[coord] == blackBead;
c293, c314: board[coord] == blackBead;
c295, c315: board[coord] == blackBead;
c297, c316: board[coord] == blackBead;
c299, c317: board[coord] == blackBead;
c301, c318: board[coord] == blackBead;
c303, c319: board[coord] == blackBead;
c305, c320: board[coord] == blackBead;
c307, c321: board[coord] == blackBead;
c309, i323: down[coord] != null;
c310, i325: right[coord] != null;
c311, i327: front[coord] != null;
c312, i329: walk_10[coord] != null;
c313, i331: walk_11[coord] != null;
c314, i333: walk_12[coord] != null;
c315, i335: walk_13[coord] != null;
c316, i337: walk_14[coord] != null;
c317, i339: walk_15[coord] != null;
c318, i341: walk_16[coord] != null;
c319, i343: walk_17[coord] != null;
c320, i345: walk_18[coord] != null;
c321, i347: walk_19[coord] != null;
c322, c217: board[coord] == blackBead;
c324, c348: board[coord] == blackBead;
c326, c349: board[coord] == blackBead;
c328, c350: board[coord] == blackBead;
c330, c351: board[coord] == blackBead;
c332, c352: board[coord] == blackBead;
c334, c353: board[coord] == blackBead;
c336, c354: board[coord] == blackBead;
c338, c355: board[coord] == blackBead;
c340, c356: board[coord] == blackBead;
c342, c357: board[coord] == blackBead;
c344, c358: board[coord] == blackBead;
c346, c359: board[coord] == blackBead;
c348, i361: right[coord] != null;
c349, i363: front[coord] != null;
c350, i365: walk_10[coord] != null;
c351, i367: walk_11[coord] != null;
c352, i369: walk_12[coord] != null;
c353, i371: walk_13[coord] != null;
c354, i373: walk_14[coord] != null;
c355, i375: walk_15[coord] != null;
c356, i377: walk_16[coord] != null;
c357, i379: walk_17[coord] != null;
c358, i381: walk_18[coord] != null;
c359, i383: walk_19[coord] != null;
c360, c217: board[coord] == blackBead;
c362, c217: board[coord] == blackBead;
c364, c217: board[coord] == blackBead;
c366, c217: board[coord] == blackBead;
c368, c217: board[coord] == blackBead;
c370, c217: board[coord] == blackBead;
c372, c217: board[coord] == blackBead;
c374, c217: board[coord] == blackBead;
c376, c217: board[coord] == blackBead;
c378, c217: board[coord] == blackBead;
c380, c217: board[coord] == blackBead;
c382, c217: board[coord] == blackBead;
i9, p8: player = white;
i10, end: player = keeper;
i12, i13: count_free = decrement[count_free];
i13, p11: board[coord] = whiteBead;
i37, c36: coord = down[coord];
i52, c51: coord = left[coord];
i55, c54: coord = back[coord];
i58, c57: coord = walk[coord];
i61, c60: coord = walk_1[coord];
i64, c63: coord = walk_2[coord];
i67, c66: coord = walk_3[coord];
i70, c69: coord = walk_4[coord];
i73, c72: coord = walk_5[coord];
i76, c75: coord = walk_6[coord];
i79, c78: coord = walk_7[coord];
i82, c81: coord = walk_8[coord];
i85, c84: coord = walk_9[coord];
i88, c87: coord = down[coord];
i90, c89: coord = right[coord];
i92, c91: coord = front[coord];
i94, c93: coord = walk_10[coord];
i96, c95: coord = walk_11[coord];
i98, c97: coord = walk_12[coord];
i100, c99: coord = walk_13[coord];
i102, c101: coord = walk_14[coord];
i104, c103: coord = walk_15[coord];
i106, c105: coord = walk_16[coord];
i108, c107: coord = walk_17[coord];
i110, c109: coord = walk_18[coord];
i112, c111: coord = walk_19[coord];
i127, c126: coord = down[coord];
i129, c128: coord = right[coord];
i131, c130: coord = front[coord];
i133, c132: coord = walk_10[coord];
i135, c134: coord = walk_11[coord];
i137, c136: coord = walk_12[coord];
i139, c138: coord = walk_13[coord];
i141, c140: coord = walk_14[coord];
i143, c142: coord = walk_15[coord];
i145, c144: coord = walk_16[coord];
i147, c146: coord = walk_17[coord];
i149, c148: coord = walk_18[coord];
i151, c150: coord = walk_19[coord];
i165, c164: coord = right[coord];
i167, c166: coord = front[coord];
i169, c168: coord = walk_10[coord];
i171, c170: coord = walk_11[coord];
i173, c172: coord = walk_12[coord];
i175, c174: coord = walk_13[coord];
i177, c176: coord = walk_14[coord];
i179, c178: coord = walk_15[coord];
i181, c180: coord = walk_16[coord];
i183, c182: coord = walk_17[coord];
i185, c184: coord = walk_18[coord];
i187, c186: coord = walk_19[coord];
i193, c192: coord = down[coord];
i205, p204: player = black;
i206, end: player = keeper;
i208, i209: count_free = decrement[count_free];
i209, p207: board[coord] = blackBead;
i233, c232: coord = down[coord];
i248, c247: coord = left[coord];
i251, c250: coord = back[coord];
i254, c253: coord = walk[coord];
i257, c256: coord = walk_1[coord];
i260, c259: coord = walk_2[coord];
i263, c262: coord = walk_3[coord];
i266, c265: coord = walk_4[coord];
i269, c268: coord = walk_5[coord];
i272, c271: coord = walk_6[coord];
i275, c274: coord = walk_7[coord];
i278, c277: coord = walk_8[coord];
i281, c280: coord = walk_9[coord];
i284, c283: coord = down[coord];
i286, c285: coord = right[coord];
i288, c287: coord = front[coord];
i290, c289: coord = walk_10[coord];
i292, c291: coord = walk_11[coord];
i294, c293: coord = walk_12[coord];
i296, c295: coord = walk_13[coord];
i298, c297: coord = walk_14[coord];
i300, c299: coord = walk_15[coord];
i302, c301: coord = walk_16[coord];
i304, c303: coord = walk_17[coord];
i306, c305: coord = walk_18[coord];
i308, c307: coord = walk_19[coord];
i323, c322: coord = down[coord];
i325, c324: coord = right[coord];
i327, c326: coord = front[coord];
i329, c328: coord = walk_10[coord];
i331, c330: coord = walk_11[coord];
i333, c332: coord = walk_12[coord];
i335, c334: coord = walk_13[coord];
i337, c336: coord = walk_14[coord];
i339, c338: coord = walk_15[coord];
i341, c340: coord = walk_16[coord];
i343, c342: coord = walk_17[coord];
i345, c344: coord = walk_18[coord];
i347, c346: coord = walk_19[coord];
i361, c360: coord = right[coord];
i363, c362: coord = front[coord];
i365, c364: coord = walk_10[coord];
i367, c366: coord = walk_11[coord];
i369, c368: coord = walk_12[coord];
i371, c370: coord = walk_13[coord];
i373, c372: coord = walk_14[coord];
i375, c374: coord = walk_15[coord];
i377, c376: coord = walk_16[coord];
i379, c378: coord = walk_17[coord];
i381, c380: coord = walk_18[coord];
i383, c382: coord = walk_19[coord];
k2, k3: goals[white] = 50;
k3, k4: goals[black] = 50;
k4, k5:;
k5, k6:;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k15, k17:;
k15, k18:;
k17, k20: ? c22 -> c21;
k18, k188: ! c22 -> c21;
k20, k194: goals[white] = 100;
k188, k195:;
k188, k196:;
k194, k197: goals[black] = 0;
k195, k198: count_free != 0;
k196, k199: count_free == 0;
k197, end: player = keeper;
k198, k200:;
k199, end: player = keeper;
k200, k201:;
k201, k202:;
k202, i205: ? p204 -> p203;
k202, i206: ! p204 -> p203;
k211, k213:;
k211, k214:;
k213, k216: ? c218 -> c217;
k214, k384: ! c218 -> c217;
k216, k386: goals[black] = 100;
k384, k387:;
k384, k388:;
k386, k389: goals[white] = 0;
k387, k390: count_free != 0;
k388, k391: count_free == 0;
k389, end: player = keeper;
k390, k392:;
k391, end: player = keeper;
k392, k5:;
p7, i12: $$ coord;
p8, p14: coord = Coord(*);
p11, k15: player = keeper;
p14, p16: board[coord] == free;
p16, p7: at[coord] == 1;
p16, p19:;
p19, p189: ? c191 -> c190;
p189, p7:;
p203, i208: $$ coord;
p204, p210: coord = Coord(*);
p207, k211: player = keeper;
p210, p212: board[coord] == free;
p212, p203: at[coord] == 1;
p212, p215:;
p215, p385: ? c191 -> c190;
p385, p203:;
