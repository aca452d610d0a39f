// Many plays in step. Included by bridge.cpp, of which it uses the functions at the top.
//
// All arrays belong to Python and are as long as rg_batch_new was told. Boards do not share random
// numbers, so a play does not depend on how many others there are or on the number of threads.

namespace {

using Word = game::Word;

#if GAME_PACKED
// Puts a move into a buffer by its code; games where moves have to be compared keep a hash, too.
template <class Moves>
void add_code(Moves& moves, Word code) {
  if constexpr (requires { moves.add(code); }) {
    moves.add(code);
  } else {
    moves.add(code, Word{});
  }
}
#endif

// Each move that there can be, by its tags: its number is its place in a sorted list.
class MoveList {
 public:
  MoveList(const std::int32_t* tags, const std::int32_t* starts, int count)
      : tags_(tags, tags + starts[count]), starts_(starts, starts + count + 1) {
    std::size_t size = 64;
    while (size < 2 * static_cast<std::size_t>(count)) {
      size *= 2;
    }
    slots_.assign(size, -1);
    for (int move = 0; move < count; ++move) {
      std::size_t slot = hash(&tags_[begin(move)], length(move));
      while (slots_[slot & (size - 1)] >= 0) {
        ++slot;
      }
      slots_[slot & (size - 1)] = move;
    }
  }

  // The number of a move, -1 if it is not in the list.
  int find(const std::vector<int>& tags) const {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t slot = hash(tags.data(), tags.size());; ++slot) {
      const int move = slots_[slot & mask];
      if (move < 0 || (length(move) == tags.size() &&
                       std::equal(tags.begin(), tags.end(), tags_.begin() + starts_[at(move)]))) {
        return move;
      }
    }
  }

  int size() const { return static_cast<int>(starts_.size()) - 1; }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }
  std::size_t begin(int move) const { return at(starts_[at(move)]); }
  std::size_t length(int move) const { return at(starts_[at(move) + 1] - starts_[at(move)]); }

  template <class Tag>
  static std::size_t hash(const Tag* tags, std::size_t length) {
    std::uint64_t hash = length;
    for (std::size_t i = 0; i < length; ++i) {
      hash = (hash + static_cast<std::uint64_t>(tags[i]) + 1) * 0x9E3779B97F4A7C15U;
      hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
  }

  std::vector<std::int32_t> tags_;
  std::vector<std::int32_t> starts_;
  std::vector<std::int32_t> slots_;
};

// A part of a state that is shown: one number at an offset; which place is 1 for which of its values.
struct Shown {
  std::int64_t offset;
  std::int32_t bytes;
  std::int32_t start;
  std::int32_t ranks;
};

// What Python knows about the game. The layout is that of a ctypes structure.
struct Scheme {
  const std::int32_t* tags;          // of all moves, one after the other
  const std::int32_t* starts;        // where each begins; one more than moves
  std::int32_t moves;                // -1 where moves are played tag by tag
  std::int32_t alphabet;             // how many tags there are
  const std::int32_t* letters;       // the number of each tag as an action, by its symbol, or -1
  const std::int32_t* nodes_by_code; // where the tags of a move follow from its code
  std::int32_t nodes;
  std::int32_t shown;                // how many parts of the state are shown
  const Shown* parts;
  const std::int32_t* ranks;         // rows of symbol_count
  const float* values;               // of scores, by their symbols
  std::int32_t actions;              // how many there are
  std::int32_t features;             // how many numbers an observation has
  std::int32_t remembered;           // how many tags of the view, 0 where the state is shown
  std::int64_t most_plies;
};

// One play.
struct Board {
  game::State state;
  game::Random chance{0, 0};
  game::Random policy{0, 0};
  std::int64_t plies = 0;
  bool ended = false;

  // The legal moves, once somebody asks: their codes, and their numbers or (tag by tag) their tags.
  bool listed = false;
  bool named = false;
  std::vector<Word> codes;
  std::vector<std::int32_t> ids;
  std::vector<std::vector<int>> words;
  std::vector<int> prefix;

  // What was drawn last, so that it need not be looked for.
  std::int32_t drawn_action = -1;
  int drawn = -1;
  int chosen = -1;

  // What each player was told: rows of mover and tag, the last ones.
  std::vector<std::vector<std::pair<int, int>>> views;
};

