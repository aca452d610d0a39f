// The rules of reversi; see reversi.hpp. Written by Regames (translate --to cpp).
//
// Functions are named after what they do and the node of the rules where they start:
//   find   adds the legal moves to the buffer
//   pick   draws a move without listing any
//   ply    draws a move and plays it, and what the keeper does after it
//   play   plays a move by its code, which has the decisions of its walk
//   tell   the same, and tells the tags
//   keep   plays the keeper's first legal move; says whether there is one
//   check  says whether there is a walk

#include "reversi.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>
#include <unordered_map>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace regames::reversi {

namespace {

// ---- Names

constexpr std::string_view symbol_names[] = {
  "L__0", "L__1", "L__2", "L__3", "L__4", "L__5", "L__6", "L__7", "L__8", "L__9", "L__10", "L__11",
  "L__12", "L__13", "L__14", "L__15", "L__16", "L__17", "L__18", "L__19", "L__20", "L__21", "L__22",
  "L__23", "L__24", "L__25", "L__26", "L__27", "L__28", "L__29", "L__30", "L__31", "L__32", "L__33",
  "L__34", "L__35", "L__36", "L__37", "L__38", "L__39", "L__40", "L__41", "L__42", "L__43", "L__44",
  "L__45", "L__46", "L__47", "L__48", "L__49", "L__50", "L__51", "L__52", "L__53", "L__54", "L__55",
  "L__56", "L__57", "L__58", "L__59", "L__60", "L__61", "L__62", "L__63", "L__64", "L__65", "L__66",
  "L__67", "L__68", "L__69", "L__70", "L__71", "L__72", "L__73", "L__74", "L__75", "L__76", "L__77",
  "L__78", "L__79", "L__80", "L__81", "L__82", "L__83", "L__84", "L__85", "L__86", "L__87", "L__88",
  "L__89", "L__90", "L__91", "L__92", "L__93", "L__94", "L__95", "L__96", "L__97", "L__98", "L__99",
  "L__100", "L__101", "L__102", "L__103", "L__104", "L__105", "L__106", "L__107", "L__108",
  "L__109", "L__110", "L__111", "L__112", "L__113", "L__114", "L__115", "L__116", "L__117",
  "L__118", "L__119", "L__120", "L__121", "L__122", "L__123", "L__124", "L__125", "L__126",
  "L__127", "L__128", "S__1_1", "S__2_1", "S__3_1", "S__4_1", "S__5_1", "S__6_1", "S__7_1",
  "S__8_1", "S__1_2", "S__2_2", "S__3_2", "S__4_2", "S__5_2", "S__6_2", "S__7_2", "S__8_2",
  "S__1_3", "S__2_3", "S__3_3", "S__4_3", "S__5_3", "S__6_3", "S__7_3", "S__8_3", "S__1_4",
  "S__2_4", "S__3_4", "S__4_4", "S__5_4", "S__6_4", "S__7_4", "S__8_4", "S__1_5", "S__2_5",
  "S__3_5", "S__4_5", "S__5_5", "S__6_5", "S__7_5", "S__8_5", "S__1_6", "S__2_6", "S__3_6",
  "S__4_6", "S__5_6", "S__6_6", "S__7_6", "S__8_6", "S__1_7", "S__2_7", "S__3_7", "S__4_7",
  "S__5_7", "S__6_7", "S__7_7", "S__8_7", "S__1_8", "S__2_8", "S__3_8", "S__4_8", "S__5_8",
  "S__6_8", "S__7_8", "S__8_8", "off", "north", "northEast", "east", "southEast", "south",
  "southWest", "west", "northWest", "nobody", "black", "white", "empty", "keeper", "random", "50",
  "100", "0", "1",
};

constexpr int players[] = {symbol::black, symbol::white};

std::string_view node_name(int node) {
  switch (node) {
    case 0: return "begin";
    case 40: return "turn1_4";
    case 45: return "turn1_7";
    case 57: return "end";
    case 107: return "turn2_4";
    case 112: return "turn2_7";
    case 164: return "begin";
    case 165: return "turn1_7";
    case 166: return "turn2_7";
    default: return "?";
  }
}

// ---- Tables

constexpr std::array<std::uint8_t, 520> t0 = {
  137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148, 149, 150, 151, 152, 153, 154, 155,
  156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167, 168, 169, 170, 171, 172, 173, 174,
  175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188, 189, 190, 191, 192, 193,
  193, 193, 193, 193, 193, 193, 193, 193, 138, 139, 140, 141, 142, 143, 144, 193, 146, 147, 148,
  149, 150, 151, 152, 193, 154, 155, 156, 157, 158, 159, 160, 193, 162, 163, 164, 165, 166, 167,
  168, 193, 170, 171, 172, 173, 174, 175, 176, 193, 178, 179, 180, 181, 182, 183, 184, 193, 186,
  187, 188, 189, 190, 191, 192, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 130, 131, 132,
  133, 134, 135, 136, 193, 138, 139, 140, 141, 142, 143, 144, 193, 146, 147, 148, 149, 150, 151,
  152, 193, 154, 155, 156, 157, 158, 159, 160, 193, 162, 163, 164, 165, 166, 167, 168, 193, 170,
  171, 172, 173, 174, 175, 176, 193, 178, 179, 180, 181, 182, 183, 184, 193, 186, 187, 188, 189,
  190, 191, 192, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 130, 131, 132, 133, 134, 135,
  136, 193, 138, 139, 140, 141, 142, 143, 144, 193, 146, 147, 148, 149, 150, 151, 152, 193, 154,
  155, 156, 157, 158, 159, 160, 193, 162, 163, 164, 165, 166, 167, 168, 193, 170, 171, 172, 173,
  174, 175, 176, 193, 178, 179, 180, 181, 182, 183, 184, 193, 193, 193, 193, 193, 193, 193, 193,
  193, 193, 129, 130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145,
  146, 147, 148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164,
  165, 166, 167, 168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183,
  184, 193, 193, 193, 193, 193, 193, 193, 193, 193, 193, 129, 130, 131, 132, 133, 134, 135, 193,
  137, 138, 139, 140, 141, 142, 143, 193, 145, 146, 147, 148, 149, 150, 151, 193, 153, 154, 155,
  156, 157, 158, 159, 193, 161, 162, 163, 164, 165, 166, 167, 193, 169, 170, 171, 172, 173, 174,
  175, 193, 177, 178, 179, 180, 181, 182, 183, 193, 193, 129, 130, 131, 132, 133, 134, 135, 193,
  137, 138, 139, 140, 141, 142, 143, 193, 145, 146, 147, 148, 149, 150, 151, 193, 153, 154, 155,
  156, 157, 158, 159, 193, 161, 162, 163, 164, 165, 166, 167, 193, 169, 170, 171, 172, 173, 174,
  175, 193, 177, 178, 179, 180, 181, 182, 183, 193, 185, 186, 187, 188, 189, 190, 191, 193, 193,
  137, 138, 139, 140, 141, 142, 143, 193, 145, 146, 147, 148, 149, 150, 151, 193, 153, 154, 155,
  156, 157, 158, 159, 193, 161, 162, 163, 164, 165, 166, 167, 193, 169, 170, 171, 172, 173, 174,
  175, 193, 177, 178, 179, 180, 181, 182, 183, 193, 185, 186, 187, 188, 189, 190, 191, 193, 193,
  193, 193, 193, 193, 193, 193, 193,
};

constexpr std::array<std::uint8_t, 129> t1 = {
  204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204,
  204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204,
  204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204,
  204, 204, 204, 204, 204, 204, 204, 202, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
  203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
  203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
  203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
};

constexpr std::array<std::uint8_t, 129> t2 = {
  203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
  203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
  203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203, 203,
  203, 203, 203, 203, 203, 203, 203, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204,
  204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204,
  204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204,
  204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204, 204,
};

constexpr std::array<std::uint8_t, 387> t3 = {
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
  28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51,
  52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75,
  76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99,
  100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118,
  119, 120, 121, 122, 123, 124, 125, 126, 127, 128, 128, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
  12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35,
  36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59,
  60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83,
  84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106,
  107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 123, 124, 125,
  126, 127, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
  24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
  48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70, 71,
  72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95,
  96, 97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115,
  116, 117, 118, 119, 120, 121, 122, 123, 124, 125, 126, 127, 128,
};

constexpr std::array<std::uint8_t, 65> t4 = {
  130, 131, 132, 133, 134, 135, 136, 137, 138, 139, 140, 141, 142, 143, 144, 145, 146, 147, 148,
  149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
  168, 169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186,
  187, 188, 189, 190, 191, 192, 193, 130,
};

constexpr std::array<std::uint8_t, 2> t5 = {
  204, 203,
};

// ---- What functions use

// What is drawn where no move is legal, or moves are only counted; and where they have to be listed.
constexpr std::int64_t no_move = -1;
[[maybe_unused]] constexpr std::int64_t not_as_sets = -2;

// Where a move was drawn and played.
[[maybe_unused]] constexpr std::int64_t played = 0;

// A place of an array.
[[maybe_unused]] inline std::size_t at(int place) { return static_cast<std::size_t>(place); }

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
  constexpr int places[] = {0, 1};
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

// Assigns a place of a map that has sets: it leaves the set of its old value and joins that
// of the new one.
template <int origin, int words, class Cells>
[[maybe_unused]] inline void change(State& s, Cells& cells, int place, int value) {
  auto& cell = cells[static_cast<std::size_t>(place)];
  const int word = origin + (place >> 6);
  const Word bit = Word{1} << (place & 63);
  s.sets[static_cast<std::size_t>(word + cell * words)] &= ~bit;
  s.sets[static_cast<std::size_t>(word + value * words)] |= bit;
  cell = static_cast<typename Cells::value_type>(value);
}

// A number alone, if it is one of the 64 from the first on.
[[maybe_unused]] inline Word one(int number, int first) {
  const int place = number - first;
  return place >= 0 && place < 64 ? Word{1} << place : Word{0};
}

// Forgets what checks have found.
template <int first, int words>
[[maybe_unused]] inline void forget(State& s) {
  std::fill_n(s.sets.begin() + first, words, Word{0});
}

// The same where a place may lose one of the values by which that was found.
template <int lowest, int highest, int first, int words>
[[maybe_unused]] inline void lose(State& s, int old, int value) {
  if (old != value && old >= lowest && old <= highest) {
    forget<first, words>(s);
  }
}

// Works out the sets of a map.
template <int first, int lowest, int values, int words, class Cells>
void recount(State& s, const Cells& cells) {
  std::fill_n(s.sets.begin() + first, values * words, Word{0});
  for (std::size_t place = 0; place < cells.size(); ++place) {
    const std::size_t word =
        static_cast<std::size_t>(first + (cells[place] - lowest) * words) + (place >> 6);
    s.sets[word] |= Word{1} << (place & 63);
  }
}

// The number of the k-th bit of a word.
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

void find_turn1_4(State& s, Moves& m, Word code);
void play_turn1_4(State& s, Moves& m, Word code);
void tell_turn1_4(State& s, Moves& m, Tags& told, Word code);
void find_turn2_4(State& s, Moves& m, Word code);
void play_turn2_4(State& s, Moves& m, Word code);
void tell_turn2_4(State& s, Moves& m, Tags& told, Word code);
bool keep_begin(State& s, Moves& m);
bool keep_turn1_7(State& s, Moves& m);
bool keep_turn2_7(State& s, Moves& m);
bool keep_turn2_turnOver1_5(State& s, Moves& m);
bool keep_turn2_turnOver1_20(State& s, Moves& m);
bool keep_turn2_turnOver1_9(State& s, Moves& m);
bool keep_turn2_turnOver1_35(State& s, Moves& m);
bool keep_turn2_turnOver1_24(State& s, Moves& m);
bool keep_turn2_turnOver1_50(State& s, Moves& m);
bool keep_turn2_turnOver1_39(State& s, Moves& m);
bool keep_turn2_turnOver1_65(State& s, Moves& m);
bool keep_turn2_turnOver1_54(State& s, Moves& m);
bool keep_turn2_turnOver1_80(State& s, Moves& m);
bool keep_turn2_turnOver1_69(State& s, Moves& m);
bool keep_turn2_turnOver1_95(State& s, Moves& m);
bool keep_turn2_turnOver1_84(State& s, Moves& m);
bool keep_turn2_turnOver1_110(State& s, Moves& m);
bool keep_turn2_turnOver1_99(State& s, Moves& m);
bool keep_turn2_turnOver1_114(State& s, Moves& m);
bool keep_turn1_turnOver1_5(State& s, Moves& m);
bool keep_turn1_turnOver1_20(State& s, Moves& m);
bool keep_turn1_turnOver1_9(State& s, Moves& m);
bool keep_turn1_turnOver1_35(State& s, Moves& m);
bool keep_turn1_turnOver1_24(State& s, Moves& m);
bool keep_turn1_turnOver1_50(State& s, Moves& m);
bool keep_turn1_turnOver1_39(State& s, Moves& m);
bool keep_turn1_turnOver1_65(State& s, Moves& m);
bool keep_turn1_turnOver1_54(State& s, Moves& m);
bool keep_turn1_turnOver1_80(State& s, Moves& m);
bool keep_turn1_turnOver1_69(State& s, Moves& m);
bool keep_turn1_turnOver1_95(State& s, Moves& m);
bool keep_turn1_turnOver1_84(State& s, Moves& m);
bool keep_turn1_turnOver1_110(State& s, Moves& m);
bool keep_turn1_turnOver1_99(State& s, Moves& m);
bool keep_turn1_end(State& s, Moves& m);
bool keep_turn1_turnOver1_114(State& s, Moves& m);
bool keep_turn1_finish1_3(State& s, Moves& m);
bool check_choose_check2_begin_2(State& s, Moves& m);
bool check_choose_check2_begin_3(State& s, Moves& m);
bool check_choose_check1_begin_4(State& s, Moves& m);
std::int64_t pick_turn1_4_2(State& s, Moves& m, Random* random);
bool check_choose_check1_begin_5(State& s, Moves& m);
std::int64_t pick_turn2_4_2(State& s, Moves& m, Random* random);
std::int64_t ply_turn1_4(State& s, Moves& m, Random* random);
std::int64_t ply_turn2_4(State& s, Moves& m, Random* random);

// At turn1_4.
void find_turn1_4(State& s, Moves& m, Word code) {
  const Word b0 = s.sets[4];
  const Word b2 = s.sets[2];
  const Word b3 = s.sets[3];
  const Word b4 = b2 >> 8;
  const Word b5 = b3 << 56;
  const Word b6 = b4 | b5;
  const Word b7 = 0x1ffffe7e7ffffffU & b6;
  const Word b8 = (s.board[64] == symbol::white ? ~Word{0} : Word{0});
  const Word b9 = 0xfe00000000000000U & b8;
  const Word b10 = b7 | b9;
  const Word b11 = b0 & b10;
  const Word b14 = 1U & b3;
  const Word b15 = ~b2;
  const Word b16 = 1U & ~b14;
  const Word b17 = s.sets[0];
  const Word b18 = s.sets[1];
  const Word b19 = 1U & b18;
  const Word b20 = b15 & b17;
  const Word b21 = ~b14 & b19;
  const Word b22 = b15 & b20;
  const Word b23 = ~b14 & b21;
  const Word b24 = ~b15;
  Word b12 = 0U;
  Word b13 = 0U;
  for (bool grows = true; grows;) {
    const Word b26 = b12 >> 8;
    const Word b27 = b13 << 56;
    const Word b28 = b26 | b27;
    const Word b29 = (b13 != 0 ? ~Word{0} : Word{0});
    const Word b30 = 1U & b29;
    const Word b31 = 0xfe00000000000000U & b29;
    const Word b32 = b28 | b31;
    const Word b33 = b24 & b32;
    const Word b34 = ~b16 & b30;
    const Word b35 = b22 | b33;
    const Word b36 = b23 | b34;
    grows = ((b12 ^ (b35)) | (b13 ^ (b36))) != 0;
    b12 = b35;
    b13 = b36;
  }
  const Word b37 = b12 >> 8;
  const Word b38 = b13 << 56;
  const Word b39 = b37 | b38;
  const Word b40 = 0x1ffffe7e7ffffffU & b39;
  const Word b41 = (b13 != 0 ? ~Word{0} : Word{0});
  const Word b42 = 0xfe00000000000000U & b41;
  const Word b43 = b40 | b42;
  const Word b44 = b11 & b43;
  const Word b45 = b2 >> 9;
  const Word b46 = b3 << 55;
  const Word b47 = b45 | b46;
  const Word b48 = 0xff7f67677f7f7fU & b47;
  const Word b49 = 0xff00808080808080U & b8;
  const Word b50 = b48 | b49;
  const Word b51 = b0 & b50;
  Word b52 = 0U;
  Word b53 = 0U;
  for (bool grows = true; grows;) {
    const Word b54 = b52 >> 9;
    const Word b55 = b53 << 55;
    const Word b56 = b54 | b55;
    const Word b57 = 0xff7f7f7f7f7f7fU & b56;
    const Word b58 = (b53 != 0 ? ~Word{0} : Word{0});
    const Word b59 = 1U & b58;
    const Word b60 = 0xff00808080808080U & b58;
    const Word b61 = b57 | b60;
    const Word b62 = b24 & b61;
    const Word b63 = ~b16 & b59;
    const Word b64 = b22 | b62;
    const Word b65 = b23 | b63;
    grows = ((b52 ^ (b64)) | (b53 ^ (b65))) != 0;
    b52 = b64;
    b53 = b65;
  }
  const Word b66 = b52 >> 9;
  const Word b67 = b53 << 55;
  const Word b68 = b66 | b67;
  const Word b69 = 0xff7f67677f7f7fU & b68;
  const Word b70 = (b53 != 0 ? ~Word{0} : Word{0});
  const Word b71 = 0xff00808080808080U & b70;
  const Word b72 = b69 | b71;
  const Word b73 = b51 & b72;
  const Word b74 = b44 | b73;
  const Word b75 = b2 >> 1;
  const Word b76 = b3 << 63;
  const Word b77 = b75 | b76;
  const Word b78 = 0xff7f7f67677f7f7fU & b77;
  const Word b79 = 0x80808080808080U & b8;
  const Word b80 = b78 | b79;
  const Word b81 = b0 & b80;
  Word b82 = 0U;
  Word b83 = 0U;
  for (bool grows = true; grows;) {
    const Word b84 = b82 >> 1;
    const Word b85 = b83 << 63;
    const Word b86 = b84 | b85;
    const Word b87 = 0xff7f7f7f7f7f7f7fU & b86;
    const Word b88 = (b83 != 0 ? ~Word{0} : Word{0});
    const Word b89 = 1U & b88;
    const Word b90 = 0x80808080808080U & b88;
    const Word b91 = b87 | b90;
    const Word b92 = b24 & b91;
    const Word b93 = ~b16 & b89;
    const Word b94 = b22 | b92;
    const Word b95 = b23 | b93;
    grows = ((b82 ^ (b94)) | (b83 ^ (b95))) != 0;
    b82 = b94;
    b83 = b95;
  }
  const Word b96 = b82 >> 1;
  const Word b97 = b83 << 63;
  const Word b98 = b96 | b97;
  const Word b99 = 0xff7f7f67677f7f7fU & b98;
  const Word b100 = (b83 != 0 ? ~Word{0} : Word{0});
  const Word b101 = 0x80808080808080U & b100;
  const Word b102 = b99 | b101;
  const Word b103 = b81 & b102;
  const Word b104 = b74 | b103;
  const Word b105 = b2 << 7;
  const Word b106 = 0x7f7f7f67677f7f00U & b105;
  const Word b107 = 0x80808080808080ffU & b8;
  const Word b108 = b106 | b107;
  const Word b109 = b0 & b108;
  Word b110 = 0U;
  Word b111 = 0U;
  for (bool grows = true; grows;) {
    const Word b112 = b110 << 7;
    const Word b113 = 0x7f7f7f7f7f7f7f00U & b112;
    const Word b114 = (b111 != 0 ? ~Word{0} : Word{0});
    const Word b115 = 1U & b114;
    const Word b116 = 0x80808080808080ffU & b114;
    const Word b117 = b113 | b116;
    const Word b118 = b24 & b117;
    const Word b119 = ~b16 & b115;
    const Word b120 = b22 | b118;
    const Word b121 = b23 | b119;
    grows = ((b110 ^ (b120)) | (b111 ^ (b121))) != 0;
    b110 = b120;
    b111 = b121;
  }
  const Word b122 = b110 << 7;
  const Word b123 = 0x7f7f7f67677f7f00U & b122;
  const Word b124 = (b111 != 0 ? ~Word{0} : Word{0});
  const Word b125 = 0x80808080808080ffU & b124;
  const Word b126 = b123 | b125;
  const Word b127 = b109 & b126;
  const Word b128 = b104 | b127;
  const Word b129 = b2 << 8;
  const Word b130 = 0xffffffe7e7ffff00U & b129;
  const Word b131 = 0xffU & b8;
  const Word b132 = b130 | b131;
  const Word b133 = b0 & b132;
  Word b134 = 0U;
  Word b135 = 0U;
  for (bool grows = true; grows;) {
    const Word b136 = b134 << 8;
    const Word b137 = (b135 != 0 ? ~Word{0} : Word{0});
    const Word b138 = 1U & b137;
    const Word b139 = 0xffU & b137;
    const Word b140 = b136 | b139;
    const Word b141 = b24 & b140;
    const Word b142 = ~b16 & b138;
    const Word b143 = b22 | b141;
    const Word b144 = b23 | b142;
    grows = ((b134 ^ (b143)) | (b135 ^ (b144))) != 0;
    b134 = b143;
    b135 = b144;
  }
  const Word b145 = b134 << 8;
  const Word b146 = 0xffffffe7e7ffff00U & b145;
  const Word b147 = (b135 != 0 ? ~Word{0} : Word{0});
  const Word b148 = 0xffU & b147;
  const Word b149 = b146 | b148;
  const Word b150 = b133 & b149;
  const Word b151 = b128 | b150;
  const Word b152 = b2 << 9;
  const Word b153 = 0xfefefee6e6fefe00U & b152;
  const Word b154 = 0x1010101010101ffU & b8;
  const Word b155 = b153 | b154;
  const Word b156 = b0 & b155;
  Word b157 = 0U;
  Word b158 = 0U;
  for (bool grows = true; grows;) {
    const Word b159 = b157 << 9;
    const Word b160 = 0xfefefefefefefe00U & b159;
    const Word b161 = (b158 != 0 ? ~Word{0} : Word{0});
    const Word b162 = 1U & b161;
    const Word b163 = 0x1010101010101ffU & b161;
    const Word b164 = b160 | b163;
    const Word b165 = b24 & b164;
    const Word b166 = ~b16 & b162;
    const Word b167 = b22 | b165;
    const Word b168 = b23 | b166;
    grows = ((b157 ^ (b167)) | (b158 ^ (b168))) != 0;
    b157 = b167;
    b158 = b168;
  }
  const Word b169 = b157 << 9;
  const Word b170 = 0xfefefee6e6fefe00U & b169;
  const Word b171 = (b158 != 0 ? ~Word{0} : Word{0});
  const Word b172 = 0x1010101010101ffU & b171;
  const Word b173 = b170 | b172;
  const Word b174 = b156 & b173;
  const Word b175 = b151 | b174;
  const Word b176 = b2 << 1;
  const Word b177 = 0xfefefee6e6fefefeU & b176;
  const Word b178 = 0x101010101010101U & b8;
  const Word b179 = b177 | b178;
  const Word b180 = b0 & b179;
  Word b181 = 0U;
  Word b182 = 0U;
  for (bool grows = true; grows;) {
    const Word b183 = b181 << 1;
    const Word b184 = 0xfefefefefefefefeU & b183;
    const Word b185 = (b182 != 0 ? ~Word{0} : Word{0});
    const Word b186 = 1U & b185;
    const Word b187 = 0x101010101010101U & b185;
    const Word b188 = b184 | b187;
    const Word b189 = b24 & b188;
    const Word b190 = ~b16 & b186;
    const Word b191 = b22 | b189;
    const Word b192 = b23 | b190;
    grows = ((b181 ^ (b191)) | (b182 ^ (b192))) != 0;
    b181 = b191;
    b182 = b192;
  }
  const Word b193 = b181 << 1;
  const Word b194 = 0xfefefee6e6fefefeU & b193;
  const Word b195 = (b182 != 0 ? ~Word{0} : Word{0});
  const Word b196 = 0x101010101010101U & b195;
  const Word b197 = b194 | b196;
  const Word b198 = b180 & b197;
  const Word b199 = b175 | b198;
  const Word b200 = b2 >> 7;
  const Word b201 = b3 << 57;
  const Word b202 = b200 | b201;
  const Word b203 = 0x2fefee6e6fefefeU & b202;
  const Word b204 = 0xfd01010101010101U & b8;
  const Word b205 = b203 | b204;
  const Word b206 = b0 & b205;
  Word b207 = 0U;
  Word b208 = 0U;
  for (bool grows = true; grows;) {
    const Word b209 = b207 >> 7;
    const Word b210 = b208 << 57;
    const Word b211 = b209 | b210;
    const Word b212 = 0x2fefefefefefefeU & b211;
    const Word b213 = (b208 != 0 ? ~Word{0} : Word{0});
    const Word b214 = 1U & b213;
    const Word b215 = 0xfd01010101010101U & b213;
    const Word b216 = b212 | b215;
    const Word b217 = b24 & b216;
    const Word b218 = ~b16 & b214;
    const Word b219 = b22 | b217;
    const Word b220 = b23 | b218;
    grows = ((b207 ^ (b219)) | (b208 ^ (b220))) != 0;
    b207 = b219;
    b208 = b220;
  }
  const Word b221 = b207 >> 7;
  const Word b222 = b208 << 57;
  const Word b223 = b221 | b222;
  const Word b224 = 0x2fefee6e6fefefeU & b223;
  const Word b225 = (b208 != 0 ? ~Word{0} : Word{0});
  const Word b226 = 0xfd01010101010101U & b225;
  const Word b227 = b224 | b226;
  const Word b228 = b206 & b227;
  const Word b229 = b199 | b228;
  const Word b230 = b0 & b229;
  for (Word b231 = b230; b231 != 0; b231 &= b231 - 1) {
    [[maybe_unused]] const int x0 = 129 + std::countr_zero(b231);
    m.add(code | Word(x0 - 129));
  }
}

// At turn1_4.
void play_turn1_4(State& s, Moves&, Word code) {
  const int x0 = bits(code, 0, 0x3f) + 129;
  s.at = x0;
  s.choose_arg0_me = symbol::black;
  s.player = symbol::keeper;
  s.node = 45;  // turn1_7
}

// At turn1_4.
void tell_turn1_4(State& s, Moves&, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0x3f) + 129;
  tell(s, told, x0);
  s.at = x0;
  s.choose_arg0_me = symbol::black;
  s.player = symbol::keeper;
  s.node = 45;  // turn1_7
}

