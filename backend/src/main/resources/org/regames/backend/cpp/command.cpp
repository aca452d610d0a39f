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

// A whole word as a number.
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
      // The program that started this one holds its input open; once it is gone, nobody listens.
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
