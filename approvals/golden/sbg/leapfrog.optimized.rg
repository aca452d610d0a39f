type Bool = {0, 1};
type Cell = {
  x0y0,
  x1y0,
  x2y0,
  x3y0,
  x4y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x4y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x4y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x4y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4,
  x4y4,
  x0y5,
  x1y5,
  x2y5,
  x3y5,
  x4y5,
  off
};
type Content = {empty, F, f, off};
type Goals = Player -> Score;
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {50, 0, 100};
type Square = {
  x0y0,
  x1y0,
  x2y0,
  x3y0,
  x4y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x4y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x4y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x4y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4,
  x4y4,
  x0y5,
  x1y5,
  x2y5,
  x3y5,
  x4y5
};
type Turn = {
  0,
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
  33,
  34,
  35,
  36,
  37,
  38,
  39,
  40,
  41,
  42,
  43,
  44,
  45,
  46,
  47,
  48,
  49,
  50,
  51,
  52,
  53,
  54,
  55,
  56,
  57,
  58,
  59,
  60
};
type Visibility = Player -> Bool;

const down1: Square -> Cell = {
  :off,
  x0y1: x0y0,
  x0y2: x0y1,
  x0y3: x0y2,
  x0y4: x0y3,
  x0y5: x0y4,
  x1y1: x1y0,
  x1y2: x1y1,
  x1y3: x1y2,
  x1y4: x1y3,
  x1y5: x1y4,
  x2y1: x2y0,
  x2y2: x2y1,
  x2y3: x2y2,
  x2y4: x2y3,
  x2y5: x2y4,
  x3y1: x3y0,
  x3y2: x3y1,
  x3y3: x3y2,
  x3y4: x3y3,
  x3y5: x3y4,
  x4y1: x4y0,
  x4y2: x4y1,
  x4y3: x4y2,
  x4y4: x4y3,
  x4y5: x4y4
};
const isWhiteBlack: Content -> Bool = {:0, F: 1, f: 1};
const left1: Square -> Cell = {
  :off,
  x1y0: x0y0,
  x1y1: x0y1,
  x1y2: x0y2,
  x1y3: x0y3,
  x1y4: x0y4,
  x1y5: x0y5,
  x2y0: x1y0,
  x2y1: x1y1,
  x2y2: x1y2,
  x2y3: x1y3,
  x2y4: x1y4,
  x2y5: x1y5,
  x3y0: x2y0,
  x3y1: x2y1,
  x3y2: x2y2,
  x3y3: x2y3,
  x3y4: x2y4,
  x3y5: x2y5,
  x4y0: x3y0,
  x4y1: x3y1,
  x4y2: x3y2,
  x4y3: x3y3,
  x4y4: x3y4,
  x4y5: x3y5
};
const next: Turn -> Turn = {
  :60,
  0: 1,
  1: 2,
  2: 3,
  3: 4,
  4: 5,
  5: 6,
  6: 7,
  7: 8,
  8: 9,
  9: 10,
  10: 11,
  11: 12,
  12: 13,
  13: 14,
  14: 15,
  15: 16,
  16: 17,
  17: 18,
  18: 19,
  19: 20,
  20: 21,
  21: 22,
  22: 23,
  23: 24,
  24: 25,
  25: 26,
  26: 27,
  27: 28,
  28: 29,
  29: 30,
  30: 31,
  31: 32,
  32: 33,
  33: 34,
  34: 35,
  35: 36,
  36: 37,
  37: 38,
  38: 39,
  39: 40,
  40: 41,
  41: 42,
  42: 43,
  43: 44,
  44: 45,
  45: 46,
  46: 47,
  47: 48,
  48: 49,
  49: 50,
  50: 51,
  51: 52,
  52: 53,
  53: 54,
  54: 55,
  55: 56,
  56: 57,
  57: 58,
  58: 59
};
const right1: Square -> Cell = {
  :off,
  x0y0: x1y0,
  x0y1: x1y1,
  x0y2: x1y2,
  x0y3: x1y3,
  x0y4: x1y4,
  x0y5: x1y5,
  x1y0: x2y0,
  x1y1: x2y1,
  x1y2: x2y2,
  x1y3: x2y3,
  x1y4: x2y4,
  x1y5: x2y5,
  x2y0: x3y0,
  x2y1: x3y1,
  x2y2: x3y2,
  x2y3: x3y3,
  x2y4: x3y4,
  x2y5: x3y5,
  x3y0: x4y0,
  x3y1: x4y1,
  x3y2: x4y2,
  x3y3: x4y3,
  x3y4: x4y4,
  x3y5: x4y5
};
const up1: Square -> Cell = {
  :off,
  x0y0: x0y1,
  x0y1: x0y2,
  x0y2: x0y3,
  x0y3: x0y4,
  x0y4: x0y5,
  x1y0: x1y1,
  x1y1: x1y2,
  x1y2: x1y3,
  x1y3: x1y4,
  x1y4: x1y5,
  x2y0: x2y1,
  x2y1: x2y2,
  x2y2: x2y3,
  x2y3: x2y4,
  x2y4: x2y5,
  x3y0: x3y1,
  x3y1: x3y2,
  x3y2: x3y3,
  x3y3: x3y4,
  x3y4: x3y5,
  x4y0: x4y1,
  x4y1: x4y2,
  x4y2: x4y3,
  x4y3: x4y4,
  x4y4: x4y5
};
const wins: Content -> Square -> Bool = {
  :{:0},
  F: {:0, x0y5: 1, x1y5: 1, x2y5: 1, x3y5: 1, x4y5: 1},
  f: {:0, x0y0: 1, x1y0: 1, x2y0: 1, x3y0: 1, x4y0: 1}
};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: empty,
  x0y1: F,
  x0y2: empty,
  x0y3: empty,
  x0y4: f,
  x0y5: empty,
  x1y0: F,
  x1y1: F,
  x1y2: empty,
  x1y3: empty,
  x1y4: f,
  x1y5: f,
  x2y0: F,
  x2y1: F,
  x2y2: empty,
  x2y3: empty,
  x2y4: f,
  x2y5: f,
  x3y0: F,
  x3y1: F,
  x3y2: empty,
  x3y3: empty,
  x3y4: f,
  x3y5: f,
  x4y0: empty,
  x4y1: F,
  x4y2: empty,
  x4y3: empty,
  x4y4: f,
  x4y5: empty
};
var from: Square = x0y0;
var goals: Goals = {:50};
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_counts, black_done: turn = next[turn];
black_done, begin: turn != 60;
black_done, draw: turn == 60;
black_f_0, black_f_e_p2_w2: at = left1[from];
black_f_0, black_f_e_p3_w3: at = down1[from];
black_f_0, black_f_e_p4_w4: at = right1[from];
black_f_2, black_f_e5: at = left1[at];
black_f_3, black_f_e5: at = down1[at];
black_f_4, black_f_e5: at = right1[at];
black_f_5, black_f_p2_w2: at = left1[at];
black_f_5, black_f_p3_w3: at = down1[at];
black_f_5, black_f_p4_w4: at = right1[at];
black_f_5, black_to:;
black_f_e5, black_f_5: board[at] == empty;
black_f_e_p2_w2, black_f_2: isWhiteBlack[board[at]] == 1;
black_f_e_p2_w2, black_to: board[at] == empty;
black_f_e_p3_w3, black_f_3: isWhiteBlack[board[at]] == 1;
black_f_e_p3_w3, black_to: board[at] == empty;
black_f_e_p4_w4, black_f_4: isWhiteBlack[board[at]] == 1;
black_f_e_p4_w4, black_to: board[at] == empty;
black_f_p2_w2, black_f_2: isWhiteBlack[board[at]] == 1;
black_f_p3_w3, black_f_3: isWhiteBlack[board[at]] == 1;
black_f_p4_w4, black_f_4: isWhiteBlack[board[at]] == 1;
black_from, black_start: from = Square(*);
black_leaves, black_settled: board[from] = empty;
black_moved, black_puts: from != at;
black_moved, black_settled: from == at;
black_named, black_moved: player = keeper;
black_next, black_turn: ? black_from -> black_to;
black_next, white_wins: ! black_from -> black_to;
black_pieces, black_f_0: board[from] == f;
black_puts, black_leaves: board[at] = board[from];
black_settled, black_counts: wins[board[at]][at] != 1;
black_settled, black_wins: wins[board[at]][at] == 1;
black_start, black_pieces: $$ from;
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_F_0, white_F_e_p2_w2: at = left1[from];
white_F_0, white_F_e_p3_w3: at = up1[from];
white_F_0, white_F_e_p4_w4: at = right1[from];
white_F_2, white_F_e5: at = left1[at];
white_F_3, white_F_e5: at = up1[at];
white_F_4, white_F_e5: at = right1[at];
white_F_5, white_F_p2_w2: at = left1[at];
white_F_5, white_F_p3_w3: at = up1[at];
white_F_5, white_F_p4_w4: at = right1[at];
white_F_5, white_to:;
white_F_e5, white_F_5: board[at] == empty;
white_F_e_p2_w2, white_F_2: isWhiteBlack[board[at]] == 1;
white_F_e_p2_w2, white_to: board[at] == empty;
white_F_e_p3_w3, white_F_3: isWhiteBlack[board[at]] == 1;
white_F_e_p3_w3, white_to: board[at] == empty;
white_F_e_p4_w4, white_F_4: isWhiteBlack[board[at]] == 1;
white_F_e_p4_w4, white_to: board[at] == empty;
white_F_p2_w2, white_F_2: isWhiteBlack[board[at]] == 1;
white_F_p3_w3, white_F_3: isWhiteBlack[board[at]] == 1;
white_F_p4_w4, white_F_4: isWhiteBlack[board[at]] == 1;
white_counts, white_done: turn = next[turn];
white_done, black_next: turn != 60;
white_done, draw: turn == 60;
white_from, white_start: from = Square(*);
white_leaves, white_settled: board[from] = empty;
white_moved, white_puts: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_F_0: board[from] == F;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_counts: wins[board[at]][at] != 1;
white_settled, white_wins: wins[board[at]][at] == 1;
white_start, white_pieces: $$ from;
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive black_done : draw begin;
@disjointExhaustive black_moved : black_settled black_puts;
@disjointExhaustive black_next : black_turn white_wins;
@disjointExhaustive black_settled : black_counts black_wins;
@disjointExhaustive white_done : black_next draw;
@disjointExhaustive white_moved : white_settled white_puts;
@disjointExhaustive white_settled : white_counts white_wins;
@integer 0 :
  0
  1
  2
  3
  4
  5
  6
  7
  8
  9
  10
  11
  12
  13
  14
  15
  16
  17
  18
  19
  20
  21
  22
  23
  24
  25
  26
  27
  28
  29
  30
  31
  32
  33
  34
  35
  36
  37
  38
  39
  40
  41
  42
  43
  44
  45
  46
  47
  48
  49
  50
  51
  52
  53
  54
  55
  56
  57
  58
  59
  60;
@integer 0 : 0 1;
@repeat begin black_start black_counts black_done black_f_0 black_f_e_p2_w2 black_f_e_p3_w3 black_f_e_p4_w4 black_f_2 black_f_e5 black_f_3 black_f_4 black_f_5 black_f_p2_w2 black_f_p3_w3 black_f_p4_w4 black_to black_from black_puts black_leaves black_settled black_moved black_named black_next black_turn white_wins black_pieces black_wins white_F_0 white_F_e_p2_w2 white_F_e_p3_w3 white_F_e_p4_w4 white_F_2 white_F_e5 white_F_3 white_F_4 white_F_5 white_F_p2_w2 white_F_p3_w3 white_F_p4_w4 white_to white_start white_counts white_done white_from white_puts white_leaves white_settled white_moved white_named white_turn white_pieces :
  at
  board
  from
  player
  turn;
@repeat draw black_won white_won : at board from goals player turn;
@tagIndex black_start white_start : 0;
@tagIndex black_to white_to : 1;
@tagMaxIndex black_start white_start : 0;
@tagMaxIndex black_to white_to : 1;
