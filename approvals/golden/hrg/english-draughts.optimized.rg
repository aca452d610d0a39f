type Bool = {0, 1};
type Cell = {
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  30,
  31,
  32,
  off
};
type Direction = {upLeft, upRight, downLeft, downRight};
type Goals = Player -> Score;
type Owner = {nobody, black, white};
type Piece = {empty, wall, blackMan, blackKing, whiteMan, whiteKing};
type Player = {black, white};
type PlayerOrSystem = {black, white, keeper, random};
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
  Q__80
};
type Score = {50, 0, 100};
type Square = {
  1,
  2,
  3,
  4,
  5,
  6,
  7,
  8,
  9,
  10,
  11,
  12,
  13,
  14,
  15,
  16,
  17,
  18,
  19,
  20,
  21,
  22,
  23,
  24,
  25,
  26,
  27,
  28,
  29,
  30,
  31,
  32
};
type Visibility = Player -> Bool;

const crowned: Piece -> Square -> Piece = {
  :{:empty},
  blackKing: {:blackKing},
  blackMan: {:blackMan, 29: blackKing, 30: blackKing, 31: blackKing, 32: blackKing},
  wall: {:wall},
  whiteKing: {:whiteKing},
  whiteMan: {:whiteMan, 1: whiteKing, 2: whiteKing, 3: whiteKing, 4: whiteKing}
};
const goes: Piece -> Direction -> Bool = {
  :{:1},
  blackMan: {:0, downLeft: 1, downRight: 1},
  whiteMan: {:1, downLeft: 0, downRight: 0}
};
const king: Player -> Piece = {:blackKing, white: whiteKing};
const man: Player -> Piece = {:blackMan, white: whiteMan};
const more: Quiet -> Quiet = {
  :Q__80,
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
  Q__78: Q__79
};
const opponent: Player -> Player = {:white, white: black};
const owner: Piece -> Owner = {
  :nobody,
  blackKing: black,
  blackMan: black,
  whiteKing: white,
  whiteMan: white
};
const step: Direction -> Cell -> Cell = {
  :{
    :off,
    6: 1,
    7: 2,
    8: 3,
    9: 5,
    10: 6,
    11: 7,
    12: 8,
    14: 9,
    15: 10,
    16: 11,
    17: 13,
    18: 14,
    19: 15,
    20: 16,
    22: 17,
    23: 18,
    24: 19,
    25: 21,
    26: 22,
    27: 23,
    28: 24,
    30: 25,
    31: 26,
    32: 27
  },
  downLeft: {
    :off,
    1: 5,
    2: 6,
    3: 7,
    4: 8,
    6: 9,
    7: 10,
    8: 11,
    9: 13,
    10: 14,
    11: 15,
    12: 16,
    14: 17,
    15: 18,
    16: 19,
    17: 21,
    18: 22,
    19: 23,
    20: 24,
    22: 25,
    23: 26,
    24: 27,
    25: 29,
    26: 30,
    27: 31,
    28: 32
  },
  downRight: {
    :off,
    1: 6,
    2: 7,
    3: 8,
    5: 9,
    6: 10,
    7: 11,
    8: 12,
    9: 14,
    10: 15,
    11: 16,
    13: 17,
    14: 18,
    15: 19,
    16: 20,
    17: 22,
    18: 23,
    19: 24,
    21: 25,
    22: 26,
    23: 27,
    24: 28,
    25: 30,
    26: 31,
    27: 32
  },
  upRight: {
    :off,
    5: 1,
    6: 2,
    7: 3,
    8: 4,
    9: 6,
    10: 7,
    11: 8,
    13: 9,
    14: 10,
    15: 11,
    16: 12,
    17: 14,
    18: 15,
    19: 16,
    21: 17,
    22: 18,
    23: 19,
    24: 20,
    25: 22,
    26: 23,
    27: 24,
    29: 25,
    30: 26,
    31: 27,
    32: 28
  }
};

var at: Cell = 1;
var board: Cell -> Piece = {
  :blackMan,
  13: empty,
  14: empty,
  15: empty,
  16: empty,
  17: empty,
  18: empty,
  19: empty,
  20: empty,
  21: whiteMan,
  22: whiteMan,
  23: whiteMan,
  24: whiteMan,
  25: whiteMan,
  26: whiteMan,
  27: whiteMan,
  28: whiteMan,
  29: whiteMan,
  30: whiteMan,
  31: whiteMan,
  32: whiteMan,
  off: wall
};
var goals: Goals = {:50};
var jumpOn_arg0_me: Player = black;
var jumpOn_arg1_piece: Piece = empty;
var jump_arg1_piece: Piece = empty;
var player: PlayerOrSystem = keeper;
var quiet: Quiet = Q__0;
var turn_arg0_me: Player = black;
var visible: Visibility = {:1};
var walkOn_arg0_piece: Piece = empty;
var walk_arg0_piece: Piece = empty;

