// reversi as a C++20 library without dependencies, written by Regames (translate --to cpp).
//
//   regames::reversi::State state;           // where plays start
//   regames::reversi::Moves moves;           // room for moves, to be used again and again
//   regames::reversi::Random random(1, 0);   // seed and number of the play
//   while (state.apply_random(moves, random)) {
//   }
//
// States are plain values: copies are cheap and independent of each other. One thread at a time may
// use a state, a buffer of moves or a source of random numbers; nothing else is shared.

#ifndef REGAMES_REVERSI_HPP
#define REGAMES_REVERSI_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace regames::reversi {

// ---- Symbols and players

// The symbols of the game; tags and scores are symbols, too.
namespace symbol {
enum : int {
  L_0, L_1, L_2, L_3, L_4, L_5, L_6, L_7, L_8, L_9, L_10, L_11, L_12, L_13, L_14, L_15, L_16, L_17,
  L_18, L_19, L_20, L_21, L_22, L_23, L_24, L_25, L_26, L_27, L_28, L_29, L_30, L_31, L_32, L_33,
  L_34, L_35, L_36, L_37, L_38, L_39, L_40, L_41, L_42, L_43, L_44, L_45, L_46, L_47, L_48, L_49,
  L_50, L_51, L_52, L_53, L_54, L_55, L_56, L_57, L_58, L_59, L_60, L_61, L_62, L_63, L_64, L_65,
  L_66, L_67, L_68, L_69, L_70, L_71, L_72, L_73, L_74, L_75, L_76, L_77, L_78, L_79, L_80, L_81,
  L_82, L_83, L_84, L_85, L_86, L_87, L_88, L_89, L_90, L_91, L_92, L_93, L_94, L_95, L_96, L_97,
  L_98, L_99, L_100, L_101, L_102, L_103, L_104, L_105, L_106, L_107, L_108, L_109, L_110, L_111,
  L_112, L_113, L_114, L_115, L_116, L_117, L_118, L_119, L_120, L_121, L_122, L_123, L_124, L_125,
  L_126, L_127, L_128, S_1_1, S_2_1, S_3_1, S_4_1, S_5_1, S_6_1, S_7_1, S_8_1, S_1_2, S_2_2, S_3_2,
  S_4_2, S_5_2, S_6_2, S_7_2, S_8_2, S_1_3, S_2_3, S_3_3, S_4_3, S_5_3, S_6_3, S_7_3, S_8_3, S_1_4,
  S_2_4, S_3_4, S_4_4, S_5_4, S_6_4, S_7_4, S_8_4, S_1_5, S_2_5, S_3_5, S_4_5, S_5_5, S_6_5, S_7_5,
  S_8_5, S_1_6, S_2_6, S_3_6, S_4_6, S_5_6, S_6_6, S_7_6, S_8_6, S_1_7, S_2_7, S_3_7, S_4_7, S_5_7,
  S_6_7, S_7_7, S_8_7, S_1_8, S_2_8, S_3_8, S_4_8, S_5_8, S_6_8, S_7_8, S_8_8, off, north,
  northEast, east, southEast, south, southWest, west, northWest, nobody, black, white, empty,
  keeper, random, _50, _100, _0, _1,
};
}  // namespace symbol

inline constexpr int symbol_count = 212;
inline constexpr int player_count = 2;

// What State::current_player() answers when no player is to move: chance decides, or nobody does.
inline constexpr int random_player = -1;
inline constexpr int keeper_player = -2;

std::string_view symbol_name(int symbol);
std::string_view player_name(int player);

// The number of a symbol, -1 if there is none of that name.
int find_symbol(std::string_view name);

// ---- Random numbers

// SplitMix (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
class Random {
 public:
  // Each play of a seed has numbers that have nothing to do with those of another.
  Random(std::uint64_t seed, std::uint64_t play) : state_(scatter(seed) ^ scatter(~play)) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t h = (state_ ^ (state_ >> 30)) * 0xBF58476D1CE4E5B9U;
    h = (h ^ (h >> 27)) * 0x94D049BB133111EBU;
    return h ^ (h >> 31);
  }

  // Each number below the bound with the same chance (Lemire, "Fast random integer", 2019).
  int below(int bound) {
    const std::uint64_t range = static_cast<std::uint64_t>(bound);
    std::uint64_t product = (next() >> 32) * range;
    if ((product & 0xFFFFFFFFU) < range) {
      const std::uint64_t threshold = (std::uint64_t{1} << 32) % range;
      while ((product & 0xFFFFFFFFU) < threshold) {
        product = (next() >> 32) * range;
      }
    }
    return static_cast<int>(product >> 32);
  }

 private:
  // The finalizer of MurmurHash3 (A. Appleby): every bit of the result depends on every bit.
  static std::uint64_t scatter(std::uint64_t bits) {
    std::uint64_t h = (bits ^ (bits >> 33)) * 0xFF51AFD7ED558CCDU;
    h = (h ^ (h >> 33)) * 0xC4CEB9FE1A85EC53U;
    return h ^ (h >> 33);
  }

  std::uint64_t state_;
};

// ---- Moves

struct State;

// How a move is written down: the decisions of its walk through the rules.
using Word = std::uint64_t;

// The tags of a move, and for each who saw it: a bit for each player.
struct Tags {
  std::vector<int> symbols;
  std::vector<std::uint64_t> seen_by;
};

// Limits beyond what any game should need.
inline constexpr int most_work = 100'000'000;
inline constexpr int most_moves = 1 << 22;
inline constexpr std::size_t most_decisions = 1 << 27;
inline constexpr int deepest = 1 << 24;
inline constexpr std::ptrdiff_t most_stack = 4 << 20;