// At turn2_4.
void find_turn2_4(State& s, Moves& m, Word code) {
  const Word b0 = s.sets[4];
  const Word b2 = s.sets[0];
  const Word b3 = s.sets[1];
  const Word b4 = b2 >> 8;
  const Word b5 = b3 << 56;
  const Word b6 = b4 | b5;
  const Word b7 = 0x1ffffe7e7ffffffU & b6;
  const Word b8 = (s.board[64] == symbol::black ? ~Word{0} : Word{0});
  const Word b9 = 0xfe00000000000000U & b8;
  const Word b10 = b7 | b9;
  const Word b11 = b0 & b10;
  const Word b14 = 1U & b3;
  const Word b15 = ~b2;
  const Word b16 = 1U & ~b14;
  const Word b17 = s.sets[2];
  const Word b18 = s.sets[3];
  const Word b19 = 1U & b18;
  const Word b20 = b15 & b17;
  const Word b21 = ~b14 & b19;
  const Word b22 = b15 & b20;
  const Word b23 = ~b14 & b21;
  const Word b24 = ~b15;
  Word b12 = 0U;
  Word b13 = 0U;
  for (bool grows = true; grows;) {
    const Word b26 = b12 >> 8;
    const Word b27 = b13 << 56;
    const Word b28 = b26 | b27;
    const Word b29 = (b13 != 0 ? ~Word{0} : Word{0});
    const Word b30 = 1U & b29;
    const Word b31 = 0xfe00000000000000U & b29;
    const Word b32 = b28 | b31;
    const Word b33 = b24 & b32;
    const Word b34 = ~b16 & b30;
    const Word b35 = b22 | b33;
    const Word b36 = b23 | b34;
    grows = ((b12 ^ (b35)) | (b13 ^ (b36))) != 0;
    b12 = b35;
    b13 = b36;
  }
  const Word b37 = b12 >> 8;
  const Word b38 = b13 << 56;
  const Word b39 = b37 | b38;
  const Word b40 = 0x1ffffe7e7ffffffU & b39;
  const Word b41 = (b13 != 0 ? ~Word{0} : Word{0});
  const Word b42 = 0xfe00000000000000U & b41;
  const Word b43 = b40 | b42;
  const Word b44 = b11 & b43;
  const Word b45 = b2 >> 9;
  const Word b46 = b3 << 55;
  const Word b47 = b45 | b46;
  const Word b48 = 0xff7f67677f7f7fU & b47;
  const Word b49 = 0xff00808080808080U & b8;
  const Word b50 = b48 | b49;
  const Word b51 = b0 & b50;
  Word b52 = 0U;
  Word b53 = 0U;
  for (bool grows = true; grows;) {
    const Word b54 = b52 >> 9;
    const Word b55 = b53 << 55;
    const Word b56 = b54 | b55;
    const Word b57 = 0xff7f7f7f7f7f7fU & b56;
    const Word b58 = (b53 != 0 ? ~Word{0} : Word{0});
    const Word b59 = 1U & b58;
    const Word b60 = 0xff00808080808080U & b58;
    const Word b61 = b57 | b60;
    const Word b62 = b24 & b61;
    const Word b63 = ~b16 & b59;
    const Word b64 = b22 | b62;
    const Word b65 = b23 | b63;
    grows = ((b52 ^ (b64)) | (b53 ^ (b65))) != 0;
    b52 = b64;
    b53 = b65;
  }
  const Word b66 = b52 >> 9;
  const Word b67 = b53 << 55;
  const Word b68 = b66 | b67;
  const Word b69 = 0xff7f67677f7f7fU & b68;
  const Word b70 = (b53 != 0 ? ~Word{0} : Word{0});
  const Word b71 = 0xff00808080808080U & b70;
  const Word b72 = b69 | b71;
  const Word b73 = b51 & b72;
  const Word b74 = b44 | b73;
  const Word b75 = b2 >> 1;
  const Word b76 = b3 << 63;
  const Word b77 = b75 | b76;
  const Word b78 = 0xff7f7f67677f7f7fU & b77;
  const Word b79 = 0x80808080808080U & b8;
  const Word b80 = b78 | b79;
  const Word b81 = b0 & b80;
  Word b82 = 0U;
  Word b83 = 0U;
  for (bool grows = true; grows;) {
    const Word b84 = b82 >> 1;
    const Word b85 = b83 << 63;
    const Word b86 = b84 | b85;
    const Word b87 = 0xff7f7f7f7f7f7f7fU & b86;
    const Word b88 = (b83 != 0 ? ~Word{0} : Word{0});
    const Word b89 = 1U & b88;
    const Word b90 = 0x80808080808080U & b88;
    const Word b91 = b87 | b90;
    const Word b92 = b24 & b91;
    const Word b93 = ~b16 & b89;
    const Word b94 = b22 | b92;
    const Word b95 = b23 | b93;
    grows = ((b82 ^ (b94)) | (b83 ^ (b95))) != 0;
    b82 = b94;
    b83 = b95;
  }
  const Word b96 = b82 >> 1;
  const Word b97 = b83 << 63;
  const Word b98 = b96 | b97;
  const Word b99 = 0xff7f7f67677f7f7fU & b98;
  const Word b100 = (b83 != 0 ? ~Word{0} : Word{0});
  const Word b101 = 0x80808080808080U & b100;
  const Word b102 = b99 | b101;
  const Word b103 = b81 & b102;
  const Word b104 = b74 | b103;
  const Word b105 = b2 << 7;
  const Word b106 = 0x7f7f7f67677f7f00U & b105;
  const Word b107 = 0x80808080808080ffU & b8;
  const Word b108 = b106 | b107;
  const Word b109 = b0 & b108;
  Word b110 = 0U;
  Word b111 = 0U;
  for (bool grows = true; grows;) {
    const Word b112 = b110 << 7;
    const Word b113 = 0x7f7f7f7f7f7f7f00U & b112;
    const Word b114 = (b111 != 0 ? ~Word{0} : Word{0});
    const Word b115 = 1U & b114;
    const Word b116 = 0x80808080808080ffU & b114;
    const Word b117 = b113 | b116;
    const Word b118 = b24 & b117;
    const Word b119 = ~b16 & b115;
    const Word b120 = b22 | b118;
    const Word b121 = b23 | b119;
    grows = ((b110 ^ (b120)) | (b111 ^ (b121))) != 0;
    b110 = b120;
    b111 = b121;
  }
  const Word b122 = b110 << 7;
  const Word b123 = 0x7f7f7f67677f7f00U & b122;
  const Word b124 = (b111 != 0 ? ~Word{0} : Word{0});
  const Word b125 = 0x80808080808080ffU & b124;
  const Word b126 = b123 | b125;
  const Word b127 = b109 & b126;
  const Word b128 = b104 | b127;
  const Word b129 = b2 << 8;
  const Word b130 = 0xffffffe7e7ffff00U & b129;
  const Word b131 = 0xffU & b8;
  const Word b132 = b130 | b131;
  const Word b133 = b0 & b132;
  Word b134 = 0U;
  Word b135 = 0U;
  for (bool grows = true; grows;) {
    const Word b136 = b134 << 8;
    const Word b137 = (b135 != 0 ? ~Word{0} : Word{0});
    const Word b138 = 1U & b137;
    const Word b139 = 0xffU & b137;
    const Word b140 = b136 | b139;
    const Word b141 = b24 & b140;
    const Word b142 = ~b16 & b138;
    const Word b143 = b22 | b141;
    const Word b144 = b23 | b142;
    grows = ((b134 ^ (b143)) | (b135 ^ (b144))) != 0;
    b134 = b143;
    b135 = b144;
  }
  const Word b145 = b134 << 8;
  const Word b146 = 0xffffffe7e7ffff00U & b145;
  const Word b147 = (b135 != 0 ? ~Word{0} : Word{0});
  const Word b148 = 0xffU & b147;
  const Word b149 = b146 | b148;
  const Word b150 = b133 & b149;
  const Word b151 = b128 | b150;
  const Word b152 = b2 << 9;
  const Word b153 = 0xfefefee6e6fefe00U & b152;
  const Word b154 = 0x1010101010101ffU & b8;
  const Word b155 = b153 | b154;
  const Word b156 = b0 & b155;
  Word b157 = 0U;
  Word b158 = 0U;
  for (bool grows = true; grows;) {
    const Word b159 = b157 << 9;
    const Word b160 = 0xfefefefefefefe00U & b159;
    const Word b161 = (b158 != 0 ? ~Word{0} : Word{0});
    const Word b162 = 1U & b161;
    const Word b163 = 0x1010101010101ffU & b161;
    const Word b164 = b160 | b163;
    const Word b165 = b24 & b164;
    const Word b166 = ~b16 & b162;
    const Word b167 = b22 | b165;
    const Word b168 = b23 | b166;
    grows = ((b157 ^ (b167)) | (b158 ^ (b168))) != 0;
    b157 = b167;
    b158 = b168;
  }
  const Word b169 = b157 << 9;
  const Word b170 = 0xfefefee6e6fefe00U & b169;
  const Word b171 = (b158 != 0 ? ~Word{0} : Word{0});
  const Word b172 = 0x1010101010101ffU & b171;
  const Word b173 = b170 | b172;
  const Word b174 = b156 & b173;
  const Word b175 = b151 | b174;
  const Word b176 = b2 << 1;
  const Word b177 = 0xfefefee6e6fefefeU & b176;
  const Word b178 = 0x101010101010101U & b8;
  const Word b179 = b177 | b178;
  const Word b180 = b0 & b179;
  Word b181 = 0U;
  Word b182 = 0U;
  for (bool grows = true; grows;) {
    const Word b183 = b181 << 1;
    const Word b184 = 0xfefefefefefefefeU & b183;
    const Word b185 = (b182 != 0 ? ~Word{0} : Word{0});
    const Word b186 = 1U & b185;
    const Word b187 = 0x101010101010101U & b185;
    const Word b188 = b184 | b187;
    const Word b189 = b24 & b188;
    const Word b190 = ~b16 & b186;
    const Word b191 = b22 | b189;
    const Word b192 = b23 | b190;
    grows = ((b181 ^ (b191)) | (b182 ^ (b192))) != 0;
    b181 = b191;
    b182 = b192;
  }
  const Word b193 = b181 << 1;
  const Word b194 = 0xfefefee6e6fefefeU & b193;
  const Word b195 = (b182 != 0 ? ~Word{0} : Word{0});
  const Word b196 = 0x101010101010101U & b195;
  const Word b197 = b194 | b196;
  const Word b198 = b180 & b197;
  const Word b199 = b175 | b198;
  const Word b200 = b2 >> 7;
  const Word b201 = b3 << 57;
  const Word b202 = b200 | b201;
  const Word b203 = 0x2fefee6e6fefefeU & b202;
  const Word b204 = 0xfd01010101010101U & b8;
  const Word b205 = b203 | b204;
  const Word b206 = b0 & b205;
  Word b207 = 0U;
  Word b208 = 0U;
  for (bool grows = true; grows;) {
    const Word b209 = b207 >> 7;
    const Word b210 = b208 << 57;
    const Word b211 = b209 | b210;
    const Word b212 = 0x2fefefefefefefeU & b211;
    const Word b213 = (b208 != 0 ? ~Word{0} : Word{0});
    const Word b214 = 1U & b213;
    const Word b215 = 0xfd01010101010101U & b213;
    const Word b216 = b212 | b215;
    const Word b217 = b24 & b216;
    const Word b218 = ~b16 & b214;
    const Word b219 = b22 | b217;
    const Word b220 = b23 | b218;
    grows = ((b207 ^ (b219)) | (b208 ^ (b220))) != 0;
    b207 = b219;
    b208 = b220;
  }
  const Word b221 = b207 >> 7;
  const Word b222 = b208 << 57;
  const Word b223 = b221 | b222;
  const Word b224 = 0x2fefee6e6fefefeU & b223;
  const Word b225 = (b208 != 0 ? ~Word{0} : Word{0});
  const Word b226 = 0xfd01010101010101U & b225;
  const Word b227 = b224 | b226;
  const Word b228 = b206 & b227;
  const Word b229 = b199 | b228;
  const Word b230 = b0 & b229;
  for (Word b231 = b230; b231 != 0; b231 &= b231 - 1) {
    [[maybe_unused]] const int x0 = 129 + std::countr_zero(b231);
    m.add(code | Word(x0 - 129));
  }
}

