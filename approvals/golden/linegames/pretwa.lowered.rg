type Bool = {0, 1};
type Content = {empty, white, black, wall};
type Direction = {north, northeast, east, south, southwest, west, right, left};
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
  cy1x0,
  cy1x1,
  cy1x2,
  cy1x3,
  cy1x4,
  cy1x5,
  cy2x0,
  cy2x1,
  cy2x2,
  cy2x3,
  cy2x4,
  cy2x5,
  cy3x0,
  cy3x1,
  cy3x2,
  cy3x3,
  cy3x4,
  cy3x5
};
type Place = {
  cy0x0,
  cy1x0,
  cy1x1,
  cy1x2,
  cy1x3,
  cy1x4,
  cy1x5,
  cy2x0,
  cy2x1,
  cy2x2,
  cy2x3,
  cy2x4,
  cy2x5,
  cy3x0,
  cy3x1,
  cy3x2,
  cy3x3,
  cy3x4,
  cy3x5,
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
  :{:nowhere, cy0x0: cy1x0, cy1x0: cy2x0, cy1x3: cy0x0, cy2x0: cy3x0, cy2x3: cy1x3, cy3x3: cy2x3},
  east: {
    :nowhere,
    cy0x0: cy1x2,
    cy1x2: cy2x2,
    cy1x5: cy0x0,
    cy2x2: cy3x2,
    cy2x5: cy1x5,
    cy3x5: cy2x5
  },
  left: {
    :nowhere,
    cy1x0: cy1x5,
    cy1x1: cy1x0,
    cy1x2: cy1x1,
    cy1x3: cy1x2,
    cy1x4: cy1x3,
    cy1x5: cy1x4,
    cy2x0: cy2x5,
    cy2x1: cy2x0,
    cy2x2: cy2x1,
    cy2x3: cy2x2,
    cy2x4: cy2x3,
    cy2x5: cy2x4,
    cy3x0: cy3x5,
    cy3x1: cy3x0,
    cy3x2: cy3x1,
    cy3x3: cy3x2,
    cy3x4: cy3x3,
    cy3x5: cy3x4
  },
  northeast: {
    :nowhere,
    cy0x0: cy1x1,
    cy1x1: cy2x1,
    cy1x4: cy0x0,
    cy2x1: cy3x1,
    cy2x4: cy1x4,
    cy3x4: cy2x4
  },
  right: {
    :nowhere,
    cy1x0: cy1x1,
    cy1x1: cy1x2,
    cy1x2: cy1x3,
    cy1x3: cy1x4,
    cy1x4: cy1x5,
    cy1x5: cy1x0,
    cy2x0: cy2x1,
    cy2x1: cy2x2,
    cy2x2: cy2x3,
    cy2x3: cy2x4,
    cy2x4: cy2x5,
    cy2x5: cy2x0,
    cy3x0: cy3x1,
    cy3x1: cy3x2,
    cy3x2: cy3x3,
    cy3x3: cy3x4,
    cy3x4: cy3x5,
    cy3x5: cy3x0
  },
  south: {
    :nowhere,
    cy0x0: cy1x3,
    cy1x0: cy0x0,
    cy1x3: cy2x3,
    cy2x0: cy1x0,
    cy2x3: cy3x3,
    cy3x0: cy2x0
  },
  southwest: {
    :nowhere,
    cy0x0: cy1x4,
    cy1x1: cy0x0,
    cy1x4: cy2x4,
    cy2x1: cy1x1,
    cy2x4: cy3x4,
    cy3x1: cy2x1
  },
  west: {
    :nowhere,
    cy0x0: cy1x5,
    cy1x2: cy0x0,
    cy1x5: cy2x5,
    cy2x2: cy1x2,
    cy2x5: cy3x5,
    cy3x2: cy2x2
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
  cy1x0: white,
  cy1x1: white,
  cy1x2: white,
  cy1x3: black,
  cy1x4: black,
  cy1x5: black,
  cy2x0: white,
  cy2x1: white,
  cy2x2: white,
  cy2x3: black,
  cy2x4: black,
  cy2x5: black,
  cy3x0: white,
  cy3x1: white,
  cy3x2: white,
  cy3x3: black,
  cy3x4: black,
  cy3x5: black,
  nowhere: wall
};
var canCapture_arg0_me: Player = white;
var canStep_arg0_me: Player = white;
var capture_arg0_me: Player = white;
var goals: Goals = {:50};
var lead: Lead = L__9;
var over: Place = cy0x0;
var player: PlayerOrSystem = keeper;
var quiet: Quiet = Q__0;
var turn_arg0_me: Player = white;
var visible: Visibility = {:1};
var win_arg0_me: Player = white;

begin, rules_begin:;
canCapture_check1_1, canCapture_check1_2: at = Node(*);
canCapture_check1_2, canCapture_check1_3: board[at] == canCapture_arg0_me;
canCapture_check1_3, canCapture_check1_capture1_begin: capture_arg0_me = canCapture_arg0_me;
canCapture_check1_4, canCapture_check1_end:;
canCapture_check1_begin, canCapture_check1_1: canCapture_arg0_me = turn_arg0_me;
canCapture_check1_capture1_1, canCapture_check1_capture1_42: board[at] == empty;
canCapture_check1_capture1_2, canCapture_check1_capture1_3: over = along[north][at];
canCapture_check1_capture1_3, canCapture_check1_capture1_4: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_4, canCapture_check1_capture1_5: at = along[north][over];
canCapture_check1_capture1_5, canCapture_check1_capture1_6: $ north;
canCapture_check1_capture1_6, canCapture_check1_capture1_1:;
canCapture_check1_capture1_7, canCapture_check1_capture1_8: over = along[northeast][at];
canCapture_check1_capture1_8, canCapture_check1_capture1_9: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_9, canCapture_check1_capture1_10: at = along[northeast][over];
canCapture_check1_capture1_10, canCapture_check1_capture1_11: $ northeast;
canCapture_check1_capture1_11, canCapture_check1_capture1_1:;
canCapture_check1_capture1_12, canCapture_check1_capture1_13: over = along[east][at];
canCapture_check1_capture1_13, canCapture_check1_capture1_14: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_14, canCapture_check1_capture1_15: at = along[east][over];
canCapture_check1_capture1_15, canCapture_check1_capture1_16: $ east;
canCapture_check1_capture1_16, canCapture_check1_capture1_1:;
canCapture_check1_capture1_17, canCapture_check1_capture1_18: over = along[south][at];
canCapture_check1_capture1_18, canCapture_check1_capture1_19: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_19, canCapture_check1_capture1_20: at = along[south][over];
canCapture_check1_capture1_20, canCapture_check1_capture1_21: $ south;
canCapture_check1_capture1_21, canCapture_check1_capture1_1:;
canCapture_check1_capture1_22, canCapture_check1_capture1_23: over = along[southwest][at];
canCapture_check1_capture1_23, canCapture_check1_capture1_24: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_24, canCapture_check1_capture1_25: at = along[southwest][over];
canCapture_check1_capture1_25, canCapture_check1_capture1_26: $ southwest;
canCapture_check1_capture1_26, canCapture_check1_capture1_1:;
canCapture_check1_capture1_27, canCapture_check1_capture1_28: over = along[west][at];
canCapture_check1_capture1_28, canCapture_check1_capture1_29: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_29, canCapture_check1_capture1_30: at = along[west][over];
canCapture_check1_capture1_30, canCapture_check1_capture1_31: $ west;
canCapture_check1_capture1_31, canCapture_check1_capture1_1:;
canCapture_check1_capture1_32, canCapture_check1_capture1_33: over = along[right][at];
canCapture_check1_capture1_33, canCapture_check1_capture1_34: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_34, canCapture_check1_capture1_35: at = along[right][over];
canCapture_check1_capture1_35, canCapture_check1_capture1_36: $ right;
canCapture_check1_capture1_36, canCapture_check1_capture1_1:;
canCapture_check1_capture1_37, canCapture_check1_capture1_38: over = along[left][at];
canCapture_check1_capture1_38, canCapture_check1_capture1_39: board[over] == opponent[capture_arg0_me];
canCapture_check1_capture1_39, canCapture_check1_capture1_40: at = along[left][over];
canCapture_check1_capture1_40, canCapture_check1_capture1_41: $ left;
canCapture_check1_capture1_41, canCapture_check1_capture1_1:;
canCapture_check1_capture1_42, canCapture_check1_capture1_43: board[over] = empty;
canCapture_check1_capture1_43, canCapture_check1_capture1_44: lead = captured[capture_arg0_me][lead];
canCapture_check1_capture1_44, canCapture_check1_capture1_end:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_2:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_7:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_12:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_17:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_22:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_27:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_32:;
canCapture_check1_capture1_begin, canCapture_check1_capture1_37:;
canCapture_check1_capture1_end, canCapture_check1_4:;
canStep_check1_1, canStep_check1_2: at = Node(*);
canStep_check1_2, canStep_check1_3: board[at] == canStep_arg0_me;
canStep_check1_3, canStep_check1_step1_begin:;
canStep_check1_4, canStep_check1_end:;
canStep_check1_begin, canStep_check1_1: canStep_arg0_me = turn_arg0_me;
canStep_check1_step1_1, canStep_check1_step1_26: board[at] == empty;
canStep_check1_step1_2, canStep_check1_step1_3: at = along[north][at];
canStep_check1_step1_3, canStep_check1_step1_4: $ north;
canStep_check1_step1_4, canStep_check1_step1_1:;
canStep_check1_step1_5, canStep_check1_step1_6: at = along[northeast][at];
canStep_check1_step1_6, canStep_check1_step1_7: $ northeast;
canStep_check1_step1_7, canStep_check1_step1_1:;
canStep_check1_step1_8, canStep_check1_step1_9: at = along[east][at];
canStep_check1_step1_9, canStep_check1_step1_10: $ east;
canStep_check1_step1_10, canStep_check1_step1_1:;
canStep_check1_step1_11, canStep_check1_step1_12: at = along[south][at];
canStep_check1_step1_12, canStep_check1_step1_13: $ south;
canStep_check1_step1_13, canStep_check1_step1_1:;
canStep_check1_step1_14, canStep_check1_step1_15: at = along[southwest][at];
canStep_check1_step1_15, canStep_check1_step1_16: $ southwest;
canStep_check1_step1_16, canStep_check1_step1_1:;
canStep_check1_step1_17, canStep_check1_step1_18: at = along[west][at];
canStep_check1_step1_18, canStep_check1_step1_19: $ west;
canStep_check1_step1_19, canStep_check1_step1_1:;
canStep_check1_step1_20, canStep_check1_step1_21: at = along[right][at];
canStep_check1_step1_21, canStep_check1_step1_22: $ right;
canStep_check1_step1_22, canStep_check1_step1_1:;
canStep_check1_step1_23, canStep_check1_step1_24: at = along[left][at];
canStep_check1_step1_24, canStep_check1_step1_25: $ left;
canStep_check1_step1_25, canStep_check1_step1_1:;
canStep_check1_step1_26, canStep_check1_step1_end:;
canStep_check1_step1_begin, canStep_check1_step1_2:;
canStep_check1_step1_begin, canStep_check1_step1_5:;
canStep_check1_step1_begin, canStep_check1_step1_8:;
canStep_check1_step1_begin, canStep_check1_step1_11:;
canStep_check1_step1_begin, canStep_check1_step1_14:;
canStep_check1_step1_begin, canStep_check1_step1_17:;
canStep_check1_step1_begin, canStep_check1_step1_20:;
canStep_check1_step1_begin, canStep_check1_step1_23:;
canStep_check1_step1_end, canStep_check1_4:;
capture_check1_1, capture_check1_3:;
capture_check1_1, capture_check1_8:;
capture_check1_1, capture_check1_13:;
capture_check1_1, capture_check1_18:;
capture_check1_1, capture_check1_23:;
capture_check1_1, capture_check1_28:;
capture_check1_1, capture_check1_33:;
capture_check1_1, capture_check1_38:;
capture_check1_2, capture_check1_43: board[at] == empty;
capture_check1_3, capture_check1_4: over = along[north][at];
capture_check1_4, capture_check1_5: board[over] == opponent[capture_arg0_me];
capture_check1_5, capture_check1_6: at = along[north][over];
capture_check1_6, capture_check1_7: $ north;
capture_check1_7, capture_check1_2:;
capture_check1_8, capture_check1_9: over = along[northeast][at];
capture_check1_9, capture_check1_10: board[over] == opponent[capture_arg0_me];
capture_check1_10, capture_check1_11: at = along[northeast][over];
capture_check1_11, capture_check1_12: $ northeast;
capture_check1_12, capture_check1_2:;
capture_check1_13, capture_check1_14: over = along[east][at];
capture_check1_14, capture_check1_15: board[over] == opponent[capture_arg0_me];
capture_check1_15, capture_check1_16: at = along[east][over];
capture_check1_16, capture_check1_17: $ east;
capture_check1_17, capture_check1_2:;
capture_check1_18, capture_check1_19: over = along[south][at];
capture_check1_19, capture_check1_20: board[over] == opponent[capture_arg0_me];
capture_check1_20, capture_check1_21: at = along[south][over];
capture_check1_21, capture_check1_22: $ south;
capture_check1_22, capture_check1_2:;
capture_check1_23, capture_check1_24: over = along[southwest][at];
capture_check1_24, capture_check1_25: board[over] == opponent[capture_arg0_me];
capture_check1_25, capture_check1_26: at = along[southwest][over];
capture_check1_26, capture_check1_27: $ southwest;
capture_check1_27, capture_check1_2:;
capture_check1_28, capture_check1_29: over = along[west][at];
capture_check1_29, capture_check1_30: board[over] == opponent[capture_arg0_me];
capture_check1_30, capture_check1_31: at = along[west][over];
capture_check1_31, capture_check1_32: $ west;
capture_check1_32, capture_check1_2:;
capture_check1_33, capture_check1_34: over = along[right][at];
capture_check1_34, capture_check1_35: board[over] == opponent[capture_arg0_me];
capture_check1_35, capture_check1_36: at = along[right][over];
capture_check1_36, capture_check1_37: $ right;
capture_check1_37, capture_check1_2:;
capture_check1_38, capture_check1_39: over = along[left][at];
capture_check1_39, capture_check1_40: board[over] == opponent[capture_arg0_me];
capture_check1_40, capture_check1_41: at = along[left][over];
capture_check1_41, capture_check1_42: $ left;
capture_check1_42, capture_check1_2:;
capture_check1_43, capture_check1_44: board[over] = empty;
capture_check1_44, capture_check1_45: lead = captured[capture_arg0_me][lead];
capture_check1_45, capture_check1_end:;
capture_check1_begin, capture_check1_1: capture_arg0_me = turn_arg0_me;
rules_2, turn1_begin: turn_arg0_me = white;
rules_3, turn2_begin: turn_arg0_me = black;
rules_4, rules_2:;
rules_begin, rules_2:;
turn1_1, turn1_6: ? canCapture_check1_begin -> canCapture_check1_end;
turn1_1, turn1_7: ! canCapture_check1_begin -> canCapture_check1_end;
turn1_2, turn1_compare1_begin:;
turn1_3, turn1_1:;
turn1_5, turn1_end:;
turn1_6, turn1_8: player = turn_arg0_me;
turn1_7, turn1_24: ? canStep_check1_begin -> canStep_check1_end;
turn1_7, turn1_25: ! canStep_check1_begin -> canStep_check1_end;
turn1_8, turn1_9: at = Node(*);
turn1_9, turn1_10: board[at] == turn_arg0_me;
turn1_10, turn1_11: board[at] = empty;
turn1_11, turn1_12: $$ at;
turn1_12, turn1_13: $ CAPTURE;
turn1_13, turn1_15:;
turn1_14, turn1_21: player = keeper;
turn1_15, turn1_capture1_begin: capture_arg0_me = turn_arg0_me;
turn1_16, turn1_18: ! capture_check1_begin -> capture_check1_end;
turn1_16, turn1_19: ? capture_check1_begin -> capture_check1_end;
turn1_17, turn1_15:;
turn1_18, turn1_14:;
turn1_19, turn1_17:;
turn1_21, turn1_22: board[at] = turn_arg0_me;
turn1_22, turn1_23: quiet = Q__0;
turn1_23, turn1_5:;
turn1_24, turn1_26: player = turn_arg0_me;
turn1_25, turn1_win1_begin: win_arg0_me = opponent[turn_arg0_me];
turn1_26, turn1_27: at = Node(*);
turn1_27, turn1_28: board[at] == turn_arg0_me;
turn1_28, turn1_29: board[at] = empty;
turn1_29, turn1_30: $$ at;
turn1_30, turn1_31: $ NORMAL;
turn1_31, turn1_step1_begin:;
turn1_32, turn1_33: player = keeper;
turn1_33, turn1_34: board[at] = turn_arg0_me;
turn1_34, turn1_35: quiet = calmer[quiet];
turn1_35, turn1_5:;
turn1_begin, turn1_2: quiet == Q__100;
turn1_begin, turn1_3: quiet != Q__100;
turn1_capture1_1, turn1_capture1_42: board[at] == empty;
turn1_capture1_2, turn1_capture1_3: over = along[north][at];
turn1_capture1_3, turn1_capture1_4: board[over] == opponent[capture_arg0_me];
turn1_capture1_4, turn1_capture1_5: at = along[north][over];
turn1_capture1_5, turn1_capture1_6: $ north;
turn1_capture1_6, turn1_capture1_1:;
turn1_capture1_7, turn1_capture1_8: over = along[northeast][at];
turn1_capture1_8, turn1_capture1_9: board[over] == opponent[capture_arg0_me];
turn1_capture1_9, turn1_capture1_10: at = along[northeast][over];
turn1_capture1_10, turn1_capture1_11: $ northeast;
turn1_capture1_11, turn1_capture1_1:;
turn1_capture1_12, turn1_capture1_13: over = along[east][at];
turn1_capture1_13, turn1_capture1_14: board[over] == opponent[capture_arg0_me];
turn1_capture1_14, turn1_capture1_15: at = along[east][over];
turn1_capture1_15, turn1_capture1_16: $ east;
turn1_capture1_16, turn1_capture1_1:;
turn1_capture1_17, turn1_capture1_18: over = along[south][at];
turn1_capture1_18, turn1_capture1_19: board[over] == opponent[capture_arg0_me];
turn1_capture1_19, turn1_capture1_20: at = along[south][over];
turn1_capture1_20, turn1_capture1_21: $ south;
turn1_capture1_21, turn1_capture1_1:;
turn1_capture1_22, turn1_capture1_23: over = along[southwest][at];
turn1_capture1_23, turn1_capture1_24: board[over] == opponent[capture_arg0_me];
turn1_capture1_24, turn1_capture1_25: at = along[southwest][over];
turn1_capture1_25, turn1_capture1_26: $ southwest;
turn1_capture1_26, turn1_capture1_1:;
turn1_capture1_27, turn1_capture1_28: over = along[west][at];
turn1_capture1_28, turn1_capture1_29: board[over] == opponent[capture_arg0_me];
turn1_capture1_29, turn1_capture1_30: at = along[west][over];
turn1_capture1_30, turn1_capture1_31: $ west;
turn1_capture1_31, turn1_capture1_1:;
turn1_capture1_32, turn1_capture1_33: over = along[right][at];
turn1_capture1_33, turn1_capture1_34: board[over] == opponent[capture_arg0_me];
turn1_capture1_34, turn1_capture1_35: at = along[right][over];
turn1_capture1_35, turn1_capture1_36: $ right;
turn1_capture1_36, turn1_capture1_1:;
turn1_capture1_37, turn1_capture1_38: over = along[left][at];
turn1_capture1_38, turn1_capture1_39: board[over] == opponent[capture_arg0_me];
turn1_capture1_39, turn1_capture1_40: at = along[left][over];
turn1_capture1_40, turn1_capture1_41: $ left;
turn1_capture1_41, turn1_capture1_1:;
turn1_capture1_42, turn1_capture1_43: board[over] = empty;
turn1_capture1_43, turn1_capture1_44: lead = captured[capture_arg0_me][lead];
turn1_capture1_44, turn1_capture1_end:;
turn1_capture1_begin, turn1_capture1_2:;
turn1_capture1_begin, turn1_capture1_7:;
turn1_capture1_begin, turn1_capture1_12:;
turn1_capture1_begin, turn1_capture1_17:;
turn1_capture1_begin, turn1_capture1_22:;
turn1_capture1_begin, turn1_capture1_27:;
turn1_capture1_begin, turn1_capture1_32:;
turn1_capture1_begin, turn1_capture1_37:;
turn1_capture1_end, turn1_16:;
turn1_compare1_2, turn1_compare1_win1_begin: win_arg0_me = white;
turn1_compare1_3, turn1_compare1_5: leader[lead] == black;
turn1_compare1_3, turn1_compare1_6: leader[lead] != black;
turn1_compare1_5, turn1_compare1_win2_begin: win_arg0_me = black;
turn1_compare1_6, end: player = keeper;
turn1_compare1_begin, turn1_compare1_2: leader[lead] == white;
turn1_compare1_begin, turn1_compare1_3: leader[lead] != white;
turn1_compare1_win1_1, turn1_compare1_win1_2: goals[opponent[win_arg0_me]] = 0;
turn1_compare1_win1_2, end: player = keeper;
turn1_compare1_win1_begin, turn1_compare1_win1_1: goals[win_arg0_me] = 100;
turn1_compare1_win2_1, turn1_compare1_win2_2: goals[opponent[win_arg0_me]] = 0;
turn1_compare1_win2_2, end: player = keeper;
turn1_compare1_win2_begin, turn1_compare1_win2_1: goals[win_arg0_me] = 100;
turn1_end, rules_3:;
turn1_step1_1, turn1_step1_26: board[at] == empty;
turn1_step1_2, turn1_step1_3: at = along[north][at];
turn1_step1_3, turn1_step1_4: $ north;
turn1_step1_4, turn1_step1_1:;
turn1_step1_5, turn1_step1_6: at = along[northeast][at];
turn1_step1_6, turn1_step1_7: $ northeast;
turn1_step1_7, turn1_step1_1:;
turn1_step1_8, turn1_step1_9: at = along[east][at];
turn1_step1_9, turn1_step1_10: $ east;
turn1_step1_10, turn1_step1_1:;
turn1_step1_11, turn1_step1_12: at = along[south][at];
turn1_step1_12, turn1_step1_13: $ south;
turn1_step1_13, turn1_step1_1:;
turn1_step1_14, turn1_step1_15: at = along[southwest][at];
turn1_step1_15, turn1_step1_16: $ southwest;
turn1_step1_16, turn1_step1_1:;
turn1_step1_17, turn1_step1_18: at = along[west][at];
turn1_step1_18, turn1_step1_19: $ west;
turn1_step1_19, turn1_step1_1:;
turn1_step1_20, turn1_step1_21: at = along[right][at];
turn1_step1_21, turn1_step1_22: $ right;
turn1_step1_22, turn1_step1_1:;
turn1_step1_23, turn1_step1_24: at = along[left][at];
turn1_step1_24, turn1_step1_25: $ left;
turn1_step1_25, turn1_step1_1:;
turn1_step1_26, turn1_step1_end:;
turn1_step1_begin, turn1_step1_2:;
turn1_step1_begin, turn1_step1_5:;
turn1_step1_begin, turn1_step1_8:;
turn1_step1_begin, turn1_step1_11:;
turn1_step1_begin, turn1_step1_14:;
turn1_step1_begin, turn1_step1_17:;
turn1_step1_begin, turn1_step1_20:;
turn1_step1_begin, turn1_step1_23:;
turn1_step1_end, turn1_32:;
turn1_win1_1, turn1_win1_2: goals[opponent[win_arg0_me]] = 0;
turn1_win1_2, end: player = keeper;
turn1_win1_begin, turn1_win1_1: goals[win_arg0_me] = 100;
turn2_1, turn2_6: ? canCapture_check1_begin -> canCapture_check1_end;
turn2_1, turn2_7: ! canCapture_check1_begin -> canCapture_check1_end;
turn2_2, turn2_compare1_begin:;
turn2_3, turn2_1:;
turn2_5, turn2_end:;
turn2_6, turn2_8: player = turn_arg0_me;
turn2_7, turn2_24: ? canStep_check1_begin -> canStep_check1_end;
turn2_7, turn2_25: ! canStep_check1_begin -> canStep_check1_end;
turn2_8, turn2_9: at = Node(*);
turn2_9, turn2_10: board[at] == turn_arg0_me;
turn2_10, turn2_11: board[at] = empty;
turn2_11, turn2_12: $$ at;
turn2_12, turn2_13: $ CAPTURE;
turn2_13, turn2_15:;
turn2_14, turn2_21: player = keeper;
turn2_15, turn2_capture1_begin: capture_arg0_me = turn_arg0_me;
turn2_16, turn2_18: ! capture_check1_begin -> capture_check1_end;
turn2_16, turn2_19: ? capture_check1_begin -> capture_check1_end;
turn2_17, turn2_15:;
turn2_18, turn2_14:;
turn2_19, turn2_17:;
turn2_21, turn2_22: board[at] = turn_arg0_me;
turn2_22, turn2_23: quiet = Q__0;
turn2_23, turn2_5:;
turn2_24, turn2_26: player = turn_arg0_me;
turn2_25, turn2_win1_begin: win_arg0_me = opponent[turn_arg0_me];
turn2_26, turn2_27: at = Node(*);
turn2_27, turn2_28: board[at] == turn_arg0_me;
turn2_28, turn2_29: board[at] = empty;
turn2_29, turn2_30: $$ at;
turn2_30, turn2_31: $ NORMAL;
turn2_31, turn2_step1_begin:;
turn2_32, turn2_33: player = keeper;
turn2_33, turn2_34: board[at] = turn_arg0_me;
turn2_34, turn2_35: quiet = calmer[quiet];
turn2_35, turn2_5:;
turn2_begin, turn2_2: quiet == Q__100;
turn2_begin, turn2_3: quiet != Q__100;
turn2_capture1_1, turn2_capture1_42: board[at] == empty;
turn2_capture1_2, turn2_capture1_3: over = along[north][at];
turn2_capture1_3, turn2_capture1_4: board[over] == opponent[capture_arg0_me];
turn2_capture1_4, turn2_capture1_5: at = along[north][over];
turn2_capture1_5, turn2_capture1_6: $ north;
turn2_capture1_6, turn2_capture1_1:;
turn2_capture1_7, turn2_capture1_8: over = along[northeast][at];
turn2_capture1_8, turn2_capture1_9: board[over] == opponent[capture_arg0_me];
turn2_capture1_9, turn2_capture1_10: at = along[northeast][over];
turn2_capture1_10, turn2_capture1_11: $ northeast;
turn2_capture1_11, turn2_capture1_1:;
turn2_capture1_12, turn2_capture1_13: over = along[east][at];
turn2_capture1_13, turn2_capture1_14: board[over] == opponent[capture_arg0_me];
turn2_capture1_14, turn2_capture1_15: at = along[east][over];
turn2_capture1_15, turn2_capture1_16: $ east;
turn2_capture1_16, turn2_capture1_1:;
turn2_capture1_17, turn2_capture1_18: over = along[south][at];
turn2_capture1_18, turn2_capture1_19: board[over] == opponent[capture_arg0_me];
turn2_capture1_19, turn2_capture1_20: at = along[south][over];
turn2_capture1_20, turn2_capture1_21: $ south;
turn2_capture1_21, turn2_capture1_1:;
turn2_capture1_22, turn2_capture1_23: over = along[southwest][at];
turn2_capture1_23, turn2_capture1_24: board[over] == opponent[capture_arg0_me];
turn2_capture1_24, turn2_capture1_25: at = along[southwest][over];
turn2_capture1_25, turn2_capture1_26: $ southwest;
turn2_capture1_26, turn2_capture1_1:;
turn2_capture1_27, turn2_capture1_28: over = along[west][at];
turn2_capture1_28, turn2_capture1_29: board[over] == opponent[capture_arg0_me];
turn2_capture1_29, turn2_capture1_30: at = along[west][over];
turn2_capture1_30, turn2_capture1_31: $ west;
turn2_capture1_31, turn2_capture1_1:;
turn2_capture1_32, turn2_capture1_33: over = along[right][at];
turn2_capture1_33, turn2_capture1_34: board[over] == opponent[capture_arg0_me];
turn2_capture1_34, turn2_capture1_35: at = along[right][over];
turn2_capture1_35, turn2_capture1_36: $ right;
turn2_capture1_36, turn2_capture1_1:;
turn2_capture1_37, turn2_capture1_38: over = along[left][at];
turn2_capture1_38, turn2_capture1_39: board[over] == opponent[capture_arg0_me];
turn2_capture1_39, turn2_capture1_40: at = along[left][over];
turn2_capture1_40, turn2_capture1_41: $ left;
turn2_capture1_41, turn2_capture1_1:;
turn2_capture1_42, turn2_capture1_43: board[over] = empty;
turn2_capture1_43, turn2_capture1_44: lead = captured[capture_arg0_me][lead];
turn2_capture1_44, turn2_capture1_end:;
turn2_capture1_begin, turn2_capture1_2:;
turn2_capture1_begin, turn2_capture1_7:;
turn2_capture1_begin, turn2_capture1_12:;
turn2_capture1_begin, turn2_capture1_17:;
turn2_capture1_begin, turn2_capture1_22:;
turn2_capture1_begin, turn2_capture1_27:;
turn2_capture1_begin, turn2_capture1_32:;
turn2_capture1_begin, turn2_capture1_37:;
turn2_capture1_end, turn2_16:;
turn2_compare1_2, turn2_compare1_win1_begin: win_arg0_me = white;
turn2_compare1_3, turn2_compare1_5: leader[lead] == black;
turn2_compare1_3, turn2_compare1_6: leader[lead] != black;
turn2_compare1_5, turn2_compare1_win2_begin: win_arg0_me = black;
turn2_compare1_6, end: player = keeper;
turn2_compare1_begin, turn2_compare1_2: leader[lead] == white;
turn2_compare1_begin, turn2_compare1_3: leader[lead] != white;
turn2_compare1_win1_1, turn2_compare1_win1_2: goals[opponent[win_arg0_me]] = 0;
turn2_compare1_win1_2, end: player = keeper;
turn2_compare1_win1_begin, turn2_compare1_win1_1: goals[win_arg0_me] = 100;
turn2_compare1_win2_1, turn2_compare1_win2_2: goals[opponent[win_arg0_me]] = 0;
turn2_compare1_win2_2, end: player = keeper;
turn2_compare1_win2_begin, turn2_compare1_win2_1: goals[win_arg0_me] = 100;
turn2_end, rules_4:;
turn2_step1_1, turn2_step1_26: board[at] == empty;
turn2_step1_2, turn2_step1_3: at = along[north][at];
turn2_step1_3, turn2_step1_4: $ north;
turn2_step1_4, turn2_step1_1:;
turn2_step1_5, turn2_step1_6: at = along[northeast][at];
turn2_step1_6, turn2_step1_7: $ northeast;
turn2_step1_7, turn2_step1_1:;
turn2_step1_8, turn2_step1_9: at = along[east][at];
turn2_step1_9, turn2_step1_10: $ east;
turn2_step1_10, turn2_step1_1:;
turn2_step1_11, turn2_step1_12: at = along[south][at];
turn2_step1_12, turn2_step1_13: $ south;
turn2_step1_13, turn2_step1_1:;
turn2_step1_14, turn2_step1_15: at = along[southwest][at];
turn2_step1_15, turn2_step1_16: $ southwest;
turn2_step1_16, turn2_step1_1:;
turn2_step1_17, turn2_step1_18: at = along[west][at];
turn2_step1_18, turn2_step1_19: $ west;
turn2_step1_19, turn2_step1_1:;
turn2_step1_20, turn2_step1_21: at = along[right][at];
turn2_step1_21, turn2_step1_22: $ right;
turn2_step1_22, turn2_step1_1:;
turn2_step1_23, turn2_step1_24: at = along[left][at];
turn2_step1_24, turn2_step1_25: $ left;
turn2_step1_25, turn2_step1_1:;
turn2_step1_26, turn2_step1_end:;
turn2_step1_begin, turn2_step1_2:;
turn2_step1_begin, turn2_step1_5:;
turn2_step1_begin, turn2_step1_8:;
turn2_step1_begin, turn2_step1_11:;
turn2_step1_begin, turn2_step1_14:;
turn2_step1_begin, turn2_step1_17:;
turn2_step1_begin, turn2_step1_20:;
turn2_step1_begin, turn2_step1_23:;
turn2_step1_end, turn2_32:;
turn2_win1_1, turn2_win1_2: goals[opponent[win_arg0_me]] = 0;
turn2_win1_2, end: player = keeper;
turn2_win1_begin, turn2_win1_1: goals[win_arg0_me] = 100;

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
