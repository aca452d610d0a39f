type Board = Coord -> Piece;
type Bool = {0, 1};
type Coord = {
  hx0y0,
  hx0y1,
  hx1y1,
  hx0y2,
  hx1y2,
  hx2y2,
  hx0y3,
  hx1y3,
  hx2y3,
  hx3y3,
  hx0y4,
  hx1y4,
  hx2y4,
  hx3y4,
  hx4y4,
  hx0y5,
  hx1y5,
  hx2y5,
  hx3y5,
  hx4y5,
  hx5y5,
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
  hx0y9,
  hx1y9,
  hx2y9,
  hx3y9,
  hx0y10,
  hx1y10,
  hx2y10,
  hx0y11,
  hx1y11,
  hx0y12
};
type CoordOrNull = {
  hx0y0,
  hx0y1,
  hx1y1,
  hx0y2,
  hx1y2,
  hx2y2,
  hx0y3,
  hx1y3,
  hx2y3,
  hx3y3,
  hx0y4,
  hx1y4,
  hx2y4,
  hx3y4,
  hx4y4,
  hx0y5,
  hx1y5,
  hx2y5,
  hx3y5,
  hx4y5,
  hx5y5,
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
  hx0y9,
  hx1y9,
  hx2y9,
  hx3y9,
  hx0y10,
  hx1y10,
  hx2y10,
  hx0y11,
  hx1y11,
  hx0y12,
  null
};
type Goals = Player -> Score;
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
type Piece = {free, redStone, blueStone};
type Player = {red, blue};
type PlayerOrSystem = {red, blue, keeper, random};
type Score = Number_100;
type Visibility = Player -> Bool;

