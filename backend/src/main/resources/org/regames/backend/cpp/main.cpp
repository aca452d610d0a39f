// An example: counts and plays @title@ with @name@.hpp. Written by Regames (translate --to cpp).
//
//   @name@ perft DEPTH              counts sequences of moves
//   @name@ playouts N [SEED]        plays at random, and measures it
//   @name@ play [SEED [PLAY]]       shows one random play, move by move
//
// Options for perft and playouts:
//   --threads T   plays T playouts at a time (default 1)
//   --seconds S   starts no more playouts after S seconds
//   --plies P     gives playouts up after P moves (default 100000)
//   --choices     counts decisions: moves without an alternative are not counted
//   --report      writes lines for programs, with tabs, and ends when standard input does

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <iostream>
#include <limits>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <thread>
#include <unordered_set>
#include <utility>
#include <vector>

#include "@name@.hpp"

namespace {

using namespace regames_@name@;
using Clock = std::chrono::steady_clock;

struct Options {
  std::vector<std::string> words;
  int threads = 1;
  double seconds = std::numeric_limits<double>::infinity();
  std::int64_t plies = 100'000;
  bool choices = false;
  bool report = false;
};

struct Misuse : std::runtime_error {
  using std::runtime_error::runtime_error;
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The CPU time of all threads of this process so far.
double cpu_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Reports progress to a program several times a second.
class Progress {
 public:
  explicit Progress(bool wanted) {
    if (wanted) {
      thread_ = std::thread([this] { tell(); });
    }
  }

  ~Progress() {
    done_ = true;
    if (thread_.joinable()) {
      thread_.join();
    }
  }

  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;

  void at(std::int64_t count) { count_.store(count, std::memory_order_relaxed); }

 private:
  void tell() {
    for (int tick = 1; !done_; ++tick) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
      if (tick % 10 == 0) {
        std::printf("progress\t%lld\n", static_cast<long long>(count_.load()));
        std::fflush(stdout);
      }
    }
  }

  std::atomic<std::int64_t> count_ = 0;
  std::atomic<bool> done_ = false;
  std::thread thread_;
};

// ---- Plays as text

struct Turn {
  std::string player;
  std::vector<int> tags;
};

// Plays that stopped before their end, by node. Only improper rules have such plays.
using Stopped = std::map<std::string, std::vector<Turn>>;

Turn turn(const State& state, Moves& moves, int move) {
  const int player = state.current_player();
  return {player == random_player ? "random" : std::string(player_name(player)),
          state.tags(moves, move).symbols};
}

void report(const char* what, const Stopped& plays) {
  for (const auto& [place, play] : plays) {
    std::printf("%s\t%s\n", what, place.c_str());
    for (const Turn& turn : play) {
      std::printf("turn\t%s", turn.player.c_str());
      for (const int tag : turn.tags) {
        std::printf("\t%s", symbol_name(tag).data());
      }
      std::printf("\n");
    }
  }
}

// ---- Perft

struct Hash {
  std::size_t operator()(const State& state) const { return state.hash(); }
};

// Counts sequences of moves by players and by chance, or of choices: moves with an alternative.
// Outcomes of chance that lead to the same state count once.
class Perft {
 public:
  Perft(int depth, bool choices, bool tells)
      : depth_(depth),
        choices_(choices),
        plies_(static_cast<std::size_t>(depth) + 1),
        progress_(tells) {}

  // The counts of all depths from 0 on.
  std::vector<std::int64_t> counts() {
    counts_.assign(plies_.size(), 0);
    counts_[0] = 1;
    plies_[0].state = State();
    if (depth_ > 0) {
      descend(1);
    }
    return counts_;
  }

  const Stopped& stopped() const { return stopped_; }

  // Records the play that leads to the current states.
  void stop(const std::string& place) {
    std::vector<Turn> play;
    for (Ply& ply : plies_) {
      play.insert(play.end(), ply.forced.begin(), ply.forced.end());
      if (ply.chosen < 0 || ply.chosen >= ply.moves.size()) {
        break;
      }
      play.push_back(turn(ply.state, ply.moves, ply.chosen));
    }
    stopped_.emplace(place, std::move(play));
  }