// At turn2_4.
void play_turn2_4(State& s, Moves&, Word code) {
  const int x0 = bits(code, 0, 0x3f) + 129;
  s.at = x0;
  s.choose_arg0_me = symbol::white;
  s.player = symbol::keeper;
  s.node = 112;  // turn2_7
}

// At turn2_4.
void tell_turn2_4(State& s, Moves&, Tags& told, Word code) {
  const int x0 = bits(code, 0, 0x3f) + 129;
  tell(s, told, x0);
  s.at = x0;
  s.choose_arg0_me = symbol::white;
  s.player = symbol::keeper;
  s.node = 112;  // turn2_7
}

// At begin.
bool keep_begin(State& s, Moves& m) {
  m.spend();
  if (check_choose_check1_begin_4(s, m)) {
    s.player = symbol::black;
    s.node = 40;  // turn1_4
    return true;
  } else {
    if (check_choose_check2_begin_2(s, m)) {
      if (keep_turn1_end(s, m)) {
        return true;
      }
    } else {
      s.to = symbol::S_1_1;
      if (keep_turn1_finish1_3(s, m)) {
        return true;
      }
    }
  }
  return false;
}

// At turn1_7.
bool keep_turn1_7(State& s, Moves& m) {
  change<-406, 2>(s, s.board, s.at - 129, symbol::black);
  const int x0 = t0[at(s.at) - 129];
  s.to = x0;
  if (keep_turn1_turnOver1_5(s, m)) {
    return true;
  }
  return false;
}

