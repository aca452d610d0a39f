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
  rx7y0,
  rx0y1,
  rx1y1,
  rx2y1,
  rx3y1,
  rx4y1,
  rx5y1,
  rx6y1,
  rx7y1,
  rx0y2,
  rx1y2,
  rx2y2,
  rx3y2,
  rx4y2,
  rx5y2,
  rx6y2,
  rx7y2,
  rx0y3,
  rx1y3,
  rx2y3,
  rx3y3,
  rx4y3,
  rx5y3,
  rx6y3,
  rx7y3,
  rx0y4,
  rx1y4,
  rx2y4,
  rx3y4,
  rx4y4,
  rx5y4,
  rx6y4,
  rx7y4,
  rx0y5,
  rx1y5,
  rx2y5,
  rx3y5,
  rx4y5,
  rx5y5,
  rx6y5,
  rx7y5,
  rx0y6,
  rx1y6,
  rx2y6,
  rx3y6,
  rx4y6,
  rx5y6,
  rx6y6,
  rx7y6,
  rx0y7,
  rx1y7,
  rx2y7,
  rx3y7,
  rx4y7,
  rx5y7,
  rx6y7,
  rx7y7
};
type CoordOrNull = {
  rx1y0,
  rx2y0,
  rx3y0,
  rx4y0,
  rx5y0,
  rx6y0,
  rx7y0,
  rx0y1,
  rx1y1,
  rx2y1,
  rx3y1,
  rx4y1,
  rx5y1,
  rx6y1,
  rx7y1,
  rx0y2,
  rx1y2,
  rx2y2,
  rx3y2,
  rx4y2,
  rx5y2,
  rx6y2,
  rx7y2,
  rx0y3,
  rx1y3,
  rx2y3,
  rx3y3,
  rx4y3,
  rx5y3,
  rx6y3,
  rx7y3,
  rx0y4,
  rx1y4,
  rx2y4,
  rx3y4,
  rx4y4,
  rx5y4,
  rx6y4,
  rx7y4,
  rx0y5,
  rx1y5,
  rx2y5,
  rx3y5,
  rx4y5,
  rx5y5,
  rx6y5,
  rx7y5,
  rx0y6,
  rx1y6,
  rx2y6,
  rx3y6,
  rx4y6,
  rx5y6,
  rx6y6,
  rx7y6,
  rx0y7,
  rx1y7,
  rx2y7,
  rx3y7,
  rx4y7,
  rx5y7,
  rx6y7,
  rx7y7,
  null
};
type Goals = Player -> Score;
type Number_100 = {0, 100};
type Piece = {free, taken};
type Player = {vertical, horizontal};
type PlayerOrSystem = {vertical, horizontal, keeper, random};
type Score = {0, 100};
type Visibility = Player -> Bool;

