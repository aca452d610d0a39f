package org.regames.backend.cpp;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/** The parts of the header and the source for tables, functions and the buffer of moves. */
record SourceText(Plan plan, CppNames names) {
  private static final String CHANGE =
      """
      // Assigns a cell of a map with bitboards: it leaves the bitboard of its old value and joins
      // that of the new one.
      template <int origin, int words, class Cells>
      [[maybe_unused]] inline void change(State& s, Cells& cells, int place, int value) {
        auto& cell = cells[static_cast<std::size_t>(place)];
        const int word = origin + (place >> 6);
        const Word bit = Word{1} << (place & 63);
        s.sets[static_cast<std::size_t>(word + cell * words)] &= ~bit;
        s.sets[static_cast<std::size_t>(word + value * words)] |= bit;
        cell = static_cast<typename Cells::value_type>(value);
      }

      """;

  private static final String ONE =
      """
      // The bit of a number, if it is one of the 64 from the first on.
      [[maybe_unused]] inline Word one(int number, int first) {
        const int place = number - first;
        return place >= 0 && place < 64 ? Word{1} << place : Word{0};
      }

      """;

  private static final String MEMORY =
      """
      // Forgets the results of checks.
      template <int first, int words>
      [[maybe_unused]] inline void forget(State& s) {
        std::fill_n(s.sets.begin() + first, words, Word{0});
      }

      // The same if a cell may lose one of the values that the results depend on.
      template <int lowest, int highest, int first, int words>
      [[maybe_unused]] inline void lose(State& s, int old, int value) {
        if (old != value && old >= lowest && old <= highest) {
          forget<first, words>(s);
        }
      }

      // Computes the bitboards of a map.
      template <int first, int lowest, int values, int words, class Cells>
      void recount(State& s, const Cells& cells) {
        std::fill_n(s.sets.begin() + first, values * words, Word{0});
        for (std::size_t place = 0; place < cells.size(); ++place) {
          const std::size_t word =
              static_cast<std::size_t>(first + (cells[place] - lowest) * words) + (place >> 6);
          s.sets[word] |= Word{1} << (place & 63);
        }
      }

      """;

  private static final String MEMBER =
      """
      // The index of the k-th set bit of a word.
      [[maybe_unused]] inline int member(Word word, int k) {
      #if defined(__BMI2__)
        return std::countr_zero(_pdep_u64(Word{1} << k, word));
      #else
        for (; k > 0; --k) {
          word &= word - 1;
        }
        return std::countr_zero(word);
      #endif
      }

      """;

  private static final String COMPRESS =
      """
      // The bits of a word that are in a mask, packed from the lowest on.
      [[maybe_unused]] inline Word compress(Word word, Word mask) {
      #if defined(__BMI2__)
        return _pext_u64(word, mask);
      #else
        Word compressed = 0;
        for (Word bit = 1; mask != 0; mask &= mask - 1, bit <<= 1) {
          compressed |= (word & mask & (~mask + 1)) != 0 ? bit : 0;
        }
        return compressed;
      #endif
      }

      """;

  Map<String, String> holes() {
    Map<String, String> holes = new HashMap<>();
    holes.put("tables", tables());
    holes.put("prototypes", prototypes());
    holes.put("functions", functions());
    holes.put("node_names", nodeNames());
    holes.put("finders", cases(3, plan.finders(), this::find));
    holes.put("appliers", cases(2, plan.players(), f -> play(f, "*this, moves")));
    holes.put("tellers", cases(2, plan.tellers(), f -> play(f, "s, moves, told")));
    holes.put("pickers", cases(2, plan.pickers(), this::pick));
    holes.put("drawers", cases(2, plan.drawers(), f -> pick(f).replace("random", "&random")));
    holes.put("candidates", cases(2, plan.candidates(), this::find));
    holes.put("trials", cases(2, plan.trials(), f -> play(f, "*this, moves")));
    holes.put("plies", cases(2, plan.plies(), this::pick));
    boolean keepsSets = plan.sets().words() > 0;
    boolean draws = !plan.pickers().isEmpty() || !plan.drawers().isEmpty();
    String member = keepsSets || draws ? MEMBER : "";
    String compress = plan.words().isEmpty() ? "" : COMPRESS;
    String sets = keepsSets ? CHANGE + ONE + MEMORY : asksForOne() ? ONE : "";
    holes.put("sets_functions", sets + member + compress);
    holes.put("keepers", cases(4, plan.keepers(), this::keep));
    return holes;
  }

