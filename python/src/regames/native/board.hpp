// One play of a batch, and how its moves become actions.

namespace {

using Word = game::Word;

// Whether moves may be drawn before it is known which ones are legal. Then a draw needs more than
// one random number, and cannot be made from a list.
template <class Moves>
constexpr bool draws_candidates = requires(Moves moves) { moves.reject(0, 0); };

// Puts a move into a buffer by its code; games in which moves have to be compared keep a hash, too.
template <class Moves>
void add_code(Moves& moves, Word code) {
  if constexpr (requires { moves.add(code); }) {
    moves.add(code);
  } else if constexpr (requires { moves.add(code, Word{}); }) {
    moves.add(code, Word{});
  }
}

// The part of a board that each step needs. A move is identified by its code, or if codes are not
// self-contained (GAME_PACKED is 0) by its index among the legal moves.
struct Board {
  game::State state;
  game::Random chance{0, 0};
  game::Random policy{0, 0};
  std::int64_t plies = 0;
  int player = 0;         // who is to move
  Word code = 0;          // of the move that was drawn
  Word chosen = 0;        // of the move that is to be played, if it is a different one
  bool ended = false;
  bool listed = false;    // whether the legal moves are known
  bool named = false;     // whether their actions are, too
  bool is_drawn = false;  // whether a move was drawn, or it is known that there is none
  bool is_stuck = false;  // whether it is known that no move is legal
};

// The other part: the legal moves, once they are requested.
struct Listing {
  std::vector<Word> codes;
  std::vector<std::int32_t> ids;
  // If actions are tags: the tags of each move, and of the partial one.
  std::vector<std::vector<int>> words;
  std::vector<int> prefix;
  std::vector<View> views;  // of each player, if something is hidden
};

// The working memory of a thread.
struct Worker {
  game::Moves moves;
  game::Tags tags;
  std::vector<std::vector<std::int32_t>> ids_by_code;  // by node; -1 if not known yet
  std::string failure;
  int failed_board = -1;
};

// Actions of legal moves.
class Actions {
 public:
  explicit Actions(const Scheme& scheme)
      : is_numbered(scheme.moves >= 0),
        list_(scheme.tags, scheme.starts, std::max(0, scheme.moves)),
        numbers_(scheme.numbers, scheme.numbers + std::max(0, scheme.moves)),
        alphabet_(scheme.alphabet),
        letters_(scheme.letters, scheme.letters + game::symbol_count) {
    for (int i = 0; i < scheme.nodes; ++i) {
      const auto node = static_cast<std::size_t>(scheme.nodes_by_code[i]);
      if (by_code_.size() <= node) {
        by_code_.resize(node + 1);
      }
      by_code_[node] = 1;
    }
  }

  // Whether an action is a move, and not a tag.
  const bool is_numbered;

  void list(Board& board, Listing& listing, Worker& worker) const {
    if (board.listed) {
      return;
    }
    board.state.legal_moves(worker.moves);
    const int count = worker.moves.size();
    listing.codes.resize(static_cast<std::size_t>(count));
    for (int move = 0; move < count; ++move) {
      listing.codes[static_cast<std::size_t>(move)] =
          GAME_PACKED ? worker.moves.code(move) : static_cast<Word>(move);
    }
    board.listed = true;
    board.named = false;
  }

  // Finds the actions of all legal moves, or their tags.
  void name(Board& board, Listing& listing, Worker& worker) const {
    list(board, listing, worker);
    if (board.named) {
      return;
    }
    const std::size_t count = listing.codes.size();
    if (is_numbered) {
      listing.ids.resize(count);
      for (std::size_t move = 0; move < count; ++move) {
        listing.ids[move] = id(board.state, worker, listing.codes[move]);
      }
    } else {
      listing.words.resize(count);
      board.state.legal_moves(worker.moves);
      for (std::size_t move = 0; move < count; ++move) {
        listing.words[move] = board.state.tags(worker.moves, static_cast<int>(move)).symbols;
      }
    }
    board.named = true;
  }

  // The action of a legal move. If it follows from the code, it is computed only once.
  std::int32_t id(game::State& state, Worker& worker, Word code) const {
    const auto node = static_cast<std::size_t>(state.node);
    if (node < worker.ids_by_code.size() && code < worker.ids_by_code[node].size()) [[likely]] {
      const std::int32_t known = worker.ids_by_code[node][code];
      if (known >= 0) [[likely]] {
        return known;
      }
    }
    return found_id(state, worker, code);
  }

