// An example: counts and plays reversi with reversi.hpp. Written by Regames (translate --to cpp).
//
//   reversi perft DEPTH              counts sequences of moves
//   reversi playouts N [SEED]        plays at random, and measures it
//   reversi play [SEED [PLAY]]       shows one random play, move by move
//
// Options for perft and playouts:
//   --threads T   plays so many at a time (default 1)
//   --seconds S   begins no more playouts after that time
//   --plies P     gives playouts up after so many moves (default 100000)
//   --choices     counts decisions: moves of who had only one are not counted
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

#include "reversi.hpp"

namespace {

using namespace regames::reversi;
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

// ---- Plays as text

struct Turn {
  std::string player;
  std::vector<int> tags;
};

// Plays that stopped before their end, by where that was. Only improper rules have such plays.
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

// Counts sequences of moves by players and by chance, or of choices: moves of who had at least two.
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

  // Notes the play on the way to the states that are being looked at.
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
  // A state on the way down, its moves, and the moves without alternative that led to it.
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

  // Plays on while there is nothing to choose, then lists the choices; false if none come.
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

// Counts all depths in one go, for a program.
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

// ---- Playouts

// Number, sum, least and greatest of numbers.
struct Spread {
  std::int64_t count = 0;
  std::int64_t sum = 0;
  std::int64_t least = std::numeric_limits<std::int64_t>::max();
  std::int64_t greatest = 0;
  bool estimated = false;

  // The number of moves, which may be estimated.
  void add(const Moves& moves) {
    add(moves.choices());
    estimated |= moves.is_estimated();
  }

  void add(std::int64_t number) { add({1, number, number, number, false}); }

  void add(const Spread& other) {
    count += other.count;
    sum += other.sum;
    least = std::min(least, other.least);
    greatest = std::max(greatest, other.greatest);
    estimated |= other.estimated;
  }
};

// What playouts add up to, in any order.
struct Tally {
  std::int64_t unfinished = 0;
  Spread plies;
  Spread branching;
  std::vector<std::int64_t> scores = std::vector<std::int64_t>(player_count * symbol_count);

  // The first playout that stopped at a place before its end, or was given up there.
  std::map<std::string, std::int64_t> stuck;
  std::map<std::string, std::int64_t> given_up;

  void add(const Tally& other) {
    merge(stuck, other.stuck);
    merge(given_up, other.given_up);
    unfinished += other.unfinished;
    plies.add(other.plies);
    branching.add(other.branching);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      scores[i] += other.scores[i];
    }
  }

