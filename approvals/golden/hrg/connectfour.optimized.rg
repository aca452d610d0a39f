type Bool = {0, 1};
type Cell = {
  C__1_1,
  C__1_2,
  C__1_3,
  C__1_4,
  C__1_5,
  C__1_6,
  C__2_1,
  C__2_2,
  C__2_3,
  C__2_4,
  C__2_5,
  C__2_6,
  C__3_1,
  C__3_2,
  C__3_3,
  C__3_4,
  C__3_5,
  C__3_6,
  C__4_1,
  C__4_2,
  C__4_3,
  C__4_4,
  C__4_5,
  C__4_6,
  C__5_1,
  C__5_2,
  C__5_3,
  C__5_4,
  C__5_5,
  C__5_6,
  C__6_1,
  C__6_2,
  C__6_3,
  C__6_4,
  C__6_5,
  C__6_6,
  C__7_1,
  C__7_2,
  C__7_3,
  C__7_4,
  C__7_5,
  C__7_6,
  outside,
  floor
};
type Content = {empty, solid, red, yellow};
type Goals = Player -> Score;
type Line = {horizontal, vertical, rising, falling};
type Player = {red, yellow};
type PlayerOrSystem = {red, yellow, keeper, random};
type Score = {50, 0, 100};
type Slot = {
  C__1_1,
  C__1_2,
  C__1_3,
  C__1_4,
  C__1_5,
  C__1_6,
  C__2_1,
  C__2_2,
  C__2_3,
  C__2_4,
  C__2_5,
  C__2_6,
  C__3_1,
  C__3_2,
  C__3_3,
  C__3_4,
  C__3_5,
  C__3_6,
  C__4_1,
  C__4_2,
  C__4_3,
  C__4_4,
  C__4_5,
  C__4_6,
  C__5_1,
  C__5_2,
  C__5_3,
  C__5_4,
  C__5_5,
  C__5_6,
  C__6_1,
  C__6_2,
  C__6_3,
  C__6_4,
  C__6_5,
  C__6_6,
  C__7_1,
  C__7_2,
  C__7_3,
  C__7_4,
  C__7_5,
  C__7_6
};
type Visibility = Player -> Bool;