const at: Coord -> Bool = {
  :1,
  hx0y0: 0,
  hx0y1: 0,
  hx0y2: 0,
  hx0y3: 0,
  hx0y4: 0,
  hx0y5: 0,
  hx0y6: 0
};
const at_1: Coord -> Bool = {
  :0,
  hx0y12: 1,
  hx1y11: 1,
  hx2y10: 1,
  hx3y9: 1,
  hx4y8: 1,
  hx5y7: 1,
  hx6y6: 1
};
const at_2: Coord -> Bool = {
  :1,
  hx0y0: 0,
  hx1y1: 0,
  hx2y2: 0,
  hx3y3: 0,
  hx4y4: 0,
  hx5y5: 0,
  hx6y6: 0
};
const at_3: Coord -> Bool = {
  :0,
  hx0y6: 1,
  hx0y7: 1,
  hx0y8: 1,
  hx0y9: 1,
  hx0y10: 1,
  hx0y11: 1,
  hx0y12: 1
};
const e: Coord -> CoordOrNull = {
  :null,
  hx0y1: hx1y1,
  hx0y2: hx1y2,
  hx0y3: hx1y3,
  hx0y4: hx1y4,
  hx0y5: hx1y5,
  hx0y6: hx1y6,
  hx0y7: hx1y7,
  hx0y8: hx1y8,
  hx0y9: hx1y9,
  hx0y10: hx1y10,
  hx0y11: hx1y11,
  hx1y2: hx2y2,
  hx1y3: hx2y3,
  hx1y4: hx2y4,
  hx1y5: hx2y5,
  hx1y6: hx2y6,
  hx1y7: hx2y7,
  hx1y8: hx2y8,
  hx1y9: hx2y9,
  hx1y10: hx2y10,
  hx2y3: hx3y3,
  hx2y4: hx3y4,
  hx2y5: hx3y5,
  hx2y6: hx3y6,
  hx2y7: hx3y7,
  hx2y8: hx3y8,
  hx2y9: hx3y9,
  hx3y4: hx4y4,
  hx3y5: hx4y5,
  hx3y6: hx4y6,
  hx3y7: hx4y7,
  hx3y8: hx4y8,
  hx4y5: hx5y5,
  hx4y6: hx5y6,
  hx4y7: hx5y7,
  hx5y6: hx6y6
};
const ne: Coord -> CoordOrNull = {
  :null,
  hx0y1: hx0y0,
  hx0y2: hx0y1,
  hx0y3: hx0y2,
  hx0y4: hx0y3,
  hx0y5: hx0y4,
  hx0y6: hx0y5,
  hx0y7: hx1y6,
  hx0y8: hx1y7,
  hx0y9: hx1y8,
  hx0y10: hx1y9,
  hx0y11: hx1y10,
  hx0y12: hx1y11,
  hx1y2: hx1y1,
  hx1y3: hx1y2,
  hx1y4: hx1y3,
  hx1y5: hx1y4,
  hx1y6: hx1y5,
  hx1y7: hx2y6,
  hx1y8: hx2y7,
  hx1y9: hx2y8,
  hx1y10: hx2y9,
  hx1y11: hx2y10,
  hx2y3: hx2y2,
  hx2y4: hx2y3,
  hx2y5: hx2y4,
  hx2y6: hx2y5,
  hx2y7: hx3y6,
  hx2y8: hx3y7,
  hx2y9: hx3y8,
  hx2y10: hx3y9,
  hx3y4: hx3y3,
  hx3y5: hx3y4,
  hx3y6: hx3y5,
  hx3y7: hx4y6,
  hx3y8: hx4y7,
  hx3y9: hx4y8,
  hx4y5: hx4y4,
  hx4y6: hx4y5,
  hx4y7: hx5y6,
  hx4y8: hx5y7,
  hx5y6: hx5y5,
  hx5y7: hx6y6
};
const nw: Coord -> CoordOrNull = {
  :null,
  hx0y7: hx0y6,
  hx0y8: hx0y7,
  hx0y9: hx0y8,
  hx0y10: hx0y9,
  hx0y11: hx0y10,
  hx0y12: hx0y11,
  hx1y1: hx0y0,
  hx1y2: hx0y1,
  hx1y3: hx0y2,
  hx1y4: hx0y3,
  hx1y5: hx0y4,
  hx1y6: hx0y5,
  hx1y7: hx1y6,
  hx1y8: hx1y7,
  hx1y9: hx1y8,
  hx1y10: hx1y9,
  hx1y11: hx1y10,
  hx2y2: hx1y1,
  hx2y3: hx1y2,
  hx2y4: hx1y3,
  hx2y5: hx1y4,
  hx2y6: hx1y5,
  hx2y7: hx2y6,
  hx2y8: hx2y7,
  hx2y9: hx2y8,
  hx2y10: hx2y9,
  hx3y3: hx2y2,
  hx3y4: hx2y3,
  hx3y5: hx2y4,
  hx3y6: hx2y5,
  hx3y7: hx3y6,
  hx3y8: hx3y7,
  hx3y9: hx3y8,
  hx4y4: hx3y3,
  hx4y5: hx3y4,
  hx4y6: hx3y5,
  hx4y7: hx4y6,
  hx4y8: hx4y7,
  hx5y5: hx4y4,
  hx5y6: hx4y5,
  hx5y7: hx5y6,
  hx6y6: hx5y5
};
const se: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx1y1,
  hx0y1: hx1y2,
  hx0y2: hx1y3,
  hx0y3: hx1y4,
  hx0y4: hx1y5,
  hx0y5: hx1y6,
  hx0y6: hx0y7,
  hx0y7: hx0y8,
  hx0y8: hx0y9,
  hx0y9: hx0y10,
  hx0y10: hx0y11,
  hx0y11: hx0y12,
  hx1y1: hx2y2,
  hx1y2: hx2y3,
  hx1y3: hx2y4,
  hx1y4: hx2y5,
  hx1y5: hx2y6,
  hx1y6: hx1y7,
  hx1y7: hx1y8,
  hx1y8: hx1y9,
  hx1y9: hx1y10,
  hx1y10: hx1y11,
  hx2y2: hx3y3,
  hx2y3: hx3y4,
  hx2y4: hx3y5,
  hx2y5: hx3y6,
  hx2y6: hx2y7,
  hx2y7: hx2y8,
  hx2y8: hx2y9,
  hx2y9: hx2y10,
  hx3y3: hx4y4,
  hx3y4: hx4y5,
  hx3y5: hx4y6,
  hx3y6: hx3y7,
  hx3y7: hx3y8,
  hx3y8: hx3y9,
  hx4y4: hx5y5,
  hx4y5: hx5y6,
  hx4y6: hx4y7,
  hx4y7: hx4y8,
  hx5y5: hx6y6,
  hx5y6: hx5y7
};
const sw: Coord -> CoordOrNull = {
  :null,
  hx0y0: hx0y1,
  hx0y1: hx0y2,
  hx0y2: hx0y3,
  hx0y3: hx0y4,
  hx0y4: hx0y5,
  hx0y5: hx0y6,
  hx1y1: hx1y2,
  hx1y2: hx1y3,
  hx1y3: hx1y4,
  hx1y4: hx1y5,
  hx1y5: hx1y6,
  hx1y6: hx0y7,
  hx1y7: hx0y8,
  hx1y8: hx0y9,
  hx1y9: hx0y10,
  hx1y10: hx0y11,
  hx1y11: hx0y12,
  hx2y2: hx2y3,
  hx2y3: hx2y4,
  hx2y4: hx2y5,
  hx2y5: hx2y6,
  hx2y6: hx1y7,
  hx2y7: hx1y8,
  hx2y8: hx1y9,
  hx2y9: hx1y10,
  hx2y10: hx1y11,
  hx3y3: hx3y4,
  hx3y4: hx3y5,
  hx3y5: hx3y6,
  hx3y6: hx2y7,
  hx3y7: hx2y8,
  hx3y8: hx2y9,
  hx3y9: hx2y10,
  hx4y4: hx4y5,
  hx4y5: hx4y6,
  hx4y6: hx3y7,
  hx4y7: hx3y8,
  hx4y8: hx3y9,
  hx5y5: hx5y6,
  hx5y6: hx4y7,
  hx5y7: hx4y8,
  hx6y6: hx5y7
};
const w: Coord -> CoordOrNull = {
  :null,
  hx1y1: hx0y1,
  hx1y2: hx0y2,
  hx1y3: hx0y3,
  hx1y4: hx0y4,
  hx1y5: hx0y5,
  hx1y6: hx0y6,
  hx1y7: hx0y7,
  hx1y8: hx0y8,
  hx1y9: hx0y9,
  hx1y10: hx0y10,
  hx1y11: hx0y11,
  hx2y2: hx1y2,
  hx2y3: hx1y3,
  hx2y4: hx1y4,
  hx2y5: hx1y5,
  hx2y6: hx1y6,
  hx2y7: hx1y7,
  hx2y8: hx1y8,
  hx2y9: hx1y9,
  hx2y10: hx1y10,
  hx3y3: hx2y3,
  hx3y4: hx2y4,
  hx3y5: hx2y5,
  hx3y6: hx2y6,
  hx3y7: hx2y7,
  hx3y8: hx2y8,
  hx3y9: hx2y9,
  hx4y4: hx3y4,
  hx4y5: hx3y5,
  hx4y6: hx3y6,
  hx4y7: hx3y7,
  hx4y8: hx3y8,
  hx5y5: hx4y5,
  hx5y6: hx4y6,
  hx5y7: hx4y7,
  hx6y6: hx5y6
};

