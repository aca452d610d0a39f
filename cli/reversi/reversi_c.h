// reversi for languages that can call C; see reversi.hpp. Written by Regames (translate --to cpp).
//
// States and buffers of moves are made by new_… and given back by free_…. Symbols and players are
// numbers; texts belong to the library. Where a function fails (a walk that does not end, no memory)
// it answers -1, and error() says why.

#ifndef REGAMES_REVERSI_C_H
#define REGAMES_REVERSI_C_H

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

typedef struct reversi_state reversi_state;
typedef struct reversi_moves reversi_moves;

// What reversi_current_player answers when no player is to move.
enum { reversi_random_player = -1, reversi_keeper_player = -2 };

REGAMES_EXPORT int reversi_symbol_count(void);
REGAMES_EXPORT const char* reversi_symbol_name(int symbol);
REGAMES_EXPORT int reversi_find_symbol(const char* name);
REGAMES_EXPORT int reversi_player_count(void);
REGAMES_EXPORT const char* reversi_player_name(int player);

// Why the last call of this thread that failed did so.
REGAMES_EXPORT const char* reversi_error(void);

// A new state where plays start; NULL if that fails.
REGAMES_EXPORT reversi_state* reversi_new_state(void);
REGAMES_EXPORT void reversi_free_state(reversi_state* state);
REGAMES_EXPORT void reversi_reset(reversi_state* state);
REGAMES_EXPORT void reversi_copy(reversi_state* to, const reversi_state* from);
REGAMES_EXPORT int reversi_equal(const reversi_state* one, const reversi_state* other);
REGAMES_EXPORT size_t reversi_hash(const reversi_state* state);

// Writes a text about the state with a 0 behind it, cut to size bytes; answers its whole length.
REGAMES_EXPORT size_t reversi_describe(const reversi_state* state, char* text, size_t size);

REGAMES_EXPORT reversi_moves* reversi_new_moves(void);
REGAMES_EXPORT void reversi_free_moves(reversi_moves* moves);

// The number of legal moves, which are now in the buffer.
REGAMES_EXPORT int reversi_legal_moves(reversi_state* state, reversi_moves* moves);

// Plays a move of the buffer by its index, found in this very state.
REGAMES_EXPORT int reversi_apply(reversi_state* state, reversi_moves* moves, int move);

// Plays from a state to the end, every move drawn from all legal ones with the same chance; answers
// the number of moves. Each play of a seed has random numbers of its own.
REGAMES_EXPORT int reversi_playout(reversi_state* state, reversi_moves* moves, uint64_t seed,
                                  uint64_t play);

REGAMES_EXPORT int reversi_is_terminal(const reversi_state* state);
REGAMES_EXPORT int reversi_current_player(const reversi_state* state);

// The score of a player as a symbol.
REGAMES_EXPORT int reversi_score(const reversi_state* state, int player);

// Writes the tags of a move of the buffer, at most size of them; answers how many there are. The
// second form has only those that a player sees if another one makes the move.
REGAMES_EXPORT int reversi_tags(const reversi_state* state, reversi_moves* moves, int move, int* tags,
                               int size);
REGAMES_EXPORT int reversi_seen_by(const reversi_state* state, reversi_moves* moves, int move,
                                  int player, int* tags, int size);

// The move of the buffer with these tags, or -1.
REGAMES_EXPORT int reversi_find_move(const reversi_state* state, reversi_moves* moves, const int* tags,
                                    int size);

#ifdef __cplusplus
}
#endif

#endif
