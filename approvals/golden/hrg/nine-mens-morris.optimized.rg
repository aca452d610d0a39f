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
var goals: Goals = {:50};
var inHand: Player -> Men = {:9};
var manOutsideMills_arg0_who: Player = white;
var men: Player -> Men = {:9};
var player: PlayerOrSystem = keeper;
var quiet: Quiet = Q__0;
var removeAfterMill_arg0_me: Player = white;
var taken: Point = P__0_0;
var turn_arg0_me: Player = white;
var visible: Visibility = {:1};

begin, turn1_4: player = white;
inMill_check1_1, inMill_check1_5: board[partner[side][at]] == removeAfterMill_arg0_me;
inMill_check1_1, inMill_check1_8: board[partner[otherSide][at]] == removeAfterMill_arg0_me;
inMill_check1_5, inMill_check1_3: board[otherPartner[side][at]] == removeAfterMill_arg0_me;
inMill_check1_8, inMill_check1_3: board[otherPartner[otherSide][at]] == removeAfterMill_arg0_me;
inMill_check2_1, inMill_check2_5: board[partner[side][taken]] == manOutsideMills_arg0_who;
inMill_check2_1, inMill_check2_8: board[partner[otherSide][taken]] == manOutsideMills_arg0_who;
inMill_check2_5, inMill_check2_3: board[otherPartner[side][taken]] == manOutsideMills_arg0_who;
inMill_check2_8, inMill_check2_3: board[otherPartner[otherSide][taken]] == manOutsideMills_arg0_who;
manOutsideMills_check1_1, manOutsideMills_check1_2: taken = Point(*);
manOutsideMills_check1_2, manOutsideMills_check1_3: board[taken] == manOutsideMills_arg0_who;
manOutsideMills_check1_3, manOutsideMills_check1_4: ! inMill_check2_1 -> inMill_check2_3;
manOutsideMills_check1_begin, manOutsideMills_check1_1: manOutsideMills_arg0_who = opponent[removeAfterMill_arg0_me];
turn1_1, turn1_22: board[at] = white;
turn1_3, turn1_9: men[white] == 3;
turn1_3, turn1_10: men[white] != 3;
turn1_4, turn1_5: at = Point(*);
turn1_5, turn1_6: board[at] == empty;
turn1_6, turn1_7: inHand[white] = less[inHand[white]];
turn1_7, turn1_1: quiet = Q__0;
turn1_9, turn1_fly1_begin: player = white;
turn1_10, turn1_14: ? walk_check1_1 -> walk_check1_15;
turn1_10, turn1_15: ! walk_check1_1 -> walk_check1_15;
turn1_14, turn1_walk1_begin: player = white;
turn1_15, turn1_19: goals[white] = 0;
turn1_19, turn1_20: goals[black] = 100;
turn1_20, end: player = keeper;
turn1_22, turn1_23: $$ at;
turn1_23, turn1_removeAfterMill1_begin: removeAfterMill_arg0_me = white;
turn1_25, turn1_26: men[black] != 2;
turn1_25, turn1_27: men[black] == 2;
turn1_26, turn1_20: quiet == Q__100;
turn1_26, turn1_end: quiet != Q__100;
turn1_27, turn1_29: goals[white] = 100;
turn1_29, turn1_20: goals[black] = 0;
turn1_begin, begin: inHand[white] != 0;
turn1_begin, turn1_3: inHand[white] == 0;
turn1_end, turn2_begin: turn_arg0_me = black;
turn1_fly1_1, turn1_fly1_2: board[at] == white;
turn1_fly1_2, turn1_fly1_3: $$ at;
turn1_fly1_3, turn1_fly1_4: taken = Point(*);
turn1_fly1_4, turn1_fly1_5: board[taken] == empty;
turn1_fly1_5, turn1_fly1_6: board[at] = empty;
turn1_fly1_6, turn1_fly1_end: at = taken;
turn1_fly1_begin, turn1_fly1_1: at = Point(*);
turn1_fly1_end, turn1_1: quiet = more[quiet];
turn1_removeAfterMill1_2, turn1_removeAfterMill1_5: ? manOutsideMills_check1_begin -> manOutsideMills_check1_4;
turn1_removeAfterMill1_2, turn1_removeAfterMill1_6: ! manOutsideMills_check1_begin -> manOutsideMills_check1_4;
turn1_removeAfterMill1_4, turn1_removeAfterMill1_10: board[taken] = empty;
turn1_removeAfterMill1_5, turn1_removeAfterMill1_manOutsideMills1_begin: manOutsideMills_arg0_who = black;
turn1_removeAfterMill1_6, turn1_removeAfterMill1_8: taken = Point(*);
turn1_removeAfterMill1_8, turn1_removeAfterMill1_4: board[taken] == black;
turn1_removeAfterMill1_10, turn1_removeAfterMill1_11: $$ taken;
turn1_removeAfterMill1_11, turn1_removeAfterMill1_12: men[black] = less[men[black]];
turn1_removeAfterMill1_12, turn1_removeAfterMill1_end: quiet = Q__0;
turn1_removeAfterMill1_begin, turn1_removeAfterMill1_2: ? inMill_check1_1 -> inMill_check1_3;
turn1_removeAfterMill1_begin, turn1_removeAfterMill1_end: ! inMill_check1_1 -> inMill_check1_3;
turn1_removeAfterMill1_end, turn1_25: player = keeper;
turn1_removeAfterMill1_manOutsideMills1_1, turn1_removeAfterMill1_manOutsideMills1_2: board[taken] == black;
turn1_removeAfterMill1_manOutsideMills1_2, turn1_removeAfterMill1_4: ! inMill_check2_1 -> inMill_check2_3;
turn1_removeAfterMill1_manOutsideMills1_begin, turn1_removeAfterMill1_manOutsideMills1_1: taken = Point(*);
turn1_walk1_1, turn1_walk1_2: board[at] == white;
turn1_walk1_2, turn1_walk1_3: board[at] = empty;
turn1_walk1_3, turn1_walk1_4: $$ at;
turn1_walk1_4, turn1_walk1_5: at = clockwise[at];
turn1_walk1_4, turn1_walk1_5: at = counterclockwise[at];
turn1_walk1_4, turn1_walk1_5: at = inward[at];
turn1_walk1_4, turn1_walk1_5: at = outward[at];
turn1_walk1_5, turn1_fly1_end: board[at] == empty;
turn1_walk1_begin, turn1_walk1_1: at = Point(*);
turn2_1, turn2_22: board[at] = black;
turn2_2, turn2_4: player = black;
turn2_3, turn2_9: men[black] == 3;
turn2_3, turn2_10: men[black] != 3;
turn2_4, turn2_5: at = Point(*);
turn2_5, turn2_6: board[at] == empty;
turn2_6, turn2_7: inHand[black] = less[inHand[black]];
turn2_7, turn2_1: quiet = Q__0;
turn2_9, turn2_fly1_begin: player = black;
turn2_10, turn2_14: ? walk_check1_1 -> walk_check1_15;
turn2_10, turn2_15: ! walk_check1_1 -> walk_check1_15;
turn2_14, turn2_walk1_begin: player = black;
turn2_15, turn2_19: goals[black] = 0;
turn2_19, turn1_20: goals[white] = 100;
turn2_22, turn2_23: $$ at;
turn2_23, turn2_removeAfterMill1_begin: removeAfterMill_arg0_me = black;
turn2_25, turn2_26: men[white] != 2;
turn2_25, turn2_27: men[white] == 2;
turn2_26, turn1_20: quiet == Q__100;
turn2_26, turn2_end: quiet != Q__100;
turn2_27, turn2_29: goals[black] = 100;
turn2_29, turn1_20: goals[white] = 0;
turn2_begin, turn2_2: inHand[black] != 0;
turn2_begin, turn2_3: inHand[black] == 0;
turn2_end, turn1_begin: turn_arg0_me = white;
turn2_fly1_1, turn2_fly1_2: board[at] == black;
turn2_fly1_2, turn2_fly1_3: $$ at;
turn2_fly1_3, turn2_fly1_4: taken = Point(*);
turn2_fly1_4, turn2_fly1_5: board[taken] == empty;
turn2_fly1_5, turn2_fly1_6: board[at] = empty;
turn2_fly1_6, turn2_fly1_end: at = taken;
turn2_fly1_begin, turn2_fly1_1: at = Point(*);
turn2_fly1_end, turn2_1: quiet = more[quiet];
turn2_removeAfterMill1_2, turn2_removeAfterMill1_5: ? manOutsideMills_check1_begin -> manOutsideMills_check1_4;
turn2_removeAfterMill1_2, turn2_removeAfterMill1_6: ! manOutsideMills_check1_begin -> manOutsideMills_check1_4;
turn2_removeAfterMill1_4, turn2_removeAfterMill1_10: board[taken] = empty;
turn2_removeAfterMill1_5, turn2_removeAfterMill1_manOutsideMills1_begin: manOutsideMills_arg0_who = white;
turn2_removeAfterMill1_6, turn2_removeAfterMill1_8: taken = Point(*);
turn2_removeAfterMill1_8, turn2_removeAfterMill1_4: board[taken] == white;
turn2_removeAfterMill1_10, turn2_removeAfterMill1_11: $$ taken;
turn2_removeAfterMill1_11, turn2_removeAfterMill1_12: men[white] = less[men[white]];
turn2_removeAfterMill1_12, turn2_removeAfterMill1_end: quiet = Q__0;
turn2_removeAfterMill1_begin, turn2_removeAfterMill1_2: ? inMill_check1_1 -> inMill_check1_3;
turn2_removeAfterMill1_begin, turn2_removeAfterMill1_end: ! inMill_check1_1 -> inMill_check1_3;
turn2_removeAfterMill1_end, turn2_25: player = keeper;
turn2_removeAfterMill1_manOutsideMills1_1, turn2_removeAfterMill1_manOutsideMills1_2: board[taken] == white;
turn2_removeAfterMill1_manOutsideMills1_2, turn2_removeAfterMill1_4: ! inMill_check2_1 -> inMill_check2_3;
turn2_removeAfterMill1_manOutsideMills1_begin, turn2_removeAfterMill1_manOutsideMills1_1: taken = Point(*);
turn2_walk1_1, turn2_walk1_2: board[at] == black;
turn2_walk1_2, turn2_walk1_3: board[at] = empty;
turn2_walk1_3, turn2_walk1_4: $$ at;
turn2_walk1_4, turn2_walk1_5: at = clockwise[at];
turn2_walk1_4, turn2_walk1_5: at = counterclockwise[at];
turn2_walk1_4, turn2_walk1_5: at = inward[at];
turn2_walk1_4, turn2_walk1_5: at = outward[at];
turn2_walk1_5, turn2_fly1_end: board[at] == empty;
turn2_walk1_begin, turn2_walk1_1: at = Point(*);
walk_check1_1, walk_check1_2: at = Point(*);
walk_check1_2, walk_check1_3: board[at] == turn_arg0_me;
walk_check1_3, walk_check1_5: board[at] = empty;
walk_check1_5, walk_check1_6: at = clockwise[at];
walk_check1_5, walk_check1_6: at = counterclockwise[at];
walk_check1_5, walk_check1_6: at = inward[at];
walk_check1_5, walk_check1_6: at = outward[at];
walk_check1_6, walk_check1_15: board[at] == empty;

