package org.regames.backend.cpp;

import java.util.HashMap;
import java.util.Map;
import org.regames.backend.plan.Plan;

/** The buffer of moves, reduced to what a game needs. */
record MovesText(Plan plan) {
  private static final String ADD_PACKED =
      """
        // Adds a move by its code@hash_comment@.
        void add(Word code@hash_parameter@) {
          if (size_ == capacity_) [[unlikely]] {
            grow();
          }
          codes_[static_cast<std::size_t>(size_)] = code;
      @hash_store@    ++size_;
        }
      """;
  private static final String ADD_NOTED =
      """
        // Records a decision on the way to a move.
        void note(int depth, int decision) {
          if (static_cast<std::size_t>(depth) == path_.size()) [[unlikely]] {
            if (depth >= deepest) {
              throw EndlessPlay(EndlessPlay::move, "too many decisions");
            }
            path_.resize(2 * path_.size());
          }
          path_[static_cast<std::size_t>(depth)] = decision;
        }

        // Adds the move given by the decisions recorded so far@hash_comment@.
        void add_noted(int depth@hash_parameter@) {
          if (size_ == capacity_) [[unlikely]] {
            grow();
          }
          if (decisions_.size() > most_decisions) [[unlikely]] {
            throw EndlessPlay(EndlessPlay::move, "too many decisions");
          }
          codes_[static_cast<std::size_t>(size_)] = decisions_.size();
      @hash_store@    ++size_;
          decisions_.insert(decisions_.end(), path_.begin(), path_.begin() + depth);
        }

        // A decision of the move that is played.
        int decision(int place) const { return decisions_[static_cast<std::size_t>(place)]; }
      """;
  private static final String REJECT =
      """
        // Moves a candidate that is no move behind the remaining ones.
        void reject(int candidate, int left) {
          std::swap(codes_[static_cast<std::size_t>(candidate)],
                    codes_[static_cast<std::size_t>(left)]);
      @hash_swap@  }

      """;
  private static final String INDEX_OF =
      """
        // The index of a move by its code.
        int index_of(Word code) const {
          int index = 0;
          while (this->code(index) != code) {
            ++index;
          }
          return index;
        }

      """;
  private static final String HASH_SWAP =
      """
          std::swap(hashes_[static_cast<std::size_t>(candidate)],
                    hashes_[static_cast<std::size_t>(left)]);
      """;
  private static final String IS_REPEATED =
      """
      // Whether another candidate represents the same move: of those with equal tags and next
      // state, the one whose code has a zero at the lowest bit where the codes differ. Which of two
      // paths that is follows from the branch where they part.
      bool Moves::is_repeated(const State& state, int candidate) {
        const Word hash = hashes_[static_cast<std::size_t>(candidate)];
        for (int other = 0; other < size_; ++other) {
          const Word differs = code(other) ^ code(candidate);
          if (hashes_[static_cast<std::size_t>(other)] == hash &&
              (code(candidate) & differs & (~differs + 1)) != 0 && same(state, other, candidate)) {
            return true;
          }
        }
        return false;
      }

      """;
  private static final String PLACES =
      """
        // Marks a member of a set; returns whether it was not marked before.
        bool visit(int start, int place) {
          Word& word = places_[static_cast<std::size_t>(start + (place >> 6))];
          const Word bit = Word{1} << (place & 63);
          const bool is_new = (word & bit) == 0;
          word |= bit;
          return is_new;
        }

        // Clears a set.
        void clear_places(int start, int words) {
          for (int word = start; word < start + words; ++word) {
            places_[static_cast<std::size_t>(word)] = 0;
          }
        }

      """;
  private static final String MEMORIES =
      """
        Memory& memory(int number) { return memories_[static_cast<std::size_t>(number)]; }

      """;
  private static final String MEMORY =
      """
      // The states of a search: lists of numbers in a hash table. A list is begun, extended,
      // then looked up.
      class Memory {
       public:
        void forget();
        void begin(int node, Word hash);

        // Whether the search has only begun, so that storing lists costs more than finding the same
        // ones again a few times. Only for searches that stop at the first result.
        bool is_early() { return early_ < few && ++early_ > 0; }

        void add(std::int32_t number) { numbers_.push_back(number); }

        template <class Cells>
        void add_all(const Cells& cells) {
          numbers_.insert(numbers_.end(), cells.begin(), cells.end());
        }

        // Keeps the list begun last and returns whether it is new; a known one is dropped.
        bool is_new();

       private:
        static constexpr int few = 32;

        std::size_t slot(std::size_t list) const;
        bool same(std::size_t one, std::size_t other) const;

        int early_ = 0;
        std::vector<std::int32_t> numbers_;
        std::size_t start_ = 0;
        std::vector<std::size_t> table_ = std::vector<std::size_t>(64);  // a list's start + 1
        std::size_t entries_ = 0;
      };

      """;
  private static final String MEMORY_FUNCTIONS =
      """
      void Memory::forget() {
        if (entries_ > 0) {
          std::fill(table_.begin(), table_.end(), 0);
        }
        entries_ = 0;
        early_ = 0;
        numbers_.clear();
      }

      void Memory::begin(int node, Word hash) {
        if (numbers_.size() > most_decisions) {
          throw EndlessPlay(EndlessPlay::move, "too many values");
        }
        start_ = numbers_.size();
        add(0);  // the length, known when the list is complete
        add(node);
        add(static_cast<std::int32_t>(hash));
        add(static_cast<std::int32_t>(hash >> 32));
      }

      bool Memory::is_new() {
        numbers_[start_] = static_cast<std::int32_t>(numbers_.size() - start_);
        if (2 * entries_ >= table_.size()) {
          const std::vector<std::size_t> old = table_;
          table_.assign(2 * old.size(), 0);
          for (const std::size_t list : old) {
            if (list != 0) {
              table_[slot(list - 1)] = list;
            }
          }
        }
        const std::size_t place = slot(start_);
        if (table_[place] != 0) {
          numbers_.resize(start_);
          return false;
        }
        table_[place] = start_ + 1;
        ++entries_;
        return true;
      }

      std::size_t Memory::slot(std::size_t list) const {
        std::uint32_t hash = 1;
        for (std::size_t i = list; i < list + static_cast<std::size_t>(numbers_[list]); ++i) {
          hash = 31 * hash + static_cast<std::uint32_t>(numbers_[i]);
        }
        hash *= 0x9E3779B1U;
        std::size_t slot = (hash ^ (hash >> 15)) & (table_.size() - 1);
        while (table_[slot] != 0 && !same(table_[slot] - 1, list)) {
          slot = (slot + 1) & (table_.size() - 1);
        }
        return slot;
      }

      bool Memory::same(std::size_t one, std::size_t other) const {
        return std::equal(numbers_.begin() + static_cast<std::ptrdiff_t>(one),
                          numbers_.begin() + static_cast<std::ptrdiff_t>(one) + numbers_[one],
                          numbers_.begin() + static_cast<std::ptrdiff_t>(other));
      }

      """;
  private static final String REMOVING =
      """
        void remove_among_many(const State& state);
        void keep(int place, int move);
        bool same(const State& state, int one, int other);
      """;
  private static final String DUPLICATES =
      """
      // Removes all but the first of the moves with equal tags and next state, compared only
      // if the hashes of their tags are equal.
      void Moves::remove_duplicates(const State& state) {
        constexpr int few = 24;
        if (size_ > few) {
          remove_among_many(state);
          return;
        }
        int kept = 0;
        for (int move = 0; move < size_; ++move) {
          const Word hash = hashes_[static_cast<std::size_t>(move)];
          bool is_new = true;
          for (int other = 0; is_new && other < kept; ++other) {
            is_new = hashes_[static_cast<std::size_t>(other)] != hash || !same(state, other, move);
          }
          if (is_new) {
            keep(kept++, move);
          }
        }
        size_ = kept;
      }

      // The same with a hash table that uses open addressing.
      void Moves::remove_among_many(const State& state) {
        std::size_t size = 128;
        while (size < 2 * static_cast<std::size_t>(size_)) {
          size *= 2;
        }
        table_.assign(size, -1);
        int kept = 0;
        for (int move = 0; move < size_; ++move) {
          const Word hash = hashes_[static_cast<std::size_t>(move)];
          std::size_t slot = (hash ^ (hash >> 32)) & (size - 1);
          bool is_new = true;
          for (; is_new && table_[slot] >= 0; slot = is_new ? (slot + 1) & (size - 1) : slot) {
            const int other = table_[slot];
            is_new = hashes_[static_cast<std::size_t>(other)] != hash || !same(state, other, move);
          }
          if (is_new) {
            table_[slot] = kept;
            keep(kept++, move);
          }
        }
        size_ = kept;
      }

      // Moves a move to an earlier index.
      void Moves::keep(int place, int move) {
        codes_[static_cast<std::size_t>(place)] = codes_[static_cast<std::size_t>(move)];
        hashes_[static_cast<std::size_t>(place)] = hashes_[static_cast<std::size_t>(move)];
      }

      // Whether two moves have the same tags and lead to the same state.
      bool Moves::same(const State& state, int one, int other) {
        State first = state;
        State second = state;
        first_told_.symbols.clear();
        first_told_.seen_by.clear();
        second_told_.symbols.clear();
        second_told_.seen_by.clear();
        tell_move(first, *this, one, first_told_);
        tell_move(second, *this, other, second_told_);
        return first_told_.symbols == second_told_.symbols && first == second;
      }

      """;

