type Bool = {0, 1};
type Content = {empty, solid, white, black};
type Goals = Player -> Score;
type Line = {side, otherSide};
type Men = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};
type Place = {
  P__0_0,
  P__0_1,
  P__0_2,
  P__0_3,
  P__0_4,
  P__0_5,
  P__0_6,
  P__0_7,
  P__1_0,
  P__1_1,
  P__1_2,
  P__1_3,
  P__1_4,
  P__1_5,
  P__1_6,
  P__1_7,
  P__2_0,
  P__2_1,
  P__2_2,
  P__2_3,
  P__2_4,
  P__2_5,
  P__2_6,
  P__2_7,
  nowhere
};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Point = {
  P__0_0,
  P__0_1,
  P__0_2,
  P__0_3,
  P__0_4,
  P__0_5,
  P__0_6,
  P__0_7,
  P__1_0,
  P__1_1,
  P__1_2,
  P__1_3,
  P__1_4,
  P__1_5,
  P__1_6,
  P__1_7,
  P__2_0,
  P__2_1,
  P__2_2,
  P__2_3,
  P__2_4,
  P__2_5,
  P__2_6,
  P__2_7
};
type Quiet = {
  Q__0,
  Q__1,
  Q__2,
  Q__3,
  Q__4,
  Q__5,
  Q__6,
  Q__7,
  Q__8,
  Q__9,
  Q__10,
  Q__11,
  Q__12,
  Q__13,
  Q__14,
  Q__15,
  Q__16,
  Q__17,
  Q__18,
  Q__19,
  Q__20,
  Q__21,
  Q__22,
  Q__23,
  Q__24,
  Q__25,
  Q__26,
  Q__27,
  Q__28,
  Q__29,
  Q__30,
  Q__31,
  Q__32,
  Q__33,
  Q__34,
  Q__35,
  Q__36,
  Q__37,
  Q__38,
  Q__39,
  Q__40,
  Q__41,
  Q__42,
  Q__43,
  Q__44,
  Q__45,
  Q__46,
  Q__47,
  Q__48,
  Q__49,
  Q__50,
  Q__51,
  Q__52,
  Q__53,
  Q__54,
  Q__55,
  Q__56,
  Q__57,
  Q__58,
  Q__59,
  Q__60,
  Q__61,
  Q__62,
  Q__63,
  Q__64,
  Q__65,
  Q__66,
  Q__67,
  Q__68,
  Q__69,
  Q__70,
  Q__71,
  Q__72,
  Q__73,
  Q__74,
  Q__75,
  Q__76,
  Q__77,
  Q__78,
  Q__79,
  Q__80,
  Q__81,
  Q__82,
  Q__83,
  Q__84,
  Q__85,
  Q__86,
  Q__87,
  Q__88,
  Q__89,
  Q__90,
  Q__91,
  Q__92,
  Q__93,
  Q__94,
  Q__95,
  Q__96,
  Q__97,
  Q__98,
  Q__99,
  Q__100
};
type Score = {50, 0, 100};
type Visibility = Player -> Bool;

