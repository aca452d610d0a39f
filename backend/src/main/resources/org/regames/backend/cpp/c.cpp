// The C interface of @title@; see @name@_c.h. Written by Regames (translate --to cpp).

#include "@name@_c.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "@name@.hpp"

namespace game = regames::@name@;

struct @name@_state {
  game::State state;
};

struct @name@_moves {
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

int @name@_symbol_count(void) { return game::symbol_count; }

const char* @name@_symbol_name(int symbol) { return game::symbol_name(symbol).data(); }

int @name@_find_symbol(const char* name) {
  return guarded([&] { return game::find_symbol(name); }, -1);
}

int @name@_player_count(void) { return game::player_count; }

const char* @name@_player_name(int player) { return game::player_name(player).data(); }

const char* @name@_error(void) { return last_error.c_str(); }

@name@_state* @name@_new_state(void) {
  return guarded([] { return new @name@_state; }, static_cast<@name@_state*>(nullptr));
}

void @name@_free_state(@name@_state* state) { delete state; }

void @name@_reset(@name@_state* state) { state->state = game::State(); }

void @name@_copy(@name@_state* to, const @name@_state* from) { to->state = from->state; }

int @name@_equal(const @name@_state* one, const @name@_state* other) {
  return one->state == other->state;
}

size_t @name@_hash(const @name@_state* state) { return state->state.hash(); }

size_t @name@_describe(const @name@_state* state, char* text, size_t size) {
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

@name@_moves* @name@_new_moves(void) {
  return guarded([] { return new @name@_moves; }, static_cast<@name@_moves*>(nullptr));
}

void @name@_free_moves(@name@_moves* moves) { delete moves; }

int @name@_legal_moves(@name@_state* state, @name@_moves* moves) {
  return guarded(
      [&] {
        state->state.legal_moves(moves->moves);
        return moves->moves.size();
      },
      -1);
}

int @name@_apply(@name@_state* state, @name@_moves* moves, int move) {
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

int @name@_playout(@name@_state* state, @name@_moves* moves, uint64_t seed, uint64_t play) {
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

int @name@_is_terminal(const @name@_state* state) { return state->state.is_terminal(); }

int @name@_current_player(const @name@_state* state) { return state->state.current_player(); }

int @name@_score(const @name@_state* state, int player) { return state->state.score(player); }

int @name@_tags(const @name@_state* state, @name@_moves* moves, int move, int* tags, int size) {
  return guarded(
      [&] { return copy_tags(state->state.tags(moves->moves, move).symbols, tags, size); }, -1);
}

int @name@_seen_by(const @name@_state* state, @name@_moves* moves, int move, int player, int* tags,
                   int size) {
  return guarded(
      [&] { return copy_tags(state->state.seen_by(player, moves->moves, move), tags, size); }, -1);
}

int @name@_find_move(const @name@_state* state, @name@_moves* moves, const int* tags, int size) {
  return guarded(
      [&] { return state->state.find_move(moves->moves, std::vector<int>(tags, tags + size)); },
      -1);
}
