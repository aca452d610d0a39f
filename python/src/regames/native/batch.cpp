// The functions of batches for Python. Included by bridge.cpp, whose first functions it uses.

#include "crew.hpp"
#include "batch.hpp"

EXPORT Batch* rg_batch_new(int boards, std::uint64_t seed, int threads, const Scheme* scheme) {
  return guarded(static_cast<Batch*>(nullptr), [&] {
    auto batch = std::make_unique<Batch>(boards, seed, threads, *scheme);
    return batch->reset(nullptr) == 0 ? batch.release() : nullptr;
  });
}

EXPORT void rg_batch_free(Batch* batch) { delete batch; }

EXPORT int rg_batch_reset(Batch* batch, const std::uint8_t* mask) {
  return guarded(-1, [&] { return batch->reset(mask); });
}

EXPORT void rg_batch_seed(Batch* batch, std::uint64_t seed) { batch->seed(seed); }

// Sets a seed for each board.
EXPORT void rg_batch_seeds(Batch* batch, const std::uint64_t* seeds) { batch->seeds(seeds); }

EXPORT int rg_batch_sample(Batch* batch, const std::uint8_t* drawing, std::int32_t* actions) {
  return guarded(-1, [&] { return batch->sample(drawing, actions); });
}

// Returns 0, -1 if the rules failed, or -2 - i if the action of board i is illegal: then nothing is
// played. Rows of boards that do not move stay as they are, except rewards and ends.
EXPORT int rg_batch_step(Batch* batch, const std::int32_t* actions, const std::uint8_t* moving,
                         int resets, const Outputs* to) {
  return guarded(-1, [&] {
    const int wrong = batch->resolve(actions, moving);
    if (wrong != -1) {
      return wrong == -2 ? -1 : -2 - wrong;
    }
    return batch->step(actions, moving, resets != 0, *to);
  });
}

EXPORT std::int64_t rg_batch_play(Batch* batch, std::int64_t steps) {
  return guarded(std::int64_t{-1}, [&] { return batch->play(steps); });
}

// Fills players, and masks and observations if they are requested.
EXPORT int rg_batch_show(Batch* batch, const Outputs* to) {
  return guarded(-1, [&] { return batch->show(*to); });
}

EXPORT int rg_batch_observe(Batch* batch, std::int8_t* observations, int player) {
  return guarded(-1, [&] { return batch->observe(observations, player); });
}

EXPORT void rg_batch_look(const Batch* batch, const Handle* handle, int player,
                          std::int8_t* observation) {
  guarded(0, [&] {
    batch->look(handle->state, player, observation);
    return 0;
  });
}

// A copy of the state of a board, which has to be freed like others.
EXPORT Handle* rg_batch_state(const Batch* batch, int board) {
  return guarded(static_cast<Handle*>(nullptr), [&] {
    auto handle = std::make_unique<Handle>();
    handle->state = batch->state(board);
    return handle.release();
  });
}

// The length of a row.
EXPORT std::int64_t rg_batch_bytes(const Batch* batch) {
  return static_cast<std::int64_t>(batch->rows().bytes());
}

// Writes a number of boards as rows.
EXPORT int rg_batch_save(Batch* batch, const std::int64_t* boards, std::int64_t count,
                         std::uint8_t* rows) {
  return guarded(-1, [&] {
    for (std::int64_t i = 0; i < count; ++i) {
      batch->save(static_cast<int>(boards[i]), rows + i * rg_batch_bytes(batch));
    }
    return 0;
  });
}

// Reads a number of rows into boards. Returns 0, -1 if the rules failed, or -2 - i if row i is not
// of this game: then nothing has changed.
EXPORT std::int64_t rg_batch_load(Batch* batch, const std::int64_t* boards, std::int64_t count,
                                  const std::uint8_t* rows, const Outputs* to) {
  return guarded(std::int64_t{-1}, [&] {
    const std::int64_t bytes = rg_batch_bytes(batch);
    for (std::int64_t i = 0; i < count; ++i) {
      if (!batch->rows().fits(rows + i * bytes)) {
        return -2 - i;
      }
    }
    for (std::int64_t i = 0; i < count; ++i) {
      if (batch->load(static_cast<int>(boards[i]), rows + i * bytes, *to) != 0) {
        return std::int64_t{-1};
      }
    }
    return std::int64_t{0};
  });
}

// Replaces the state of a board. What players saw is given by its length for each player, and then
// who moved and which tag.
EXPORT int rg_batch_set(Batch* batch, int board, const Handle* handle, const std::int32_t* seen,
                        const Outputs* to) {
  return guarded(-1, [&] {
    std::vector<View> views;
    for (int player = 0; seen != nullptr && player < game::player_count; ++player) {
      views.emplace_back();
      for (std::int32_t left = *seen++; left > 0; --left, seen += 2) {
        views.back().emplace_back(seen[0], seen[1]);
      }
    }
    return batch->set(board, handle->state, std::move(views), *to);
  });
}

namespace {

template <class Member>
std::int32_t cell_bytes(const Member& member) {
  if constexpr (requires { member.size(); }) {
    return static_cast<std::int32_t>(sizeof(member[0]));
  } else {
    return static_cast<std::int32_t>(sizeof(member));
  }
}

}  // namespace

// The offset of each variable in a state, and how many bytes a number of it has. GAME_MEMBERS has
// an entry for each: MEMBER(board)
EXPORT void rg_members(std::int64_t* members) {
  const game::State state;
  const char* begin = reinterpret_cast<const char*>(&state);
#define MEMBER(name)                                                  \
  *members++ = reinterpret_cast<const char*>(&state.name) - begin;    \
  *members++ = cell_bytes(state.name);
#include "members.inc"
#undef MEMBER
}