const clockwise: Point -> Place = {
  :P__0_1,
  P__0_1: P__0_2,
  P__0_2: P__0_3,
  P__0_3: P__0_4,
  P__0_4: P__0_5,
  P__0_5: P__0_6,
  P__0_6: P__0_7,
  P__0_7: P__0_0,
  P__1_0: P__1_1,
  P__1_1: P__1_2,
  P__1_2: P__1_3,
  P__1_3: P__1_4,
  P__1_4: P__1_5,
  P__1_5: P__1_6,
  P__1_6: P__1_7,
  P__1_7: P__1_0,
  P__2_0: P__2_1,
  P__2_1: P__2_2,
  P__2_2: P__2_3,
  P__2_3: P__2_4,
  P__2_4: P__2_5,
  P__2_5: P__2_6,
  P__2_6: P__2_7,
  P__2_7: P__2_0
};
const counterclockwise: Point -> Place = {
  :P__0_7,
  P__0_1: P__0_0,
  P__0_2: P__0_1,
  P__0_3: P__0_2,
  P__0_4: P__0_3,
  P__0_5: P__0_4,
  P__0_6: P__0_5,
  P__0_7: P__0_6,
  P__1_0: P__1_7,
  P__1_1: P__1_0,
  P__1_2: P__1_1,
  P__1_3: P__1_2,
  P__1_4: P__1_3,
  P__1_5: P__1_4,
  P__1_6: P__1_5,
  P__1_7: P__1_6,
  P__2_0: P__2_7,
  P__2_1: P__2_0,
  P__2_2: P__2_1,
  P__2_3: P__2_2,
  P__2_4: P__2_3,
  P__2_5: P__2_4,
  P__2_6: P__2_5,
  P__2_7: P__2_6
};
const inward: Point -> Place = {
  :nowhere,
  P__0_1: P__1_1,
  P__0_3: P__1_3,
  P__0_5: P__1_5,
  P__0_7: P__1_7,
  P__1_1: P__2_1,
  P__1_3: P__2_3,
  P__1_5: P__2_5,
  P__1_7: P__2_7
};
const less: Men -> Men = {:0, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 7: 6, 8: 7, 9: 8};
const more: Quiet -> Quiet = {
  :Q__100,
  Q__0: Q__1,
  Q__1: Q__2,
  Q__2: Q__3,
  Q__3: Q__4,
  Q__4: Q__5,
  Q__5: Q__6,
  Q__6: Q__7,
  Q__7: Q__8,
  Q__8: Q__9,
  Q__9: Q__10,
  Q__10: Q__11,
  Q__11: Q__12,
  Q__12: Q__13,
  Q__13: Q__14,
  Q__14: Q__15,
  Q__15: Q__16,
  Q__16: Q__17,
  Q__17: Q__18,
  Q__18: Q__19,
  Q__19: Q__20,
  Q__20: Q__21,
  Q__21: Q__22,
  Q__22: Q__23,
  Q__23: Q__24,
  Q__24: Q__25,
  Q__25: Q__26,
  Q__26: Q__27,
  Q__27: Q__28,
  Q__28: Q__29,
  Q__29: Q__30,
  Q__30: Q__31,
  Q__31: Q__32,
  Q__32: Q__33,
  Q__33: Q__34,
  Q__34: Q__35,
  Q__35: Q__36,
  Q__36: Q__37,
  Q__37: Q__38,
  Q__38: Q__39,
  Q__39: Q__40,
  Q__40: Q__41,
  Q__41: Q__42,
  Q__42: Q__43,
  Q__43: Q__44,
  Q__44: Q__45,
  Q__45: Q__46,
  Q__46: Q__47,
  Q__47: Q__48,
  Q__48: Q__49,
  Q__49: Q__50,
  Q__50: Q__51,
  Q__51: Q__52,
  Q__52: Q__53,
  Q__53: Q__54,
  Q__54: Q__55,
  Q__55: Q__56,
  Q__56: Q__57,
  Q__57: Q__58,
  Q__58: Q__59,
  Q__59: Q__60,
  Q__60: Q__61,
  Q__61: Q__62,
  Q__62: Q__63,
  Q__63: Q__64,
  Q__64: Q__65,
  Q__65: Q__66,
  Q__66: Q__67,
  Q__67: Q__68,
  Q__68: Q__69,
  Q__69: Q__70,
  Q__70: Q__71,
  Q__71: Q__72,
  Q__72: Q__73,
  Q__73: Q__74,
  Q__74: Q__75,
  Q__75: Q__76,
  Q__76: Q__77,
  Q__77: Q__78,
  Q__78: Q__79,
  Q__79: Q__80,
  Q__80: Q__81,
  Q__81: Q__82,
  Q__82: Q__83,
  Q__83: Q__84,
  Q__84: Q__85,
  Q__85: Q__86,
  Q__86: Q__87,
  Q__87: Q__88,
  Q__88: Q__89,
  Q__89: Q__90,
  Q__90: Q__91,
  Q__91: Q__92,
  Q__92: Q__93,
  Q__93: Q__94,
  Q__94: Q__95,
  Q__95: Q__96,
  Q__96: Q__97,
  Q__97: Q__98,
  Q__98: Q__99
};
const opponent: Player -> Player = {:black, black: white};
const otherPartner: Line -> Point -> Point = {
  :{
    :P__0_2,
    P__0_1: P__0_0,
    P__0_2: P__0_4,
    P__0_4: P__0_6,
    P__0_5: P__0_4,
    P__0_6: P__0_0,
    P__0_7: P__0_6,
    P__1_0: P__1_2,
    P__1_1: P__1_0,
    P__1_2: P__1_4,
    P__1_3: P__1_2,
    P__1_4: P__1_6,
    P__1_5: P__1_4,
    P__1_6: P__1_0,
    P__1_7: P__1_6,
    P__2_0: P__2_2,
    P__2_1: P__2_0,
    P__2_2: P__2_4,
    P__2_3: P__2_2,
    P__2_4: P__2_6,
    P__2_5: P__2_4,
    P__2_6: P__2_0,
    P__2_7: P__2_6
  },
  otherSide: {
    :P__0_6,
    P__0_1: P__2_1,
    P__0_2: P__0_0,
    P__0_3: P__2_3,
    P__0_4: P__0_2,
    P__0_5: P__2_5,
    P__0_6: P__0_4,
    P__0_7: P__2_7,
    P__1_0: P__1_6,
    P__1_1: P__0_1,
    P__1_2: P__1_0,
    P__1_3: P__0_3,
    P__1_4: P__1_2,
    P__1_5: P__0_5,
    P__1_6: P__1_4,
    P__1_7: P__0_7,
    P__2_0: P__2_6,
    P__2_1: P__1_1,
    P__2_2: P__2_0,
    P__2_3: P__1_3,
    P__2_4: P__2_2,
    P__2_5: P__1_5,
    P__2_6: P__2_4,
    P__2_7: P__1_7
  }
};
const outward: Point -> Place = {
  :nowhere,
  P__1_1: P__0_1,
  P__1_3: P__0_3,
  P__1_5: P__0_5,
  P__1_7: P__0_7,
  P__2_1: P__1_1,
  P__2_3: P__1_3,
  P__2_5: P__1_5,
  P__2_7: P__1_7
};
const partner: Line -> Point -> Point = {
  :{
    :P__0_1,
    P__0_1: P__0_2,
    P__0_2: P__0_3,
    P__0_3: P__0_4,
    P__0_4: P__0_5,
    P__0_5: P__0_6,
    P__0_6: P__0_7,
    P__0_7: P__0_0,
    P__1_0: P__1_1,
    P__1_1: P__1_2,
    P__1_2: P__1_3,
    P__1_3: P__1_4,
    P__1_4: P__1_5,
    P__1_5: P__1_6,
    P__1_6: P__1_7,
    P__1_7: P__1_0,
    P__2_0: P__2_1,
    P__2_1: P__2_2,
    P__2_2: P__2_3,
    P__2_3: P__2_4,
    P__2_4: P__2_5,
    P__2_5: P__2_6,
    P__2_6: P__2_7,
    P__2_7: P__2_0
  },
  otherSide: {
    :P__0_7,
    P__0_1: P__1_1,
    P__0_2: P__0_1,
    P__0_3: P__1_3,
    P__0_4: P__0_3,
    P__0_5: P__1_5,
    P__0_6: P__0_5,
    P__0_7: P__1_7,
    P__1_0: P__1_7,
    P__1_1: P__2_1,
    P__1_2: P__1_1,
    P__1_3: P__2_3,
    P__1_4: P__1_3,
    P__1_5: P__2_5,
    P__1_6: P__1_5,
    P__1_7: P__2_7,
    P__2_0: P__2_7,
    P__2_1: P__0_1,
    P__2_2: P__2_1,
    P__2_3: P__0_3,
    P__2_4: P__2_3,
    P__2_5: P__0_5,
    P__2_6: P__2_5
  }
};