@disjointExhaustive turn1_3 : turn1_9 turn1_10;
@disjointExhaustive turn1_10 : turn1_14 turn1_15;
@disjointExhaustive turn1_25 : turn1_27 turn1_26;
@disjointExhaustive turn1_26 : turn1_end turn1_20;
@disjointExhaustive turn1_begin : turn1_3 begin;
@disjointExhaustive turn1_removeAfterMill1_2 : turn1_removeAfterMill1_5 turn1_removeAfterMill1_6;
@disjointExhaustive turn1_removeAfterMill1_begin :
  turn1_removeAfterMill1_2
  turn1_removeAfterMill1_end;
@disjointExhaustive turn2_3 : turn2_9 turn2_10;
@disjointExhaustive turn2_10 : turn2_14 turn2_15;
@disjointExhaustive turn2_25 : turn2_27 turn2_26;
@disjointExhaustive turn2_26 : turn2_end turn1_20;
@disjointExhaustive turn2_begin : turn2_2 turn2_3;
@disjointExhaustive turn2_removeAfterMill1_2 : turn2_removeAfterMill1_5 turn2_removeAfterMill1_6;
@disjointExhaustive turn2_removeAfterMill1_begin :
  turn2_removeAfterMill1_2
  turn2_removeAfterMill1_end;
