type Bool = {0, 1};
type Content = {empty, white, black, wall};
type Direction = {north, northeast, east, southeast, south, southwest, west, northwest};
type Goals = Player -> Score;
type Lead = {
  L__0,
  L__1,
  L__2,
  L__3,
  L__4,
  L__5,
  L__6,
  L__7,
  L__8,
  L__9,
  L__10,
  L__11,
  L__12,
  L__13,
  L__14,
  L__15,
  L__16,
  L__17,
  L__18
};
type Node = {
  cy0x0,
  tsouthvy1x0,
  tsouthvy1x1,
  tsouthvy1x2,
  tsouthvy2x0,
  tsouthvy2x1,
  tsouthvy2x2,
  tsouthvy3x0,
  tsouthvy3x1,
  tsouthvy3x2,
  tnorthvy1x0,
  tnorthvy1x1,
  tnorthvy1x2,
  tnorthvy2x0,
  tnorthvy2x1,
  tnorthvy2x2,
  tnorthvy3x0,
  tnorthvy3x1,
  tnorthvy3x2
};
type Place = {
  cy0x0,
  tsouthvy1x0,
  tsouthvy1x1,
  tsouthvy1x2,
  tsouthvy2x0,
  tsouthvy2x1,
  tsouthvy2x2,
  tsouthvy3x0,
  tsouthvy3x1,
  tsouthvy3x2,
  tnorthvy1x0,
  tnorthvy1x1,
  tnorthvy1x2,
  tnorthvy2x0,
  tnorthvy2x1,
  tnorthvy2x2,
  tnorthvy3x0,
  tnorthvy3x1,
  tnorthvy3x2,
  nowhere
};
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
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