// Thrown where a question to a state goes beyond the limits; the rules of such a game are improper.
// The state and the buffer must not be used any more before they are made anew.
struct EndlessPlay : std::runtime_error {
  // What does not end: the walks of one move, or the moves of the keeper.
  enum Kind { move, keeper };

  EndlessPlay(Kind k, const std::string& why) : std::runtime_error(why), kind(k) {}

  Kind kind;
};

// Room for the legal moves of a state. A move is its index here, together with the state it was
// found in.
class Moves {
 public:
  Moves();

  // The number of legal moves found or counted last; where it is estimated, of candidates that are
  // moves if their last checks hold.
  int size() const { return size_; }

  // Whether a move was drawn without finding out how many are legal.
  bool is_estimated() const { return estimated_; }

  // The number of legal moves, or an estimate that is right on the average: the number of candidates
  // if the first that was drawn was legal, else 0.
  int choices() const { return estimated_ ? estimate_ : size_; }

  // The rest is for the rules.

  void clear() {
    size_ = 0;
    estimated_ = false;
  }

  // Adds a move by its code.
  void add(Word code) {
    if (size_ == capacity_) [[unlikely]] {
      grow();
    }
    codes_[static_cast<std::size_t>(size_)] = code;
    ++size_;
  }

  // Says that the work for one question begins, and that a little of it is done.
  void begin_work() {
    work_ = most_work;
    stack_ = stack();
  }
  void spend() {
    const std::ptrdiff_t used = stack_ - stack();
    if (--work_ < 0 || used > most_stack || -used > most_stack) [[unlikely]] {
      throw EndlessPlay(EndlessPlay::move, "too much work");
    }
  }

  // Says that there are so many moves, and draws one of them, if there is a source and any.
  int draw(int moves, Random* random) {
    size_ = moves;
    estimated_ = false;
    if (moves <= 1 || random == nullptr) {
      return random == nullptr ? -1 : moves - 1;
    }
    return random->below(moves);
  }

  // Says what the first candidate tells about the number of legal moves.
  void estimate(int moves) {
    estimated_ = true;
    estimate_ = moves;
  }

  Word code(int move) const { return codes_[static_cast<std::size_t>(move)]; }

 private:
  void grow();
  // Where the stack is, to notice in time that it gets too deep.
  static std::ptrdiff_t stack() {
#if defined(__GNUC__)
    return reinterpret_cast<std::ptrdiff_t>(__builtin_frame_address(0));
#else
    return 0;
#endif
  }

  int size_ = 0;
  int capacity_;
  bool estimated_ = false;
  int estimate_ = 0;
  int work_ = 0;
  std::ptrdiff_t stack_ = 0;
  std::vector<Word> codes_;
};

// ---- States

// A state where a player or chance is to move, or where the play has ended: the keeper's moves are
// made at once.
struct State {
  // Where plays start.
  State();

  // Finds the moves of whoever is to move, each distinct one once; none at the end of a play. It
  // tries them out, and leaves the state as it was. Like apply it throws EndlessPlay if the rules
  // are improper.
  void legal_moves(Moves& moves);

  // Plays a move found in this very state, and the keeper's moves after it.
  void apply(Moves& moves, int move);

  // Plays a legal move, each with the same chance; says whether there was any. The buffer then has
  // the number of moves, but need not have the moves.
  bool apply_random(Moves& moves, Random& random);

  // Draws the same move as apply_random would and does not play it; its index, -1 if none is legal.
  int choose(Moves& moves, Random& random);

  // The number of legal moves, which may be known without finding each; the buffer as above.
  int count_moves(Moves& moves);

  // A legal move drawn with the same chance for each; there has to be one.
  int draw(const Moves& moves, Random& random) const {
    return moves.size() == 1 ? 0 : random.below(moves.size());
  }

  bool is_terminal() const { return node == 57; }

  // The index of a player, random_player or keeper_player.
  int current_player() const;

  // The present score of a player as a symbol; the result if the play has ended.
  int score(int player) const;

  // The tags of a move found in this state.
  Tags tags(Moves& moves, int move) const;

  // The tags that a player sees if another one makes the move.
  std::vector<int> seen_by(int player, Moves& moves, int move) const;

  // The state right after a move found in this state, before the keeper moves. It is only good for
  // comparing it with others: moves of random that lead to the same one count once in perft.
  State outcome(Moves& moves, int move) const;

  // The move with these tags among those found in this state, -1 if there is none.
  int find_move(Moves& moves, const std::vector<int>& tags) const;

  // Whether nodes and all variables are the same.
  bool operator==(const State& other) const;
  std::size_t hash() const;

  // The name of the node in the rules.
  std::string place() const;

  // The node and the values of all variables; of maps in the order of their cells.
  std::string describe() const;

  // The place in the rules, and the variables. Arrays have one more cell, which belongs to no key.
  std::int32_t node;
  std::int32_t at;
  std::array<std::uint8_t, 66> board;
  std::int32_t choose_arg0_me;
  std::array<std::uint8_t, 3> goals;
  std::int32_t lead;
  std::int32_t player;
  std::int32_t to;
  std::int32_t turn_arg0_me;
  std::array<std::uint8_t, 3> visible;
  // The places of each value of some maps, which follow from these.
  std::array<Word, 7> sets;

 private:
  struct Blank {};
  explicit State(Blank) {}

  static State make_initial();
  void settle(Moves& moves);
  std::int64_t pick(Moves& moves, Random* random);
  std::int64_t ply(Moves& moves, Random* random);
  void play(Moves& moves, Word code);
  [[noreturn]] void fail(EndlessPlay::Kind kind) const;
};

}  // namespace regames::reversi

#endif