@integer 0 : 0 1 2 3 4 5 6 7 8 9;
@integer 0 : 0 1;
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
@repeat begin : turn_arg0_me;
@repeat turn1_1 turn1_22 turn1_23 turn2_1 turn2_22 turn2_23 : at board inHand quiet taken;
@repeat turn1_20 : goals turn_arg0_me;
@repeat turn1_fly1_end turn2_fly1_end : at board taken;
@repeat turn1_removeAfterMill1_4 turn1_removeAfterMill1_10 turn1_removeAfterMill1_manOutsideMills1_begin turn1_removeAfterMill1_11 turn1_removeAfterMill1_manOutsideMills1_1 turn1_removeAfterMill1_manOutsideMills1_2 turn2_removeAfterMill1_4 turn2_removeAfterMill1_10 turn2_removeAfterMill1_manOutsideMills1_begin turn2_removeAfterMill1_11 turn2_removeAfterMill1_manOutsideMills1_1 turn2_removeAfterMill1_manOutsideMills1_2 :
  at
  board
  inHand
  manOutsideMills_arg0_who
  quiet
  removeAfterMill_arg0_me
  taken;
@repeat turn1_removeAfterMill1_begin turn1_removeAfterMill1_2 turn1_removeAfterMill1_5 turn1_removeAfterMill1_6 turn1_removeAfterMill1_8 turn2_removeAfterMill1_begin turn2_removeAfterMill1_2 turn2_removeAfterMill1_5 turn2_removeAfterMill1_6 turn2_removeAfterMill1_8 :
  at
  board
  inHand
  quiet
  removeAfterMill_arg0_me
  taken;