const along: Direction -> Place -> Place = {
  :{
    :nowhere,
    cy0x0: tnorthvy1x1,
    tnorthvy1x1: tnorthvy2x1,
    tnorthvy2x1: tnorthvy3x1,
    tsouthvy1x1: cy0x0,
    tsouthvy2x1: tsouthvy1x1,
    tsouthvy3x1: tsouthvy2x1
  },
  east: {
    :nowhere,
    tnorthvy1x1: tnorthvy1x0,
    tnorthvy1x2: tnorthvy1x1,
    tnorthvy2x1: tnorthvy2x0,
    tnorthvy2x2: tnorthvy2x1,
    tnorthvy3x1: tnorthvy3x0,
    tnorthvy3x2: tnorthvy3x1,
    tsouthvy1x0: tsouthvy1x1,
    tsouthvy1x1: tsouthvy1x2,
    tsouthvy2x0: tsouthvy2x1,
    tsouthvy2x1: tsouthvy2x2,
    tsouthvy3x0: tsouthvy3x1,
    tsouthvy3x1: tsouthvy3x2
  },
  northeast: {
    :nowhere,
    cy0x0: tnorthvy1x0,
    tnorthvy1x0: tnorthvy2x0,
    tnorthvy2x0: tnorthvy3x0,
    tsouthvy1x0: cy0x0,
    tsouthvy2x0: tsouthvy1x0,
    tsouthvy3x0: tsouthvy2x0
  },
  northwest: {
    :nowhere,
    cy0x0: tnorthvy1x2,
    tnorthvy1x2: tnorthvy2x2,
    tnorthvy2x2: tnorthvy3x2,
    tsouthvy1x2: cy0x0,
    tsouthvy2x2: tsouthvy1x2,
    tsouthvy3x2: tsouthvy2x2
  },
  south: {
    :nowhere,
    cy0x0: tsouthvy1x1,
    tnorthvy1x1: cy0x0,
    tnorthvy2x1: tnorthvy1x1,
    tnorthvy3x1: tnorthvy2x1,
    tsouthvy1x1: tsouthvy2x1,
    tsouthvy2x1: tsouthvy3x1
  },
  southeast: {
    :nowhere,
    cy0x0: tsouthvy1x2,
    tnorthvy1x2: cy0x0,
    tnorthvy2x2: tnorthvy1x2,
    tnorthvy3x2: tnorthvy2x2,
    tsouthvy1x2: tsouthvy2x2,
    tsouthvy2x2: tsouthvy3x2
  },
  southwest: {
    :nowhere,
    cy0x0: tsouthvy1x0,
    tnorthvy1x0: cy0x0,
    tnorthvy2x0: tnorthvy1x0,
    tnorthvy3x0: tnorthvy2x0,
    tsouthvy1x0: tsouthvy2x0,
    tsouthvy2x0: tsouthvy3x0
  },
  west: {
    :nowhere,
    tnorthvy1x0: tnorthvy1x1,
    tnorthvy1x1: tnorthvy1x2,
    tnorthvy2x0: tnorthvy2x1,
    tnorthvy2x1: tnorthvy2x2,
    tnorthvy3x0: tnorthvy3x1,
    tnorthvy3x1: tnorthvy3x2,
    tsouthvy1x1: tsouthvy1x0,
    tsouthvy1x2: tsouthvy1x1,
    tsouthvy2x1: tsouthvy2x0,
    tsouthvy2x2: tsouthvy2x1,
    tsouthvy3x1: tsouthvy3x0,
    tsouthvy3x2: tsouthvy3x1
  }
};
const calmer: Quiet -> Quiet = {
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
const captured: Player -> Lead -> Lead = {
  :{
    :L__18,
    L__0: L__1,
    L__1: L__2,
    L__2: L__3,
    L__3: L__4,
    L__4: L__5,
    L__5: L__6,
    L__6: L__7,
    L__7: L__8,
    L__8: L__9,
    L__9: L__10,
    L__10: L__11,
    L__11: L__12,
    L__12: L__13,
    L__13: L__14,
    L__14: L__15,
    L__15: L__16,
    L__16: L__17
  },
  black: {
    :L__0,
    L__2: L__1,
    L__3: L__2,
    L__4: L__3,
    L__5: L__4,
    L__6: L__5,
    L__7: L__6,
    L__8: L__7,
    L__9: L__8,
    L__10: L__9,
    L__11: L__10,
    L__12: L__11,
    L__13: L__12,
    L__14: L__13,
    L__15: L__14,
    L__16: L__15,
    L__17: L__16,
    L__18: L__17
  }
};
const leader: Lead -> Content = {
  :black,
  L__9: empty,
  L__10: white,
  L__11: white,
  L__12: white,
  L__13: white,
  L__14: white,
  L__15: white,
  L__16: white,
  L__17: white,
  L__18: white
};
const opponent: Player -> Player = {:black, black: white};

var at: Place = cy0x0;
var board: Place -> Content = {
  :empty,
  nowhere: wall,
  tnorthvy1x0: black,
  tnorthvy1x1: black,
  tnorthvy1x2: black,
  tnorthvy2x0: black,
  tnorthvy2x1: black,
  tnorthvy2x2: black,
  tnorthvy3x0: black,
  tnorthvy3x1: black,
  tnorthvy3x2: black,
  tsouthvy1x0: white,
  tsouthvy1x1: white,
  tsouthvy1x2: white,
  tsouthvy2x0: white,
  tsouthvy2x1: white,
  tsouthvy2x2: white,
  tsouthvy3x0: white,
  tsouthvy3x1: white,
  tsouthvy3x2: white
};
var goals: Goals = {:50};
var lead: Lead = L__9;
var over: Place = cy0x0;
var player: PlayerOrSystem = keeper;
var quiet: Quiet = Q__0;
var turn_arg0_me: Player = white;
var visible: Visibility = {:1};
var win_arg0_me: Player = white;

begin, turn1_6: ? canCapture_check1_1 -> canCapture_check1_capture1_42;
begin, turn1_7: ! canCapture_check1_1 -> canCapture_check1_capture1_42;
canCapture_check1_1, canCapture_check1_2: at = Node(*);
canCapture_check1_2, canCapture_check1_capture1_begin: board[at] == turn_arg0_me;
canCapture_check1_capture1_1, canCapture_check1_capture1_42: board[at] == empty;
canCapture_check1_capture1_4, canCapture_check1_capture1_1: at = along[north][along[north][at]];
canCapture_check1_capture1_9, canCapture_check1_capture1_1: at = along[northeast][along[northeast][at]];
canCapture_check1_capture1_14, canCapture_check1_capture1_1: at = along[east][along[east][at]];
canCapture_check1_capture1_19, canCapture_check1_capture1_1: at = along[southeast][along[southeast][at]];
canCapture_check1_capture1_24, canCapture_check1_capture1_1: at = along[south][along[south][at]];
canCapture_check1_capture1_29, canCapture_check1_capture1_1: at = along[southwest][along[southwest][at]];
canCapture_check1_capture1_34, canCapture_check1_capture1_1: at = along[west][along[west][at]];
canCapture_check1_capture1_39, canCapture_check1_capture1_1: at = along[northwest][along[northwest][at]];
canCapture_check1_capture1_begin, canCapture_check1_capture1_4: board[along[north][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_9: board[along[northeast][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_14: board[along[east][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_19: board[along[southeast][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_24: board[along[south][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_29: board[along[southwest][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_34: board[along[west][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_39: board[along[northwest][at]] == opponent[turn_arg0_me];
canStep_check1_1, canStep_check1_2: at = Node(*);
canStep_check1_2, canStep_check1_step1_begin: board[at] == turn_arg0_me;
canStep_check1_step1_1, canStep_check1_step1_26: board[at] == empty;
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[east][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[north][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[northeast][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[northwest][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[south][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[southeast][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[southwest][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[west][at];
capture_check1_1, capture_check1_5: board[along[north][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_10: board[along[northeast][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_15: board[along[east][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_20: board[along[southeast][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_25: board[along[south][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_30: board[along[southwest][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_35: board[along[west][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_40: board[along[northwest][at]] == opponent[turn_arg0_me];
capture_check1_2, capture_check1_43: board[at] == empty;
capture_check1_5, capture_check1_2: at = along[north][along[north][at]];
capture_check1_10, capture_check1_2: at = along[northeast][along[northeast][at]];
capture_check1_15, capture_check1_2: at = along[east][along[east][at]];
capture_check1_20, capture_check1_2: at = along[southeast][along[southeast][at]];
capture_check1_25, capture_check1_2: at = along[south][along[south][at]];
capture_check1_30, capture_check1_2: at = along[southwest][along[southwest][at]];
capture_check1_35, capture_check1_2: at = along[west][along[west][at]];
capture_check1_40, capture_check1_2: at = along[northwest][along[northwest][at]];
turn1_6, turn1_8: player = white;
turn1_7, turn1_24: ? canStep_check1_1 -> canStep_check1_step1_26;
turn1_7, turn1_compare1_5: ! canStep_check1_1 -> canStep_check1_step1_26;
turn1_8, turn1_9: at = Node(*);
turn1_9, turn1_10: board[at] == white;
turn1_10, turn1_11: board[at] = empty;
turn1_11, turn1_12: $$ at;
turn1_12, turn1_capture1_begin: $ CAPTURE;
turn1_18, turn1_21: player = keeper;
turn1_21, turn1_22: board[at] = white;
turn1_22, turn1_end: quiet = Q__0;
turn1_24, turn1_26: player = white;
turn1_26, turn1_27: at = Node(*);
turn1_27, turn1_28: board[at] == white;
turn1_28, turn1_29: board[at] = empty;
turn1_29, turn1_30: $$ at;
turn1_30, turn1_step1_begin: $ NORMAL;
turn1_33, turn1_34: board[at] = white;
turn1_34, turn1_end: quiet = calmer[quiet];
turn1_begin, begin: quiet != Q__100;
turn1_begin, turn1_compare1_begin: quiet == Q__100;
turn1_capture1_1, turn1_capture1_42: board[at] == empty;
turn1_capture1_3, turn1_capture1_4: board[over] == black;
turn1_capture1_4, turn1_capture1_5: at = along[north][over];
turn1_capture1_5, turn1_capture1_1: $ north;
turn1_capture1_8, turn1_capture1_9: board[over] == black;
turn1_capture1_9, turn1_capture1_10: at = along[northeast][over];
turn1_capture1_10, turn1_capture1_1: $ northeast;
turn1_capture1_13, turn1_capture1_14: board[over] == black;
turn1_capture1_14, turn1_capture1_15: at = along[east][over];
turn1_capture1_15, turn1_capture1_1: $ east;
turn1_capture1_18, turn1_capture1_19: board[over] == black;
turn1_capture1_19, turn1_capture1_20: at = along[southeast][over];
turn1_capture1_20, turn1_capture1_1: $ southeast;
turn1_capture1_23, turn1_capture1_24: board[over] == black;
turn1_capture1_24, turn1_capture1_25: at = along[south][over];
turn1_capture1_25, turn1_capture1_1: $ south;
turn1_capture1_28, turn1_capture1_29: board[over] == black;
turn1_capture1_29, turn1_capture1_30: at = along[southwest][over];
turn1_capture1_30, turn1_capture1_1: $ southwest;
turn1_capture1_33, turn1_capture1_34: board[over] == black;
turn1_capture1_34, turn1_capture1_35: at = along[west][over];
turn1_capture1_35, turn1_capture1_1: $ west;
turn1_capture1_38, turn1_capture1_39: board[over] == black;
turn1_capture1_39, turn1_capture1_40: at = along[northwest][over];
turn1_capture1_40, turn1_capture1_1: $ northwest;
turn1_capture1_42, turn1_capture1_43: board[over] = empty;
turn1_capture1_43, turn1_capture1_end: lead = captured[white][lead];
turn1_capture1_begin, turn1_capture1_3: over = along[north][at];
turn1_capture1_begin, turn1_capture1_8: over = along[northeast][at];
turn1_capture1_begin, turn1_capture1_13: over = along[east][at];
turn1_capture1_begin, turn1_capture1_18: over = along[southeast][at];
turn1_capture1_begin, turn1_capture1_23: over = along[south][at];
turn1_capture1_begin, turn1_capture1_28: over = along[southwest][at];
turn1_capture1_begin, turn1_capture1_33: over = along[west][at];
turn1_capture1_begin, turn1_capture1_38: over = along[northwest][at];
turn1_capture1_end, turn1_18: ! capture_check1_1 -> capture_check1_43;
turn1_capture1_end, turn1_capture1_begin: ? capture_check1_1 -> capture_check1_43;
turn1_compare1_2, turn1_compare1_win1_begin: win_arg0_me = white;
turn1_compare1_3, turn1_compare1_5: leader[lead] == black;
turn1_compare1_3, turn1_compare1_6: leader[lead] != black;
turn1_compare1_5, turn1_compare1_win2_begin: win_arg0_me = black;
turn1_compare1_6, end: player = keeper;
turn1_compare1_begin, turn1_compare1_2: leader[lead] == white;
turn1_compare1_begin, turn1_compare1_3: leader[lead] != white;
turn1_compare1_win1_1, turn1_compare1_6: goals[black] = 0;
turn1_compare1_win1_begin, turn1_compare1_win1_1: goals[white] = 100;
turn1_compare1_win2_1, turn1_compare1_6: goals[white] = 0;
turn1_compare1_win2_begin, turn1_compare1_win2_1: goals[black] = 100;
turn1_end, turn2_begin: turn_arg0_me = black;
turn1_step1_1, turn1_step1_end: board[at] == empty;
turn1_step1_3, turn1_step1_1: $ north;
turn1_step1_6, turn1_step1_1: $ northeast;
turn1_step1_9, turn1_step1_1: $ east;
turn1_step1_12, turn1_step1_1: $ southeast;
turn1_step1_15, turn1_step1_1: $ south;
turn1_step1_18, turn1_step1_1: $ southwest;
turn1_step1_21, turn1_step1_1: $ west;
turn1_step1_24, turn1_step1_1: $ northwest;
turn1_step1_begin, turn1_step1_3: at = along[north][at];
turn1_step1_begin, turn1_step1_6: at = along[northeast][at];
turn1_step1_begin, turn1_step1_9: at = along[east][at];
turn1_step1_begin, turn1_step1_12: at = along[southeast][at];
turn1_step1_begin, turn1_step1_15: at = along[south][at];
turn1_step1_begin, turn1_step1_18: at = along[southwest][at];
turn1_step1_begin, turn1_step1_21: at = along[west][at];
turn1_step1_begin, turn1_step1_24: at = along[northwest][at];
turn1_step1_end, turn1_33: player = keeper;
turn2_3, turn2_6: ? canCapture_check1_1 -> canCapture_check1_capture1_42;
turn2_3, turn2_7: ! canCapture_check1_1 -> canCapture_check1_capture1_42;
turn2_6, turn2_8: player = black;
turn2_7, turn1_compare1_2: ! canStep_check1_1 -> canStep_check1_step1_26;
turn2_7, turn2_24: ? canStep_check1_1 -> canStep_check1_step1_26;
turn2_8, turn2_9: at = Node(*);
turn2_9, turn2_10: board[at] == black;
turn2_10, turn2_11: board[at] = empty;
turn2_11, turn2_12: $$ at;
turn2_12, turn2_capture1_begin: $ CAPTURE;
turn2_18, turn2_21: player = keeper;
turn2_21, turn2_22: board[at] = black;
turn2_22, turn2_end: quiet = Q__0;
turn2_24, turn2_26: player = black;
turn2_26, turn2_27: at = Node(*);
turn2_27, turn2_28: board[at] == black;
turn2_28, turn2_29: board[at] = empty;
turn2_29, turn2_30: $$ at;
turn2_30, turn2_step1_begin: $ NORMAL;
turn2_33, turn2_34: board[at] = black;
turn2_34, turn2_end: quiet = calmer[quiet];
turn2_begin, turn1_compare1_begin: quiet == Q__100;
turn2_begin, turn2_3: quiet != Q__100;
turn2_capture1_1, turn2_capture1_42: board[at] == empty;
turn2_capture1_3, turn2_capture1_4: board[over] == white;
turn2_capture1_4, turn2_capture1_5: at = along[north][over];
turn2_capture1_5, turn2_capture1_1: $ north;
turn2_capture1_8, turn2_capture1_9: board[over] == white;
turn2_capture1_9, turn2_capture1_10: at = along[northeast][over];
turn2_capture1_10, turn2_capture1_1: $ northeast;
turn2_capture1_13, turn2_capture1_14: board[over] == white;
turn2_capture1_14, turn2_capture1_15: at = along[east][over];
turn2_capture1_15, turn2_capture1_1: $ east;
turn2_capture1_18, turn2_capture1_19: board[over] == white;
turn2_capture1_19, turn2_capture1_20: at = along[southeast][over];
turn2_capture1_20, turn2_capture1_1: $ southeast;
turn2_capture1_23, turn2_capture1_24: board[over] == white;
turn2_capture1_24, turn2_capture1_25: at = along[south][over];
turn2_capture1_25, turn2_capture1_1: $ south;
turn2_capture1_28, turn2_capture1_29: board[over] == white;
turn2_capture1_29, turn2_capture1_30: at = along[southwest][over];
turn2_capture1_30, turn2_capture1_1: $ southwest;
turn2_capture1_33, turn2_capture1_34: board[over] == white;
turn2_capture1_34, turn2_capture1_35: at = along[west][over];
turn2_capture1_35, turn2_capture1_1: $ west;
turn2_capture1_38, turn2_capture1_39: board[over] == white;
turn2_capture1_39, turn2_capture1_40: at = along[northwest][over];
turn2_capture1_40, turn2_capture1_1: $ northwest;
turn2_capture1_42, turn2_capture1_43: board[over] = empty;
turn2_capture1_43, turn2_capture1_end: lead = captured[black][lead];
turn2_capture1_begin, turn2_capture1_3: over = along[north][at];
turn2_capture1_begin, turn2_capture1_8: over = along[northeast][at];
turn2_capture1_begin, turn2_capture1_13: over = along[east][at];
turn2_capture1_begin, turn2_capture1_18: over = along[southeast][at];
turn2_capture1_begin, turn2_capture1_23: over = along[south][at];
turn2_capture1_begin, turn2_capture1_28: over = along[southwest][at];
turn2_capture1_begin, turn2_capture1_33: over = along[west][at];
turn2_capture1_begin, turn2_capture1_38: over = along[northwest][at];
turn2_capture1_end, turn2_18: ! capture_check1_1 -> capture_check1_43;
turn2_capture1_end, turn2_capture1_begin: ? capture_check1_1 -> capture_check1_43;
turn2_end, turn1_begin: turn_arg0_me = white;
turn2_step1_1, turn2_step1_end: board[at] == empty;
turn2_step1_3, turn2_step1_1: $ north;
turn2_step1_6, turn2_step1_1: $ northeast;
turn2_step1_9, turn2_step1_1: $ east;
turn2_step1_12, turn2_step1_1: $ southeast;
turn2_step1_15, turn2_step1_1: $ south;
turn2_step1_18, turn2_step1_1: $ southwest;
turn2_step1_21, turn2_step1_1: $ west;
turn2_step1_24, turn2_step1_1: $ northwest;
turn2_step1_begin, turn2_step1_3: at = along[north][at];
turn2_step1_begin, turn2_step1_6: at = along[northeast][at];
turn2_step1_begin, turn2_step1_9: at = along[east][at];
turn2_step1_begin, turn2_step1_12: at = along[southeast][at];
turn2_step1_begin, turn2_step1_15: at = along[south][at];
turn2_step1_begin, turn2_step1_18: at = along[southwest][at];
turn2_step1_begin, turn2_step1_21: at = along[west][at];
turn2_step1_begin, turn2_step1_24: at = along[northwest][at];
turn2_step1_end, turn2_33: player = keeper;

@disjointExhaustive begin : turn1_6 turn1_7;
@disjointExhaustive turn1_7 : turn1_24 turn1_compare1_5;
@disjointExhaustive turn1_begin : turn1_compare1_begin begin;
@disjointExhaustive turn1_capture1_end : turn1_18 turn1_capture1_begin;
@disjointExhaustive turn1_compare1_3 : turn1_compare1_5 turn1_compare1_6;
@disjointExhaustive turn1_compare1_begin : turn1_compare1_2 turn1_compare1_3;
@disjointExhaustive turn2_3 : turn2_6 turn2_7;
@disjointExhaustive turn2_7 : turn2_24 turn1_compare1_2;
@disjointExhaustive turn2_begin : turn2_3 turn1_compare1_begin;
@disjointExhaustive turn2_capture1_end : turn2_18 turn2_capture1_begin;
@integer 0 : 0 1;
@integer 0 :
  L__0
  L__1
  L__2
  L__3
  L__4
  L__5
  L__6
  L__7
  L__8
  L__9
  L__10
  L__11
  L__12
  L__13
  L__14
  L__15
  L__16
  L__17
  L__18;
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
@repeat begin turn1_begin turn2_begin turn1_6 turn1_7 turn1_compare1_begin turn1_24 turn1_compare1_2 turn1_compare1_3 turn1_compare1_5 turn2_6 turn2_7 turn2_3 turn2_24 :
  board
  quiet
  turn_arg0_me;
@repeat canCapture_check1_capture1_1 canStep_check1_step1_1 capture_check1_2 : at;
@repeat turn1_capture1_begin turn1_18 turn1_capture1_1 turn1_capture1_42 turn1_capture1_3 turn1_capture1_4 turn1_capture1_5 turn1_capture1_8 turn1_capture1_9 turn1_capture1_10 turn1_capture1_13 turn1_capture1_14 turn1_capture1_15 turn1_capture1_18 turn1_capture1_19 turn1_capture1_20 turn1_capture1_23 turn1_capture1_24 turn1_capture1_25 turn1_capture1_28 turn1_capture1_29 turn1_capture1_30 turn1_capture1_33 turn1_capture1_34 turn1_capture1_35 turn1_capture1_38 turn1_capture1_39 turn1_capture1_40 turn1_capture1_43 turn1_capture1_end turn2_capture1_begin turn2_18 turn2_capture1_1 turn2_capture1_42 turn2_capture1_3 turn2_capture1_4 turn2_capture1_5 turn2_capture1_8 turn2_capture1_9 turn2_capture1_10 turn2_capture1_13 turn2_capture1_14 turn2_capture1_15 turn2_capture1_18 turn2_capture1_19 turn2_capture1_20 turn2_capture1_23 turn2_capture1_24 turn2_capture1_25 turn2_capture1_28 turn2_capture1_29 turn2_capture1_30 turn2_capture1_33 turn2_capture1_34 turn2_capture1_35 turn2_capture1_38 turn2_capture1_39 turn2_capture1_40 turn2_capture1_43 turn2_capture1_end :
  at
  board
  lead
  over;
@repeat turn1_compare1_6 turn1_compare1_win1_1 turn1_compare1_win2_1 :
  board
  goals
  quiet
  turn_arg0_me
  win_arg0_me;
@repeat turn1_compare1_win1_begin turn1_compare1_win2_begin : board quiet turn_arg0_me win_arg0_me;
@repeat turn1_end turn2_end : board quiet;
@repeat turn1_step1_1 turn1_step1_end turn2_step1_1 turn2_step1_end : at board;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, east] at = Node(at_1), board[at] = empty, at = along[east][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, north] at = Node(at_1), board[at] = empty, at = along[north][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, northeast] at = Node(at_1), board[at] = empty, at = along[northeast][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, northwest] at = Node(at_1), board[at] = empty, at = along[northwest][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, south] at = Node(at_1), board[at] = empty, at = along[south][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, southeast] at = Node(at_1), board[at] = empty, at = along[southeast][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, southwest] at = Node(at_1), board[at] = empty, at = along[southwest][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, west] at = Node(at_1), board[at] = empty, at = along[west][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, east] at = Node(at_1), board[at] = empty, at = along[east][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, north] at = Node(at_1), board[at] = empty, at = along[north][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, northeast] at = Node(at_1), board[at] = empty, at = along[northeast][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, northwest] at = Node(at_1), board[at] = empty, at = along[northwest][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, south] at = Node(at_1), board[at] = empty, at = along[south][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, southeast] at = Node(at_1), board[at] = empty, at = along[southeast][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, southwest] at = Node(at_1), board[at] = empty, at = along[southwest][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, west] at = Node(at_1), board[at] = empty, at = along[west][at], player = keeper;
@tagIndex turn1_11 turn1_29 turn2_11 turn2_29 : 0;
@tagIndex turn1_12 turn1_30 turn2_12 turn2_30 : 1;
@tagIndex turn1_step1_3 turn1_step1_6 turn1_step1_9 turn1_step1_12 turn1_step1_15 turn1_step1_18 turn1_step1_21 turn1_step1_24 turn2_step1_3 turn2_step1_6 turn2_step1_9 turn2_step1_12 turn2_step1_15 turn2_step1_18 turn2_step1_21 turn2_step1_24 :
  2;
@tagMaxIndex turn1_11 turn1_29 turn2_11 turn2_29 : 0;
@tagMaxIndex turn1_12 turn1_30 turn2_12 turn2_30 : 1;
@tagMaxIndex turn1_step1_3 turn1_step1_6 turn1_step1_9 turn1_step1_12 turn1_step1_15 turn1_step1_18 turn1_step1_21 turn1_step1_24 turn2_step1_3 turn2_step1_6 turn2_step1_9 turn2_step1_12 turn2_step1_15 turn2_step1_18 turn2_step1_21 turn2_step1_24 :
  2;
@unique canCapture_check1_1 canCapture_check1_2 canCapture_check1_capture1_begin canCapture_check1_capture1_4 canCapture_check1_capture1_9 canCapture_check1_capture1_14 canCapture_check1_capture1_19 canCapture_check1_capture1_24 canCapture_check1_capture1_29 canCapture_check1_capture1_34 canCapture_check1_capture1_39 canStep_check1_1 canStep_check1_2 canStep_check1_step1_begin capture_check1_1 capture_check1_5 capture_check1_10 capture_check1_15 capture_check1_20 capture_check1_25 capture_check1_30 capture_check1_35 capture_check1_40 turn1_8 turn1_9 turn1_10 turn1_11 turn1_12 turn1_21 turn1_22 turn1_26 turn1_27 turn1_28 turn1_29 turn1_30 turn1_step1_begin turn1_33 turn1_34 turn1_step1_3 turn1_step1_6 turn1_step1_9 turn1_step1_12 turn1_step1_15 turn1_step1_18 turn1_step1_21 turn1_step1_24 turn2_8 turn2_9 turn2_10 turn2_11 turn2_12 turn2_21 turn2_22 turn2_26 turn2_27 turn2_28 turn2_29 turn2_30 turn2_step1_begin turn2_33 turn2_34 turn2_step1_3 turn2_step1_6 turn2_step1_9 turn2_step1_12 turn2_step1_15 turn2_step1_18 turn2_step1_21 turn2_step1_24;
