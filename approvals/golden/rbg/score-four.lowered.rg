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
const walk_2: Coord -> CoordOrNull = {
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
const walk_3: Coord -> CoordOrNull = {
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
const walk_4: Coord -> CoordOrNull = {
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
const walk_5: Coord -> CoordOrNull = {
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
const walk_6: Coord -> CoordOrNull = {
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
const walk_7: Coord -> CoordOrNull = {
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
const walk_8: Coord -> CoordOrNull = {
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
const walk_9: Coord -> CoordOrNull = {
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
const walk_10: Coord -> CoordOrNull = {
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
const walk_11: Coord -> CoordOrNull = {
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
const walk_12: Coord -> CoordOrNull = {
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
const walk_13: Coord -> CoordOrNull = {
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
const walk_14: Coord -> CoordOrNull = {
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
const walk_15: Coord -> CoordOrNull = {
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
const walk_16: Coord -> CoordOrNull = {
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
const walk_17: Coord -> CoordOrNull = {
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
const walk_18: Coord -> CoordOrNull = {
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
c18, c21:;
c18, c22:;
c18, c23:;
c18, c24:;
c18, c25:;
c18, c26:;
c18, c27:;
c18, c28:;
c18, c29:;
c18, c30:;
c18, c31:;
c18, c32:;
c18, i20: down[coord] != null;
c19, c33: board[coord] == whiteBead;
c21, i35: left[coord] != null;
c21, i37: right[coord] != null;
c22, i39: back[coord] != null;
c22, i41: front[coord] != null;
c23, i43: walk[coord] != null;
c23, i45: walk_1[coord] != null;
c24, i47: walk_2[coord] != null;
c24, i49: walk_3[coord] != null;
c25, i51: walk_4[coord] != null;
c25, i53: walk_5[coord] != null;
c26, i55: walk_6[coord] != null;
c26, i57: walk_7[coord] != null;
c27, i59: walk_8[coord] != null;
c27, i61: walk_9[coord] != null;
c28, i63: walk_10[coord] != null;
c28, i65: walk_11[coord] != null;
c29, i67: walk_12[coord] != null;
c29, i69: walk_13[coord] != null;
c30, i71: walk_14[coord] != null;
c30, i73: walk_15[coord] != null;
c31, i75: walk_16[coord] != null;
c31, i77: walk_17[coord] != null;
c32, i79: walk_18[coord] != null;
c32, i81: walk_19[coord] != null;
c33, i83: down[coord] != null;
c34, c21: board[coord] == whiteBead;
c36, c84: board[coord] == whiteBead;
c38, c22: board[coord] == whiteBead;
c40, c85: board[coord] == whiteBead;
c42, c23: board[coord] == whiteBead;
c44, c86: board[coord] == whiteBead;
c46, c24: board[coord] == whiteBead;
c48, c87: board[coord] == whiteBead;
c50, c25: board[coord] == whiteBead;
c52, c88: board[coord] == whiteBead;
c54, c26: board[coord] == whiteBead;
c56, c89: board[coord] == whiteBead;
c58, c27: board[coord] == whiteBead;
c60, c90: board[coord] == whiteBead;
c62, c28: board[coord] == whiteBead;
c64, c91: board[coord] == whiteBead;
c66, c29: board[coord] == whiteBead;
c68, c92: board[coord] == whiteBead;
c70, c30: board[coord] == whiteBead;
c72, c93: board[coord] == whiteBead;
c74, c31: board[coord] == whiteBead;
c76, c94: board[coord] == whiteBead;
c78, c32: board[coord] == whiteBead;
c80, c95: board[coord] == whiteBead;
c82, c96: board[coord] == whiteBead;
c84, i98: right[coord] != null;
c85, i100: front[coord] != null;
c86, i102: walk_1[coord] != null;
c87, i104: walk_3[coord] != null;
c88, i106: walk_5[coord] != null;
c89, i108: walk_7[coord] != null;
c90, i110: walk_9[coord] != null;
c91, i112: walk_11[coord] != null;
c92, i114: walk_13[coord] != null;
c93, i116: walk_15[coord] != null;
c94, i118: walk_17[coord] != null;
c95, i120: walk_19[coord] != null;
c96, i122: down[coord] != null;
c97, c123: board[coord] == whiteBead;
c99, c124: board[coord] == whiteBead;
c101, c125: board[coord] == whiteBead;
c103, c126: board[coord] == whiteBead;
c105, c127: board[coord] == whiteBead;
c107, c128: board[coord] == whiteBead;
c109, c129: board[coord] == whiteBead;
c111, c130: board[coord] == whiteBead;
c113, c131: board[coord] == whiteBead;
c115, c132: board[coord] == whiteBead;
c117, c133: board[coord] == whiteBead;
c119, c134: board[coord] == whiteBead;
c121, c17: board[coord] == whiteBead;
c123, i136: right[coord] != null;
c124, i138: front[coord] != null;
c125, i140: walk_1[coord] != null;
c126, i142: walk_3[coord] != null;
c127, i144: walk_5[coord] != null;
c128, i146: walk_7[coord] != null;
c129, i148: walk_9[coord] != null;
c130, i150: walk_11[coord] != null;
c131, i152: walk_13[coord] != null;
c132, i154: walk_15[coord] != null;
c133, i156: walk_17[coord] != null;
c134, i158: walk_19[coord] != null;
c135, c17: board[coord] == whiteBead;
c137, c17: board[coord] == whiteBead;
c139, c17: board[coord] == whiteBead;
c141, c17: board[coord] == whiteBead;
c143, c17: board[coord] == whiteBead;
c145, c17: board[coord] == whiteBead;
c147, c17: board[coord] == whiteBead;
c149, c17: board[coord] == whiteBead;
c151, c17: board[coord] == whiteBead;
c153, c17: board[coord] == whiteBead;
c155, c17: board[coord] == whiteBead;
c157, c17: board[coord] == whiteBead;
c161, i163: down[coord] != null;
c162, c160: board[coord] != free;
c181, c184:;
c181, c185:;
c181, c186:;
c181, c187:;
c181, c188:;
c181, c189:;
c181, c190:;
c181, c191:;
c181, c192:;
c181, c193:;
c181, c194:;
c181, c195:;
c181, i183: down[coord] != null;
c182, c196: board[coord] == blackBead;
c184, i198: left[coord] != null;
c184, i200: right[coord] != null;
c185, i202: back[coord] != null;
c185, i204: front[coord] != null;
c186, i206: walk[coord] != null;
c186, i208: walk_1[coord] != null;
c187, i210: walk_2[coord] != null;
c187, i212: walk_3[coord] != null;
c188, i214: walk_4[coord] != null;
c188, i216: walk_5[coord] != null;
c189, i218: walk_6[coord] != null;
c189, i220: walk_7[coord] != null;
c190, i222: walk_8[coord] != null;
c190, i224: walk_9[coord] != null;
c191, i226: walk_10[coord] != null;
c191, i228: walk_11[coord] != null;
c192, i230: walk_12[coord] != null;
c192, i232: walk_13[coord] != null;
c193, i234: walk_14[coord] != null;
c193, i236: walk_15[coord] != null;
c194, i238: walk_16[coord] != null;
c194, i240: walk_17[coord] != null;
c195, i242: walk_18[coord] != null;
c195, i244: walk_19[coord] != null;
c196, i246: down[coord] != null;
c197, c184: board[coord] == blackBead;
c199, c247: board[coord] == blackBead;
c201, c185: board[coord] == blackBead;
c203, c248: board[coord] == blackBead;
c205, c186: board[coord] == blackBead;
c207, c249: board[coord] == blackBead;
c209, c187: board[coord] == blackBead;
c211, c250: board[coord] == blackBead;
c213, c188: board[coord] == blackBead;
c215, c251: board[coord] == blackBead;
c217, c189: board[coord] == blackBead;
c219, c252: board[coord] == blackBead;
c221, c190: board[coord] == blackBead;
c223, c253: board[coord] == blackBead;
c225, c191: board[coord] == blackBead;
c227, c254: board[coord] == blackBead;
c229, c192: board[coord] == blackBead;
c231, c255: board[coord] == blackBead;
c233, c193: board[coord] == blackBead;
c235, c256: board[coord] == blackBead;
c237, c194: board[coord] == blackBead;
c239, c257: board[coord] == blackBead;
c241, c195: board[coord] == blackBead;
c243, c258: board[coord] == blackBead;
c245, c259: board[coord] == blackBead;
c247, i261: right[coord] != null;
c248, i263: front[coord] != null;
c249, i265: walk_1[coord] != null;
c250, i267: walk_3[coord] != null;
c251, i269: walk_5[coord] != null;
c252, i271: walk_7[coord] != null;
c253, i273: walk_9[coord] != null;
c254, i275: walk_11[coord] != null;
c255, i277: walk_13[coord] != null;
c256, i279: walk_15[coord] != null;
c257, i281: walk_17[coord] != null;
c258, i283: walk_19[coord] != null;
c259, i285: down[coord] != null;
c260, c286: board[coord] == blackBead;
c262, c287: board[coord] == blackBead;
c264, c288: board[coord] == blackBead;
c266, c289: board[coord] == blackBead;
c268, c290: board[coord] == blackBead;
c270, c291: board[coord] == blackBead;
c272, c292: board[coord] == blackBead;
c274, c293: board[coord] == blackBead;
c276, c294: board[coord] == blackBead;
c278, c295: board[coord] == blackBead;
c280, c296: board[coord] == blackBead;
c282, c297: board[coord] == blackBead;
c284, c180: board[coord] == blackBead;
c286, i299: right[coord] != null;
c287, i301: front[coord] != null;
c288, i303: walk_1[coord] != null;
c289, i305: walk_3[coord] != null;
c290, i307: walk_5[coord] != null;
c291, i309: walk_7[coord] != null;
c292, i311: walk_9[coord] != null;
c293, i313: walk_11[coord] != null;
c294, i315: walk_13[coord] != null;
c295, i317: walk_15[coord] != null;
c296, i319: walk_17[coord] != null;
c297, i321: walk_19[coord] != null;
c298, c180: board[coord] == blackBead;
c300, c180: board[coord] == blackBead;
c302, c180: board[coord] == blackBead;
c304, c180: board[coord] == blackBead;
c306, c180: board[coord] == blackBead;
c308, c180: board[coord] == blackBead;
c310, c180: board[coord] == blackBead;
c312, c180: board[coord] == blackBead;
c314, c180: board[coord] == blackBead;
c316, c180: board[coord] == blackBead;
c318, c180: board[coord] == blackBead;
c320, c180: board[coord] == blackBead;
i8, p7: player = white;
i9, end: player = keeper;
i11, i12: count_free = decrement[count_free];
i12, p10: board[coord] = whiteBead;
i20, c19: coord = down[coord];
i35, c34: coord = left[coord];
i37, c36: coord = right[coord];
i39, c38: coord = back[coord];
i41, c40: coord = front[coord];
i43, c42: coord = walk[coord];
i45, c44: coord = walk_1[coord];
i47, c46: coord = walk_2[coord];
i49, c48: coord = walk_3[coord];
i51, c50: coord = walk_4[coord];
i53, c52: coord = walk_5[coord];
i55, c54: coord = walk_6[coord];
i57, c56: coord = walk_7[coord];
i59, c58: coord = walk_8[coord];
i61, c60: coord = walk_9[coord];
i63, c62: coord = walk_10[coord];
i65, c64: coord = walk_11[coord];
i67, c66: coord = walk_12[coord];
i69, c68: coord = walk_13[coord];
i71, c70: coord = walk_14[coord];
i73, c72: coord = walk_15[coord];
i75, c74: coord = walk_16[coord];
i77, c76: coord = walk_17[coord];
i79, c78: coord = walk_18[coord];
i81, c80: coord = walk_19[coord];
i83, c82: coord = down[coord];
i98, c97: coord = right[coord];
i100, c99: coord = front[coord];
i102, c101: coord = walk_1[coord];
i104, c103: coord = walk_3[coord];
i106, c105: coord = walk_5[coord];
i108, c107: coord = walk_7[coord];
i110, c109: coord = walk_9[coord];
i112, c111: coord = walk_11[coord];
i114, c113: coord = walk_13[coord];
i116, c115: coord = walk_15[coord];
i118, c117: coord = walk_17[coord];
i120, c119: coord = walk_19[coord];
i122, c121: coord = down[coord];
i136, c135: coord = right[coord];
i138, c137: coord = front[coord];
i140, c139: coord = walk_1[coord];
i142, c141: coord = walk_3[coord];
i144, c143: coord = walk_5[coord];
i146, c145: coord = walk_7[coord];
i148, c147: coord = walk_9[coord];
i150, c149: coord = walk_11[coord];
i152, c151: coord = walk_13[coord];
i154, c153: coord = walk_15[coord];
i156, c155: coord = walk_17[coord];
i158, c157: coord = walk_19[coord];
i163, c162: coord = down[coord];
i171, p170: player = black;
i172, end: player = keeper;
i174, i175: count_free = decrement[count_free];
i175, p173: board[coord] = blackBead;
i183, c182: coord = down[coord];
i198, c197: coord = left[coord];
i200, c199: coord = right[coord];
i202, c201: coord = back[coord];
i204, c203: coord = front[coord];
i206, c205: coord = walk[coord];
i208, c207: coord = walk_1[coord];
i210, c209: coord = walk_2[coord];
i212, c211: coord = walk_3[coord];
i214, c213: coord = walk_4[coord];
i216, c215: coord = walk_5[coord];
i218, c217: coord = walk_6[coord];
i220, c219: coord = walk_7[coord];
i222, c221: coord = walk_8[coord];
i224, c223: coord = walk_9[coord];
i226, c225: coord = walk_10[coord];
i228, c227: coord = walk_11[coord];
i230, c229: coord = walk_12[coord];
i232, c231: coord = walk_13[coord];
i234, c233: coord = walk_14[coord];
i236, c235: coord = walk_15[coord];
i238, c237: coord = walk_16[coord];
i240, c239: coord = walk_17[coord];
i242, c241: coord = walk_18[coord];
i244, c243: coord = walk_19[coord];
i246, c245: coord = down[coord];
i261, c260: coord = right[coord];
i263, c262: coord = front[coord];
i265, c264: coord = walk_1[coord];
i267, c266: coord = walk_3[coord];
i269, c268: coord = walk_5[coord];
i271, c270: coord = walk_7[coord];
i273, c272: coord = walk_9[coord];
i275, c274: coord = walk_11[coord];
i277, c276: coord = walk_13[coord];
i279, c278: coord = walk_15[coord];
i281, c280: coord = walk_17[coord];
i283, c282: coord = walk_19[coord];
i285, c284: coord = down[coord];
i299, c298: coord = right[coord];
i301, c300: coord = front[coord];
i303, c302: coord = walk_1[coord];
i305, c304: coord = walk_3[coord];
i307, c306: coord = walk_5[coord];
i309, c308: coord = walk_7[coord];
i311, c310: coord = walk_9[coord];
i313, c312: coord = walk_11[coord];
i315, c314: coord = walk_13[coord];
i317, c316: coord = walk_15[coord];
i319, c318: coord = walk_17[coord];
i321, c320: coord = walk_19[coord];
k2, k3: goals[white] = 50;
k3, k4: goals[black] = 50;
k4, k5:;
k5, i8: ? p7 -> p6;
k5, i9: ! p7 -> p6;
k14, k16: ? c18 -> c17;
k14, k159: ! c18 -> c17;
k16, k164: goals[white] = 100;
k159, k165: count_free != 0;
k159, k166: count_free == 0;
k164, k167: goals[black] = 0;
k165, k168:;
k166, end: player = keeper;
k167, end: player = keeper;
k168, i171: ? p170 -> p169;
k168, i172: ! p170 -> p169;
k177, k179: ? c181 -> c180;
k177, k322: ! c181 -> c180;
k179, k323: goals[black] = 100;
k322, k4: count_free != 0;
k322, k324: count_free == 0;
k323, k325: goals[white] = 0;
k324, end: player = keeper;
k325, end: player = keeper;
p6, i11: $$ coord;
p7, p13: coord = Coord(*);
p10, k14: player = keeper;
p13, p15: board[coord] == free;
p15, p6: ? c161 -> c160;
p15, p6: at[coord] == 1;
p169, i174: $$ coord;
p170, p176: coord = Coord(*);
p173, k177: player = keeper;
p176, p178: board[coord] == free;
p178, p169: ? c161 -> c160;
p178, p169: at[coord] == 1;
