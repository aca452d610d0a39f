// tictactoe for languages that can call C; see tictactoe.hpp. Written by Regames (translate --to cpp).
//
// States and buffers of moves are created by new_… and freed by free_…. Symbols and players are
// numbers; strings belong to the library. If a function fails (an endless path, no memory),
// it returns -1, and error() says why.

#ifndef REGAMES_TICTACTOE_C_H
#define REGAMES_TICTACTOE_C_H

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

typedef struct regames_tictactoe_state regames_tictactoe_state;
typedef struct regames_tictactoe_moves regames_tictactoe_moves;

// What regames_tictactoe_current_player returns when no player is to move.
enum { regames_tictactoe_random_player = -1, regames_tictactoe_keeper_player = -2 };

REGAMES_EXPORT int regames_tictactoe_symbol_count(void);
REGAMES_EXPORT const char* regames_tictactoe_symbol_name(int symbol);
REGAMES_EXPORT int regames_tictactoe_find_symbol(const char* name);
REGAMES_EXPORT int regames_tictactoe_player_count(void);
REGAMES_EXPORT const char* regames_tictactoe_player_name(int player);

// Why the last failed call of this thread failed.
REGAMES_EXPORT const char* regames_tictactoe_error(void);

// A new state at the start of a play; NULL if that fails.
REGAMES_EXPORT regames_tictactoe_state* regames_tictactoe_new_state(void);
REGAMES_EXPORT void regames_tictactoe_free_state(regames_tictactoe_state* state);
REGAMES_EXPORT void regames_tictactoe_reset(regames_tictactoe_state* state);
REGAMES_EXPORT void regames_tictactoe_copy(regames_tictactoe_state* to, const regames_tictactoe_state* from);
REGAMES_EXPORT int regames_tictactoe_equal(const regames_tictactoe_state* one, const regames_tictactoe_state* other);
REGAMES_EXPORT size_t regames_tictactoe_hash(const regames_tictactoe_state* state);

// Writes the state as a string that ends with 0, cut to size bytes; returns its full length.
REGAMES_EXPORT size_t regames_tictactoe_describe(const regames_tictactoe_state* state, char* text, size_t size);

REGAMES_EXPORT regames_tictactoe_moves* regames_tictactoe_new_moves(void);
REGAMES_EXPORT void regames_tictactoe_free_moves(regames_tictactoe_moves* moves);

// Returns the number of legal moves, and puts them into the buffer.
REGAMES_EXPORT int regames_tictactoe_legal_moves(regames_tictactoe_state* state, regames_tictactoe_moves* moves);

// Plays a move of the buffer by its index; it must have been found in this state.
REGAMES_EXPORT int regames_tictactoe_apply(regames_tictactoe_state* state, regames_tictactoe_moves* moves, int move);

// Plays from a state to the end, drawing each move uniformly from the legal ones; returns
// the number of moves. Each play of a seed has its own random numbers.
REGAMES_EXPORT int regames_tictactoe_playout(regames_tictactoe_state* state, regames_tictactoe_moves* moves, uint64_t seed,
                                  uint64_t play);

REGAMES_EXPORT int regames_tictactoe_is_terminal(const regames_tictactoe_state* state);
REGAMES_EXPORT int regames_tictactoe_current_player(const regames_tictactoe_state* state);

// The score of a player as a symbol.
REGAMES_EXPORT int regames_tictactoe_score(const regames_tictactoe_state* state, int player);

// Writes the tags of a move of the buffer, at most size of them; returns how many there are. The
// second form writes only those that a player sees when another one makes the move.
REGAMES_EXPORT int regames_tictactoe_tags(const regames_tictactoe_state* state, regames_tictactoe_moves* moves, int move, int* tags,
                               int size);
REGAMES_EXPORT int regames_tictactoe_seen_by(const regames_tictactoe_state* state, regames_tictactoe_moves* moves, int move,
                                  int player, int* tags, int size);

// The move of the buffer with these tags, or -1.
REGAMES_EXPORT int regames_tictactoe_find_move(const regames_tictactoe_state* state, regames_tictactoe_moves* moves, const int* tags,
                                    int size);

#ifdef __cplusplus
}
#endif

#endif