// What a thread works with.
struct Worker {
  game::Moves moves;
  game::Tags told;
  std::vector<std::vector<std::int32_t>> ids_by_code;  // by node; -2 where not known yet
  std::string failure;
  int failed_board = -1;
};

class Batch {
 public:
  Batch(int boards, std::uint64_t seed, int threads, const Scheme& scheme)
      : scheme_(scheme),
        list_(scheme.tags, scheme.starts, std::max(0, scheme.moves)),
        boards_(static_cast<std::size_t>(boards)),
        workers_(static_cast<std::size_t>(threads)) {
    letters_.assign(scheme.letters, scheme.letters + game::symbol_count);
    parts_.assign(scheme.parts, scheme.parts + scheme.shown);
    values_.assign(scheme.values, scheme.values + game::symbol_count);
    int rows = 0;
    for (const Shown& part : parts_) {
      rows = std::max(rows, part.ranks + 1);
    }
    ranks_.assign(scheme.ranks, scheme.ranks + rows * game::symbol_count);
    for (int i = 0; i < scheme.nodes; ++i) {
      const auto node = static_cast<std::size_t>(scheme.nodes_by_code[i]);
      if (by_code_.size() <= node) {
        by_code_.resize(node + 1);
      }
      by_code_[node] = true;
    }
    this->seed(seed);
  }

  int size() const { return static_cast<int>(boards_.size()); }
  const game::State& state(int board) const { return boards_[at(board)].state; }

