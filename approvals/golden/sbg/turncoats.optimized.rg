type Bool = {0, 1};
type Cell = {
  x0y0,
  x1y0,
  x2y0,
  x3y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4,
  off
};
type Content = {empty, D, P, d, p, off};
type Count = {0, 1, 2, 3, 4};
type Goals = Player -> Score;
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {50, 0, 100};
type Square = {
  x0y0,
  x1y0,
  x2y0,
  x3y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4
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
  50
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
  x3y4: x3y3
};
const fewer: Count -> Count = {:0, 2: 1, 3: 2, 4: 3};
const isBlack: Content -> Bool = {:0, d: 1, p: 1};
const isWhite: Content -> Bool = {:0, D: 1, P: 1};
const isWhiteBlack: Content -> Bool = {:0, D: 1, P: 1, d: 1, p: 1};
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
  x3y4: x2y4
};
const left1down1: Square -> Cell = {
  :off,
  x1y1: x0y0,
  x1y2: x0y1,
  x1y3: x0y2,
  x1y4: x0y3,
  x2y1: x1y0,
  x2y2: x1y1,
  x2y3: x1y2,
  x2y4: x1y3,
  x3y1: x2y0,
  x3y2: x2y1,
  x3y3: x2y2,
  x3y4: x2y3
};
const left1up1: Square -> Cell = {
  :off,
  x1y0: x0y1,
  x1y1: x0y2,
  x1y2: x0y3,
  x1y3: x0y4,
  x2y0: x1y1,
  x2y1: x1y2,
  x2y2: x1y3,
  x2y3: x1y4,
  x3y0: x2y1,
  x3y1: x2y2,
  x3y2: x2y3,
  x3y3: x2y4
};
const next: Turn -> Turn = {
  :50,
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
  48: 49
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
  x2y4: x3y4
};
const right1down1: Square -> Cell = {
  :off,
  x0y1: x1y0,
  x0y2: x1y1,
  x0y3: x1y2,
  x0y4: x1y3,
  x1y1: x2y0,
  x1y2: x2y1,
  x1y3: x2y2,
  x1y4: x2y3,
  x2y1: x3y0,
  x2y2: x3y1,
  x2y3: x3y2,
  x2y4: x3y3
};
const right1up1: Square -> Cell = {
  :off,
  x0y0: x1y1,
  x0y1: x1y2,
  x0y2: x1y3,
  x0y3: x1y4,
  x1y0: x2y1,
  x1y1: x2y2,
  x1y2: x2y3,
  x1y3: x2y4,
  x2y0: x3y1,
  x2y1: x3y2,
  x2y2: x3y3,
  x2y3: x3y4
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
  x3y3: x3y4
};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: empty,
  x0y1: P,
  x0y2: empty,
  x0y3: p,
  x0y4: empty,
  x1y0: D,
  x1y1: P,
  x1y2: empty,
  x1y3: p,
  x1y4: d,
  x2y0: D,
  x2y1: P,
  x2y2: empty,
  x2y3: p,
  x2y4: d,
  x3y0: empty,
  x3y1: P,
  x3y2: empty,
  x3y3: p,
  x3y4: empty
};
var from: Square = x0y0;
var goals: Goals = {:50};
var left_D: Count = 2;
var left_P: Count = 4;
var left_d: Count = 2;
var left_p: Count = 4;
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_d_0, black_d_e_p_w: at = down1[from];
black_d_0, black_d_e_p_w: at = left1[from];
black_d_0, black_d_e_p_w: at = left1down1[from];
black_d_0, black_d_e_p_w: at = left1up1[from];
black_d_0, black_d_e_p_w: at = right1[from];
black_d_0, black_d_e_p_w: at = right1down1[from];
black_d_0, black_d_e_p_w: at = right1up1[from];
black_d_0, black_d_e_p_w: at = up1[from];
black_d_e_p_w, black_to: at != off;
black_done, begin: turn != 50;
black_done, draw: turn == 50;
black_from, black_start: from = Square(*);
black_keeps_D, black_keeps_P: left_P != 1;
black_keeps_D, black_wins: left_P == 1;
black_keeps_P, black_keeps_d: left_d != 0;
black_keeps_P, white_wins: left_d == 0;
black_keeps_d, black_keeps_p: left_p != 1;
black_keeps_d, white_wins: left_p == 1;
black_keeps_p, black_done: turn = next[turn];
black_lands, black_spares_D: board[at] != D;
black_lands, black_takes_D: board[at] == D;
black_leaves, black_settled: board[from] = empty;
black_moved, black_lands: from != at;
black_moved, black_settled: from == at;
black_named, black_moved: player = keeper;
black_next, black_turn: ? black_from -> black_to;
black_next, white_wins: ! black_from -> black_to;
black_p_0, black_p_e_w2: at = down1[from];
black_p_0, black_p_p_w: at = left1down1[from];
black_p_0, black_p_p_w: at = right1down1[from];
black_p_2, black_p_e: at = down1[at];
black_p_e, black_to: board[at] == empty;
black_p_e_w2, black_p_2: isBlack[board[at]] == 1;
black_p_e_w2, black_to: board[at] == empty;
black_p_p_w, black_to: isWhiteBlack[board[at]] == 1;
black_pieces, black_d_0: board[from] == d;
black_pieces, black_p_0: board[from] == p;
black_puts, black_leaves: board[at] = board[from];
black_settled, black_keeps_D: left_D != 0;
black_settled, black_wins: left_D == 0;
black_spares_D, black_spares_P: board[at] != P;
black_spares_D, black_takes_P: board[at] == P;
black_spares_P, black_spares_d: board[at] != d;
black_spares_P, black_takes_d: board[at] == d;
black_spares_d, black_puts: board[at] != p;
black_spares_d, black_takes_p: board[at] == p;
black_start, black_pieces: $$ from;
black_takes_D, black_puts: left_D = fewer[left_D];
black_takes_P, black_puts: left_P = fewer[left_P];
black_takes_d, black_puts: left_d = fewer[left_d];
black_takes_p, black_puts: left_p = fewer[left_p];
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_D_0, white_D_e_p_w: at = down1[from];
white_D_0, white_D_e_p_w: at = left1[from];
white_D_0, white_D_e_p_w: at = left1down1[from];
white_D_0, white_D_e_p_w: at = left1up1[from];
white_D_0, white_D_e_p_w: at = right1[from];
white_D_0, white_D_e_p_w: at = right1down1[from];
white_D_0, white_D_e_p_w: at = right1up1[from];
white_D_0, white_D_e_p_w: at = up1[from];
white_D_e_p_w, white_to: at != off;
white_P_0, white_P_e_w2: at = up1[from];
white_P_0, white_P_p_w: at = left1up1[from];
white_P_0, white_P_p_w: at = right1up1[from];
white_P_2, white_P_e: at = up1[at];
white_P_e, white_to: board[at] == empty;
white_P_e_w2, white_P_2: isWhite[board[at]] == 1;
white_P_e_w2, white_to: board[at] == empty;
white_P_p_w, white_to: isWhiteBlack[board[at]] == 1;
white_done, black_next: turn != 50;
white_done, draw: turn == 50;
white_from, white_start: from = Square(*);
white_keeps_D, black_wins: left_P == 1;
white_keeps_D, white_keeps_P: left_P != 1;
white_keeps_P, white_done: turn = next[turn];
white_keeps_d, white_keeps_p: left_p != 1;
white_keeps_d, white_wins: left_p == 1;
white_keeps_p, black_wins: left_D == 0;
white_keeps_p, white_keeps_D: left_D != 0;
white_lands, white_spares_D: board[at] != D;
white_lands, white_takes_D: board[at] == D;
white_leaves, white_settled: board[from] = empty;
white_moved, white_lands: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_D_0: board[from] == D;
white_pieces, white_P_0: board[from] == P;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_keeps_d: left_d != 0;
white_settled, white_wins: left_d == 0;
white_spares_D, white_spares_P: board[at] != P;
white_spares_D, white_takes_P: board[at] == P;
white_spares_P, white_spares_d: board[at] != d;
white_spares_P, white_takes_d: board[at] == d;
white_spares_d, white_puts: board[at] != p;
white_spares_d, white_takes_p: board[at] == p;
white_start, white_pieces: $$ from;
white_takes_D, white_puts: left_D = fewer[left_D];
white_takes_P, white_puts: left_P = fewer[left_P];
white_takes_d, white_puts: left_d = fewer[left_d];
white_takes_p, white_puts: left_p = fewer[left_p];
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjoint black_pieces : black_d_0 black_p_0;
@disjoint white_pieces : white_D_0 white_P_0;
@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive black_done : draw begin;
@disjointExhaustive black_keeps_D : black_keeps_P black_wins;
@disjointExhaustive black_keeps_P : black_keeps_d white_wins;
@disjointExhaustive black_keeps_d : black_keeps_p white_wins;
@disjointExhaustive black_lands : black_spares_D black_takes_D;
@disjointExhaustive black_moved : black_lands black_settled;
@disjointExhaustive black_next : black_turn white_wins;
@disjointExhaustive black_settled : black_keeps_D black_wins;
@disjointExhaustive black_spares_D : black_spares_P black_takes_P;
@disjointExhaustive black_spares_P : black_spares_d black_takes_d;
@disjointExhaustive black_spares_d : black_takes_p black_puts;
@disjointExhaustive white_done : black_next draw;
@disjointExhaustive white_keeps_D : black_wins white_keeps_P;
@disjointExhaustive white_keeps_d : white_keeps_p white_wins;
@disjointExhaustive white_keeps_p : black_wins white_keeps_D;
@disjointExhaustive white_lands : white_spares_D white_takes_D;
@disjointExhaustive white_moved : white_lands white_settled;
@disjointExhaustive white_settled : white_keeps_d white_wins;
@disjointExhaustive white_spares_D : white_spares_P white_takes_P;
@disjointExhaustive white_spares_P : white_spares_d white_takes_d;
@disjointExhaustive white_spares_d : white_takes_p white_puts;
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
  50;
