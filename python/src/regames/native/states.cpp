// What Python calls at each step of a search: native Python functions, calls of which cost a tenth
// of those by ctypes. Python passes the functions of its API that they need, so that the library is
// compiled without its headers and works with any version of it. Included by bridge.cpp.

extern "C" {
struct PythonObject;
using PythonLength = std::ptrdiff_t;

struct PythonDefinition;

// Functions of Python's stable ABI, in the order of _PYTHON in _native.py.
struct PythonFunctions {
  long (*as_long)(PythonObject*);
  PythonObject* (*from_long)(long);
  PythonObject* (*failure)();
  PythonObject* (*new_list)(PythonLength);
  int (*set_item)(PythonObject* list, PythonLength, PythonObject* stolen);
  PythonObject* (*new_capsule)(void*, const char* name, void (*free)(PythonObject*));
  void* (*capsule_pointer)(PythonObject*, const char* name);
  void* (*as_pointer)(PythonObject*);
  PythonObject* (*from_pointer)(void*);
  unsigned long long (*as_bits)(PythonObject*);
  PythonObject* (*new_bytes)(const char*, PythonLength);
  int (*as_bytes)(PythonObject*, char** bytes, PythonLength* count);
  PythonObject* (*no_memory)();
  PythonObject* (*new_function)(const PythonDefinition*, PythonObject* self, PythonObject*);
};

// PyMethodDef, with METH_FASTCALL.
struct PythonDefinition {
  const char* name;
  PythonObject* (*function)(PythonObject* self, PythonObject* const* arguments, PythonLength count);
  int flags = 0x0080;
  const char* text = nullptr;
};
}

