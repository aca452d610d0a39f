// The rules of tictactoe; see tictactoe.hpp. Written by Regames (translate --to cpp).
//
// Functions are named after what they do and the node of the rules where they start:
//   find   adds the legal moves to the buffer
//   pick   draws a move without listing any
//   ply    draws a move and plays it, and what the keeper does after it
//   play   plays a move by its code, which has the decisions of its path
//   tell   the same, and returns the tags
//   keep   plays the keeper's first legal move; returns whether there is one
//   check  returns whether there is a path

#include "tictactoe.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <unordered_map>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace regames_tictactoe {

namespace {

// ---- Names

constexpr std::string_view symbol_names[] = {
  "C__1_1", "C__1_2", "C__1_3", "C__2_1", "C__2_2", "C__2_3", "C__3_1", "C__3_2", "C__3_3",
  "Column__1", "Column__2", "Column__3", "Row__1", "Row__2", "Row__3", "rising", "falling",
  "keeper", "random", "x", "o", "blank", "50", "100", "0", "1", "2", "3",
};

constexpr int players[] = {symbol::rg_x, symbol::rg_o};

std::string_view node_name(int node) {
  switch (node) {
    case 0: return "begin";
    case 23: return "turn1_1";
    case 28: return "turn1_6";
    case 36: return "end";
    case 39: return "turn2_1";
    case 44: return "turn2_6";
    default: return "?";
  }
}

// ---- Tables

constexpr std::array<std::int8_t, 24> t0 = {
  0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 3, 6, 1, 4, 7, 2, 5, 8, 0, 4, 8, 2, 4, 6,
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
  constexpr int places[] = {0, 1};
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

// Assigns a cell of a map with bitboards: it leaves the bitboard of its old value and joins
// that of the new one.
template <int origin, int words, class Cells>
[[maybe_unused]] inline void change(State& s, Cells& cells, int place, int value) {
  auto& cell = cells[static_cast<std::size_t>(place)];
  const int word = origin + (place >> 6);
  const Word bit = Word{1} << (place & 63);
  s.sets[static_cast<std::size_t>(word + cell * words)] &= ~bit;
  s.sets[static_cast<std::size_t>(word + value * words)] |= bit;
  cell = static_cast<typename Cells::value_type>(value);
}

// The bit of a number, if it is one of the 64 from the first on.
[[maybe_unused]] inline Word one(int number, int first) {
  const int place = number - first;
  return place >= 0 && place < 64 ? Word{1} << place : Word{0};
}

// Forgets the results of checks.
template <int first, int words>
[[maybe_unused]] inline void forget(State& s) {
  std::fill_n(s.sets.begin() + first, words, Word{0});
}

// The same if a cell may lose one of the values that the results depend on.
template <int lowest, int highest, int first, int words>
[[maybe_unused]] inline void lose(State& s, int old, int value) {
  if (old != value && old >= lowest && old <= highest) {
    forget<first, words>(s);
  }
}

// Computes the bitboards of a map.
template <int first, int lowest, int values, int words, class Cells>
void recount(State& s, const Cells& cells) {
  std::fill_n(s.sets.begin() + first, values * words, Word{0});
  for (std::size_t place = 0; place < cells.size(); ++place) {
    const std::size_t word =
        static_cast<std::size_t>(first + (cells[place] - lowest) * words) + (place >> 6);
    s.sets[word] |= Word{1} << (place & 63);
  }
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

void rg_find_turn1_1(State& s, Moves& m, Word code);
void rg_play_turn1_1(State& s, Moves& m, Word code);
void rg_tell_turn1_1(State& s, Moves& m, Tags& told, Word code);
void rg_find_turn2_1(State& s, Moves& m, Word code);
void rg_play_turn2_1(State& s, Moves& m, Word code);
void rg_tell_turn2_1(State& s, Moves& m, Tags& told, Word code);
bool rg_keep_rules_2(State& s, Moves& m);
bool rg_keep_turn1_6(State& s, Moves& m);
bool rg_keep_turn2_6(State& s, Moves& m);
bool rg_check_hasBlank_check1_begin(State& s, Moves& m);
bool rg_check_hasLine_check1_begin_2(State& s, Moves& m);
bool rg_check_hasLine_check1_begin_3(State& s, Moves& m);
std::int64_t rg_pick_turn1_1(State& s, Moves& m, Random* random);
std::int64_t rg_pick_turn2_1(State& s, Moves& m, Random* random);
std::int64_t rg_ply_turn1_1(State& s, Moves& m, Random* random);
std::int64_t rg_ply_turn2_1(State& s, Moves& m, Random* random);

// At turn1_1.
void rg_find_turn1_1(State& s, Moves& m, Word code) {
  const Word b0 = s.sets[2];
  const Word b1 = 0x1ffU & b0;
  for (Word b2 = b1; b2 != 0; b2 &= b2 - 1) {
    [[maybe_unused]] const int x0 = std::countr_zero(b2);
    m.add(code | Word(x0));
  }
}

// At turn1_1.
void rg_play_turn1_1(State& s, Moves& m, Word code) {
  const int x0 = bits(code, 0, 0xf);
  change<-19, 1>(s, s.rg_grid, x0, symbol::rg_x);
  s.rg_place = x0;
  s.rg_player = symbol::rg_keeper;
  s.node = 28;  // turn1_6
  if (rg_keep_turn1_6(s, m)) {
    return;
  }
}

// At turn1_1.
void rg_tell_turn1_1(State& s, Moves&, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0xf);
  change<-19, 1>(s, s.rg_grid, x0, symbol::rg_x);
  tell(s, told, x0);
  s.rg_place = x0;
  s.rg_player = symbol::rg_keeper;
  s.node = 28;  // turn1_6
}

// At turn2_1.
void rg_find_turn2_1(State& s, Moves& m, Word code) {
  const Word b0 = s.sets[2];
  const Word b1 = 0x1ffU & b0;
  for (Word b2 = b1; b2 != 0; b2 &= b2 - 1) {
    [[maybe_unused]] const int x0 = std::countr_zero(b2);
    m.add(code | Word(x0));
  }
}

// At turn2_1.
void rg_play_turn2_1(State& s, Moves& m, Word code) {
  const int x0 = bits(code, 0, 0xf);
  change<-19, 1>(s, s.rg_grid, x0, symbol::rg_o);
  s.rg_place = x0;
  s.rg_player = symbol::rg_keeper;
  s.node = 44;  // turn2_6
  if (rg_keep_turn2_6(s, m)) {
    return;
  }
}

// At turn2_1.
void rg_tell_turn2_1(State& s, Moves&, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0xf);
  change<-19, 1>(s, s.rg_grid, x0, symbol::rg_o);
  tell(s, told, x0);
  s.rg_place = x0;
  s.rg_player = symbol::rg_keeper;
  s.node = 44;  // turn2_6
}

// At rules_2.
bool rg_keep_rules_2(State& s, Moves&) {
  s.rg_player = symbol::rg_x;
  s.rg_turn_arg0_me = symbol::rg_x;
  s.node = 23;  // turn1_1
  return true;
}

// At turn1_6.
bool rg_keep_turn1_6(State& s, Moves& m) {
  if (rg_check_hasLine_check1_begin_2(s, m)) {
    s.rg_goals[0] = symbol::rg_100;
    s.rg_goals[1] = symbol::rg_0;
    s.rg_player = symbol::rg_keeper;
    s.node = 36;  // end
    return true;
  } else {
    if (!rg_check_hasBlank_check1_begin(s, m)) {
      s.rg_player = symbol::rg_keeper;
      s.node = 36;  // end
      return true;
    } else {
      s.rg_player = symbol::rg_o;
      s.rg_turn_arg0_me = symbol::rg_o;
      s.node = 39;  // turn2_1
      return true;
    }
  }
  return false;
}

// At turn2_6.
bool rg_keep_turn2_6(State& s, Moves& m) {
  if (rg_check_hasLine_check1_begin_3(s, m)) {
    s.rg_goals[1] = symbol::rg_100;
    s.rg_goals[0] = symbol::rg_0;
    s.rg_player = symbol::rg_keeper;
    s.node = 36;  // end
    return true;
  } else {
    if (!rg_check_hasBlank_check1_begin(s, m)) {
      s.rg_player = symbol::rg_keeper;
      s.node = 36;  // end
      return true;
    } else {
      if (rg_keep_rules_2(s, m)) {
        return true;
      }
    }
  }
  return false;
}

// At hasBlank_check1_begin.
bool rg_check_hasBlank_check1_begin(State& s, Moves&) {
  const Word b0 = s.sets[2];
  const Word b1 = 0x1ffU & b0;
  if (b1 != 0) {
    return true;
  }
  return false;
}

// At hasLine_check1_begin.
bool rg_check_hasLine_check1_begin_2(State& s, Moves&) {
  const Word b0 = s.sets[0];
  const Word b1 = b0 << 5;
  const Word b2 = 0x80U & b1;
  const Word b3 = b0 << 3;
  const Word b4 = 0x38U & b3;
  const Word b5 = b2 | b4;
  const Word b6 = b0 >> 2;
  const Word b7 = 2U & b6;
  const Word b8 = b5 | b7;
  const Word b9 = b0 >> 4;
  const Word b10 = 4U & b9;
  const Word b11 = b8 | b10;
  const Word b12 = (s.rg_grid[0] == symbol::rg_x ? ~Word{0} : Word{0});
  const Word b14 = 0x41U & b12;
  const Word b15 = b11 | b14;
  const Word b16 = 0x28U & b0;
  const Word b17 = b0 >> 1;
  const Word b18 = 1U & b17;
  const Word b19 = b16 | b18;
  const Word b20 = b0 >> 5;
  const Word b21 = 4U & b20;
  const Word b22 = b19 | b21;
  const Word b23 = (s.rg_grid[4] == symbol::rg_x ? ~Word{0} : Word{0});
  const Word b25 = 0xd2U & b23;
  const Word b26 = b22 | b25;
  const Word b27 = b15 & b26;
  const Word b28 = b0 << 1;
  const Word b29 = 0x80U & b28;
  const Word b30 = 0x41U & b6;
  const Word b31 = b29 | b30;
  const Word b32 = b0 >> 3;
  const Word b33 = 0x38U & b32;
  const Word b34 = b31 | b33;
  const Word b35 = 2U & b9;
  const Word b36 = b34 | b35;
  const Word b37 = b0 >> 6;
  const Word b38 = 4U & b37;
  const Word b39 = b36 | b38;
  const Word b40 = b27 & b39;
  if (b40 != 0) {
    return true;
  }
  return false;
}

// At hasLine_check1_begin.
bool rg_check_hasLine_check1_begin_3(State& s, Moves&) {
  const Word b0 = s.sets[1];
  const Word b1 = b0 << 5;
  const Word b2 = 0x80U & b1;
  const Word b3 = b0 << 3;
  const Word b4 = 0x38U & b3;
  const Word b5 = b2 | b4;
  const Word b6 = b0 >> 2;
  const Word b7 = 2U & b6;
  const Word b8 = b5 | b7;
  const Word b9 = b0 >> 4;
  const Word b10 = 4U & b9;
  const Word b11 = b8 | b10;
  const Word b12 = (s.rg_grid[0] == symbol::rg_o ? ~Word{0} : Word{0});
  const Word b14 = 0x41U & b12;
  const Word b15 = b11 | b14;
  const Word b16 = 0x28U & b0;
  const Word b17 = b0 >> 1;
  const Word b18 = 1U & b17;
  const Word b19 = b16 | b18;
  const Word b20 = b0 >> 5;
  const Word b21 = 4U & b20;
  const Word b22 = b19 | b21;
  const Word b23 = (s.rg_grid[4] == symbol::rg_o ? ~Word{0} : Word{0});
  const Word b25 = 0xd2U & b23;
  const Word b26 = b22 | b25;
  const Word b27 = b15 & b26;
  const Word b28 = b0 << 1;
  const Word b29 = 0x80U & b28;
  const Word b30 = 0x41U & b6;
  const Word b31 = b29 | b30;
  const Word b32 = b0 >> 3;
  const Word b33 = 0x38U & b32;
  const Word b34 = b31 | b33;
  const Word b35 = 2U & b9;
  const Word b36 = b34 | b35;
  const Word b37 = b0 >> 6;
  const Word b38 = 4U & b37;
  const Word b39 = b36 | b38;
  const Word b40 = b27 & b39;
  if (b40 != 0) {
    return true;
  }
  return false;
}

// At turn1_1.
std::int64_t rg_pick_turn1_1(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[2];
  const Word b1 = 0x1ffU & b0;
  const int sum0 = std::popcount(b1);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b1;
  std::int64_t start = 0;
  int before = 0;
  return start + (std::int64_t{member(word, drawn - before)});
}

// At turn2_1.
std::int64_t rg_pick_turn2_1(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[2];
  const Word b1 = 0x1ffU & b0;
  const int sum0 = std::popcount(b1);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b1;
  std::int64_t start = 0;
  int before = 0;
  return start + (std::int64_t{member(word, drawn - before)});
}

// At turn1_1.
std::int64_t rg_ply_turn1_1(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[2];
  const Word b1 = 0x1ffU & b0;
  const int sum0 = std::popcount(b1);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b1;
  std::int64_t start = 0;
  int before = 0;
  [[maybe_unused]] const Word code = static_cast<Word>(start + (std::int64_t{member(word, drawn -
      before)}));
  const int x1 = bits(code, 0, 0xf);
  const Word b3 = Word{1U} << (x1);
  const Word b4 = b0 & ~b3;
  const Word b5 = s.sets[0] | b3;
  s.rg_grid[x1] = symbol::rg_x;
  {
    const Word b6 = b5 << 5;
    const Word b7 = 0x80U & b6;
    const Word b8 = b5 << 3;
    const Word b9 = 0x38U & b8;
    const Word b10 = b7 | b9;
    const Word b11 = b5 >> 2;
    const Word b12 = 2U & b11;
    const Word b13 = b10 | b12;
    const Word b14 = b5 >> 4;
    const Word b15 = 4U & b14;
    const Word b16 = b13 | b15;
    const Word b17 = (s.rg_grid[0] == symbol::rg_x ? ~Word{0} : Word{0});
    const Word b18 = 0x41U & b17;
    const Word b19 = b16 | b18;
    const Word b20 = 0x28U & b5;
    const Word b21 = b5 >> 1;
    const Word b22 = 1U & b21;
    const Word b23 = b20 | b22;
    const Word b24 = b5 >> 5;
    const Word b25 = 4U & b24;
    const Word b26 = b23 | b25;
    const Word b27 = (s.rg_grid[4] == symbol::rg_x ? ~Word{0} : Word{0});
    const Word b28 = 0xd2U & b27;
    const Word b29 = b26 | b28;
    const Word b30 = b19 & b29;
    const Word b31 = b5 << 1;
    const Word b32 = 0x80U & b31;
    const Word b33 = 0x41U & b11;
    const Word b34 = b32 | b33;
    const Word b35 = b5 >> 3;
    const Word b36 = 0x38U & b35;
    const Word b37 = b34 | b36;
    const Word b38 = 2U & b14;
    const Word b39 = b37 | b38;
    const Word b40 = b5 >> 6;
    const Word b41 = 4U & b40;
    const Word b42 = b39 | b41;
    const Word b43 = b30 & b42;
    if (b43 != 0) {
      s.sets[0] = b5;
      s.sets[2] = b4;
      s.rg_goals[0] = symbol::rg_100;
      s.rg_goals[1] = symbol::rg_0;
      s.rg_place = x1;
      s.rg_player = symbol::rg_keeper;
      s.node = 36;  // end
      return played;
    } else {
      {
        const Word b44 = 0x1ffU & b4;
        if (b44 != 0) {
          {
            s.rg_place = x1;
            s.rg_player = symbol::rg_o;
            s.rg_turn_arg0_me = symbol::rg_o;
            s.sets[0] = b5;
            s.sets[2] = b4;
            s.node = 39;  // turn2_1
            return played;
          }
        } else {
          s.rg_place = x1;
          s.rg_player = symbol::rg_keeper;
          s.sets[0] = b5;
          s.sets[2] = b4;
          s.node = 36;  // end
          return played;
        }
      }
    }
  }
  return played;
}

// At turn2_1.
std::int64_t rg_ply_turn2_1(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[2];
  const Word b1 = 0x1ffU & b0;
  const int sum0 = std::popcount(b1);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b1;
  std::int64_t start = 0;
  int before = 0;
  [[maybe_unused]] const Word code = static_cast<Word>(start + (std::int64_t{member(word, drawn -
      before)}));
  const int x1 = bits(code, 0, 0xf);
  const Word b3 = Word{1U} << (x1);
  const Word b4 = b0 & ~b3;
  const Word b5 = s.sets[1] | b3;
  s.rg_grid[x1] = symbol::rg_o;
  {
    const Word b6 = b5 << 5;
    const Word b7 = 0x80U & b6;
    const Word b8 = b5 << 3;
    const Word b9 = 0x38U & b8;
    const Word b10 = b7 | b9;
    const Word b11 = b5 >> 2;
    const Word b12 = 2U & b11;
    const Word b13 = b10 | b12;
    const Word b14 = b5 >> 4;
    const Word b15 = 4U & b14;
    const Word b16 = b13 | b15;
    const Word b17 = (s.rg_grid[0] == symbol::rg_o ? ~Word{0} : Word{0});
    const Word b18 = 0x41U & b17;
    const Word b19 = b16 | b18;
    const Word b20 = 0x28U & b5;
    const Word b21 = b5 >> 1;
    const Word b22 = 1U & b21;
    const Word b23 = b20 | b22;
    const Word b24 = b5 >> 5;
    const Word b25 = 4U & b24;
    const Word b26 = b23 | b25;
    const Word b27 = (s.rg_grid[4] == symbol::rg_o ? ~Word{0} : Word{0});
    const Word b28 = 0xd2U & b27;
    const Word b29 = b26 | b28;
    const Word b30 = b19 & b29;
    const Word b31 = b5 << 1;
    const Word b32 = 0x80U & b31;
    const Word b33 = 0x41U & b11;
    const Word b34 = b32 | b33;
    const Word b35 = b5 >> 3;
    const Word b36 = 0x38U & b35;
    const Word b37 = b34 | b36;
    const Word b38 = 2U & b14;
    const Word b39 = b37 | b38;
    const Word b40 = b5 >> 6;
    const Word b41 = 4U & b40;
    const Word b42 = b39 | b41;
    const Word b43 = b30 & b42;
    if (b43 != 0) {
      s.sets[1] = b5;
      s.sets[2] = b4;
      s.rg_goals[1] = symbol::rg_100;
      s.rg_goals[0] = symbol::rg_0;
      s.rg_place = x1;
      s.rg_player = symbol::rg_keeper;
      s.node = 36;  // end
      return played;
    } else {
      {
        const Word b44 = 0x1ffU & b4;
        if (b44 != 0) {
          {
            {
              s.rg_place = x1;
              s.rg_player = symbol::rg_x;
              s.rg_turn_arg0_me = symbol::rg_x;
              s.sets[1] = b5;
              s.sets[2] = b4;
              s.node = 23;  // turn1_1
              return played;
            }
          }
        } else {
          s.rg_place = x1;
          s.rg_player = symbol::rg_keeper;
          s.sets[1] = b5;
          s.sets[2] = b4;
          s.node = 36;  // end
          return played;
        }
      }
    }
  }
  return played;
}
void tell_move(State& s, Moves& moves, int move, Tags& told) {
  [[maybe_unused]] const Word code = moves.code(move);
  switch (s.node) {
    case 23: rg_tell_turn1_1(s, moves, told, code); break;
    case 39: rg_tell_turn2_1(s, moves, told, code); break;
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
  s.rg_goals = {
    22, 22,
  };
  s.rg_grid = {
    21, 21, 21, 21, 21, 21, 21, 21, 21, 19,
  };
  s.rg_hasLine_arg0_me = symbol::rg_x;
  s.rg_line = symbol::rg_Column_1;
  s.rg_place = symbol::rg_C_1_1;
  s.rg_player = symbol::rg_keeper;
  s.rg_turn_arg0_me = symbol::rg_x;
  s.rg_visible = {
    25, 25,
  };
  recount<0, 19, 3, 1>(s, s.rg_grid);
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
      case 23: rg_find_turn1_1(*this, moves, 0); break;
      case 39: rg_find_turn2_1(*this, moves, 0); break;
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
    case 23: rg_play_turn1_1(*this, moves, code); break;
    case 39: rg_play_turn2_1(*this, moves, code); break;
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
    case 23: return rg_pick_turn1_1(*this, moves, random); break;
    case 39: return rg_pick_turn2_1(*this, moves, random); break;
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
    case 23: return rg_ply_turn1_1(*this, moves, random); break;
    case 39: return rg_ply_turn2_1(*this, moves, random); break;
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
        case 0: moved = rg_keep_rules_2(*this, moves); break;
        case 28: moved = rg_keep_turn1_6(*this, moves); break;
        case 44: moved = rg_keep_turn2_6(*this, moves); break;
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
    case symbol::rg_x: return 0;
    case symbol::rg_o: return 1;
    case symbol::rg_keeper: return keeper_player;
    default: return random_player;
  }
}

int State::score(int player) const {
  constexpr int places[] = {0, 1};
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
      && std::equal(rg_goals.begin(), rg_goals.end() - 1, other.rg_goals.begin())
      && std::equal(rg_grid.begin(), rg_grid.end() - 1, other.rg_grid.begin())
      && rg_hasLine_arg0_me == other.rg_hasLine_arg0_me
      && rg_line == other.rg_line
      && rg_place == other.rg_place
      && rg_player == other.rg_player
      && rg_turn_arg0_me == other.rg_turn_arg0_me
      && std::equal(rg_visible.begin(), rg_visible.end() - 1, other.rg_visible.begin());
}

std::size_t State::hash() const {
  std::uint32_t hash = static_cast<std::uint32_t>(node);
  const auto add = [&hash](std::int32_t value) {
    hash = 31 * hash + static_cast<std::uint32_t>(value);
  };
  std::for_each(rg_goals.begin(), rg_goals.end() - 1, add);
  std::for_each(rg_grid.begin(), rg_grid.end() - 1, add);
  add(rg_hasLine_arg0_me);
  add(rg_line);
  add(rg_place);
  add(rg_player);
  add(rg_turn_arg0_me);
  std::for_each(rg_visible.begin(), rg_visible.end() - 1, add);
  return hash;
}

std::string State::place() const {
  return std::string(node_name(node));
}

std::string State::describe() const {
  std::string text(node_name(node));
  text += "\n  goals =";
  for (std::size_t i = 0; i + 1 < rg_goals.size(); ++i) {
    text.append(" ").append(symbol_name(rg_goals[i]));
  }
  text += "\n  grid =";
  for (std::size_t i = 0; i + 1 < rg_grid.size(); ++i) {
    text.append(" ").append(symbol_name(rg_grid[i]));
  }
  text += "\n  hasLine_arg0_me =";
  text.append(" ").append(symbol_name(rg_hasLine_arg0_me));
  text += "\n  line =";
  text.append(" ").append(symbol_name(rg_line));
  text += "\n  place =";
  text.append(" ").append(symbol_name(rg_place));
  text += "\n  player =";
  text.append(" ").append(symbol_name(rg_player));
  text += "\n  turn_arg0_me =";
  text.append(" ").append(symbol_name(rg_turn_arg0_me));
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

}  // namespace regames_tictactoe
