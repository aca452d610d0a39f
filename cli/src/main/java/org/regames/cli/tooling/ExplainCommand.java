package org.regames.cli.tooling;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.regames.backend.engine.NetGameEngine;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.planner.PlanBuilder;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.Loaded;
import org.regames.cli.games.PassOptions;
import org.regames.ir.Builtins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames explain}: how compiled engines find the moves of a game. */
@Command(
    name = "explain",
    header = ExplainCommand.SUMMARY,
    description = {
      "For each node where somebody is to move, and for each check, one of",
      "  direct        a few tests: no choice among many",
      "  by table      the values of the cells that matter are looked up in a table",
      "  by set        all paths at once, as sets; moves are drawn without being listed",
      "  by net        changes propagate through the net of large GDL rules",
      "  set first     the set of those that pass the first tests, then one by one",
      "  by element    one path after the other",
      "  backtracking  one path after the other, backtracking in cycles",
      "and why nothing faster. Nodes with the same answer share a line."
    },
    footer = {"", "Example: regames explain games/hrg/breakthrough.hrg"})
public final class ExplainCommand implements Callable<Integer> {
  public static final String SUMMARY = "Tell how compiled engines find moves, and why not faster.";

  /** How many nodes a line names unless all are requested. */
  private static final int MOST_NAMED = 4;

  /** What {@code --json} prints. */
  record Explained(String file, List<PlanExplanation> explanations) {}

  /** What all nodes of a line have in common. */
  private record Line(PlanExplanation.Subject subject, PlanExplanation.How how, String reason) {}

  private final Terminal terminal;

  @Option(names = "--all", description = "Name all nodes, even if a line has many.")
  private boolean all;

  @Mixin private GameFiles files;
  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private Json json;

  public ExplainCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    passes.check();
    boolean several = files.all(games).size() > 1;
    return files.forEach(games, terminal, json, (file, shown) -> explain(file, several, shown));
  }

  private void explain(String file, boolean several, Terminal terminal) {
    Loaded game = games.load(file, terminal, passes.isNone());
    List<PlanExplanation> explanations =
        game.net()
            .filter(NetGameEngine::pays)
            .map(NetGameEngine::explain)
            .orElseGet(() -> PlanBuilder.explain(Builtins.complete(passes.transform(game.game()))));
    if (json.wanted) {
      terminal.out().println(Json.line(new Explained(file, explanations)));
      return;
    }
    if (several) {
      terminal.out().println(file + ":");
    }
    Map<Line, List<String>> nodes = new LinkedHashMap<>();
    for (PlanExplanation one : explanations) {
      nodes
          .computeIfAbsent(new Line(one.subject(), one.how(), one.reason()), _ -> new ArrayList<>())
          .add(one.node());
    }
    nodes.forEach((line, places) -> terminal.out().println(text(line, places)));
  }

  private String text(Line line, List<String> nodes) {
    boolean isPlural = line.subject == PlanExplanation.Subject.CHECK && nodes.size() > 1;
    int named = all || nodes.size() <= MOST_NAMED ? nodes.size() : MOST_NAMED - 1;
    return words(line.subject)
        + (isPlural ? "s at " : " at ")
        + String.join(", ", nodes.subList(0, named))
        + (named < nodes.size() ? " and " + (nodes.size() - named) + " more " : " ")
        + words(line.how)
        + (line.reason.isEmpty() ? "" : ": " + line.reason);
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
