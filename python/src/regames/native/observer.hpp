// What players see of a board, as numbers.

namespace {

// What a player saw last: who moved and which tags.
using View = std::vector<std::pair<int, int>>;

class Observer {
 public:
  explicit Observer(const Scheme& scheme)
      : features_(scheme.features),
        remembered_(scheme.remembered),
        announcement_(scheme.announcement),
        alphabet_(scheme.alphabet),
        parts_(scheme.parts, scheme.parts + scheme.shown),
        letters_(scheme.letters, scheme.letters + game::symbol_count) {
    int rows = 0;
    for (const Shown& part : parts_) {
      rows = std::max(rows, part.ranks + 1);
    }
    ranks_.assign(scheme.ranks, scheme.ranks + rows * game::symbol_count);
  }

  // Rows of 0 and 1: who looks, who is to move, and then the state or what the player saw.
  void observe(const game::State& state, bool ended, const std::vector<View>& views, int player,
               std::int8_t* to) const {
    std::memset(to, 0, static_cast<std::size_t>(features_));
    if (player >= 0) {
      to[player] = 1;
    }
    const int mover = state.current_player();
    if (mover >= 0 && !ended) {
      to[game::player_count + mover] = 1;
    }
    if (remembered_ == 0) {
      show(reinterpret_cast<const unsigned char*>(&state), to);
    } else if (player >= 0 && !views.empty()) {
      remember(views[static_cast<std::size_t>(player)], to + 2 * game::player_count);
    }
  }

  // Adds something to what a player saw.
  void note(View& view, int player, int mover, const game::Tags& tags) const {
    const std::size_t before = view.size();
    const bool announces = announcement_ >= 0 && mover == game::random_player &&
                           !tags.symbols.empty() && tags.symbols[0] == announcement_;
    for (std::size_t i = announces ? 1 : 0; i < tags.symbols.size(); ++i) {
      if (player == mover || (tags.seen_by[i] >> player & 1U) != 0) {
        view.emplace_back(announces ? game::keeper_player : mover, tags.symbols[i]);
      }
    }
    if (view.size() == before && !announces) {
      view.emplace_back(mover, -1);
    }
    if (view.size() > static_cast<std::size_t>(remembered_)) {
      view.erase(view.begin(), view.end() - remembered_);
    }
  }

 private:
  template <class Load>
  static void show(const Shown& part, const std::int32_t* ranks, const unsigned char* cell,
                   std::int8_t* to, Load load) {
    const std::int32_t width = part.width;
    const std::int32_t distance = part.distance;
    for (std::int32_t left = part.cells; left > 0; --left) {
      const std::int32_t rank = ranks[load(cell)];
      if (rank >= 0) {
        to[rank] = 1;
      }
      to += width;
      cell += distance;
    }
  }

  void show(const unsigned char* state, std::int8_t* to) const {
    for (const Shown& part : parts_) {
      const std::int32_t* ranks = &ranks_[static_cast<std::size_t>(part.ranks * game::symbol_count)];
      const unsigned char* first = state + part.offset;
      if (part.bytes == 1) {
        show(part, ranks, first, to + part.start, [](const unsigned char* cell) { return *cell; });
      } else if (part.bytes == 2) {
        show(part, ranks, first, to + part.start, loaded<std::int16_t>);
      } else {
        show(part, ranks, first, to + part.start, loaded<std::int32_t>);
      }
    }
  }

  template <class Number>
  static Number loaded(const unsigned char* cell) {
    Number number;
    std::memcpy(&number, cell, sizeof(number));
    return number;
  }

  // One row for each of the last tags: who moved (players, then chance, then the keeper), then
  // which tag.
  void remember(const View& view, std::int8_t* to) const {
    const int movers = game::player_count + (announcement_ >= 0 ? 2 : 1);
    for (const auto& [mover, tag] : view) {
      to[mover >= 0 ? mover : game::player_count + (mover == game::keeper_player ? 1 : 0)] = 1;
      const std::int32_t letter = tag < 0 ? -1 : letters_[static_cast<std::size_t>(tag)];
      if (letter >= 0) {
        to[movers + letter] = 1;
      }
      to += movers + alphabet_;
    }
  }

  std::int32_t features_;
  std::int32_t remembered_;
  std::int32_t announcement_;
  std::int32_t alphabet_;
  std::vector<Shown> parts_;
  std::vector<std::int32_t> letters_;
  std::vector<std::int32_t> ranks_;
};

}  // namespace
