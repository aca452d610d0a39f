// What Python knows about a game, in the form that batches use.

namespace {

// A row of cells of a state that is shown: evenly spaced numbers from an offset on. Each has a row
// of places in an observation, of which the one for its value is 1.
struct Shown {
  std::int64_t offset;
  std::int32_t bytes;     // of a number
  std::int32_t cells;
  std::int32_t distance;  // of cells, in bytes
  std::int32_t start;     // of the first cell's places in an observation
  std::int32_t width;     // how many places a cell has
  std::int32_t ranks;     // the row of ranks with the place of each value
};

// The layout is that of a ctypes structure.
struct Scheme {
  const std::int32_t* tags;          // of all moves, concatenated
  const std::int32_t* starts;        // the index where each begins; one more than moves
  std::int32_t moves;                // -1 if moves are played tag by tag
  const std::int32_t* numbers;       // the action of each move
  std::int32_t alphabet;             // how many tags there are
  const std::int32_t* letters;       // the number of each tag as an action, by its symbol, or -1
  const std::int32_t* nodes_by_code; // if the tags of a move follow from its code
  std::int32_t nodes;
  std::int32_t shown;                // how many rows of cells are shown
  const Shown* parts;
  const std::int32_t* ranks;         // rows of symbol_count
  const float* values;               // of scores, by their symbols
  std::int32_t actions;              // how many there are
  std::int32_t features;             // how many numbers an observation has
  std::int32_t remembered;           // how many tags of the view, 0 if the state is shown
  std::int32_t announcement;         // the symbol with which moves of the keeper begin, or -1
  std::int64_t most_plies;
};

// Arrays of Python with a row for each board; those not requested are null.
struct Outputs {
  float* rewards;
  std::uint8_t* terminated;
  std::uint8_t* truncated;
  std::int32_t* players;
  std::int8_t* masks;
  std::int8_t* observations;
  std::int8_t* last_observations;
};

// All possible moves, by their tags: the number of a move is its index in a sorted list.
class MoveList {
 public:
  MoveList(const std::int32_t* tags, const std::int32_t* starts, int count)
      : tags_(tags, tags + starts[count]), starts_(starts, starts + count + 1) {
    std::size_t size = 64;
    while (size < 2 * static_cast<std::size_t>(count)) {
      size *= 2;
    }
    slots_.assign(size, -1);
    for (int move = 0; move < count; ++move) {
      std::size_t slot = hash(&tags_[begin(move)], length(move));
      while (slots_[slot & (size - 1)] >= 0) {
        ++slot;
      }
      slots_[slot & (size - 1)] = move;
    }
  }

  // The number of a move, -1 if it is not in the list.
  int find(const std::vector<int>& tags) const {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t slot = hash(tags.data(), tags.size());; ++slot) {
      const int move = slots_[slot & mask];
      if (move < 0 || (length(move) == tags.size() &&
                       std::equal(tags.begin(), tags.end(), tags_.begin() + starts_[at(move)]))) {
        return move;
      }
    }
  }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }
  std::size_t begin(int move) const { return at(starts_[at(move)]); }
  std::size_t length(int move) const { return at(starts_[at(move) + 1] - starts_[at(move)]); }

  template <class Tag>
  static std::size_t hash(const Tag* tags, std::size_t length) {
    std::uint64_t hash = length;
    for (std::size_t i = 0; i < length; ++i) {
      hash = (hash + static_cast<std::uint64_t>(tags[i]) + 1) * 0x9E3779B97F4A7C15U;
      hash ^= hash >> 29;
    }
    return static_cast<std::size_t>(hash);
  }

  std::vector<std::int32_t> tags_;
  std::vector<std::int32_t> starts_;
  std::vector<std::int32_t> slots_;
};

}  // namespace
