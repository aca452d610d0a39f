// The rules of peg-solitaire; see peg_solitaire.hpp. Written by Regames (translate --to cpp).
//
// Functions are named after what they do and the node of the rules where they start:
//   find   adds the legal moves to the buffer
//   play   plays a move by its code, which has the decisions of its walk
//   tell   the same, and tells the tags
//   keep   plays the keeper's first legal move; says whether there is one
//   check  says whether there is a walk

#include "peg_solitaire.hpp"

#include <algorithm>
#include <stdexcept>
#include <unordered_map>

namespace regames::peg_solitaire {

namespace {

// ---- Names

constexpr std::string_view symbol_names[] = {
  "rx2y0", "rx3y0", "rx4y0", "rx2y1", "rx3y1", "rx4y1", "rx0y2", "rx1y2", "rx2y2", "rx3y2", "rx4y2",
  "rx5y2", "rx6y2", "rx0y3", "rx1y3", "rx2y3", "rx3y3", "rx4y3", "rx5y3", "rx6y3", "rx0y4", "rx1y4",
  "rx2y4", "rx3y4", "rx4y4", "rx5y4", "rx6y4", "rx2y5", "rx3y5", "rx4y5", "rx2y6", "rx3y6", "rx4y6",
  "null", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
  "16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
  "solver", "keeper", "random", "hole", "peg", "hole_3", "hole_5", "hole_7", "hole_9",
};

constexpr int players[] = {symbol::solver};

std::string_view node_name(int node) {
  switch (node) {
    case 0: return "begin";
    case 19: return "p37";
    case 21: return "end";
    case 52: return "k85";
    default: return "?";
  }
}

// ---- Tables

constexpr std::array<std::int8_t, 32> t0 = {
  35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58,
  59, 60, 61, 62, 63, 64, 65, 35,
};

constexpr std::array<std::int8_t, 34> t1 = {
  33, 33, 33, 0, 1, 2, 33, 33, 3, 4, 5, 33, 33, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  22, 23, 24, 27, 28, 29, 33,
};

constexpr std::array<std::int8_t, 34> t2 = {
  3, 4, 5, 8, 9, 10, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 33, 33, 27, 28, 29, 33,
  33, 30, 31, 32, 33, 33, 33, 33,
};

constexpr std::array<std::int8_t, 34> t3 = {
  33, 0, 1, 33, 3, 4, 33, 6, 7, 8, 9, 10, 11, 33, 13, 14, 15, 16, 17, 18, 33, 20, 21, 22, 23, 24,
  25, 33, 27, 28, 33, 30, 31, 33,
};

constexpr std::array<std::int8_t, 34> t4 = {
  1, 2, 33, 4, 5, 33, 7, 8, 9, 10, 11, 12, 33, 14, 15, 16, 17, 18, 19, 33, 21, 22, 23, 24, 25, 26,
  33, 28, 29, 33, 31, 32, 33, 33,
};

// ---- What functions use

// Some bits of the code of a move.
[[maybe_unused]] inline int bits(Word code, int shift, int mask) {
  return static_cast<int>(code >> shift) & mask;
}

// A hash of a list of tags with one more.
[[maybe_unused]] inline Word mix(Word hash, int tag) {
  const Word mixed = (hash + static_cast<Word>(tag) + 1) * 0x9E3779B97F4A7C15U;
  return mixed ^ (mixed >> 29);
}

// Adds a tag, with those who see tags now.
[[maybe_unused]] void tell(const State& s, Tags& told, int tag) {
  constexpr int places[] = {0};
  std::uint64_t seen_by = 0;
  for (int player = 0; player < player_count; ++player) {
    if (s.visible[static_cast<std::size_t>(places[player])] != symbol::_0) {
      seen_by |= std::uint64_t{1} << player;
    }
  }
  told.symbols.push_back(tag);
  told.seen_by.push_back(seen_by);
}

// Copies from some places of one array to some places of another, listed in pairs.
template <class To, class Places, class From, class FromPlaces>
void copy_places(To& to, int start, const Places& places, const From& from, int from_start,
                 const FromPlaces& from_places) {
  const From source = from;  // may be the same array
  for (std::size_t i = 0; i < places.size(); ++i) {
    to[start + places[i]] = static_cast<typename To::value_type>(source[from_start + from_places[i]]);
  }
}

// Whether places of two arrays, listed in pairs, are the same.
template <class One, class Places, class Other, class OtherPlaces>
bool same_places(const One& one, int start, const Places& places, const Other& other,
                 int other_start, const OtherPlaces& other_places) {
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (one[start + places[i]] != other[other_start + other_places[i]]) {
      return false;
    }
  }
  return true;
}

// ---- Functions

void find_p37(State& s, Moves& m, Word code);
void play_p37(State& s, Moves& m, Word code);
void tell_p37(State& s, Moves& m, Tags& told, Word code);
bool keep_k3(State& s, Moves& m);
bool keep_k85(State& s, Moves& m);
bool check_k86(State& s, Moves& m);
bool check_m5(State& s, Moves& m);
void tell_p84(State& s, Moves& m, Tags& told, Word code);
void play_p84(State& s, Moves& m, Word code);
void find_p84(State& s, Moves& m, Word code);

// At p37.
void find_p37(State& s, Moves& m, Word code) {
  for (int x0 = 0; x0 <= 32; ++x0) {
    if (s.board[x0] != symbol::peg) {
      continue;
    }
    const int x1 = s.board[x0];
    s.board[x0] = symbol::hole;
    {
      if (t1[x0] != 33) {
        const int x2 = t1[x0];
        if (s.board[x2] == symbol::peg) {
          const int x3 = s.board[x2];
          s.board[x2] = symbol::hole;
          if (t1[x2] != 33) {
            const int x4 = t1[x2];
            if (s.board[x4] == symbol::hole) {
              find_p84(s, m, code | Word(x0));
            }
          }
          s.board[x2] = static_cast<std::int8_t>(x3);
        }
      }
      if (t2[x0] != 33) {
        const int x5 = t2[x0];
        if (s.board[x5] == symbol::peg) {
          const int x6 = s.board[x5];
          s.board[x5] = symbol::hole;
          if (t2[x5] != 33) {
            const int x7 = t2[x5];
            if (s.board[x7] == symbol::hole) {
              find_p84(s, m, code | Word(x0) | Word(1) << 6);
            }
          }
          s.board[x5] = static_cast<std::int8_t>(x6);
        }
      }
      if (t3[x0] != 33) {
        const int x8 = t3[x0];
        if (s.board[x8] == symbol::peg) {
          const int x9 = s.board[x8];
          s.board[x8] = symbol::hole;
          if (t3[x8] != 33) {
            const int x10 = t3[x8];
            if (s.board[x10] == symbol::hole) {
              find_p84(s, m, code | Word(x0) | Word(2) << 6);
            }
          }
          s.board[x8] = static_cast<std::int8_t>(x9);
        }
      }
      if (t4[x0] != 33) {
        const int x11 = t4[x0];
        if (s.board[x11] == symbol::peg) {
          const int x12 = s.board[x11];
          s.board[x11] = symbol::hole;
          if (t4[x11] != 33) {
            const int x13 = t4[x11];
            if (s.board[x13] == symbol::hole) {
              find_p84(s, m, code | Word(x0) | Word(3) << 6);
            }
          }
          s.board[x11] = static_cast<std::int8_t>(x12);
        }
      }
    }
    s.board[x0] = static_cast<std::int8_t>(x1);
  }
}

// At p37.
void play_p37(State& s, Moves& m, Word code) {
  const int x0 = bits(code, 0, 0x3f);
  s.board[x0] = symbol::hole;
  switch (bits(code, 6, 0x3)) {
    case 0: {
      const int x1 = t1[x0];
      s.board[(x1 != 33 ? x1 : 34)] = symbol::hole;
      const int x2 = t1[x1];
      s.board[x2] = symbol::peg;
      s.coord = x2;
      play_p84(s, m, code);
      break;
    }
    case 1: {
      const int x3 = t2[x0];
      s.board[(x3 != 33 ? x3 : 34)] = symbol::hole;
      const int x4 = t2[x3];
      s.board[x4] = symbol::peg;
      s.coord = x4;
      play_p84(s, m, code);
      break;
    }
    case 2: {
      const int x5 = t3[x0];
      s.board[(x5 != 33 ? x5 : 34)] = symbol::hole;
      const int x6 = t3[x5];
      s.board[x6] = symbol::peg;
      s.coord = x6;
      play_p84(s, m, code);
      break;
    }
    default: {
      const int x7 = t4[x0];
      s.board[(x7 != 33 ? x7 : 34)] = symbol::hole;
      const int x8 = t4[x7];
      s.board[x8] = symbol::peg;
      s.coord = x8;
      play_p84(s, m, code);
      break;
    }
  }
}

// At p37.
void tell_p37(State& s, Moves& m, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0x3f);
  tell(s, told, x0);
  s.board[x0] = symbol::hole;
  switch (bits(code, 6, 0x3)) {
    case 0: {
      const int x1 = t1[x0];
      tell(s, told, symbol::hole_3);
      s.board[(x1 != 33 ? x1 : 34)] = symbol::hole;
      const int x2 = t1[x1];
      s.board[x2] = symbol::peg;
      s.coord = x2;
      tell_p84(s, m, told, code);
      break;
    }
    case 1: {
      const int x3 = t2[x0];
      tell(s, told, symbol::hole_5);
      s.board[(x3 != 33 ? x3 : 34)] = symbol::hole;
      const int x4 = t2[x3];
      s.board[x4] = symbol::peg;
      s.coord = x4;
      tell_p84(s, m, told, code);
      break;
    }
    case 2: {
      const int x5 = t3[x0];
      tell(s, told, symbol::hole_7);
      s.board[(x5 != 33 ? x5 : 34)] = symbol::hole;
      const int x6 = t3[x5];
      s.board[x6] = symbol::peg;
      s.coord = x6;
      tell_p84(s, m, told, code);
      break;
    }
    default: {
      const int x7 = t4[x0];
      tell(s, told, symbol::hole_9);
      s.board[(x7 != 33 ? x7 : 34)] = symbol::hole;
      const int x8 = t4[x7];
      s.board[x8] = symbol::peg;
      s.coord = x8;
      tell_p84(s, m, told, code);
      break;
    }
  }
}