  void seed(std::uint64_t seed) {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      boards_[i].chance = game::Random(seed, i);
      boards_[i].policy = game::Random(~seed, i);
    }
  }

  void seeds(const std::uint64_t* seeds) {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      boards_[i].chance = game::Random(seeds[i], 0);
      boards_[i].policy = game::Random(~seeds[i], 0);
    }
  }

  // Starts anew, all boards or those that a mask has.
  int reset(const std::uint8_t* mask) {
    return each([this, mask](Board& board, Worker& worker, int i) {
      if (mask == nullptr || mask[i] != 0) {
        begin(board, worker);
      }
    });
  }

  // Draws an action for each board, every legal move with the same chance.
  int sample(const std::uint8_t* drawing, std::int32_t* actions) {
    return each([=, this](Board& board, Worker& worker, int i) {
      if (drawing == nullptr || drawing[i] != 0) {
        actions[i] = draw(board, worker);
      }
    });
  }

  // Finds the moves that actions stand for; the first board with an illegal one, else -1.
  int resolve(const std::int32_t* actions, const std::uint8_t* moving) {
    std::atomic<int> wrong{size()};
    const int failed = each([&](Board& board, Worker& worker, int i) {
      if ((moving == nullptr || moving[i] != 0) && !resolve(board, worker, actions[i])) {
        int before = wrong.load();
        while (i < before && !wrong.compare_exchange_weak(before, i)) {
        }
      }
    });
    return failed != 0 ? -2 : wrong == size() ? -1 : wrong.load();
  }

  int step(const std::int32_t* actions, const std::uint8_t* moving, float* rewards, std::uint8_t* terminated,
           std::uint8_t* truncated, bool resets, std::int8_t* last_observations) {
    return each([=, this](Board& board, Worker& worker, int i) {
      float* mine = rewards + static_cast<std::size_t>(i) * game::player_count;
      std::fill_n(mine, game::player_count, 0.0F);
      terminated[i] = truncated[i] = 0;
      if (board.ended || (moving != nullptr && moving[i] == 0)) {
        return;
      }
      if (!play(board, worker, actions[i])) {
        return;  // a tag of a longer move
      }
      ++board.plies;
      go_on(board, worker);
      if (board.state.is_terminal()) {
        terminated[i] = 1;
        for (int player = 0; player < game::player_count; ++player) {
          mine[player] = values_[at(board.state.score(player))];
        }
      } else if (board.plies >= scheme_.most_plies || !has_moves(board, worker)) {
        truncated[i] = 1;
      } else {
        return;
      }
      board.ended = true;
      if (last_observations != nullptr) {
        observe(board, board.state.current_player(), last_observations + features(i));
      }
      if (resets) {
        begin(board, worker);
      }
    });
  }

  // Plays so many random moves on each board, ended plays beginning anew; how many plays ended.
  std::int64_t play(std::int64_t steps) {
    std::atomic<std::int64_t> ended{0};
    const int failed = each([&](Board& board, Worker& worker, int) {
      std::int64_t mine = 0;
      board.prefix.clear();
      for (std::int64_t step = 0; step < steps; ++step) {
        if (board.ended || board.plies >= scheme_.most_plies) {
          begin(board, worker);
        }
        const bool moved = scheme_.remembered > 0 ? told_random(board, worker)
                                                  : board.state.apply_random(worker.moves, board.policy);
        board.plies += moved ? 1 : 0;
        if (moved) {
          go_on(board, worker);
        }
        if (!moved || board.state.is_terminal() || board.plies >= scheme_.most_plies) {
          ++mine;
          begin(board, worker);
        }
      }
      forget(board);
      ended += mine;
    });
    return failed != 0 ? -1 : ended.load();
  }

  int masks(std::int8_t* masks) {
    return each([=, this](Board& board, Worker& worker, int i) {
      std::int8_t* mask = masks + static_cast<std::size_t>(i) * at(scheme_.actions);
      std::fill_n(mask, scheme_.actions, std::int8_t{0});
      if (board.ended) {
        return;
      }
      name(board, worker);
      if (scheme_.moves >= 0) {
        for (const std::int32_t id : board.ids) {
          mask[id] = 1;
        }
        return;
      }
      for (const std::vector<int>& word : board.words) {
        if (continues(word, board.prefix)) {
          mask[next_letter(word, board.prefix)] = 1;
        }
      }
    });
  }

  // What the players to move see, or a given one.
  int observe(std::int8_t* observations, int player) {
    return each([=, this](Board& board, Worker&, int i) {
      observe(board, player >= 0 ? player : board.state.current_player(),
              observations + features(i));
    });
  }

  // What a player sees of another state, where nothing is hidden.
  void look(const game::State& state, int player, std::int8_t* to) const {
    Board board;
    board.state = state;
    observe(board, player, to);
  }

  void players(std::int32_t* players) const {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      players[i] = boards_[i].ended ? -1 : boards_[i].state.current_player();
    }
  }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }
  std::size_t features(int board) const { return at(board) * at(scheme_.features); }

  // Does something with every board, on all threads; 0, or -1 where the rules failed.
  template <class Action>
  int each(Action action) {
    const int threads = std::min(static_cast<int>(workers_.size()), std::max(1, size() / 64));
    const auto work = [&](int thread) {
      Worker& worker = workers_[at(thread)];
      worker.failed_board = -1;
      const int first = static_cast<int>(std::int64_t{size()} * thread / threads);
      const int last = static_cast<int>(std::int64_t{size()} * (thread + 1) / threads);
      for (int i = first; i < last; ++i) {
        try {
          action(boards_[at(i)], worker, i);
        } catch (const std::exception& failure) {
          worker.failure = failure.what();
          worker.failed_board = i;
          worker.moves = game::Moves();
          boards_[at(i)].state = game::State();
          forget(boards_[at(i)]);
        }
      }
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread) {
      others.emplace_back(work, thread);
    }
    work(0);
    for (std::thread& other : others) {
      other.join();
    }
    for (int thread = 0; thread < threads; ++thread) {
      if (workers_[at(thread)].failed_board >= 0) {
        last_error = "board " + std::to_string(workers_[at(thread)].failed_board) + ": " +
                     workers_[at(thread)].failure;
        return -1;
      }
    }
    return 0;
  }

  static void forget(Board& board) {
    board.listed = board.named = false;
    board.drawn = board.chosen = -1;
    board.drawn_action = -1;
  }

  void begin(Board& board, Worker& worker) {
    board.state = start_;
    board.plies = 0;
    board.ended = false;
    board.prefix.clear();
    board.views.assign(scheme_.remembered > 0 ? game::player_count : 0, {});
    forget(board);
    go_on(board, worker);
  }

  // Chance decides until somebody else is to move.
  void go_on(Board& board, Worker& worker) {
    constexpr int most_draws = 1'000'000;
    for (int draws = 0; board.state.current_player() == game::random_player; ++draws) {
      if (board.state.is_terminal()) {
        return;
      }
      if (draws == most_draws) {
        throw game::EndlessPlay(game::EndlessPlay::keeper, "chance does not seem to end");
      }
      if (scheme_.remembered == 0) {
        if (!board.state.apply_random(worker.moves, board.chance)) {
          return;
        }
        continue;
      }
      board.state.legal_moves(worker.moves);
      if (worker.moves.size() == 0) {
        return;
      }
      const int move = board.state.draw(worker.moves, board.chance);
      tell(board, worker, move);
      board.state.apply(worker.moves, move);
    }
  }

  // Tells the tags of a move to those who see them.
  void tell(Board& board, Worker& worker, int move) {
    if (scheme_.remembered == 0) {
      return;
    }
    const int mover = board.state.current_player();
    const game::Tags told = board.state.tags(worker.moves, move);
    for (int player = 0; player < game::player_count; ++player) {
      std::vector<std::pair<int, int>>& view = board.views[at(player)];
      bool any = false;
      for (std::size_t i = 0; i < told.symbols.size(); ++i) {
        if (player == mover || (told.seen_by[i] >> player & 1U) != 0) {
          view.emplace_back(mover, told.symbols[i]);
          any = true;
        }
      }
      if (!any) {
        view.emplace_back(mover, -1);
      }
      if (view.size() > at(scheme_.remembered)) {
        view.erase(view.begin(), view.end() - scheme_.remembered);
      }
    }
  }

  // A random move that is told to those who see it; whether there was one.
  bool told_random(Board& board, Worker& worker) {
    board.state.legal_moves(worker.moves);
    if (worker.moves.size() == 0) {
      return false;
    }
    const int move = board.state.draw(worker.moves, board.policy);
    tell(board, worker, move);
    board.state.apply(worker.moves, move);
    return true;
  }

  void list(Board& board, Worker& worker) {
    if (board.listed) {
      return;
    }
    board.state.legal_moves(worker.moves);
    const int count = worker.moves.size();
    board.codes.resize(at(count));
    for (int move = 0; move < count; ++move) {
      board.codes[at(move)] = worker.moves.code(move);
    }
    board.listed = true;
    board.named = false;
  }

  // Whether somebody can move; looks at games that may be stuck only once a move is asked for.
  bool has_moves(Board& board, Worker& worker) {
    list(board, worker);
    return !board.codes.empty();
  }

  // Puts the moves of a board into the buffer of the thread, one of them alone where that works;
  // the place of the move in it.
  int load(Board& board, Worker& worker, int move) {
#if GAME_PACKED
    worker.moves.clear();
    add_code(worker.moves, board.codes[at(move)]);
    return 0;
#else
    board.state.legal_moves(worker.moves);
    return move;
#endif
  }

  // The number of a legal move. Where it follows from the code it is found out once.
  std::int32_t id(Board& board, Worker& worker, int move) {
    constexpr Word most = 1 << 16;
    const auto node = static_cast<std::size_t>(board.state.node);
    const Word code = board.codes[at(move)];
    const bool tabled = GAME_PACKED && node < by_code_.size() && by_code_[node] && code < most;
    if (tabled) {
      if (worker.ids_by_code.size() <= node) {
        worker.ids_by_code.resize(node + 1);
      }
      std::vector<std::int32_t>& known = worker.ids_by_code[node];
      if (known.size() <= code) {
        known.resize(code + 1, -2);
      }
      if (known[code] == -2) {
        known[code] = told_id(board, worker, move);
      }
      return known[code];
    }
    return told_id(board, worker, move);
  }

  std::int32_t told_id(Board& board, Worker& worker, int move) {
    worker.told.symbols.clear();
    worker.told.seen_by.clear();
    game::State copy = board.state;
    game::tell_move(copy, worker.moves, load(board, worker, move), worker.told);
    const int found = list_.find(worker.told.symbols);
    if (found < 0) {
      throw std::logic_error("a legal move is not in the list of moves");
    }
    return found;
  }

  void name(Board& board, Worker& worker) {
    list(board, worker);
    if (board.named) {
      return;
    }
    const int count = static_cast<int>(board.codes.size());
    if (scheme_.moves >= 0) {
      board.ids.resize(at(count));
      for (int move = 0; move < count; ++move) {
        board.ids[at(move)] = id(board, worker, move);
      }
    } else {
      board.words.resize(at(count));
      board.state.legal_moves(worker.moves);
      for (int move = 0; move < count; ++move) {
        board.words[at(move)] = board.state.tags(worker.moves, move).symbols;
      }
    }
    board.named = true;
  }

  static bool continues(const std::vector<int>& word, const std::vector<int>& prefix) {
    return word.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), word.begin());
  }

  // The action that goes on with a word after a prefix; the last one of all ends the move.
  std::int32_t next_letter(const std::vector<int>& word, const std::vector<int>& prefix) const {
    return word.size() == prefix.size() ? scheme_.alphabet : letters_[at(word[prefix.size()])];
  }

  std::int32_t draw(Board& board, Worker& worker) {
    if (board.ended) {
      return 0;
    }
    list(board, worker);
    const int count = static_cast<int>(board.codes.size());
    if (scheme_.moves >= 0) {
      board.drawn = count == 1 ? 0 : board.policy.below(count);
      board.drawn_action =
          board.named ? board.ids[at(board.drawn)] : id(board, worker, board.drawn);
      return board.drawn_action;
    }
    name(board, worker);
    int fitting = 0;
    for (const std::vector<int>& word : board.words) {
      fitting += continues(word, board.prefix) ? 1 : 0;
    }
    int left = board.policy.below(fitting);
    for (const std::vector<int>& word : board.words) {
      if (continues(word, board.prefix) && left-- == 0) {
        return next_letter(word, board.prefix);
      }
    }
    return 0;
  }

  // Finds the move of an action, or sees that a tag goes on; whether it is legal.
  bool resolve(Board& board, Worker& worker, std::int32_t action) {
    board.chosen = -1;
    if (board.ended) {
      return true;
    }
    if (board.drawn >= 0 && action == board.drawn_action) {
      board.chosen = board.drawn;
      return true;
    }
    name(board, worker);
    if (scheme_.moves >= 0) {
      const auto found = std::find(board.ids.begin(), board.ids.end(), action);
      board.chosen = static_cast<int>(found - board.ids.begin());
      return found != board.ids.end();
    }
    return std::any_of(board.words.begin(), board.words.end(), [&](const std::vector<int>& word) {
      return continues(word, board.prefix) && next_letter(word, board.prefix) == action;
    });
  }

  // Plays what was resolved; whether a move is complete.
  bool play(Board& board, Worker& worker, std::int32_t action) {
    int move = board.chosen;
    if (scheme_.moves < 0) {
      move = spell(board, action);
      if (move < 0) {
        return false;
      }
    }
    const int place = load(board, worker, move);
    tell(board, worker, place);
    board.state.apply(worker.moves, place);
    board.prefix.clear();
    forget(board);
    return true;
  }

  // Goes on with a tag; the move that is complete with it, -1 while there are longer ones.
  int spell(Board& board, std::int32_t action) {
    if (action < scheme_.alphabet) {
      for (const std::vector<int>& word : board.words) {
        if (continues(word, board.prefix) && next_letter(word, board.prefix) == action) {
          board.prefix.push_back(word[board.prefix.size()]);
          break;
        }
      }
    }
    int complete = -1;
    bool longer = false;
    for (std::size_t move = 0; move < board.words.size(); ++move) {
      if (continues(board.words[move], board.prefix)) {
        const bool whole = board.words[move].size() == board.prefix.size();
        longer |= !whole;
        complete = whole && complete < 0 ? static_cast<int>(move) : complete;
      }
    }
    return action == scheme_.alphabet || !longer ? complete : -1;
  }

  // Rows of 0 and 1: who looks, who is to move, and then the state or what the player was told.
  void observe(const Board& board, int player, std::int8_t* to) const {
    std::fill_n(to, scheme_.features, std::int8_t{0});
    if (player >= 0) {
      to[player] = 1;
    }
    const int mover = board.state.current_player();
    if (mover >= 0 && !board.ended) {
      to[game::player_count + mover] = 1;
    }
    if (scheme_.remembered > 0) {
      if (player >= 0 && !board.views.empty()) {
        remember(board.views[at(player)], to + 2 * game::player_count);
      }
      return;
    }
    const char* state = reinterpret_cast<const char*>(&board.state);
    for (const Shown& part : parts_) {
      std::int32_t value = 0;
      if (part.bytes == 1) {
        value = static_cast<unsigned char>(state[part.offset]);
      } else if (part.bytes == 2) {
        std::int16_t middle;
        std::memcpy(&middle, state + part.offset, 2);
        value = middle;
      } else {
        std::memcpy(&value, state + part.offset, 4);
      }
      const std::int32_t rank = ranks_[at(part.ranks * game::symbol_count + value)];
      if (rank >= 0) {
        to[part.start + rank] = 1;
      }
    }
  }

  // One row for each of the last tags: who moved (chance last), then which tag.
  void remember(const std::vector<std::pair<int, int>>& view, std::int8_t* to) const {
    const int width = game::player_count + 1 + scheme_.alphabet;
    for (const auto& [mover, tag] : view) {
      to[mover >= 0 ? mover : game::player_count] = 1;
      if (tag >= 0 && letters_[at(tag)] >= 0) {
        to[game::player_count + 1 + letters_[at(tag)]] = 1;
      }
      to += width;
    }
  }

  Scheme scheme_;
  MoveList list_;
  std::vector<std::int32_t> letters_;
  std::vector<Shown> parts_;
  std::vector<std::int32_t> ranks_;
  std::vector<float> values_;
  std::vector<bool> by_code_;
  const game::State start_;
  std::vector<Board> boards_;
  std::vector<Worker> workers_;
};

}  // namespace