  // Whether the actions of moves follow from their codes.
  bool follows(const game::State& state) const {
    const auto node = static_cast<std::size_t>(state.node);
    return GAME_PACKED && node < by_code_.size() && by_code_[node] != 0;
  }

  // The action that has these tags.
  std::int32_t id(const std::vector<int>& tags) const {
    const int found = list_.find(tags);
    if (found < 0) {
      throw std::logic_error("a legal move is not in the list of moves");
    }
    return numbers_[static_cast<std::size_t>(found)];
  }

  // Puts a move into the buffer of the thread; returns its index there.
  static int load(game::State& state, Worker& worker, Word code) {
    if (GAME_PACKED) {
      worker.moves.clear();
      add_code(worker.moves, code);
      return 0;
    }
    state.legal_moves(worker.moves);
    return static_cast<int>(code);
  }

  static bool continues(const std::vector<int>& word, const std::vector<int>& prefix) {
    return word.size() >= prefix.size() && std::equal(prefix.begin(), prefix.end(), word.begin());
  }

  // The action that continues a prefix with a word; the last action ends the move.
  std::int32_t next_letter(const std::vector<int>& word, const std::vector<int>& prefix) const {
    return word.size() == prefix.size() ? alphabet_
                                        : letters_[static_cast<std::size_t>(word[prefix.size()])];
  }

  // Whether some legal move continues with a tag.
  bool goes_on(const Listing& listing, std::int32_t action) const {
    return std::any_of(listing.words.begin(), listing.words.end(), [&](const std::vector<int>& word) {
      return continues(word, listing.prefix) && next_letter(word, listing.prefix) == action;
    });
  }

  // The next tag of a random legal move, all of which have the same probability.
  std::int32_t draw_letter(Board& board, const Listing& listing) const {
    int fitting = 0;
    for (const std::vector<int>& word : listing.words) {
      fitting += continues(word, listing.prefix) ? 1 : 0;
    }
    int left = fitting == 0 ? 0 : board.policy.below(fitting);
    for (const std::vector<int>& word : listing.words) {
      if (continues(word, listing.prefix) && left-- == 0) {
        return next_letter(word, listing.prefix);
      }
    }
    return 0;
  }

  // Continues with a tag; returns the index of the move that it completes, -1 as long as there are
  // longer ones.
  int spell(Listing& listing, std::int32_t action) const {
    if (action < alphabet_) {
      for (const std::vector<int>& word : listing.words) {
        if (continues(word, listing.prefix) && next_letter(word, listing.prefix) == action) {
          listing.prefix.push_back(word[listing.prefix.size()]);
          break;
        }
      }
    }
    int complete = -1;
    bool longer = false;
    for (std::size_t move = 0; move < listing.words.size(); ++move) {
      if (continues(listing.words[move], listing.prefix)) {
        const bool whole = listing.words[move].size() == listing.prefix.size();
        longer |= !whole;
        complete = whole && complete < 0 ? static_cast<int>(move) : complete;
      }
    }
    return action == alphabet_ || !longer ? complete : -1;
  }

 private:
  std::int32_t found_id(game::State& state, Worker& worker, Word code) const {
    constexpr Word most = 1 << 16;
    const std::int32_t id = spelled_id(state, worker, code);
    if (follows(state) && code < most) {
      const auto node = static_cast<std::size_t>(state.node);
      if (worker.ids_by_code.size() <= node) {
        worker.ids_by_code.resize(node + 1);
      }
      std::vector<std::int32_t>& known = worker.ids_by_code[node];
      if (known.size() <= code) {
        known.resize(code + 1, -1);
      }
      known[code] = id;
    }
    return id;
  }

  std::int32_t spelled_id(game::State& state, Worker& worker, Word code) const {
    worker.tags.symbols.clear();
    worker.tags.seen_by.clear();
    game::State copy = state;
    game::tell_move(copy, worker.moves, load(state, worker, code), worker.tags);
    return id(worker.tags.symbols);
  }

  MoveList list_;
  std::vector<std::int32_t> numbers_;  // the action of each move of the list
  std::int32_t alphabet_;
  std::vector<std::int32_t> letters_;
  std::vector<std::uint8_t> by_code_;  // for each node, whether actions follow from codes there
};

}  // namespace
