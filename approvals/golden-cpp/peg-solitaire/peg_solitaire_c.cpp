// The C interface of peg-solitaire; see peg_solitaire_c.h. Written by Regames (translate --to cpp).

#include "peg_solitaire_c.h"

#include <algorithm>
#include <exception>
#include <new>
#include <string>
#include <vector>

#include "peg_solitaire.hpp"

namespace game = regames_peg_solitaire;

struct regames_peg_solitaire_state {
  game::State state;
};

struct regames_peg_solitaire_moves {
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

int regames_peg_solitaire_symbol_count(void) { return game::symbol_count; }

const char* regames_peg_solitaire_symbol_name(int symbol) { return game::symbol_name(symbol).data(); }

int regames_peg_solitaire_find_symbol(const char* name) {
  return guarded([&] { return game::find_symbol(name); }, -1);
}

int regames_peg_solitaire_player_count(void) { return game::player_count; }

const char* regames_peg_solitaire_player_name(int player) { return game::player_name(player).data(); }

const char* regames_peg_solitaire_error(void) { return last_error.c_str(); }

regames_peg_solitaire_state* regames_peg_solitaire_new_state(void) {
  return guarded([] { return new regames_peg_solitaire_state; }, static_cast<regames_peg_solitaire_state*>(nullptr));
}

void regames_peg_solitaire_free_state(regames_peg_solitaire_state* state) { delete state; }

void regames_peg_solitaire_reset(regames_peg_solitaire_state* state) { state->state = game::State(); }

void regames_peg_solitaire_copy(regames_peg_solitaire_state* to, const regames_peg_solitaire_state* from) { to->state = from->state; }

int regames_peg_solitaire_equal(const regames_peg_solitaire_state* one, const regames_peg_solitaire_state* other) {
  return one->state == other->state;
}

size_t regames_peg_solitaire_hash(const regames_peg_solitaire_state* state) { return state->state.hash(); }

size_t regames_peg_solitaire_describe(const regames_peg_solitaire_state* state, char* text, size_t size) {
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

regames_peg_solitaire_moves* regames_peg_solitaire_new_moves(void) {
  return guarded([] { return new regames_peg_solitaire_moves; }, static_cast<regames_peg_solitaire_moves*>(nullptr));
}

void regames_peg_solitaire_free_moves(regames_peg_solitaire_moves* moves) { delete moves; }

int regames_peg_solitaire_legal_moves(regames_peg_solitaire_state* state, regames_peg_solitaire_moves* moves) {
  return guarded(
      [&] {
        state->state.legal_moves(moves->moves);
        return moves->moves.size();
      },
      -1);
}

int regames_peg_solitaire_apply(regames_peg_solitaire_state* state, regames_peg_solitaire_moves* moves, int move) {
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

int regames_peg_solitaire_playout(regames_peg_solitaire_state* state, regames_peg_solitaire_moves* moves, uint64_t seed, uint64_t play) {
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

int regames_peg_solitaire_is_terminal(const regames_peg_solitaire_state* state) { return state->state.is_terminal(); }

int regames_peg_solitaire_current_player(const regames_peg_solitaire_state* state) { return state->state.current_player(); }

int regames_peg_solitaire_score(const regames_peg_solitaire_state* state, int player) { return state->state.score(player); }

int regames_peg_solitaire_tags(const regames_peg_solitaire_state* state, regames_peg_solitaire_moves* moves, int move, int* tags, int size) {
  return guarded(
      [&] { return copy_tags(state->state.tags(moves->moves, move).symbols, tags, size); }, -1);
}

int regames_peg_solitaire_seen_by(const regames_peg_solitaire_state* state, regames_peg_solitaire_moves* moves, int move, int player, int* tags,
                   int size) {
  return guarded(
      [&] { return copy_tags(state->state.seen_by(player, moves->moves, move), tags, size); }, -1);
}

int regames_peg_solitaire_find_move(const regames_peg_solitaire_state* state, regames_peg_solitaire_moves* moves, const int* tags, int size) {
  return guarded(
      [&] { return state->state.find_move(moves->moves, std::vector<int>(tags, tags + size)); },
      -1);
}