@repeat turn1_removeAfterMill1_end turn1_removeAfterMill1_12 turn2_removeAfterMill1_end turn2_removeAfterMill1_12 :
  at
  board
  inHand
  manOutsideMills_arg0_who
  men
  quiet
  removeAfterMill_arg0_me
  taken;
@repeat turn1_walk1_5 turn2_walk1_5 walk_check1_6 : at board;
@simpleApply turn1_4 turn1_25 [at_1: Place] at = Point(at_1), inHand[white] = less[inHand[white]], quiet = Q__0, board[at] = white, removeAfterMill_arg0_me = white, player = keeper;
@simpleApply turn2_4 turn2_25 [at_1: Place] at = Point(at_1), inHand[black] = less[inHand[black]], quiet = Q__0, board[at] = black, removeAfterMill_arg0_me = black, player = keeper;
@simpleApplyExhaustive begin turn1_4 [] player = white;
@tagIndex turn1_fly1_2 turn1_walk1_3 turn2_fly1_2 turn2_walk1_3 : 0;
@tagMaxIndex turn1_22 turn2_22 : 1;
@tagMaxIndex turn1_fly1_2 turn1_walk1_3 turn2_fly1_2 turn2_walk1_3 : 0;
@tagMaxIndex turn1_removeAfterMill1_10 turn2_removeAfterMill1_10 : 2;
@unique inMill_check1_1 inMill_check1_5 inMill_check1_8 inMill_check2_1 inMill_check2_5 inMill_check2_8 manOutsideMills_check1_1 manOutsideMills_check1_2 manOutsideMills_check1_3 manOutsideMills_check1_begin turn1_begin turn2_begin turn1_4 turn1_3 turn1_9 turn1_10 turn1_5 turn1_6 turn1_7 turn1_14 turn1_15 turn1_fly1_begin turn1_19 turn1_walk1_begin turn1_25 turn1_27 turn1_26 turn1_29 turn1_end turn1_fly1_1 turn1_fly1_2 turn1_fly1_3 turn1_fly1_4 turn1_fly1_5 turn1_fly1_6 turn1_walk1_1 turn1_walk1_2 turn1_walk1_3 turn1_walk1_4 turn2_2 turn2_4 turn2_3 turn2_9 turn2_10 turn2_5 turn2_6 turn2_7 turn2_14 turn2_15 turn2_fly1_begin turn2_19 turn2_walk1_begin turn2_25 turn2_27 turn2_26 turn2_29 turn2_end turn2_fly1_1 turn2_fly1_2 turn2_fly1_3 turn2_fly1_4 turn2_fly1_5 turn2_fly1_6 turn2_walk1_1 turn2_walk1_2 turn2_walk1_3 turn2_walk1_4 walk_check1_1 walk_check1_2 walk_check1_3 walk_check1_5;