const below: Slot -> Cell = {
  :floor,
  C__1_2: C__1_1,
  C__1_3: C__1_2,
  C__1_4: C__1_3,
  C__1_5: C__1_4,
  C__1_6: C__1_5,
  C__2_2: C__2_1,
  C__2_3: C__2_2,
  C__2_4: C__2_3,
  C__2_5: C__2_4,
  C__2_6: C__2_5,
  C__3_2: C__3_1,
  C__3_3: C__3_2,
  C__3_4: C__3_3,
  C__3_5: C__3_4,
  C__3_6: C__3_5,
  C__4_2: C__4_1,
  C__4_3: C__4_2,
  C__4_4: C__4_3,
  C__4_5: C__4_4,
  C__4_6: C__4_5,
  C__5_2: C__5_1,
  C__5_3: C__5_2,
  C__5_4: C__5_3,
  C__5_5: C__5_4,
  C__5_6: C__5_5,
  C__6_2: C__6_1,
  C__6_3: C__6_2,
  C__6_4: C__6_3,
  C__6_5: C__6_4,
  C__6_6: C__6_5,
  C__7_2: C__7_1,
  C__7_3: C__7_2,
  C__7_4: C__7_3,
  C__7_5: C__7_4,
  C__7_6: C__7_5
};
const next: Line -> Cell -> Cell = {
  :{
    :outside,
    C__1_1: C__2_1,
    C__1_2: C__2_2,
    C__1_3: C__2_3,
    C__1_4: C__2_4,
    C__1_5: C__2_5,
    C__1_6: C__2_6,
    C__2_1: C__3_1,
    C__2_2: C__3_2,
    C__2_3: C__3_3,
    C__2_4: C__3_4,
    C__2_5: C__3_5,
    C__2_6: C__3_6,
    C__3_1: C__4_1,
    C__3_2: C__4_2,
    C__3_3: C__4_3,
    C__3_4: C__4_4,
    C__3_5: C__4_5,
    C__3_6: C__4_6,
    C__4_1: C__5_1,
    C__4_2: C__5_2,
    C__4_3: C__5_3,
    C__4_4: C__5_4,
    C__4_5: C__5_5,
    C__4_6: C__5_6,
    C__5_1: C__6_1,
    C__5_2: C__6_2,
    C__5_3: C__6_3,
    C__5_4: C__6_4,
    C__5_5: C__6_5,
    C__5_6: C__6_6,
    C__6_1: C__7_1,
    C__6_2: C__7_2,
    C__6_3: C__7_3,
    C__6_4: C__7_4,
    C__6_5: C__7_5,
    C__6_6: C__7_6
  },
  falling: {
    :outside,
    C__1_2: C__2_1,
    C__1_3: C__2_2,
    C__1_4: C__2_3,
    C__1_5: C__2_4,
    C__1_6: C__2_5,
    C__2_2: C__3_1,
    C__2_3: C__3_2,
    C__2_4: C__3_3,
    C__2_5: C__3_4,
    C__2_6: C__3_5,
    C__3_2: C__4_1,
    C__3_3: C__4_2,
    C__3_4: C__4_3,
    C__3_5: C__4_4,
    C__3_6: C__4_5,
    C__4_2: C__5_1,
    C__4_3: C__5_2,
    C__4_4: C__5_3,
    C__4_5: C__5_4,
    C__4_6: C__5_5,
    C__5_2: C__6_1,
    C__5_3: C__6_2,
    C__5_4: C__6_3,
    C__5_5: C__6_4,
    C__5_6: C__6_5,
    C__6_2: C__7_1,
    C__6_3: C__7_2,
    C__6_4: C__7_3,
    C__6_5: C__7_4,
    C__6_6: C__7_5
  },
  rising: {
    :outside,
    C__1_1: C__2_2,
    C__1_2: C__2_3,
    C__1_3: C__2_4,
    C__1_4: C__2_5,
    C__1_5: C__2_6,
    C__2_1: C__3_2,
    C__2_2: C__3_3,
    C__2_3: C__3_4,
    C__2_4: C__3_5,
    C__2_5: C__3_6,
    C__3_1: C__4_2,
    C__3_2: C__4_3,
    C__3_3: C__4_4,
    C__3_4: C__4_5,
    C__3_5: C__4_6,
    C__4_1: C__5_2,
    C__4_2: C__5_3,
    C__4_3: C__5_4,
    C__4_4: C__5_5,
    C__4_5: C__5_6,
    C__5_1: C__6_2,
    C__5_2: C__6_3,
    C__5_3: C__6_4,
    C__5_4: C__6_5,
    C__5_5: C__6_6,
    C__6_1: C__7_2,
    C__6_2: C__7_3,
    C__6_3: C__7_4,
    C__6_4: C__7_5,
    C__6_5: C__7_6
  },
  vertical: {
    :outside,
    C__1_1: C__1_2,
    C__1_2: C__1_3,
    C__1_3: C__1_4,
    C__1_4: C__1_5,
    C__1_5: C__1_6,
    C__2_1: C__2_2,
    C__2_2: C__2_3,
    C__2_3: C__2_4,
    C__2_4: C__2_5,
    C__2_5: C__2_6,
    C__3_1: C__3_2,
    C__3_2: C__3_3,
    C__3_3: C__3_4,
    C__3_4: C__3_5,
    C__3_5: C__3_6,
    C__4_1: C__4_2,
    C__4_2: C__4_3,
    C__4_3: C__4_4,
    C__4_4: C__4_5,
    C__4_5: C__4_6,
    C__5_1: C__5_2,
    C__5_2: C__5_3,
    C__5_3: C__5_4,
    C__5_4: C__5_5,
    C__5_5: C__5_6,
    C__6_1: C__6_2,
    C__6_2: C__6_3,
    C__6_3: C__6_4,
    C__6_4: C__6_5,
    C__6_5: C__6_6,
    C__7_1: C__7_2,
    C__7_2: C__7_3,
    C__7_3: C__7_4,
    C__7_4: C__7_5,
    C__7_5: C__7_6
  }
};
const previous: Line -> Cell -> Cell = {
  :{
    :outside,
    C__2_1: C__1_1,
    C__2_2: C__1_2,
    C__2_3: C__1_3,
    C__2_4: C__1_4,
    C__2_5: C__1_5,
    C__2_6: C__1_6,
    C__3_1: C__2_1,
    C__3_2: C__2_2,
    C__3_3: C__2_3,
    C__3_4: C__2_4,
    C__3_5: C__2_5,
    C__3_6: C__2_6,
    C__4_1: C__3_1,
    C__4_2: C__3_2,
    C__4_3: C__3_3,
    C__4_4: C__3_4,
    C__4_5: C__3_5,
    C__4_6: C__3_6,
    C__5_1: C__4_1,
    C__5_2: C__4_2,
    C__5_3: C__4_3,
    C__5_4: C__4_4,
    C__5_5: C__4_5,
    C__5_6: C__4_6,
    C__6_1: C__5_1,
    C__6_2: C__5_2,
    C__6_3: C__5_3,
    C__6_4: C__5_4,
    C__6_5: C__5_5,
    C__6_6: C__5_6,
    C__7_1: C__6_1,
    C__7_2: C__6_2,
    C__7_3: C__6_3,
    C__7_4: C__6_4,
    C__7_5: C__6_5,
    C__7_6: C__6_6
  },
  falling: {
    :outside,
    C__2_1: C__1_2,
    C__2_2: C__1_3,
    C__2_3: C__1_4,
    C__2_4: C__1_5,
    C__2_5: C__1_6,
    C__3_1: C__2_2,
    C__3_2: C__2_3,
    C__3_3: C__2_4,
    C__3_4: C__2_5,
    C__3_5: C__2_6,
    C__4_1: C__3_2,
    C__4_2: C__3_3,
    C__4_3: C__3_4,
    C__4_4: C__3_5,
    C__4_5: C__3_6,
    C__5_1: C__4_2,
    C__5_2: C__4_3,
    C__5_3: C__4_4,
    C__5_4: C__4_5,
    C__5_5: C__4_6,
    C__6_1: C__5_2,
    C__6_2: C__5_3,
    C__6_3: C__5_4,
    C__6_4: C__5_5,
    C__6_5: C__5_6,
    C__7_1: C__6_2,
    C__7_2: C__6_3,
    C__7_3: C__6_4,
    C__7_4: C__6_5,
    C__7_5: C__6_6
  },
  rising: {
    :outside,
    C__2_2: C__1_1,
    C__2_3: C__1_2,
    C__2_4: C__1_3,
    C__2_5: C__1_4,
    C__2_6: C__1_5,
    C__3_2: C__2_1,
    C__3_3: C__2_2,
    C__3_4: C__2_3,
    C__3_5: C__2_4,
    C__3_6: C__2_5,
    C__4_2: C__3_1,
    C__4_3: C__3_2,
    C__4_4: C__3_3,
    C__4_5: C__3_4,
    C__4_6: C__3_5,
    C__5_2: C__4_1,
    C__5_3: C__4_2,
    C__5_4: C__4_3,
    C__5_5: C__4_4,
    C__5_6: C__4_5,
    C__6_2: C__5_1,
    C__6_3: C__5_2,
    C__6_4: C__5_3,
    C__6_5: C__5_4,
    C__6_6: C__5_5,
    C__7_2: C__6_1,
    C__7_3: C__6_2,
    C__7_4: C__6_3,
    C__7_5: C__6_4,
    C__7_6: C__6_5
  },
  vertical: {
    :outside,
    C__1_2: C__1_1,
    C__1_3: C__1_2,
    C__1_4: C__1_3,
    C__1_5: C__1_4,
    C__1_6: C__1_5,
    C__2_2: C__2_1,
    C__2_3: C__2_2,
    C__2_4: C__2_3,
    C__2_5: C__2_4,
    C__2_6: C__2_5,
    C__3_2: C__3_1,
    C__3_3: C__3_2,
    C__3_4: C__3_3,
    C__3_5: C__3_4,
    C__3_6: C__3_5,
    C__4_2: C__4_1,
    C__4_3: C__4_2,
    C__4_4: C__4_3,
    C__4_5: C__4_4,
    C__4_6: C__4_5,
    C__5_2: C__5_1,
    C__5_3: C__5_2,
    C__5_4: C__5_3,
    C__5_5: C__5_4,
    C__5_6: C__5_5,
    C__6_2: C__6_1,
    C__6_3: C__6_2,
    C__6_4: C__6_3,
    C__6_5: C__6_4,
    C__6_6: C__6_5,
    C__7_2: C__7_1,
    C__7_3: C__7_2,
    C__7_4: C__7_3,
    C__7_5: C__7_4,
    C__7_6: C__7_5
  }
};

