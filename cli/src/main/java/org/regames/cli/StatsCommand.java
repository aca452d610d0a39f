package org.regames.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
        "Counts the nodes and edges of the automaton, the variables and constants (built-in ones "
            + "included), and the bits that hold the values of all variables.",
    footer = {"", "Example: regames stats games/hrg/breakthrough.hrg"})
final class StatsCommand implements Callable<Integer> {
  static final String SUMMARY = "Print how large games are.";

  /** What {@code --json} prints about a file. */
  record Sizes(String file, int nodes, int edges, int variables, int constants, long stateBits) {
    static Sizes of(String file, GameStatistics of) {
      return new Sizes(
          file, of.nodes(), of.edges(), of.variables(), of.constants(), of.stateBits());
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
      Table table = new Table("file", "nodes", "edges", "variables", "constants", "state bits");
      for (Sizes s : measured) {
        table.add(s.file, s.nodes, s.edges, s.variables, s.constants, s.stateBits);
      }
      table.print(terminal.out());
    }
    return exitCode;
  }

  private Sizes measure(String file) {
    Game game = passes.transform(games.load(file, terminal));
    return Sizes.of(file, GameStatistics.of(game));
  }
}
