// @title@ as a C++20 library without dependencies, written by Regames (translate --to cpp).
//
//   regames_@name@::State state;           // where plays start
//   regames_@name@::Moves moves;           // a buffer for moves, to be reused
//   regames_@name@::Random random(1, 0);   // seed and number of the play
//   while (state.apply_random(moves, random)) {
//   }
//
// States are plain values: copies are cheap and independent of each other. One thread at a time may
// use a state, a buffer of moves or a random number generator; nothing else is shared.

#ifndef REGAMES_@guard@_HPP
#define REGAMES_@guard@_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace regames_@name@ {

// ---- Symbols and players

// The symbols of the game; tags and scores are symbols, too.
namespace symbol {
enum : int {
@symbols@
};
}  // namespace symbol

inline constexpr int symbol_count = @symbol_count@;
inline constexpr int player_count = @player_count@;

// What State::current_player() returns when no player is to move: chance decides, or nobody does.
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
  // Each play of a seed has numbers that are independent of those of other plays.
  Random(std::uint64_t seed, std::uint64_t play) : state_(scatter(seed) ^ scatter(~play)) {}

  std::uint64_t next() {
    state_ += 0x9E3779B97F4A7C15U;
    std::uint64_t h = (state_ ^ (state_ >> 30)) * 0xBF58476D1CE4E5B9U;
    h = (h ^ (h >> 27)) * 0x94D049BB133111EBU;
    return h ^ (h >> 31);
  }

  // Uniform below the bound (Lemire, "Fast random integer", 2019).
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

// The code of a move: the decisions of its path through the rules.
using Word = std::uint64_t;

// The tags of a move, and for each who saw it: a bit for each player.
struct Tags {
  std::vector<int> symbols;
  std::vector<std::uint64_t> seen_by;
};

// Limits beyond what any game should need.
inline constexpr int most_work = 100'000'000;
inline constexpr int most_moves = 1 << 22;
inline constexpr std::size_t most_decisions = 1 << 26;
inline constexpr int deepest = 1 << 24;
inline constexpr std::ptrdiff_t most_stack = 4 << 20;

// Thrown when a call exceeds the limits; the rules of such a game are improper.
// The state and the buffer must not be used again before they are replaced.
struct EndlessPlay : std::runtime_error {
  // What does not end: the paths of one move, or the moves of the keeper.
  enum Kind { move, keeper };

  EndlessPlay(Kind k, const std::string& why) : std::runtime_error(why), kind(k) {}

  Kind kind;
};

@memory_class@// Room for the legal moves of a state. A move is its index here, together with the state it was
// found in.
class Moves {
 public:
  Moves();

  // The number of legal moves found or counted last; if it is estimated, of candidates that are
  // moves if their last checks hold.
  int size() const { return size_; }

  // Whether a move was drawn without counting the legal ones.
  bool is_estimated() const { return estimated_; }

  // The number of legal moves, or an unbiased estimate: the number of candidates
  // if the first one drawn was legal, else 0.
  int choices() const { return estimated_ ? estimate_ : size_; }

  // The rest is used by the rules.

  void clear() {
    size_ = 0;
    estimated_ = false;
@clear@  }

@adding@

  // Starts counting the work of one call, and counts a step of it.
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

  // Notes the number of moves, and draws one if there is a generator and any move.
  int draw(int moves, Random* random) {
    size_ = moves;
    estimated_ = false;
    if (moves <= 1 || random == nullptr) {
      return random == nullptr ? -1 : moves - 1;
    }
    return random->below(moves);
  }

  // Notes what the first candidate tells about the number of legal moves.
  void estimate(int moves) {
    estimated_ = true;
    estimate_ = moves;
  }

  Word code(int move) const { return codes_[static_cast<std::size_t>(move)]; }

@extras@ private:
  void grow();
@private_moves@
  // The position of the stack, to notice in time that it gets too deep.
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
@fields@};

// ---- States

// A state where a player or chance is to move, or where the play has ended: the keeper's moves are
// made immediately.
struct State {
  // The start of a play.
  State();

  // Finds the legal moves, each distinct one once; none at the end of a play. It
  // tries them out and restores the state. Like apply it throws EndlessPlay if the rules
  // are improper.
  void legal_moves(Moves& moves);

  // Plays a move found in this state, and the keeper's moves after it.
  void apply(Moves& moves, int move);

  // Plays a legal move drawn uniformly; returns whether there was any. The buffer then has
  // the number of moves, but not necessarily the moves.
  bool apply_random(Moves& moves, Random& random);

  // Draws the move that apply_random would, without playing it; its index, -1 if none is legal.
  int choose(Moves& moves, Random& random);

  // The same, but the buffer need not have the other moves, which is faster if moves are
  // drawn without listing them.
  int choose_one(Moves& moves, Random& random);

  // The number of legal moves, which may be known without finding them; the buffer as above.
  int count_moves(Moves& moves);

  // A legal move drawn uniformly; there must be one.
  int draw(const Moves& moves, Random& random) const {
    return moves.size() == 1 ? 0 : random.below(moves.size());
  }

  bool is_terminal() const { return node == @end@; }

  // The index of a player, random_player or keeper_player.
  int current_player() const;

  // The current score of a player as a symbol; the result if the play has ended.
  int score(int player) const;

  // The tags of a move found in this state.
  Tags tags(Moves& moves, int move) const;

  // The tags that a player sees when another one makes the move.
  std::vector<int> seen_by(int player, Moves& moves, int move) const;

  // The state right after a move found in this state, before the keeper moves. It only serves for
  // comparisons: moves of random that lead to the same one count once in perft.
  State outcome(Moves& moves, int move) const;

  // The move with these tags among those found in this state, -1 if there is none.
  int find_move(Moves& moves, const std::vector<int>& tags) const;

  // Whether the nodes and all variables are equal.
  bool operator==(const State& other) const;
  std::size_t hash() const;

  // The name of the node in the rules.
  std::string place() const;

  // The node and the values of all variables; maps in the order of their cells.
  std::string describe() const;

  // The node, and the variables. Arrays have one extra cell, which belongs to no key.
  std::int32_t node;
@variables@

 private:
  struct Blank {};
  explicit State(Blank) {}

  static State make_initial();
  void settle(Moves& moves);
  std::int64_t pick(Moves& moves, Random* random);
  std::int64_t ply(Moves& moves, Random* random);
  void play(Moves& moves, Word code);
@trial_members@  [[noreturn]] void fail(EndlessPlay::Kind kind) const;
};

}  // namespace regames_@name@

#endif