var at: Cell = C__1_1;
var goals: Goals = {:50};
var grid: Cell -> Content = {:empty, floor: solid};
var player: PlayerOrSystem = keeper;
var turn_arg0_me: Player = red;
var visible: Visibility = {:1};

begin, turn1_1: player = red;
completesLine_check1_1, completesLine_check1_5:;
completesLine_check1_1, completesLine_check1_20:;
completesLine_check1_1, completesLine_check1_35:;
completesLine_check1_1, completesLine_check1_50:;
completesLine_check1_5, completesLine_check1_6: grid[previous[horizontal][at]] == turn_arg0_me;
completesLine_check1_5, completesLine_check1_10: grid[previous[horizontal][at]] != turn_arg0_me;
completesLine_check1_6, completesLine_check1_5: at = previous[horizontal][at];
completesLine_check1_10, completesLine_check1_11: grid[next[horizontal][at]] == turn_arg0_me;
completesLine_check1_11, completesLine_check1_14: grid[next[horizontal][next[horizontal][at]]] == turn_arg0_me;
completesLine_check1_14, completesLine_check1_2: grid[next[horizontal][next[horizontal][next[horizontal][at]]]] == turn_arg0_me;
completesLine_check1_20, completesLine_check1_21: grid[previous[vertical][at]] == turn_arg0_me;
completesLine_check1_20, completesLine_check1_25: grid[previous[vertical][at]] != turn_arg0_me;
completesLine_check1_21, completesLine_check1_20: at = previous[vertical][at];
completesLine_check1_25, completesLine_check1_26: grid[next[vertical][at]] == turn_arg0_me;
completesLine_check1_26, completesLine_check1_29: grid[next[vertical][next[vertical][at]]] == turn_arg0_me;
completesLine_check1_29, completesLine_check1_2: grid[next[vertical][next[vertical][next[vertical][at]]]] == turn_arg0_me;
completesLine_check1_35, completesLine_check1_36: grid[previous[rising][at]] == turn_arg0_me;
completesLine_check1_35, completesLine_check1_40: grid[previous[rising][at]] != turn_arg0_me;
completesLine_check1_36, completesLine_check1_35: at = previous[rising][at];
completesLine_check1_40, completesLine_check1_41: grid[next[rising][at]] == turn_arg0_me;
completesLine_check1_41, completesLine_check1_44: grid[next[rising][next[rising][at]]] == turn_arg0_me;
completesLine_check1_44, completesLine_check1_2: grid[next[rising][next[rising][next[rising][at]]]] == turn_arg0_me;
completesLine_check1_50, completesLine_check1_51: grid[previous[falling][at]] == turn_arg0_me;
completesLine_check1_50, completesLine_check1_55: grid[previous[falling][at]] != turn_arg0_me;
completesLine_check1_51, completesLine_check1_50: at = previous[falling][at];
completesLine_check1_55, completesLine_check1_56: grid[next[falling][at]] == turn_arg0_me;
completesLine_check1_56, completesLine_check1_59: grid[next[falling][next[falling][at]]] == turn_arg0_me;
completesLine_check1_59, completesLine_check1_2: grid[next[falling][next[falling][next[falling][at]]]] == turn_arg0_me;
hasEmpty_check1_1, hasEmpty_check1_2: at = Slot(*);
hasEmpty_check1_2, hasEmpty_check1_3: grid[at] == empty;
turn1_1, turn1_2: at = Slot(*);
turn1_2, turn1_3: grid[at] == empty;
turn1_3, turn1_4: grid[below[at]] != empty;
turn1_4, turn1_5: grid[at] = red;
turn1_5, turn1_6: $$ at;
turn1_6, turn1_7: player = keeper;
turn1_7, turn1_8: ! completesLine_check1_1 -> completesLine_check1_2;
turn1_7, turn1_9: ? completesLine_check1_1 -> completesLine_check1_2;
turn1_8, turn1_12: ! hasEmpty_check1_1 -> hasEmpty_check1_3;
turn1_8, turn1_end: ? hasEmpty_check1_1 -> hasEmpty_check1_3;
turn1_9, turn1_11: goals[red] = 100;
turn1_11, turn1_12: goals[yellow] = 0;
turn1_12, end: player = keeper;
turn1_end, turn2_begin: turn_arg0_me = yellow;
turn2_1, turn2_2: at = Slot(*);
turn2_2, turn2_3: grid[at] == empty;
turn2_3, turn2_4: grid[below[at]] != empty;
turn2_4, turn2_5: grid[at] = yellow;
turn2_5, turn2_6: $$ at;
turn2_6, turn2_7: player = keeper;
turn2_7, turn2_8: ! completesLine_check1_1 -> completesLine_check1_2;
turn2_7, turn2_9: ? completesLine_check1_1 -> completesLine_check1_2;
turn2_8, turn1_12: ! hasEmpty_check1_1 -> hasEmpty_check1_3;
turn2_8, turn2_end: ? hasEmpty_check1_1 -> hasEmpty_check1_3;
turn2_9, turn2_11: goals[yellow] = 100;
turn2_11, turn1_12: goals[red] = 0;
turn2_begin, turn2_1: player = yellow;
turn2_end, begin: turn_arg0_me = red;

