// The C interface of reversi; see reversi_c.h. Written by Regames (translate --to cpp).

#include "reversi_c.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "reversi.hpp"

namespace game = regames::reversi;

struct reversi_state {
  game::State state;
};

struct reversi_moves {
  game::Moves moves;
};

namespace {

thread_local std::string last_error;

// The answer of an action, or another one where it fails: exceptions end here.
template <class Action, class Answer>
Answer guarded(Action action, Answer otherwise) {
  try {
    return action();
  } catch (const std::exception& failure) {
    last_error = failure.what();
    return otherwise;
  }
}

int copy_tags(const std::vector<int>& from, int* tags, int size) {
  const int count = static_cast<int>(from.size());
  std::copy_n(from.begin(), std::max(0, std::min(count, size)), tags);
  return count;
}

}  // namespace

int reversi_symbol_count(void) { return game::symbol_count; }

const char* reversi_symbol_name(int symbol) { return game::symbol_name(symbol).data(); }

int reversi_find_symbol(const char* name) {
  return guarded([&] { return game::find_symbol(name); }, -1);
}

int reversi_player_count(void) { return game::player_count; }

const char* reversi_player_name(int player) { return game::player_name(player).data(); }

const char* reversi_error(void) { return last_error.c_str(); }

reversi_state* reversi_new_state(void) {
  return guarded([] { return new reversi_state; }, static_cast<reversi_state*>(nullptr));
}

void reversi_free_state(reversi_state* state) { delete state; }

void reversi_reset(reversi_state* state) { state->state = game::State(); }

void reversi_copy(reversi_state* to, const reversi_state* from) { to->state = from->state; }

int reversi_equal(const reversi_state* one, const reversi_state* other) {
  return one->state == other->state;
}

size_t reversi_hash(const reversi_state* state) { return state->state.hash(); }

size_t reversi_describe(const reversi_state* state, char* text, size_t size) {
  return guarded(
      [&] {
        const std::string whole = state->state.describe();
        if (size > 0) {
          text[whole.copy(text, size - 1)] = '\0';
        }
        return whole.size();
      },
      size_t{0});
}

reversi_moves* reversi_new_moves(void) {
  return guarded([] { return new reversi_moves; }, static_cast<reversi_moves*>(nullptr));
}

void reversi_free_moves(reversi_moves* moves) { delete moves; }

int reversi_legal_moves(reversi_state* state, reversi_moves* moves) {
  return guarded(
      [&] {
        state->state.legal_moves(moves->moves);
        return moves->moves.size();
      },
      -1);
}

int reversi_apply(reversi_state* state, reversi_moves* moves, int move) {
  if (move < 0 || move >= moves->moves.size()) {
    last_error = "there is no move of this number";
    return -1;
  }
  return guarded(
      [&] {
        state->state.apply(moves->moves, move);
        return 0;
      },
      -1);
}

int reversi_playout(reversi_state* state, reversi_moves* moves, uint64_t seed, uint64_t play) {
  return guarded(
      [&] {
        game::Random random(seed, play);
        int count = 0;
        while (state->state.apply_random(moves->moves, random)) {
          ++count;
        }
        return count;
      },
      -1);
}

int reversi_is_terminal(const reversi_state* state) { return state->state.is_terminal(); }

int reversi_current_player(const reversi_state* state) { return state->state.current_player(); }

int reversi_score(const reversi_state* state, int player) { return state->state.score(player); }

int reversi_tags(const reversi_state* state, reversi_moves* moves, int move, int* tags, int size) {
  return guarded(
      [&] { return copy_tags(state->state.tags(moves->moves, move).symbols, tags, size); }, -1);
}

int reversi_seen_by(const reversi_state* state, reversi_moves* moves, int move, int player, int* tags,
                   int size) {
  return guarded(
      [&] { return copy_tags(state->state.seen_by(player, moves->moves, move), tags, size); }, -1);
}

int reversi_find_move(const reversi_state* state, reversi_moves* moves, const int* tags, int size) {
  return guarded(
      [&] { return state->state.find_move(moves->moves, std::vector<int>(tags, tags + size)); },
      -1);
}
