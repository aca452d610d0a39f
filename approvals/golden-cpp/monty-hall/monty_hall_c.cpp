// The C interface of monty-hall; see monty_hall_c.h. Written by Regames (translate --to cpp).

#include "monty_hall_c.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "monty_hall.hpp"

namespace game = regames_monty_hall;

struct regames_monty_hall_state {
  game::State state;
};

struct regames_monty_hall_moves {
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

int regames_monty_hall_symbol_count(void) { return game::symbol_count; }

const char* regames_monty_hall_symbol_name(int symbol) { return game::symbol_name(symbol).data(); }

int regames_monty_hall_find_symbol(const char* name) {
  return guarded([&] { return game::find_symbol(name); }, -1);
}

int regames_monty_hall_player_count(void) { return game::player_count; }

const char* regames_monty_hall_player_name(int player) { return game::player_name(player).data(); }

const char* regames_monty_hall_error(void) { return last_error.c_str(); }

regames_monty_hall_state* regames_monty_hall_new_state(void) {
  return guarded([] { return new regames_monty_hall_state; }, static_cast<regames_monty_hall_state*>(nullptr));
}

void regames_monty_hall_free_state(regames_monty_hall_state* state) { delete state; }

void regames_monty_hall_reset(regames_monty_hall_state* state) { state->state = game::State(); }

void regames_monty_hall_copy(regames_monty_hall_state* to, const regames_monty_hall_state* from) { to->state = from->state; }

int regames_monty_hall_equal(const regames_monty_hall_state* one, const regames_monty_hall_state* other) {
  return one->state == other->state;
}

size_t regames_monty_hall_hash(const regames_monty_hall_state* state) { return state->state.hash(); }

size_t regames_monty_hall_describe(const regames_monty_hall_state* state, char* text, size_t size) {
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

regames_monty_hall_moves* regames_monty_hall_new_moves(void) {
  return guarded([] { return new regames_monty_hall_moves; }, static_cast<regames_monty_hall_moves*>(nullptr));
}

void regames_monty_hall_free_moves(regames_monty_hall_moves* moves) { delete moves; }

int regames_monty_hall_legal_moves(regames_monty_hall_state* state, regames_monty_hall_moves* moves) {
  return guarded(
      [&] {
        state->state.legal_moves(moves->moves);
        return moves->moves.size();
      },
      -1);
}

int regames_monty_hall_apply(regames_monty_hall_state* state, regames_monty_hall_moves* moves, int move) {
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

int regames_monty_hall_playout(regames_monty_hall_state* state, regames_monty_hall_moves* moves, uint64_t seed, uint64_t play) {
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

int regames_monty_hall_is_terminal(const regames_monty_hall_state* state) { return state->state.is_terminal(); }

int regames_monty_hall_current_player(const regames_monty_hall_state* state) { return state->state.current_player(); }

int regames_monty_hall_score(const regames_monty_hall_state* state, int player) { return state->state.score(player); }

int regames_monty_hall_tags(const regames_monty_hall_state* state, regames_monty_hall_moves* moves, int move, int* tags, int size) {
  return guarded(
      [&] { return copy_tags(state->state.tags(moves->moves, move).symbols, tags, size); }, -1);
}

int regames_monty_hall_seen_by(const regames_monty_hall_state* state, regames_monty_hall_moves* moves, int move, int player, int* tags,
                   int size) {
  return guarded(
      [&] { return copy_tags(state->state.seen_by(player, moves->moves, move), tags, size); }, -1);
}

int regames_monty_hall_find_move(const regames_monty_hall_state* state, regames_monty_hall_moves* moves, const int* tags, int size) {
  return guarded(
      [&] { return state->state.find_move(moves->moves, std::vector<int>(tags, tags + size)); },
      -1);
}
