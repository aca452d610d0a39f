package org.regames.cli.translate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanPass;
import org.regames.backend.planner.PlanPasses;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.PlanFiles;
import org.regames.cli.games.SourceFiles;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames optimize}: passes from plans to plans. */
@Command(
    name = "optimize",
    header = OptimizeCommand.SUMMARY,
    description =
        "Reads a plan, which is what --dump-plan and --dump-plan-after write, runs passes on it in "
            + "the order given, and prints the plan that they make. Each plan is validated.",
    footer = {"", "Example: regames optimize examples/plan/filling.plan"})
public final class OptimizeCommand implements Callable<Integer> {
  public static final String SUMMARY = "Run passes on the plan of a game.";

  private static final String ALL = "all";

  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A plan, or - for standard input.")
  private String file = "";

  @Option(
      names = "--plan-passes",
      paramLabel = "NAME",
      split = ",",
      description =
          "The passes to run: names, or all (default), for a plan on which none has run; "
              + "see regames passes --plan.")
  private List<String> passes = List.of(ALL);

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "The file to write to (default: standard output).")
  private Optional<String> output = Optional.empty();

  public OptimizeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<PlanPass> wanted = wanted();
    if (!PlanFiles.isPlan(file) && !file.equals(SourceFiles.STANDARD_INPUT)) {
      throw Failure.misused(
          file + ": expected a plan, X.plan; `regames run GAME --dump-plan` prints that of a game");
    }
    Plan plan = PlanFiles.read(file, terminal);
    Plan optimized =
        passes.equals(List.of(ALL))
            ? PlanPasses.runFrom(0, plan)
            : PlanPasses.run(
                wanted, plan, (pass, after) -> PlanFiles.check("after " + pass, after));
    PlanFiles.check(file, optimized);
    String text = PlanPrinter.print(optimized);
    if (output.isPresent()) {
      Path path = SourceFiles.path(output.get());
      OutputFiles.write(Map.of(path, text));
    } else {
      terminal.out().print(text);
      terminal.out().flush();
    }
    return Failure.DONE;
  }

  private List<PlanPass> wanted() {
    List<PlanPass> wanted = new ArrayList<>();
    for (String name : passes.equals(List.of(ALL)) ? List.<String>of() : passes) {
      wanted.add(
          PlanPasses.list().stream()
              .filter(pass -> pass.name().equals(name))
              .findFirst()
              .orElseThrow(() -> PlanFiles.unknownPass("--plan-passes", name)));
    }
    return wanted;
  }
}
