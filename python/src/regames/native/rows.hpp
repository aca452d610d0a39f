// Boards as rows of bytes.
//
// A row contains everything needed to continue a play: the state first, its random numbers, how
// many moves there were, and if the game has them, the tags of the partial move and what players
// saw. It can only be read by the translation of the game that wrote it, and ends with a seal, so
// that no other bytes are accepted.

namespace {

// A number that depends on bytes and on the game.
std::uint64_t seal_of(const std::uint8_t* bytes, std::size_t count) {
  std::uint64_t seal = std::uint64_t{GAME_KEY} ^ count;
  for (std::size_t i = 0; i < count; i += sizeof(std::uint64_t)) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes + i, std::min(sizeof(word), count - i));
    seal = (seal ^ word) * 0x9E3779B97F4A7C15U;
    seal ^= seal >> 32;
  }
  return seal;
}

void seal(std::uint8_t* bytes, std::size_t count) {
  const std::uint64_t seal = seal_of(bytes, count);
  std::memcpy(bytes + count, &seal, sizeof(seal));
}

bool is_sealed(const std::uint8_t* bytes, std::size_t count) {
  const std::uint64_t seal = seal_of(bytes, count);
  return std::memcmp(bytes + count, &seal, sizeof(seal)) == 0;
}

// Writes or reads consecutive numbers.
class Writing {
 public:
  explicit Writing(std::uint8_t* to) : to_(to) {}

  template <class Value>
  void operator()(const Value& value) {
    static_assert(std::is_trivially_copyable_v<Value>);
    std::memcpy(to_, &value, sizeof(value));
    to_ += sizeof(value);
  }

 private:
  std::uint8_t* to_;
};

class Reading {
 public:
  explicit Reading(const std::uint8_t* from) : from_(from) {}

  template <class Value>
  void operator()(Value& value) {
    std::memcpy(static_cast<void*>(&value), from_, sizeof(value));
    from_ += sizeof(value);
  }

 private:
  const std::uint8_t* from_;
};

// What a batch stores for a board.
struct BoardParts {
  Board& board;
  Listing& listing;
  std::int32_t& drawn;
  std::uint8_t& given;
};

class Rows {
 public:
  explicit Rows(const Scheme& scheme)
      : is_spelled_(scheme.moves < 0),
        remembered_(static_cast<std::size_t>(scheme.remembered)),
        content_(sizeof(Board) + 2 * sizeof(std::int32_t) + (is_spelled_ ? spelled : 0) +
                 (remembered_ > 0 ? game::player_count * view() : 0)) {
    content_ = (content_ + 7) / 8 * 8;
  }

  std::size_t bytes() const { return content_ + sizeof(std::uint64_t); }

  bool fits(const std::uint8_t* row) const { return is_sealed(row, content_); }

  void write(const BoardParts& parts, std::uint8_t* row) const {
    std::memset(row, 0, bytes());
    Writing write(row);
    Board board = parts.board;
    board.listed = board.named = false;
    write(board);
    write(parts.drawn);
    write(std::int32_t{parts.given});
    if (is_spelled_) {
      if (parts.listing.prefix.size() > most_tags) {
        throw std::length_error("a move of more than 256 tags is begun");
      }
      std::array<std::int32_t, most_tags> tags{};
      std::copy(parts.listing.prefix.begin(), parts.listing.prefix.end(), tags.begin());
      write(static_cast<std::int32_t>(parts.listing.prefix.size()));
      write(tags);
    }
    for (std::size_t player = 0; remembered_ > 0 && player < game::player_count; ++player) {
      const View none;
      const View& seen = player < parts.listing.views.size() ? parts.listing.views[player] : none;
      write(static_cast<std::int32_t>(seen.size()));
      for (std::size_t i = 0; i < remembered_; ++i) {
        write(std::int32_t{i < seen.size() ? seen[i].first : 0});
        write(std::int32_t{i < seen.size() ? seen[i].second : 0});
      }
    }
    seal(row, content_);
  }

  // Only for a row that fits.
  void read(const std::uint8_t* row, const BoardParts& parts) const {
    Reading read(row);
    std::int32_t number = 0;
    read(parts.board);
    read(parts.drawn);
    read(number);
    parts.given = number != 0 ? 1 : 0;
    if (is_spelled_) {
      std::array<std::int32_t, most_tags> tags{};
      read(number);
      read(tags);
      parts.listing.prefix.assign(tags.begin(), tags.begin() + number);
    }
    if (remembered_ > 0) {
      parts.listing.views.assign(game::player_count, {});
    }
    for (View& seen : parts.listing.views) {
      read(number);
      for (std::size_t i = 0; i < remembered_; ++i) {
        std::int32_t mover = 0;
        std::int32_t tag = 0;
        read(mover);
        read(tag);
        if (i < static_cast<std::size_t>(number)) {
          seen.emplace_back(mover, tag);
        }
      }
    }
  }

 private:
  static constexpr std::size_t most_tags = 256;
  static constexpr std::size_t spelled = (1 + most_tags) * sizeof(std::int32_t);

  std::size_t view() const { return (1 + 2 * remembered_) * sizeof(std::int32_t); }

  bool is_spelled_;
  std::size_t remembered_;
  std::size_t content_;
};

}  // namespace
