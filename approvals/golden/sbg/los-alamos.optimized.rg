type Bool = {0, 1};
type Cell = {
  x0y0,
  x1y0,
  x2y0,
  x3y0,
  x4y0,
  x5y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x4y1,
  x5y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x4y2,
  x5y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x4y3,
  x5y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4,
  x4y4,
  x5y4,
  x0y5,
  x1y5,
  x2y5,
  x3y5,
  x4y5,
  x5y5,
  off
};
type Content = {empty, K, N, P, Q, R, k, n, p, q, r, off};
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
  x5y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x4y1,
  x5y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x4y2,
  x5y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x4y3,
  x5y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4,
  x4y4,
  x5y4,
  x0y5,
  x1y5,
  x2y5,
  x3y5,
  x4y5,
  x5y5
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
  60,
  61,
  62,
  63,
  64,
  65,
  66,
  67,
  68,
  69,
  70,
  71,
  72,
  73,
  74,
  75,
  76,
  77,
  78,
  79,
  80
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
  x4y5: x4y4,
  x5y1: x5y0,
  x5y2: x5y1,
  x5y3: x5y2,
  x5y4: x5y3,
  x5y5: x5y4
};
const isBlack: Content -> Bool = {:0, k: 1, n: 1, p: 1, q: 1, r: 1};
const isEmptyBlack: Content -> Bool = {:0, empty: 1, k: 1, n: 1, p: 1, q: 1, r: 1};
const isEmptyWhite: Content -> Bool = {:0, K: 1, N: 1, P: 1, Q: 1, R: 1, empty: 1};
const isWhite: Content -> Bool = {:0, K: 1, N: 1, P: 1, Q: 1, R: 1};
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
  x4y5: x3y5,
  x5y0: x4y0,
  x5y1: x4y1,
  x5y2: x4y2,
  x5y3: x4y3,
  x5y4: x4y4,
  x5y5: x4y5
};
const left1down1: Square -> Cell = {
  :off,
  x1y1: x0y0,
  x1y2: x0y1,
  x1y3: x0y2,
  x1y4: x0y3,
  x1y5: x0y4,
  x2y1: x1y0,
  x2y2: x1y1,
  x2y3: x1y2,
  x2y4: x1y3,
  x2y5: x1y4,
  x3y1: x2y0,
  x3y2: x2y1,
  x3y3: x2y2,
  x3y4: x2y3,
  x3y5: x2y4,
  x4y1: x3y0,
  x4y2: x3y1,
  x4y3: x3y2,
  x4y4: x3y3,
  x4y5: x3y4,
  x5y1: x4y0,
  x5y2: x4y1,
  x5y3: x4y2,
  x5y4: x4y3,
  x5y5: x4y4
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
  x4y5: x3y3,
  x5y2: x4y0,
  x5y3: x4y1,
  x5y4: x4y2,
  x5y5: x4y3
};
const left1up1: Square -> Cell = {
  :off,
  x1y0: x0y1,
  x1y1: x0y2,
  x1y2: x0y3,
  x1y3: x0y4,
  x1y4: x0y5,
  x2y0: x1y1,
  x2y1: x1y2,
  x2y2: x1y3,
  x2y3: x1y4,
  x2y4: x1y5,
  x3y0: x2y1,
  x3y1: x2y2,
  x3y2: x2y3,
  x3y3: x2y4,
  x3y4: x2y5,
  x4y0: x3y1,
  x4y1: x3y2,
  x4y2: x3y3,
  x4y3: x3y4,
  x4y4: x3y5,
  x5y0: x4y1,
  x5y1: x4y2,
  x5y2: x4y3,
  x5y3: x4y4,
  x5y4: x4y5
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
  x4y3: x3y5,
  x5y0: x4y2,
  x5y1: x4y3,
  x5y2: x4y4,
  x5y3: x4y5
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
  x4y5: x2y4,
  x5y1: x3y0,
  x5y2: x3y1,
  x5y3: x3y2,
  x5y4: x3y3,
  x5y5: x3y4
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
  x4y4: x2y5,
  x5y0: x3y1,
  x5y1: x3y2,
  x5y2: x3y3,
  x5y3: x3y4,
  x5y4: x3y5
};
const next: Turn -> Turn = {
  :80,
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
  58: 59,
  59: 60,
  60: 61,
  61: 62,
  62: 63,
  63: 64,
  64: 65,
  65: 66,
  66: 67,
  67: 68,
  68: 69,
  69: 70,
  70: 71,
  71: 72,
  72: 73,
  73: 74,
  74: 75,
  75: 76,
  76: 77,
  77: 78,
  78: 79
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
  x3y5: x4y5,
  x4y0: x5y0,
  x4y1: x5y1,
  x4y2: x5y2,
  x4y3: x5y3,
  x4y4: x5y4,
  x4y5: x5y5
};
const right1down1: Square -> Cell = {
  :off,
  x0y1: x1y0,
  x0y2: x1y1,
  x0y3: x1y2,
  x0y4: x1y3,
  x0y5: x1y4,
  x1y1: x2y0,
  x1y2: x2y1,
  x1y3: x2y2,
  x1y4: x2y3,
  x1y5: x2y4,
  x2y1: x3y0,
  x2y2: x3y1,
  x2y3: x3y2,
  x2y4: x3y3,
  x2y5: x3y4,
  x3y1: x4y0,
  x3y2: x4y1,
  x3y3: x4y2,
  x3y4: x4y3,
  x3y5: x4y4,
  x4y1: x5y0,
  x4y2: x5y1,
  x4y3: x5y2,
  x4y4: x5y3,
  x4y5: x5y4
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
  x3y5: x4y3,
  x4y2: x5y0,
  x4y3: x5y1,
  x4y4: x5y2,
  x4y5: x5y3
};
const right1up1: Square -> Cell = {
  :off,
  x0y0: x1y1,
  x0y1: x1y2,
  x0y2: x1y3,
  x0y3: x1y4,
  x0y4: x1y5,
  x1y0: x2y1,
  x1y1: x2y2,
  x1y2: x2y3,
  x1y3: x2y4,
  x1y4: x2y5,
  x2y0: x3y1,
  x2y1: x3y2,
  x2y2: x3y3,
  x2y3: x3y4,
  x2y4: x3y5,
  x3y0: x4y1,
  x3y1: x4y2,
  x3y2: x4y3,
  x3y3: x4y4,
  x3y4: x4y5,
  x4y0: x5y1,
  x4y1: x5y2,
  x4y2: x5y3,
  x4y3: x5y4,
  x4y4: x5y5
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
  x3y3: x4y5,
  x4y0: x5y2,
  x4y1: x5y3,
  x4y2: x5y4,
  x4y3: x5y5
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
  x2y5: x4y4,
  x3y1: x5y0,
  x3y2: x5y1,
  x3y3: x5y2,
  x3y4: x5y3,
  x3y5: x5y4
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
  x2y4: x4y5,
  x3y0: x5y1,
  x3y1: x5y2,
  x3y2: x5y3,
  x3y3: x5y4,
  x3y4: x5y5
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
  x4y4: x4y5,
  x5y0: x5y1,
  x5y1: x5y2,
  x5y2: x5y3,
  x5y3: x5y4,
  x5y4: x5y5
};
const wins: Content -> Square -> Bool = {
  :{:0},
  P: {:0, x0y5: 1, x1y5: 1, x2y5: 1, x3y5: 1, x4y5: 1, x5y5: 1},
  p: {:0, x0y0: 1, x1y0: 1, x2y0: 1, x3y0: 1, x4y0: 1, x5y0: 1}
};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: R,
  x0y1: P,
  x0y2: empty,
  x0y3: empty,
  x0y4: p,
  x0y5: r,
  x1y0: N,
  x1y1: P,
  x1y2: empty,
  x1y3: empty,
  x1y4: p,
  x1y5: n,
  x2y0: Q,
  x2y1: P,
  x2y2: empty,
  x2y3: empty,
  x2y4: p,
  x2y5: q,
  x3y0: K,
  x3y1: P,
  x3y2: empty,
  x3y3: empty,
  x3y4: p,
  x3y5: k,
  x4y0: N,
  x4y1: P,
  x4y2: empty,
  x4y3: empty,
  x4y4: p,
  x4y5: n,
  x5y0: R,
  x5y1: P,
  x5y2: empty,
  x5y3: empty,
  x5y4: p,
  x5y5: r
};
var from: Square = x0y0;
var goals: Goals = {:50};
var left_K: Count = 1;
var left_k: Count = 1;
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_counts, black_keeps_K: left_K != 0;
black_counts, black_wins: left_K == 0;
black_done, begin: turn != 80;
black_done, draw: turn == 80;
black_from, black_start: from = Square(*);
black_k_0, black_k_e_p: at = down1[from];
black_k_0, black_k_e_p: at = left1[from];
black_k_0, black_k_e_p: at = left1down1[from];
black_k_0, black_k_e_p: at = left1up1[from];
black_k_0, black_k_e_p: at = right1[from];
black_k_0, black_k_e_p: at = right1down1[from];
black_k_0, black_k_e_p: at = right1up1[from];
black_k_0, black_k_e_p: at = up1[from];
black_k_e_p, black_to: isEmptyWhite[board[at]] == 1;
black_keeps_K, black_keeps_k: left_k != 0;
black_keeps_K, white_wins: left_k == 0;
black_keeps_k, black_done: turn = next[turn];
black_lands, black_spares_K: board[at] != K;
black_lands, black_takes_K: board[at] == K;
black_leaves, black_settled: board[from] = empty;
black_moved, black_lands: from != at;
black_moved, black_settled: from == at;
black_n_0, black_k_e_p: at = left1down2[from];
black_n_0, black_k_e_p: at = left1up2[from];
black_n_0, black_k_e_p: at = left2down1[from];
black_n_0, black_k_e_p: at = left2up1[from];
black_n_0, black_k_e_p: at = right1down2[from];
black_n_0, black_k_e_p: at = right1up2[from];
black_n_0, black_k_e_p: at = right2down1[from];
black_n_0, black_k_e_p: at = right2up1[from];
black_named, black_moved: player = keeper;
black_next, black_turn: ? black_from -> black_to;
black_next, white_wins: ! black_from -> black_to;
black_p_0, black_p_e: at = down1[from];
black_p_0, black_p_p: at = left1down1[from];
black_p_0, black_p_p: at = right1down1[from];
black_p_e, black_to: board[at] == empty;
black_p_p, black_to: isWhite[board[at]] == 1;
black_pieces, black_k_0: board[from] == k;
black_pieces, black_n_0: board[from] == n;
black_pieces, black_p_0: board[from] == p;
black_pieces, black_q_0: board[from] == q;
black_pieces, black_r_0: board[from] == r;
black_puts, black_leaves: board[at] = board[from];
black_q_0, black_q_e1_p: at = left1up1[from];
black_q_0, black_q_e3_p: at = left1[from];
black_q_0, black_q_e4_p: at = left1down1[from];
black_q_0, black_q_e5_p: at = up1[from];
black_q_0, black_q_e6_p: at = down1[from];
black_q_0, black_q_e7_p: at = right1up1[from];
black_q_0, black_q_e8_p: at = right1[from];
black_q_0, black_q_e9_p: at = right1down1[from];
black_q_1, black_q_e1_p: at = left1up1[at];
black_q_1, black_to:;
black_q_3, black_q_e3_p: at = left1[at];
black_q_3, black_to:;
black_q_4, black_q_e4_p: at = left1down1[at];
black_q_4, black_to:;
black_q_5, black_q_e5_p: at = up1[at];
black_q_5, black_to:;
black_q_6, black_q_e6_p: at = down1[at];
black_q_6, black_to:;
black_q_7, black_q_e7_p: at = right1up1[at];
black_q_7, black_to:;
black_q_8, black_q_e8_p: at = right1[at];
black_q_8, black_to:;
black_q_9, black_q_e9_p: at = right1down1[at];
black_q_9, black_to:;
black_q_e1_p, black_q_1: board[at] == empty;
black_q_e1_p, black_to: isWhite[board[at]] == 1;
black_q_e3_p, black_q_3: board[at] == empty;
black_q_e3_p, black_to: isWhite[board[at]] == 1;
black_q_e4_p, black_q_4: board[at] == empty;
black_q_e4_p, black_to: isWhite[board[at]] == 1;
black_q_e5_p, black_q_5: board[at] == empty;
black_q_e5_p, black_to: isWhite[board[at]] == 1;
black_q_e6_p, black_q_6: board[at] == empty;
black_q_e6_p, black_to: isWhite[board[at]] == 1;
black_q_e7_p, black_q_7: board[at] == empty;
black_q_e7_p, black_to: isWhite[board[at]] == 1;
black_q_e8_p, black_q_8: board[at] == empty;
black_q_e8_p, black_to: isWhite[board[at]] == 1;
black_q_e9_p, black_q_9: board[at] == empty;
black_q_e9_p, black_to: isWhite[board[at]] == 1;
black_r_0, black_q_e3_p: at = left1[from];
black_r_0, black_q_e5_p: at = up1[from];
black_r_0, black_q_e6_p: at = down1[from];
black_r_0, black_q_e8_p: at = right1[from];
black_settled, black_counts: wins[board[at]][at] != 1;
black_settled, black_wins: wins[board[at]][at] == 1;
black_spares_K, black_puts: board[at] != k;
black_spares_K, black_takes_k: board[at] == k;
black_start, black_pieces: $$ from;
black_takes_K, black_puts: left_K = 0;
black_takes_k, black_puts: left_k = 0;
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_K_0, white_K_e_p: at = down1[from];
white_K_0, white_K_e_p: at = left1[from];
white_K_0, white_K_e_p: at = left1down1[from];
white_K_0, white_K_e_p: at = left1up1[from];
white_K_0, white_K_e_p: at = right1[from];
white_K_0, white_K_e_p: at = right1down1[from];
white_K_0, white_K_e_p: at = right1up1[from];
white_K_0, white_K_e_p: at = up1[from];
white_K_e_p, white_to: isEmptyBlack[board[at]] == 1;
white_N_0, white_K_e_p: at = left1down2[from];
white_N_0, white_K_e_p: at = left1up2[from];
white_N_0, white_K_e_p: at = left2down1[from];
white_N_0, white_K_e_p: at = left2up1[from];
white_N_0, white_K_e_p: at = right1down2[from];
white_N_0, white_K_e_p: at = right1up2[from];
white_N_0, white_K_e_p: at = right2down1[from];
white_N_0, white_K_e_p: at = right2up1[from];
white_P_0, white_P_e: at = up1[from];
white_P_0, white_P_p: at = left1up1[from];
white_P_0, white_P_p: at = right1up1[from];
white_P_e, white_to: board[at] == empty;
white_P_p, white_to: isBlack[board[at]] == 1;
white_Q_0, white_Q_e1_p: at = left1down1[from];
white_Q_0, white_Q_e3_p: at = left1[from];
white_Q_0, white_Q_e4_p: at = left1up1[from];
white_Q_0, white_Q_e5_p: at = down1[from];
white_Q_0, white_Q_e6_p: at = up1[from];
white_Q_0, white_Q_e7_p: at = right1down1[from];
white_Q_0, white_Q_e8_p: at = right1[from];
white_Q_0, white_Q_e9_p: at = right1up1[from];
white_Q_1, white_Q_e1_p: at = left1down1[at];
white_Q_1, white_to:;
white_Q_3, white_Q_e3_p: at = left1[at];
white_Q_3, white_to:;
white_Q_4, white_Q_e4_p: at = left1up1[at];
white_Q_4, white_to:;
white_Q_5, white_Q_e5_p: at = down1[at];
white_Q_5, white_to:;
white_Q_6, white_Q_e6_p: at = up1[at];
white_Q_6, white_to:;
white_Q_7, white_Q_e7_p: at = right1down1[at];
white_Q_7, white_to:;
white_Q_8, white_Q_e8_p: at = right1[at];
white_Q_8, white_to:;
white_Q_9, white_Q_e9_p: at = right1up1[at];
white_Q_9, white_to:;
white_Q_e1_p, white_Q_1: board[at] == empty;
white_Q_e1_p, white_to: isBlack[board[at]] == 1;
white_Q_e3_p, white_Q_3: board[at] == empty;
white_Q_e3_p, white_to: isBlack[board[at]] == 1;
white_Q_e4_p, white_Q_4: board[at] == empty;
white_Q_e4_p, white_to: isBlack[board[at]] == 1;
white_Q_e5_p, white_Q_5: board[at] == empty;
white_Q_e5_p, white_to: isBlack[board[at]] == 1;
white_Q_e6_p, white_Q_6: board[at] == empty;
white_Q_e6_p, white_to: isBlack[board[at]] == 1;
white_Q_e7_p, white_Q_7: board[at] == empty;
white_Q_e7_p, white_to: isBlack[board[at]] == 1;
white_Q_e8_p, white_Q_8: board[at] == empty;
white_Q_e8_p, white_to: isBlack[board[at]] == 1;
white_Q_e9_p, white_Q_9: board[at] == empty;
white_Q_e9_p, white_to: isBlack[board[at]] == 1;
white_R_0, white_Q_e3_p: at = left1[from];
white_R_0, white_Q_e5_p: at = down1[from];
white_R_0, white_Q_e6_p: at = up1[from];
white_R_0, white_Q_e8_p: at = right1[from];
white_counts, white_keeps_k: left_k != 0;
white_counts, white_wins: left_k == 0;
white_done, black_next: turn != 80;
white_done, draw: turn == 80;
white_from, white_start: from = Square(*);
white_keeps_K, white_done: turn = next[turn];
white_keeps_k, black_wins: left_K == 0;
white_keeps_k, white_keeps_K: left_K != 0;
white_lands, white_spares_K: board[at] != K;
white_lands, white_takes_K: board[at] == K;
white_leaves, white_settled: board[from] = empty;
white_moved, white_lands: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_K_0: board[from] == K;
white_pieces, white_N_0: board[from] == N;
white_pieces, white_P_0: board[from] == P;
white_pieces, white_Q_0: board[from] == Q;
white_pieces, white_R_0: board[from] == R;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_counts: wins[board[at]][at] != 1;
white_settled, white_wins: wins[board[at]][at] == 1;
white_spares_K, white_puts: board[at] != k;
white_spares_K, white_takes_k: board[at] == k;
white_start, white_pieces: $$ from;
white_takes_K, white_puts: left_K = 0;
white_takes_k, white_puts: left_k = 0;
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjoint black_pieces : black_k_0 black_n_0 black_p_0 black_q_0 black_r_0;
@disjoint white_pieces : white_K_0 white_N_0 white_P_0 white_Q_0 white_R_0;
@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive black_counts : black_keeps_K black_wins;
@disjointExhaustive black_done : draw begin;
@disjointExhaustive black_keeps_K : black_keeps_k white_wins;
@disjointExhaustive black_lands : black_spares_K black_takes_K;
@disjointExhaustive black_moved : black_lands black_settled;
@disjointExhaustive black_next : black_turn white_wins;
@disjointExhaustive black_settled : black_counts black_wins;
@disjointExhaustive black_spares_K : black_takes_k black_puts;
@disjointExhaustive white_counts : white_keeps_k white_wins;
@disjointExhaustive white_done : black_next draw;
@disjointExhaustive white_keeps_k : black_wins white_keeps_K;
@disjointExhaustive white_lands : white_spares_K white_takes_K;
@disjointExhaustive white_moved : white_lands white_settled;
@disjointExhaustive white_settled : white_counts white_wins;
@disjointExhaustive white_spares_K : white_takes_k white_puts;
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
  60
  61
  62
  63
  64
  65
  66
  67
  68
  69
  70
  71
  72
  73
  74
  75
  76
  77
  78
  79
  80;
