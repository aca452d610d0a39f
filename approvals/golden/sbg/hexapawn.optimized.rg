type Bool = {0, 1};
type Cell = {x0y0, x1y0, x2y0, x0y1, x1y1, x2y1, x0y2, x1y2, x2y2, off};
type Content = {empty, P, p, off};
type Goals = Player -> Score;
type Player = {white, black};
type PlayerOrSystem = {white, black, keeper, random};
type Score = {50, 0, 100};
type Square = {x0y0, x1y0, x2y0, x0y1, x1y1, x2y1, x0y2, x1y2, x2y2};
type Turn = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
type Visibility = Player -> Bool;

const down1: Square -> Cell = {
  :off,
  x0y1: x0y0,
  x0y2: x0y1,
  x1y1: x1y0,
  x1y2: x1y1,
  x2y1: x2y0,
  x2y2: x2y1
};
const left1down1: Square -> Cell = {:off, x1y1: x0y0, x1y2: x0y1, x2y1: x1y0, x2y2: x1y1};
const left1up1: Square -> Cell = {:off, x1y0: x0y1, x1y1: x0y2, x2y0: x1y1, x2y1: x1y2};
const next: Turn -> Turn = {:10, 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8, 8: 9};
const right1down1: Square -> Cell = {:off, x0y1: x1y0, x0y2: x1y1, x1y1: x2y0, x1y2: x2y1};
const right1up1: Square -> Cell = {:off, x0y0: x1y1, x0y1: x1y2, x1y0: x2y1, x1y1: x2y2};
const up1: Square -> Cell = {
  :off,
  x0y0: x0y1,
  x0y1: x0y2,
  x1y0: x1y1,
  x1y1: x1y2,
  x2y0: x2y1,
  x2y1: x2y2
};
const wins: Content -> Square -> Bool = {
  :{:0},
  P: {:0, x0y2: 1, x1y2: 1, x2y2: 1},
  p: {:0, x0y0: 1, x1y0: 1, x2y0: 1}
};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: P,
  x0y1: empty,
  x0y2: p,
  x1y0: P,
  x1y1: empty,
  x1y2: p,
  x2y0: P,
  x2y1: empty,
  x2y2: p
};
var from: Square = x0y0;
var goals: Goals = {:50};
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_counts, black_done: turn = next[turn];
black_done, begin: turn != 10;
black_done, draw: turn == 10;
black_from, black_start: from = Square(*);
black_leaves, black_settled: board[from] = empty;
black_moved, black_puts: from != at;
black_moved, black_settled: from == at;
black_named, black_moved: player = keeper;
black_p_0, black_p_e: at = down1[from];
black_p_0, black_p_p: at = left1down1[from];
black_p_0, black_p_p: at = right1down1[from];
black_p_e, black_to: board[at] == empty;
black_p_p, black_to: board[at] == P;
black_pieces, black_p_0: board[from] == p;
black_puts, black_leaves: board[at] = board[from];
black_settled, black_counts: wins[board[at]][at] != 1;
black_settled, black_wins: wins[board[at]][at] == 1;
black_start, black_pieces: $$ from;
black_to, black_named: $$ at;
black_turn, black_from: player = black;
black_wins, black_won: goals[black] = 100;
black_won, draw: goals[white] = 0;
draw, end: player = keeper;
white_P_0, white_P_e: at = up1[from];
white_P_0, white_P_p: at = left1up1[from];
white_P_0, white_P_p: at = right1up1[from];
white_P_e, white_to: board[at] == empty;
white_P_p, white_to: board[at] == p;
white_counts, white_done: turn = next[turn];
white_done, black_turn: ? black_from -> black_to;
white_done, white_wins: ! black_from -> black_to;
white_from, white_start: from = Square(*);
white_leaves, white_settled: board[from] = empty;
white_moved, white_puts: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_P_0: board[from] == P;
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
@disjointExhaustive black_settled : black_counts black_wins;
@disjointExhaustive white_done : black_turn white_wins;
@disjointExhaustive white_moved : white_settled white_puts;
@disjointExhaustive white_settled : white_counts white_wins;
@integer 0 : 0 1 2 3 4 5 6 7 8 9 10;
@integer 0 : 0 1;
@repeat begin black_start black_counts black_done black_from black_puts black_leaves black_settled black_moved black_named black_turn white_wins black_p_0 black_p_e black_p_p black_to black_pieces black_wins white_P_0 white_P_e white_P_p white_to white_start white_counts white_done white_from white_puts white_leaves white_settled white_moved white_named white_turn white_pieces :
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