  Map<String, String> holes() {
    Map<String, String> holes = new HashMap<>();
    boolean hashed = plan.hashed();
    boolean tries = !plan.candidates().isEmpty();
    boolean memories = plan.visits().states() > 0;
    boolean places = !plan.visits().places().isEmpty();
    holes.put("memory_class", memories ? MEMORY : "");
    holes.put("clear", plan.packed() ? "" : "    decisions_.clear();\n");
    holes.put("adding", adding());
    holes.put(
        "extras",
        (places ? PLACES : "")
            + (memories ? MEMORIES : "")
            + (tries ? REJECT.replace("@hash_swap@", hashed ? HASH_SWAP : "") : "")
            + (tries ? INDEX_OF : "")
            + (tries && hashed ? "  bool is_repeated(const State& state, int candidate);\n" : "")
            + (hashed ? "  void remove_duplicates(const State& state);\n\n" : ""));
    holes.put("private_moves", hashed ? REMOVING : "");
    holes.put("fields", fields());
    holes.put("moves_start", start());
    holes.put("grow", hashed ? "  hashes_.resize(static_cast<std::size_t>(capacity_));\n" : "");
    holes.put(
        "moves_functions",
        (hashed ? DUPLICATES : "")
            + (tries && hashed ? IS_REPEATED : "")
            + (memories ? MEMORY_FUNCTIONS : ""));
    holes.put(
        "duplicates",
        hashed ? "  if (moves.size() > 1) {\n    moves.remove_duplicates(*this);\n  }\n" : "");
    return holes;
  }

