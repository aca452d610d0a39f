// The C interface of tictactoe; see tictactoe_c.h. Written by Regames (translate --to cpp).

#include "tictactoe_c.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "tictactoe.hpp"

namespace game = regames::tictactoe;

struct tictactoe_state {
  game::State state;
};

struct tictactoe_moves {
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

int tictactoe_symbol_count(void) { return game::symbol_count; }

const char* tictactoe_symbol_name(int symbol) { return game::symbol_name(symbol).data(); }

int tictactoe_find_symbol(const char* name) {
  return guarded([&] { return game::find_symbol(name); }, -1);
}

int tictactoe_player_count(void) { return game::player_count; }

const char* tictactoe_player_name(int player) { return game::player_name(player).data(); }

const char* tictactoe_error(void) { return last_error.c_str(); }

tictactoe_state* tictactoe_new_state(void) {
  return guarded([] { return new tictactoe_state; }, static_cast<tictactoe_state*>(nullptr));
}

void tictactoe_free_state(tictactoe_state* state) { delete state; }

void tictactoe_reset(tictactoe_state* state) { state->state = game::State(); }

void tictactoe_copy(tictactoe_state* to, const tictactoe_state* from) { to->state = from->state; }

int tictactoe_equal(const tictactoe_state* one, const tictactoe_state* other) {
  return one->state == other->state;
}

size_t tictactoe_hash(const tictactoe_state* state) { return state->state.hash(); }

size_t tictactoe_describe(const tictactoe_state* state, char* text, size_t size) {
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

tictactoe_moves* tictactoe_new_moves(void) {
  return guarded([] { return new tictactoe_moves; }, static_cast<tictactoe_moves*>(nullptr));
}

void tictactoe_free_moves(tictactoe_moves* moves) { delete moves; }

int tictactoe_legal_moves(tictactoe_state* state, tictactoe_moves* moves) {
  return guarded(
      [&] {
        state->state.legal_moves(moves->moves);
        return moves->moves.size();
      },
      -1);
}

int tictactoe_apply(tictactoe_state* state, tictactoe_moves* moves, int move) {
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

int tictactoe_playout(tictactoe_state* state, tictactoe_moves* moves, uint64_t seed, uint64_t play) {
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

int tictactoe_is_terminal(const tictactoe_state* state) { return state->state.is_terminal(); }

int tictactoe_current_player(const tictactoe_state* state) { return state->state.current_player(); }

int tictactoe_score(const tictactoe_state* state, int player) { return state->state.score(player); }

int tictactoe_tags(const tictactoe_state* state, tictactoe_moves* moves, int move, int* tags, int size) {
  return guarded(
      [&] { return copy_tags(state->state.tags(moves->moves, move).symbols, tags, size); }, -1);
}

int tictactoe_seen_by(const tictactoe_state* state, tictactoe_moves* moves, int move, int player, int* tags,
                   int size) {
  return guarded(
      [&] { return copy_tags(state->state.seen_by(player, moves->moves, move), tags, size); }, -1);
}

int tictactoe_find_move(const tictactoe_state* state, tictactoe_moves* moves, const int* tags, int size) {
  return guarded(
      [&] { return state->state.find_move(moves->moves, std::vector<int>(tags, tags + size)); },
      -1);
}