begin, turn1_2: ? jumpSomewhere_check1_1 -> jumpSomewhere_check1_3;
begin, turn1_3: ! jumpSomewhere_check1_1 -> jumpSomewhere_check1_3;
jumpSomewhere_check1_1, jumpSomewhere_check1_2: at = Square(*);
jumpSomewhere_check1_2, jumpSomewhere_check1_jump1_begin: board[at] == man[turn_arg0_me];
jumpSomewhere_check1_2, jumpSomewhere_check1_jump2_begin: board[at] == king[turn_arg0_me];
jumpSomewhere_check1_jump1_2, jumpSomewhere_check1_3: board[at] == empty;
jumpSomewhere_check1_jump1_5, jumpSomewhere_check1_jump1_6: owner[board[step[upLeft][at]]] == opponent[turn_arg0_me];
jumpSomewhere_check1_jump1_6, jumpSomewhere_check1_jump1_7: board[step[upLeft][at]] = empty;
jumpSomewhere_check1_jump1_7, jumpSomewhere_check1_jump1_2: at = step[upLeft][step[upLeft][at]];
jumpSomewhere_check1_jump1_11, jumpSomewhere_check1_jump1_12: owner[board[step[upRight][at]]] == opponent[turn_arg0_me];
jumpSomewhere_check1_jump1_12, jumpSomewhere_check1_jump1_13: board[step[upRight][at]] = empty;
jumpSomewhere_check1_jump1_13, jumpSomewhere_check1_jump1_2: at = step[upRight][step[upRight][at]];
jumpSomewhere_check1_jump1_17, jumpSomewhere_check1_jump1_18: owner[board[step[downLeft][at]]] == opponent[turn_arg0_me];
jumpSomewhere_check1_jump1_18, jumpSomewhere_check1_jump1_19: board[step[downLeft][at]] = empty;
jumpSomewhere_check1_jump1_19, jumpSomewhere_check1_jump1_2: at = step[downLeft][step[downLeft][at]];
jumpSomewhere_check1_jump1_23, jumpSomewhere_check1_jump1_24: owner[board[step[downRight][at]]] == opponent[turn_arg0_me];
jumpSomewhere_check1_jump1_24, jumpSomewhere_check1_jump1_25: board[step[downRight][at]] = empty;
jumpSomewhere_check1_jump1_25, jumpSomewhere_check1_jump1_2: at = step[downRight][step[downRight][at]];
jumpSomewhere_check1_jump1_begin, jumpSomewhere_check1_jump1_5: goes[man[turn_arg0_me]][upLeft] == 1;
jumpSomewhere_check1_jump1_begin, jumpSomewhere_check1_jump1_11: goes[man[turn_arg0_me]][upRight] == 1;
jumpSomewhere_check1_jump1_begin, jumpSomewhere_check1_jump1_17: goes[man[turn_arg0_me]][downLeft] == 1;
jumpSomewhere_check1_jump1_begin, jumpSomewhere_check1_jump1_23: goes[man[turn_arg0_me]][downRight] == 1;
jumpSomewhere_check1_jump2_begin, jumpSomewhere_check1_jump1_5: goes[king[turn_arg0_me]][upLeft] == 1;
jumpSomewhere_check1_jump2_begin, jumpSomewhere_check1_jump1_11: goes[king[turn_arg0_me]][upRight] == 1;
jumpSomewhere_check1_jump2_begin, jumpSomewhere_check1_jump1_17: goes[king[turn_arg0_me]][downLeft] == 1;
jumpSomewhere_check1_jump2_begin, jumpSomewhere_check1_jump1_23: goes[king[turn_arg0_me]][downRight] == 1;
jump_check1_1, jump_check1_6: goes[jumpOn_arg1_piece][upLeft] == 1;
jump_check1_1, jump_check1_12: goes[jumpOn_arg1_piece][upRight] == 1;
jump_check1_1, jump_check1_18: goes[jumpOn_arg1_piece][downLeft] == 1;
jump_check1_1, jump_check1_24: goes[jumpOn_arg1_piece][downRight] == 1;
jump_check1_3, jump_check1_28: board[at] == empty;
jump_check1_6, jump_check1_7: owner[board[step[upLeft][at]]] == opponent[jumpOn_arg0_me];
jump_check1_7, jump_check1_8: board[step[upLeft][at]] = empty;
jump_check1_8, jump_check1_3: at = step[upLeft][step[upLeft][at]];
jump_check1_12, jump_check1_13: owner[board[step[upRight][at]]] == opponent[jumpOn_arg0_me];
jump_check1_13, jump_check1_14: board[step[upRight][at]] = empty;
jump_check1_14, jump_check1_3: at = step[upRight][step[upRight][at]];
jump_check1_18, jump_check1_19: owner[board[step[downLeft][at]]] == opponent[jumpOn_arg0_me];
jump_check1_19, jump_check1_20: board[step[downLeft][at]] = empty;
jump_check1_20, jump_check1_3: at = step[downLeft][step[downLeft][at]];
jump_check1_24, jump_check1_25: owner[board[step[downRight][at]]] == opponent[jumpOn_arg0_me];
jump_check1_25, jump_check1_26: board[step[downRight][at]] = empty;
jump_check1_26, jump_check1_3: at = step[downRight][step[downRight][at]];
turn1_1, turn1_25: quiet == Q__80;
turn1_1, turn1_end: quiet != Q__80;
turn1_2, turn1_4: player = black;
turn1_3, turn1_12: ? walkSomewhere_check1_1 -> walkSomewhere_check1_3;
turn1_3, turn1_13: ! walkSomewhere_check1_1 -> walkSomewhere_check1_3;
turn1_4, turn1_5: at = Square(*);
turn1_5, turn1_jumpOn1_1: jumpOn_arg0_me = black;
turn1_6, turn1_1: player = keeper;
turn1_12, turn1_14: player = black;
turn1_13, turn1_24: goals[black] = 0;
turn1_14, turn1_15: at = Square(*);
turn1_15, turn1_walkOn1_begin: walkOn_arg0_piece = blackMan;
turn1_15, turn1_walkOn2_begin: walkOn_arg0_piece = blackKing;
turn1_24, turn1_25: goals[white] = 100;
turn1_25, end: player = keeper;
turn1_end, turn2_begin: turn_arg0_me = white;
turn1_jumpOn1_1, turn1_jumpOn1_begin: jumpOn_arg1_piece = blackMan;
turn1_jumpOn1_1, turn1_jumpOn2_begin: jumpOn_arg1_piece = blackKing;
turn1_jumpOn1_2, turn1_jumpOn1_3: board[at] = empty;
turn1_jumpOn1_3, turn1_jumpOn1_jump1_1: $$ at;
turn1_jumpOn1_8, turn1_jumpOn1_10: ! jump_check1_1 -> jump_check1_28;
turn1_jumpOn1_8, turn1_jumpOn1_jump1_1: ? jump_check1_1 -> jump_check1_28;
turn1_jumpOn1_10, turn1_jumpOn1_13: board[at] = crowned[blackMan][at];
turn1_jumpOn1_13, turn1_6: quiet = Q__0;
turn1_jumpOn1_begin, turn1_jumpOn1_2: board[at] == blackMan;
turn1_jumpOn1_jump1_1, turn1_jumpOn1_jump1_begin: jump_arg1_piece = blackMan;
turn1_jumpOn1_jump1_2, turn1_jumpOn1_jump1_end: board[at] == empty;
turn1_jumpOn1_jump1_5, turn1_jumpOn1_jump1_6: owner[board[step[upLeft][at]]] == white;
turn1_jumpOn1_jump1_6, turn1_jumpOn1_jump1_7: board[step[upLeft][at]] = empty;
turn1_jumpOn1_jump1_7, turn1_jumpOn1_jump1_2: at = step[upLeft][step[upLeft][at]];
turn1_jumpOn1_jump1_11, turn1_jumpOn1_jump1_12: owner[board[step[upRight][at]]] == white;
turn1_jumpOn1_jump1_12, turn1_jumpOn1_jump1_13: board[step[upRight][at]] = empty;
turn1_jumpOn1_jump1_13, turn1_jumpOn1_jump1_2: at = step[upRight][step[upRight][at]];
turn1_jumpOn1_jump1_18, turn1_jumpOn1_jump1_19: board[step[downLeft][at]] = empty;
turn1_jumpOn1_jump1_19, turn1_jumpOn1_jump1_2: at = step[downLeft][step[downLeft][at]];
turn1_jumpOn1_jump1_24, turn1_jumpOn1_jump1_25: board[step[downRight][at]] = empty;
turn1_jumpOn1_jump1_25, turn1_jumpOn1_jump1_2: at = step[downRight][step[downRight][at]];
turn1_jumpOn1_jump1_begin, turn1_jumpOn1_jump1_5: goes[jump_arg1_piece][upLeft] == 1;
turn1_jumpOn1_jump1_begin, turn1_jumpOn1_jump1_11: goes[jump_arg1_piece][upRight] == 1;
turn1_jumpOn1_jump1_begin, turn1_jumpOn1_jump1_18: owner[board[step[downLeft][at]]] == white;
turn1_jumpOn1_jump1_begin, turn1_jumpOn1_jump1_24: owner[board[step[downRight][at]]] == white;
turn1_jumpOn1_jump1_end, turn1_jumpOn1_8: $$ at;
turn1_jumpOn2_2, turn1_jumpOn2_3: board[at] = empty;
turn1_jumpOn2_3, turn1_jumpOn2_jump1_1: $$ at;
turn1_jumpOn2_8, turn1_jumpOn2_10: ! jump_check1_1 -> jump_check1_28;
turn1_jumpOn2_8, turn1_jumpOn2_jump1_1: ? jump_check1_1 -> jump_check1_28;
turn1_jumpOn2_10, turn1_jumpOn1_13: board[at] = crowned[blackKing][at];
turn1_jumpOn2_begin, turn1_jumpOn2_2: board[at] == blackKing;
turn1_jumpOn2_jump1_1, turn1_jumpOn2_jump1_begin: jump_arg1_piece = blackKing;
turn1_jumpOn2_jump1_2, turn1_jumpOn2_jump1_end: board[at] == empty;
turn1_jumpOn2_jump1_6, turn1_jumpOn2_jump1_7: board[step[upLeft][at]] = empty;
turn1_jumpOn2_jump1_7, turn1_jumpOn2_jump1_2: at = step[upLeft][step[upLeft][at]];
turn1_jumpOn2_jump1_12, turn1_jumpOn2_jump1_13: board[step[upRight][at]] = empty;
turn1_jumpOn2_jump1_13, turn1_jumpOn2_jump1_2: at = step[upRight][step[upRight][at]];
turn1_jumpOn2_jump1_18, turn1_jumpOn2_jump1_19: board[step[downLeft][at]] = empty;
turn1_jumpOn2_jump1_19, turn1_jumpOn2_jump1_2: at = step[downLeft][step[downLeft][at]];
turn1_jumpOn2_jump1_24, turn1_jumpOn2_jump1_25: board[step[downRight][at]] = empty;
turn1_jumpOn2_jump1_25, turn1_jumpOn2_jump1_2: at = step[downRight][step[downRight][at]];
turn1_jumpOn2_jump1_begin, turn1_jumpOn2_jump1_6: owner[board[step[upLeft][at]]] == white;
turn1_jumpOn2_jump1_begin, turn1_jumpOn2_jump1_12: owner[board[step[upRight][at]]] == white;
turn1_jumpOn2_jump1_begin, turn1_jumpOn2_jump1_18: owner[board[step[downLeft][at]]] == white;
turn1_jumpOn2_jump1_begin, turn1_jumpOn2_jump1_24: owner[board[step[downRight][at]]] == white;
turn1_jumpOn2_jump1_end, turn1_jumpOn2_8: $$ at;
turn1_walkOn1_1, turn1_walkOn1_2: board[at] = empty;
turn1_walkOn1_2, turn1_walkOn1_3: $$ at;
turn1_walkOn1_3, turn1_walkOn1_walk1_begin: walk_arg0_piece = blackMan;
turn1_walkOn1_begin, turn1_walkOn1_1: board[at] == blackMan;
turn1_walkOn1_walk1_1, turn1_walkOn1_walk1_end: board[at] == empty;
turn1_walkOn1_walk1_3, turn1_walkOn1_walk1_1: at = step[upLeft][at];
turn1_walkOn1_walk1_6, turn1_walkOn1_walk1_1: at = step[upRight][at];
turn1_walkOn1_walk1_begin, turn1_walkOn1_walk1_1: at = step[downLeft][at];
turn1_walkOn1_walk1_begin, turn1_walkOn1_walk1_1: at = step[downRight][at];
turn1_walkOn1_walk1_begin, turn1_walkOn1_walk1_3: goes[walk_arg0_piece][upLeft] == 1;
turn1_walkOn1_walk1_begin, turn1_walkOn1_walk1_6: goes[walk_arg0_piece][upRight] == 1;
turn1_walkOn1_walk1_end, turn1_jumpOn1_10: $$ at;
turn1_walkOn2_1, turn1_walkOn2_2: board[at] = empty;
turn1_walkOn2_2, turn1_walkOn2_3: $$ at;
turn1_walkOn2_3, turn1_walkOn2_walk1_begin: walk_arg0_piece = blackKing;
turn1_walkOn2_5, turn1_walkOn2_end: board[at] = crowned[blackKing][at];
turn1_walkOn2_begin, turn1_walkOn2_1: board[at] == blackKing;
turn1_walkOn2_end, turn1_6: quiet = more[quiet];
turn1_walkOn2_walk1_1, turn1_walkOn2_walk1_end: board[at] == empty;
turn1_walkOn2_walk1_begin, turn1_walkOn2_walk1_1: at = step[downLeft][at];
turn1_walkOn2_walk1_begin, turn1_walkOn2_walk1_1: at = step[downRight][at];
turn1_walkOn2_walk1_begin, turn1_walkOn2_walk1_1: at = step[upLeft][at];
turn1_walkOn2_walk1_begin, turn1_walkOn2_walk1_1: at = step[upRight][at];
turn1_walkOn2_walk1_end, turn1_walkOn2_5: $$ at;
turn2_1, turn1_25: quiet == Q__80;
turn2_1, turn2_end: quiet != Q__80;
turn2_2, turn2_4: player = white;
turn2_3, turn2_12: ? walkSomewhere_check1_1 -> walkSomewhere_check1_3;
turn2_3, turn2_13: ! walkSomewhere_check1_1 -> walkSomewhere_check1_3;
turn2_4, turn2_5: at = Square(*);
turn2_5, turn2_jumpOn1_1: jumpOn_arg0_me = white;
turn2_6, turn2_1: player = keeper;
turn2_12, turn2_14: player = white;
turn2_13, turn2_24: goals[white] = 0;
turn2_14, turn2_15: at = Square(*);
turn2_15, turn2_walkOn1_begin: walkOn_arg0_piece = whiteMan;
turn2_15, turn2_walkOn2_begin: walkOn_arg0_piece = whiteKing;
turn2_24, turn1_25: goals[black] = 100;
turn2_begin, turn2_2: ? jumpSomewhere_check1_1 -> jumpSomewhere_check1_3;
turn2_begin, turn2_3: ! jumpSomewhere_check1_1 -> jumpSomewhere_check1_3;
turn2_end, begin: turn_arg0_me = black;
turn2_jumpOn1_1, turn2_jumpOn1_begin: jumpOn_arg1_piece = whiteMan;
turn2_jumpOn1_1, turn2_jumpOn2_begin: jumpOn_arg1_piece = whiteKing;
turn2_jumpOn1_2, turn2_jumpOn1_3: board[at] = empty;
turn2_jumpOn1_3, turn2_jumpOn1_jump1_1: $$ at;
turn2_jumpOn1_8, turn2_jumpOn1_10: ! jump_check1_1 -> jump_check1_28;
turn2_jumpOn1_8, turn2_jumpOn1_jump1_1: ? jump_check1_1 -> jump_check1_28;
turn2_jumpOn1_10, turn2_jumpOn1_13: board[at] = crowned[whiteMan][at];
turn2_jumpOn1_13, turn2_6: quiet = Q__0;
turn2_jumpOn1_begin, turn2_jumpOn1_2: board[at] == whiteMan;
turn2_jumpOn1_jump1_1, turn2_jumpOn1_jump1_begin: jump_arg1_piece = whiteMan;
turn2_jumpOn1_jump1_2, turn2_jumpOn1_jump1_end: board[at] == empty;
turn2_jumpOn1_jump1_6, turn2_jumpOn1_jump1_7: board[step[upLeft][at]] = empty;
turn2_jumpOn1_jump1_7, turn2_jumpOn1_jump1_2: at = step[upLeft][step[upLeft][at]];
turn2_jumpOn1_jump1_12, turn2_jumpOn1_jump1_13: board[step[upRight][at]] = empty;
turn2_jumpOn1_jump1_13, turn2_jumpOn1_jump1_2: at = step[upRight][step[upRight][at]];
turn2_jumpOn1_jump1_17, turn2_jumpOn1_jump1_18: owner[board[step[downLeft][at]]] == black;
turn2_jumpOn1_jump1_18, turn2_jumpOn1_jump1_19: board[step[downLeft][at]] = empty;
turn2_jumpOn1_jump1_19, turn2_jumpOn1_jump1_2: at = step[downLeft][step[downLeft][at]];
turn2_jumpOn1_jump1_23, turn2_jumpOn1_jump1_24: owner[board[step[downRight][at]]] == black;
turn2_jumpOn1_jump1_24, turn2_jumpOn1_jump1_25: board[step[downRight][at]] = empty;
turn2_jumpOn1_jump1_25, turn2_jumpOn1_jump1_2: at = step[downRight][step[downRight][at]];
turn2_jumpOn1_jump1_begin, turn2_jumpOn1_jump1_6: owner[board[step[upLeft][at]]] == black;
turn2_jumpOn1_jump1_begin, turn2_jumpOn1_jump1_12: owner[board[step[upRight][at]]] == black;
turn2_jumpOn1_jump1_begin, turn2_jumpOn1_jump1_17: goes[jump_arg1_piece][downLeft] == 1;
turn2_jumpOn1_jump1_begin, turn2_jumpOn1_jump1_23: goes[jump_arg1_piece][downRight] == 1;
turn2_jumpOn1_jump1_end, turn2_jumpOn1_8: $$ at;
turn2_jumpOn2_2, turn2_jumpOn2_3: board[at] = empty;
turn2_jumpOn2_3, turn2_jumpOn2_jump1_1: $$ at;
turn2_jumpOn2_8, turn2_jumpOn2_10: ! jump_check1_1 -> jump_check1_28;
turn2_jumpOn2_8, turn2_jumpOn2_jump1_1: ? jump_check1_1 -> jump_check1_28;
turn2_jumpOn2_10, turn2_jumpOn1_13: board[at] = crowned[whiteKing][at];
turn2_jumpOn2_begin, turn2_jumpOn2_2: board[at] == whiteKing;
turn2_jumpOn2_jump1_1, turn2_jumpOn2_jump1_begin: jump_arg1_piece = whiteKing;
turn2_jumpOn2_jump1_2, turn2_jumpOn2_jump1_end: board[at] == empty;
turn2_jumpOn2_jump1_6, turn2_jumpOn2_jump1_7: board[step[upLeft][at]] = empty;
turn2_jumpOn2_jump1_7, turn2_jumpOn2_jump1_2: at = step[upLeft][step[upLeft][at]];
turn2_jumpOn2_jump1_12, turn2_jumpOn2_jump1_13: board[step[upRight][at]] = empty;
turn2_jumpOn2_jump1_13, turn2_jumpOn2_jump1_2: at = step[upRight][step[upRight][at]];
turn2_jumpOn2_jump1_18, turn2_jumpOn2_jump1_19: board[step[downLeft][at]] = empty;
turn2_jumpOn2_jump1_19, turn2_jumpOn2_jump1_2: at = step[downLeft][step[downLeft][at]];
turn2_jumpOn2_jump1_24, turn2_jumpOn2_jump1_25: board[step[downRight][at]] = empty;
turn2_jumpOn2_jump1_25, turn2_jumpOn2_jump1_2: at = step[downRight][step[downRight][at]];
turn2_jumpOn2_jump1_begin, turn2_jumpOn2_jump1_6: owner[board[step[upLeft][at]]] == black;
turn2_jumpOn2_jump1_begin, turn2_jumpOn2_jump1_12: owner[board[step[upRight][at]]] == black;
turn2_jumpOn2_jump1_begin, turn2_jumpOn2_jump1_18: owner[board[step[downLeft][at]]] == black;
turn2_jumpOn2_jump1_begin, turn2_jumpOn2_jump1_24: owner[board[step[downRight][at]]] == black;
turn2_jumpOn2_jump1_end, turn2_jumpOn2_8: $$ at;
turn2_walkOn1_1, turn2_walkOn1_2: board[at] = empty;
turn2_walkOn1_2, turn2_walkOn1_3: $$ at;
turn2_walkOn1_3, turn2_walkOn1_walk1_begin: walk_arg0_piece = whiteMan;
turn2_walkOn1_begin, turn2_walkOn1_1: board[at] == whiteMan;
turn2_walkOn1_walk1_1, turn2_walkOn1_walk1_end: board[at] == empty;
turn2_walkOn1_walk1_9, turn2_walkOn1_walk1_1: at = step[downLeft][at];
turn2_walkOn1_walk1_12, turn2_walkOn1_walk1_1: at = step[downRight][at];
turn2_walkOn1_walk1_begin, turn2_walkOn1_walk1_1: at = step[upLeft][at];
turn2_walkOn1_walk1_begin, turn2_walkOn1_walk1_1: at = step[upRight][at];
turn2_walkOn1_walk1_begin, turn2_walkOn1_walk1_9: goes[walk_arg0_piece][downLeft] == 1;
turn2_walkOn1_walk1_begin, turn2_walkOn1_walk1_12: goes[walk_arg0_piece][downRight] == 1;
turn2_walkOn1_walk1_end, turn2_jumpOn1_10: $$ at;
turn2_walkOn2_1, turn2_walkOn2_2: board[at] = empty;
turn2_walkOn2_2, turn2_walkOn2_3: $$ at;
turn2_walkOn2_3, turn2_walkOn2_walk1_begin: walk_arg0_piece = whiteKing;
turn2_walkOn2_5, turn2_walkOn2_end: board[at] = crowned[whiteKing][at];
turn2_walkOn2_begin, turn2_walkOn2_1: board[at] == whiteKing;
turn2_walkOn2_end, turn2_6: quiet = more[quiet];
turn2_walkOn2_walk1_1, turn2_walkOn2_walk1_end: board[at] == empty;
turn2_walkOn2_walk1_begin, turn2_walkOn2_walk1_1: at = step[downLeft][at];
turn2_walkOn2_walk1_begin, turn2_walkOn2_walk1_1: at = step[downRight][at];
turn2_walkOn2_walk1_begin, turn2_walkOn2_walk1_1: at = step[upLeft][at];
turn2_walkOn2_walk1_begin, turn2_walkOn2_walk1_1: at = step[upRight][at];
turn2_walkOn2_walk1_end, turn2_walkOn2_5: $$ at;
walkSomewhere_check1_1, walkSomewhere_check1_2: at = Square(*);
walkSomewhere_check1_2, walkSomewhere_check1_walk1_begin: board[at] == man[turn_arg0_me];
walkSomewhere_check1_2, walkSomewhere_check1_walk2_begin: board[at] == king[turn_arg0_me];
walkSomewhere_check1_walk1_1, walkSomewhere_check1_3: board[at] == empty;
walkSomewhere_check1_walk1_3, walkSomewhere_check1_walk1_1: at = step[upLeft][at];
walkSomewhere_check1_walk1_6, walkSomewhere_check1_walk1_1: at = step[upRight][at];
walkSomewhere_check1_walk1_9, walkSomewhere_check1_walk1_1: at = step[downLeft][at];
walkSomewhere_check1_walk1_12, walkSomewhere_check1_walk1_1: at = step[downRight][at];
walkSomewhere_check1_walk1_begin, walkSomewhere_check1_walk1_3: goes[man[turn_arg0_me]][upLeft] == 1;
walkSomewhere_check1_walk1_begin, walkSomewhere_check1_walk1_6: goes[man[turn_arg0_me]][upRight] == 1;
walkSomewhere_check1_walk1_begin, walkSomewhere_check1_walk1_9: goes[man[turn_arg0_me]][downLeft] == 1;
walkSomewhere_check1_walk1_begin, walkSomewhere_check1_walk1_12: goes[man[turn_arg0_me]][downRight] == 1;
walkSomewhere_check1_walk2_begin, walkSomewhere_check1_walk1_3: goes[king[turn_arg0_me]][upLeft] == 1;
walkSomewhere_check1_walk2_begin, walkSomewhere_check1_walk1_6: goes[king[turn_arg0_me]][upRight] == 1;
walkSomewhere_check1_walk2_begin, walkSomewhere_check1_walk1_9: goes[king[turn_arg0_me]][downLeft] == 1;
walkSomewhere_check1_walk2_begin, walkSomewhere_check1_walk1_12: goes[king[turn_arg0_me]][downRight] == 1;

