package org.regames.cli.translate;

import java.util.List;
import java.util.concurrent.Callable;
import org.regames.backend.planner.PlanPasses;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames passes}: lists the passes. */
@Command(
    name = "passes",
    header = PassesCommand.SUMMARY,
    description =
        "One line for each pass, in the order in which they run. Those with a star are part "
            + "of --passes all: they keep every move, tag and score as it is.",
    footer = {"", "Example: regames passes --plan"})
public final class PassesCommand implements Callable<Integer> {
  public static final String SUMMARY = "List the transformation passes.";

  /** What {@code --json} prints about a pass. */
  record Line(String name, boolean all, String description) {}

  private final Terminal terminal;

  @Option(
      names = "--plan",
      description =
          "List instead the passes for the plan of a game, the small program that compiled engines "
              + "are made from.")
  private boolean plan;

  @Option(
      names = "--hrg",
      description = "List instead the passes for HRG that is written from an automaton.")
  private boolean hrg;

  @Mixin private Json json;

  public PassesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (plan && hrg) {
      throw Failure.misused("either --plan or --hrg, not both");
    }
    (plan ? planPasses() : hrg ? HrgDumps.passes() : passes()).forEach(this::print);
    terminal.out().flush();
    return Failure.DONE;
  }

  private static List<Line> passes() {
    List<Pass> all = Passes.all().passes();
    return Passes.list().stream()
        .map(pass -> new Line(pass.name(), all.contains(pass), pass.description()))
        .toList();
  }

  /** The passes of plans, all of which run; one that runs twice is listed twice. */
  private static List<Line> planPasses() {
    return PlanPasses.list().stream()
        .map(pass -> new Line(pass.name(), true, pass.description()))
        .toList();
  }

  private void print(Line line) {
    if (json.wanted) {
      terminal.out().println(Json.line(line));
    } else {
      String star = line.all ? "*" : " ";
      terminal.out().printf("%s %-24s %s%n", star, line.name, line.description);
    }
  }
}
