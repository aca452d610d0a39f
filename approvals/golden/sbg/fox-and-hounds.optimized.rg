type Bool = {0, 1};
type Cell = {
  x0y0,
  x1y0,
  x2y0,
  x3y0,
  x4y0,
  x5y0,
  x6y0,
  x7y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x4y1,
  x5y1,
  x6y1,
  x7y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x4y2,
  x5y2,
  x6y2,
  x7y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x4y3,
  x5y3,
  x6y3,
  x7y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4,
  x4y4,
  x5y4,
  x6y4,
  x7y4,
  x0y5,
  x1y5,
  x2y5,
  x3y5,
  x4y5,
  x5y5,
  x6y5,
  x7y5,
  x0y6,
  x1y6,
  x2y6,
  x3y6,
  x4y6,
  x5y6,
  x6y6,
  x7y6,
  x0y7,
  x1y7,
  x2y7,
  x3y7,
  x4y7,
  x5y7,
  x6y7,
  x7y7,
  off
};
type Content = {empty, H, f, off};
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
  x6y0,
  x7y0,
  x0y1,
  x1y1,
  x2y1,
  x3y1,
  x4y1,
  x5y1,
  x6y1,
  x7y1,
  x0y2,
  x1y2,
  x2y2,
  x3y2,
  x4y2,
  x5y2,
  x6y2,
  x7y2,
  x0y3,
  x1y3,
  x2y3,
  x3y3,
  x4y3,
  x5y3,
  x6y3,
  x7y3,
  x0y4,
  x1y4,
  x2y4,
  x3y4,
  x4y4,
  x5y4,
  x6y4,
  x7y4,
  x0y5,
  x1y5,
  x2y5,
  x3y5,
  x4y5,
  x5y5,
  x6y5,
  x7y5,
  x0y6,
  x1y6,
  x2y6,
  x3y6,
  x4y6,
  x5y6,
  x6y6,
  x7y6,
  x0y7,
  x1y7,
  x2y7,
  x3y7,
  x4y7,
  x5y7,
  x6y7,
  x7y7
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
  80,
  81,
  82,
  83,
  84,
  85,
  86,
  87,
  88,
  89,
  90,
  91,
  92,
  93,
  94,
  95,
  96,
  97,
  98,
  99,
  100
};
type Visibility = Player -> Bool;

