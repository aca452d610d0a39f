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
  off
};
type Content = {empty, M, S, m, s, off};
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
  x3y3
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
  30
};
type Visibility = Player -> Bool;

const down1: Square -> Cell = {
  :off,
  x0y1: x0y0,
  x0y2: x0y1,
  x0y3: x0y2,
  x1y1: x1y0,
  x1y2: x1y1,
  x1y3: x1y2,
  x2y1: x2y0,
  x2y2: x2y1,
  x2y3: x2y2,
  x3y1: x3y0,
  x3y2: x3y1,
  x3y3: x3y2
};
const isBlack: Content -> Bool = {:0, m: 1, s: 1};
const isEmptyBlack: Content -> Bool = {:0, empty: 1, m: 1, s: 1};
const isEmptyWhite: Content -> Bool = {:0, M: 1, S: 1, empty: 1};
const isWhite: Content -> Bool = {:0, M: 1, S: 1};
const left1: Square -> Cell = {
  :off,
  x1y0: x0y0,
  x1y1: x0y1,
  x1y2: x0y2,
  x1y3: x0y3,
  x2y0: x1y0,
  x2y1: x1y1,
  x2y2: x1y2,
  x2y3: x1y3,
  x3y0: x2y0,
  x3y1: x2y1,
  x3y2: x2y2,
  x3y3: x2y3
};
const left1down1: Square -> Cell = {
  :off,
  x1y1: x0y0,
  x1y2: x0y1,
  x1y3: x0y2,
  x2y1: x1y0,
  x2y2: x1y1,
  x2y3: x1y2,
  x3y1: x2y0,
  x3y2: x2y1,
  x3y3: x2y2
};
const left1up1: Square -> Cell = {
  :off,
  x1y0: x0y1,
  x1y1: x0y2,
  x1y2: x0y3,
  x2y0: x1y1,
  x2y1: x1y2,
  x2y2: x1y3,
  x3y0: x2y1,
  x3y1: x2y2,
  x3y2: x2y3
};
const next: Turn -> Turn = {
  :30,
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
  28: 29
};
const right1: Square -> Cell = {
  :off,
  x0y0: x1y0,
  x0y1: x1y1,
  x0y2: x1y2,
  x0y3: x1y3,
  x1y0: x2y0,
  x1y1: x2y1,
  x1y2: x2y2,
  x1y3: x2y3,
  x2y0: x3y0,
  x2y1: x3y1,
  x2y2: x3y2,
  x2y3: x3y3
};
const right1down1: Square -> Cell = {
  :off,
  x0y1: x1y0,
  x0y2: x1y1,
  x0y3: x1y2,
  x1y1: x2y0,
  x1y2: x2y1,
  x1y3: x2y2,
  x2y1: x3y0,
  x2y2: x3y1,
  x2y3: x3y2
};
const right1up1: Square -> Cell = {
  :off,
  x0y0: x1y1,
  x0y1: x1y2,
  x0y2: x1y3,
  x1y0: x2y1,
  x1y1: x2y2,
  x1y2: x2y3,
  x2y0: x3y1,
  x2y1: x3y2,
  x2y2: x3y3
};
const up1: Square -> Cell = {
  :off,
  x0y0: x0y1,
  x0y1: x0y2,
  x0y2: x0y3,
  x1y0: x1y1,
  x1y1: x1y2,
  x1y2: x1y3,
  x2y0: x2y1,
  x2y1: x2y2,
  x2y2: x2y3,
  x3y0: x3y1,
  x3y1: x3y2,
  x3y2: x3y3
};
const wins: Content -> Square -> Bool = {:{:0}, M: {:0, x3y3: 1}, m: {:0, x0y0: 1}};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: M,
  x0y1: empty,
  x0y2: empty,
  x0y3: s,
  x1y0: empty,
  x1y1: empty,
  x1y2: empty,
  x1y3: s,
  x2y0: S,
  x2y1: empty,
  x2y2: empty,
  x2y3: empty,
  x3y0: S,
  x3y1: empty,
  x3y2: empty,
  x3y3: m
};
var from: Square = x0y0;
var goals: Goals = {:50};
var left_M: Count = 1;
var left_m: Count = 1;
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_chosen, black_start: at = from;
black_counts, black_keeps_M: left_M != 0;
black_counts, black_wins: left_M == 0;
black_done, begin: turn != 30;
black_done, draw: turn == 30;
black_from, black_chosen: from = Square(*);
black_keeps_M, black_keeps_m: left_m != 0;
black_keeps_M, white_wins: left_m == 0;
black_keeps_m, black_done: turn = next[turn];
black_lands, black_spares_M: board[at] != M;
black_lands, black_takes_M: board[at] == M;
black_leaves, black_settled: board[from] = empty;
black_m_0, black_m_e_p: at = down1[at];
black_m_0, black_m_e_p: at = left1[at];
black_m_0, black_m_e_p: at = left1down1[at];
black_m_0, black_m_e_p: at = left1up1[at];
black_m_0, black_m_e_p: at = right1[at];
black_m_0, black_m_e_p: at = right1down1[at];
black_m_0, black_m_e_p: at = right1up1[at];
black_m_0, black_m_e_p: at = up1[at];
black_m_e_p, black_to: isEmptyWhite[board[at]] == 1;
black_moved, black_lands: from != at;
black_moved, black_settled: from == at;
black_named, black_moved: player = keeper;
black_next, black_turn: ? black_from -> black_to;
black_next, white_wins: ! black_from -> black_to;
black_pieces, black_m_0: board[from] == m;
black_pieces, black_s_0: board[from] == s;
black_puts, black_leaves: board[at] = board[from];
black_s_0, black_s_e: at = down1[at];
black_s_0, black_s_e: at = left1[at];
black_s_0, black_s_e: at = right1[at];
black_s_0, black_s_e: at = up1[at];
black_s_0, black_to: isBlack[board[at]] == 1;
black_s_e, black_to: board[at] == empty;
black_settled, black_counts: wins[board[at]][at] != 1;
black_settled, black_wins: wins[board[at]][at] == 1;
black_spares_M, black_puts: board[at] != m;
black_spares_M, black_takes_m: board[at] == m;
black_start, black_pieces: $$ from;
black_takes_M, black_puts: left_M = 0;
black_takes_m, black_puts: left_m = 0;
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_M_0, white_M_e_p: at = down1[at];
white_M_0, white_M_e_p: at = left1[at];
white_M_0, white_M_e_p: at = left1down1[at];
white_M_0, white_M_e_p: at = left1up1[at];
white_M_0, white_M_e_p: at = right1[at];
white_M_0, white_M_e_p: at = right1down1[at];
white_M_0, white_M_e_p: at = right1up1[at];
white_M_0, white_M_e_p: at = up1[at];
white_M_e_p, white_to: isEmptyBlack[board[at]] == 1;
white_S_0, white_S_e: at = down1[at];
white_S_0, white_S_e: at = left1[at];
white_S_0, white_S_e: at = right1[at];
white_S_0, white_S_e: at = up1[at];
white_S_0, white_to: isWhite[board[at]] == 1;
white_S_e, white_to: board[at] == empty;
white_chosen, white_start: at = from;
white_counts, white_keeps_m: left_m != 0;
white_counts, white_wins: left_m == 0;
white_done, black_next: turn != 30;
white_done, draw: turn == 30;
white_from, white_chosen: from = Square(*);
white_keeps_M, white_done: turn = next[turn];
white_keeps_m, black_wins: left_M == 0;
white_keeps_m, white_keeps_M: left_M != 0;
white_lands, white_spares_M: board[at] != M;
white_lands, white_takes_M: board[at] == M;
white_leaves, white_settled: board[from] = empty;
white_moved, white_lands: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_M_0: board[from] == M;
white_pieces, white_S_0: board[from] == S;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_counts: wins[board[at]][at] != 1;
white_settled, white_wins: wins[board[at]][at] == 1;
white_spares_M, white_puts: board[at] != m;
white_spares_M, white_takes_m: board[at] == m;
white_start, white_pieces: $$ from;
white_takes_M, white_puts: left_M = 0;
white_takes_m, white_puts: left_m = 0;
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjoint black_pieces : black_m_0 black_s_0;
@disjoint white_pieces : white_M_0 white_S_0;
@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive black_counts : black_keeps_M black_wins;
@disjointExhaustive black_done : draw begin;
@disjointExhaustive black_keeps_M : black_keeps_m white_wins;
@disjointExhaustive black_lands : black_spares_M black_takes_M;
@disjointExhaustive black_moved : black_lands black_settled;
@disjointExhaustive black_next : black_turn white_wins;
@disjointExhaustive black_settled : black_counts black_wins;
@disjointExhaustive black_spares_M : black_takes_m black_puts;
@disjointExhaustive white_counts : white_keeps_m white_wins;
@disjointExhaustive white_done : black_next draw;
@disjointExhaustive white_keeps_m : black_wins white_keeps_M;
@disjointExhaustive white_lands : white_spares_M white_takes_M;
@disjointExhaustive white_moved : white_lands white_settled;
@disjointExhaustive white_settled : white_counts white_wins;
@disjointExhaustive white_spares_M : white_takes_m white_puts;
@integer 0 : 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30;
@integer 0 : 0 1;
@repeat begin black_chosen black_start black_counts black_keeps_M black_wins black_done black_from black_keeps_m white_wins black_lands black_spares_M black_takes_M black_leaves black_settled black_m_0 black_m_e_p black_to black_moved black_named black_next black_turn black_pieces black_s_0 black_puts black_s_e black_takes_m white_M_0 white_M_e_p white_to white_S_0 white_S_e white_chosen white_start white_counts white_keeps_m white_done white_from white_keeps_M white_lands white_spares_M white_takes_M white_leaves white_settled white_moved white_named white_turn white_pieces white_puts white_takes_m :
  at
  board
  from
  left_M
  left_m
  player
  turn;
@repeat draw black_won white_won : at board from goals left_M left_m player turn;
@tagIndex black_start white_start : 0;
@tagIndex black_to white_to : 1;
@tagMaxIndex black_start white_start : 0;
@tagMaxIndex black_to white_to : 1;
