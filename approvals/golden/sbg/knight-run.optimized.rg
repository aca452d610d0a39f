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
type Content = {empty, N, n, off};
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
  40
};
type Visibility = Player -> Bool;

const fewer: Count -> Count = {:0, 2: 1, 3: 2, 4: 3};
const isEmptyBlack: Content -> Bool = {:0, empty: 1, n: 1};
const isEmptyWhite: Content -> Bool = {:0, N: 1, empty: 1};
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
  :40,
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
  38: 39
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
const wins: Content -> Square -> Bool = {
  :{:0},
  N: {:0, x2y5: 1, x3y5: 1},
  n: {:0, x0y0: 1, x1y0: 1, x2y0: 1, x3y0: 1, x4y0: 1, x5y0: 1}
};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: N,
  x0y1: empty,
  x0y2: empty,
  x0y3: empty,
  x0y4: empty,
  x0y5: n,
  x1y0: empty,
  x1y1: empty,
  x1y2: empty,
  x1y3: empty,
  x1y4: empty,
  x1y5: empty,
  x2y0: N,
  x2y1: empty,
  x2y2: empty,
  x2y3: empty,
  x2y4: empty,
  x2y5: n,
  x3y0: N,
  x3y1: empty,
  x3y2: empty,
  x3y3: empty,
  x3y4: empty,
  x3y5: n,
  x4y0: empty,
  x4y1: empty,
  x4y2: empty,
  x4y3: empty,
  x4y4: empty,
  x4y5: empty,
  x5y0: N,
  x5y1: empty,
  x5y2: empty,
  x5y3: empty,
  x5y4: empty,
  x5y5: n
};
var from: Square = x0y0;
var goals: Goals = {:50};
var left_N: Count = 4;
var left_n: Count = 4;
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_counts, black_keeps_N: left_N != 1;
black_counts, black_wins: left_N == 1;
black_done, begin: turn != 40;
black_done, draw: turn == 40;
black_from, black_start: from = Square(*);
black_keeps_N, black_keeps_n: left_n != 1;
black_keeps_N, white_wins: left_n == 1;
black_keeps_n, black_done: turn = next[turn];
black_lands, black_spares_N: board[at] != N;
black_lands, black_takes_N: board[at] == N;
black_leaves, black_settled: board[from] = empty;
black_moved, black_lands: from != at;
black_moved, black_settled: from == at;
black_n_0, black_n_e_p: at = left1down2[from];
black_n_0, black_n_e_p: at = left1up2[from];
black_n_0, black_n_e_p: at = left2down1[from];
black_n_0, black_n_e_p: at = left2up1[from];
black_n_0, black_n_e_p: at = right1down2[from];
black_n_0, black_n_e_p: at = right1up2[from];
black_n_0, black_n_e_p: at = right2down1[from];
black_n_0, black_n_e_p: at = right2up1[from];
black_n_e_p, black_to: isEmptyWhite[board[at]] == 1;
black_named, black_moved: player = keeper;
black_next, black_turn: ? black_from -> black_to;
black_next, white_wins: ! black_from -> black_to;
black_pieces, black_n_0: board[from] == n;
black_puts, black_leaves: board[at] = board[from];
black_settled, black_counts: wins[board[at]][at] != 1;
black_settled, black_wins: wins[board[at]][at] == 1;
black_spares_N, black_puts: board[at] != n;
black_spares_N, black_takes_n: board[at] == n;
black_start, black_pieces: $$ from;
black_takes_N, black_puts: left_N = fewer[left_N];
black_takes_n, black_puts: left_n = fewer[left_n];
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_N_0, white_N_e_p: at = left1down2[from];
white_N_0, white_N_e_p: at = left1up2[from];
white_N_0, white_N_e_p: at = left2down1[from];
white_N_0, white_N_e_p: at = left2up1[from];
white_N_0, white_N_e_p: at = right1down2[from];
white_N_0, white_N_e_p: at = right1up2[from];
white_N_0, white_N_e_p: at = right2down1[from];
white_N_0, white_N_e_p: at = right2up1[from];
white_N_e_p, white_to: isEmptyBlack[board[at]] == 1;
white_counts, white_keeps_n: left_n != 1;
white_counts, white_wins: left_n == 1;
white_done, black_next: turn != 40;
white_done, draw: turn == 40;
white_from, white_start: from = Square(*);
white_keeps_N, white_done: turn = next[turn];
white_keeps_n, black_wins: left_N == 1;
white_keeps_n, white_keeps_N: left_N != 1;
white_lands, white_spares_N: board[at] != N;
white_lands, white_takes_N: board[at] == N;
white_leaves, white_settled: board[from] = empty;
white_moved, white_lands: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_N_0: board[from] == N;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_counts: wins[board[at]][at] != 1;
white_settled, white_wins: wins[board[at]][at] == 1;
white_spares_N, white_puts: board[at] != n;
white_spares_N, white_takes_n: board[at] == n;
white_start, white_pieces: $$ from;
white_takes_N, white_puts: left_N = fewer[left_N];
white_takes_n, white_puts: left_n = fewer[left_n];
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive black_counts : black_keeps_N black_wins;
@disjointExhaustive black_done : draw begin;
@disjointExhaustive black_keeps_N : black_keeps_n white_wins;
@disjointExhaustive black_lands : black_spares_N black_takes_N;
@disjointExhaustive black_moved : black_lands black_settled;
@disjointExhaustive black_next : black_turn white_wins;
@disjointExhaustive black_settled : black_counts black_wins;
@disjointExhaustive black_spares_N : black_takes_n black_puts;
@disjointExhaustive white_counts : white_keeps_n white_wins;
@disjointExhaustive white_done : black_next draw;
@disjointExhaustive white_keeps_n : black_wins white_keeps_N;
@disjointExhaustive white_lands : white_spares_N white_takes_N;
@disjointExhaustive white_moved : white_lands white_settled;
@disjointExhaustive white_settled : white_counts white_wins;
@disjointExhaustive white_spares_N : white_takes_n white_puts;
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
  40;
@integer 0 : 0 1 2 3 4;
@integer 0 : 0 1;
@repeat begin black_start black_counts black_keeps_N black_wins black_done black_from black_keeps_n white_wins black_lands black_spares_N black_takes_N black_leaves black_settled black_moved black_n_0 black_n_e_p black_to black_named black_next black_turn black_pieces black_puts black_takes_n white_N_0 white_N_e_p white_to white_start white_counts white_keeps_n white_done white_from white_keeps_N white_lands white_spares_N white_takes_N white_leaves white_settled white_moved white_named white_turn white_pieces white_puts white_takes_n :
  at
  board
  from
  left_N
  left_n
  player
  turn;
@repeat draw black_won white_won : at board from goals left_N left_n player turn;
@tagIndex black_start white_start : 0;
@tagIndex black_to white_to : 1;
@tagMaxIndex black_start white_start : 0;
@tagMaxIndex black_to white_to : 1;