 private:
  // A state on the current path, its moves, and the moves without alternative that led to it.
  struct Ply {
    State state;
    Moves moves;
    int chosen = -1;
    std::vector<Turn> forced;
  };

  void descend(int number) {
    Ply& ply = plies_[static_cast<std::size_t>(number) - 1];
    std::int64_t& count = counts_[static_cast<std::size_t>(number)];
    ply.chosen = -1;
    ply.forced.clear();
    if (number == depth_ && !choices_ && ply.state.current_player() != random_player) {
      const int moves = ply.state.count_moves(ply.moves);
      count += moves;
      if (moves == 0) {
        none(ply);
      }
      return;
    }
    if (!(choices_ ? go_on(ply) : list(ply))) {
      return;
    }
    const bool chance = ply.state.current_player() == random_player;
    if (!chance) {
      count += ply.moves.size();
    }
    if (number < depth_ || chance) {
      State& next = plies_[static_cast<std::size_t>(number)].state;
      std::unordered_set<State, Hash> outcomes;
      for (ply.chosen = 0; ply.chosen < ply.moves.size(); ++ply.chosen) {
        if (chance && !outcomes.insert(ply.state.outcome(ply.moves, ply.chosen)).second) {
          continue;
        }
        count += chance ? 1 : 0;
        if (number < depth_) {
          next = ply.state;
          next.apply(ply.moves, ply.chosen);
          descend(number + 1);
        }
      }
      ply.chosen = -1;
    }
    progress_.at(counts_.back());
  }

  // Lists the moves; false if there are none.
  bool list(Ply& ply) {
    ply.state.legal_moves(ply.moves);
    if (ply.moves.size() == 0) {
      none(ply);
    }
    return ply.moves.size() > 0;
  }

  void none(const Ply& ply) {
    if (!ply.state.is_terminal()) {
      stop(ply.state.place());
    }
  }

  // Plays on while there is nothing to choose, then lists the choices; false if there are none.
  bool go_on(Ply& ply) {
    constexpr std::size_t most_forced = 1'000'000;
    while (list(ply)) {
      if (is_choice(ply)) {
        return true;
      }
      if (ply.forced.size() == most_forced) {
        stop(ply.state.place());
        return false;
      }
      ply.forced.push_back(turn(ply.state, ply.moves, 0));
      ply.state.apply(ply.moves, 0);
    }
    return false;
  }

  static bool is_choice(Ply& ply) {
    if (ply.moves.size() < 2 || ply.state.current_player() != random_player) {
      return ply.moves.size() > 1;
    }
    std::unordered_set<State, Hash> outcomes;
    for (int move = 0; move < ply.moves.size() && outcomes.size() < 2; ++move) {
      outcomes.insert(ply.state.outcome(ply.moves, move));
    }
    return outcomes.size() > 1;
  }

  int depth_;
  bool choices_;
  std::vector<Ply> plies_;
  std::vector<std::int64_t> counts_;
  Stopped stopped_;
  Progress progress_;
};

// Counts all depths at once, for programs.
void report_perft(const Options& options, int depth) {
  Perft perft(depth, options.choices, true);
  try {
    for (const std::int64_t count : perft.counts()) {
      std::printf("count\t%lld\n", static_cast<long long>(count));
    }
    report("stuck", perft.stopped());
    std::printf("done\n");
  } catch (const EndlessPlay& endless) {
    perft.stop(endless.what());
    report("stuck", perft.stopped());
    std::printf("endless\t%s\n", endless.what());
  }
}

// Counts depth by depth, for people.
void perft(const Options& options, int most) {
  std::printf("%5s %20s %12s\n", "depth", "count", "milliseconds");
  std::int64_t last = 1;
  for (int depth = 1; depth <= most; ++depth) {
    const auto start = Clock::now();
    if (last > 0) {  // where no play is so long, none is longer
      last = Perft(depth, options.choices, false).counts().back();
    }
    std::printf("%5d %20lld %12.1f\n", depth, static_cast<long long>(last),
                1000 * seconds_since(start));
    std::fflush(stdout);
  }
}