  static void merge(std::map<std::string, std::int64_t>& mine,
                    const std::map<std::string, std::int64_t>& others) {
    for (const auto& [place, play] : others) {
      const auto [entry, is_new] = mine.emplace(place, play);
      entry->second = std::min(entry->second, play);
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
    return tally_;
  }

  // What the rules failed with, if they did.
  const std::string& failure() const { return failure_; }

  // The moves of playouts up to where they stopped.
  Stopped replay(const std::map<std::string, std::int64_t>& plays) const {
    Stopped stopped;
    for (const auto& [place, play] : plays) {
      stopped[place] = replay(play);
    }
    return stopped;
  }

 private:
  // What one thread does.
  void work() {
    Tally tally;
    State state;
    Moves moves;
    Pace pace;
    for (std::int64_t play = next(pace); play < number_; play = next(pace)) {
      state = initial_;
      try {
        playout(state, moves, play, tally);
      } catch (const EndlessPlay& endless) {
        tally.stuck.emplace(endless.what(), play);
        const std::lock_guard<std::mutex> lock(mutex_);
        failure_ = endless.what();
        next_ = number_;
      }
      progress_.at(play + 1);
    }
    const std::lock_guard<std::mutex> lock(mutex_);
    tally_.add(tally);
  }

  // How often a thread asks for the time, which takes long where playouts are short.
  struct Pace {
    Clock::time_point asked = Clock::now();
    int unasked = 0;
    int left = 0;
  };

  // The number of the next playout; with a time, one is always played.
  std::int64_t next(Pace& pace) {
    if (options_.seconds == std::numeric_limits<double>::infinity() || --pace.left >= 0) {
      return next_++;
    }
    constexpr int most_unasked = 64;
    const Clock::time_point now = Clock::now();
    const bool soon = now - pace.asked < std::chrono::microseconds(20);
    pace.unasked = soon ? std::min(2 * pace.unasked + 1, most_unasked) : pace.unasked / 2;
    pace.left = pace.unasked;
    pace.asked = now;
    return next_ > 0 && seconds_since(start_) >= options_.seconds ? number_ : next_++;
  }

  void playout(State& state, Moves& moves, std::int64_t play, Tally& tally) {
    Random random(seed_, static_cast<std::uint64_t>(play));
    std::int64_t plies = 0;
    try {
      while (plies < options_.plies && state.apply_random(moves, random)) {
        tally.branching.add(moves);
        ++plies;
      }
    } catch (const EndlessPlay& endless) {
      if (endless.kind == EndlessPlay::move) {
        throw;
      }
      tally.stuck.emplace(endless.what(), play);
      tally.branching.add(moves);
      tally.plies.add(plies + 1);
      ++tally.unfinished;
      return;
    }
    tally.plies.add(plies);
    if (!state.is_terminal()) {
      (plies == options_.plies ? tally.given_up : tally.stuck).emplace(state.place(), play);
      ++tally.unfinished;
      return;
    }
    for (int player = 0; player < player_count; ++player) {
      ++tally.scores[static_cast<std::size_t>(player * symbol_count + state.score(player))];
    }
  }

  std::vector<Turn> replay(std::int64_t number) const {
    std::vector<Turn> play;
    State state = initial_;
    Moves moves;
    Random random(seed_, static_cast<std::uint64_t>(number));
    try {
      for (std::int64_t plies = 0; plies < options_.plies; ++plies) {
        const int move = state.choose(moves, random);
        if (move < 0) {
          break;
        }
        play.push_back(turn(state, moves, move));
        state.apply(moves, move);
      }
    } catch (const EndlessPlay&) {
      // It stopped here before, too.
    }
    return play;
  }

  const Options& options_;
  const std::int64_t number_;
  const std::uint64_t seed_;
  const State initial_;
  const Clock::time_point start_ = Clock::now();
  std::atomic<std::int64_t> next_ = 0;
  std::mutex mutex_;
  Tally tally_;
  std::string failure_;
  Progress progress_;
};

void report_spread(const char* name, const Spread& spread) {
  std::printf("%s\t%lld\t%lld", name, static_cast<long long>(spread.count),
              static_cast<long long>(spread.sum));
  if (!spread.estimated) {
    std::printf("\t%lld\t%lld", static_cast<long long>(spread.least),
                static_cast<long long>(spread.greatest));
  }
  std::printf("\n");
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
}

void print_spread(const char* name, const Spread& spread) {
  if (spread.count == 0) {
    return;
  }
  std::printf("%-10s %12.2f", name,
              static_cast<double>(spread.sum) / static_cast<double>(spread.count));
  if (!spread.estimated) {
    std::printf(" %12lld %12lld", static_cast<long long>(spread.least),
                static_cast<long long>(spread.greatest));
  }
  std::printf("\n");
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
  Playouts playouts(options, number, seed);
  const Tally tally = playouts.run();
  const double seconds = std::max(1e-9, seconds_since(start));
  if (options.report) {
    report(tally, seconds);
    report("stuck", playouts.replay(tally.stuck));
    report("given up", playouts.replay(tally.given_up));
    if (playouts.failure().empty()) {
      std::printf("done\n");
    } else {
      std::printf("endless\t%s\n", playouts.failure().c_str());
    }
  } else if (playouts.failure().empty()) {
    print(tally, seconds, std::max(1e-9, cpu_seconds() - cpu));
  } else {
    throw std::runtime_error(playouts.failure());
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
    const int move = state.draw(moves, random);
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
    } else if (word == "--choices") {
      options.choices = true;
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

void run_command(const Options& options) {
  const std::vector<std::string>& words = options.words;
  const auto argument = [&words](std::size_t place, std::int64_t otherwise) {
    return place < words.size() ? integer(words[place]) : otherwise;
  };
  if (words.size() == 2 && words[0] == "perft") {
    const int depth = static_cast<int>(std::clamp<std::int64_t>(argument(1, 0), 0, 1'000'000));
    (options.report ? report_perft : perft)(options, depth);
  } else if ((words.size() == 2 || words.size() == 3) && words[0] == "playouts") {
    playouts(options, argument(1, 0), static_cast<std::uint64_t>(argument(2, 1)));
  } else if (!words.empty() && words.size() <= 3 && words[0] == "play") {
    play(options.plies, static_cast<std::uint64_t>(argument(1, 1)),
         static_cast<std::uint64_t>(argument(2, 0)));
  } else {
    throw Misuse("say what to do");
  }
}

void run(const Options& options) {
  try {
    run_command(options);
  } catch (const EndlessPlay& endless) {  // before any play began
    if (!options.report) {
      throw;
    }
    std::printf("endless\t%s\n", endless.what());
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
    std::cerr << misuse.what() << "\nusage: reversi perft DEPTH | playouts N [SEED] | play [SEED]"
              << " [--threads T] [--seconds S] [--plies P]\n";
    return 2;
  } catch (const std::exception& failure) {
    std::cerr << failure.what() << '\n';
    std::_Exit(1);
  }
}