  /** Whether some expression is the set of one number; plans without sets may also have one. */
  private boolean asksForOne() {
    return plan.functions().stream()
        .flatMap(function -> Op.all(function.body()))
        .flatMap(op -> op.expressions().stream())
        .anyMatch(value -> value.any(part -> part instanceof BitboardExpr.One));
  }

  private String tables() {
    if (plan.tables().isEmpty() && plan.words().isEmpty()) {
      return "";
    }
    Lines lines = new Lines(0);
    lines.whole("// ---- Tables");
    lines.blank();
    for (int table = 0; table < plan.tables().size(); table++) {
      int[] cells = plan.tables().get(table);
      List<String> texts = Arrays.stream(cells).mapToObj(cell -> cell + ",").toList();
      array(lines, CellType.of(cells), CppExpressions.table(table), texts);
    }
    for (int array = 0; array < plan.words().size(); array++) {
      List<String> texts =
          Arrays.stream(plan.words().get(array))
              .mapToObj(word -> "0x" + Long.toHexString(word) + "U,")
              .toList();
      array(lines, "Word", CppExpressions.words(array), texts);
    }
    return lines.toString();
  }

  private static void array(Lines lines, String type, String name, List<String> cells) {
    // An array has at least one cell.
    lines.open(
        "constexpr std::array<" + type + ", " + Math.max(1, cells.size()) + "> " + name + " =");
    lines.fill(cells);
    lines.close("};");
    lines.blank();
  }

  private String prototypes() {
    Lines lines = new Lines(0);
    lines.whole("// ---- Functions");
    lines.blank();
    for (Plan.Function function : plan.called()) {
      lines.add(Signature.of(plan, function, names, _ -> true) + ";");
    }
    return lines.toString();
  }

  private String functions() {
    StringBuilder text = new StringBuilder();
    for (Plan.Function function : plan.called()) {
      text.append('\n').append(FunctionText.of(plan, names, function));
    }
    return text.toString();
  }

  /** Only for nodes where plays can be between moves. */
  private String nodeNames() {
    Lines lines = new Lines(2);
    java.util.SortedSet<Integer> nodes = new java.util.TreeSet<>(plan.finders().keySet());
    nodes.addAll(plan.keepers().keySet());
    nodes.addAll(plan.keeper().stuck().values());
    nodes.add(plan.begin());
    if (plan.end() >= 0) {
      nodes.add(plan.end());
    }
    for (int node : nodes) {
      lines.whole("case " + node + ": return \"" + plan.name(node) + "\";");
    }
    return lines.toString();
  }

  private static String cases(
      int depth, Map<Integer, Integer> roots, Function<Integer, String> call) {
    Lines lines = new Lines(depth);
    roots.forEach(
        (node, function) -> lines.whole("case " + node + ": " + call.apply(function) + " break;"));
    return lines.toString();
  }

  private String find(int function) {
    String hash = Signature.takesHash(plan, Plan.Kind.FIND) ? ", 0" : "";
    return names.function(function) + "(*this, moves, 0" + hash + ");";
  }

  private String play(int function, String arguments) {
    String code = plan.functions().get(function).packed() ? "code" : "static_cast<int>(code)";
    return names.function(function) + "(" + arguments + ", " + code + ");";
  }

  private String pick(int function) {
    return "return " + names.function(function) + "(*this, moves, random);";
  }

  private String keep(int function) {
    return "moved = " + names.function(function) + "(*this, moves);";
  }
}
