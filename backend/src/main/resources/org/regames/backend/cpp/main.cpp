// An example: counts and plays @title@ with @name@.hpp. Written by Regames (translate --to cpp).
//
//   @name@ perft DEPTH              counts sequences of moves
//   @name@ playouts N [SEED]        plays at random, and measures it
//   @name@ play [SEED [PLAY]]       shows one random play, move by move
//
// Options for perft and playouts:
//   --threads T   plays so many at a time (default 1)
//   --seconds S   begins no more playouts after that time
//   --plies P     gives playouts up after so many moves (default 100000)
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

using namespace regames::@name@;
using Clock = std::chrono::steady_clock;

struct Options {
  std::vector<std::string> words;
  int threads = 1;
  double seconds = std::numeric_limits<double>::infinity();
  std::int64_t plies = 100'000;
  bool report = false;
};

struct Misuse : std::runtime_error {
  using std::runtime_error::runtime_error;
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// The time that all threads of this process have computed so far.
double cpu_seconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// Tells a program how far the work is, several times a second, while it goes on.
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

// ---- Perft

struct Hash {
  std::size_t operator()(const State& state) const { return state.hash(); }
};

// Counts sequences of moves by players and by chance; outcomes of chance that lead to the same state
// count once.
class Perft {
 public:
  Perft(int depth, Progress& progress)
      : depth_(depth), moves_(static_cast<std::size_t>(depth)), progress_(progress) {}

  std::int64_t count() {
    descend(State(), 1);
    return count_;
  }

 private:
  void descend(State state, int ply) {
    Moves& moves = moves_[static_cast<std::size_t>(ply - 1)];
    state.legal_moves(moves);
    const bool chance = state.current_player() == random_player;
    if (ply == depth_ && !chance) {
      count_ += moves.size();
      progress_.at(count_);
      return;
    }
    std::unordered_set<State, Hash> outcomes;
    for (int move = 0; move < moves.size(); ++move) {
      State next = state;
      next.apply(moves, move);
      if (chance && !outcomes.insert(next).second) {
        continue;
      }
      if (ply < depth_) {
        descend(next, ply + 1);
      } else {
        progress_.at(++count_);
      }
    }
  }

  int depth_;
  std::int64_t count_ = 0;
  std::vector<Moves> moves_;
  Progress& progress_;
};

void perft(const Options& options, int most) {
  if (!options.report) {
    std::printf("%5s %20s %12s\n", "depth", "count", "milliseconds");
  }
  std::int64_t last = 1;
  for (int depth = 1; depth <= most; ++depth) {
    const auto start = Clock::now();
    if (last > 0) {  // where no play is so long, none is longer
      Progress progress(options.report);
      last = Perft(depth, progress).count();
    }
    const char* format = options.report ? "count\t%d\t%lld\t%.6f\n" : "%5d %20lld %12.1f\n";
    std::printf(format, depth, static_cast<long long>(last), 1000 * seconds_since(start));
    std::fflush(stdout);
  }
}

// ---- Playouts

// Number, sum, least and greatest of numbers.
struct Spread {
  std::int64_t count = 0;
  std::int64_t sum = 0;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  std::int64_t greatest = 0;

  void add(std::int64_t number) { add({1, number, number, number}); }

  void add(const Spread& other) {
    count += other.count;
    sum += other.sum;
    least = std::min(least, other.least);
    greatest = std::max(greatest, other.greatest);
  }
};

// What playouts add up to, in any order.
struct Tally {
  std::int64_t unfinished = 0;
  Spread plies;
  Spread branching;
  std::vector<std::int64_t> scores = std::vector<std::int64_t>(player_count * symbol_count);

  void add(const Tally& other) {
    unfinished += other.unfinished;
    plies.add(other.plies);
    branching.add(other.branching);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      scores[i] += other.scores[i];
    }
  }
};

class Playouts {
 public:
  Playouts(const Options& options, std::int64_t number, std::uint64_t seed)
      : options_(options), number_(number), seed_(seed), progress_(options.report) {}

  Tally run() {
    std::vector<std::thread> threads;
    for (int i = 1; i < options_.threads; ++i) {
      threads.emplace_back([this] { work(); });
    }
    work();
    for (std::thread& thread : threads) {
      thread.join();
    }
    if (failure_) {
      std::rethrow_exception(failure_);
    }
    return tally_;
  }

