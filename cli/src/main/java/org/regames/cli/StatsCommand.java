package org.regames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.ToDoubleFunction;
import org.regames.ir.Game;
import org.regames.ir.analysis.GameStatistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code regames stats}: how large games are. */
@Command(
    name = "stats",
    header = StatsCommand.SUMMARY,
    description =
        "Counts the nodes and edges of the automaton, the variables and constants (built-in ones"
            + " included), the bits that hold the values of all variables, and the places that hold"
            + " 0 or 1, such as facts of GDL that are part of no other variable. With --passes,"
            + " what they were before and are after, and the change.",
    footer = {"", "Example: regames stats games/hrg/breakthrough.hrg"})
final class StatsCommand implements Callable<Integer> {
  static final String SUMMARY = "Print how large games are.";

  /** What {@code --json} prints about a file: its sizes, and what they were before the passes. */
  record Sizes(
      String file,
      int nodes,
      int edges,
      int variables,
      int constants,
      long stateBits,
      long booleans,
      GameStatistics before) {
    static Sizes of(String file, GameStatistics of, GameStatistics before) {
      return new Sizes(
          file,
          of.nodes(),
          of.edges(),
          of.variables(),
          of.constants(),
          of.stateBits(),
          of.booleans(),
          before);
    }
  }

  private final Terminal terminal;

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Games to measure.")
  private List<String> files = new ArrayList<>();

  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private Json json;

  StatsCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    passes.check();
    List<Sizes> measured = new ArrayList<>();
    int exitCode = new EachFile(terminal).run(files, file -> measured.add(measure(file)));
    if (json.wanted) {
      measured.forEach(sizes -> terminal.out().println(Json.line(sizes)));
    } else if (!measured.isEmpty()) {
      (passes.isNone() ? sizes(measured) : changes(measured)).print(terminal.out());
    }
    return exitCode;
  }

  private Sizes measure(String file) {
    Game game = games.load(file, terminal);
    GameStatistics before = GameStatistics.of(game);
    return passes.isNone()
        ? Sizes.of(file, before, null)
        : Sizes.of(file, GameStatistics.of(passes.transform(game)), before);
  }

  private static Table sizes(List<Sizes> measured) {
    Table table =
        new Table("file", "nodes", "edges", "variables", "constants", "state bits", "booleans");
    for (Sizes s : measured) {
      table.add(s.file, s.nodes, s.edges, s.variables, s.constants, s.stateBits, s.booleans);
    }
    return table;
  }

  /** The sizes before and after the passes, and by how much they changed. */
  private static Table changes(List<Sizes> measured) {
    Table table =
        new Table("file", "nodes", "", "edges", "", "variables", "constants", "state bits", "");
    for (Sizes s : measured) {
      GameStatistics b = s.before;
      table.add(
          s.file,
          change(b.nodes(), s.nodes),
          percent(share(b.nodes(), s.nodes)),
          change(b.edges(), s.edges),
          percent(share(b.edges(), s.edges)),
          change(b.variables(), s.variables),
          change(b.constants(), s.constants),
          change(b.stateBits(), s.stateBits),
          percent(share(b.stateBits(), s.stateBits)));
    }
    if (measured.size() > 1) {
      table.add(
          "average",
          "",
          average(measured, s -> share(s.before.nodes(), s.nodes)),
          "",
          average(measured, s -> share(s.before.edges(), s.edges)),
          "",
          "",
          "",
          average(measured, s -> share(s.before.stateBits(), s.stateBits)));
    }
    return table;
  }

  private static String change(long before, long after) {
    return before + " -> " + after;
  }

  private static double share(double before, double after) {
    return before == 0 ? 0 : after / before - 1;
  }

  private static String average(List<Sizes> measured, ToDoubleFunction<Sizes> share) {
    return percent(measured.stream().mapToDouble(share).average().orElseThrow());
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%+.1f%%", 100 * share);
  }
}
