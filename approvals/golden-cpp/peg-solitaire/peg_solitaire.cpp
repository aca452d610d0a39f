// The rules of peg-solitaire; see peg_solitaire.hpp. Written by Regames (translate --to cpp).
//
// Functions are named after what they do and the node of the rules where they start:
//   find   adds the legal moves to the buffer
//   pick   draws a move without listing any
//   ply    draws a move and plays it, and what the keeper does after it
//   play   plays a move by its code, which has the decisions of its path
//   tell   the same, and returns the tags
//   keep   plays the keeper's first legal move; returns whether there is one
//   check  returns whether there is a path

#include "peg_solitaire.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <unordered_map>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace regames_peg_solitaire {

namespace {

// ---- Names

constexpr std::string_view symbol_names[] = {
  "rx2y0", "rx3y0", "rx4y0", "", "", "", "", "rx2y1", "rx3y1", "rx4y1", "", "", "rx0y2", "rx1y2",
  "rx2y2", "rx3y2", "rx4y2", "rx5y2", "rx6y2", "rx0y3", "rx1y3", "rx2y3", "rx3y3", "rx4y3", "rx5y3",
  "rx6y3", "rx0y4", "rx1y4", "rx2y4", "rx3y4", "rx4y4", "rx5y4", "rx6y4", "", "", "rx2y5", "rx3y5",
  "rx4y5", "", "", "", "", "rx2y6", "rx3y6", "rx4y6", "null", "0", "1", "2", "3", "4", "5", "6",
  "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23",
  "24", "25", "26", "27", "28", "29", "30", "31", "solver", "keeper", "random", "hole", "peg",
  "hole_3", "hole_5", "hole_7", "hole_9",
};

constexpr int players[] = {symbol::rg_solver};

std::string_view node_name(int node) {
  switch (node) {
    case 0: return "begin";
    case 19: return "p37";
    case 21: return "end";
    case 52: return "k85";
    case 90: return "k85";
    default: return "?";
  }
}

// ---- Tables

constexpr std::array<std::int8_t, 32> t0 = {
  47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70,
  71, 72, 73, 74, 75, 76, 77, 47,
};

constexpr std::array<std::int8_t, 46> t1 = {
  45, 45, 45, 45, 45, 45, 45, 0, 1, 2, 45, 45, 45, 45, 7, 8, 9, 45, 45, 12, 13, 14, 15, 16, 17, 18,
  19, 20, 21, 22, 23, 24, 25, 45, 45, 28, 29, 30, 45, 45, 45, 45, 35, 36, 37, 45,
};

constexpr std::array<std::int8_t, 46> t2 = {
  7, 8, 9, 45, 45, 45, 45, 14, 15, 16, 45, 45, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
  32, 45, 45, 35, 36, 37, 45, 45, 45, 45, 42, 43, 44, 45, 45, 45, 45, 45, 45, 45, 45,
};

constexpr std::array<std::int8_t, 46> t3 = {
  45, 0, 1, 45, 45, 45, 45, 45, 7, 8, 45, 45, 45, 12, 13, 14, 15, 16, 17, 45, 19, 20, 21, 22, 23,
  24, 45, 26, 27, 28, 29, 30, 31, 45, 45, 45, 35, 36, 45, 45, 45, 45, 45, 42, 43, 45,
};

constexpr std::array<std::int8_t, 46> t4 = {
  1, 2, 45, 45, 45, 45, 45, 8, 9, 45, 45, 45, 13, 14, 15, 16, 17, 18, 45, 20, 21, 22, 23, 24, 25,
  45, 27, 28, 29, 30, 31, 32, 45, 45, 45, 36, 37, 45, 45, 45, 45, 45, 43, 44, 45, 45,
};

constexpr std::array<std::int8_t, 33> t5 = {
  0, 1, 2, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
  32, 35, 36, 37, 42, 43, 44,
};

constexpr std::array<std::int8_t, 184> t6 = {
  45, 45, 45, 45, 45, 45, 45, 0, 1, 2, 45, 45, 45, 45, 7, 8, 9, 45, 45, 12, 13, 14, 15, 16, 17, 18,
  19, 20, 21, 22, 23, 24, 25, 45, 45, 28, 29, 30, 45, 45, 45, 45, 35, 36, 37, 45, 7, 8, 9, 45, 45,
  45, 45, 14, 15, 16, 45, 45, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 45, 45, 35,
  36, 37, 45, 45, 45, 45, 42, 43, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 0, 1, 45, 45, 45, 45, 45,
  7, 8, 45, 45, 45, 12, 13, 14, 15, 16, 17, 45, 19, 20, 21, 22, 23, 24, 45, 26, 27, 28, 29, 30, 31,
  45, 45, 45, 35, 36, 45, 45, 45, 45, 45, 42, 43, 45, 1, 2, 45, 45, 45, 45, 45, 8, 9, 45, 45, 45,
  13, 14, 15, 16, 17, 18, 45, 20, 21, 22, 23, 24, 25, 45, 27, 28, 29, 30, 31, 32, 45, 45, 45, 36,
  37, 45, 45, 45, 45, 45, 43, 44, 45, 45,
};

constexpr std::array<std::int8_t, 184> t7 = {
  45, 45, 45, 45, 45, 45, 45, 0, 1, 2, 45, 45, 45, 45, 7, 8, 9, 45, 45, 12, 13, 14, 15, 16, 17, 18,
  19, 20, 21, 22, 23, 24, 25, 45, 45, 28, 29, 30, 45, 45, 45, 45, 35, 36, 37, 45, 7, 8, 9, 45, 45,
  45, 45, 14, 15, 16, 45, 45, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 45, 45, 35,
  36, 37, 45, 45, 45, 45, 42, 43, 44, 45, 45, 45, 45, 45, 45, 45, 45, 45, 0, 1, 45, 45, 45, 45, 45,
  7, 8, 45, 45, 45, 12, 13, 14, 15, 16, 17, 45, 19, 20, 21, 22, 23, 24, 45, 26, 27, 28, 29, 30, 31,
  45, 45, 45, 35, 36, 45, 45, 45, 45, 45, 42, 43, 45, 1, 2, 45, 45, 45, 45, 45, 8, 9, 45, 45, 45,
  13, 14, 15, 16, 17, 18, 45, 20, 21, 22, 23, 24, 25, 45, 27, 28, 29, 30, 31, 32, 45, 45, 45, 36,
  37, 45, 45, 45, 45, 45, 43, 44, 45, 45,
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

void rg_find_p37(State& s, Moves& m, Word code);
void rg_play_p37(State& s, Moves& m, Word code);
void rg_tell_p37(State& s, Moves& m, Tags& told, Word code);
bool rg_keep_k3(State& s, Moves& m);
bool rg_keep_k85(State& s, Moves& m);
bool rg_check_k86(State& s, Moves& m);
bool rg_check_m5(State& s, Moves& m);
void rg_tell_p84(State& s, Moves& m, Tags& told, Word code);
std::int64_t rg_pick_p37(State& s, Moves& m, Random* random);
std::int64_t rg_ply_p37(State& s, Moves& m, Random* random);

// At p37.
void rg_find_p37(State& s, Moves& m, Word code) {
  const Word b0 = s.sets[1];
  const Word b3 = b0 << 7;
  const Word b4 = 0x1c39fff9c380U & b3;
  const Word b5 = b0 & b4;
  const Word b7 = s.sets[0];
  const Word b8 = b7 << 14;
  const Word b9 = 0x1c39fce1c000U & b8;
  const Word b10 = b5 & b9;
  for (Word b11 = b10; b11 != 0; b11 &= b11 - 1) {
    [[maybe_unused]] const int x0 = std::countr_zero(b11);
    m.add(code | Word(x0));
  }
  const Word b13 = b0 >> 7;
  const Word b14 = 0x3873fff387U & b13;
  const Word b15 = b0 & b14;
  const Word b17 = b7 >> 14;
  const Word b18 = 0x70e7f387U & b17;
  const Word b19 = b15 & b18;
  for (Word b20 = b19; b20 != 0; b20 &= b20 - 1) {
    [[maybe_unused]] const int x0 = std::countr_zero(b20);
    m.add(code | Word(x0) | Word(1) << 6);
  }
  const Word b22 = b0 << 1;
  const Word b23 = 0x1831fbf7e306U & b22;
  const Word b24 = b0 & b23;
  const Word b26 = b7 << 2;
  const Word b27 = 0x1021f3e7c204U & b26;
  const Word b28 = b24 & b27;
  for (Word b29 = b28; b29 != 0; b29 &= b29 - 1) {
    [[maybe_unused]] const int x0 = std::countr_zero(b29);
    m.add(code | Word(x0) | Word(2) << 6);
  }
  const Word b31 = b0 >> 1;
  const Word b32 = 0xc18fdfbf183U & b31;
  const Word b33 = b0 & b32;
  const Word b35 = b7 >> 2;
  const Word b36 = 0x4087cf9f081U & b35;
  const Word b37 = b33 & b36;
  for (Word b38 = b37; b38 != 0; b38 &= b38 - 1) {
    [[maybe_unused]] const int x0 = std::countr_zero(b38);
    m.add(code | Word(x0) | Word(3) << 6);
  }
}

// At p37.
void rg_play_p37(State& s, Moves& m, Word code) {
  const int x0 = bits(code, 0, 0x3f);
  change<-81, 1>(s, s.rg_board, x0, symbol::rg_hole);
  const int x1 = t6[at(bits(code, 6, 0x3) * 46 + x0)];
  change<-81, 1>(s, s.rg_board, (x1 != 45 ? x1 : 46), symbol::rg_hole);
  const int x2 = t7[at(bits(code, 6, 0x3) * 46 + x1)];
  change<-81, 1>(s, s.rg_board, x2, symbol::rg_peg);
  s.rg_coord = x2;
  s.rg_player = symbol::rg_keeper;
  s.node = 52;  // k85
  if (rg_keep_k85(s, m)) {
    return;
  }
  s.node = 90;  // k85
}

// At p37.
void rg_tell_p37(State& s, Moves& m, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0x3f);
  tell(s, told, x0);
  change<-81, 1>(s, s.rg_board, x0, symbol::rg_hole);
  switch (bits(code, 6, 0x3)) {
    case 0: {
      const int x1 = t1[at(x0)];
      tell(s, told, symbol::rg_hole_3);
      change<-81, 1>(s, s.rg_board, (x1 != 45 ? x1 : 46), symbol::rg_hole);
      const int x2 = t1[at(x1)];
      change<-81, 1>(s, s.rg_board, x2, symbol::rg_peg);
      s.rg_coord = x2;
      rg_tell_p84(s, m, told, code);
      break;
    }
    case 1: {
      const int x3 = t2[at(x0)];
      tell(s, told, symbol::rg_hole_5);
      change<-81, 1>(s, s.rg_board, (x3 != 45 ? x3 : 46), symbol::rg_hole);
      const int x4 = t2[at(x3)];
      change<-81, 1>(s, s.rg_board, x4, symbol::rg_peg);
      s.rg_coord = x4;
      rg_tell_p84(s, m, told, code);
      break;
    }
    case 2: {
      const int x5 = t3[at(x0)];
      tell(s, told, symbol::rg_hole_7);
      change<-81, 1>(s, s.rg_board, (x5 != 45 ? x5 : 46), symbol::rg_hole);
      const int x6 = t3[at(x5)];
      change<-81, 1>(s, s.rg_board, x6, symbol::rg_peg);
      s.rg_coord = x6;
      rg_tell_p84(s, m, told, code);
      break;
    }
    default: {
      const int x7 = t4[at(x0)];
      tell(s, told, symbol::rg_hole_9);
      change<-81, 1>(s, s.rg_board, (x7 != 45 ? x7 : 46), symbol::rg_hole);
      const int x8 = t4[at(x7)];
      change<-81, 1>(s, s.rg_board, x8, symbol::rg_peg);
      s.rg_coord = x8;
      rg_tell_p84(s, m, told, code);
      break;
    }
  }
}

// At k3.
bool rg_keep_k3(State& s, Moves& m) {
  if (rg_check_m5(s, m)) {
    s.rg_player = symbol::rg_solver;
    s.node = 19;  // p37
    return true;
  } else {
    s.rg_player = symbol::rg_keeper;
    s.node = 21;  // end
    return true;
  }
  return false;
}

// At k85.
bool rg_keep_k85(State& s, Moves& m) {
  if (!rg_check_k86(s, m)) {
    s.rg_player = symbol::rg_keeper;
    s.node = 21;  // end
    return true;
  } else {
    if (s.rg_goals[0] != symbol::rg_31) {
      s.rg_goals[0] = static_cast<std::int8_t>(t0[at(s.rg_goals[0]) - 46]);
      if (rg_keep_k3(s, m)) {
        return true;
      }
    }
  }
  return false;
}

// At k86.
bool rg_check_k86(State& s, Moves&) {
  if (s.rg_goals[0] == symbol::rg_31) {
    return false;
  }
  return true;
}

// At m5.
bool rg_check_m5(State& s, Moves&) {
  const Word b0 = s.sets[1];
  const Word b3 = b0 << 7;
  const Word b4 = 0x1c39fff9c380U & b3;
  const Word b5 = b0 & b4;
  const Word b7 = s.sets[0];
  const Word b8 = b7 << 14;
  const Word b9 = 0x1c39fce1c000U & b8;
  const Word b10 = b5 & b9;
  if (b10 != 0) {
    return true;
  }
  const Word b12 = b0 >> 7;
  const Word b13 = 0x3873fff387U & b12;
  const Word b14 = b0 & b13;
  const Word b16 = b7 >> 14;
  const Word b17 = 0x70e7f387U & b16;
  const Word b18 = b14 & b17;
  if (b18 != 0) {
    return true;
  }
  const Word b20 = b0 << 1;
  const Word b21 = 0x1831fbf7e306U & b20;
  const Word b22 = b0 & b21;
  const Word b24 = b7 << 2;
  const Word b25 = 0x1021f3e7c204U & b24;
  const Word b26 = b22 & b25;
  if (b26 != 0) {
    return true;
  }
  const Word b28 = b0 >> 1;
  const Word b29 = 0xc18fdfbf183U & b28;
  const Word b30 = b0 & b29;
  const Word b32 = b7 >> 2;
  const Word b33 = 0x4087cf9f081U & b32;
  const Word b34 = b30 & b33;
  if (b34 != 0) {
    return true;
  }
  return false;
}

// At p84.
void rg_tell_p84(State& s, Moves&, Tags&, Word) {
  s.rg_player = symbol::rg_keeper;
  s.node = 52;  // k85
}

// At p37.
std::int64_t rg_pick_p37(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[1];
  const Word b3 = b0 << 7;
  const Word b4 = 0x1c39fff9c380U & b3;
  const Word b5 = b0 & b4;
  const Word b7 = s.sets[0];
  const Word b8 = b7 << 14;
  const Word b9 = 0x1c39fce1c000U & b8;
  const Word b10 = b5 & b9;
  const Word b13 = b0 >> 7;
  const Word b14 = 0x3873fff387U & b13;
  const Word b15 = b0 & b14;
  const Word b17 = b7 >> 14;
  const Word b18 = 0x70e7f387U & b17;
  const Word b19 = b15 & b18;
  const Word b22 = b0 << 1;
  const Word b23 = 0x1831fbf7e306U & b22;
  const Word b24 = b0 & b23;
  const Word b26 = b7 << 2;
  const Word b27 = 0x1021f3e7c204U & b26;
  const Word b28 = b24 & b27;
  const Word b31 = b0 >> 1;
  const Word b32 = 0xc18fdfbf183U & b31;
  const Word b33 = b0 & b32;
  const Word b35 = b7 >> 2;
  const Word b36 = 0x4087cf9f081U & b35;
  const Word b37 = b33 & b36;
  const int sum0 = std::popcount(b10);
  const int sum1 = sum0 + std::popcount(b19);
  const int sum2 = sum1 + std::popcount(b28);
  const int sum3 = sum2 + std::popcount(b37);
  const int drawn = m.draw(sum3, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b10;
  std::int64_t start = 0;
  int before = 0;
  if (drawn >= sum0) {
    word = b19;
    start = 64;
    before = sum0;
  }
  if (drawn >= sum1) {
    word = b28;
    start = 128;
    before = sum1;
  }
  if (drawn >= sum2) {
    word = b37;
    start = 192;
    before = sum2;
  }
  return start + (std::int64_t{member(word, drawn - before)});
}

// At p37.
std::int64_t rg_ply_p37(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[1];
  const Word b1 = b0 << 7;
  const Word b2 = 0x1c39fff9c380U & b1;
  const Word b3 = b0 & b2;
  const Word b4 = s.sets[0];
  const Word b5 = b4 << 14;
  const Word b6 = 0x1c39fce1c000U & b5;
  const Word b7 = b3 & b6;
  const Word b8 = b0 >> 7;
  const Word b9 = 0x3873fff387U & b8;
  const Word b10 = b0 & b9;
  const Word b11 = b4 >> 14;
  const Word b12 = 0x70e7f387U & b11;
  const Word b13 = b10 & b12;
  const Word b14 = b0 << 1;
  const Word b15 = 0x1831fbf7e306U & b14;
  const Word b16 = b0 & b15;
  const Word b17 = b4 << 2;
  const Word b18 = 0x1021f3e7c204U & b17;
  const Word b19 = b16 & b18;
  const Word b20 = b0 >> 1;
  const Word b21 = 0xc18fdfbf183U & b20;
  const Word b22 = b0 & b21;
  const Word b23 = b4 >> 2;
  const Word b24 = 0x4087cf9f081U & b23;
  const Word b25 = b22 & b24;
  const int sum0 = std::popcount(b7);
  const int sum1 = sum0 + std::popcount(b13);
  const int sum2 = sum1 + std::popcount(b19);
  const int sum3 = sum2 + std::popcount(b25);
  const int drawn = m.draw(sum3, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b7;
  std::int64_t start = 0;
  int before = 0;
  if (drawn >= sum0) {
    word = b13;
    start = 64;
    before = sum0;
  }
  if (drawn >= sum1) {
    word = b19;
    start = 128;
    before = sum1;
  }
  if (drawn >= sum2) {
    word = b25;
    start = 192;
    before = sum2;
  }
  [[maybe_unused]] const Word code = static_cast<Word>(start + (std::int64_t{member(word, drawn -
      before)}));
  const int x1 = bits(code, 0, 0x3f);
  const Word b30 = Word{1U} << (x1);
  const Word b31 = b0 & ~b30;
  const Word b32 = b4 | b30;
  s.rg_board[x1] = symbol::rg_hole;
  const int x2 = t6[at(bits(code, 6, 0x3) * 46 + x1)];
  const Word b33 = Word{1U} << (x2);
  const Word b34 = b31 & ~b33;
  const Word b35 = b32 | b33;
  s.rg_board[x2] = symbol::rg_hole;
  const int x3 = t7[at(bits(code, 6, 0x3) * 46 + x2)];
  const Word b36 = Word{1U} << (x3);
  const Word b37 = b35 & ~b36;
  const Word b38 = b34 | b36;
  s.rg_board[x3] = symbol::rg_peg;
  {
    if (s.rg_goals[0] != symbol::rg_31) {
      {
        s.rg_coord = x3;
        s.rg_player = symbol::rg_keeper;
        s.sets[0] = b37;
        s.sets[1] = b38;
        s.node = 52;  // k85
        if (s.rg_goals[0] != symbol::rg_31) {
          s.rg_goals[0] = static_cast<std::int8_t>(t0[at(s.rg_goals[0]) - 46]);
          {
            const Word b39 = b38 << 7;
            const Word b40 = 0x1c39fff9c380U & b39;
            const Word b41 = b38 & b40;
            const Word b42 = b37 << 14;
            const Word b43 = 0x1c39fce1c000U & b42;
            const Word b44 = b41 & b43;
            const Word b45 = b38 >> 7;
            const Word b46 = 0x3873fff387U & b45;
            const Word b47 = b38 & b46;
            const Word b48 = b37 >> 14;
            const Word b49 = 0x70e7f387U & b48;
            const Word b50 = b47 & b49;
            const Word b51 = b38 << 1;
            const Word b52 = 0x1831fbf7e306U & b51;
            const Word b53 = b38 & b52;
            const Word b54 = b37 << 2;
            const Word b55 = 0x1021f3e7c204U & b54;
            const Word b56 = b53 & b55;
            const Word b57 = b38 >> 1;
            const Word b58 = 0xc18fdfbf183U & b57;
            const Word b59 = b38 & b58;
            const Word b60 = b37 >> 2;
            const Word b61 = 0x4087cf9f081U & b60;
            const Word b62 = b59 & b61;
            if ((b44 != 0 || b50 != 0 || b56 != 0 || b62 != 0)) {
              s.rg_player = symbol::rg_solver;
              s.node = 19;  // p37
              return played;
            } else {
              {
                s.rg_player = symbol::rg_keeper;
                s.node = 21;  // end
                return played;
              }
            }
          }
        }
      }
    } else {
      s.rg_coord = x3;
      s.rg_player = symbol::rg_keeper;
      s.sets[0] = b37;
      s.sets[1] = b38;
      s.node = 21;  // end
      return played;
    }
  }
  s.node = 90;  // k85
  return played;
}
void tell_move(State& s, Moves& moves, int move, Tags& told) {
  [[maybe_unused]] const Word code = moves.code(move);
  switch (s.node) {
    case 19: rg_tell_p37(s, moves, told, code); break;
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
  s.rg_board = {
    82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 81, 82,
    82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 82, 81,
  };
  s.rg_coord = symbol::rg_rx2y0;
  s.rg_goals = {
    46,
  };
  s.rg_player = symbol::rg_keeper;
  s.rg_visible = {
    47,
  };
  recount<0, 81, 2, 1>(s, s.rg_board);
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
      case 19: rg_find_p37(*this, moves, 0); break;
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
    case 19: rg_play_p37(*this, moves, code); break;
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
    case 19: return rg_pick_p37(*this, moves, random); break;
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
    case 19: return rg_ply_p37(*this, moves, random); break;
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
        case 0: moved = rg_keep_k3(*this, moves); break;
        case 52: moved = rg_keep_k85(*this, moves); break;
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
    case symbol::rg_solver: return 0;
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
      && std::equal(rg_board.begin(), rg_board.end() - 1, other.rg_board.begin())
      && rg_coord == other.rg_coord
      && std::equal(rg_goals.begin(), rg_goals.end() - 1, other.rg_goals.begin())
      && rg_player == other.rg_player
      && std::equal(rg_visible.begin(), rg_visible.end() - 1, other.rg_visible.begin());
}

std::size_t State::hash() const {
  std::uint32_t hash = static_cast<std::uint32_t>(node);
  const auto add = [&hash](std::int32_t value) {
    hash = 31 * hash + static_cast<std::uint32_t>(value);
  };
  std::for_each(rg_board.begin(), rg_board.end() - 1, add);
  add(rg_coord);
  std::for_each(rg_goals.begin(), rg_goals.end() - 1, add);
  add(rg_player);
  std::for_each(rg_visible.begin(), rg_visible.end() - 1, add);
  return hash;
}

std::string State::place() const {
  return std::string(node_name(node));
}

std::string State::describe() const {
  std::string text(node_name(node));
  text += "\n  board =";
  for (std::size_t i = 0; i + 1 < rg_board.size(); ++i) {
    text.append(" ").append(symbol_name(rg_board[i]));
  }
  text += "\n  coord =";
  text.append(" ").append(symbol_name(rg_coord));
  text += "\n  goals =";
  for (std::size_t i = 0; i + 1 < rg_goals.size(); ++i) {
    text.append(" ").append(symbol_name(rg_goals[i]));
  }
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

}  // namespace regames_peg_solitaire
