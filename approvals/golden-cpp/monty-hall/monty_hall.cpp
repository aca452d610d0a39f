// The rules of monty-hall; see monty_hall.hpp. Written by Regames (translate --to cpp).
//
// Functions are named after what they do and the node of the rules where they start:
//   find   adds the legal moves to the buffer
//   pick   draws a move without listing any
//   ply    draws a move and plays it, and what the keeper does after it
//   play   plays a move by its code, which has the decisions of its path
//   tell   the same, and returns the tags
//   keep   plays the keeper's first legal move; returns whether there is one
//   check  returns whether there is a path

#include "monty_hall.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <unordered_map>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace regames_monty_hall {

namespace {

// ---- Names

constexpr std::string_view symbol_names[] = {
  "contestant", "keeper", "random", "left", "middle", "right", "100", "0", "1", "stay", "switch",
};

constexpr int players[] = {symbol::rg_contestant};

std::string_view node_name(int node) {
  switch (node) {
    case 0: return "begin";
    case 2: return "rules_1";
    case 7: return "rules_6";
    case 10: return "rules_9";
    case 15: return "rules_14";
    case 22: return "rules_18";
    case 24: return "rules_21";
    case 27: return "end";
    default: return "?";
  }
}

// ---- Tables

constexpr std::array<std::int8_t, 9> t0 = {
  3, 5, 4, 5, 3, 3, 4, 3, 3,
};

// ---- What functions use

// Drawn if no move is legal or moves are only counted; and if they have to be listed.
constexpr std::int64_t no_move = -1;
[[maybe_unused]] constexpr std::int64_t not_as_sets = -2;

// Returned if a move was drawn and played.
[[maybe_unused]] constexpr std::int64_t played = 0;

// An index of an array.
[[maybe_unused]] inline std::size_t at(int place) { return static_cast<std::size_t>(place); }

// Some bits of the code of a move.
[[maybe_unused]] inline int bits(Word code, int shift, int mask) {
  return static_cast<int>(code >> shift) & mask;
}

// The hash of a list of tags extended by one.
[[maybe_unused]] inline Word mix(Word hash, int tag) {
  const Word mixed = (hash + static_cast<Word>(tag) + 1) * 0x9E3779B97F4A7C15U;
  return mixed ^ (mixed >> 29);
}

// Adds a tag, with those who currently see tags.
[[maybe_unused]] void tell(const State& s, Tags& told, int tag) {
  constexpr int places[] = {0};
  std::uint64_t seen_by = 0;
  for (int player = 0; player < player_count; ++player) {
    if (s.rg_visible[static_cast<std::size_t>(places[player])] != symbol::rg_0) {
      seen_by |= std::uint64_t{1} << player;
    }
  }
  told.symbols.push_back(tag);
  told.seen_by.push_back(seen_by);
}

// Copies cells of one array to cells of another, given as pairs of indices.
template <class To, class Places, class From, class FromPlaces>
void copy_places(To& to, int start, const Places& places, const From& from, int from_start,
                 const FromPlaces& from_places) {
  const From source = from;  // may be the same array
  for (std::size_t i = 0; i < places.size(); ++i) {
    to[start + places[i]] = static_cast<typename To::value_type>(source[from_start + from_places[i]]);
  }
}

// Whether cells of two arrays, given as pairs of indices, are equal.
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

// The index of the k-th set bit of a word.
[[maybe_unused]] inline int member(Word word, int k) {
#if defined(__BMI2__)
  return std::countr_zero(_pdep_u64(Word{1} << k, word));
#else
  for (; k > 0; --k) {
    word &= word - 1;
  }
  return std::countr_zero(word);
#endif
}

// ---- Functions

void rg_find_rules_1(State& s, Moves& m, Word code);
void rg_play_rules_1(State& s, Moves& m, Word code);
void rg_tell_rules_1(State& s, Moves& m, Tags& told, Word code);
void rg_find_rules_6(State& s, Moves& m, Word code);
void rg_play_rules_6(State& s, Moves& m, Word code);
void rg_tell_rules_6(State& s, Moves& m, Tags& told, Word code);
void rg_find_rules_9(State& s, Moves& m, Word code);
void rg_play_rules_9(State& s, Moves& m, Word code);
void rg_tell_rules_9(State& s, Moves& m, Tags& told, Word code);
void rg_find_rules_14(State& s, Moves& m, Word code);
void rg_play_rules_14(State& s, Moves& m, Word code);
void rg_tell_rules_14(State& s, Moves& m, Tags& told, Word code);
bool rg_keep_begin(State& s, Moves& m);
bool rg_keep_rules_15(State& s, Moves& m);
bool rg_keep_rules_21(State& s, Moves& m);
std::int64_t rg_pick_rules_14(State& s, Moves& m, Random* random);
std::int64_t rg_ply_rules_14(State& s, Moves& m, Random* random);

// At rules_1.
void rg_find_rules_1(State&, Moves& m, Word code) {
  for (int x0 = 3; x0 <= 5; ++x0) {
    m.add(code | Word(x0 - 3));
  }
}

// At rules_1.
void rg_play_rules_1(State& s, Moves&, Word code) {
  const int x0 = bits(code, 0, 0x3) + 3;
  s.rg_visible[0] = symbol::rg_0;
  s.rg_visible[0] = symbol::rg_1;
  s.rg_car = x0;
  s.rg_player = symbol::rg_contestant;
  s.node = 7;  // rules_6
}

// At rules_1.
void rg_tell_rules_1(State& s, Moves&, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0x3) + 3;
  s.rg_visible[0] = symbol::rg_0;
  tell(s, told, x0);
  s.rg_visible[0] = symbol::rg_1;
  s.rg_car = x0;
  s.rg_player = symbol::rg_contestant;
  s.node = 7;  // rules_6
}

