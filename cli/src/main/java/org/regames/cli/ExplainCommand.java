package org.regames.cli;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.regames.backend.engine.NetGameEngine;
import org.regames.backend.plan.Explanation;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code regames explain}: how compiled engines find the moves of a game. */
@Command(
    name = "explain",
    header = ExplainCommand.SUMMARY,
    description = {
      "For each node where somebody is to move, and for each check, one of",
      "  direct        a few tests: there is nothing to choose among many",
      "  by table      what is at the places that matter is looked up in a table",
      "  by set        all walks at once, as sets; moves are drawn without being listed",
      "  by net        changes go through the net of the rules: GDL that is too large for plans",
      "  set first     a set of what passes the first tests, then one after the other",
      "  by element    one walk after the other",
      "  backtracking  one walk after the other, and back where walks go round",
      "and why nothing faster."
    },
    footer = {"", "Example: regames explain games/hrg/breakthrough.hrg"})
final class ExplainCommand implements Callable<Integer> {
  static final String SUMMARY = "Tell how compiled engines find moves, and why not faster.";

  /** What {@code --json} prints. */
  record Explained(String file, List<Explanation> explanations) {}

  private final Terminal terminal;

  @Mixin private GameFiles files;
  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private Json json;

  ExplainCommand(Terminal terminal) {
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
    List<Explanation> explanations =
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
    for (Explanation one : explanations) {
      String how = words(one.how()) + (one.reason().isEmpty() ? "" : ": " + one.reason());
      terminal.out().println(words(one.subject()) + " at " + one.node() + " " + how);
    }
  }

  private static String words(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