 private:
  // What one thread does.
  void work() {
    try {
      Tally tally;
      State state;
      Moves moves;
      for (std::int64_t play = next(); play < number_; play = next()) {
        state = initial_;
        playout(state, moves, play, tally);
        progress_.at(play + 1);
      }
      const std::lock_guard<std::mutex> lock(mutex_);
      tally_.add(tally);
    } catch (...) {
      const std::lock_guard<std::mutex> lock(mutex_);
      failure_ = std::current_exception();
      next_ = number_;
    }
  }

  // The number of the next playout; with a time, one is always played.
  std::int64_t next() {
    const bool late = options_.seconds < std::numeric_limits<double>::infinity() && next_ > 0 &&
                      seconds_since(start_) >= options_.seconds;
    return late ? number_ : next_++;
  }

  void playout(State& state, Moves& moves, std::int64_t play, Tally& tally) {
    Random random(seed_, static_cast<std::uint64_t>(play));
    std::int64_t plies = 0;
    while (plies < options_.plies && state.apply_random(moves, random)) {
      tally.branching.add(moves.size());
      ++plies;
    }
    tally.plies.add(plies);
    if (!state.is_terminal()) {
      ++tally.unfinished;
      return;
    }
    for (int player = 0; player < player_count; ++player) {
      ++tally.scores[static_cast<std::size_t>(player * symbol_count + state.score(player))];
    }
  }

  const Options& options_;
  const std::int64_t number_;
  const std::uint64_t seed_;
  const State initial_;
  const Clock::time_point start_ = Clock::now();
  std::atomic<std::int64_t> next_ = 0;
  std::mutex mutex_;
  Tally tally_;
  std::exception_ptr failure_;
  Progress progress_;
};

void report_spread(const char* name, const Spread& spread) {
  std::printf("%s\t%lld\t%lld\t%lld\t%lld\n", name, static_cast<long long>(spread.count),
              static_cast<long long>(spread.sum), static_cast<long long>(spread.least),
              static_cast<long long>(spread.greatest));
}

// Tells what to do with each score that was reached: the player, the score, how often.
template <class Action>
void each_score(const Tally& tally, Action action) {
  for (int player = 0; player < player_count; ++player) {
    for (int symbol = 0; symbol < symbol_count; ++symbol) {
      const std::int64_t count =
          tally.scores[static_cast<std::size_t>(player * symbol_count + symbol)];
      if (count > 0) {
        action(player_name(player).data(), symbol_name(symbol).data(),
               static_cast<long long>(count));
      }
    }
  }
}

void report(const Tally& tally, double seconds) {
  std::printf("seconds\t%.6f\n", seconds);
  std::printf("unfinished\t%lld\n", static_cast<long long>(tally.unfinished));
  report_spread("plies", tally.plies);
  report_spread("branching", tally.branching);
  each_score(tally, [](const char* player, const char* score, long long count) {
    std::printf("score\t%s\t%s\t%lld\n", player, score, count);
  });
  std::printf("done\n");
}

void print_spread(const char* name, const Spread& spread) {
  if (spread.count > 0) {
    std::printf("%-10s %12.2f %12lld %12lld\n", name,
                static_cast<double>(spread.sum) / static_cast<double>(spread.count),
                static_cast<long long>(spread.least), static_cast<long long>(spread.greatest));
  }
}

void print(const Tally& tally, double seconds, double cpu) {
  const double playouts = static_cast<double>(tally.plies.count);
  const double states = static_cast<double>(tally.plies.sum);
  std::printf("%-10s %12s %12s %12s\n", "", "total", "per second", "per CPU s");
  std::printf("%-10s %12.0f %12.1f %12.1f\n", "playouts", playouts, playouts / seconds,
              playouts / cpu);
  std::printf("%-10s %12.0f %12.1f %12.1f\n", "states", states, states / seconds, states / cpu);
  std::printf("%-10s %12.2f\n", "seconds", seconds);
  if (tally.unfinished > 0) {
    std::printf("unfinished playouts: %lld\n", static_cast<long long>(tally.unfinished));
  }
  std::printf("\n%-10s %12s %12s %12s\n", "", "mean", "min", "max");
  print_spread("plies", tally.plies);
  print_spread("branching", tally.branching);
  std::printf("\n%-10s %12s %12s\n", "player", "score", "playouts");
  each_score(tally, [](const char* player, const char* score, long long count) {
    std::printf("%-10s %12s %12lld\n", player, score, count);
  });
}

void playouts(const Options& options, std::int64_t number, std::uint64_t seed) {
  const auto start = Clock::now();
  const double cpu = cpu_seconds();
  const Tally tally = Playouts(options, number, seed).run();
  const double seconds = std::max(1e-9, seconds_since(start));
  if (options.report) {
    report(tally, seconds);
  } else {
    print(tally, seconds, std::max(1e-9, cpu_seconds() - cpu));
  }
}