// At turn2_7.
bool keep_turn2_7(State& s, Moves& m) {
  change<-406, 2>(s, s.board, s.at - 129, symbol::white);
  const int x0 = t0[at(s.at) - 129];
  s.to = x0;
  if (keep_turn2_turnOver1_5(s, m)) {
    return true;
  }
  return false;
}

// At turn2_turnOver1_5.
bool keep_turn2_turnOver1_5(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) - 129];
    s.to = x0;
    if (keep_turn2_turnOver1_5(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) - 64];
    s.to = x1;
    if (keep_turn2_turnOver1_20(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_9(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_20.
bool keep_turn2_turnOver1_20(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) - 64];
    s.to = x0;
    if (keep_turn2_turnOver1_20(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 1];
    s.to = x1;
    if (keep_turn2_turnOver1_35(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_24(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_9.
bool keep_turn2_turnOver1_9(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 131];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) - 64];
    s.to = x1;
    if (keep_turn2_turnOver1_20(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_9(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_35.
bool keep_turn2_turnOver1_35(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) + 1];
    s.to = x0;
    if (keep_turn2_turnOver1_35(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 66];
    s.to = x1;
    if (keep_turn2_turnOver1_50(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_39(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_24.
bool keep_turn2_turnOver1_24(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 196];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 1];
    s.to = x1;
    if (keep_turn2_turnOver1_35(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_24(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_50.
bool keep_turn2_turnOver1_50(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) + 66];
    s.to = x0;
    if (keep_turn2_turnOver1_50(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 131];
    s.to = x1;
    if (keep_turn2_turnOver1_65(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_54(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_39.
bool keep_turn2_turnOver1_39(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 261];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 66];
    s.to = x1;
    if (keep_turn2_turnOver1_50(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_39(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_65.
bool keep_turn2_turnOver1_65(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) + 131];
    s.to = x0;
    if (keep_turn2_turnOver1_65(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 196];
    s.to = x1;
    if (keep_turn2_turnOver1_80(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_69(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_54.
bool keep_turn2_turnOver1_54(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 326];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 131];
    s.to = x1;
    if (keep_turn2_turnOver1_65(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_54(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_80.
bool keep_turn2_turnOver1_80(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) + 196];
    s.to = x0;
    if (keep_turn2_turnOver1_80(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 261];
    s.to = x1;
    if (keep_turn2_turnOver1_95(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_84(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_69.
bool keep_turn2_turnOver1_69(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) - 129];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 196];
    s.to = x1;
    if (keep_turn2_turnOver1_80(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_69(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_95.
bool keep_turn2_turnOver1_95(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) + 261];
    s.to = x0;
    if (keep_turn2_turnOver1_95(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 326];
    s.to = x1;
    if (keep_turn2_turnOver1_110(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_99(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_84.
bool keep_turn2_turnOver1_84(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) - 64];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 261];
    s.to = x1;
    if (keep_turn2_turnOver1_95(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_84(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_110.
bool keep_turn2_turnOver1_110(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::empty) {
    s.turn_arg0_me = symbol::black;
    if (keep_begin(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    const int x0 = t0[at(s.to) + 326];
    s.to = x0;
    if (keep_turn2_turnOver1_110(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    if (keep_turn2_turnOver1_114(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_99.
bool keep_turn2_turnOver1_99(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 1];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 326];
    s.to = x1;
    if (keep_turn2_turnOver1_110(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_99(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn2_turnOver1_114.
bool keep_turn2_turnOver1_114(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 66];
  if (x0 == s.at) {
    s.to = x0;
    s.turn_arg0_me = symbol::black;
    if (keep_begin(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::white);
    s.to = x0;
    if (keep_turn2_turnOver1_114(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_5.
bool keep_turn1_turnOver1_5(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) - 129];
    s.to = x0;
    if (keep_turn1_turnOver1_5(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) - 64];
    s.to = x1;
    if (keep_turn1_turnOver1_20(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_9(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_20.
bool keep_turn1_turnOver1_20(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) - 64];
    s.to = x0;
    if (keep_turn1_turnOver1_20(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 1];
    s.to = x1;
    if (keep_turn1_turnOver1_35(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_24(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_9.
bool keep_turn1_turnOver1_9(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 131];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) - 64];
    s.to = x1;
    if (keep_turn1_turnOver1_20(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_9(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_35.
bool keep_turn1_turnOver1_35(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) + 1];
    s.to = x0;
    if (keep_turn1_turnOver1_35(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 66];
    s.to = x1;
    if (keep_turn1_turnOver1_50(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_39(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_24.
bool keep_turn1_turnOver1_24(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 196];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 1];
    s.to = x1;
    if (keep_turn1_turnOver1_35(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_24(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_50.
bool keep_turn1_turnOver1_50(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) + 66];
    s.to = x0;
    if (keep_turn1_turnOver1_50(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 131];
    s.to = x1;
    if (keep_turn1_turnOver1_65(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_54(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_39.
bool keep_turn1_turnOver1_39(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 261];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 66];
    s.to = x1;
    if (keep_turn1_turnOver1_50(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_39(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_65.
bool keep_turn1_turnOver1_65(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) + 131];
    s.to = x0;
    if (keep_turn1_turnOver1_65(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 196];
    s.to = x1;
    if (keep_turn1_turnOver1_80(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_69(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_54.
bool keep_turn1_turnOver1_54(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 326];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 131];
    s.to = x1;
    if (keep_turn1_turnOver1_65(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_54(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_80.
bool keep_turn1_turnOver1_80(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) + 196];
    s.to = x0;
    if (keep_turn1_turnOver1_80(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 261];
    s.to = x1;
    if (keep_turn1_turnOver1_95(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_84(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_69.
bool keep_turn1_turnOver1_69(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) - 129];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 196];
    s.to = x1;
    if (keep_turn1_turnOver1_80(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_69(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_95.
bool keep_turn1_turnOver1_95(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) + 261];
    s.to = x0;
    if (keep_turn1_turnOver1_95(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::empty) {
    const int x1 = t0[at(s.at) + 326];
    s.to = x1;
    if (keep_turn1_turnOver1_110(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_99(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_84.
bool keep_turn1_turnOver1_84(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) - 64];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 261];
    s.to = x1;
    if (keep_turn1_turnOver1_95(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_84(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_110.
bool keep_turn1_turnOver1_110(State& s, Moves& m) {
  m.spend();
  if (s.board[at(s.to) - 129] == symbol::empty) {
    if (keep_turn1_end(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::white) {
    const int x0 = t0[at(s.to) + 326];
    s.to = x0;
    if (keep_turn1_turnOver1_110(s, m)) {
      return true;
    }
  } else if (s.board[at(s.to) - 129] == symbol::black) {
    if (keep_turn1_turnOver1_114(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_turnOver1_99.
bool keep_turn1_turnOver1_99(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 1];
  if (x0 == s.at) {
    const int x1 = t0[at(s.at) + 326];
    s.to = x1;
    if (keep_turn1_turnOver1_110(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_99(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_end.
bool keep_turn1_end(State& s, Moves& m) {
  if (check_choose_check1_begin_5(s, m)) {
    s.player = symbol::white;
    s.turn_arg0_me = symbol::white;
    s.node = 107;  // turn2_4
    return true;
  } else {
    if (!check_choose_check2_begin_3(s, m)) {
      s.to = symbol::S_1_1;
      s.turn_arg0_me = symbol::white;
      if (keep_turn1_finish1_3(s, m)) {
        return true;
      }
    } else {
      s.turn_arg0_me = symbol::black;
      if (keep_begin(s, m)) {
        return true;
      }
    }
  }
  return false;
}

// At turn1_turnOver1_114.
bool keep_turn1_turnOver1_114(State& s, Moves& m) {
  m.spend();
  const int x0 = t0[at(s.to) + 66];
  if (x0 == s.at) {
    s.to = x0;
    if (keep_turn1_end(s, m)) {
      return true;
    }
  } else {
    change<-406, 2>(s, s.board, x0 - 129, symbol::black);
    s.to = x0;
    if (keep_turn1_turnOver1_114(s, m)) {
      return true;
    }
  }
  return false;
}

// At turn1_finish1_3.
bool keep_turn1_finish1_3(State& s, Moves& m) {
  m.spend();
  if (s.to == symbol::off) {
    if (t1[at(s.lead)] == 202) {
      s.player = symbol::keeper;
      s.node = 57;  // end
      return true;
    } else {
      s.goals[(t1[at(s.lead)] != 202 ? t1[at(s.lead)] - 203 : 2)] = symbol::_100;
      s.goals[t2[at(s.lead)] - 203] = symbol::_0;
      s.player = symbol::keeper;
      s.node = 57;  // end
      return true;
    }
  } else {
    const int x0 = t3[at(s.board[at(s.to) - 129] * 129 + s.lead) - 26187];
    const int x1 = t4[at(s.to) - 129];
    s.lead = x0;
    s.to = x1;
    if (keep_turn1_finish1_3(s, m)) {
      return true;
    }
  }
  return false;
}

// At choose_check2_begin.
bool check_choose_check2_begin_2(State& s, Moves&) {
  const int x0 = 204;
  const Word b0 = s.sets[4];
  const Word b2 = s.sets[at((x0 * -1 + 407) * 2) - 406];
  const Word b3 = s.sets[at((x0 * -1 + 407) * 2) - 405];
  const Word b4 = b2 >> 8;
  const Word b5 = b3 << 56;
  const Word b6 = b4 | b5;
  const Word b7 = 0x1ffffe7e7ffffffU & b6;
  const Word b8 = (s.board[64] == x0 * -1 + 407 ? ~Word{0} : Word{0});
  const Word b9 = 0xfe00000000000000U & b8;
  const Word b10 = b7 | b9;
  const Word b11 = b0 & b10;
  const Word b14 = 1U & b3;
  const Word b15 = ~b2;
  const Word b16 = 1U & ~b14;
  const Word b17 = s.sets[at(x0 * 2) - 406];
  const Word b18 = s.sets[at(x0 * 2) - 405];
  const Word b19 = 1U & b18;
  const Word b20 = b15 & b17;
  const Word b21 = ~b14 & b19;
  const Word b22 = b15 & b20;
  const Word b23 = ~b14 & b21;
  const Word b24 = ~b15;
  Word b12 = 0U;
  Word b13 = 0U;
  for (bool grows = true; grows;) {
    const Word b26 = b12 >> 8;
    const Word b27 = b13 << 56;
    const Word b28 = b26 | b27;
    const Word b29 = (b13 != 0 ? ~Word{0} : Word{0});
    const Word b30 = 1U & b29;
    const Word b31 = 0xfe00000000000000U & b29;
    const Word b32 = b28 | b31;
    const Word b33 = b24 & b32;
    const Word b34 = ~b16 & b30;
    const Word b35 = b22 | b33;
    const Word b36 = b23 | b34;
    grows = ((b12 ^ (b35)) | (b13 ^ (b36))) != 0;
    b12 = b35;
    b13 = b36;
  }
  const Word b37 = b12 >> 8;
  const Word b38 = b13 << 56;
  const Word b39 = b37 | b38;
  const Word b40 = 0x1ffffe7e7ffffffU & b39;
  const Word b41 = (b13 != 0 ? ~Word{0} : Word{0});
  const Word b42 = 0xfe00000000000000U & b41;
  const Word b43 = b40 | b42;
  const Word b44 = b11 & b43;
  const Word b45 = b2 >> 9;
  const Word b46 = b3 << 55;
  const Word b47 = b45 | b46;
  const Word b48 = 0xff7f67677f7f7fU & b47;
  const Word b49 = 0xff00808080808080U & b8;
  const Word b50 = b48 | b49;
  const Word b51 = b0 & b50;
  Word b52 = 0U;
  Word b53 = 0U;
  for (bool grows = true; grows;) {
    const Word b54 = b52 >> 9;
    const Word b55 = b53 << 55;
    const Word b56 = b54 | b55;
    const Word b57 = 0xff7f7f7f7f7f7fU & b56;
    const Word b58 = (b53 != 0 ? ~Word{0} : Word{0});
    const Word b59 = 1U & b58;
    const Word b60 = 0xff00808080808080U & b58;
    const Word b61 = b57 | b60;
    const Word b62 = b24 & b61;
    const Word b63 = ~b16 & b59;
    const Word b64 = b22 | b62;
    const Word b65 = b23 | b63;
    grows = ((b52 ^ (b64)) | (b53 ^ (b65))) != 0;
    b52 = b64;
    b53 = b65;
  }
  const Word b66 = b52 >> 9;
  const Word b67 = b53 << 55;
  const Word b68 = b66 | b67;
  const Word b69 = 0xff7f67677f7f7fU & b68;
  const Word b70 = (b53 != 0 ? ~Word{0} : Word{0});
  const Word b71 = 0xff00808080808080U & b70;
  const Word b72 = b69 | b71;
  const Word b73 = b51 & b72;
  const Word b74 = b44 | b73;
  const Word b75 = b2 >> 1;
  const Word b76 = b3 << 63;
  const Word b77 = b75 | b76;
  const Word b78 = 0xff7f7f67677f7f7fU & b77;
  const Word b79 = 0x80808080808080U & b8;
  const Word b80 = b78 | b79;
  const Word b81 = b0 & b80;
  Word b82 = 0U;
  Word b83 = 0U;
  for (bool grows = true; grows;) {
    const Word b84 = b82 >> 1;
    const Word b85 = b83 << 63;
    const Word b86 = b84 | b85;
    const Word b87 = 0xff7f7f7f7f7f7f7fU & b86;
    const Word b88 = (b83 != 0 ? ~Word{0} : Word{0});
    const Word b89 = 1U & b88;
    const Word b90 = 0x80808080808080U & b88;
    const Word b91 = b87 | b90;
    const Word b92 = b24 & b91;
    const Word b93 = ~b16 & b89;
    const Word b94 = b22 | b92;
    const Word b95 = b23 | b93;
    grows = ((b82 ^ (b94)) | (b83 ^ (b95))) != 0;
    b82 = b94;
    b83 = b95;
  }
  const Word b96 = b82 >> 1;
  const Word b97 = b83 << 63;
  const Word b98 = b96 | b97;
  const Word b99 = 0xff7f7f67677f7f7fU & b98;
  const Word b100 = (b83 != 0 ? ~Word{0} : Word{0});
  const Word b101 = 0x80808080808080U & b100;
  const Word b102 = b99 | b101;
  const Word b103 = b81 & b102;
  const Word b104 = b74 | b103;
  const Word b105 = b2 << 7;
  const Word b106 = 0x7f7f7f67677f7f00U & b105;
  const Word b107 = 0x80808080808080ffU & b8;
  const Word b108 = b106 | b107;
  const Word b109 = b0 & b108;
  Word b110 = 0U;
  Word b111 = 0U;
  for (bool grows = true; grows;) {
    const Word b112 = b110 << 7;
    const Word b113 = 0x7f7f7f7f7f7f7f00U & b112;
    const Word b114 = (b111 != 0 ? ~Word{0} : Word{0});
    const Word b115 = 1U & b114;
    const Word b116 = 0x80808080808080ffU & b114;
    const Word b117 = b113 | b116;
    const Word b118 = b24 & b117;
    const Word b119 = ~b16 & b115;
    const Word b120 = b22 | b118;
    const Word b121 = b23 | b119;
    grows = ((b110 ^ (b120)) | (b111 ^ (b121))) != 0;
    b110 = b120;
    b111 = b121;
  }
  const Word b122 = b110 << 7;
  const Word b123 = 0x7f7f7f67677f7f00U & b122;
  const Word b124 = (b111 != 0 ? ~Word{0} : Word{0});
  const Word b125 = 0x80808080808080ffU & b124;
  const Word b126 = b123 | b125;
  const Word b127 = b109 & b126;
  const Word b128 = b104 | b127;
  const Word b129 = b2 << 8;
  const Word b130 = 0xffffffe7e7ffff00U & b129;
  const Word b131 = 0xffU & b8;
  const Word b132 = b130 | b131;
  const Word b133 = b0 & b132;
  Word b134 = 0U;
  Word b135 = 0U;
  for (bool grows = true; grows;) {
    const Word b136 = b134 << 8;
    const Word b137 = (b135 != 0 ? ~Word{0} : Word{0});
    const Word b138 = 1U & b137;
    const Word b139 = 0xffU & b137;
    const Word b140 = b136 | b139;
    const Word b141 = b24 & b140;
    const Word b142 = ~b16 & b138;
    const Word b143 = b22 | b141;
    const Word b144 = b23 | b142;
    grows = ((b134 ^ (b143)) | (b135 ^ (b144))) != 0;
    b134 = b143;
    b135 = b144;
  }
  const Word b145 = b134 << 8;
  const Word b146 = 0xffffffe7e7ffff00U & b145;
  const Word b147 = (b135 != 0 ? ~Word{0} : Word{0});
  const Word b148 = 0xffU & b147;
  const Word b149 = b146 | b148;
  const Word b150 = b133 & b149;
  const Word b151 = b128 | b150;
  const Word b152 = b2 << 9;
  const Word b153 = 0xfefefee6e6fefe00U & b152;
  const Word b154 = 0x1010101010101ffU & b8;
  const Word b155 = b153 | b154;
  const Word b156 = b0 & b155;
  Word b157 = 0U;
  Word b158 = 0U;
  for (bool grows = true; grows;) {
    const Word b159 = b157 << 9;
    const Word b160 = 0xfefefefefefefe00U & b159;
    const Word b161 = (b158 != 0 ? ~Word{0} : Word{0});
    const Word b162 = 1U & b161;
    const Word b163 = 0x1010101010101ffU & b161;
    const Word b164 = b160 | b163;
    const Word b165 = b24 & b164;
    const Word b166 = ~b16 & b162;
    const Word b167 = b22 | b165;
    const Word b168 = b23 | b166;
    grows = ((b157 ^ (b167)) | (b158 ^ (b168))) != 0;
    b157 = b167;
    b158 = b168;
  }
  const Word b169 = b157 << 9;
  const Word b170 = 0xfefefee6e6fefe00U & b169;
  const Word b171 = (b158 != 0 ? ~Word{0} : Word{0});
  const Word b172 = 0x1010101010101ffU & b171;
  const Word b173 = b170 | b172;
  const Word b174 = b156 & b173;
  const Word b175 = b151 | b174;
  const Word b176 = b2 << 1;
  const Word b177 = 0xfefefee6e6fefefeU & b176;
  const Word b178 = 0x101010101010101U & b8;
  const Word b179 = b177 | b178;
  const Word b180 = b0 & b179;
  Word b181 = 0U;
  Word b182 = 0U;
  for (bool grows = true; grows;) {
    const Word b183 = b181 << 1;
    const Word b184 = 0xfefefefefefefefeU & b183;
    const Word b185 = (b182 != 0 ? ~Word{0} : Word{0});
    const Word b186 = 1U & b185;
    const Word b187 = 0x101010101010101U & b185;
    const Word b188 = b184 | b187;
    const Word b189 = b24 & b188;
    const Word b190 = ~b16 & b186;
    const Word b191 = b22 | b189;
    const Word b192 = b23 | b190;
    grows = ((b181 ^ (b191)) | (b182 ^ (b192))) != 0;
    b181 = b191;
    b182 = b192;
  }
  const Word b193 = b181 << 1;
  const Word b194 = 0xfefefee6e6fefefeU & b193;
  const Word b195 = (b182 != 0 ? ~Word{0} : Word{0});
  const Word b196 = 0x101010101010101U & b195;
  const Word b197 = b194 | b196;
  const Word b198 = b180 & b197;
  const Word b199 = b175 | b198;
  const Word b200 = b2 >> 7;
  const Word b201 = b3 << 57;
  const Word b202 = b200 | b201;
  const Word b203 = 0x2fefee6e6fefefeU & b202;
  const Word b204 = 0xfd01010101010101U & b8;
  const Word b205 = b203 | b204;
  const Word b206 = b0 & b205;
  Word b207 = 0U;
  Word b208 = 0U;
  for (bool grows = true; grows;) {
    const Word b209 = b207 >> 7;
    const Word b210 = b208 << 57;
    const Word b211 = b209 | b210;
    const Word b212 = 0x2fefefefefefefeU & b211;
    const Word b213 = (b208 != 0 ? ~Word{0} : Word{0});
    const Word b214 = 1U & b213;
    const Word b215 = 0xfd01010101010101U & b213;
    const Word b216 = b212 | b215;
    const Word b217 = b24 & b216;
    const Word b218 = ~b16 & b214;
    const Word b219 = b22 | b217;
    const Word b220 = b23 | b218;
    grows = ((b207 ^ (b219)) | (b208 ^ (b220))) != 0;
    b207 = b219;
    b208 = b220;
  }
  const Word b221 = b207 >> 7;
  const Word b222 = b208 << 57;
  const Word b223 = b221 | b222;
  const Word b224 = 0x2fefee6e6fefefeU & b223;
  const Word b225 = (b208 != 0 ? ~Word{0} : Word{0});
  const Word b226 = 0xfd01010101010101U & b225;
  const Word b227 = b224 | b226;
  const Word b228 = b206 & b227;
  const Word b229 = b199 | b228;
  const Word b230 = b0 & b229;
  if (b230 != 0) {
    return true;
  }
  return false;
}

// At choose_check2_begin.
bool check_choose_check2_begin_3(State& s, Moves&) {
  const int x0 = 203;
  const Word b0 = s.sets[4];
  const Word b2 = s.sets[at((x0 * -1 + 407) * 2) - 406];
  const Word b3 = s.sets[at((x0 * -1 + 407) * 2) - 405];
  const Word b4 = b2 >> 8;
  const Word b5 = b3 << 56;
  const Word b6 = b4 | b5;
  const Word b7 = 0x1ffffe7e7ffffffU & b6;
  const Word b8 = (s.board[64] == x0 * -1 + 407 ? ~Word{0} : Word{0});
  const Word b9 = 0xfe00000000000000U & b8;
  const Word b10 = b7 | b9;
  const Word b11 = b0 & b10;
  const Word b14 = 1U & b3;
  const Word b15 = ~b2;
  const Word b16 = 1U & ~b14;
  const Word b17 = s.sets[at(x0 * 2) - 406];
  const Word b18 = s.sets[at(x0 * 2) - 405];
  const Word b19 = 1U & b18;
  const Word b20 = b15 & b17;
  const Word b21 = ~b14 & b19;
  const Word b22 = b15 & b20;
  const Word b23 = ~b14 & b21;
  const Word b24 = ~b15;
  Word b12 = 0U;
  Word b13 = 0U;
  for (bool grows = true; grows;) {
    const Word b26 = b12 >> 8;
    const Word b27 = b13 << 56;
    const Word b28 = b26 | b27;
    const Word b29 = (b13 != 0 ? ~Word{0} : Word{0});
    const Word b30 = 1U & b29;
    const Word b31 = 0xfe00000000000000U & b29;
    const Word b32 = b28 | b31;
    const Word b33 = b24 & b32;
    const Word b34 = ~b16 & b30;
    const Word b35 = b22 | b33;
    const Word b36 = b23 | b34;
    grows = ((b12 ^ (b35)) | (b13 ^ (b36))) != 0;
    b12 = b35;
    b13 = b36;
  }
  const Word b37 = b12 >> 8;
  const Word b38 = b13 << 56;
  const Word b39 = b37 | b38;
  const Word b40 = 0x1ffffe7e7ffffffU & b39;
  const Word b41 = (b13 != 0 ? ~Word{0} : Word{0});
  const Word b42 = 0xfe00000000000000U & b41;
  const Word b43 = b40 | b42;
  const Word b44 = b11 & b43;
  const Word b45 = b2 >> 9;
  const Word b46 = b3 << 55;
  const Word b47 = b45 | b46;
  const Word b48 = 0xff7f67677f7f7fU & b47;
  const Word b49 = 0xff00808080808080U & b8;
  const Word b50 = b48 | b49;
  const Word b51 = b0 & b50;
  Word b52 = 0U;
  Word b53 = 0U;
  for (bool grows = true; grows;) {
    const Word b54 = b52 >> 9;
    const Word b55 = b53 << 55;
    const Word b56 = b54 | b55;
    const Word b57 = 0xff7f7f7f7f7f7fU & b56;
    const Word b58 = (b53 != 0 ? ~Word{0} : Word{0});
    const Word b59 = 1U & b58;
    const Word b60 = 0xff00808080808080U & b58;
    const Word b61 = b57 | b60;
    const Word b62 = b24 & b61;
    const Word b63 = ~b16 & b59;
    const Word b64 = b22 | b62;
    const Word b65 = b23 | b63;
    grows = ((b52 ^ (b64)) | (b53 ^ (b65))) != 0;
    b52 = b64;
    b53 = b65;
  }
  const Word b66 = b52 >> 9;
  const Word b67 = b53 << 55;
  const Word b68 = b66 | b67;
  const Word b69 = 0xff7f67677f7f7fU & b68;
  const Word b70 = (b53 != 0 ? ~Word{0} : Word{0});
  const Word b71 = 0xff00808080808080U & b70;
  const Word b72 = b69 | b71;
  const Word b73 = b51 & b72;
  const Word b74 = b44 | b73;
  const Word b75 = b2 >> 1;
  const Word b76 = b3 << 63;
  const Word b77 = b75 | b76;
  const Word b78 = 0xff7f7f67677f7f7fU & b77;
  const Word b79 = 0x80808080808080U & b8;
  const Word b80 = b78 | b79;
  const Word b81 = b0 & b80;
  Word b82 = 0U;
  Word b83 = 0U;
  for (bool grows = true; grows;) {
    const Word b84 = b82 >> 1;
    const Word b85 = b83 << 63;
    const Word b86 = b84 | b85;
    const Word b87 = 0xff7f7f7f7f7f7f7fU & b86;
    const Word b88 = (b83 != 0 ? ~Word{0} : Word{0});
    const Word b89 = 1U & b88;
    const Word b90 = 0x80808080808080U & b88;
    const Word b91 = b87 | b90;
    const Word b92 = b24 & b91;
    const Word b93 = ~b16 & b89;
    const Word b94 = b22 | b92;
    const Word b95 = b23 | b93;
    grows = ((b82 ^ (b94)) | (b83 ^ (b95))) != 0;
    b82 = b94;
    b83 = b95;
  }
  const Word b96 = b82 >> 1;
  const Word b97 = b83 << 63;
  const Word b98 = b96 | b97;
  const Word b99 = 0xff7f7f67677f7f7fU & b98;
  const Word b100 = (b83 != 0 ? ~Word{0} : Word{0});
  const Word b101 = 0x80808080808080U & b100;
  const Word b102 = b99 | b101;
  const Word b103 = b81 & b102;
  const Word b104 = b74 | b103;
  const Word b105 = b2 << 7;
  const Word b106 = 0x7f7f7f67677f7f00U & b105;
  const Word b107 = 0x80808080808080ffU & b8;
  const Word b108 = b106 | b107;
  const Word b109 = b0 & b108;
  Word b110 = 0U;
  Word b111 = 0U;
  for (bool grows = true; grows;) {
    const Word b112 = b110 << 7;
    const Word b113 = 0x7f7f7f7f7f7f7f00U & b112;
    const Word b114 = (b111 != 0 ? ~Word{0} : Word{0});
    const Word b115 = 1U & b114;
    const Word b116 = 0x80808080808080ffU & b114;
    const Word b117 = b113 | b116;
    const Word b118 = b24 & b117;
    const Word b119 = ~b16 & b115;
    const Word b120 = b22 | b118;
    const Word b121 = b23 | b119;
    grows = ((b110 ^ (b120)) | (b111 ^ (b121))) != 0;
    b110 = b120;
    b111 = b121;
  }
  const Word b122 = b110 << 7;
  const Word b123 = 0x7f7f7f67677f7f00U & b122;
  const Word b124 = (b111 != 0 ? ~Word{0} : Word{0});
  const Word b125 = 0x80808080808080ffU & b124;
  const Word b126 = b123 | b125;
  const Word b127 = b109 & b126;
  const Word b128 = b104 | b127;
  const Word b129 = b2 << 8;
  const Word b130 = 0xffffffe7e7ffff00U & b129;
  const Word b131 = 0xffU & b8;
  const Word b132 = b130 | b131;
  const Word b133 = b0 & b132;
  Word b134 = 0U;
  Word b135 = 0U;
  for (bool grows = true; grows;) {
    const Word b136 = b134 << 8;
    const Word b137 = (b135 != 0 ? ~Word{0} : Word{0});
    const Word b138 = 1U & b137;
    const Word b139 = 0xffU & b137;
    const Word b140 = b136 | b139;
    const Word b141 = b24 & b140;
    const Word b142 = ~b16 & b138;
    const Word b143 = b22 | b141;
    const Word b144 = b23 | b142;
    grows = ((b134 ^ (b143)) | (b135 ^ (b144))) != 0;
    b134 = b143;
    b135 = b144;
  }
  const Word b145 = b134 << 8;
  const Word b146 = 0xffffffe7e7ffff00U & b145;
  const Word b147 = (b135 != 0 ? ~Word{0} : Word{0});
  const Word b148 = 0xffU & b147;
  const Word b149 = b146 | b148;
  const Word b150 = b133 & b149;
  const Word b151 = b128 | b150;
  const Word b152 = b2 << 9;
  const Word b153 = 0xfefefee6e6fefe00U & b152;
  const Word b154 = 0x1010101010101ffU & b8;
  const Word b155 = b153 | b154;
  const Word b156 = b0 & b155;
  Word b157 = 0U;
  Word b158 = 0U;
  for (bool grows = true; grows;) {
    const Word b159 = b157 << 9;
    const Word b160 = 0xfefefefefefefe00U & b159;
    const Word b161 = (b158 != 0 ? ~Word{0} : Word{0});
    const Word b162 = 1U & b161;
    const Word b163 = 0x1010101010101ffU & b161;
    const Word b164 = b160 | b163;
    const Word b165 = b24 & b164;
    const Word b166 = ~b16 & b162;
    const Word b167 = b22 | b165;
    const Word b168 = b23 | b166;
    grows = ((b157 ^ (b167)) | (b158 ^ (b168))) != 0;
    b157 = b167;
    b158 = b168;
  }
  const Word b169 = b157 << 9;
  const Word b170 = 0xfefefee6e6fefe00U & b169;
  const Word b171 = (b158 != 0 ? ~Word{0} : Word{0});
  const Word b172 = 0x1010101010101ffU & b171;
  const Word b173 = b170 | b172;
  const Word b174 = b156 & b173;
  const Word b175 = b151 | b174;
  const Word b176 = b2 << 1;
  const Word b177 = 0xfefefee6e6fefefeU & b176;
  const Word b178 = 0x101010101010101U & b8;
  const Word b179 = b177 | b178;
  const Word b180 = b0 & b179;
  Word b181 = 0U;
  Word b182 = 0U;
  for (bool grows = true; grows;) {
    const Word b183 = b181 << 1;
    const Word b184 = 0xfefefefefefefefeU & b183;
    const Word b185 = (b182 != 0 ? ~Word{0} : Word{0});
    const Word b186 = 1U & b185;
    const Word b187 = 0x101010101010101U & b185;
    const Word b188 = b184 | b187;
    const Word b189 = b24 & b188;
    const Word b190 = ~b16 & b186;
    const Word b191 = b22 | b189;
    const Word b192 = b23 | b190;
    grows = ((b181 ^ (b191)) | (b182 ^ (b192))) != 0;
    b181 = b191;
    b182 = b192;
  }
  const Word b193 = b181 << 1;
  const Word b194 = 0xfefefee6e6fefefeU & b193;
  const Word b195 = (b182 != 0 ? ~Word{0} : Word{0});
  const Word b196 = 0x101010101010101U & b195;
  const Word b197 = b194 | b196;
  const Word b198 = b180 & b197;
  const Word b199 = b175 | b198;
  const Word b200 = b2 >> 7;
  const Word b201 = b3 << 57;
  const Word b202 = b200 | b201;
  const Word b203 = 0x2fefee6e6fefefeU & b202;
  const Word b204 = 0xfd01010101010101U & b8;
  const Word b205 = b203 | b204;
  const Word b206 = b0 & b205;
  Word b207 = 0U;
  Word b208 = 0U;
  for (bool grows = true; grows;) {
    const Word b209 = b207 >> 7;
    const Word b210 = b208 << 57;
    const Word b211 = b209 | b210;
    const Word b212 = 0x2fefefefefefefeU & b211;
    const Word b213 = (b208 != 0 ? ~Word{0} : Word{0});
    const Word b214 = 1U & b213;
    const Word b215 = 0xfd01010101010101U & b213;
    const Word b216 = b212 | b215;
    const Word b217 = b24 & b216;
    const Word b218 = ~b16 & b214;
    const Word b219 = b22 | b217;
    const Word b220 = b23 | b218;
    grows = ((b207 ^ (b219)) | (b208 ^ (b220))) != 0;
    b207 = b219;
    b208 = b220;
  }
  const Word b221 = b207 >> 7;
  const Word b222 = b208 << 57;
  const Word b223 = b221 | b222;
  const Word b224 = 0x2fefee6e6fefefeU & b223;
  const Word b225 = (b208 != 0 ? ~Word{0} : Word{0});
  const Word b226 = 0xfd01010101010101U & b225;
  const Word b227 = b224 | b226;
  const Word b228 = b206 & b227;
  const Word b229 = b199 | b228;
  const Word b230 = b0 & b229;
  if (b230 != 0) {
    return true;
  }
  return false;
}

// At choose_check1_begin.
bool check_choose_check1_begin_4(State& s, Moves&) {
  const Word b0 = s.sets[4];
  const Word b2 = s.sets[2];
  const Word b3 = s.sets[3];
  const Word b4 = b2 >> 8;
  const Word b5 = b3 << 56;
  const Word b6 = b4 | b5;
  const Word b7 = 0x1ffffe7e7ffffffU & b6;
  const Word b8 = (s.board[64] == symbol::white ? ~Word{0} : Word{0});
  const Word b9 = 0xfe00000000000000U & b8;
  const Word b10 = b7 | b9;
  const Word b11 = b0 & b10;
  const Word b14 = 1U & b3;
  const Word b15 = ~b2;
  const Word b16 = 1U & ~b14;
  const Word b17 = s.sets[0];
  const Word b18 = s.sets[1];
  const Word b19 = 1U & b18;
  const Word b20 = b15 & b17;
  const Word b21 = ~b14 & b19;
  const Word b22 = b15 & b20;
  const Word b23 = ~b14 & b21;
  const Word b24 = ~b15;
  Word b12 = 0U;
  Word b13 = 0U;
  for (bool grows = true; grows;) {
    const Word b26 = b12 >> 8;
    const Word b27 = b13 << 56;
    const Word b28 = b26 | b27;
    const Word b29 = (b13 != 0 ? ~Word{0} : Word{0});
    const Word b30 = 1U & b29;
    const Word b31 = 0xfe00000000000000U & b29;
    const Word b32 = b28 | b31;
    const Word b33 = b24 & b32;
    const Word b34 = ~b16 & b30;
    const Word b35 = b22 | b33;
    const Word b36 = b23 | b34;
    grows = ((b12 ^ (b35)) | (b13 ^ (b36))) != 0;
    b12 = b35;
    b13 = b36;
  }
  const Word b37 = b12 >> 8;
  const Word b38 = b13 << 56;
  const Word b39 = b37 | b38;
  const Word b40 = 0x1ffffe7e7ffffffU & b39;
  const Word b41 = (b13 != 0 ? ~Word{0} : Word{0});
  const Word b42 = 0xfe00000000000000U & b41;
  const Word b43 = b40 | b42;
  const Word b44 = b11 & b43;
  const Word b45 = b2 >> 9;
  const Word b46 = b3 << 55;
  const Word b47 = b45 | b46;
  const Word b48 = 0xff7f67677f7f7fU & b47;
  const Word b49 = 0xff00808080808080U & b8;
  const Word b50 = b48 | b49;
  const Word b51 = b0 & b50;
  Word b52 = 0U;
  Word b53 = 0U;
  for (bool grows = true; grows;) {
    const Word b54 = b52 >> 9;
    const Word b55 = b53 << 55;
    const Word b56 = b54 | b55;
    const Word b57 = 0xff7f7f7f7f7f7fU & b56;
    const Word b58 = (b53 != 0 ? ~Word{0} : Word{0});
    const Word b59 = 1U & b58;
    const Word b60 = 0xff00808080808080U & b58;
    const Word b61 = b57 | b60;
    const Word b62 = b24 & b61;
    const Word b63 = ~b16 & b59;
    const Word b64 = b22 | b62;
    const Word b65 = b23 | b63;
    grows = ((b52 ^ (b64)) | (b53 ^ (b65))) != 0;
    b52 = b64;
    b53 = b65;
  }
  const Word b66 = b52 >> 9;
  const Word b67 = b53 << 55;
  const Word b68 = b66 | b67;
  const Word b69 = 0xff7f67677f7f7fU & b68;
  const Word b70 = (b53 != 0 ? ~Word{0} : Word{0});
  const Word b71 = 0xff00808080808080U & b70;
  const Word b72 = b69 | b71;
  const Word b73 = b51 & b72;
  const Word b74 = b44 | b73;
  const Word b75 = b2 >> 1;
  const Word b76 = b3 << 63;
  const Word b77 = b75 | b76;
  const Word b78 = 0xff7f7f67677f7f7fU & b77;
  const Word b79 = 0x80808080808080U & b8;
  const Word b80 = b78 | b79;
  const Word b81 = b0 & b80;
  Word b82 = 0U;
  Word b83 = 0U;
  for (bool grows = true; grows;) {
    const Word b84 = b82 >> 1;
    const Word b85 = b83 << 63;
    const Word b86 = b84 | b85;
    const Word b87 = 0xff7f7f7f7f7f7f7fU & b86;
    const Word b88 = (b83 != 0 ? ~Word{0} : Word{0});
    const Word b89 = 1U & b88;
    const Word b90 = 0x80808080808080U & b88;
    const Word b91 = b87 | b90;
    const Word b92 = b24 & b91;
    const Word b93 = ~b16 & b89;
    const Word b94 = b22 | b92;
    const Word b95 = b23 | b93;
    grows = ((b82 ^ (b94)) | (b83 ^ (b95))) != 0;
    b82 = b94;
    b83 = b95;
  }
  const Word b96 = b82 >> 1;
  const Word b97 = b83 << 63;
  const Word b98 = b96 | b97;
  const Word b99 = 0xff7f7f67677f7f7fU & b98;
  const Word b100 = (b83 != 0 ? ~Word{0} : Word{0});
  const Word b101 = 0x80808080808080U & b100;
  const Word b102 = b99 | b101;
  const Word b103 = b81 & b102;
  const Word b104 = b74 | b103;
  const Word b105 = b2 << 7;
  const Word b106 = 0x7f7f7f67677f7f00U & b105;
  const Word b107 = 0x80808080808080ffU & b8;
  const Word b108 = b106 | b107;
  const Word b109 = b0 & b108;
  Word b110 = 0U;
  Word b111 = 0U;
  for (bool grows = true; grows;) {
    const Word b112 = b110 << 7;
    const Word b113 = 0x7f7f7f7f7f7f7f00U & b112;
    const Word b114 = (b111 != 0 ? ~Word{0} : Word{0});
    const Word b115 = 1U & b114;
    const Word b116 = 0x80808080808080ffU & b114;
    const Word b117 = b113 | b116;
    const Word b118 = b24 & b117;
    const Word b119 = ~b16 & b115;
    const Word b120 = b22 | b118;
    const Word b121 = b23 | b119;
    grows = ((b110 ^ (b120)) | (b111 ^ (b121))) != 0;
    b110 = b120;
    b111 = b121;
  }
  const Word b122 = b110 << 7;
  const Word b123 = 0x7f7f7f67677f7f00U & b122;
  const Word b124 = (b111 != 0 ? ~Word{0} : Word{0});
  const Word b125 = 0x80808080808080ffU & b124;
  const Word b126 = b123 | b125;
  const Word b127 = b109 & b126;
  const Word b128 = b104 | b127;
  const Word b129 = b2 << 8;
  const Word b130 = 0xffffffe7e7ffff00U & b129;
  const Word b131 = 0xffU & b8;
  const Word b132 = b130 | b131;
  const Word b133 = b0 & b132;
  Word b134 = 0U;
  Word b135 = 0U;
  for (bool grows = true; grows;) {
    const Word b136 = b134 << 8;
    const Word b137 = (b135 != 0 ? ~Word{0} : Word{0});
    const Word b138 = 1U & b137;
    const Word b139 = 0xffU & b137;
    const Word b140 = b136 | b139;
    const Word b141 = b24 & b140;
    const Word b142 = ~b16 & b138;
    const Word b143 = b22 | b141;
    const Word b144 = b23 | b142;
    grows = ((b134 ^ (b143)) | (b135 ^ (b144))) != 0;
    b134 = b143;
    b135 = b144;
  }
  const Word b145 = b134 << 8;
  const Word b146 = 0xffffffe7e7ffff00U & b145;
  const Word b147 = (b135 != 0 ? ~Word{0} : Word{0});
  const Word b148 = 0xffU & b147;
  const Word b149 = b146 | b148;
  const Word b150 = b133 & b149;
  const Word b151 = b128 | b150;
  const Word b152 = b2 << 9;
  const Word b153 = 0xfefefee6e6fefe00U & b152;
  const Word b154 = 0x1010101010101ffU & b8;
  const Word b155 = b153 | b154;
  const Word b156 = b0 & b155;
  Word b157 = 0U;
  Word b158 = 0U;
  for (bool grows = true; grows;) {
    const Word b159 = b157 << 9;
    const Word b160 = 0xfefefefefefefe00U & b159;
    const Word b161 = (b158 != 0 ? ~Word{0} : Word{0});
    const Word b162 = 1U & b161;
    const Word b163 = 0x1010101010101ffU & b161;
    const Word b164 = b160 | b163;
    const Word b165 = b24 & b164;
    const Word b166 = ~b16 & b162;
    const Word b167 = b22 | b165;
    const Word b168 = b23 | b166;
    grows = ((b157 ^ (b167)) | (b158 ^ (b168))) != 0;
    b157 = b167;
    b158 = b168;
  }
  const Word b169 = b157 << 9;
  const Word b170 = 0xfefefee6e6fefe00U & b169;
  const Word b171 = (b158 != 0 ? ~Word{0} : Word{0});
  const Word b172 = 0x1010101010101ffU & b171;
  const Word b173 = b170 | b172;
  const Word b174 = b156 & b173;
  const Word b175 = b151 | b174;
  const Word b176 = b2 << 1;
  const Word b177 = 0xfefefee6e6fefefeU & b176;
  const Word b178 = 0x101010101010101U & b8;
  const Word b179 = b177 | b178;
  const Word b180 = b0 & b179;
  Word b181 = 0U;
  Word b182 = 0U;
  for (bool grows = true; grows;) {
    const Word b183 = b181 << 1;
    const Word b184 = 0xfefefefefefefefeU & b183;
    const Word b185 = (b182 != 0 ? ~Word{0} : Word{0});
    const Word b186 = 1U & b185;
    const Word b187 = 0x101010101010101U & b185;
    const Word b188 = b184 | b187;
    const Word b189 = b24 & b188;
    const Word b190 = ~b16 & b186;
    const Word b191 = b22 | b189;
    const Word b192 = b23 | b190;
    grows = ((b181 ^ (b191)) | (b182 ^ (b192))) != 0;
    b181 = b191;
    b182 = b192;
  }
  const Word b193 = b181 << 1;
  const Word b194 = 0xfefefee6e6fefefeU & b193;
  const Word b195 = (b182 != 0 ? ~Word{0} : Word{0});
  const Word b196 = 0x101010101010101U & b195;
  const Word b197 = b194 | b196;
  const Word b198 = b180 & b197;
  const Word b199 = b175 | b198;
  const Word b200 = b2 >> 7;
  const Word b201 = b3 << 57;
  const Word b202 = b200 | b201;
  const Word b203 = 0x2fefee6e6fefefeU & b202;
  const Word b204 = 0xfd01010101010101U & b8;
  const Word b205 = b203 | b204;
  const Word b206 = b0 & b205;
  Word b207 = 0U;
  Word b208 = 0U;
  for (bool grows = true; grows;) {
    const Word b209 = b207 >> 7;
    const Word b210 = b208 << 57;
    const Word b211 = b209 | b210;
    const Word b212 = 0x2fefefefefefefeU & b211;
    const Word b213 = (b208 != 0 ? ~Word{0} : Word{0});
    const Word b214 = 1U & b213;
    const Word b215 = 0xfd01010101010101U & b213;
    const Word b216 = b212 | b215;
    const Word b217 = b24 & b216;
    const Word b218 = ~b16 & b214;
    const Word b219 = b22 | b217;
    const Word b220 = b23 | b218;
    grows = ((b207 ^ (b219)) | (b208 ^ (b220))) != 0;
    b207 = b219;
    b208 = b220;
  }
  const Word b221 = b207 >> 7;
  const Word b222 = b208 << 57;
  const Word b223 = b221 | b222;
  const Word b224 = 0x2fefee6e6fefefeU & b223;
  const Word b225 = (b208 != 0 ? ~Word{0} : Word{0});
  const Word b226 = 0xfd01010101010101U & b225;
  const Word b227 = b224 | b226;
  const Word b228 = b206 & b227;
  const Word b229 = b199 | b228;
  const Word b230 = b0 & b229;
  s.sets[6] = b230;
  if (b230 != 0) {
    return true;
  }
  return false;
}

// At turn1_4.
std::int64_t pick_turn1_4_2(State& s, Moves& m, Random* random) {
  const Word b232 = s.sets[6];
  const int sum0 = std::popcount(b232);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b232;
  std::int64_t start = 0;
  int before = 0;
  return start + (std::int64_t{member(word, drawn - before)});
}

// At choose_check1_begin.
bool check_choose_check1_begin_5(State& s, Moves&) {
  const Word b0 = s.sets[4];
  const Word b2 = s.sets[0];
  const Word b3 = s.sets[1];
  const Word b4 = b2 >> 8;
  const Word b5 = b3 << 56;
  const Word b6 = b4 | b5;
  const Word b7 = 0x1ffffe7e7ffffffU & b6;
  const Word b8 = (s.board[64] == symbol::black ? ~Word{0} : Word{0});
  const Word b9 = 0xfe00000000000000U & b8;
  const Word b10 = b7 | b9;
  const Word b11 = b0 & b10;
  const Word b14 = 1U & b3;
  const Word b15 = ~b2;
  const Word b16 = 1U & ~b14;
  const Word b17 = s.sets[2];
  const Word b18 = s.sets[3];
  const Word b19 = 1U & b18;
  const Word b20 = b15 & b17;
  const Word b21 = ~b14 & b19;
  const Word b22 = b15 & b20;
  const Word b23 = ~b14 & b21;
  const Word b24 = ~b15;
  Word b12 = 0U;
  Word b13 = 0U;
  for (bool grows = true; grows;) {
    const Word b26 = b12 >> 8;
    const Word b27 = b13 << 56;
    const Word b28 = b26 | b27;
    const Word b29 = (b13 != 0 ? ~Word{0} : Word{0});
    const Word b30 = 1U & b29;
    const Word b31 = 0xfe00000000000000U & b29;
    const Word b32 = b28 | b31;
    const Word b33 = b24 & b32;
    const Word b34 = ~b16 & b30;
    const Word b35 = b22 | b33;
    const Word b36 = b23 | b34;
    grows = ((b12 ^ (b35)) | (b13 ^ (b36))) != 0;
    b12 = b35;
    b13 = b36;
  }
  const Word b37 = b12 >> 8;
  const Word b38 = b13 << 56;
  const Word b39 = b37 | b38;
  const Word b40 = 0x1ffffe7e7ffffffU & b39;
  const Word b41 = (b13 != 0 ? ~Word{0} : Word{0});
  const Word b42 = 0xfe00000000000000U & b41;
  const Word b43 = b40 | b42;
  const Word b44 = b11 & b43;
  const Word b45 = b2 >> 9;
  const Word b46 = b3 << 55;
  const Word b47 = b45 | b46;
  const Word b48 = 0xff7f67677f7f7fU & b47;
  const Word b49 = 0xff00808080808080U & b8;
  const Word b50 = b48 | b49;
  const Word b51 = b0 & b50;
  Word b52 = 0U;
  Word b53 = 0U;
  for (bool grows = true; grows;) {
    const Word b54 = b52 >> 9;
    const Word b55 = b53 << 55;
    const Word b56 = b54 | b55;
    const Word b57 = 0xff7f7f7f7f7f7fU & b56;
    const Word b58 = (b53 != 0 ? ~Word{0} : Word{0});
    const Word b59 = 1U & b58;
    const Word b60 = 0xff00808080808080U & b58;
    const Word b61 = b57 | b60;
    const Word b62 = b24 & b61;
    const Word b63 = ~b16 & b59;
    const Word b64 = b22 | b62;
    const Word b65 = b23 | b63;
    grows = ((b52 ^ (b64)) | (b53 ^ (b65))) != 0;
    b52 = b64;
    b53 = b65;
  }
  const Word b66 = b52 >> 9;
  const Word b67 = b53 << 55;
  const Word b68 = b66 | b67;
  const Word b69 = 0xff7f67677f7f7fU & b68;
  const Word b70 = (b53 != 0 ? ~Word{0} : Word{0});
  const Word b71 = 0xff00808080808080U & b70;
  const Word b72 = b69 | b71;
  const Word b73 = b51 & b72;
  const Word b74 = b44 | b73;
  const Word b75 = b2 >> 1;
  const Word b76 = b3 << 63;
  const Word b77 = b75 | b76;
  const Word b78 = 0xff7f7f67677f7f7fU & b77;
  const Word b79 = 0x80808080808080U & b8;
  const Word b80 = b78 | b79;
  const Word b81 = b0 & b80;
  Word b82 = 0U;
  Word b83 = 0U;
  for (bool grows = true; grows;) {
    const Word b84 = b82 >> 1;
    const Word b85 = b83 << 63;
    const Word b86 = b84 | b85;
    const Word b87 = 0xff7f7f7f7f7f7f7fU & b86;
    const Word b88 = (b83 != 0 ? ~Word{0} : Word{0});
    const Word b89 = 1U & b88;
    const Word b90 = 0x80808080808080U & b88;
    const Word b91 = b87 | b90;
    const Word b92 = b24 & b91;
    const Word b93 = ~b16 & b89;
    const Word b94 = b22 | b92;
    const Word b95 = b23 | b93;
    grows = ((b82 ^ (b94)) | (b83 ^ (b95))) != 0;
    b82 = b94;
    b83 = b95;
  }
  const Word b96 = b82 >> 1;
  const Word b97 = b83 << 63;
  const Word b98 = b96 | b97;
  const Word b99 = 0xff7f7f67677f7f7fU & b98;
  const Word b100 = (b83 != 0 ? ~Word{0} : Word{0});
  const Word b101 = 0x80808080808080U & b100;
  const Word b102 = b99 | b101;
  const Word b103 = b81 & b102;
  const Word b104 = b74 | b103;
  const Word b105 = b2 << 7;
  const Word b106 = 0x7f7f7f67677f7f00U & b105;
  const Word b107 = 0x80808080808080ffU & b8;
  const Word b108 = b106 | b107;
  const Word b109 = b0 & b108;
  Word b110 = 0U;
  Word b111 = 0U;
  for (bool grows = true; grows;) {
    const Word b112 = b110 << 7;
    const Word b113 = 0x7f7f7f7f7f7f7f00U & b112;
    const Word b114 = (b111 != 0 ? ~Word{0} : Word{0});
    const Word b115 = 1U & b114;
    const Word b116 = 0x80808080808080ffU & b114;
    const Word b117 = b113 | b116;
    const Word b118 = b24 & b117;
    const Word b119 = ~b16 & b115;
    const Word b120 = b22 | b118;
    const Word b121 = b23 | b119;
    grows = ((b110 ^ (b120)) | (b111 ^ (b121))) != 0;
    b110 = b120;
    b111 = b121;
  }
  const Word b122 = b110 << 7;
  const Word b123 = 0x7f7f7f67677f7f00U & b122;
  const Word b124 = (b111 != 0 ? ~Word{0} : Word{0});
  const Word b125 = 0x80808080808080ffU & b124;
  const Word b126 = b123 | b125;
  const Word b127 = b109 & b126;
  const Word b128 = b104 | b127;
  const Word b129 = b2 << 8;
  const Word b130 = 0xffffffe7e7ffff00U & b129;
  const Word b131 = 0xffU & b8;
  const Word b132 = b130 | b131;
  const Word b133 = b0 & b132;
  Word b134 = 0U;
  Word b135 = 0U;
  for (bool grows = true; grows;) {
    const Word b136 = b134 << 8;
    const Word b137 = (b135 != 0 ? ~Word{0} : Word{0});
    const Word b138 = 1U & b137;
    const Word b139 = 0xffU & b137;
    const Word b140 = b136 | b139;
    const Word b141 = b24 & b140;
    const Word b142 = ~b16 & b138;
    const Word b143 = b22 | b141;
    const Word b144 = b23 | b142;
    grows = ((b134 ^ (b143)) | (b135 ^ (b144))) != 0;
    b134 = b143;
    b135 = b144;
  }
  const Word b145 = b134 << 8;
  const Word b146 = 0xffffffe7e7ffff00U & b145;
  const Word b147 = (b135 != 0 ? ~Word{0} : Word{0});
  const Word b148 = 0xffU & b147;
  const Word b149 = b146 | b148;
  const Word b150 = b133 & b149;
  const Word b151 = b128 | b150;
  const Word b152 = b2 << 9;
  const Word b153 = 0xfefefee6e6fefe00U & b152;
  const Word b154 = 0x1010101010101ffU & b8;
  const Word b155 = b153 | b154;
  const Word b156 = b0 & b155;
  Word b157 = 0U;
  Word b158 = 0U;
  for (bool grows = true; grows;) {
    const Word b159 = b157 << 9;
    const Word b160 = 0xfefefefefefefe00U & b159;
    const Word b161 = (b158 != 0 ? ~Word{0} : Word{0});
    const Word b162 = 1U & b161;
    const Word b163 = 0x1010101010101ffU & b161;
    const Word b164 = b160 | b163;
    const Word b165 = b24 & b164;
    const Word b166 = ~b16 & b162;
    const Word b167 = b22 | b165;
    const Word b168 = b23 | b166;
    grows = ((b157 ^ (b167)) | (b158 ^ (b168))) != 0;
    b157 = b167;
    b158 = b168;
  }
  const Word b169 = b157 << 9;
  const Word b170 = 0xfefefee6e6fefe00U & b169;
  const Word b171 = (b158 != 0 ? ~Word{0} : Word{0});
  const Word b172 = 0x1010101010101ffU & b171;
  const Word b173 = b170 | b172;
  const Word b174 = b156 & b173;
  const Word b175 = b151 | b174;
  const Word b176 = b2 << 1;
  const Word b177 = 0xfefefee6e6fefefeU & b176;
  const Word b178 = 0x101010101010101U & b8;
  const Word b179 = b177 | b178;
  const Word b180 = b0 & b179;
  Word b181 = 0U;
  Word b182 = 0U;
  for (bool grows = true; grows;) {
    const Word b183 = b181 << 1;
    const Word b184 = 0xfefefefefefefefeU & b183;
    const Word b185 = (b182 != 0 ? ~Word{0} : Word{0});
    const Word b186 = 1U & b185;
    const Word b187 = 0x101010101010101U & b185;
    const Word b188 = b184 | b187;
    const Word b189 = b24 & b188;
    const Word b190 = ~b16 & b186;
    const Word b191 = b22 | b189;
    const Word b192 = b23 | b190;
    grows = ((b181 ^ (b191)) | (b182 ^ (b192))) != 0;
    b181 = b191;
    b182 = b192;
  }
  const Word b193 = b181 << 1;
  const Word b194 = 0xfefefee6e6fefefeU & b193;
  const Word b195 = (b182 != 0 ? ~Word{0} : Word{0});
  const Word b196 = 0x101010101010101U & b195;
  const Word b197 = b194 | b196;
  const Word b198 = b180 & b197;
  const Word b199 = b175 | b198;
  const Word b200 = b2 >> 7;
  const Word b201 = b3 << 57;
  const Word b202 = b200 | b201;
  const Word b203 = 0x2fefee6e6fefefeU & b202;
  const Word b204 = 0xfd01010101010101U & b8;
  const Word b205 = b203 | b204;
  const Word b206 = b0 & b205;
  Word b207 = 0U;
  Word b208 = 0U;
  for (bool grows = true; grows;) {
    const Word b209 = b207 >> 7;
    const Word b210 = b208 << 57;
    const Word b211 = b209 | b210;
    const Word b212 = 0x2fefefefefefefeU & b211;
    const Word b213 = (b208 != 0 ? ~Word{0} : Word{0});
    const Word b214 = 1U & b213;
    const Word b215 = 0xfd01010101010101U & b213;
    const Word b216 = b212 | b215;
    const Word b217 = b24 & b216;
    const Word b218 = ~b16 & b214;
    const Word b219 = b22 | b217;
    const Word b220 = b23 | b218;
    grows = ((b207 ^ (b219)) | (b208 ^ (b220))) != 0;
    b207 = b219;
    b208 = b220;
  }
  const Word b221 = b207 >> 7;
  const Word b222 = b208 << 57;
  const Word b223 = b221 | b222;
  const Word b224 = 0x2fefee6e6fefefeU & b223;
  const Word b225 = (b208 != 0 ? ~Word{0} : Word{0});
  const Word b226 = 0xfd01010101010101U & b225;
  const Word b227 = b224 | b226;
  const Word b228 = b206 & b227;
  const Word b229 = b199 | b228;
  const Word b230 = b0 & b229;
  s.sets[6] = b230;
  if (b230 != 0) {
    return true;
  }
  return false;
}

// At turn2_4.
std::int64_t pick_turn2_4_2(State& s, Moves& m, Random* random) {
  const Word b232 = s.sets[6];
  const int sum0 = std::popcount(b232);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b232;
  std::int64_t start = 0;
  int before = 0;
  return start + (std::int64_t{member(word, drawn - before)});
}

// At turn1_4.
std::int64_t ply_turn1_4(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[6];
  const int sum0 = std::popcount(b0);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b0;
  std::int64_t start = 0;
  int before = 0;
  [[maybe_unused]] const Word code = static_cast<Word>(start + (std::int64_t{member(word, drawn -
      before)}));
  const int x1 = bits(code, 0, 0x3f) + 129;
  s.at = x1;
  s.choose_arg0_me = symbol::black;
  s.player = symbol::keeper;
  s.node = 45;  // turn1_7
  return played;
}

// At turn2_4.
std::int64_t ply_turn2_4(State& s, Moves& m, Random* random) {
  const Word b0 = s.sets[6];
  const int sum0 = std::popcount(b0);
  const int drawn = m.draw(sum0, random);
  if (drawn < 0) {
    return no_move;
  }
  Word word = b0;
  std::int64_t start = 0;
  int before = 0;
  [[maybe_unused]] const Word code = static_cast<Word>(start + (std::int64_t{member(word, drawn -
      before)}));
  const int x1 = bits(code, 0, 0x3f) + 129;
  s.at = x1;
  s.choose_arg0_me = symbol::white;
  s.player = symbol::keeper;
  s.node = 112;  // turn2_7
  return played;
}
void tell_move(State& s, Moves& moves, int move, Tags& told) {
  [[maybe_unused]] const Word code = moves.code(move);
  switch (s.node) {
    case 40: tell_turn1_4(s, moves, told, code); break;
    case 107: tell_turn2_4(s, moves, told, code); break;
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
  s.at = symbol::S_1_1;
  s.board = {
    205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205,
    205, 205, 205, 205, 205, 205, 205, 205, 204, 203, 205, 205, 205, 205, 205, 205, 203, 204, 205,
    205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205, 205,
    205, 205, 205, 205, 205, 205, 205, 205, 203,
  };
  s.choose_arg0_me = symbol::black;
  s.goals = {
    208, 208,
  };
  s.lead = symbol::L_64;
  s.player = symbol::keeper;
  s.to = symbol::S_1_1;
  s.turn_arg0_me = symbol::black;
  s.visible = {
    211, 211,
  };
  recount<0, 203, 3, 2>(s, s.board);
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
      case 40: find_turn1_4(*this, moves, 0); break;
      case 107: find_turn2_4(*this, moves, 0); break;
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
    case 40: play_turn1_4(*this, moves, code); break;
    case 107: play_turn2_4(*this, moves, code); break;
    default: break;
  }
  settle(moves);
}

// Draws a move where moves are found as sets; without a source of random numbers counts them only.
std::int64_t State::pick(Moves& moves, [[maybe_unused]] Random* random) {
  moves.clear();
  if (is_terminal() || player == symbol::keeper) {
    return no_move;
  }
  switch (node) {
    case 40: return pick_turn1_4_2(*this, moves, random); break;
    case 107: return pick_turn2_4_2(*this, moves, random); break;
    default: return not_as_sets;
  }
}

int State::count_moves(Moves& moves) {
  if (pick(moves, nullptr) == not_as_sets) {
    legal_moves(moves);
  }
  return moves.size();
}

// Draws a move and plays it where one function does both.
inline std::int64_t State::ply([[maybe_unused]] Moves& moves, [[maybe_unused]] Random* random) {
  switch (node) {
    case 40: return ply_turn1_4(*this, moves, random); break;
    case 107: return ply_turn2_4(*this, moves, random); break;
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
        case 0: moved = keep_begin(*this, moves); break;
        case 45: moved = keep_turn1_7(*this, moves); break;
        case 112: moved = keep_turn2_7(*this, moves); break;
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
    case symbol::black: return 0;
    case symbol::white: return 1;
    case symbol::keeper: return keeper_player;
    default: return random_player;
  }
}

int State::score(int player) const {
  constexpr int places[] = {0, 1};
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
      && at == other.at
      && std::equal(board.begin(), board.end() - 1, other.board.begin())
      && choose_arg0_me == other.choose_arg0_me
      && std::equal(goals.begin(), goals.end() - 1, other.goals.begin())
      && lead == other.lead
      && player == other.player
      && to == other.to
      && turn_arg0_me == other.turn_arg0_me
      && std::equal(visible.begin(), visible.end() - 1, other.visible.begin());
}

std::size_t State::hash() const {
  std::uint32_t hash = static_cast<std::uint32_t>(node);
  const auto add = [&hash](std::int32_t value) {
    hash = 31 * hash + static_cast<std::uint32_t>(value);
  };
  add(at);
  std::for_each(board.begin(), board.end() - 1, add);
  add(choose_arg0_me);
  std::for_each(goals.begin(), goals.end() - 1, add);
  add(lead);
  add(player);
  add(to);
  add(turn_arg0_me);
  std::for_each(visible.begin(), visible.end() - 1, add);
  return hash;
}

std::string State::place() const {
  return std::string(node_name(node));
}

std::string State::describe() const {
  std::string text(node_name(node));
  text += "\n  at =";
  text.append(" ").append(symbol_name(at));
  text += "\n  board =";
  for (std::size_t i = 0; i + 1 < board.size(); ++i) {
    text.append(" ").append(symbol_name(board[i]));
  }
  text += "\n  choose_arg0_me =";
  text.append(" ").append(symbol_name(choose_arg0_me));
  text += "\n  goals =";
  for (std::size_t i = 0; i + 1 < goals.size(); ++i) {
    text.append(" ").append(symbol_name(goals[i]));
  }
  text += "\n  lead =";
  text.append(" ").append(symbol_name(lead));
  text += "\n  player =";
  text.append(" ").append(symbol_name(player));
  text += "\n  to =";
  text.append(" ").append(symbol_name(to));
  text += "\n  turn_arg0_me =";
  text.append(" ").append(symbol_name(turn_arg0_me));
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

}  // namespace regames::reversi