EXPORT Batch* rg_batch_new(int boards, std::uint64_t seed, int threads, const Scheme* scheme) {
  return guarded(static_cast<Batch*>(nullptr), [&] {
    auto batch = std::make_unique<Batch>(boards, seed, threads, *scheme);
    return batch->reset(nullptr) == 0 ? batch.release() : nullptr;
  });
}

EXPORT void rg_batch_free(Batch* batch) { delete batch; }

EXPORT int rg_batch_reset(Batch* batch, const std::uint8_t* mask) {
  return guarded(-1, [&] { return batch->reset(mask); });
}

EXPORT void rg_batch_seed(Batch* batch, std::uint64_t seed) { batch->seed(seed); }

// A seed for each board.
EXPORT void rg_batch_seeds(Batch* batch, const std::uint64_t* seeds) { batch->seeds(seeds); }

EXPORT int rg_batch_sample(Batch* batch, const std::uint8_t* drawing, std::int32_t* actions) {
  return guarded(-1, [&] { return batch->sample(drawing, actions); });
}

// 0, -1 where the rules failed, or -2 - i where the action of board i is illegal: then nothing is
// played.
EXPORT int rg_batch_step(Batch* batch, const std::int32_t* actions, const std::uint8_t* moving,
                         float* rewards, std::uint8_t* terminated, std::uint8_t* truncated, int resets,
                         std::int8_t* last_observations) {
  return guarded(-1, [&] {
    const int wrong = batch->resolve(actions, moving);
    if (wrong != -1) {
      return wrong == -2 ? -1 : -2 - wrong;
    }
    return batch->step(actions, moving, rewards, terminated, truncated, resets != 0, last_observations);
  });
}

