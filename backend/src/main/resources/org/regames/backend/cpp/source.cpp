// The rules of @title@; see @name@.hpp. Written by Regames (translate --to cpp).
//
// Functions are named after what they do and the node of the rules where they start:
//   find   adds the legal moves to the buffer
//   pick   draws a move without listing any
//   ply    draws a move and plays it, and what the keeper does after it
//   play   plays a move by its code, which has the decisions of its path
//   tell   the same, and returns the tags
//   keep   plays the keeper's first legal move; returns whether there is one
//   check  returns whether there is a path

#include "@name@.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <unordered_map>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace regames_@name@ {

namespace {

// ---- Names

constexpr std::string_view symbol_names[] = {
@symbol_names@
};

constexpr int players[] = {@players@};

std::string_view node_name(int node) {
  switch (node) {
@node_names@
    default: return "?";
  }
}

@tables@// ---- What functions use

// Drawn if no move is legal or moves are only counted; and if they have to be listed.
constexpr std::int64_t no_move = -1;
[[maybe_unused]] constexpr std::int64_t not_as_sets = -2;
@trial_answers@

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
  constexpr int places[] = {@visible_places@};
  std::uint64_t seen_by = 0;
  for (int player = 0; player < player_count; ++player) {
    if (s.@visible@[static_cast<std::size_t>(places[player])] != @hidden@) {
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

@sets_functions@@prototypes@@functions@
void tell_move(State& s, Moves& moves, int move, Tags& told) {
  [[maybe_unused]] const Word code = moves.code(move);
  switch (s.node) {
@tellers@
    default: break;
  }
}

}  // namespace

// ---- Moves

Moves::Moves() : capacity_(64), codes_(64)@moves_start@ {}

void Moves::grow() {
  if (capacity_ >= most_moves) {
    throw EndlessPlay(EndlessPlay::move, "too many moves");
  }
  capacity_ *= 2;
  codes_.resize(static_cast<std::size_t>(capacity_));
@grow@}

@moves_functions@// ---- States

State::State() {
  static const State initial = make_initial();
  *this = initial;
}

State State::make_initial() {
  State s{Blank{}};
  Moves moves;
  s.node = @begin@;
@initial@
  s.settle(moves);
  return s;
}

void State::legal_moves(Moves& moves) {
  moves.clear();
  if (is_terminal() || @player@ == @keeper@) {
    return;
  }
  moves.begin_work();
  try {
    switch (node) {
@finders@
      default: break;
    }
  } catch (const EndlessPlay&) {
    moves.clear();
    fail(EndlessPlay::move);
  }
@duplicates@}

void State::apply(Moves& moves, int move) { play(moves, moves.code(move)); }

void State::play(Moves& moves, [[maybe_unused]] Word code) {
  switch (node) {
@appliers@
    default: break;
  }
  settle(moves);
}

// Draws a move if moves are found as sets; without a random number generator only counts them.
std::int64_t State::pick(Moves& moves, [[maybe_unused]] Random* random) {
  moves.clear();
  if (is_terminal() || @player@ == @keeper@) {
    return no_move;
  }
  switch (node) {
@pickers@
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
@plies@
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
@try_first@  legal_moves(moves);
  if (moves.size() == 0) {
    return false;
  }
  apply(moves, draw(moves, random));
@estimated@  return true;
}

int State::choose(Moves& moves, Random& random) {
@choose_first@  legal_moves(moves);
  return moves.size() == 0 ? -1 : draw(moves, random);
}

int State::choose_one(Moves& moves, Random& random) {
@choose_one@}

@trial_functions@
// Makes the keeper's moves until another player is to move or the play is over.
void State::settle(Moves& moves) {
  if (@player@ != @keeper@ || is_terminal()) {
    return;
  }
  constexpr int most_keeper_moves = 1'000'000;  // more than any game needs
  moves.begin_work();
  bool moved = true;
  for (int count = 0; moved && @player@ == @keeper@ && !is_terminal(); ++count) {
    if (count == most_keeper_moves) {
      fail(EndlessPlay::keeper);
    }
    moved = false;
    try {
      switch (node) {
@keepers@
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
  switch (@player@) {
@player_cases@
    case @keeper@: return keeper_player;
    default: return random_player;
  }
}

int State::score(int player) const {
  constexpr int places[] = {@goal_places@};
  return @goals@[static_cast<std::size_t>(places[player])];
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
  return node == other.node@equal@;
}

std::size_t State::hash() const {
  std::uint32_t hash = static_cast<std::uint32_t>(node);
  const auto add = [&hash](std::int32_t value) {
    hash = 31 * hash + static_cast<std::uint32_t>(value);
  };
@hash@
  return hash;
}

std::string State::place() const {
  return std::string(node_name(node));
}

std::string State::describe() const {
  std::string text(node_name(node));
@describe@
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

}  // namespace regames_@name@
