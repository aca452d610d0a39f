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
  off
};
type Content = {empty, C, G, S, c, g, s, off};
type Count = {0, 1};
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
  x4y4
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
  x1y1: x1y0,
  x1y2: x1y1,
  x1y3: x1y2,
  x1y4: x1y3,
  x2y1: x2y0,
  x2y2: x2y1,
  x2y3: x2y2,
  x2y4: x2y3,
  x3y1: x3y0,
  x3y2: x3y1,
  x3y3: x3y2,
  x3y4: x3y3,
  x4y1: x4y0,
  x4y2: x4y1,
  x4y3: x4y2,
  x4y4: x4y3
};
const isBlack: Content -> Bool = {:0, c: 1, g: 1, s: 1};
const isEmptyBlack: Content -> Bool = {:0, c: 1, empty: 1, g: 1, s: 1};
const isEmptyWhite: Content -> Bool = {:0, C: 1, G: 1, S: 1, empty: 1};
const isWhite: Content -> Bool = {:0, C: 1, G: 1, S: 1};
const isWhiteBlack: Content -> Bool = {:0, C: 1, G: 1, S: 1, c: 1, g: 1, s: 1};
const left1: Square -> Cell = {
  :off,
  x1y0: x0y0,
  x1y1: x0y1,
  x1y2: x0y2,
  x1y3: x0y3,
  x1y4: x0y4,
  x2y0: x1y0,
  x2y1: x1y1,
  x2y2: x1y2,
  x2y3: x1y3,
  x2y4: x1y4,
  x3y0: x2y0,
  x3y1: x2y1,
  x3y2: x2y2,
  x3y3: x2y3,
  x3y4: x2y4,
  x4y0: x3y0,
  x4y1: x3y1,
  x4y2: x3y2,
  x4y3: x3y3,
  x4y4: x3y4
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
  x1y0: x2y0,
  x1y1: x2y1,
  x1y2: x2y2,
  x1y3: x2y3,
  x1y4: x2y4,
  x2y0: x3y0,
  x2y1: x3y1,
  x2y2: x3y2,
  x2y3: x3y3,
  x2y4: x3y4,
  x3y0: x4y0,
  x3y1: x4y1,
  x3y2: x4y2,
  x3y3: x4y3,
  x3y4: x4y4
};
const up1: Square -> Cell = {
  :off,
  x0y0: x0y1,
  x0y1: x0y2,
  x0y2: x0y3,
  x0y3: x0y4,
  x1y0: x1y1,
  x1y1: x1y2,
  x1y2: x1y3,
  x1y3: x1y4,
  x2y0: x2y1,
  x2y1: x2y2,
  x2y2: x2y3,
  x2y3: x2y4,
  x3y0: x3y1,
  x3y1: x3y2,
  x3y2: x3y3,
  x3y3: x3y4,
  x4y0: x4y1,
  x4y1: x4y2,
  x4y2: x4y3,
  x4y3: x4y4
};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: C,
  x0y1: S,
  x0y2: empty,
  x0y3: s,
  x0y4: c,
  x1y0: empty,
  x1y1: empty,
  x1y2: empty,
  x1y3: empty,
  x1y4: empty,
  x2y0: G,
  x2y1: S,
  x2y2: empty,
  x2y3: s,
  x2y4: g,
  x3y0: empty,
  x3y1: empty,
  x3y2: empty,
  x3y3: empty,
  x3y4: empty,
  x4y0: C,
  x4y1: S,
  x4y2: empty,
  x4y3: s,
  x4y4: c
};
var from: Square = x0y0;
var goals: Goals = {:50};
var left_G: Count = 1;
var left_g: Count = 1;
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_c_0, black_c_e1_p2_w2: at = left1[from];
black_c_0, black_c_e3_p4_w4: at = up1[from];
black_c_0, black_c_e5_p6_w6: at = down1[from];
black_c_0, black_c_e7_p8_w8: at = right1[from];
black_c_1, black_c_e1_p2_w2: at = left1[at];
black_c_1, black_to:;
black_c_2, black_c_e2_p: at = left1[at];
black_c_3, black_c_e3_p4_w4: at = up1[at];
black_c_3, black_to:;
black_c_4, black_c_e4_p: at = up1[at];
black_c_5, black_c_e5_p6_w6: at = down1[at];
black_c_5, black_to:;
black_c_6, black_c_e6_p: at = down1[at];
black_c_7, black_c_e7_p8_w8: at = right1[at];
black_c_7, black_to:;
black_c_8, black_c_e8_p: at = right1[at];
black_c_e1_p2_w2, black_c_1: board[at] == empty;
black_c_e1_p2_w2, black_c_2: isWhiteBlack[board[at]] == 1;
black_c_e2_p, black_c_2: board[at] == empty;
black_c_e2_p, black_to: isWhite[board[at]] == 1;
black_c_e3_p4_w4, black_c_3: board[at] == empty;
black_c_e3_p4_w4, black_c_4: isWhiteBlack[board[at]] == 1;
black_c_e4_p, black_c_4: board[at] == empty;
black_c_e4_p, black_to: isWhite[board[at]] == 1;
black_c_e5_p6_w6, black_c_5: board[at] == empty;
black_c_e5_p6_w6, black_c_6: isWhiteBlack[board[at]] == 1;
black_c_e6_p, black_c_6: board[at] == empty;
black_c_e6_p, black_to: isWhite[board[at]] == 1;
black_c_e7_p8_w8, black_c_7: board[at] == empty;
black_c_e7_p8_w8, black_c_8: isWhiteBlack[board[at]] == 1;
black_c_e8_p, black_c_8: board[at] == empty;
black_c_e8_p, black_to: isWhite[board[at]] == 1;
black_done, begin: turn != 60;
black_done, draw: turn == 60;
black_from, black_start: from = Square(*);
black_g_0, black_g_e_p: at = down1[from];
black_g_0, black_g_e_p: at = left1[from];
black_g_0, black_g_e_p: at = right1[from];
black_g_0, black_g_e_p: at = up1[from];
black_g_e_p, black_to: isEmptyWhite[board[at]] == 1;
black_keeps_G, black_keeps_g: left_g != 0;
black_keeps_G, white_wins: left_g == 0;
black_keeps_g, black_done: turn = next[turn];
black_lands, black_spares_G: board[at] != G;
black_lands, black_takes_G: board[at] == G;
black_leaves, black_settled: board[from] = empty;
black_moved, black_lands: from != at;
black_moved, black_settled: from == at;
black_named, black_moved: player = keeper;
black_next, black_turn: ? black_from -> black_to;
black_next, white_wins: ! black_from -> black_to;
black_pieces, black_c_0: board[from] == c;
black_pieces, black_g_0: board[from] == g;
black_pieces, black_s_0: board[from] == s;
black_puts, black_leaves: board[at] = board[from];
black_s_0, black_g_e_p: at = down1[from];
black_s_0, black_g_e_p: at = left1[from];
black_s_0, black_g_e_p: at = right1[from];
black_settled, black_keeps_G: left_G != 0;
black_settled, black_wins: left_G == 0;
black_spares_G, black_puts: board[at] != g;
black_spares_G, black_takes_g: board[at] == g;
black_start, black_pieces: $$ from;
black_takes_G, black_puts: left_G = 0;
black_takes_g, black_puts: left_g = 0;
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_C_0, white_C_e1_p2_w2: at = left1[from];
white_C_0, white_C_e3_p4_w4: at = down1[from];
white_C_0, white_C_e5_p6_w6: at = up1[from];
white_C_0, white_C_e7_p8_w8: at = right1[from];
white_C_1, white_C_e1_p2_w2: at = left1[at];
white_C_1, white_to:;
white_C_2, white_C_e2_p: at = left1[at];
white_C_3, white_C_e3_p4_w4: at = down1[at];
white_C_3, white_to:;
white_C_4, white_C_e4_p: at = down1[at];
white_C_5, white_C_e5_p6_w6: at = up1[at];
white_C_5, white_to:;
white_C_6, white_C_e6_p: at = up1[at];
white_C_7, white_C_e7_p8_w8: at = right1[at];
white_C_7, white_to:;
white_C_8, white_C_e8_p: at = right1[at];
white_C_e1_p2_w2, white_C_1: board[at] == empty;
white_C_e1_p2_w2, white_C_2: isWhiteBlack[board[at]] == 1;
white_C_e2_p, white_C_2: board[at] == empty;
white_C_e2_p, white_to: isBlack[board[at]] == 1;
white_C_e3_p4_w4, white_C_3: board[at] == empty;
white_C_e3_p4_w4, white_C_4: isWhiteBlack[board[at]] == 1;
white_C_e4_p, white_C_4: board[at] == empty;
white_C_e4_p, white_to: isBlack[board[at]] == 1;
white_C_e5_p6_w6, white_C_5: board[at] == empty;
white_C_e5_p6_w6, white_C_6: isWhiteBlack[board[at]] == 1;
white_C_e6_p, white_C_6: board[at] == empty;
white_C_e6_p, white_to: isBlack[board[at]] == 1;
white_C_e7_p8_w8, white_C_7: board[at] == empty;
white_C_e7_p8_w8, white_C_8: isWhiteBlack[board[at]] == 1;
white_C_e8_p, white_C_8: board[at] == empty;
white_C_e8_p, white_to: isBlack[board[at]] == 1;
white_G_0, white_G_e_p: at = down1[from];
white_G_0, white_G_e_p: at = left1[from];
white_G_0, white_G_e_p: at = right1[from];
white_G_0, white_G_e_p: at = up1[from];
white_G_e_p, white_to: isEmptyBlack[board[at]] == 1;
white_S_0, white_G_e_p: at = left1[from];
white_S_0, white_G_e_p: at = right1[from];
white_S_0, white_G_e_p: at = up1[from];
white_done, black_next: turn != 60;
white_done, draw: turn == 60;
white_from, white_start: from = Square(*);
white_keeps_G, white_done: turn = next[turn];
white_keeps_g, black_wins: left_G == 0;
white_keeps_g, white_keeps_G: left_G != 0;
white_lands, white_spares_G: board[at] != G;
white_lands, white_takes_G: board[at] == G;
white_leaves, white_settled: board[from] = empty;
white_moved, white_lands: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_C_0: board[from] == C;
white_pieces, white_G_0: board[from] == G;
white_pieces, white_S_0: board[from] == S;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_keeps_g: left_g != 0;
white_settled, white_wins: left_g == 0;
white_spares_G, white_puts: board[at] != g;
white_spares_G, white_takes_g: board[at] == g;
white_start, white_pieces: $$ from;
white_takes_G, white_puts: left_G = 0;
white_takes_g, white_puts: left_g = 0;
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjoint black_pieces : black_c_0 black_g_0 black_s_0;
@disjoint white_pieces : white_C_0 white_G_0 white_S_0;
@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive black_done : draw begin;
@disjointExhaustive black_keeps_G : black_keeps_g white_wins;
@disjointExhaustive black_lands : black_spares_G black_takes_G;
@disjointExhaustive black_moved : black_lands black_settled;
@disjointExhaustive black_next : black_turn white_wins;
@disjointExhaustive black_settled : black_keeps_G black_wins;
@disjointExhaustive black_spares_G : black_takes_g black_puts;
@disjointExhaustive white_done : black_next draw;
@disjointExhaustive white_keeps_g : black_wins white_keeps_G;
@disjointExhaustive white_lands : white_spares_G white_takes_G;
@disjointExhaustive white_moved : white_lands white_settled;
@disjointExhaustive white_settled : white_keeps_g white_wins;
@disjointExhaustive white_spares_G : white_takes_g white_puts;
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
@repeat begin black_c_0 black_c_e1_p2_w2 black_c_e3_p4_w4 black_c_e5_p6_w6 black_c_e7_p8_w8 black_c_1 black_to black_c_2 black_c_e2_p black_c_3 black_c_4 black_c_e4_p black_c_5 black_c_6 black_c_e6_p black_c_7 black_c_8 black_c_e8_p black_start black_keeps_G black_wins black_done black_from black_g_0 black_g_e_p black_keeps_g white_wins black_lands black_spares_G black_takes_G black_leaves black_settled black_moved black_named black_next black_turn black_pieces black_s_0 black_puts black_takes_g white_C_0 white_C_e1_p2_w2 white_C_e3_p4_w4 white_C_e5_p6_w6 white_C_e7_p8_w8 white_C_1 white_to white_C_2 white_C_e2_p white_C_3 white_C_4 white_C_e4_p white_C_5 white_C_6 white_C_e6_p white_C_7 white_C_8 white_C_e8_p white_G_0 white_G_e_p white_S_0 white_start white_keeps_g white_done white_from white_keeps_G white_lands white_spares_G white_takes_G white_leaves white_settled white_moved white_named white_turn white_pieces white_puts white_takes_g :
  at
  board
  from
  left_G
  left_g
  player
  turn;
@repeat draw black_won white_won : at board from goals left_G left_g player turn;
@tagIndex black_start white_start : 0;
@tagIndex black_to white_to : 1;
@tagMaxIndex black_start white_start : 0;
@tagMaxIndex black_to white_to : 1;