EXPORT std::int64_t rg_batch_play(Batch* batch, std::int64_t steps) {
  return guarded(std::int64_t{-1}, [&] { return batch->play(steps); });
}

EXPORT int rg_batch_masks(Batch* batch, std::int8_t* masks) {
  return guarded(-1, [&] { return batch->masks(masks); });
}

EXPORT int rg_batch_observe(Batch* batch, std::int8_t* observations, int player) {
  return guarded(-1, [&] { return batch->observe(observations, player); });
}

EXPORT void rg_batch_players(const Batch* batch, std::int32_t* players) {
  batch->players(players);
}

EXPORT void rg_batch_look(const Batch* batch, const Handle* handle, int player,
                          std::int8_t* observation) {
  guarded(0, [&] {
    batch->look(handle->state, player, observation);
    return 0;
  });
}

// A copy of the state of a board, to be freed as others are.
EXPORT Handle* rg_batch_state(const Batch* batch, int board) {
  return guarded(static_cast<Handle*>(nullptr), [&] {
    auto handle = std::make_unique<Handle>();
    handle->state = batch->state(board);
    return handle.release();
  });
}

namespace {

template <class Member>
std::int32_t cell_bytes(const Member& member) {
  if constexpr (requires { member.size(); }) {
    return static_cast<std::int32_t>(sizeof(member[0]));
  } else {
    return static_cast<std::int32_t>(sizeof(member));
  }
}

}  // namespace

// For each variable where it is in a state, and how many bytes a number of it has. GAME_MEMBERS has
// an entry for each: MEMBER(board)
EXPORT void rg_members(std::int64_t* members) {
  const game::State state;
  const char* begin = reinterpret_cast<const char*>(&state);
#define MEMBER(name)                                                  \
  *members++ = reinterpret_cast<const char*>(&state.name) - begin;    \
  *members++ = cell_bytes(state.name);
#include "members.inc"
#undef MEMBER
}