  private String adding() {
    boolean hashed = plan.hashed();
    boolean codes = plan.called().stream().anyMatch(f -> f.kind() == Plan.Kind.FIND && f.packed());
    return ((codes ? ADD_PACKED : "")
            + (codes && !plan.packed() ? "\n" : "")
            + (plan.packed() ? "" : ADD_NOTED))
        .replace("@hash_comment@", hashed ? ", with a hash of its tags" : "")
        .replace("@hash_parameter@", hashed ? ", Word hash" : "")
        .replace(
            "@hash_store@", hashed ? "    hashes_[static_cast<std::size_t>(size_)] = hash;\n" : "");
  }

  private String fields() {
    StringBuilder text = new StringBuilder();
    if (plan.hashed()) {
      text.append("  std::vector<Word> hashes_;\n");
      text.append("  std::vector<int> table_;\n");
      text.append("  Tags first_told_;\n");
      text.append("  Tags second_told_;\n");
    }
    if (!plan.packed()) {
      text.append("  std::vector<std::int32_t> decisions_;  // one move after the other\n");
      text.append("  std::vector<std::int32_t> path_ = std::vector<std::int32_t>(64);\n");
    }
    if (!plan.visits().places().isEmpty()) {
      text.append("  std::array<Word, " + plan.visits().words() + "> places_{};\n");
    }
    if (plan.visits().states() > 0) {
      text.append("  std::array<Memory, " + plan.visits().states() + "> memories_;\n");
    }
    return text.toString();
  }

  private String start() {
    return plan.hashed() ? ", hashes_(64)" : "";
  }
}
