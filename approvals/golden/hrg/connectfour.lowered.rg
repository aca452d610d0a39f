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
const opponent: Player -> Player = {:yellow, yellow: red};
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
var completesLine_arg0_me: Player = red;
var goals: Goals = {:50};
var grid: Cell -> Content = {:empty, floor: solid};
var player: PlayerOrSystem = keeper;
var turn_arg0_me: Player = red;
var visible: Visibility = {:1};

begin, rules_begin:;
completesLine_check1_1, completesLine_check1_3:;
completesLine_check1_1, completesLine_check1_11:;
completesLine_check1_1, completesLine_check1_19:;
completesLine_check1_1, completesLine_check1_27:;
completesLine_check1_2, completesLine_check1_6: at = next[horizontal][at];
completesLine_check1_3, completesLine_check1_2: grid[previous[horizontal][at]] != completesLine_arg0_me;
completesLine_check1_3, completesLine_check1_4: grid[previous[horizontal][at]] == completesLine_arg0_me;
completesLine_check1_4, completesLine_check1_3: at = previous[horizontal][at];
completesLine_check1_5, completesLine_check1_8: at = next[horizontal][at];
completesLine_check1_6, completesLine_check1_5: grid[at] == completesLine_arg0_me;
completesLine_check1_7, completesLine_check1_9: at = next[horizontal][at];
completesLine_check1_8, completesLine_check1_7: grid[at] == completesLine_arg0_me;
completesLine_check1_9, completesLine_check1_end: grid[at] == completesLine_arg0_me;
completesLine_check1_10, completesLine_check1_14: at = next[vertical][at];
completesLine_check1_11, completesLine_check1_10: grid[previous[vertical][at]] != completesLine_arg0_me;
completesLine_check1_11, completesLine_check1_12: grid[previous[vertical][at]] == completesLine_arg0_me;
completesLine_check1_12, completesLine_check1_11: at = previous[vertical][at];
completesLine_check1_13, completesLine_check1_16: at = next[vertical][at];
completesLine_check1_14, completesLine_check1_13: grid[at] == completesLine_arg0_me;
completesLine_check1_15, completesLine_check1_17: at = next[vertical][at];
completesLine_check1_16, completesLine_check1_15: grid[at] == completesLine_arg0_me;
completesLine_check1_17, completesLine_check1_end: grid[at] == completesLine_arg0_me;
completesLine_check1_18, completesLine_check1_22: at = next[rising][at];
completesLine_check1_19, completesLine_check1_18: grid[previous[rising][at]] != completesLine_arg0_me;
completesLine_check1_19, completesLine_check1_20: grid[previous[rising][at]] == completesLine_arg0_me;
completesLine_check1_20, completesLine_check1_19: at = previous[rising][at];
completesLine_check1_21, completesLine_check1_24: at = next[rising][at];
completesLine_check1_22, completesLine_check1_21: grid[at] == completesLine_arg0_me;
completesLine_check1_23, completesLine_check1_25: at = next[rising][at];
completesLine_check1_24, completesLine_check1_23: grid[at] == completesLine_arg0_me;
completesLine_check1_25, completesLine_check1_end: grid[at] == completesLine_arg0_me;
completesLine_check1_26, completesLine_check1_30: at = next[falling][at];
completesLine_check1_27, completesLine_check1_26: grid[previous[falling][at]] != completesLine_arg0_me;
completesLine_check1_27, completesLine_check1_28: grid[previous[falling][at]] == completesLine_arg0_me;
completesLine_check1_28, completesLine_check1_27: at = previous[falling][at];
completesLine_check1_29, completesLine_check1_32: at = next[falling][at];
completesLine_check1_30, completesLine_check1_29: grid[at] == completesLine_arg0_me;
completesLine_check1_31, completesLine_check1_33: at = next[falling][at];
completesLine_check1_32, completesLine_check1_31: grid[at] == completesLine_arg0_me;
completesLine_check1_33, completesLine_check1_end: grid[at] == completesLine_arg0_me;
completesLine_check1_begin, completesLine_check1_1: completesLine_arg0_me = turn_arg0_me;
hasEmpty_check1_1, hasEmpty_check1_end: grid[at] == empty;
hasEmpty_check1_begin, hasEmpty_check1_1: at = Slot(*);
rules_1, turn2_1: turn_arg0_me = yellow;
rules_begin, turn1_1: turn_arg0_me = red;
turn1_1, turn1_2: player = turn_arg0_me;
turn1_2, turn1_3: at = Slot(*);
turn1_3, turn1_4: grid[at] == empty;
turn1_4, turn1_5: grid[below[at]] != empty;
turn1_5, turn1_6: grid[at] = turn_arg0_me;
turn1_6, turn1_7: $$ at;
turn1_7, turn1_8: player = keeper;
turn1_8, turn1_9: ! completesLine_check1_begin -> completesLine_check1_end;
turn1_8, turn1_10: ? completesLine_check1_begin -> completesLine_check1_end;
turn1_9, rules_1: ? hasEmpty_check1_begin -> hasEmpty_check1_end;
turn1_9, turn1_13: ! hasEmpty_check1_begin -> hasEmpty_check1_end;
turn1_10, turn1_11: goals[turn_arg0_me] = 100;
turn1_11, turn1_12: goals[opponent[turn_arg0_me]] = 0;
turn1_12, end: player = keeper;
turn1_13, end: player = keeper;
turn2_1, turn2_2: player = turn_arg0_me;
turn2_2, turn2_3: at = Slot(*);
turn2_3, turn2_4: grid[at] == empty;
turn2_4, turn2_5: grid[below[at]] != empty;
turn2_5, turn2_6: grid[at] = turn_arg0_me;
turn2_6, turn2_7: $$ at;
turn2_7, turn2_8: player = keeper;
turn2_8, turn2_9: ! completesLine_check1_begin -> completesLine_check1_end;
turn2_8, turn2_10: ? completesLine_check1_begin -> completesLine_check1_end;
turn2_9, rules_begin: ? hasEmpty_check1_begin -> hasEmpty_check1_end;
turn2_9, turn2_13: ! hasEmpty_check1_begin -> hasEmpty_check1_end;
turn2_10, turn2_11: goals[turn_arg0_me] = 100;
turn2_11, turn2_12: goals[opponent[turn_arg0_me]] = 0;
turn2_12, end: player = keeper;
turn2_13, end: player = keeper;