// ---- One play

std::string text(const std::vector<int>& tags) {
  std::string text;
  for (const int tag : tags) {
    text.append(text.empty() ? "" : " ").append(symbol_name(tag));
  }
  return text;
}

// Shows every state with its legal moves, and what each player sees of the move that is played.
void play(std::int64_t plies, std::uint64_t seed, std::uint64_t number) {
  State state;
  Moves moves;
  Random random(seed, number);
  for (std::int64_t ply = 0; ply < plies; ++ply) {
    std::printf("state %zu %s\n", state.hash(), state.describe().c_str());
    for (int player = 0; player < player_count; ++player) {
      std::printf("  score of %s: %s\n", player_name(player).data(),
                  symbol_name(state.score(player)).data());
    }
    state.legal_moves(moves);
    if (moves.size() == 0) {
      break;
    }
    const int mover = state.current_player();
    std::printf("%s to move, %d moves\n",
                mover == random_player ? "random" : player_name(mover).data(), moves.size());
    for (int move = 0; move < moves.size(); ++move) {
      std::printf("  %s\n", text(state.tags(moves, move).symbols).c_str());
    }
    const int move = moves.size() == 1 ? 0 : random.below(moves.size());
    std::printf("played: %s\n", text(state.tags(moves, move).symbols).c_str());
    for (int player = 0; player < player_count; ++player) {
      std::printf("  %s sees: %s\n", player_name(player).data(),
                  text(state.seen_by(player, moves, move)).c_str());
    }
    state.apply(moves, move);
  }
  std::printf(state.is_terminal() ? "the play has ended\n" : "the play stops\n");
}

// ---- The command line

// The whole of a word as a number.
template <class Number>
Number number(const std::string& word, Number (*parse)(const std::string&, std::size_t*)) {
  try {
    std::size_t end = 0;
    const Number result = parse(word, &end);
    if (end == word.size()) {
      return result;
    }
  } catch (const std::logic_error&) {
    // No number at all, or one that is too large.
  }
  throw Misuse("expected a number, found `" + word + "`");
}

std::int64_t integer(const std::string& word) {
  return number<long long>(word, [](const std::string& w, std::size_t* end) {
    return std::stoll(w, end);
  });
}

double decimal(const std::string& word) {
  return number<double>(word, [](const std::string& w, std::size_t* end) {
    return std::stod(w, end);
  });
}

Options parse(int argc, char** argv) {
  Options options;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--report") {
      options.report = true;
    } else if (word.starts_with("--") && i + 1 == argc) {
      throw Misuse(word + " needs a value");
    } else if (word == "--threads") {
      options.threads = static_cast<int>(std::clamp<std::int64_t>(integer(argv[++i]), 1, 4096));
    } else if (word == "--seconds") {
      options.seconds = decimal(argv[++i]);
    } else if (word == "--plies") {
      options.plies = integer(argv[++i]);
    } else if (word.starts_with("--")) {
      throw Misuse("there is no option " + word);
    } else {
      options.words.push_back(word);
    }
  }
  return options;
}

void run(const Options& options) {
  const std::vector<std::string>& words = options.words;
  const auto argument = [&words](std::size_t place, std::int64_t otherwise) {
    return place < words.size() ? integer(words[place]) : otherwise;
  };
  if (words.size() == 2 && words[0] == "perft") {
    perft(options, static_cast<int>(argument(1, 0)));
  } else if ((words.size() == 2 || words.size() == 3) && words[0] == "playouts") {
    playouts(options, argument(1, 0), static_cast<std::uint64_t>(argument(2, 1)));
  } else if (!words.empty() && words.size() <= 3 && words[0] == "play") {
    play(options.plies, static_cast<std::uint64_t>(argument(1, 1)),
         static_cast<std::uint64_t>(argument(2, 0)));
  } else {
    throw Misuse("say what to do");
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const Options options = parse(argc, argv);
    if (options.report) {
      // Whoever started this program holds its input open; if they are gone there is nobody to tell.
      std::thread([] {
        while (std::getchar() != EOF) {
        }
        std::_Exit(1);
      }).detach();
    }
    run(options);
    std::fflush(stdout);
    std::_Exit(0);
  } catch (const Misuse& misuse) {
    std::cerr << misuse.what() << "\nusage: @name@ perft DEPTH | playouts N [SEED] | play [SEED]"
              << " [--threads T] [--seconds S] [--plies P]\n";
    return 2;
  } catch (const std::exception& failure) {
    std::cerr << failure.what() << '\n';
    std::_Exit(1);
  }
}