// At k3.
bool keep_k3(State& s, Moves& m) {
  if (check_m5(s, m)) {
    s.player = symbol::solver;
    s.node = 19;  // p37
    return true;
  } else {
    s.player = symbol::keeper;
    s.node = 21;  // end
    return true;
  }
  return false;
}

// At k85.
bool keep_k85(State& s, Moves& m) {
  if (!check_k86(s, m)) {
    s.player = symbol::keeper;
    s.node = 21;  // end
    return true;
  } else {
    if (s.goals[0] != symbol::_31) {
      s.goals[0] = static_cast<std::int8_t>(t0[s.goals[0] - 34]);
      if (keep_k3(s, m)) {
        return true;
      }
    }
  }
  return false;
}

// At k86.
bool check_k86(State& s, Moves&) {
  if (s.goals[0] == symbol::_31) {
    return false;
  }
  return true;
}

// At m5.
bool check_m5(State& s, Moves&) {
  for (int x0 = 0; x0 <= 32; ++x0) {
    if (s.board[x0] != symbol::peg) {
      continue;
    }
    const int x1 = s.board[x0];
    s.board[x0] = symbol::hole;
    {
      if (t1[x0] != 33) {
        const int x2 = t1[x0];
        if (s.board[x2] == symbol::peg) {
          const int x3 = s.board[x2];
          s.board[x2] = symbol::hole;
          if (t1[x2] != 33) {
            const int x4 = t1[x2];
            if (s.board[x4] == symbol::hole) {
              s.board[x2] = static_cast<std::int8_t>(x3);
              s.board[x0] = static_cast<std::int8_t>(x1);
              return true;
            }
          }
          s.board[x2] = static_cast<std::int8_t>(x3);
        }
      }
      if (t2[x0] != 33) {
        const int x5 = t2[x0];
        if (s.board[x5] == symbol::peg) {
          const int x6 = s.board[x5];
          s.board[x5] = symbol::hole;
          if (t2[x5] != 33) {
            const int x7 = t2[x5];
            if (s.board[x7] == symbol::hole) {
              s.board[x5] = static_cast<std::int8_t>(x6);
              s.board[x0] = static_cast<std::int8_t>(x1);
              return true;
            }
          }
          s.board[x5] = static_cast<std::int8_t>(x6);
        }
      }
      if (t3[x0] != 33) {
        const int x8 = t3[x0];
        if (s.board[x8] == symbol::peg) {
          const int x9 = s.board[x8];
          s.board[x8] = symbol::hole;
          if (t3[x8] != 33) {
            const int x10 = t3[x8];
            if (s.board[x10] == symbol::hole) {
              s.board[x8] = static_cast<std::int8_t>(x9);
              s.board[x0] = static_cast<std::int8_t>(x1);
              return true;
            }
          }
          s.board[x8] = static_cast<std::int8_t>(x9);
        }
      }
      if (t4[x0] != 33) {
        const int x11 = t4[x0];
        if (s.board[x11] == symbol::peg) {
          const int x12 = s.board[x11];
          s.board[x11] = symbol::hole;
          if (t4[x11] != 33) {
            const int x13 = t4[x11];
            if (s.board[x13] == symbol::hole) {
              s.board[x11] = static_cast<std::int8_t>(x12);
              s.board[x0] = static_cast<std::int8_t>(x1);
              return true;
            }
          }
          s.board[x11] = static_cast<std::int8_t>(x12);
        }
      }
    }
    s.board[x0] = static_cast<std::int8_t>(x1);
  }
  return false;
}

