// @title@ for languages that can call C; see @name@.hpp. Written by Regames (translate --to cpp).
//
// States and buffers of moves are created by new_… and freed by free_…. Symbols and players are
// numbers; strings belong to the library. If a function fails (an endless path, no memory),
// it returns -1, and error() says why.

#ifndef REGAMES_@guard@_C_H
#define REGAMES_@guard@_C_H

#include <stddef.h>
#include <stdint.h>

#ifdef _WIN32
#define REGAMES_EXPORT __declspec(dllexport)
#else
#define REGAMES_EXPORT __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct regames_@name@_state regames_@name@_state;
typedef struct regames_@name@_moves regames_@name@_moves;

// What regames_@name@_current_player returns when no player is to move.
enum { regames_@name@_random_player = -1, regames_@name@_keeper_player = -2 };

REGAMES_EXPORT int regames_@name@_symbol_count(void);
REGAMES_EXPORT const char* regames_@name@_symbol_name(int symbol);
REGAMES_EXPORT int regames_@name@_find_symbol(const char* name);
REGAMES_EXPORT int regames_@name@_player_count(void);
REGAMES_EXPORT const char* regames_@name@_player_name(int player);

// Why the last failed call of this thread failed.
REGAMES_EXPORT const char* regames_@name@_error(void);

// A new state at the start of a play; NULL if that fails.
REGAMES_EXPORT regames_@name@_state* regames_@name@_new_state(void);
REGAMES_EXPORT void regames_@name@_free_state(regames_@name@_state* state);
REGAMES_EXPORT void regames_@name@_reset(regames_@name@_state* state);
REGAMES_EXPORT void regames_@name@_copy(regames_@name@_state* to, const regames_@name@_state* from);
REGAMES_EXPORT int regames_@name@_equal(const regames_@name@_state* one, const regames_@name@_state* other);
REGAMES_EXPORT size_t regames_@name@_hash(const regames_@name@_state* state);

// Writes the state as a string that ends with 0, cut to size bytes; returns its full length.
REGAMES_EXPORT size_t regames_@name@_describe(const regames_@name@_state* state, char* text, size_t size);

REGAMES_EXPORT regames_@name@_moves* regames_@name@_new_moves(void);
REGAMES_EXPORT void regames_@name@_free_moves(regames_@name@_moves* moves);

// Returns the number of legal moves, and puts them into the buffer.
REGAMES_EXPORT int regames_@name@_legal_moves(regames_@name@_state* state, regames_@name@_moves* moves);

// Plays a move of the buffer by its index; it must have been found in this state.
REGAMES_EXPORT int regames_@name@_apply(regames_@name@_state* state, regames_@name@_moves* moves, int move);

// Plays from a state to the end, drawing each move uniformly from the legal ones; returns
// the number of moves. Each play of a seed has its own random numbers.
REGAMES_EXPORT int regames_@name@_playout(regames_@name@_state* state, regames_@name@_moves* moves, uint64_t seed,
                                  uint64_t play);

REGAMES_EXPORT int regames_@name@_is_terminal(const regames_@name@_state* state);
REGAMES_EXPORT int regames_@name@_current_player(const regames_@name@_state* state);

// The score of a player as a symbol.
REGAMES_EXPORT int regames_@name@_score(const regames_@name@_state* state, int player);

// Writes the tags of a move of the buffer, at most size of them; returns how many there are. The
// second form writes only those that a player sees when another one makes the move.
REGAMES_EXPORT int regames_@name@_tags(const regames_@name@_state* state, regames_@name@_moves* moves, int move, int* tags,
                               int size);
REGAMES_EXPORT int regames_@name@_seen_by(const regames_@name@_state* state, regames_@name@_moves* moves, int move,
                                  int player, int* tags, int size);

// The move of the buffer with these tags, or -1.
REGAMES_EXPORT int regames_@name@_find_move(const regames_@name@_state* state, regames_@name@_moves* moves, const int* tags,
                                    int size);

#ifdef __cplusplus
}
#endif

#endif
