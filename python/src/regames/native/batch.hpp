// Many plays in lockstep.
//
// All arrays belong to Python and have the lengths in the scheme. Boards do not share random
// numbers, so a play does not depend on how many others there are or on the number of threads. A
// step visits each board once: it plays, draws the next move and writes everything that is
// requested while the board is in the cache of the core.

namespace {

class Batch {
 public:
  Batch(int boards, std::uint64_t seed, int threads, const Scheme& scheme)
      : scheme_(scheme),
        actions_(scheme),
        observer_(scheme),
        rows_(scheme),
        values_(scheme.values, scheme.values + game::symbol_count),
        boards_(static_cast<std::size_t>(boards)),
        listings_(boards_.size()),
        drawn_(boards_.size(), -1),
        given_(boards_.size()),
        crew_(threads) {
    this->seed(seed);
  }

  int size() const { return static_cast<int>(boards_.size()); }
  const game::State& state(int board) const { return boards_[at(board)].state; }

  void seed(std::uint64_t seed) {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      reseed(static_cast<int>(i), seed, i);
    }
  }

  void seeds(const std::uint64_t* seeds) {
    for (std::size_t i = 0; i < boards_.size(); ++i) {
      reseed(static_cast<int>(i), seeds[i], 0);
    }
  }

  // Starts new plays, on all boards or on those in a mask.
  int reset(const std::uint8_t* mask) {
    return each([this, mask](Board& board, Worker& worker, int i) {
      if (mask == nullptr || mask[i] != 0) {
        begin(board, worker, i);
      }
    });
  }

  // Draws an action for each board, every legal move with the same probability. The moves after the
  // last step are drawn already; further calls draw other ones.
  int sample(const std::uint8_t* drawing, std::int32_t* actions) {
    if (drawing == nullptr && all_drawn()) {
      std::copy(drawn_.begin(), drawn_.end(), actions);
      std::fill(given_.begin(), given_.end(), std::uint8_t{1});
      return 0;
    }
    return each([=, this](Board& board, Worker& worker, int i) {
      if (drawing == nullptr || drawing[i] != 0) {
        actions[i] = draw_action(board, worker, i);
      }
    });
  }

  // Finds the moves that actions stand for; returns the first board with an illegal one, else -1;
  // -2 if the rules failed.
  int resolve(const std::int32_t* actions, const std::uint8_t* moving) {
    if (moving == nullptr && std::equal(drawn_.begin(), drawn_.end(), actions, agrees)) {
      return -1;
    }
    std::atomic<int> wrong{size()};
    const int failed = each([&](Board& board, Worker& worker, int i) {
      if ((moving == nullptr || moving[i] != 0) && !resolve(board, worker, i, actions[i])) {
        int before = wrong.load();
        while (i < before && !wrong.compare_exchange_weak(before, i)) {
        }
      }
    });
    return failed != 0 ? -2 : wrong == size() ? -1 : wrong.load();
  }

  // Plays what was resolved, and fills all arrays.
  int step(const std::int32_t* actions, const std::uint8_t* moving, bool resets, const Outputs& to) {
    std::fill_n(to.rewards, at(size()) * game::player_count, 0.0F);
    std::memset(to.terminated, 0, at(size()));
    std::memset(to.truncated, 0, at(size()));
    return each([=, this](Board& board, Worker& worker, int i) {
      if (board.ended || (moving != nullptr && moving[i] == 0)) {
        return;
      }
      if (play(board, worker, i, actions[i])) {
        ++board.plies;
        go_on(board, worker, i);
        if (ends(board, worker, i, to)) {
          board.ended = true;
          if (to.last_observations != nullptr) {
            observe(board, i, board.player, to.last_observations);
          }
          if (resets) {
            begin(board, worker, i);
          }
        }
      }
      show(board, worker, i, to);
    });
  }

