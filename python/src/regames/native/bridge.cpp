// The functions for Python of a game that Regames has translated to C++ (translate --to cpp).
//
// The source of the game comes from the macro GAME_SOURCE and its namespace from GAME_NAMESPACE.
// Every function that can fail returns -1 (or NULL) and says why in rg_error(); no exceptions
// escape. A state or batch is used by one thread at a time: Python holds its lock, or a lock of its
// own.

// In one unit with the rules, so that calls in the loops below can be inlined.
#include GAME_SOURCE

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <thread>
#include <type_traits>
#include <vector>

#if defined(_WIN32)
#define EXPORT extern "C" __declspec(dllexport)
#else
#define EXPORT extern "C" __attribute__((visibility("default")))
#endif

namespace game = GAME_NAMESPACE;

#include "scheme.hpp"
#include "observer.hpp"
#include "board.hpp"
#include "rows.hpp"
#include "states.hpp"

namespace {

int copied(const std::vector<int>& from, int* to, int size) {
  const int count = static_cast<int>(from.size());
  std::copy_n(from.begin(), std::max(0, std::min(count, size)), to);
  return count;
}

}  // namespace

EXPORT const char* rg_error() { return last_error.c_str(); }
EXPORT int rg_symbol_count() { return game::symbol_count; }
EXPORT const char* rg_symbol_name(int symbol) { return game::symbol_name(symbol).data(); }
EXPORT int rg_player_count() { return game::player_count; }
EXPORT const char* rg_player_name(int player) { return game::player_name(player).data(); }

// ---- States

EXPORT void rg_seed(Handle* handle, std::uint64_t seed, std::uint64_t play) {
  handle->random = game::Random(seed, play);
}

EXPORT int rg_equal(const Handle* one, const Handle* other) { return one->state == other->state; }
EXPORT std::uint64_t rg_hash(const Handle* handle) { return handle->state.hash(); }
EXPORT int rg_is_terminal(const Handle* handle) { return handle->state.is_terminal(); }
EXPORT int rg_score(const Handle* handle, int player) { return handle->state.score(player); }

// The number of legal moves, which other functions then refer to by index.
EXPORT int rg_moves(Handle* handle) {
  return with(handle, -1, [](Handle& h) { return list(h).moves.size(); });
}

// Writes the tags of a move, at most size of them; with a player only those that it sees. Returns
// how many.
EXPORT int rg_tags(Handle* handle, int move, int player, int* tags, int size) {
  return with(handle, -1, [&](Handle& h) {
    game::Moves& moves = list(h).moves;
    return player < 0 ? copied(h.state.tags(moves, move).symbols, tags, size)
                      : copied(h.state.seen_by(player, moves, move), tags, size);
  });
}

EXPORT int rg_play(Handle* handle, int move) {
  return with(handle, -1, [&](Handle& h) {
    play(h, move);
    return 0;
  });
}

// The index of a move drawn from the legal ones, which are then known; -2 if there is none.
EXPORT int rg_draw(Handle* handle) {
  return with(handle, -1, [](Handle& h) {
    const game::Moves& moves = list(h).moves;
    return moves.size() == 0 ? -2 : h.state.draw(moves, h.random);
  });
}

// Makes random moves, up to a limit; returns how many they were.
EXPORT std::int64_t rg_playout(Handle* handle, std::int64_t most) {
  return with(handle, std::int64_t{-1}, [&](Handle& h) {
    game::Moves& moves = room(h);
    std::int64_t plies = 0;
    while (plies < most && h.state.apply_random(moves, h.random)) {
      ++plies;
    }
    return plies;
  });
}

// Writes a text about the state, terminated by 0 and cut to size bytes; returns its full length.
EXPORT std::int64_t rg_describe(const Handle* handle, char* text, std::int64_t size) {
  return guarded(std::int64_t{-1}, [&] {
    const std::string whole = handle->state.describe();
    if (size > 0) {
      text[whole.copy(text, static_cast<std::size_t>(size) - 1)] = '\0';
    }
    return static_cast<std::int64_t>(whole.size());
  });
}

// ---- Playouts

namespace {

struct Tally {
  std::int64_t plies = 0;
  std::int64_t unfinished = 0;
  std::int64_t least = INT64_MAX;
  std::int64_t most = 0;
  std::vector<std::int64_t> scores =
      std::vector<std::int64_t>(static_cast<std::size_t>(game::player_count) * game::symbol_count);

  void add(const Tally& other) {
    plies += other.plies;
    unfinished += other.unfinished;
    least = std::min(least, other.least);
    most = std::max(most, other.most);
    for (std::size_t i = 0; i < scores.size(); ++i) {
      scores[i] += other.scores[i];
    }
  }
};

// Plays from a state as main.cpp of the game does: each play has its own random numbers, so that
// the sum is the same with any number of threads.
struct Playouts {
  const game::State start;
  const std::int64_t count;
  const std::uint64_t seed;
  const std::int64_t most;
  std::atomic<std::int64_t> next{0};
  std::mutex mutex;
  Tally sum;
  std::exception_ptr failure;

  void work() {
    try {
      Tally tally;
      game::Moves moves;
      game::State state = start;
      for (std::int64_t play = next++; play < count; play = next++) {
        state = start;
        game::Random random(seed, static_cast<std::uint64_t>(play));
        std::int64_t plies = 0;
        while (plies < most && state.apply_random(moves, random)) {
          ++plies;
        }
        tally.plies += plies;
        tally.least = std::min(tally.least, plies);
        tally.most = std::max(tally.most, plies);
        if (!state.is_terminal()) {
          ++tally.unfinished;
          continue;
        }
        for (int player = 0; player < game::player_count; ++player) {
          ++tally.scores[static_cast<std::size_t>(player * game::symbol_count +
                                                  state.score(player))];
        }
      }
      const std::lock_guard<std::mutex> lock(mutex);
      sum.add(tally);
    } catch (...) {
      const std::lock_guard<std::mutex> lock(mutex);
      failure = std::current_exception();
      next = count;
    }
  }
};

}  // namespace

// Plays from a state to the end, again and again. Scores have a count for each player and symbol;
// lengths are the sum, the least, the greatest, and how many plays were aborted.
EXPORT int rg_playouts(const Handle* handle, std::int64_t count, std::uint64_t seed, int threads,
                       std::int64_t most, std::int64_t* scores, std::int64_t* lengths) {
  return guarded(-1, [&] {
    Playouts playouts{handle->state, count, seed, most};
    std::vector<std::thread> others;
    for (int i = 1; i < threads; ++i) {
      others.emplace_back([&] { playouts.work(); });
    }
    playouts.work();
    for (std::thread& other : others) {
      other.join();
    }
    if (playouts.failure) {
      std::rethrow_exception(playouts.failure);
    }
    std::copy(playouts.sum.scores.begin(), playouts.sum.scores.end(), scores);
    lengths[0] = playouts.sum.plies;
    lengths[1] = count == 0 ? 0 : playouts.sum.least;
    lengths[2] = playouts.sum.most;
    lengths[3] = playouts.sum.unfinished;
    return 0;
  });
}

#include "states.cpp"
#include "batch.cpp"
