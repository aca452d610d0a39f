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
type Content = {empty, Q, R, g, k, off};
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
type Turn = {0, 1};
type Visibility = Player -> Bool;

const isBlack: Content -> Bool = {:0, g: 1, k: 1};
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
  x3y3: x2y4,
  x4y0: x3y1,
  x4y1: x3y2,
  x4y2: x3y3,
  x4y3: x3y4
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
  x0y0: R,
  x0y1: empty,
  x0y2: empty,
  x0y3: empty,
  x0y4: k,
  x1y0: empty,
  x1y1: empty,
  x1y2: empty,
  x1y3: empty,
  x1y4: empty,
  x2y0: empty,
  x2y1: empty,
  x2y2: g,
  x2y3: empty,
  x2y4: g,
  x3y0: empty,
  x3y1: empty,
  x3y2: empty,
  x3y3: empty,
  x3y4: empty,
  x4y0: Q,
  x4y1: empty,
  x4y2: empty,
  x4y3: empty,
  x4y4: empty
};
var from: Square = x0y0;
var goals: Goals = {:50};
var left_k: Count = 1;
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_Q_0, white_Q_e1_p: at = left1[from];
white_Q_0, white_Q_e3_p: at = left1up1[from];
white_Q_0, white_Q_e4_p: at = up1[from];
white_Q_1, white_Q_e1_p: at = left1[at];
white_Q_1, white_to:;
white_Q_3, white_Q_e3_p: at = left1up1[at];
white_Q_3, white_to:;
white_Q_4, white_Q_e4_p: at = up1[at];
white_Q_4, white_to:;
white_Q_e1_p, white_Q_1: board[at] == empty;
white_Q_e1_p, white_to: isBlack[board[at]] == 1;
white_Q_e3_p, white_Q_3: board[at] == empty;
white_Q_e3_p, white_to: isBlack[board[at]] == 1;
white_Q_e4_p, white_Q_4: board[at] == empty;
white_Q_e4_p, white_to: isBlack[board[at]] == 1;
white_R_0, white_Q_e4_p: at = up1[from];
white_R_0, white_R_e3_p: at = right1[from];
white_R_3, white_R_e3_p: at = right1[at];
white_R_3, white_to:;
white_R_e3_p, white_R_3: board[at] == empty;
white_R_e3_p, white_to: isBlack[board[at]] == 1;
white_from, white_start: from = Square(*);
white_keeps_k, draw: turn = 1;
white_lands, white_puts: board[at] != k;
white_lands, white_takes_k: board[at] == k;
white_leaves, white_settled: board[from] = empty;
white_moved, white_lands: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_Q_0: board[from] == Q;
white_pieces, white_R_0: board[from] == R;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_keeps_k: left_k != 0;
white_settled, white_wins: left_k == 0;
white_start, white_pieces: $$ from;
white_takes_k, white_puts: left_k = 0;
white_to, white_named: $$ at;
white_turn, white_from: player = white;
white_wins, white_won: goals[white] = 100;
white_won, draw: goals[black] = 0;

@disjoint white_pieces : white_Q_0 white_R_0;
@disjointExhaustive begin : black_wins white_turn;
@disjointExhaustive white_lands : white_takes_k white_puts;
@disjointExhaustive white_moved : white_lands white_settled;
@disjointExhaustive white_settled : white_keeps_k white_wins;
@integer 0 : 0 1;
@repeat draw : at board from goals left_k player turn;
@repeat white_Q_0 white_R_0 white_start white_pieces : from;
@repeat white_Q_e1_p white_Q_e3_p white_Q_e4_p white_Q_1 white_to white_Q_3 white_Q_4 white_R_e3_p white_R_3 white_named :
  at
  from;
@repeat white_lands white_takes_k white_moved : at from player;
@repeat white_puts : at from left_k player;
@repeat white_wins white_keeps_k white_leaves white_settled : at board from left_k player;
@repeat white_won : at board from goals left_k player;
@tagIndex white_start : 0;
@tagIndex white_to : 1;
@tagMaxIndex white_start : 0;
@tagMaxIndex white_to : 1;
@unique begin black_wins black_won white_turn;