@disjointExhaustive begin : turn1_2 turn1_3;
@disjointExhaustive turn1_1 : turn1_end turn1_25;
@disjointExhaustive turn1_3 : turn1_12 turn1_13;
@disjointExhaustive turn1_jumpOn1_8 : turn1_jumpOn1_10 turn1_jumpOn1_jump1_1;
@disjointExhaustive turn1_jumpOn2_8 : turn1_jumpOn2_10 turn1_jumpOn2_jump1_1;
@disjointExhaustive turn2_1 : turn2_end turn1_25;
@disjointExhaustive turn2_3 : turn2_12 turn2_13;
@disjointExhaustive turn2_begin : turn2_2 turn2_3;
@disjointExhaustive turn2_jumpOn1_8 : turn2_jumpOn1_10 turn2_jumpOn1_jump1_1;
@disjointExhaustive turn2_jumpOn2_8 : turn2_jumpOn2_10 turn2_jumpOn2_jump1_1;
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
  Q__80;
@integer 1 : 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32;
@repeat begin turn1_2 turn1_3 turn1_12 turn1_13 : turn_arg0_me;
@repeat jumpSomewhere_check1_jump1_2 jumpSomewhere_check1_jump1_7 jumpSomewhere_check1_jump1_13 jumpSomewhere_check1_jump1_19 jumpSomewhere_check1_jump1_25 jump_check1_3 :
  at
  board;