  // Plays a number of random moves on each board, restarting ended plays; returns how many plays
  // ended.
  std::int64_t play(std::int64_t steps) {
    std::atomic<std::int64_t> ended{0};
    const int failed = each([&](Board& board, Worker& worker, int i) {
      listings_[at(i)].prefix.clear();
      if (board.ended) {
        begin(board, worker, i);
      }
      std::int64_t mine = 0;
      for (std::int64_t step = 0; step < steps; ++step) {
        bool moved = play_drawn(board, worker, i);
        if (!moved) {
          ++mine;
          begin(board, worker, i);
          moved = play_drawn(board, worker, i);
        }
        board.plies += moved ? 1 : 0;
        go_on(board, worker, i);
        if (!moved || board.state.is_terminal() || board.plies >= scheme_.most_plies) {
          ++mine;
          begin(board, worker, i);
        }
      }
      if (steps > 0 && is_stuck(board, worker, i)) {
        ++mine;
        begin(board, worker, i);
      }
      ended += mine;
    });
    return failed != 0 ? -1 : ended.load();
  }

  // Fills the arrays that describe the boards.
  int show(const Outputs& to) {
    return each([&](Board& board, Worker& worker, int i) { show(board, worker, i, to); });
  }

  // What a player sees of all boards.
  int observe(std::int8_t* observations, int player) {
    return each(
        [=, this](Board& board, Worker&, int i) { observe(board, i, player, observations); });
  }

  const Rows& rows() const { return rows_; }

  // A board as a row.
  void save(int i, std::uint8_t* row) { rows_.write(parts(i), row); }

  // Sets a board to a row that fits, and fills its places in the arrays.
  int load(int i, const std::uint8_t* row, const Outputs& to) {
    return one(i, [&](Board& board, Worker& worker) {
      rows_.read(row, parts(i));
      show_begun(board, worker, i, to);
    });
  }

  // Replaces the state of a board, given what players have seen.
  int set(int i, const game::State& state, std::vector<View> views, const Outputs& to) {
    return one(i, [&](Board& board, Worker& worker) {
      board.plies = 0;
      board.ended = false;
      listings_[at(i)].prefix.clear();
      listings_[at(i)].views = std::move(views);
      forget(board, i);
      board.state = state;
      go_on(board, worker, i);
      board.ended = board.state.is_terminal() || is_stuck(board, worker, i);
      show_begun(board, worker, i, to);
    });
  }