namespace {

PythonFunctions python;

constexpr const char* handle_name = "regames state";

// Returned in place of the player to move if an action is illegal, and if the rules failed.
constexpr long illegal = -3;
constexpr long failed = -4;

using Arguments = PythonObject* const*;

Handle* handle_of(PythonObject* capsule) {
  return static_cast<Handle*>(python.capsule_pointer(capsule, handle_name));
}

// A new state for Python, initialized by a function.
template <class Setting>
PythonObject* made(Setting set) {
  try {
    auto handle = std::make_unique<Handle>();
    set(*handle);
    PythonObject* capsule = python.new_capsule(
        handle.get(), handle_name, [](PythonObject* dying) { delete handle_of(dying); });
    if (capsule != nullptr) {
      handle.release();
    }
    return capsule;
  } catch (const std::bad_alloc&) {
    return python.no_memory();
  }
}

// The numbers of actions in increasing order, followed by the player to move.
PythonObject* list_of(const std::vector<std::int32_t>& actions, long player) {
  const auto count = static_cast<PythonLength>(actions.size());
  PythonObject* list = python.new_list(count + 1);
  for (PythonLength i = 0; list != nullptr && i <= count; ++i) {
    PythonObject* number = python.from_long(i < count ? actions[static_cast<std::size_t>(i)] : player);
    if (number == nullptr) {
      return nullptr;
    }
    python.set_item(list, i, number);
  }
  return list;
}

// Asks something of a state: the result is a list, which says if the rules failed.
template <class Action>
PythonObject* asked(PythonObject* capsule, Action action) {
  Handle* handle = handle_of(capsule);
  if (handle == nullptr) {
    return nullptr;
  }
  PythonObject* answer = nullptr;
  const bool done = with(handle, false, [&](Handle& asked) {
    answer = action(asked);
    return true;
  });
  return done ? answer : list_of({}, failed);
}

PythonObject* legal_list(Handle& handle) {
  return list_of(numbers->name(handle).rising, handle.state.current_player());
}

// The functions; each takes the capsule of a state, unless it creates one.

// An initial state, given the seed and the number of the play.
PythonObject* new_state(PythonObject*, Arguments arguments, PythonLength) {
  const game::Random random(python.as_bits(arguments[0]), python.as_bits(arguments[1]));
  return python.failure() != nullptr ? nullptr : made([&](Handle& handle) { handle.random = random; });
}

PythonObject* copy_state(PythonObject*, Arguments arguments, PythonLength) {
  const Handle* from = handle_of(arguments[0]);
  return from == nullptr ? nullptr : made([from](Handle& handle) { handle = *from; });
}

// Takes over the state at an address, which is freed.
PythonObject* own_state(PythonObject*, Arguments arguments, PythonLength) {
  const std::unique_ptr<Handle> given(static_cast<Handle*>(python.as_pointer(arguments[0])));
  return made([&given](Handle& handle) { handle = *given; });
}

// The address of a state, for the functions that ctypes calls.
PythonObject* state_address(PythonObject*, Arguments arguments, PythonLength) {
  Handle* handle = handle_of(arguments[0]);
  return handle == nullptr ? nullptr : python.from_pointer(handle);
}

PythonObject* state_player(PythonObject*, Arguments arguments, PythonLength) {
  const Handle* handle = handle_of(arguments[0]);
  return handle == nullptr ? nullptr : python.from_long(handle->state.current_player());
}

// The legal actions, and who is to move.
PythonObject* state_actions(PythonObject*, Arguments arguments, PythonLength) {
  return asked(arguments[0], legal_list);
}

// Plays an action; returns the legal actions after it.
PythonObject* state_apply(PythonObject*, Arguments arguments, PythonLength) {
  const long action = python.as_long(arguments[1]);
  if (action == -1 && python.failure() != nullptr) {
    return nullptr;
  }
  return asked(arguments[0], [action](Handle& handle) {
    const std::vector<std::int32_t>& actions = numbers->name(handle).actions;
    const auto found = std::find(actions.begin(), actions.end(), action);
    if (found == actions.end()) {
      return list_of({}, illegal);
    }
    play(handle, static_cast<int>(found - actions.begin()));
    return legal_list(handle);
  });
}

// A state and its random numbers as bytes, with a seal as in rows.
constexpr std::size_t packed_bytes = sizeof(game::State) + sizeof(game::Random);

PythonObject* pack_state(PythonObject*, Arguments arguments, PythonLength) {
  const Handle* handle = handle_of(arguments[0]);
  if (handle == nullptr) {
    return nullptr;
  }
  std::array<std::uint8_t, packed_bytes + sizeof(std::uint64_t)> bytes{};
  Writing write(bytes.data());
  write(handle->state);
  write(handle->random);
  seal(bytes.data(), packed_bytes);
  const char* begin = reinterpret_cast<const char*>(bytes.data());
  return python.new_bytes(begin, handle->broken ? 0 : static_cast<PythonLength>(bytes.size()));
}

// The state of such bytes, or an empty list if they are not of this game.
PythonObject* unpack_state(PythonObject*, Arguments arguments, PythonLength) {
  char* begin = nullptr;
  PythonLength count = 0;
  if (python.as_bytes(arguments[0], &begin, &count) != 0) {
    return nullptr;
  }
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(begin);
  if (count != packed_bytes + sizeof(std::uint64_t) || !is_sealed(bytes, packed_bytes)) {
    return python.new_list(0);
  }
  return made([bytes](Handle& handle) {
    Reading read(bytes);
    read(handle.state);
    read(handle.random);
  });
}

const PythonDefinition definitions[] = {
    {"new", new_state},         {"own", own_state},         {"copy", copy_state},
    {"address", state_address}, {"player", state_player},   {"actions", state_actions},
    {"apply", state_apply},     {"pack", pack_state},       {"unpack", unpack_state},
};

}  // namespace

// A function by its index in the list above.
EXPORT PythonObject* rg_function(const PythonFunctions* from, int which) {
  python = *from;
  return python.new_function(&definitions[which], nullptr, nullptr);
}

// Sets the numbers of moves: those of players, and those of chance.
EXPORT int rg_numbers(const Scheme* players, const Scheme* chance) {
  return guarded(-1, [&] {
    if (!numbers) {
      numbers.reset(new Numbers{Actions(*players), Actions(*chance)});
    }
    return 0;
  });
}