// At p84.
void tell_p84(State& s, Moves&, Tags&, Word) {
  s.player = symbol::keeper;
  s.node = 52;  // k85
}

// At p84.
void play_p84(State& s, Moves&, Word) {
  s.player = symbol::keeper;
  s.node = 52;  // k85
}

// At p84.
void find_p84(State&, Moves& m, Word code) {
  m.add(code);
}
void tell_move(State& s, Moves& moves, int move, Tags& told) {
  [[maybe_unused]] const Word code = moves.code(move);
  switch (s.node) {
    case 19: tell_p37(s, moves, told, code); break;
    default: break;
  }
}

}  // namespace

// ---- Moves

Moves::Moves() : capacity_(64), codes_(64) {}

void Moves::grow() {
  if (capacity_ >= most_moves) {
    throw EndlessPlay(EndlessPlay::move, "too many moves");
  }
  capacity_ *= 2;
  codes_.resize(static_cast<std::size_t>(capacity_));
}

// ---- States

State::State() {
  static const State initial = make_initial();
  *this = initial;
}

State State::make_initial() {
  State s{Blank{}};
  Moves moves;
  s.node = 0;
  s.board = {
    70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 69, 70, 70, 70, 70, 70, 70, 70,
    70, 70, 70, 70, 70, 70, 70, 70, 70, 70,
  };
  s.coord = symbol::rx2y0;
  s.goals = {
    34,
  };
  s.player = symbol::keeper;
  s.visible = {
    35,
  };
  s.settle(moves);
  return s;
}