@integer 0 : 0 1;
@repeat begin black_start black_counts black_keeps_K black_wins black_done black_from black_k_0 black_k_e_p black_to black_keeps_k white_wins black_lands black_spares_K black_takes_K black_leaves black_settled black_moved black_n_0 black_named black_next black_turn black_p_0 black_p_e black_p_p black_pieces black_q_0 black_r_0 black_puts black_q_e1_p black_q_e3_p black_q_e4_p black_q_e5_p black_q_e6_p black_q_e7_p black_q_e8_p black_q_e9_p black_q_1 black_q_3 black_q_4 black_q_5 black_q_6 black_q_7 black_q_8 black_q_9 black_takes_k white_K_0 white_K_e_p white_to white_N_0 white_P_0 white_P_e white_P_p white_Q_0 white_Q_e1_p white_Q_e3_p white_Q_e4_p white_Q_e5_p white_Q_e6_p white_Q_e7_p white_Q_e8_p white_Q_e9_p white_Q_1 white_Q_3 white_Q_4 white_Q_5 white_Q_6 white_Q_7 white_Q_8 white_Q_9 white_R_0 white_start white_counts white_keeps_k white_done white_from white_keeps_K white_lands white_spares_K white_takes_K white_leaves white_settled white_moved white_named white_turn white_pieces white_puts white_takes_k :
  at
  board
  from
  left_K
  left_k
  player
  turn;
@repeat draw black_won white_won : at board from goals left_K left_k player turn;
@tagIndex black_start white_start : 0;
@tagIndex black_to white_to : 1;
@tagMaxIndex black_start white_start : 0;
@tagMaxIndex black_to white_to : 1;