// At rules_6.
void rg_find_rules_6(State&, Moves& m, Word code) {
  for (int x0 = 3; x0 <= 5; ++x0) {
    m.add(code | Word(x0 - 3));
  }
}

// At rules_6.
void rg_play_rules_6(State& s, Moves&, Word code) {
  const int x0 = bits(code, 0, 0x3) + 3;
  s.rg_chosen = x0;
  s.rg_player = symbol::rg_random;
  s.node = 10;  // rules_9
}

// At rules_6.
void rg_tell_rules_6(State& s, Moves&, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0x3) + 3;
  tell(s, told, x0);
  s.rg_chosen = x0;
  s.rg_player = symbol::rg_random;
  s.node = 10;  // rules_9
}

// At rules_9.
void rg_find_rules_9(State& s, Moves& m, Word code) {
  const int x0 = s.rg_chosen;
  const int x1 = s.rg_car;
  for (int x2 = 3; x2 <= 5; ++x2) {
    if ((x2 != x0) & (x2 != x1)) m.add(code | Word(x2 - 3));
  }
}

// At rules_9.
void rg_play_rules_9(State& s, Moves&, Word code) {
  const int x0 = bits(code, 0, 0x3) + 3;
  s.rg_open = x0;
  s.rg_player = symbol::rg_contestant;
  s.node = 15;  // rules_14
}

// At rules_9.
void rg_tell_rules_9(State& s, Moves&, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0x3) + 3;
  tell(s, told, x0);
  s.rg_open = x0;
  s.rg_player = symbol::rg_contestant;
  s.node = 15;  // rules_14
}

// At rules_14.
void rg_find_rules_14(State&, Moves& m, Word code) {
  {
    m.add(code);
  }
  {
    m.add(code | Word(1));
  }
}

// At rules_14.
void rg_play_rules_14(State& s, Moves& m, Word code) {
  switch (bits(code, 0, 0x1)) {
    case 0: {
      s.rg_player = symbol::rg_keeper;
      s.node = 22;  // rules_18
      if (rg_keep_rules_15(s, m)) {
        return;
      }
      break;
    }
    default: {
      s.rg_player = symbol::rg_keeper;
      s.node = 24;  // rules_21
      if (rg_keep_rules_21(s, m)) {
        return;
      }
      break;
    }
  }
}

// At rules_14.
void rg_tell_rules_14(State& s, Moves&, Tags& told, Word code) {
  switch (bits(code, 0, 0x1)) {
    case 0: {
      tell(s, told, symbol::rg_stay);
      s.rg_player = symbol::rg_keeper;
      s.node = 22;  // rules_18
      break;
    }
    default: {
      tell(s, told, symbol::rg_switch);
      s.rg_player = symbol::rg_keeper;
      s.node = 24;  // rules_21
      break;
    }
  }
}

// At begin.
bool rg_keep_begin(State& s, Moves&) {
  s.rg_player = symbol::rg_random;
  s.node = 2;  // rules_1
  return true;
}

// At rules_15.
bool rg_keep_rules_15(State& s, Moves&) {
  if (s.rg_chosen == s.rg_car) {
    s.rg_goals[0] = symbol::rg_100;
    s.rg_player = symbol::rg_keeper;
    s.node = 27;  // end
    return true;
  } else {
    s.rg_player = symbol::rg_keeper;
    s.node = 27;  // end
    return true;
  }
  return false;
}

