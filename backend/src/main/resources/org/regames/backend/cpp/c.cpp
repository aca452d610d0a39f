// The C interface of @title@; see @name@_c.h. Written by Regames (translate --to cpp).

#include "@name@_c.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "@name@.hpp"

namespace game = regames_@name@;

struct regames_@name@_state {
  game::State state;
};

struct regames_@name@_moves {
  game::Moves moves;
};

namespace {

thread_local std::string last_error;

// The result of an action, or another value if it fails: exceptions end here.
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

int regames_@name@_symbol_count(void) { return game::symbol_count; }

const char* regames_@name@_symbol_name(int symbol) { return game::symbol_name(symbol).data(); }

int regames_@name@_find_symbol(const char* name) {
  return guarded([&] { return game::find_symbol(name); }, -1);
}

int regames_@name@_player_count(void) { return game::player_count; }

const char* regames_@name@_player_name(int player) { return game::player_name(player).data(); }

const char* regames_@name@_error(void) { return last_error.c_str(); }

regames_@name@_state* regames_@name@_new_state(void) {
  return guarded([] { return new regames_@name@_state; }, static_cast<regames_@name@_state*>(nullptr));
}

void regames_@name@_free_state(regames_@name@_state* state) { delete state; }

void regames_@name@_reset(regames_@name@_state* state) { state->state = game::State(); }

void regames_@name@_copy(regames_@name@_state* to, const regames_@name@_state* from) { to->state = from->state; }

int regames_@name@_equal(const regames_@name@_state* one, const regames_@name@_state* other) {
  return one->state == other->state;
}

size_t regames_@name@_hash(const regames_@name@_state* state) { return state->state.hash(); }

size_t regames_@name@_describe(const regames_@name@_state* state, char* text, size_t size) {
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

regames_@name@_moves* regames_@name@_new_moves(void) {
  return guarded([] { return new regames_@name@_moves; }, static_cast<regames_@name@_moves*>(nullptr));
}

void regames_@name@_free_moves(regames_@name@_moves* moves) { delete moves; }

int regames_@name@_legal_moves(regames_@name@_state* state, regames_@name@_moves* moves) {
  return guarded(
      [&] {
        state->state.legal_moves(moves->moves);
        return moves->moves.size();
      },
      -1);
}

int regames_@name@_apply(regames_@name@_state* state, regames_@name@_moves* moves, int move) {
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

int regames_@name@_playout(regames_@name@_state* state, regames_@name@_moves* moves, uint64_t seed, uint64_t play) {
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

int regames_@name@_is_terminal(const regames_@name@_state* state) { return state->state.is_terminal(); }

int regames_@name@_current_player(const regames_@name@_state* state) { return state->state.current_player(); }

int regames_@name@_score(const regames_@name@_state* state, int player) { return state->state.score(player); }

int regames_@name@_tags(const regames_@name@_state* state, regames_@name@_moves* moves, int move, int* tags, int size) {
  return guarded(
      [&] { return copy_tags(state->state.tags(moves->moves, move).symbols, tags, size); }, -1);
}

int regames_@name@_seen_by(const regames_@name@_state* state, regames_@name@_moves* moves, int move, int player, int* tags,
                   int size) {
  return guarded(
      [&] { return copy_tags(state->state.seen_by(player, moves->moves, move), tags, size); }, -1);
}

int regames_@name@_find_move(const regames_@name@_state* state, regames_@name@_moves* moves, const int* tags, int size) {
  return guarded(
      [&] { return state->state.find_move(moves->moves, std::vector<int>(tags, tags + size)); },
      -1);
}