const left1down1: Square -> Cell = {
  :off,
  x1y1: x0y0,
  x1y2: x0y1,
  x1y3: x0y2,
  x1y4: x0y3,
  x1y5: x0y4,
  x1y6: x0y5,
  x1y7: x0y6,
  x2y1: x1y0,
  x2y2: x1y1,
  x2y3: x1y2,
  x2y4: x1y3,
  x2y5: x1y4,
  x2y6: x1y5,
  x2y7: x1y6,
  x3y1: x2y0,
  x3y2: x2y1,
  x3y3: x2y2,
  x3y4: x2y3,
  x3y5: x2y4,
  x3y6: x2y5,
  x3y7: x2y6,
  x4y1: x3y0,
  x4y2: x3y1,
  x4y3: x3y2,
  x4y4: x3y3,
  x4y5: x3y4,
  x4y6: x3y5,
  x4y7: x3y6,
  x5y1: x4y0,
  x5y2: x4y1,
  x5y3: x4y2,
  x5y4: x4y3,
  x5y5: x4y4,
  x5y6: x4y5,
  x5y7: x4y6,
  x6y1: x5y0,
  x6y2: x5y1,
  x6y3: x5y2,
  x6y4: x5y3,
  x6y5: x5y4,
  x6y6: x5y5,
  x6y7: x5y6,
  x7y1: x6y0,
  x7y2: x6y1,
  x7y3: x6y2,
  x7y4: x6y3,
  x7y5: x6y4,
  x7y6: x6y5,
  x7y7: x6y6
};
const left1up1: Square -> Cell = {
  :off,
  x1y0: x0y1,
  x1y1: x0y2,
  x1y2: x0y3,
  x1y3: x0y4,
  x1y4: x0y5,
  x1y5: x0y6,
  x1y6: x0y7,
  x2y0: x1y1,
  x2y1: x1y2,
  x2y2: x1y3,
  x2y3: x1y4,
  x2y4: x1y5,
  x2y5: x1y6,
  x2y6: x1y7,
  x3y0: x2y1,
  x3y1: x2y2,
  x3y2: x2y3,
  x3y3: x2y4,
  x3y4: x2y5,
  x3y5: x2y6,
  x3y6: x2y7,
  x4y0: x3y1,
  x4y1: x3y2,
  x4y2: x3y3,
  x4y3: x3y4,
  x4y4: x3y5,
  x4y5: x3y6,
  x4y6: x3y7,
  x5y0: x4y1,
  x5y1: x4y2,
  x5y2: x4y3,
  x5y3: x4y4,
  x5y4: x4y5,
  x5y5: x4y6,
  x5y6: x4y7,
  x6y0: x5y1,
  x6y1: x5y2,
  x6y2: x5y3,
  x6y3: x5y4,
  x6y4: x5y5,
  x6y5: x5y6,
  x6y6: x5y7,
  x7y0: x6y1,
  x7y1: x6y2,
  x7y2: x6y3,
  x7y3: x6y4,
  x7y4: x6y5,
  x7y5: x6y6,
  x7y6: x6y7
};
const next: Turn -> Turn = {
  :100,
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
  78: 79,
  79: 80,
  80: 81,
  81: 82,
  82: 83,
  83: 84,
  84: 85,
  85: 86,
  86: 87,
  87: 88,
  88: 89,
  89: 90,
  90: 91,
  91: 92,
  92: 93,
  93: 94,
  94: 95,
  95: 96,
  96: 97,
  97: 98,
  98: 99
};
const right1down1: Square -> Cell = {
  :off,
  x0y1: x1y0,
  x0y2: x1y1,
  x0y3: x1y2,
  x0y4: x1y3,
  x0y5: x1y4,
  x0y6: x1y5,
  x0y7: x1y6,
  x1y1: x2y0,
  x1y2: x2y1,
  x1y3: x2y2,
  x1y4: x2y3,
  x1y5: x2y4,
  x1y6: x2y5,
  x1y7: x2y6,
  x2y1: x3y0,
  x2y2: x3y1,
  x2y3: x3y2,
  x2y4: x3y3,
  x2y5: x3y4,
  x2y6: x3y5,
  x2y7: x3y6,
  x3y1: x4y0,
  x3y2: x4y1,
  x3y3: x4y2,
  x3y4: x4y3,
  x3y5: x4y4,
  x3y6: x4y5,
  x3y7: x4y6,
  x4y1: x5y0,
  x4y2: x5y1,
  x4y3: x5y2,
  x4y4: x5y3,
  x4y5: x5y4,
  x4y6: x5y5,
  x4y7: x5y6,
  x5y1: x6y0,
  x5y2: x6y1,
  x5y3: x6y2,
  x5y4: x6y3,
  x5y5: x6y4,
  x5y6: x6y5,
  x5y7: x6y6,
  x6y1: x7y0,
  x6y2: x7y1,
  x6y3: x7y2,
  x6y4: x7y3,
  x6y5: x7y4,
  x6y6: x7y5,
  x6y7: x7y6
};
const right1up1: Square -> Cell = {
  :off,
  x0y0: x1y1,
  x0y1: x1y2,
  x0y2: x1y3,
  x0y3: x1y4,
  x0y4: x1y5,
  x0y5: x1y6,
  x0y6: x1y7,
  x1y0: x2y1,
  x1y1: x2y2,
  x1y2: x2y3,
  x1y3: x2y4,
  x1y4: x2y5,
  x1y5: x2y6,
  x1y6: x2y7,
  x2y0: x3y1,
  x2y1: x3y2,
  x2y2: x3y3,
  x2y3: x3y4,
  x2y4: x3y5,
  x2y5: x3y6,
  x2y6: x3y7,
  x3y0: x4y1,
  x3y1: x4y2,
  x3y2: x4y3,
  x3y3: x4y4,
  x3y4: x4y5,
  x3y5: x4y6,
  x3y6: x4y7,
  x4y0: x5y1,
  x4y1: x5y2,
  x4y2: x5y3,
  x4y3: x5y4,
  x4y4: x5y5,
  x4y5: x5y6,
  x4y6: x5y7,
  x5y0: x6y1,
  x5y1: x6y2,
  x5y2: x6y3,
  x5y3: x6y4,
  x5y4: x6y5,
  x5y5: x6y6,
  x5y6: x6y7,
  x6y0: x7y1,
  x6y1: x7y2,
  x6y2: x7y3,
  x6y3: x7y4,
  x6y4: x7y5,
  x6y5: x7y6,
  x6y6: x7y7
};
const wins: Content -> Square -> Bool = {:{:0}, f: {:0, x0y0: 1, x2y0: 1, x4y0: 1, x6y0: 1}};

