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
  L__18,
  L__19,
  L__20,
  L__21,
  L__22,
  L__23,
  L__24,
  L__25,
  L__26,
  L__27,
  L__28,
  L__29,
  L__30,
  L__31,
  L__32,
  L__33,
  L__34,
  L__35,
  L__36,
  L__37,
  L__38,
  L__39,
  L__40,
  L__41,
  L__42
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
  cy3x5,
  cy4x0,
  cy4x1,
  cy4x2,
  cy4x3,
  cy4x4,
  cy4x5,
  cy5x0,
  cy5x1,
  cy5x2,
  cy5x3,
  cy5x4,
  cy5x5,
  cy6x0,
  cy6x1,
  cy6x2,
  cy6x3,
  cy6x4,
  cy6x5,
  cy7x0,
  cy7x1,
  cy7x2,
  cy7x3,
  cy7x4,
  cy7x5
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
  cy4x0,
  cy4x1,
  cy4x2,
  cy4x3,
  cy4x4,
  cy4x5,
  cy5x0,
  cy5x1,
  cy5x2,
  cy5x3,
  cy5x4,
  cy5x5,
  cy6x0,
  cy6x1,
  cy6x2,
  cy6x3,
  cy6x4,
  cy6x5,
  cy7x0,
  cy7x1,
  cy7x2,
  cy7x3,
  cy7x4,
  cy7x5,
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
    cy0x0: cy1x0,
    cy1x0: cy2x0,
    cy1x3: cy0x0,
    cy2x0: cy3x0,
    cy2x3: cy1x3,
    cy3x0: cy4x0,
    cy3x3: cy2x3,
    cy4x0: cy5x0,
    cy4x3: cy3x3,
    cy5x0: cy6x0,
    cy5x3: cy4x3,
    cy6x0: cy7x0,
    cy6x3: cy5x3,
    cy7x3: cy6x3
  },
  east: {
    :nowhere,
    cy0x0: cy1x2,
    cy1x2: cy2x2,
    cy1x5: cy0x0,
    cy2x2: cy3x2,
    cy2x5: cy1x5,
    cy3x2: cy4x2,
    cy3x5: cy2x5,
    cy4x2: cy5x2,
    cy4x5: cy3x5,
    cy5x2: cy6x2,
    cy5x5: cy4x5,
    cy6x2: cy7x2,
    cy6x5: cy5x5,
    cy7x5: cy6x5
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
    cy3x5: cy3x4,
    cy4x0: cy4x5,
    cy4x1: cy4x0,
    cy4x2: cy4x1,
    cy4x3: cy4x2,
    cy4x4: cy4x3,
    cy4x5: cy4x4,
    cy5x0: cy5x5,
    cy5x1: cy5x0,
    cy5x2: cy5x1,
    cy5x3: cy5x2,
    cy5x4: cy5x3,
    cy5x5: cy5x4,
    cy6x0: cy6x5,
    cy6x1: cy6x0,
    cy6x2: cy6x1,
    cy6x3: cy6x2,
    cy6x4: cy6x3,
    cy6x5: cy6x4,
    cy7x0: cy7x5,
    cy7x1: cy7x0,
    cy7x2: cy7x1,
    cy7x3: cy7x2,
    cy7x4: cy7x3,
    cy7x5: cy7x4
  },
  northeast: {
    :nowhere,
    cy0x0: cy1x1,
    cy1x1: cy2x1,
    cy1x4: cy0x0,
    cy2x1: cy3x1,
    cy2x4: cy1x4,
    cy3x1: cy4x1,
    cy3x4: cy2x4,
    cy4x1: cy5x1,
    cy4x4: cy3x4,
    cy5x1: cy6x1,
    cy5x4: cy4x4,
    cy6x1: cy7x1,
    cy6x4: cy5x4,
    cy7x4: cy6x4
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
    cy3x5: cy3x0,
    cy4x0: cy4x1,
    cy4x1: cy4x2,
    cy4x2: cy4x3,
    cy4x3: cy4x4,
    cy4x4: cy4x5,
    cy4x5: cy4x0,
    cy5x0: cy5x1,
    cy5x1: cy5x2,
    cy5x2: cy5x3,
    cy5x3: cy5x4,
    cy5x4: cy5x5,
    cy5x5: cy5x0,
    cy6x0: cy6x1,
    cy6x1: cy6x2,
    cy6x2: cy6x3,
    cy6x3: cy6x4,
    cy6x4: cy6x5,
    cy6x5: cy6x0,
    cy7x0: cy7x1,
    cy7x1: cy7x2,
    cy7x2: cy7x3,
    cy7x3: cy7x4,
    cy7x4: cy7x5,
    cy7x5: cy7x0
  },
  south: {
    :nowhere,
    cy0x0: cy1x3,
    cy1x0: cy0x0,
    cy1x3: cy2x3,
    cy2x0: cy1x0,
    cy2x3: cy3x3,
    cy3x0: cy2x0,
    cy3x3: cy4x3,
    cy4x0: cy3x0,
    cy4x3: cy5x3,
    cy5x0: cy4x0,
    cy5x3: cy6x3,
    cy6x0: cy5x0,
    cy6x3: cy7x3,
    cy7x0: cy6x0
  },
  southwest: {
    :nowhere,
    cy0x0: cy1x4,
    cy1x1: cy0x0,
    cy1x4: cy2x4,
    cy2x1: cy1x1,
    cy2x4: cy3x4,
    cy3x1: cy2x1,
    cy3x4: cy4x4,
    cy4x1: cy3x1,
    cy4x4: cy5x4,
    cy5x1: cy4x1,
    cy5x4: cy6x4,
    cy6x1: cy5x1,
    cy6x4: cy7x4,
    cy7x1: cy6x1
  },
  west: {
    :nowhere,
    cy0x0: cy1x5,
    cy1x2: cy0x0,
    cy1x5: cy2x5,
    cy2x2: cy1x2,
    cy2x5: cy3x5,
    cy3x2: cy2x2,
    cy3x5: cy4x5,
    cy4x2: cy3x2,
    cy4x5: cy5x5,
    cy5x2: cy4x2,
    cy5x5: cy6x5,
    cy6x2: cy5x2,
    cy6x5: cy7x5,
    cy7x2: cy6x2
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
    :L__42,
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
    L__16: L__17,
    L__17: L__18,
    L__18: L__19,
    L__19: L__20,
    L__20: L__21,
    L__21: L__22,
    L__22: L__23,
    L__23: L__24,
    L__24: L__25,
    L__25: L__26,
    L__26: L__27,
    L__27: L__28,
    L__28: L__29,
    L__29: L__30,
    L__30: L__31,
    L__31: L__32,
    L__32: L__33,
    L__33: L__34,
    L__34: L__35,
    L__35: L__36,
    L__36: L__37,
    L__37: L__38,
    L__38: L__39,
    L__39: L__40,
    L__40: L__41
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
    L__18: L__17,
    L__19: L__18,
    L__20: L__19,
    L__21: L__20,
    L__22: L__21,
    L__23: L__22,
    L__24: L__23,
    L__25: L__24,
    L__26: L__25,
    L__27: L__26,
    L__28: L__27,
    L__29: L__28,
    L__30: L__29,
    L__31: L__30,
    L__32: L__31,
    L__33: L__32,
    L__34: L__33,
    L__35: L__34,
    L__36: L__35,
    L__37: L__36,
    L__38: L__37,
    L__39: L__38,
    L__40: L__39,
    L__41: L__40,
    L__42: L__41
  }
};
const leader: Lead -> Content = {
  :black,
  L__21: empty,
  L__22: white,
  L__23: white,
  L__24: white,
  L__25: white,
  L__26: white,
  L__27: white,
  L__28: white,
  L__29: white,
  L__30: white,
  L__31: white,
  L__32: white,
  L__33: white,
  L__34: white,
  L__35: white,
  L__36: white,
  L__37: white,
  L__38: white,
  L__39: white,
  L__40: white,
  L__41: white,
  L__42: white
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
  cy4x0: white,
  cy4x1: white,
  cy4x2: white,
  cy4x3: black,
  cy4x4: black,
  cy4x5: black,
  cy5x0: white,
  cy5x1: white,
  cy5x2: white,
  cy5x3: black,
  cy5x4: black,
  cy5x5: black,
  cy6x0: white,
  cy6x1: white,
  cy6x2: white,
  cy6x3: black,
  cy6x4: black,
  cy6x5: black,
  cy7x0: white,
  cy7x1: white,
  cy7x2: white,
  cy7x3: black,
  cy7x4: black,
  cy7x5: black,
  nowhere: wall
};
var goals: Goals = {:50};
var lead: Lead = L__21;
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
canCapture_check1_capture1_19, canCapture_check1_capture1_1: at = along[south][along[south][at]];
canCapture_check1_capture1_24, canCapture_check1_capture1_1: at = along[southwest][along[southwest][at]];
canCapture_check1_capture1_29, canCapture_check1_capture1_1: at = along[west][along[west][at]];
canCapture_check1_capture1_34, canCapture_check1_capture1_1: at = along[right][along[right][at]];
canCapture_check1_capture1_39, canCapture_check1_capture1_1: at = along[left][along[left][at]];
canCapture_check1_capture1_begin, canCapture_check1_capture1_4: board[along[north][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_9: board[along[northeast][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_14: board[along[east][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_19: board[along[south][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_24: board[along[southwest][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_29: board[along[west][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_34: board[along[right][at]] == opponent[turn_arg0_me];
canCapture_check1_capture1_begin, canCapture_check1_capture1_39: board[along[left][at]] == opponent[turn_arg0_me];
canStep_check1_1, canStep_check1_2: at = Node(*);
canStep_check1_2, canStep_check1_step1_begin: board[at] == turn_arg0_me;
canStep_check1_step1_1, canStep_check1_step1_26: board[at] == empty;
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[east][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[left][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[north][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[northeast][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[right][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[south][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[southwest][at];
canStep_check1_step1_begin, canStep_check1_step1_1: at = along[west][at];
capture_check1_1, capture_check1_5: board[along[north][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_10: board[along[northeast][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_15: board[along[east][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_20: board[along[south][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_25: board[along[southwest][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_30: board[along[west][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_35: board[along[right][at]] == opponent[turn_arg0_me];
capture_check1_1, capture_check1_40: board[along[left][at]] == opponent[turn_arg0_me];
capture_check1_2, capture_check1_43: board[at] == empty;
capture_check1_5, capture_check1_2: at = along[north][along[north][at]];
capture_check1_10, capture_check1_2: at = along[northeast][along[northeast][at]];
capture_check1_15, capture_check1_2: at = along[east][along[east][at]];
capture_check1_20, capture_check1_2: at = along[south][along[south][at]];
capture_check1_25, capture_check1_2: at = along[southwest][along[southwest][at]];
capture_check1_30, capture_check1_2: at = along[west][along[west][at]];
capture_check1_35, capture_check1_2: at = along[right][along[right][at]];
capture_check1_40, capture_check1_2: at = along[left][along[left][at]];
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
turn1_capture1_19, turn1_capture1_20: at = along[south][over];
turn1_capture1_20, turn1_capture1_1: $ south;
turn1_capture1_23, turn1_capture1_24: board[over] == black;
turn1_capture1_24, turn1_capture1_25: at = along[southwest][over];
turn1_capture1_25, turn1_capture1_1: $ southwest;
turn1_capture1_28, turn1_capture1_29: board[over] == black;
turn1_capture1_29, turn1_capture1_30: at = along[west][over];
turn1_capture1_30, turn1_capture1_1: $ west;
turn1_capture1_33, turn1_capture1_34: board[over] == black;
turn1_capture1_34, turn1_capture1_35: at = along[right][over];
turn1_capture1_35, turn1_capture1_1: $ right;
turn1_capture1_38, turn1_capture1_39: board[over] == black;
turn1_capture1_39, turn1_capture1_40: at = along[left][over];
turn1_capture1_40, turn1_capture1_1: $ left;
turn1_capture1_42, turn1_capture1_43: board[over] = empty;
turn1_capture1_43, turn1_capture1_end: lead = captured[white][lead];
turn1_capture1_begin, turn1_capture1_3: over = along[north][at];
turn1_capture1_begin, turn1_capture1_8: over = along[northeast][at];
turn1_capture1_begin, turn1_capture1_13: over = along[east][at];
turn1_capture1_begin, turn1_capture1_18: over = along[south][at];
turn1_capture1_begin, turn1_capture1_23: over = along[southwest][at];
turn1_capture1_begin, turn1_capture1_28: over = along[west][at];
turn1_capture1_begin, turn1_capture1_33: over = along[right][at];
turn1_capture1_begin, turn1_capture1_38: over = along[left][at];
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
turn1_step1_12, turn1_step1_1: $ south;
turn1_step1_15, turn1_step1_1: $ southwest;
turn1_step1_18, turn1_step1_1: $ west;
turn1_step1_21, turn1_step1_1: $ right;
turn1_step1_24, turn1_step1_1: $ left;
turn1_step1_begin, turn1_step1_3: at = along[north][at];
turn1_step1_begin, turn1_step1_6: at = along[northeast][at];
turn1_step1_begin, turn1_step1_9: at = along[east][at];
turn1_step1_begin, turn1_step1_12: at = along[south][at];
turn1_step1_begin, turn1_step1_15: at = along[southwest][at];
turn1_step1_begin, turn1_step1_18: at = along[west][at];
turn1_step1_begin, turn1_step1_21: at = along[right][at];
turn1_step1_begin, turn1_step1_24: at = along[left][at];
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
turn2_capture1_19, turn2_capture1_20: at = along[south][over];
turn2_capture1_20, turn2_capture1_1: $ south;
turn2_capture1_23, turn2_capture1_24: board[over] == white;
turn2_capture1_24, turn2_capture1_25: at = along[southwest][over];
turn2_capture1_25, turn2_capture1_1: $ southwest;
turn2_capture1_28, turn2_capture1_29: board[over] == white;
turn2_capture1_29, turn2_capture1_30: at = along[west][over];
turn2_capture1_30, turn2_capture1_1: $ west;
turn2_capture1_33, turn2_capture1_34: board[over] == white;
turn2_capture1_34, turn2_capture1_35: at = along[right][over];
turn2_capture1_35, turn2_capture1_1: $ right;
turn2_capture1_38, turn2_capture1_39: board[over] == white;
turn2_capture1_39, turn2_capture1_40: at = along[left][over];
turn2_capture1_40, turn2_capture1_1: $ left;
turn2_capture1_42, turn2_capture1_43: board[over] = empty;
turn2_capture1_43, turn2_capture1_end: lead = captured[black][lead];
turn2_capture1_begin, turn2_capture1_3: over = along[north][at];
turn2_capture1_begin, turn2_capture1_8: over = along[northeast][at];
turn2_capture1_begin, turn2_capture1_13: over = along[east][at];
turn2_capture1_begin, turn2_capture1_18: over = along[south][at];
turn2_capture1_begin, turn2_capture1_23: over = along[southwest][at];
turn2_capture1_begin, turn2_capture1_28: over = along[west][at];
turn2_capture1_begin, turn2_capture1_33: over = along[right][at];
turn2_capture1_begin, turn2_capture1_38: over = along[left][at];
turn2_capture1_end, turn2_18: ! capture_check1_1 -> capture_check1_43;
turn2_capture1_end, turn2_capture1_begin: ? capture_check1_1 -> capture_check1_43;
turn2_end, turn1_begin: turn_arg0_me = white;
turn2_step1_1, turn2_step1_end: board[at] == empty;
turn2_step1_3, turn2_step1_1: $ north;
turn2_step1_6, turn2_step1_1: $ northeast;
turn2_step1_9, turn2_step1_1: $ east;
turn2_step1_12, turn2_step1_1: $ south;
turn2_step1_15, turn2_step1_1: $ southwest;
turn2_step1_18, turn2_step1_1: $ west;
turn2_step1_21, turn2_step1_1: $ right;
turn2_step1_24, turn2_step1_1: $ left;
turn2_step1_begin, turn2_step1_3: at = along[north][at];
turn2_step1_begin, turn2_step1_6: at = along[northeast][at];
turn2_step1_begin, turn2_step1_9: at = along[east][at];
turn2_step1_begin, turn2_step1_12: at = along[south][at];
turn2_step1_begin, turn2_step1_15: at = along[southwest][at];
turn2_step1_begin, turn2_step1_18: at = along[west][at];
turn2_step1_begin, turn2_step1_21: at = along[right][at];
turn2_step1_begin, turn2_step1_24: at = along[left][at];
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
  L__18
  L__19
  L__20
  L__21
  L__22
  L__23
  L__24
  L__25
  L__26
  L__27
  L__28
  L__29
  L__30
  L__31
  L__32
  L__33
  L__34
  L__35
  L__36
  L__37
  L__38
  L__39
  L__40
  L__41
  L__42;
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
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, left] at = Node(at_1), board[at] = empty, at = along[left][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, north] at = Node(at_1), board[at] = empty, at = along[north][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, northeast] at = Node(at_1), board[at] = empty, at = along[northeast][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, right] at = Node(at_1), board[at] = empty, at = along[right][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, south] at = Node(at_1), board[at] = empty, at = along[south][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, southwest] at = Node(at_1), board[at] = empty, at = along[southwest][at], player = keeper;
@simpleApplyExhaustive turn1_26 turn1_33 [at_1: Place, NORMAL, west] at = Node(at_1), board[at] = empty, at = along[west][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, east] at = Node(at_1), board[at] = empty, at = along[east][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, left] at = Node(at_1), board[at] = empty, at = along[left][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, north] at = Node(at_1), board[at] = empty, at = along[north][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, northeast] at = Node(at_1), board[at] = empty, at = along[northeast][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, right] at = Node(at_1), board[at] = empty, at = along[right][at], player = keeper;
@simpleApplyExhaustive turn2_26 turn2_33 [at_1: Place, NORMAL, south] at = Node(at_1), board[at] = empty, at = along[south][at], player = keeper;
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