  // What a player sees of another state, if nothing is hidden.
  void look(const game::State& state, int player, std::int8_t* to) const {
    observer_.observe(state, false, {}, player, to);
  }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }

  // Whether an action is that of the move that was drawn.
  static bool agrees(std::int32_t drawn, std::int32_t action) {
    return drawn == action && drawn >= 0;
  }

  // Does something with every board, on all threads; returns 0, or -1 if the rules failed.
  template <class Action>
  int each(Action action) {
    const auto mine = [this, action](Worker& worker, int i) { action(boards_[at(i)], worker, i); };
    return crew_.each(size(), mine, [this](Worker& worker, int i) { give_up(worker, i); });
  }

  // The same with one board.
  template <class Action>
  int one(int board, Action action) {
    const auto mine = [&](Worker& worker, int i) { action(boards_[at(i)], worker); };
    return crew_.one(board, mine, [this](Worker& worker, int i) { give_up(worker, i); });
  }

  BoardParts parts(int i) {
    return {boards_[at(i)], listings_[at(i)], drawn_[at(i)], given_[at(i)]};
  }

  // Fills the places of a board that was not reached by a step.
  void show_begun(Board& board, Worker& worker, int i, const Outputs& to) {
    std::fill_n(to.rewards + at(i) * at(game::player_count), game::player_count, 0.0F);
    to.terminated[i] = to.truncated[i] = 0;
    show(board, worker, i, to);
  }

  // After a failure of the rules the state is undefined.
  void give_up(Worker& worker, int i) {
    Board& board = boards_[at(i)];
    worker.moves = game::Moves();
    board.state = start_;
    board.player = start_.current_player();
    forget(board, i);
  }

  void reseed(int board, std::uint64_t seed, std::uint64_t play) {
    boards_[at(board)].chance = game::Random(seed, play);
    boards_[at(board)].policy = game::Random(~seed, play);
    boards_[at(board)].is_drawn = false;
    drawn_[at(board)] = -1;
  }

  void forget(Board& board, int i) {
    board.listed = board.named = board.is_drawn = board.is_stuck = false;
    drawn_[at(i)] = -1;
    given_[at(i)] = 0;
  }

  void begin(Board& board, Worker& worker, int i) {
    board.state = start_;
    board.plies = 0;
    board.ended = false;
    if (!actions_.is_numbered) {
      listings_[at(i)].prefix.clear();
    }
    if (scheme_.remembered > 0) {
      listings_[at(i)].views.assign(game::player_count, {});
    }
    forget(board, i);
    go_on(board, worker, i);
  }

  // Makes moves of chance until somebody else is to move.
  void go_on(Board& board, Worker& worker, int i) {
    board.player = board.state.current_player();
    if (board.player == game::random_player) {
      let_chance_decide(board, worker, i);
      board.player = board.state.current_player();
    }
  }

  void let_chance_decide(Board& board, Worker& worker, int i) {
    constexpr int most_draws = 1'000'000;
    for (int draws = 0; board.state.current_player() == game::random_player; ++draws) {
      if (board.state.is_terminal()) {
        return;
      }
      if (draws == most_draws) {
        throw game::EndlessPlay(game::EndlessPlay::keeper, "chance does not seem to end");
      }
      if (!play_random(board, worker, i, board.chance)) {
        return;
      }
    }
  }

  // Makes a random move, recorded for those who see it; returns whether there was one.
  bool play_random(Board& board, Worker& worker, int i, game::Random& random) {
    if (scheme_.remembered == 0) {
      return board.state.apply_random(worker.moves, random);
    }
    const int move = board.state.choose_one(worker.moves, random);
    if (move < 0) {
      return false;
    }
    note(board, worker, i, move);
    board.state.apply(worker.moves, move);
    return true;
  }

  // The move that was drawn, or another random one.
  bool play_drawn(Board& board, Worker& worker, int i) {
    if (!board.is_drawn) {
      return play_random(board, worker, i, board.policy);
    }
    if (board.is_stuck) {
      return false;
    }
    const Word code = board.code;
    forget(board, i);
    apply(board, worker, i, code);
    return true;
  }

  void apply(Board& board, Worker& worker, int i, Word code) {
    const int move = Actions::load(board.state, worker, code);
    note(board, worker, i, move);
    board.state.apply(worker.moves, move);
  }

  // Records the tags of a move for those who see them.
  void note(Board& board, Worker& worker, int i, int move) {
    if (scheme_.remembered > 0) [[unlikely]] {
      note_all(board, worker, listings_[at(i)].views, move);
    }
  }

  void note_all(Board& board, Worker& worker, std::vector<View>& views, int move) {
    const int mover = board.state.current_player();
    const game::Tags tags = board.state.tags(worker.moves, move);
    for (int player = 0; player < game::player_count; ++player) {
      observer_.note(views[at(player)], player, mover, tags);
    }
  }

  // Draws a move, the same whether the legal moves are known or not.
  void draw(Board& board, Worker& worker, int i) {
    board.is_drawn = true;
    given_[at(i)] = 0;
    if (board.listed && !draws_candidates<game::Moves>) {
      const Listing& listing = listings_[at(i)];
      const int count = static_cast<int>(listing.codes.size());
      board.is_stuck = count == 0;
      if (count > 0) {
        const std::size_t move = count == 1 ? 0 : at(board.policy.below(count));
        board.code = listing.codes[move];
        drawn_[at(i)] = board.named ? listing.ids[move] : known_id(board, worker);
      }
      return;
    }
    const int move = board.state.choose_one(worker.moves, board.policy);
    board.is_stuck = move < 0;
    if (move >= 0) {
      board.code = GAME_PACKED ? worker.moves.code(move) : static_cast<Word>(move);
      drawn_[at(i)] = known_id(board, worker);
    }
  }

  // The action of the move that was drawn, if it can be found quickly.
  std::int32_t known_id(Board& board, Worker& worker) const {
    return actions_.follows(board.state) ? actions_.id(board.state, worker, board.code) : -1;
  }

  bool is_stuck(Board& board, Worker& worker, int i) {
    if (!actions_.is_numbered) {
      actions_.list(board, listings_[at(i)], worker);
      return listings_[at(i)].codes.empty();
    }
    if (!board.is_drawn) {
      draw(board, worker, i);
    }
    return board.is_stuck;
  }

  bool all_drawn() const {
    return actions_.is_numbered &&
           std::none_of(drawn_.begin(), drawn_.end(), [](std::int32_t action) { return action < 0; }) &&
           std::none_of(given_.begin(), given_.end(), [](std::uint8_t given) { return given != 0; });
  }

  std::int32_t draw_action(Board& board, Worker& worker, int i) {
    if (board.ended) {
      return 0;
    }
    if (!actions_.is_numbered) {
      actions_.name(board, listings_[at(i)], worker);
      return actions_.draw_letter(board, listings_[at(i)]);
    }
    if (!board.is_drawn || given_[at(i)] != 0) {
      draw(board, worker, i);
    }
    if (board.is_stuck) {
      return 0;
    }
    if (drawn_[at(i)] < 0) {
      drawn_[at(i)] = actions_.id(board.state, worker, board.code);
    }
    given_[at(i)] = 1;
    return drawn_[at(i)];
  }

  // Finds the move of an action, or that a tag continues a move; returns whether it is legal.
  bool resolve(Board& board, Worker& worker, int i, std::int32_t action) {
    if (board.ended || agrees(drawn_[at(i)], action)) {
      return true;
    }
    Listing& listing = listings_[at(i)];
    actions_.name(board, listing, worker);
    if (!actions_.is_numbered) {
      return actions_.goes_on(listing, action);
    }
    const auto found = std::find(listing.ids.begin(), listing.ids.end(), action);
    if (found == listing.ids.end()) {
      return false;
    }
    board.chosen = listing.codes[static_cast<std::size_t>(found - listing.ids.begin())];
    return true;
  }

  // Plays what was resolved; returns whether a move is complete.
  bool play(Board& board, Worker& worker, int i, std::int32_t action) {
    Word code = agrees(drawn_[at(i)], action) ? board.code : board.chosen;
    if (!actions_.is_numbered) {
      Listing& listing = listings_[at(i)];
      const int move = actions_.spell(listing, action);
      if (move < 0) {
        return false;
      }
      code = listing.codes[at(move)];
      listing.prefix.clear();
    }
    forget(board, i);
    apply(board, worker, i, code);
    return true;
  }

  // Whether the play is over after a move; writes its rewards, or that it was aborted.
  bool ends(Board& board, Worker& worker, int i, const Outputs& to) {
    if (board.state.is_terminal()) {
      to.terminated[i] = 1;
      float* rewards = to.rewards + at(i) * at(game::player_count);
      for (int player = 0; player < game::player_count; ++player) {
        rewards[player] = values_[at(board.state.score(player))];
      }
      return true;
    }
    if (to.masks != nullptr) {
      actions_.list(board, listings_[at(i)], worker);
    }
    to.truncated[i] = board.plies >= scheme_.most_plies || is_stuck(board, worker, i) ? 1 : 0;
    return to.truncated[i] != 0;
  }

  void show(Board& board, Worker& worker, int i, const Outputs& to) {
    to.players[i] = board.ended ? -1 : board.player;
    if (to.masks != nullptr) {
      mask(board, worker, i, to.masks + at(i) * at(scheme_.actions));
    }
    if (!board.ended && actions_.is_numbered && !board.is_drawn) {
      draw(board, worker, i);
    }
    if (to.observations != nullptr) {
      observe(board, i, board.player, to.observations);
    }
  }

  void mask(Board& board, Worker& worker, int i, std::int8_t* mask) {
    std::memset(mask, 0, at(scheme_.actions));
    if (board.ended) {
      return;
    }
    Listing& listing = listings_[at(i)];
    actions_.name(board, listing, worker);
    if (actions_.is_numbered) {
      for (const std::int32_t id : listing.ids) {
        mask[id] = 1;
      }
      return;
    }
    for (const std::vector<int>& word : listing.words) {
      if (Actions::continues(word, listing.prefix)) {
        mask[actions_.next_letter(word, listing.prefix)] = 1;
      }
    }
  }

  void observe(const Board& board, int i, int player, std::int8_t* observations) const {
    observer_.observe(board.state, board.ended, listings_[at(i)].views, player,
                      observations + at(i) * at(scheme_.features));
  }

  Scheme scheme_;
  Actions actions_;
  Observer observer_;
  Rows rows_;
  std::vector<float> values_;
  const game::State start_;
  std::vector<Board> boards_;
  std::vector<Listing> listings_;
  std::vector<std::int32_t> drawn_;  // the action of the move that was drawn, -1 if not known
  std::vector<std::uint8_t> given_;  // whether it was requested
  Crew crew_;
};

}  // namespace