var at: Cell = x0y0;
var board: Square -> Content = {
  :off,
  x0y0: H,
  x0y1: empty,
  x0y2: empty,
  x0y3: empty,
  x0y4: empty,
  x0y5: empty,
  x0y6: empty,
  x0y7: empty,
  x1y0: empty,
  x1y1: empty,
  x1y2: empty,
  x1y3: empty,
  x1y4: empty,
  x1y5: empty,
  x1y6: empty,
  x1y7: empty,
  x2y0: H,
  x2y1: empty,
  x2y2: empty,
  x2y3: empty,
  x2y4: empty,
  x2y5: empty,
  x2y6: empty,
  x2y7: empty,
  x3y0: empty,
  x3y1: empty,
  x3y2: empty,
  x3y3: empty,
  x3y4: empty,
  x3y5: empty,
  x3y6: empty,
  x3y7: f,
  x4y0: H,
  x4y1: empty,
  x4y2: empty,
  x4y3: empty,
  x4y4: empty,
  x4y5: empty,
  x4y6: empty,
  x4y7: empty,
  x5y0: empty,
  x5y1: empty,
  x5y2: empty,
  x5y3: empty,
  x5y4: empty,
  x5y5: empty,
  x5y6: empty,
  x5y7: empty,
  x6y0: H,
  x6y1: empty,
  x6y2: empty,
  x6y3: empty,
  x6y4: empty,
  x6y5: empty,
  x6y6: empty,
  x6y7: empty,
  x7y0: empty,
  x7y1: empty,
  x7y2: empty,
  x7y3: empty,
  x7y4: empty,
  x7y5: empty,
  x7y6: empty,
  x7y7: empty
};
var from: Square = x0y0;
var goals: Goals = {:50};
var player: PlayerOrSystem = keeper;
var turn: Turn = 0;
var visible: Visibility = {:1};

begin, black_wins: ! white_from -> white_to;
begin, white_turn: ? white_from -> white_to;
black_counts, black_done: turn = next[turn];
black_done, begin: turn != 100;
black_done, draw: turn == 100;
black_f_0, black_f_e: at = left1down1[from];
black_f_0, black_f_e: at = left1up1[from];
black_f_0, black_f_e: at = right1down1[from];
black_f_0, black_f_e: at = right1up1[from];
black_f_e, black_to: board[at] == empty;
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
white_H_0, white_H_e: at = left1up1[from];
white_H_0, white_H_e: at = right1up1[from];
white_H_e, white_to: board[at] == empty;
white_done, black_next: turn != 100;
white_done, draw: turn == 100;
white_from, white_start: from = Square(*);
white_leaves, white_settled: board[from] = empty;
white_moved, white_puts: from != at;
white_moved, white_settled: from == at;
white_named, white_moved: player = keeper;
white_pieces, white_H_0: board[from] == H;
white_puts, white_leaves: board[at] = board[from];
white_settled, white_done: turn = next[turn];
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
  80
  81
  82
  83
  84
  85
  86
  87
  88
  89
  90
  91
  92
  93
  94
  95
  96
  97
  98
  99
  100;
@integer 0 : 0 1;
@repeat begin black_start black_counts black_done black_f_0 black_f_e black_to black_from black_puts black_leaves black_settled black_moved black_named black_next black_turn white_wins black_pieces black_wins white_H_0 white_H_e white_to white_start white_done white_from white_puts white_leaves white_settled white_moved white_named white_turn white_pieces :
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