void State::legal_moves(Moves& moves) {
  moves.clear();
  if (is_terminal() || player == symbol::keeper) {
    return;
  }
  moves.begin_work();
  try {
    switch (node) {
      case 19: find_p37(*this, moves, 0); break;
      default: break;
    }
  } catch (const EndlessPlay&) {
    moves.clear();
    fail(EndlessPlay::move);
  }
}

void State::apply(Moves& moves, int move) {
  [[maybe_unused]] const Word code = moves.code(move);
  switch (node) {
    case 19: play_p37(*this, moves, code); break;
    default: break;
  }
  settle(moves);
}

bool State::apply_random(Moves& moves, Random& random) {
  legal_moves(moves);
  if (moves.size() == 0) {
    return false;
  }
  apply(moves, draw(moves, random));
  return true;
}

// The keeper's moves until somebody else is to move or the play is over.
void State::settle(Moves& moves) {
  if (player != symbol::keeper || is_terminal()) {
    return;
  }
  constexpr int most_keeper_moves = 1'000'000;  // more than any game needs
  moves.begin_work();
  bool moved = true;
  for (int count = 0; moved && player == symbol::keeper && !is_terminal(); ++count) {
    if (count == most_keeper_moves) {
      fail(EndlessPlay::keeper);
    }
    moved = false;
    try {
      switch (node) {
        case 0: moved = keep_k3(*this, moves); break;
        case 52: moved = keep_k85(*this, moves); break;
        default: break;
      }
    } catch (const EndlessPlay&) {
      fail(EndlessPlay::move);
    }
  }
}

