// The states of Python, and their legal moves. Included by bridge.cpp.

namespace {

thread_local std::string last_error;

template <class Answer, class Action>
Answer guarded(Answer otherwise, Action action) {
  try {
    return action();
  } catch (const std::exception& failure) {
    last_error = failure.what();
    return otherwise;
  }
}

// A state and its random numbers: plain bytes, so that copies are cheap. Once the rules have failed
// to terminate, it stays broken: the state is undefined then.
struct Handle {
  game::State state;
  game::Random random{1, 0};
  std::uint64_t listing = 0;  // the number of a list of its moves, 0 if there is none
  bool broken = false;
};

// The legal moves that a thread listed last. They are the moves of all states with that number,
// which are copies of one another.
struct Listed {
  game::Moves moves;
  std::uint64_t number = 0;
  std::vector<std::int32_t> actions;  // of the moves, if named
  std::vector<std::int32_t> rising;   // the same, sorted and without duplicates
  bool named = false;
  Worker players;
  Worker chance;
};

thread_local Listed listed;
std::atomic<std::uint64_t> listings{0};

// The legal moves of a state, which are listed unless they were listed last.
Listed& list(Handle& handle) {
  Listed& last = listed;
  if (handle.listing == 0 || last.number != handle.listing) {
    last.number = 0;
    last.named = false;
    handle.state.legal_moves(last.moves);
    last.number = handle.listing = ++listings;
  }
  return last;
}

// A buffer for the moves of a state that is about to change.
game::Moves& room(Handle& handle) {
  handle.listing = listed.number = 0;
  return listed.moves;
}

// Plays a legal move by its index.
void play(Handle& handle, int move) {
  list(handle);
  handle.state.apply(room(handle), move);
}

template <class Answer, class Action>
Answer with(Handle* handle, Answer otherwise, Action action) {
  if (handle->broken) {
    last_error = "the rules of this state did not end before";
    return otherwise;
  }
  return guarded(otherwise, [&] {
    try {
      return action(*handle);
    } catch (...) {
      handle->broken = true;
      listed.number = 0;
      listed.moves = game::Moves();
      throw;
    }
  });
}

// The numbers of moves: those of players, and those of chance.
struct Numbers {
  Actions players;
  Actions chance;

  // Finds the numbers of all legal moves.
  Listed& name(Handle& handle) const {
    Listed& moves = list(handle);
    if (moves.named) {
      return moves;
    }
    const bool draws = handle.state.current_player() == game::random_player;
    const Actions& actions = draws ? chance : players;
    Worker& worker = draws ? moves.chance : moves.players;
    const int count = moves.moves.size();
    moves.actions.resize(static_cast<std::size_t>(count));
    for (int move = 0; move < count; ++move) {
      moves.actions[static_cast<std::size_t>(move)] =
          GAME_PACKED ? actions.id(handle.state, worker, moves.moves.code(move))
                      : actions.id(handle.state.tags(moves.moves, move).symbols);
    }
    moves.rising = moves.actions;
    if (!std::is_sorted(moves.rising.begin(), moves.rising.end())) {
      std::sort(moves.rising.begin(), moves.rising.end());
    }
    moves.rising.erase(std::unique(moves.rising.begin(), moves.rising.end()), moves.rising.end());
    moves.named = true;
    return moves;
  }
};

// Set once, before numbers are requested.
std::unique_ptr<const Numbers> numbers;

}  // namespace
