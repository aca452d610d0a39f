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
type Content = {empty, A, D, W, a, d, w, off};
type Count = {0, 1, 2};
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
const fewer: Count -> Count = {:0, 2: 1};
const isBlack: Content -> Bool = {:0, a: 1, d: 1, w: 1};
const isWhite: Content -> Bool = {:0, A: 1, D: 1, W: 1};
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
const left1down2: Square -> Cell = {
  :off,
  x1y2: x0y0,
  x1y3: x0y1,
  x1y4: x0y2,
  x1y5: x0y3,
  x2y2: x1y0,
  x2y3: x1y1,
  x2y4: x1y2,
  x2y5: x1y3,
  x3y2: x2y0,
  x3y3: x2y1,
  x3y4: x2y2,
  x3y5: x2y3,
  x4y2: x3y0,
  x4y3: x3y1,
  x4y4: x3y2,
  x4y5: x3y3
};
const left1up2: Square -> Cell = {
  :off,
  x1y0: x0y2,
  x1y1: x0y3,
  x1y2: x0y4,
  x1y3: x0y5,
  x2y0: x1y2,
  x2y1: x1y3,
  x2y2: x1y4,
  x2y3: x1y5,
  x3y0: x2y2,
  x3y1: x2y3,
  x3y2: x2y4,
  x3y3: x2y5,
  x4y0: x3y2,
  x4y1: x3y3,
  x4y2: x3y4,
  x4y3: x3y5
};
const left2down1: Square -> Cell = {
  :off,
  x2y1: x0y0,
  x2y2: x0y1,
  x2y3: x0y2,
  x2y4: x0y3,
  x2y5: x0y4,
  x3y1: x1y0,
  x3y2: x1y1,
  x3y3: x1y2,
  x3y4: x1y3,
  x3y5: x1y4,
  x4y1: x2y0,
  x4y2: x2y1,
  x4y3: x2y2,
  x4y4: x2y3,
  x4y5: x2y4
};
const left2up1: Square -> Cell = {
  :off,
  x2y0: x0y1,
  x2y1: x0y2,
  x2y2: x0y3,
  x2y3: x0y4,
  x2y4: x0y5,
  x3y0: x1y1,
  x3y1: x1y2,
  x3y2: x1y3,
  x3y3: x1y4,
  x3y4: x1y5,
  x4y0: x2y1,
  x4y1: x2y2,
  x4y2: x2y3,
  x4y3: x2y4,
  x4y4: x2y5
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
const right1down2: Square -> Cell = {
  :off,
  x0y2: x1y0,
  x0y3: x1y1,
  x0y4: x1y2,
  x0y5: x1y3,
  x1y2: x2y0,
  x1y3: x2y1,
  x1y4: x2y2,
  x1y5: x2y3,
  x2y2: x3y0,
  x2y3: x3y1,
  x2y4: x3y2,
  x2y5: x3y3,
  x3y2: x4y0,
  x3y3: x4y1,
  x3y4: x4y2,
  x3y5: x4y3
};
const right1up2: Square -> Cell = {
  :off,
  x0y0: x1y2,
  x0y1: x1y3,
  x0y2: x1y4,
  x0y3: x1y5,
  x1y0: x2y2,
  x1y1: x2y3,
  x1y2: x2y4,
  x1y3: x2y5,
  x2y0: x3y2,
  x2y1: x3y3,
  x2y2: x3y4,
  x2y3: x3y5,
  x3y0: x4y2,
  x3y1: x4y3,
  x3y2: x4y4,
  x3y3: x4y5
};
const right2down1: Square -> Cell = {
  :off,
  x0y1: x2y0,
  x0y2: x2y1,
  x0y3: x2y2,
  x0y4: x2y3,
  x0y5: x2y4,
  x1y1: x3y0,
  x1y2: x3y1,
  x1y3: x3y2,
  x1y4: x3y3,
  x1y5: x3y4,
  x2y1: x4y0,
  x2y2: x4y1,
  x2y3: x4y2,
  x2y4: x4y3,
  x2y5: x4y4
};
const right2up1: Square -> Cell = {
  :off,
  x0y0: x2y1,
  x0y1: x2y2,
  x0y2: x2y3,
  x0y3: x2y4,
  x0y4: x2y5,
  x1y0: x3y1,
  x1y1: x3y2,
  x1y2: x3y3,
  x1y3: x3y4,
  x1y4: x3y5,
  x2y0: x4y1,
  x2y1: x4y2,
  x2y2: x4y3,
  x2y3: x4y4,
  x2y4: x4y5
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
  A: {:0, x0y5: 1, x1y5: 1, x2y5: 1, x3y5: 1, x4y5: 1},
  a: {:0, x0y0: 1, x1y0: 1, x2y0: 1, x3y0: 1, x4y0: 1}
};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: D,
  x0y1: empty,
  x0y2: empty,
  x0y3: empty,
  x0y4: empty,
  x0y5: d,
  x1y0: empty,
  x1y1: W,
  x1y2: empty,
  x1y3: empty,
  x1y4: w,
  x1y5: empty,
  x2y0: A,
  x2y1: W,
  x2y2: empty,
  x2y3: empty,
  x2y4: w,
  x2y5: a,
  x3y0: empty,
  x3y1: W,
  x3y2: empty,
  x3y3: empty,
  x3y4: w,
  x3y5: empty,
  x4y0: D,
  x4y1: empty,
  x4y2: empty,
  x4y3: empty,
  x4y4: empty,
  x4y5: d
};
var from: Square = x0y0;
var goals: Goals = {:50};
var left_D: Count = 2;
var left_d: Count = 2;
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_a_0, black_a_e: at = left1[from];
black_a_0, black_a_e: at = right1[from];
black_a_0, black_a_e2: at = down1[from];
black_a_2, black_a_p: at = down1[at];
black_a_2, black_to:;
black_a_e, black_to: board[at] == empty;
black_a_e2, black_a_2: board[at] == empty;
black_a_p, black_to: isWhite[board[at]] == 1;
black_counts, black_keeps_D: left_D != 0;
black_counts, black_wins: left_D == 0;
black_d_0, black_d_e1_p: at = left2up1[from];
black_d_0, black_d_e3_p: at = left2down1[from];
black_d_0, black_d_e4_p: at = left1up2[from];
black_d_0, black_d_e5_p: at = left1down2[from];
black_d_0, black_d_e6_p: at = right1up2[from];
black_d_0, black_d_e7_p: at = right1down2[from];
black_d_0, black_d_e8_p: at = right2up1[from];
black_d_0, black_d_e9_p: at = right2down1[from];
black_d_1, black_d_e1_p: at = left2up1[at];
black_d_1, black_to:;
black_d_3, black_d_e3_p: at = left2down1[at];
black_d_3, black_to:;
black_d_4, black_d_e4_p: at = left1up2[at];
black_d_4, black_to:;
black_d_5, black_d_e5_p: at = left1down2[at];
black_d_5, black_to:;
black_d_6, black_d_e6_p: at = right1up2[at];
black_d_6, black_to:;
black_d_7, black_d_e7_p: at = right1down2[at];
black_d_7, black_to:;
black_d_8, black_d_e8_p: at = right2up1[at];
black_d_8, black_to:;
black_d_9, black_d_e9_p: at = right2down1[at];
black_d_9, black_to:;
black_d_e1_p, black_d_1: board[at] == empty;
black_d_e1_p, black_to: isWhite[board[at]] == 1;
black_d_e3_p, black_d_3: board[at] == empty;
black_d_e3_p, black_to: isWhite[board[at]] == 1;
black_d_e4_p, black_d_4: board[at] == empty;
black_d_e4_p, black_to: isWhite[board[at]] == 1;
black_d_e5_p, black_d_5: board[at] == empty;
black_d_e5_p, black_to: isWhite[board[at]] == 1;
black_d_e6_p, black_d_6: board[at] == empty;
black_d_e6_p, black_to: isWhite[board[at]] == 1;
black_d_e7_p, black_d_7: board[at] == empty;
black_d_e7_p, black_to: isWhite[board[at]] == 1;
black_d_e8_p, black_d_8: board[at] == empty;
black_d_e8_p, black_to: isWhite[board[at]] == 1;
black_d_e9_p, black_d_9: board[at] == empty;
black_d_e9_p, black_to: isWhite[board[at]] == 1;
black_done, begin: turn != 60;
black_done, draw: turn == 60;
black_from, black_start: from = Square(*);
black_keeps_D, black_keeps_d: left_d != 0;
black_keeps_D, white_wins: left_d == 0;
black_keeps_d, black_done: turn = next[turn];
black_lands, black_spares_D: board[at] != D;
black_lands, black_takes_D: board[at] == D;
black_leaves, black_settled: board[from] = empty;
black_moved, black_lands: from != at;
black_moved, black_settled: from == at;
black_named, black_moved: player = keeper;
black_next, black_turn: ? black_from -> black_to;
black_next, white_wins: ! black_from -> black_to;
black_pieces, black_a_0: board[from] == a;
black_pieces, black_d_0: board[from] == d;
black_pieces, black_w_0: board[from] == w;
black_puts, black_leaves: board[at] = board[from];
black_settled, black_counts: wins[board[at]][at] != 1;
black_settled, black_wins: wins[board[at]][at] == 1;
black_spares_D, black_puts: board[at] != d;
black_spares_D, black_takes_d: board[at] == d;
black_start, black_pieces: $$ from;
black_takes_D, black_puts: left_D = fewer[left_D];
black_takes_d, black_puts: left_d = fewer[left_d];
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_w_0, black_a_e: at = down1[from];
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_A_0, white_A_e: at = left1[from];
white_A_0, white_A_e: at = right1[from];
white_A_0, white_A_e2: at = up1[from];
white_A_2, white_A_p: at = up1[at];
white_A_2, white_to:;
white_A_e, white_to: board[at] == empty;
white_A_e2, white_A_2: board[at] == empty;
white_A_p, white_to: isBlack[board[at]] == 1;
white_D_0, white_D_e1_p: at = left2down1[from];
white_D_0, white_D_e3_p: at = left2up1[from];
white_D_0, white_D_e4_p: at = left1down2[from];
white_D_0, white_D_e5_p: at = left1up2[from];
white_D_0, white_D_e6_p: at = right1down2[from];
white_D_0, white_D_e7_p: at = right1up2[from];
white_D_0, white_D_e8_p: at = right2down1[from];
white_D_0, white_D_e9_p: at = right2up1[from];
white_D_1, white_D_e1_p: at = left2down1[at];
white_D_1, white_to:;
white_D_3, white_D_e3_p: at = left2up1[at];
white_D_3, white_to:;
white_D_4, white_D_e4_p: at = left1down2[at];
white_D_4, white_to:;
white_D_5, white_D_e5_p: at = left1up2[at];
white_D_5, white_to:;
white_D_6, white_D_e6_p: at = right1down2[at];
white_D_6, white_to:;
white_D_7, white_D_e7_p: at = right1up2[at];
white_D_7, white_to:;
white_D_8, white_D_e8_p: at = right2down1[at];
white_D_8, white_to:;
white_D_9, white_D_e9_p: at = right2up1[at];
white_D_9, white_to:;
white_D_e1_p, white_D_1: board[at] == empty;
white_D_e1_p, white_to: isBlack[board[at]] == 1;
white_D_e3_p, white_D_3: board[at] == empty;
white_D_e3_p, white_to: isBlack[board[at]] == 1;
white_D_e4_p, white_D_4: board[at] == empty;
white_D_e4_p, white_to: isBlack[board[at]] == 1;
white_D_e5_p, white_D_5: board[at] == empty;
white_D_e5_p, white_to: isBlack[board[at]] == 1;
white_D_e6_p, white_D_6: board[at] == empty;
white_D_e6_p, white_to: isBlack[board[at]] == 1;
white_D_e7_p, white_D_7: board[at] == empty;
white_D_e7_p, white_to: isBlack[board[at]] == 1;
white_D_e8_p, white_D_8: board[at] == empty;
white_D_e8_p, white_to: isBlack[board[at]] == 1;
white_D_e9_p, white_D_9: board[at] == empty;
white_D_e9_p, white_to: isBlack[board[at]] == 1;
white_W_0, white_A_e: at = up1[from];
white_counts, white_keeps_d: left_d != 0;
white_counts, white_wins: left_d == 0;
white_done, black_next: turn != 60;
white_done, draw: turn == 60;
white_from, white_start: from = Square(*);
white_keeps_D, white_done: turn = next[turn];
white_keeps_d, black_wins: left_D == 0;
white_keeps_d, white_keeps_D: left_D != 0;
white_lands, white_spares_D: board[at] != D;
white_lands, white_takes_D: board[at] == D;
white_leaves, white_settled: board[from] = empty;
white_moved, white_lands: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_A_0: board[from] == A;
white_pieces, white_D_0: board[from] == D;
white_pieces, white_W_0: board[from] == W;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_counts: wins[board[at]][at] != 1;
white_settled, white_wins: wins[board[at]][at] == 1;
white_spares_D, white_puts: board[at] != d;
white_spares_D, white_takes_d: board[at] == d;
white_start, white_pieces: $$ from;
white_takes_D, white_puts: left_D = fewer[left_D];
white_takes_d, white_puts: left_d = fewer[left_d];
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjoint black_pieces : black_a_0 black_d_0 black_w_0;
@disjoint white_pieces : white_A_0 white_D_0 white_W_0;
@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive black_counts : black_keeps_D black_wins;
@disjointExhaustive black_done : draw begin;
@disjointExhaustive black_keeps_D : black_keeps_d white_wins;
@disjointExhaustive black_lands : black_spares_D black_takes_D;
@disjointExhaustive black_moved : black_lands black_settled;
@disjointExhaustive black_next : black_turn white_wins;
@disjointExhaustive black_settled : black_counts black_wins;
@disjointExhaustive black_spares_D : black_takes_d black_puts;
@disjointExhaustive white_counts : white_keeps_d white_wins;
@disjointExhaustive white_done : black_next draw;
@disjointExhaustive white_keeps_d : black_wins white_keeps_D;
@disjointExhaustive white_lands : white_spares_D white_takes_D;
@disjointExhaustive white_moved : white_lands white_settled;
@disjointExhaustive white_settled : white_counts white_wins;
@disjointExhaustive white_spares_D : white_takes_d white_puts;
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
@integer 0 : 0 1 2;
@integer 0 : 0 1;
@repeat begin black_a_0 black_a_e black_a_e2 black_a_2 black_a_p black_to black_start black_counts black_keeps_D black_wins black_d_0 black_d_e1_p black_d_e3_p black_d_e4_p black_d_e5_p black_d_e6_p black_d_e7_p black_d_e8_p black_d_e9_p black_d_1 black_d_3 black_d_4 black_d_5 black_d_6 black_d_7 black_d_8 black_d_9 black_done black_from black_keeps_d white_wins black_lands black_spares_D black_takes_D black_leaves black_settled black_moved black_named black_next black_turn black_pieces black_w_0 black_puts black_takes_d white_A_0 white_A_e white_A_e2 white_A_2 white_A_p white_to white_D_0 white_D_e1_p white_D_e3_p white_D_e4_p white_D_e5_p white_D_e6_p white_D_e7_p white_D_e8_p white_D_e9_p white_D_1 white_D_3 white_D_4 white_D_5 white_D_6 white_D_7 white_D_8 white_D_9 white_W_0 white_start white_counts white_keeps_d white_done white_from white_keeps_D white_lands white_spares_D white_takes_D white_leaves white_settled white_moved white_named white_turn white_pieces white_puts white_takes_d :
  at
  board
  from
  left_D
  left_d
  player
  turn;
@repeat draw black_won white_won : at board from goals left_D left_d player turn;
@tagIndex black_start white_start : 0;
@tagIndex black_to white_to : 1;
@tagMaxIndex black_start white_start : 0;
@tagMaxIndex black_to white_to : 1;
