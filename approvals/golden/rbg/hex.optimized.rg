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
type Number_100 = {0, 100};
type Piece = {free, redStone, blueStone};
type Player = {red, blue};
type PlayerOrSystem = {red, blue, keeper, random};
type Score = {0, 100};
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

begin, i7: ? p6 -> p5;
begin, i8: ! p6 -> p5;
c17, c18: ? c21 -> c19;
c18, c16: ? c32 -> c30;
c21, c19: at[coord] == 0;
c21, i23: nw[coord] != null;
c21, i24: ne[coord] != null;
c21, i25: e[coord] != null;
c21, i26: se[coord] != null;
c21, i27: sw[coord] != null;
c21, i28: w[coord] != null;
c22, c21: board[coord] == redStone;
c32, c30: at_1[coord] == 1;
c32, i34: nw[coord] != null;
c32, i35: ne[coord] != null;
c32, i36: e[coord] != null;
c32, i37: se[coord] != null;
c32, i38: sw[coord] != null;
c32, i39: w[coord] != null;
c33, c32: board[coord] == redStone;
c58, c59: ? c62 -> c60;
c59, c57: ? c73 -> c71;
c62, c60: at_2[coord] == 0;
c62, i64: nw[coord] != null;
c62, i65: ne[coord] != null;
c62, i66: e[coord] != null;
c62, i67: se[coord] != null;
c62, i68: sw[coord] != null;
c62, i69: w[coord] != null;
c63, c62: board[coord] == blueStone;
c73, c71: at_3[coord] == 1;
c73, i75: nw[coord] != null;
c73, i76: ne[coord] != null;
c73, i77: e[coord] != null;
c73, i78: se[coord] != null;
c73, i79: sw[coord] != null;
c73, i80: w[coord] != null;
c74, c73: board[coord] == blueStone;
i7, p6: player = red;
i8, end: player = keeper;
i10, p9: board[coord] = redStone;
i23, c22: coord = nw[coord];
i24, c22: coord = ne[coord];
i25, c22: coord = e[coord];
i26, c22: coord = se[coord];
i27, c22: coord = sw[coord];
i28, c22: coord = w[coord];
i34, c33: coord = nw[coord];
i35, c33: coord = ne[coord];
i36, c33: coord = e[coord];
i37, c33: coord = se[coord];
i38, c33: coord = sw[coord];
i39, c33: coord = w[coord];
i48, p47: player = blue;
i51, p50: board[coord] = blueStone;
i64, c63: coord = nw[coord];
i65, c63: coord = ne[coord];
i66, c63: coord = e[coord];
i67, c63: coord = se[coord];
i68, c63: coord = sw[coord];
i69, c63: coord = w[coord];
i75, c74: coord = nw[coord];
i76, c74: coord = ne[coord];
i77, c74: coord = e[coord];
i78, c74: coord = se[coord];
i79, c74: coord = sw[coord];
i80, c74: coord = w[coord];
k12, k15: ? c17 -> c16;
k12, k45: ! c17 -> c16;
k15, k42: goals[red] = 100;
k42, i8: goals[blue] = 0;
k45, i8: ! p47 -> p46;
k45, i48: ? p47 -> p46;
k53, begin: ! c58 -> c57;
k53, k56: ? c58 -> c57;
k56, k83: goals[blue] = 100;
k83, i8: goals[red] = 0;
p5, i10: $$ coord;
p6, p11: coord = Coord(*);
p9, k12: player = keeper;
p11, p5: board[coord] == free;
p46, i51: $$ coord;
p47, p52: coord = Coord(*);
p50, k53: player = keeper;
p52, p46: board[coord] == free;

@disjointExhaustive begin : i7 i8;
@disjointExhaustive k12 : k15 k45;
@disjointExhaustive k45 : i48 i8;
@disjointExhaustive k53 : k56 begin;
@integer 0 : 0 1;
@repeat begin i7 p6 i10 p9 i48 p47 i51 p50 k12 k15 k45 k53 k56 p5 p11 p46 p52 : board coord player;
@repeat c21 i23 i24 i25 i26 i27 i28 c22 c32 i34 i35 i36 i37 i38 i39 c33 c62 i64 i65 i66 i67 i68 i69 c63 c73 i75 i76 i77 i78 i79 i80 c74 :
  coord;
@repeat i8 k42 k83 : board coord goals player;
@simpleApplyExhaustive p6 k12 [coord_1: Coord] coord = Coord(coord_1), board[coord] = redStone, player = keeper;
@simpleApplyExhaustive p47 k53 [coord_1: Coord] coord = Coord(coord_1), board[coord] = blueStone, player = keeper;
@tagIndex p5 p46 : 0;
@tagMaxIndex p5 p46 : 0;
@unique c17 c18 c58 c59;