var at: Place = P__0_0;
var board: Place -> Content = {:empty, nowhere: solid};
var fly_arg0_me: Player = white;
var goals: Goals = {:50};
var inHand: Player -> Men = {:9};
var inMill_arg0_who: Player = white;
var inMill_arg1_point: Point = P__0_0;
var manOutsideMills_arg0_who: Player = white;
var men: Player -> Men = {:9};
var player: PlayerOrSystem = keeper;
var quiet: Quiet = Q__0;
var removeAfterMill_arg0_me: Player = white;
var taken: Point = P__0_0;
var turn_arg0_me: Player = white;
var visible: Visibility = {:1};
var walk_arg0_me: Player = white;

begin, rules_begin:;
inMill_check1_1, inMill_check1_4:;
inMill_check1_1, inMill_check1_7:;
inMill_check1_2, inMill_check1_1: inMill_arg1_point = at;
inMill_check1_3, inMill_check1_end:;
inMill_check1_4, inMill_check1_5: board[partner[side][inMill_arg1_point]] == inMill_arg0_who;
inMill_check1_5, inMill_check1_6: board[otherPartner[side][inMill_arg1_point]] == inMill_arg0_who;
inMill_check1_6, inMill_check1_3:;
inMill_check1_7, inMill_check1_8: board[partner[otherSide][inMill_arg1_point]] == inMill_arg0_who;
inMill_check1_8, inMill_check1_9: board[otherPartner[otherSide][inMill_arg1_point]] == inMill_arg0_who;
inMill_check1_9, inMill_check1_3:;
inMill_check1_begin, inMill_check1_2: inMill_arg0_who = removeAfterMill_arg0_me;
inMill_check2_1, inMill_check2_4:;
inMill_check2_1, inMill_check2_7:;
inMill_check2_2, inMill_check2_1: inMill_arg1_point = taken;
inMill_check2_3, inMill_check2_end:;
inMill_check2_4, inMill_check2_5: board[partner[side][inMill_arg1_point]] == inMill_arg0_who;
inMill_check2_5, inMill_check2_6: board[otherPartner[side][inMill_arg1_point]] == inMill_arg0_who;
inMill_check2_6, inMill_check2_3:;
inMill_check2_7, inMill_check2_8: board[partner[otherSide][inMill_arg1_point]] == inMill_arg0_who;
inMill_check2_8, inMill_check2_9: board[otherPartner[otherSide][inMill_arg1_point]] == inMill_arg0_who;
inMill_check2_9, inMill_check2_3:;
inMill_check2_begin, inMill_check2_2: inMill_arg0_who = manOutsideMills_arg0_who;
manOutsideMills_check1_1, manOutsideMills_check1_2: taken = Point(*);
manOutsideMills_check1_2, manOutsideMills_check1_3: board[taken] == manOutsideMills_arg0_who;
manOutsideMills_check1_3, manOutsideMills_check1_4: ! inMill_check2_begin -> inMill_check2_end;
manOutsideMills_check1_4, manOutsideMills_check1_end:;
manOutsideMills_check1_begin, manOutsideMills_check1_1: manOutsideMills_arg0_who = opponent[removeAfterMill_arg0_me];
rules_2, turn1_begin: turn_arg0_me = white;
rules_3, turn2_begin: turn_arg0_me = black;
rules_4, rules_2:;
rules_begin, rules_2:;
turn1_1, turn1_22: board[at] = turn_arg0_me;
turn1_2, turn1_4: player = turn_arg0_me;
turn1_3, turn1_9: men[turn_arg0_me] == 3;
turn1_3, turn1_10: men[turn_arg0_me] != 3;
turn1_4, turn1_5: at = Point(*);
turn1_5, turn1_6: board[at] == empty;
turn1_6, turn1_7: inHand[turn_arg0_me] = less[inHand[turn_arg0_me]];
turn1_7, turn1_8: quiet = Q__0;
turn1_8, turn1_1:;
turn1_9, turn1_11: player = turn_arg0_me;
turn1_10, turn1_14: ? walk_check1_begin -> walk_check1_end;
turn1_10, turn1_15: ! walk_check1_begin -> walk_check1_end;
turn1_11, turn1_fly1_begin: fly_arg0_me = turn_arg0_me;
turn1_12, turn1_13: quiet = more[quiet];
turn1_13, turn1_1:;
turn1_14, turn1_16: player = turn_arg0_me;
turn1_15, turn1_19: goals[turn_arg0_me] = 0;
turn1_16, turn1_walk1_begin: walk_arg0_me = turn_arg0_me;
turn1_17, turn1_18: quiet = more[quiet];
turn1_18, turn1_1:;
turn1_19, turn1_20: goals[opponent[turn_arg0_me]] = 100;
turn1_20, end: player = keeper;
turn1_22, turn1_23: $$ at;
turn1_23, turn1_removeAfterMill1_begin: removeAfterMill_arg0_me = turn_arg0_me;
turn1_24, turn1_25: player = keeper;
turn1_25, turn1_27: men[opponent[turn_arg0_me]] == 2;
turn1_25, turn1_28: men[opponent[turn_arg0_me]] != 2;
turn1_26, turn1_33: quiet == Q__100;
turn1_26, turn1_34: quiet != Q__100;
turn1_27, turn1_29: goals[turn_arg0_me] = 100;
turn1_28, turn1_26:;
turn1_29, turn1_30: goals[opponent[turn_arg0_me]] = 0;
turn1_30, end: player = keeper;
turn1_32, turn1_end:;
turn1_33, end: player = keeper;
turn1_34, turn1_32:;
turn1_begin, turn1_2: inHand[turn_arg0_me] != 0;
turn1_begin, turn1_3: inHand[turn_arg0_me] == 0;
turn1_end, rules_3:;
turn1_fly1_1, turn1_fly1_2: board[at] == fly_arg0_me;
turn1_fly1_2, turn1_fly1_3: $$ at;
turn1_fly1_3, turn1_fly1_4: taken = Point(*);
turn1_fly1_4, turn1_fly1_5: board[taken] == empty;
turn1_fly1_5, turn1_fly1_6: board[at] = empty;
turn1_fly1_6, turn1_fly1_7: at = taken;
turn1_fly1_7, turn1_fly1_end:;
turn1_fly1_begin, turn1_fly1_1: at = Point(*);
turn1_fly1_end, turn1_12:;
turn1_removeAfterMill1_1, turn1_removeAfterMill1_end:;
turn1_removeAfterMill1_2, turn1_removeAfterMill1_5: ? manOutsideMills_check1_begin -> manOutsideMills_check1_end;
turn1_removeAfterMill1_2, turn1_removeAfterMill1_6: ! manOutsideMills_check1_begin -> manOutsideMills_check1_end;
turn1_removeAfterMill1_3, turn1_removeAfterMill1_1:;
turn1_removeAfterMill1_4, turn1_removeAfterMill1_10: board[taken] = empty;
turn1_removeAfterMill1_5, turn1_removeAfterMill1_manOutsideMills1_begin: manOutsideMills_arg0_who = opponent[removeAfterMill_arg0_me];
turn1_removeAfterMill1_6, turn1_removeAfterMill1_8: taken = Point(*);
turn1_removeAfterMill1_7, turn1_removeAfterMill1_4:;
turn1_removeAfterMill1_8, turn1_removeAfterMill1_9: board[taken] == opponent[removeAfterMill_arg0_me];
turn1_removeAfterMill1_9, turn1_removeAfterMill1_4:;
turn1_removeAfterMill1_10, turn1_removeAfterMill1_11: $$ taken;
turn1_removeAfterMill1_11, turn1_removeAfterMill1_12: men[opponent[removeAfterMill_arg0_me]] = less[men[opponent[removeAfterMill_arg0_me]]];
turn1_removeAfterMill1_12, turn1_removeAfterMill1_13: quiet = Q__0;
turn1_removeAfterMill1_13, turn1_removeAfterMill1_1:;
turn1_removeAfterMill1_begin, turn1_removeAfterMill1_2: ? inMill_check1_begin -> inMill_check1_end;
turn1_removeAfterMill1_begin, turn1_removeAfterMill1_3: ! inMill_check1_begin -> inMill_check1_end;
turn1_removeAfterMill1_end, turn1_24:;
turn1_removeAfterMill1_manOutsideMills1_1, turn1_removeAfterMill1_manOutsideMills1_2: board[taken] == manOutsideMills_arg0_who;
turn1_removeAfterMill1_manOutsideMills1_2, turn1_removeAfterMill1_manOutsideMills1_3: ! inMill_check2_begin -> inMill_check2_end;
turn1_removeAfterMill1_manOutsideMills1_3, turn1_removeAfterMill1_manOutsideMills1_end:;
turn1_removeAfterMill1_manOutsideMills1_begin, turn1_removeAfterMill1_manOutsideMills1_1: taken = Point(*);
turn1_removeAfterMill1_manOutsideMills1_end, turn1_removeAfterMill1_7:;
turn1_walk1_1, turn1_walk1_2: board[at] == walk_arg0_me;
turn1_walk1_2, turn1_walk1_3: board[at] = empty;
turn1_walk1_3, turn1_walk1_4: $$ at;
turn1_walk1_4, turn1_walk1_6:;
turn1_walk1_4, turn1_walk1_8:;
turn1_walk1_4, turn1_walk1_10:;
turn1_walk1_4, turn1_walk1_12:;
turn1_walk1_5, turn1_walk1_14: board[at] == empty;
turn1_walk1_6, turn1_walk1_7: at = clockwise[at];
turn1_walk1_7, turn1_walk1_5:;
turn1_walk1_8, turn1_walk1_9: at = counterclockwise[at];
turn1_walk1_9, turn1_walk1_5:;
turn1_walk1_10, turn1_walk1_11: at = inward[at];
turn1_walk1_11, turn1_walk1_5:;
turn1_walk1_12, turn1_walk1_13: at = outward[at];
turn1_walk1_13, turn1_walk1_5:;
turn1_walk1_14, turn1_walk1_end:;
turn1_walk1_begin, turn1_walk1_1: at = Point(*);
turn1_walk1_end, turn1_17:;
turn2_1, turn2_22: board[at] = turn_arg0_me;
turn2_2, turn2_4: player = turn_arg0_me;
turn2_3, turn2_9: men[turn_arg0_me] == 3;
turn2_3, turn2_10: men[turn_arg0_me] != 3;
turn2_4, turn2_5: at = Point(*);
turn2_5, turn2_6: board[at] == empty;
turn2_6, turn2_7: inHand[turn_arg0_me] = less[inHand[turn_arg0_me]];
turn2_7, turn2_8: quiet = Q__0;
turn2_8, turn2_1:;
turn2_9, turn2_11: player = turn_arg0_me;
turn2_10, turn2_14: ? walk_check1_begin -> walk_check1_end;
turn2_10, turn2_15: ! walk_check1_begin -> walk_check1_end;
turn2_11, turn2_fly1_begin: fly_arg0_me = turn_arg0_me;
turn2_12, turn2_13: quiet = more[quiet];
turn2_13, turn2_1:;
turn2_14, turn2_16: player = turn_arg0_me;
turn2_15, turn2_19: goals[turn_arg0_me] = 0;
turn2_16, turn2_walk1_begin: walk_arg0_me = turn_arg0_me;
turn2_17, turn2_18: quiet = more[quiet];
turn2_18, turn2_1:;
turn2_19, turn2_20: goals[opponent[turn_arg0_me]] = 100;
turn2_20, end: player = keeper;
turn2_22, turn2_23: $$ at;
turn2_23, turn2_removeAfterMill1_begin: removeAfterMill_arg0_me = turn_arg0_me;
turn2_24, turn2_25: player = keeper;
turn2_25, turn2_27: men[opponent[turn_arg0_me]] == 2;
turn2_25, turn2_28: men[opponent[turn_arg0_me]] != 2;
turn2_26, turn2_33: quiet == Q__100;
turn2_26, turn2_34: quiet != Q__100;
turn2_27, turn2_29: goals[turn_arg0_me] = 100;
turn2_28, turn2_26:;
turn2_29, turn2_30: goals[opponent[turn_arg0_me]] = 0;
turn2_30, end: player = keeper;
turn2_32, turn2_end:;
turn2_33, end: player = keeper;
turn2_34, turn2_32:;
turn2_begin, turn2_2: inHand[turn_arg0_me] != 0;
turn2_begin, turn2_3: inHand[turn_arg0_me] == 0;
turn2_end, rules_4:;
turn2_fly1_1, turn2_fly1_2: board[at] == fly_arg0_me;
turn2_fly1_2, turn2_fly1_3: $$ at;
turn2_fly1_3, turn2_fly1_4: taken = Point(*);
turn2_fly1_4, turn2_fly1_5: board[taken] == empty;
turn2_fly1_5, turn2_fly1_6: board[at] = empty;
turn2_fly1_6, turn2_fly1_7: at = taken;
turn2_fly1_7, turn2_fly1_end:;
turn2_fly1_begin, turn2_fly1_1: at = Point(*);
turn2_fly1_end, turn2_12:;
turn2_removeAfterMill1_1, turn2_removeAfterMill1_end:;
turn2_removeAfterMill1_2, turn2_removeAfterMill1_5: ? manOutsideMills_check1_begin -> manOutsideMills_check1_end;
turn2_removeAfterMill1_2, turn2_removeAfterMill1_6: ! manOutsideMills_check1_begin -> manOutsideMills_check1_end;
turn2_removeAfterMill1_3, turn2_removeAfterMill1_1:;
turn2_removeAfterMill1_4, turn2_removeAfterMill1_10: board[taken] = empty;
turn2_removeAfterMill1_5, turn2_removeAfterMill1_manOutsideMills1_begin: manOutsideMills_arg0_who = opponent[removeAfterMill_arg0_me];
turn2_removeAfterMill1_6, turn2_removeAfterMill1_8: taken = Point(*);
turn2_removeAfterMill1_7, turn2_removeAfterMill1_4:;
turn2_removeAfterMill1_8, turn2_removeAfterMill1_9: board[taken] == opponent[removeAfterMill_arg0_me];
turn2_removeAfterMill1_9, turn2_removeAfterMill1_4:;
turn2_removeAfterMill1_10, turn2_removeAfterMill1_11: $$ taken;
turn2_removeAfterMill1_11, turn2_removeAfterMill1_12: men[opponent[removeAfterMill_arg0_me]] = less[men[opponent[removeAfterMill_arg0_me]]];
turn2_removeAfterMill1_12, turn2_removeAfterMill1_13: quiet = Q__0;
turn2_removeAfterMill1_13, turn2_removeAfterMill1_1:;
turn2_removeAfterMill1_begin, turn2_removeAfterMill1_2: ? inMill_check1_begin -> inMill_check1_end;
turn2_removeAfterMill1_begin, turn2_removeAfterMill1_3: ! inMill_check1_begin -> inMill_check1_end;
turn2_removeAfterMill1_end, turn2_24:;
turn2_removeAfterMill1_manOutsideMills1_1, turn2_removeAfterMill1_manOutsideMills1_2: board[taken] == manOutsideMills_arg0_who;
turn2_removeAfterMill1_manOutsideMills1_2, turn2_removeAfterMill1_manOutsideMills1_3: ! inMill_check2_begin -> inMill_check2_end;
turn2_removeAfterMill1_manOutsideMills1_3, turn2_removeAfterMill1_manOutsideMills1_end:;
turn2_removeAfterMill1_manOutsideMills1_begin, turn2_removeAfterMill1_manOutsideMills1_1: taken = Point(*);
turn2_removeAfterMill1_manOutsideMills1_end, turn2_removeAfterMill1_7:;
turn2_walk1_1, turn2_walk1_2: board[at] == walk_arg0_me;
turn2_walk1_2, turn2_walk1_3: board[at] = empty;
turn2_walk1_3, turn2_walk1_4: $$ at;
turn2_walk1_4, turn2_walk1_6:;
turn2_walk1_4, turn2_walk1_8:;
turn2_walk1_4, turn2_walk1_10:;
turn2_walk1_4, turn2_walk1_12:;
turn2_walk1_5, turn2_walk1_14: board[at] == empty;
turn2_walk1_6, turn2_walk1_7: at = clockwise[at];
turn2_walk1_7, turn2_walk1_5:;
turn2_walk1_8, turn2_walk1_9: at = counterclockwise[at];
turn2_walk1_9, turn2_walk1_5:;
turn2_walk1_10, turn2_walk1_11: at = inward[at];
turn2_walk1_11, turn2_walk1_5:;
turn2_walk1_12, turn2_walk1_13: at = outward[at];
turn2_walk1_13, turn2_walk1_5:;
turn2_walk1_14, turn2_walk1_end:;
turn2_walk1_begin, turn2_walk1_1: at = Point(*);
turn2_walk1_end, turn2_17:;
walk_check1_1, walk_check1_2: at = Point(*);
walk_check1_2, walk_check1_3: board[at] == walk_arg0_me;
walk_check1_3, walk_check1_4: board[at] = empty;
walk_check1_4, walk_check1_5: $$ at;
walk_check1_5, walk_check1_7:;
walk_check1_5, walk_check1_9:;
walk_check1_5, walk_check1_11:;
walk_check1_5, walk_check1_13:;
walk_check1_6, walk_check1_15: board[at] == empty;
walk_check1_7, walk_check1_8: at = clockwise[at];
walk_check1_8, walk_check1_6:;
walk_check1_9, walk_check1_10: at = counterclockwise[at];
walk_check1_10, walk_check1_6:;
walk_check1_11, walk_check1_12: at = inward[at];
walk_check1_12, walk_check1_6:;
walk_check1_13, walk_check1_14: at = outward[at];
walk_check1_14, walk_check1_6:;
walk_check1_15, walk_check1_end:;
walk_check1_begin, walk_check1_1: walk_arg0_me = turn_arg0_me;

