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
completesLine_check1_1, completesLine_check1_18:;
completesLine_check1_1, completesLine_check1_33:;
completesLine_check1_1, completesLine_check1_48:;
completesLine_check1_2, completesLine_check1_end:;
completesLine_check1_3, completesLine_check1_5:;
completesLine_check1_4, completesLine_check1_10: at = next[horizontal][at];
completesLine_check1_5, completesLine_check1_4: grid[previous[horizontal][at]] != completesLine_arg0_me;
completesLine_check1_5, completesLine_check1_6: grid[previous[horizontal][at]] == completesLine_arg0_me;
completesLine_check1_6, completesLine_check1_7: at = previous[horizontal][at];
completesLine_check1_7, completesLine_check1_5:;
completesLine_check1_8, completesLine_check1_2:;
completesLine_check1_9, completesLine_check1_13: at = next[horizontal][at];
completesLine_check1_10, completesLine_check1_11: grid[at] == completesLine_arg0_me;
completesLine_check1_11, completesLine_check1_9:;
completesLine_check1_12, completesLine_check1_16: at = next[horizontal][at];
completesLine_check1_13, completesLine_check1_14: grid[at] == completesLine_arg0_me;
completesLine_check1_14, completesLine_check1_12:;
completesLine_check1_15, completesLine_check1_8:;
completesLine_check1_16, completesLine_check1_17: grid[at] == completesLine_arg0_me;
completesLine_check1_17, completesLine_check1_15:;
completesLine_check1_18, completesLine_check1_20:;
completesLine_check1_19, completesLine_check1_25: at = next[vertical][at];
completesLine_check1_20, completesLine_check1_19: grid[previous[vertical][at]] != completesLine_arg0_me;
completesLine_check1_20, completesLine_check1_21: grid[previous[vertical][at]] == completesLine_arg0_me;
completesLine_check1_21, completesLine_check1_22: at = previous[vertical][at];
completesLine_check1_22, completesLine_check1_20:;
completesLine_check1_23, completesLine_check1_2:;
completesLine_check1_24, completesLine_check1_28: at = next[vertical][at];
completesLine_check1_25, completesLine_check1_26: grid[at] == completesLine_arg0_me;
completesLine_check1_26, completesLine_check1_24:;
completesLine_check1_27, completesLine_check1_31: at = next[vertical][at];
completesLine_check1_28, completesLine_check1_29: grid[at] == completesLine_arg0_me;
completesLine_check1_29, completesLine_check1_27:;
completesLine_check1_30, completesLine_check1_23:;
completesLine_check1_31, completesLine_check1_32: grid[at] == completesLine_arg0_me;
completesLine_check1_32, completesLine_check1_30:;
completesLine_check1_33, completesLine_check1_35:;
completesLine_check1_34, completesLine_check1_40: at = next[rising][at];
completesLine_check1_35, completesLine_check1_34: grid[previous[rising][at]] != completesLine_arg0_me;
completesLine_check1_35, completesLine_check1_36: grid[previous[rising][at]] == completesLine_arg0_me;
completesLine_check1_36, completesLine_check1_37: at = previous[rising][at];
completesLine_check1_37, completesLine_check1_35:;
completesLine_check1_38, completesLine_check1_2:;
completesLine_check1_39, completesLine_check1_43: at = next[rising][at];
completesLine_check1_40, completesLine_check1_41: grid[at] == completesLine_arg0_me;
completesLine_check1_41, completesLine_check1_39:;
completesLine_check1_42, completesLine_check1_46: at = next[rising][at];
completesLine_check1_43, completesLine_check1_44: grid[at] == completesLine_arg0_me;
completesLine_check1_44, completesLine_check1_42:;
completesLine_check1_45, completesLine_check1_38:;
completesLine_check1_46, completesLine_check1_47: grid[at] == completesLine_arg0_me;
completesLine_check1_47, completesLine_check1_45:;
completesLine_check1_48, completesLine_check1_50:;
completesLine_check1_49, completesLine_check1_55: at = next[falling][at];
completesLine_check1_50, completesLine_check1_49: grid[previous[falling][at]] != completesLine_arg0_me;
completesLine_check1_50, completesLine_check1_51: grid[previous[falling][at]] == completesLine_arg0_me;
completesLine_check1_51, completesLine_check1_52: at = previous[falling][at];
completesLine_check1_52, completesLine_check1_50:;
completesLine_check1_53, completesLine_check1_2:;
completesLine_check1_54, completesLine_check1_58: at = next[falling][at];
completesLine_check1_55, completesLine_check1_56: grid[at] == completesLine_arg0_me;
completesLine_check1_56, completesLine_check1_54:;
completesLine_check1_57, completesLine_check1_61: at = next[falling][at];
completesLine_check1_58, completesLine_check1_59: grid[at] == completesLine_arg0_me;
completesLine_check1_59, completesLine_check1_57:;
completesLine_check1_60, completesLine_check1_53:;
completesLine_check1_61, completesLine_check1_62: grid[at] == completesLine_arg0_me;
completesLine_check1_62, completesLine_check1_60:;
completesLine_check1_begin, completesLine_check1_1: completesLine_arg0_me = turn_arg0_me;
hasEmpty_check1_1, hasEmpty_check1_2: at = Slot(*);
hasEmpty_check1_2, hasEmpty_check1_3: grid[at] == empty;
hasEmpty_check1_3, hasEmpty_check1_end:;
hasEmpty_check1_begin, hasEmpty_check1_1:;
rules_2, turn1_begin: turn_arg0_me = red;
rules_3, turn2_begin: turn_arg0_me = yellow;
rules_4, rules_2:;
rules_begin, rules_2:;
turn1_1, turn1_2: at = Slot(*);
turn1_2, turn1_3: grid[at] == empty;
turn1_3, turn1_4: grid[below[at]] != empty;
turn1_4, turn1_5: grid[at] = turn_arg0_me;
turn1_5, turn1_6: $$ at;
turn1_6, turn1_7: player = keeper;
turn1_7, turn1_9: ? completesLine_check1_begin -> completesLine_check1_end;
turn1_7, turn1_10: ! completesLine_check1_begin -> completesLine_check1_end;
turn1_8, turn1_15: ! hasEmpty_check1_begin -> hasEmpty_check1_end;
turn1_8, turn1_16: ? hasEmpty_check1_begin -> hasEmpty_check1_end;
turn1_9, turn1_11: goals[turn_arg0_me] = 100;
turn1_10, turn1_8:;
turn1_11, turn1_12: goals[opponent[turn_arg0_me]] = 0;
turn1_12, end: player = keeper;
turn1_14, turn1_end:;
turn1_15, end: player = keeper;
turn1_16, turn1_14:;
turn1_begin, turn1_1: player = turn_arg0_me;
turn1_end, rules_3:;
turn2_1, turn2_2: at = Slot(*);
turn2_2, turn2_3: grid[at] == empty;
turn2_3, turn2_4: grid[below[at]] != empty;
turn2_4, turn2_5: grid[at] = turn_arg0_me;
turn2_5, turn2_6: $$ at;
turn2_6, turn2_7: player = keeper;
turn2_7, turn2_9: ? completesLine_check1_begin -> completesLine_check1_end;
turn2_7, turn2_10: ! completesLine_check1_begin -> completesLine_check1_end;
turn2_8, turn2_15: ! hasEmpty_check1_begin -> hasEmpty_check1_end;
turn2_8, turn2_16: ? hasEmpty_check1_begin -> hasEmpty_check1_end;
turn2_9, turn2_11: goals[turn_arg0_me] = 100;
turn2_10, turn2_8:;
turn2_11, turn2_12: goals[opponent[turn_arg0_me]] = 0;
turn2_12, end: player = keeper;
turn2_14, turn2_end:;
turn2_15, end: player = keeper;
turn2_16, turn2_14:;
turn2_begin, turn2_1: player = turn_arg0_me;
turn2_end, rules_4:;