@repeat jumpSomewhere_check1_jump1_5 jumpSomewhere_check1_jump1_6 jumpSomewhere_check1_jump1_11 jumpSomewhere_check1_jump1_12 jumpSomewhere_check1_jump1_17 jumpSomewhere_check1_jump1_18 jumpSomewhere_check1_jump1_23 jumpSomewhere_check1_jump1_24 walkSomewhere_check1_walk1_1 walkSomewhere_check1_walk1_3 walkSomewhere_check1_walk1_6 walkSomewhere_check1_walk1_9 walkSomewhere_check1_walk1_12 :
  at;
@repeat turn1_6 turn2_6 :
  at
  board
  jumpOn_arg0_me
  jumpOn_arg1_piece
  jump_arg1_piece
  quiet
  walkOn_arg0_piece
  walk_arg0_piece;
@repeat turn1_24 turn1_25 : goals turn_arg0_me;
@repeat turn1_jumpOn1_13 turn1_jumpOn1_10 turn2_jumpOn1_13 turn2_jumpOn1_10 :
  at
  board
  jumpOn_arg0_me
  jumpOn_arg1_piece
  jump_arg1_piece
  walkOn_arg0_piece
  walk_arg0_piece;
@repeat turn1_jumpOn1_jump1_1 turn1_jumpOn1_8 turn1_jumpOn1_jump1_begin turn1_jumpOn1_jump1_2 turn1_jumpOn1_jump1_5 turn1_jumpOn1_jump1_6 turn1_jumpOn1_jump1_7 turn1_jumpOn1_jump1_11 turn1_jumpOn1_jump1_12 turn1_jumpOn1_jump1_13 turn1_jumpOn1_jump1_18 turn1_jumpOn1_jump1_19 turn1_jumpOn1_jump1_24 turn1_jumpOn1_jump1_25 turn1_jumpOn1_jump1_end turn1_jumpOn2_jump1_1 turn1_jumpOn2_8 turn1_jumpOn2_10 turn1_jumpOn2_jump1_begin turn1_jumpOn2_jump1_2 turn1_jumpOn2_jump1_6 turn1_jumpOn2_jump1_7 turn1_jumpOn2_jump1_12 turn1_jumpOn2_jump1_13 turn1_jumpOn2_jump1_18 turn1_jumpOn2_jump1_19 turn1_jumpOn2_jump1_24 turn1_jumpOn2_jump1_25 turn1_jumpOn2_jump1_end turn2_jumpOn1_jump1_1 turn2_jumpOn1_8 turn2_jumpOn1_jump1_begin turn2_jumpOn1_jump1_2 turn2_jumpOn1_jump1_6 turn2_jumpOn1_jump1_7 turn2_jumpOn1_jump1_12 turn2_jumpOn1_jump1_13 turn2_jumpOn1_jump1_17 turn2_jumpOn1_jump1_18 turn2_jumpOn1_jump1_19 turn2_jumpOn1_jump1_23 turn2_jumpOn1_jump1_24 turn2_jumpOn1_jump1_25 turn2_jumpOn1_jump1_end turn2_jumpOn2_jump1_1 turn2_jumpOn2_8 turn2_jumpOn2_10 turn2_jumpOn2_jump1_begin turn2_jumpOn2_jump1_2 turn2_jumpOn2_jump1_6 turn2_jumpOn2_jump1_7 turn2_jumpOn2_jump1_12 turn2_jumpOn2_jump1_13 turn2_jumpOn2_jump1_18 turn2_jumpOn2_jump1_19 turn2_jumpOn2_jump1_24 turn2_jumpOn2_jump1_25 turn2_jumpOn2_jump1_end :
  at
  board
  jumpOn_arg0_me
  jumpOn_arg1_piece
  jump_arg1_piece;