const east: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx1y0,
  rx0y1: rx1y1,
  rx0y2: rx1y2,
  rx0y3: rx1y3,
  rx0y4: rx1y4,
  rx0y5: rx1y5,
  rx0y6: rx1y6,
  rx0y7: rx1y7,
  rx1y0: rx2y0,
  rx1y1: rx2y1,
  rx1y2: rx2y2,
  rx1y3: rx2y3,
  rx1y4: rx2y4,
  rx1y5: rx2y5,
  rx1y6: rx2y6,
  rx1y7: rx2y7,
  rx2y0: rx3y0,
  rx2y1: rx3y1,
  rx2y2: rx3y2,
  rx2y3: rx3y3,
  rx2y4: rx3y4,
  rx2y5: rx3y5,
  rx2y6: rx3y6,
  rx2y7: rx3y7,
  rx3y0: rx4y0,
  rx3y1: rx4y1,
  rx3y2: rx4y2,
  rx3y3: rx4y3,
  rx3y4: rx4y4,
  rx3y5: rx4y5,
  rx3y6: rx4y6,
  rx3y7: rx4y7,
  rx4y0: rx5y0,
  rx4y1: rx5y1,
  rx4y2: rx5y2,
  rx4y3: rx5y3,
  rx4y4: rx5y4,
  rx4y5: rx5y5,
  rx4y6: rx5y6,
  rx4y7: rx5y7,
  rx5y0: rx6y0,
  rx5y1: rx6y1,
  rx5y2: rx6y2,
  rx5y3: rx6y3,
  rx5y4: rx6y4,
  rx5y5: rx6y5,
  rx5y6: rx6y6,
  rx5y7: rx6y7,
  rx6y0: rx7y0,
  rx6y1: rx7y1,
  rx6y2: rx7y2,
  rx6y3: rx7y3,
  rx6y4: rx7y4,
  rx6y5: rx7y5,
  rx6y6: rx7y6,
  rx6y7: rx7y7
};
const south: Coord -> CoordOrNull = {
  :null,
  rx0y0: rx0y1,
  rx0y1: rx0y2,
  rx0y2: rx0y3,
  rx0y3: rx0y4,
  rx0y4: rx0y5,
  rx0y5: rx0y6,
  rx0y6: rx0y7,
  rx1y0: rx1y1,
  rx1y1: rx1y2,
  rx1y2: rx1y3,
  rx1y3: rx1y4,
  rx1y4: rx1y5,
  rx1y5: rx1y6,
  rx1y6: rx1y7,
  rx2y0: rx2y1,
  rx2y1: rx2y2,
  rx2y2: rx2y3,
  rx2y3: rx2y4,
  rx2y4: rx2y5,
  rx2y5: rx2y6,
  rx2y6: rx2y7,
  rx3y0: rx3y1,
  rx3y1: rx3y2,
  rx3y2: rx3y3,
  rx3y3: rx3y4,
  rx3y4: rx3y5,
  rx3y5: rx3y6,
  rx3y6: rx3y7,
  rx4y0: rx4y1,
  rx4y1: rx4y2,
  rx4y2: rx4y3,
  rx4y3: rx4y4,
  rx4y4: rx4y5,
  rx4y5: rx4y6,
  rx4y6: rx4y7,
  rx5y0: rx5y1,
  rx5y1: rx5y2,
  rx5y2: rx5y3,
  rx5y3: rx5y4,
  rx5y4: rx5y5,
  rx5y5: rx5y6,
  rx5y6: rx5y7,
  rx6y0: rx6y1,
  rx6y1: rx6y2,
  rx6y2: rx6y3,
  rx6y3: rx6y4,
  rx6y4: rx6y5,
  rx6y5: rx6y6,
  rx6y6: rx6y7,
  rx7y0: rx7y1,
  rx7y1: rx7y2,
  rx7y2: rx7y3,
  rx7y3: rx7y4,
  rx7y4: rx7y5,
  rx7y5: rx7y6,
  rx7y6: rx7y7
};

var board: Board = {:free};
var coord: Coord = rx0y0;
var goals: Goals = {:0};
var player: PlayerOrSystem = keeper;
var visible: Visibility = {:1};

begin, k4: goals[vertical] = 0;
i9, p8: player = vertical;
i10, end: player = keeper;
i17, p16: board[coord] = taken;
i20, p19: coord = south[coord];
i24, p23: player = horizontal;
i30, p29: board[coord] = taken;
i32, p31: coord = east[coord];
k4, k6: goals[horizontal] = 100;
k6, i9: ? p8 -> p7;
k6, i10: ! p8 -> p7;
k11, k13: board[coord] = taken;
k13, k15: goals[horizontal] = 0;
k15, k21: goals[vertical] = 100;
k21, i10: ! p23 -> p22;
k21, i24: ? p23 -> p22;
k26, begin: board[coord] = taken;
p7, k11: player = keeper;
p8, p12: coord = Coord(*);
p12, p14: board[coord] == free;
p14, i17: $$ coord;
p16, i20: south[coord] != null;
p19, p7: board[coord] == free;
p22, k26: player = keeper;
p23, p27: coord = Coord(*);
p27, p28: board[coord] == free;
p28, i30: $$ coord;
p29, i32: east[coord] != null;
p31, p22: board[coord] == free;

@disjointExhaustive k6 : i9 i10;
@disjointExhaustive k21 : i24 i10;
@integer 0 : 0 1;
@repeat begin i9 p8 i10 i17 p16 i20 p19 i24 p23 i30 p29 i32 p31 k4 k6 k11 k13 k15 k21 k26 p7 p12 p14 p22 p27 p28 :
  board
  coord
  goals
  player;
@simpleApplyExhaustive p8 k11 [coord_1: Coord] coord = Coord(coord_1), board[coord] = taken, coord = south[coord], player = keeper;
@simpleApplyExhaustive p23 k26 [coord_1: Coord] coord = Coord(coord_1), board[coord] = taken, coord = east[coord], player = keeper;
@tagIndex p14 p28 : 0;
@tagMaxIndex p14 p28 : 0;