@integer 0 :
  Q__0
  Q__1
  Q__2
  Q__3
  Q__4
  Q__5
  Q__6
  Q__7
  Q__8
  Q__9
  Q__10
  Q__11
  Q__12
  Q__13
  Q__14
  Q__15
  Q__16
  Q__17
  Q__18
  Q__19
  Q__20
  Q__21
  Q__22
  Q__23
  Q__24
  Q__25
  Q__26
  Q__27
  Q__28
  Q__29
  Q__30
  Q__31
  Q__32
  Q__33
  Q__34
  Q__35
  Q__36
  Q__37
  Q__38
  Q__39
  Q__40
  Q__41
  Q__42
  Q__43
  Q__44
  Q__45
  Q__46
  Q__47
  Q__48
  Q__49
  Q__50
  Q__51
  Q__52
  Q__53
  Q__54
  Q__55
  Q__56
  Q__57
  Q__58
  Q__59
  Q__60
  Q__61
  Q__62
  Q__63
  Q__64
  Q__65
  Q__66
  Q__67
  Q__68
  Q__69
  Q__70
  Q__71
  Q__72
  Q__73
  Q__74
  Q__75
  Q__76
  Q__77
  Q__78
  Q__79
  Q__80
  Q__81
  Q__82
  Q__83
  Q__84
  Q__85
  Q__86
  Q__87
  Q__88
  Q__89
  Q__90
  Q__91
  Q__92
  Q__93
  Q__94
  Q__95
  Q__96
  Q__97
  Q__98
  Q__99
  Q__100;