@repeat turn1_walkOn1_walk1_1 turn1_walkOn1_walk1_end turn1_walkOn2_5 turn1_walkOn2_end turn1_walkOn2_walk1_1 turn1_walkOn2_walk1_end turn2_walkOn1_walk1_1 turn2_walkOn1_walk1_end turn2_walkOn2_5 turn2_walkOn2_end turn2_walkOn2_walk1_1 turn2_walkOn2_walk1_end :
  at
  board
  walkOn_arg0_piece
  walk_arg0_piece;
@tagIndex turn1_jumpOn1_3 turn1_jumpOn2_3 turn1_walkOn1_2 turn1_walkOn2_2 turn2_jumpOn1_3 turn2_jumpOn2_3 turn2_walkOn1_2 turn2_walkOn2_2 :
  0;
@tagIndex turn1_walkOn1_walk1_end turn1_walkOn2_walk1_end turn2_walkOn1_walk1_end turn2_walkOn2_walk1_end :
  1;
@tagMaxIndex turn1_jumpOn1_3 turn1_jumpOn2_3 turn1_walkOn1_2 turn1_walkOn2_2 turn2_jumpOn1_3 turn2_jumpOn2_3 turn2_walkOn1_2 turn2_walkOn2_2 :
  0;
@tagMaxIndex turn1_walkOn1_walk1_end turn1_walkOn2_walk1_end turn2_walkOn1_walk1_end turn2_walkOn2_walk1_end :
  1;