var board: Board = {:free};
var coord: Coord = hx0y0;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k2:;
c14, c15: ? c17 -> c16;
c15, c13: ? c26 -> c25;
c17, c16: at[coord] == 0;
c17, i19: nw[coord] != null;
c17, i20: ne[coord] != null;
c17, i21: e[coord] != null;
c17, i22: se[coord] != null;
c17, i23: sw[coord] != null;
c17, i24: w[coord] != null;
c18, c17: board[coord] == redStone;
c26, c25: at_1[coord] == 1;
c26, i28: nw[coord] != null;
c26, i29: ne[coord] != null;
c26, i30: e[coord] != null;
c26, i31: se[coord] != null;
c26, i32: sw[coord] != null;
c26, i33: w[coord] != null;
c27, c26: board[coord] == redStone;
c48, c49: ? c51 -> c50;
c49, c47: ? c60 -> c59;
c51, c50: at_2[coord] == 0;
c51, i53: nw[coord] != null;
c51, i54: ne[coord] != null;
c51, i55: e[coord] != null;
c51, i56: se[coord] != null;
c51, i57: sw[coord] != null;
c51, i58: w[coord] != null;
c52, c51: board[coord] == blueStone;
c60, c59: at_3[coord] == 1;
c60, i62: nw[coord] != null;
c60, i63: ne[coord] != null;
c60, i64: e[coord] != null;
c60, i65: se[coord] != null;
c60, i66: sw[coord] != null;
c60, i67: w[coord] != null;
c61, c60: board[coord] == blueStone;
i6, p5: player = red;
i7, end: player = keeper;
i9, p8: board[coord] = redStone;
i19, c18: coord = nw[coord];
i20, c18: coord = ne[coord];
i21, c18: coord = e[coord];
i22, c18: coord = se[coord];
i23, c18: coord = sw[coord];
i24, c18: coord = w[coord];
i28, c27: coord = nw[coord];
i29, c27: coord = ne[coord];
i30, c27: coord = e[coord];
i31, c27: coord = se[coord];
i32, c27: coord = sw[coord];
i33, c27: coord = w[coord];
i39, p38: player = blue;
i40, end: player = keeper;
i43, p42: board[coord] = blueStone;
i53, c52: coord = nw[coord];
i54, c52: coord = ne[coord];
i55, c52: coord = e[coord];
i56, c52: coord = se[coord];
i57, c52: coord = sw[coord];
i58, c52: coord = w[coord];
i62, c61: coord = nw[coord];
i63, c61: coord = ne[coord];
i64, c61: coord = e[coord];
i65, c61: coord = se[coord];
i66, c61: coord = sw[coord];
i67, c61: coord = w[coord];
k2, k3:;
k3, i6: ? p5 -> p4;
k3, i7: ! p5 -> p4;
k11, k12: ? c14 -> c13;
k11, k34: ! c14 -> c13;
k12, k35: goals[red] = 100;
k34, k36:;
k35, k41: goals[blue] = 0;
k36, i39: ? p38 -> p37;
k36, i40: ! p38 -> p37;
k41, end: player = keeper;
k45, k2: ! c48 -> c47;
k45, k46: ? c48 -> c47;
k46, k68: goals[blue] = 100;
k68, k69: goals[red] = 0;
k69, end: player = keeper;
p4, i9: $$ coord;
p5, p10: coord = Coord(*);
p8, k11: player = keeper;
p10, p4: board[coord] == free;
p37, i43: $$ coord;
p38, p44: coord = Coord(*);
p42, k45: player = keeper;
p44, p37: board[coord] == free;