void State::fail(EndlessPlay::Kind kind) const {
  const std::string what = kind == EndlessPlay::move ? "a move" : "the keeper's turn";
  throw EndlessPlay(kind, what + " at node " + std::string(node_name(node)) +
                              " does not seem to end");
}

int State::current_player() const {
  switch (player) {
    case symbol::solver: return 0;
    case symbol::keeper: return keeper_player;
    default: return random_player;
  }
}

int State::score(int player) const {
  constexpr int places[] = {0};
  return goals[static_cast<std::size_t>(places[player])];
}

Tags State::tags(Moves& moves, int move) const {
  Tags told;
  State copy = *this;
  tell_move(copy, moves, move, told);
  return told;
}

std::vector<int> State::seen_by(int player, Moves& moves, int move) const {
  const Tags told = tags(moves, move);
  std::vector<int> seen;
  for (std::size_t i = 0; i < told.symbols.size(); ++i) {
    if ((told.seen_by[i] >> player & 1U) != 0) {
      seen.push_back(told.symbols[i]);
    }
  }
  return seen;
}

int State::find_move(Moves& moves, const std::vector<int>& wanted) const {
  for (int move = 0; move < moves.size(); ++move) {
    if (tags(moves, move).symbols == wanted) {
      return move;
    }
  }
  return -1;
}

bool State::operator==(const State& other) const {
  return node == other.node
      && std::equal(board.begin(), board.end() - 1, other.board.begin())
      && coord == other.coord
      && std::equal(goals.begin(), goals.end() - 1, other.goals.begin())
      && player == other.player
      && std::equal(visible.begin(), visible.end() - 1, other.visible.begin());
}

std::size_t State::hash() const {
  std::uint32_t hash = static_cast<std::uint32_t>(node);
  const auto add = [&hash](std::int32_t value) {
    hash = 31 * hash + static_cast<std::uint32_t>(value);
  };
  std::for_each(board.begin(), board.end() - 1, add);
  add(coord);
  std::for_each(goals.begin(), goals.end() - 1, add);
  add(player);
  std::for_each(visible.begin(), visible.end() - 1, add);
  return hash;
}

std::string State::place() const {
  return std::string(node_name(node));
}

std::string State::describe() const {
  std::string text(node_name(node));
  text += "\n  board =";
  for (std::size_t i = 0; i + 1 < board.size(); ++i) {
    text.append(" ").append(symbol_name(board[i]));
  }
  text += "\n  coord =";
  text.append(" ").append(symbol_name(coord));
  text += "\n  goals =";
  for (std::size_t i = 0; i + 1 < goals.size(); ++i) {
    text.append(" ").append(symbol_name(goals[i]));
  }
  text += "\n  player =";
  text.append(" ").append(symbol_name(player));
  text += "\n  visible =";
  for (std::size_t i = 0; i + 1 < visible.size(); ++i) {
    text.append(" ").append(symbol_name(visible[i]));
  }
  return text;
}

// ---- Symbols and players

std::string_view symbol_name(int symbol) {
  return symbol_names[symbol];
}

std::string_view player_name(int player) {
  return symbol_names[players[player]];
}

int find_symbol(std::string_view name) {
  static const std::unordered_map<std::string_view, int> numbers = [] {
    std::unordered_map<std::string_view, int> map;
    for (int symbol = 0; symbol < symbol_count; ++symbol) {
      map.emplace(symbol_names[symbol], symbol);
    }
    return map;
  }();
  const auto found = numbers.find(name);
  return found == numbers.end() ? -1 : found->second;
}

}  // namespace regames::peg_solitaire