@disjointExhaustive completesLine_check1_5 : completesLine_check1_6 completesLine_check1_10;
@disjointExhaustive completesLine_check1_20 : completesLine_check1_21 completesLine_check1_25;
@disjointExhaustive completesLine_check1_35 : completesLine_check1_36 completesLine_check1_40;
@disjointExhaustive completesLine_check1_50 : completesLine_check1_51 completesLine_check1_55;
@disjointExhaustive turn1_7 : turn1_9 turn1_8;
@disjointExhaustive turn1_8 : turn1_end turn1_12;
@disjointExhaustive turn2_7 : turn2_9 turn2_8;
@disjointExhaustive turn2_8 : turn2_end turn1_12;
@integer 0 : 0 1;
@repeat begin : turn_arg0_me;
@repeat completesLine_check1_5 completesLine_check1_10 completesLine_check1_6 completesLine_check1_11 completesLine_check1_14 completesLine_check1_20 completesLine_check1_25 completesLine_check1_21 completesLine_check1_26 completesLine_check1_29 completesLine_check1_35 completesLine_check1_40 completesLine_check1_36 completesLine_check1_41 completesLine_check1_44 completesLine_check1_50 completesLine_check1_55 completesLine_check1_51 completesLine_check1_56 completesLine_check1_59 :
  at;
@repeat turn1_12 : goals;
@simpleApplyExhaustive begin turn1_1 [] player = red;
@simpleApplyExhaustive turn1_1 turn1_7 [at_1: Cell] at = Slot(at_1), grid[at] = red, player = keeper;
@simpleApplyExhaustive turn2_1 turn2_7 [at_1: Cell] at = Slot(at_1), grid[at] = yellow, player = keeper;
@tagIndex turn1_5 turn2_5 : 0;
@tagMaxIndex turn1_5 turn2_5 : 0;
@unique completesLine_check1_1 hasEmpty_check1_1 hasEmpty_check1_2 turn2_begin turn1_1 turn1_2 turn1_3 turn1_4 turn1_5 turn1_6 turn1_7 turn1_9 turn1_8 turn1_11 turn1_end turn2_1 turn2_2 turn2_3 turn2_4 turn2_5 turn2_6 turn2_7 turn2_9 turn2_8 turn2_11 turn2_end;