@unique jumpSomewhere_check1_1 jumpSomewhere_check1_2 jumpSomewhere_check1_jump1_begin jumpSomewhere_check1_jump2_begin jump_check1_1 jump_check1_6 jump_check1_7 jump_check1_8 jump_check1_12 jump_check1_13 jump_check1_14 jump_check1_18 jump_check1_19 jump_check1_20 jump_check1_24 jump_check1_25 jump_check1_26 turn2_begin turn1_1 turn1_4 turn1_5 turn1_jumpOn1_1 turn1_14 turn1_15 turn1_walkOn1_begin turn1_walkOn2_begin turn1_end turn1_jumpOn1_begin turn1_jumpOn1_2 turn1_jumpOn1_3 turn1_jumpOn2_begin turn1_jumpOn2_2 turn1_jumpOn2_3 turn1_walkOn1_1 turn1_walkOn1_2 turn1_walkOn1_3 turn1_walkOn1_walk1_begin turn1_walkOn1_walk1_3 turn1_walkOn1_walk1_6 turn1_walkOn2_1 turn1_walkOn2_2 turn1_walkOn2_3 turn1_walkOn2_walk1_begin turn2_1 turn2_2 turn2_4 turn2_3 turn2_12 turn2_13 turn2_5 turn2_jumpOn1_1 turn2_14 turn2_24 turn2_15 turn2_walkOn1_begin turn2_walkOn2_begin turn2_end turn2_jumpOn1_begin turn2_jumpOn1_2 turn2_jumpOn1_3 turn2_jumpOn2_begin turn2_jumpOn2_2 turn2_jumpOn2_3 turn2_walkOn1_1 turn2_walkOn1_2 turn2_walkOn1_3 turn2_walkOn1_walk1_begin turn2_walkOn1_walk1_9 turn2_walkOn1_walk1_12 turn2_walkOn2_1 turn2_walkOn2_2 turn2_walkOn2_3 turn2_walkOn2_walk1_begin walkSomewhere_check1_1 walkSomewhere_check1_2 walkSomewhere_check1_walk1_begin walkSomewhere_check1_walk2_begin;