@integer 0 : 0 1 2 3 4;
@integer 0 : 0 1;
@repeat begin black_start black_keeps_D black_wins black_d_0 black_d_e_p_w black_to black_done black_from black_keeps_P black_keeps_d white_wins black_keeps_p black_lands black_spares_D black_takes_D black_leaves black_settled black_moved black_named black_next black_turn black_p_0 black_p_e_w2 black_p_p_w black_p_2 black_p_e black_pieces black_puts black_spares_P black_takes_P black_spares_d black_takes_d black_takes_p white_D_0 white_D_e_p_w white_to white_P_0 white_P_e_w2 white_P_p_w white_P_2 white_P_e white_start white_keeps_d white_done white_from white_keeps_D white_keeps_P white_keeps_p white_lands white_spares_D white_takes_D white_leaves white_settled white_moved white_named white_turn white_pieces white_puts white_spares_P white_takes_P white_spares_d white_takes_d white_takes_p :
  at
  board
  from
  left_D
  left_P
  left_d
  left_p
  player
  turn;
@repeat draw black_won white_won : at board from goals left_D left_P left_d left_p player turn;
@tagIndex black_start white_start : 0;
@tagIndex black_to white_to : 1;
@tagMaxIndex black_start white_start : 0;
@tagMaxIndex black_to white_to : 1;
