// ---- Playouts

// The count, sum, minimum and maximum of numbers.
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

// The totals of playouts, which may be added in any order.
struct Tally {
  std::int64_t unfinished = 0;
  Spread plies;
  Spread branching;
  std::vector<std::int64_t> scores = std::vector<std::int64_t>(player_count * symbol_count);

  // The first playout that stopped at a node before its end, or was given up there.
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

  // How the rules failed, if they did.
  const std::string& failure() const { return failure_; }

  // The moves of playouts until they stopped.
  Stopped replay(const std::map<std::string, std::int64_t>& plays) const {
    Stopped stopped;
    for (const auto& [place, play] : plays) {
      stopped[place] = replay(play);
    }
    return stopped;
  }

 private:
  // The work of one thread.
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

  // How often a thread reads the clock, which takes long compared with short playouts.
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
      // It has stopped here before.
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

// Calls a function for each score that occurred: with the player, the score, and how often.
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

