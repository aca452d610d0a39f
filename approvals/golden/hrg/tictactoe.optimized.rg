type Bool = {0, 1};
type Cell = {C__1_1, C__1_2, C__1_3, C__2_1, C__2_2, C__2_3, C__3_1, C__3_2, C__3_3};
type Goals = Player -> Score;
type Index = {1, 2, 3};
type Line = {Column__1, Column__2, Column__3, Row__1, Row__2, Row__3, rising, falling};
type Mark = {blank, x, o};
type Player = {x, o};
type PlayerOrSystem = {x, o, keeper, random};
type Score = {50, 0, 100};
type Visibility = Player -> Bool;

const cell: Line -> Index -> Cell = {
  :{:C__1_1, 2: C__1_2, 3: C__1_3},
  Column__2: {:C__2_1, 2: C__2_2, 3: C__2_3},
  Column__3: {:C__3_1, 2: C__3_2, 3: C__3_3},
  Row__1: {:C__1_1, 2: C__2_1, 3: C__3_1},
  Row__2: {:C__1_2, 2: C__2_2, 3: C__3_2},
  Row__3: {:C__1_3, 2: C__2_3, 3: C__3_3},
  falling: {:C__1_3, 2: C__2_2, 3: C__3_1},
  rising: {:C__1_1, 2: C__2_2, 3: C__3_3}
};

var goals: Goals = {:50};
var grid: Cell -> Mark = {:blank};
var line: Line = Column__1;
var place: Cell = C__1_1;
var player: PlayerOrSystem = keeper;
var turn_arg0_me: Player = x;
var visible: Visibility = {:1};

begin, turn1_1: player = x;
hasBlank_check1_1, hasBlank_check1_2: place = Cell(*);
hasBlank_check1_2, hasBlank_check1_3: grid[place] == blank;
hasLine_check1_1, hasLine_check1_2: line = Line(*);
hasLine_check1_2, hasLine_check1_4: grid[cell[line][1]] == turn_arg0_me;
hasLine_check1_4, hasLine_check1_6: grid[cell[line][2]] == turn_arg0_me;
hasLine_check1_6, hasLine_check1_9: grid[cell[line][3]] == turn_arg0_me;
turn1_1, turn1_2: place = Cell(*);
turn1_2, turn1_3: grid[place] == blank;
turn1_3, turn1_4: grid[place] = x;
turn1_4, turn1_5: $$ place;
turn1_5, turn1_6: player = keeper;
turn1_6, turn1_7: ! hasLine_check1_1 -> hasLine_check1_9;
turn1_6, turn1_8: ? hasLine_check1_1 -> hasLine_check1_9;
turn1_7, turn1_11: ! hasBlank_check1_1 -> hasBlank_check1_3;
turn1_7, turn1_end: ? hasBlank_check1_1 -> hasBlank_check1_3;
turn1_8, turn1_10: goals[x] = 100;
turn1_10, turn1_11: goals[o] = 0;
turn1_11, end: player = keeper;
turn1_end, turn2_begin: turn_arg0_me = o;
turn2_1, turn2_2: place = Cell(*);
turn2_2, turn2_3: grid[place] == blank;
turn2_3, turn2_4: grid[place] = o;
turn2_4, turn2_5: $$ place;
turn2_5, turn2_6: player = keeper;
turn2_6, turn2_7: ! hasLine_check1_1 -> hasLine_check1_9;
turn2_6, turn2_8: ? hasLine_check1_1 -> hasLine_check1_9;
turn2_7, turn1_11: ! hasBlank_check1_1 -> hasBlank_check1_3;
turn2_7, turn2_end: ? hasBlank_check1_1 -> hasBlank_check1_3;
turn2_8, turn2_10: goals[o] = 100;
turn2_10, turn1_11: goals[x] = 0;
turn2_begin, turn2_1: player = o;
turn2_end, begin: turn_arg0_me = x;

@disjointExhaustive turn1_6 : turn1_8 turn1_7;
@disjointExhaustive turn1_7 : turn1_end turn1_11;
@disjointExhaustive turn2_6 : turn2_8 turn2_7;
@disjointExhaustive turn2_7 : turn2_end turn1_11;
@integer 0 : 0 1;
@integer 1 : 1 2 3;
@repeat begin : turn_arg0_me;
@repeat turn1_11 : goals;
@simpleApplyExhaustive begin turn1_1 [] player = x;
@simpleApplyExhaustive turn1_1 turn1_6 [place_1: Cell] place = Cell(place_1), grid[place] = x, player = keeper;
@simpleApplyExhaustive turn2_1 turn2_6 [place_1: Cell] place = Cell(place_1), grid[place] = o, player = keeper;
@tagIndex turn1_4 turn2_4 : 0;
@tagMaxIndex turn1_4 turn2_4 : 0;
@unique hasBlank_check1_1 hasBlank_check1_2 hasLine_check1_1 hasLine_check1_2 hasLine_check1_4 hasLine_check1_6 turn2_begin turn1_1 turn1_2 turn1_3 turn1_4 turn1_5 turn1_6 turn1_8 turn1_7 turn1_10 turn1_end turn2_1 turn2_2 turn2_3 turn2_4 turn2_5 turn2_6 turn2_8 turn2_7 turn2_10 turn2_end;