// At rules_21.
bool rg_keep_rules_21(State& s, Moves& m) {
  const int x0 = t0[at(s.rg_chosen * 3 + s.rg_open - 3) - 9];
  s.rg_chosen = x0;
  if (rg_keep_rules_15(s, m)) {
    return true;
  }
  return false;
}

// At rules_14.
std::int64_t rg_pick_rules_14(State&, Moves& m, Random* random) {
  const int sum0 = std::popcount(1U);
  const int sum1 = sum0 + std::popcount(1U);
  const int drawn = m.draw(sum1, random);
  if (drawn < 0) {
    return no_move;
  }
  if (drawn < sum0) {
    [[maybe_unused]] const int x0 = member(1U, drawn);
    return static_cast<std::int64_t>(0);
  }
  {
    [[maybe_unused]] const int x0 = member(1U, drawn - sum0);
    return static_cast<std::int64_t>((Word(0) + Word(1)));
  }
}

// At rules_14.
std::int64_t rg_ply_rules_14(State& s, Moves& m, Random* random) {
  const int sum0 = std::popcount(1U);
  const int sum1 = sum0 + std::popcount(1U);
  const int drawn = m.draw(sum1, random);
  if (drawn < 0) {
    return no_move;
  }
  [[maybe_unused]] Word code = 0;
  if (drawn < sum0) {
    [[maybe_unused]] const int x0 = member(1U, drawn);
    code = 0;
  } else {
    [[maybe_unused]] const int x0 = member(1U, drawn - sum0);
    code = (Word(0) + Word(1));
  }
  switch (bits(code, 0, 0x1)) {
    case 0: {
      {
        if (s.rg_chosen == s.rg_car) {
          s.rg_goals[0] = symbol::rg_100;
          s.rg_player = symbol::rg_keeper;
          s.node = 27;  // end
          return played;
        } else {
          {
            s.rg_player = symbol::rg_keeper;
            s.node = 27;  // end
            return played;
          }
        }
      }
      break;
    }
    default: {
      {
        const int x1 = t0[at(s.rg_chosen * 3 + s.rg_open - 3) - 9];
        {
          if (x1 == s.rg_car) {
            s.rg_goals[0] = symbol::rg_100;
            s.rg_chosen = x1;
            s.rg_player = symbol::rg_keeper;
            s.node = 27;  // end
            return played;
          } else {
            {
              s.rg_chosen = x1;
              s.rg_player = symbol::rg_keeper;
              s.node = 27;  // end
              return played;
            }
          }
        }
      }
      break;
    }
  }
  return played;
}
void tell_move(State& s, Moves& moves, int move, Tags& told) {
  [[maybe_unused]] const Word code = moves.code(move);
  switch (s.node) {
    case 2: rg_tell_rules_1(s, moves, told, code); break;
    case 7: rg_tell_rules_6(s, moves, told, code); break;
    case 10: rg_tell_rules_9(s, moves, told, code); break;
    case 15: rg_tell_rules_14(s, moves, told, code); break;
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
  s.rg_car = symbol::rg_left;
  s.rg_chosen = symbol::rg_left;
  s.rg_goals = {
    7,
  };
  s.rg_open = symbol::rg_left;
  s.rg_player = symbol::rg_keeper;
  s.rg_visible = {
    8,
  };
  s.settle(moves);
  return s;
}

void State::legal_moves(Moves& moves) {
  moves.clear();
  if (is_terminal() || rg_player == symbol::rg_keeper) {
    return;
  }
  moves.begin_work();
  try {
    switch (node) {
      case 2: rg_find_rules_1(*this, moves, 0); break;
      case 7: rg_find_rules_6(*this, moves, 0); break;
      case 10: rg_find_rules_9(*this, moves, 0); break;
      case 15: rg_find_rules_14(*this, moves, 0); break;
      default: break;
    }
  } catch (const EndlessPlay&) {
    moves.clear();
    fail(EndlessPlay::move);
  }
}

void State::apply(Moves& moves, int move) { play(moves, moves.code(move)); }

void State::play(Moves& moves, [[maybe_unused]] Word code) {
  switch (node) {
    case 2: rg_play_rules_1(*this, moves, code); break;
    case 7: rg_play_rules_6(*this, moves, code); break;
    case 10: rg_play_rules_9(*this, moves, code); break;
    case 15: rg_play_rules_14(*this, moves, code); break;
    default: break;
  }
  settle(moves);
}

// Draws a move if moves are found as sets; without a random number generator only counts them.
std::int64_t State::pick(Moves& moves, [[maybe_unused]] Random* random) {
  moves.clear();
  if (is_terminal() || rg_player == symbol::rg_keeper) {
    return no_move;
  }
  switch (node) {
    case 15: return rg_pick_rules_14(*this, moves, random); break;
    default: return not_as_sets;
  }
}

int State::count_moves(Moves& moves) {
  if (pick(moves, nullptr) == not_as_sets) {
    legal_moves(moves);
  }
  return moves.size();
}

// Draws a move and plays it if one function does both.
inline std::int64_t State::ply([[maybe_unused]] Moves& moves, [[maybe_unused]] Random* random) {
  switch (node) {
    case 15: return rg_ply_rules_14(*this, moves, random); break;
    default: return not_as_sets;
  }
}

bool State::apply_random(Moves& moves, Random& random) {
  const std::int64_t done = ply(moves, &random);
  if (done == played) {
    settle(moves);
    return true;
  }
  if (done == no_move) {
    return false;
  }
  const std::int64_t code = pick(moves, &random);
  if (code >= 0) {
    play(moves, static_cast<Word>(code));
    return true;
  }
  if (code == no_move) {
    return false;
  }
  legal_moves(moves);
  if (moves.size() == 0) {
    return false;
  }
  apply(moves, draw(moves, random));
  return true;
}

int State::choose(Moves& moves, Random& random) {
  legal_moves(moves);
  return moves.size() == 0 ? -1 : draw(moves, random);
}

int State::choose_one(Moves& moves, Random& random) {
  std::int64_t code = pick(moves, &random);
  if (code == no_move) {
    return -1;
  }
  if (code < 0) {
    legal_moves(moves);
    return moves.size() == 0 ? -1 : draw(moves, random);
  }
  moves.clear();
  moves.add(static_cast<Word>(code));
  return 0;
}

// Makes the keeper's moves until another player is to move or the play is over.
void State::settle(Moves& moves) {
  if (rg_player != symbol::rg_keeper || is_terminal()) {
    return;
  }
  constexpr int most_keeper_moves = 1'000'000;  // more than any game needs
  moves.begin_work();
  bool moved = true;
  for (int count = 0; moved && rg_player == symbol::rg_keeper && !is_terminal(); ++count) {
    if (count == most_keeper_moves) {
      fail(EndlessPlay::keeper);
    }
    moved = false;
    try {
      switch (node) {
        case 0: moved = rg_keep_begin(*this, moves); break;
        case 22: moved = rg_keep_rules_15(*this, moves); break;
        case 24: moved = rg_keep_rules_21(*this, moves); break;
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
  switch (rg_player) {
    case symbol::rg_contestant: return 0;
    case symbol::rg_keeper: return keeper_player;
    default: return random_player;
  }
}

int State::score(int player) const {
  constexpr int places[] = {0};
  return rg_goals[static_cast<std::size_t>(places[player])];
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

State State::outcome(Moves& moves, int move) const {
  Tags told;
  State copy = *this;
  tell_move(copy, moves, move, told);
  return copy;
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
      && rg_car == other.rg_car
      && rg_chosen == other.rg_chosen
      && std::equal(rg_goals.begin(), rg_goals.end() - 1, other.rg_goals.begin())
      && rg_open == other.rg_open
      && rg_player == other.rg_player
      && std::equal(rg_visible.begin(), rg_visible.end() - 1, other.rg_visible.begin());
}

std::size_t State::hash() const {
  std::uint32_t hash = static_cast<std::uint32_t>(node);
  const auto add = [&hash](std::int32_t value) {
    hash = 31 * hash + static_cast<std::uint32_t>(value);
  };
  add(rg_car);
  add(rg_chosen);
  std::for_each(rg_goals.begin(), rg_goals.end() - 1, add);
  add(rg_open);
  add(rg_player);
  std::for_each(rg_visible.begin(), rg_visible.end() - 1, add);
  return hash;
}

std::string State::place() const {
  return std::string(node_name(node));
}

std::string State::describe() const {
  std::string text(node_name(node));
  text += "\n  car =";
  text.append(" ").append(symbol_name(rg_car));
  text += "\n  chosen =";
  text.append(" ").append(symbol_name(rg_chosen));
  text += "\n  goals =";
  for (std::size_t i = 0; i + 1 < rg_goals.size(); ++i) {
    text.append(" ").append(symbol_name(rg_goals[i]));
  }
  text += "\n  open =";
  text.append(" ").append(symbol_name(rg_open));
  text += "\n  player =";
  text.append(" ").append(symbol_name(rg_player));
  text += "\n  visible =";
  for (std::size_t i = 0; i + 1 < rg_visible.size(); ++i) {
    text.append(" ").append(symbol_name(rg_visible[i]));
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

}  // namespace regames_monty_hall
