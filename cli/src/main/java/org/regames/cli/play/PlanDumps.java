package org.regames.cli.play;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.PlanValidator;
import org.regames.backend.plan.text.PlanChart;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.planner.PlanPass;
import org.regames.backend.planner.PlanPasses;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.Loaded;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.PlanFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;
import org.regames.ir.language.ChartEmitter;
import org.regames.ir.language.Language;
import picocli.CommandLine.Option;

/** Writes the plan of a game after each pass, or checks whether it stays valid. */
public final class PlanDumps {
  private static final String ALL = "all";
  private static final String TEXT = "plan";

  @Option(
      names = "--dump-plan-after",
      paramLabel = "PASS",
      description =
          "Do not play; write the plan after this pass, or after each of all that changed it, to"
              + " the folder OUT (see regames passes --plan). For one game.")
  private Optional<String> after = Optional.empty();

  @Option(
      names = "--check",
      description =
          "Before playing, validate the plan after each pass, and stop if it is not valid; for "
              + "people who work on passes.")
  private boolean checks;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "OUT",
      description = "With --dump-plan-after: the folder to write to.")
  private Optional<String> output = Optional.empty();

  @Option(
      names = "--to",
      paramLabel = "LANGUAGE",
      description =
          "With --dump-plan-after: plan (default), or svg for a picture of the control flow of each"
              + " function that is called.")
  private String to = TEXT;

  /** Whether plans are to be written. */
  boolean wanted() {
    return after.isPresent();
  }

  /**
   * Checks that the pass exists, a folder is given, and there is one game.
   *
   * @throws Failure if not
   */
  void check(int games) {
    if (after.isPresent() != output.isPresent() || wanted() && games != 1) {
      throw Failure.misused("--dump-plan-after needs one game and, with -o, a folder to write to");
    }
    after
        .filter(pass -> !names().contains(pass))
        .ifPresent(
            pass -> {
              throw PlanFiles.unknownPass("--dump-plan-after", pass);
            });
    if (!to.equals(TEXT) && chartEmitter().isEmpty()) {
      throw Failure.misused("--to: plans are written as plan or svg, not as `" + to + "`");
    }
  }

  private static List<String> names() {
    Set<String> names = new LinkedHashSet<>(List.of(ALL, PlanPasses.LOWERING));
    PlanPasses.list().stream().map(PlanPass::name).forEach(names::add);
    return List.copyOf(names);
  }

  /** The writer of pictures, unless plans are wanted as text. */
  private Optional<ChartEmitter> chartEmitter() {
    return Language.all().stream()
        .filter(language -> language.name().equals(to))
        .findFirst()
        .flatMap(Language::chartEmitter);
  }

  /**
   * Validates the plan of a game after each pass, if requested. A plan from a file has already been
   * validated.
   *
   * @throws IllegalStateException if a pass makes a faulty plan
   */
  void checkPasses(Loaded read, Supplier<Game> game) {
    if (checks && read.plan().isEmpty()) {
      PlanBuilder.plan(Builtins.complete(game.get()), Feature.all(), PlanDumps::check);
    }
  }

  private static void check(String pass, Plan plan) {
    List<String> problems = PlanValidator.problems(plan);
    if (!problems.isEmpty()) {
      throw new IllegalStateException("after " + pass + ": " + problems.getFirst());
    }
  }

  /**
   * Writes the plans of a game, numbered in the order of the passes.
   *
   * @throws Failure if a file cannot be written
   * @throws IllegalStateException if a pass makes a faulty plan
   */
  void write(Game game, Terminal terminal) {
    Path folder = SourceFiles.path(output.orElseThrow());
    Map<Path, String> files = new LinkedHashMap<>();
    Steps steps = new Steps(after.orElseThrow(), folder, files, chartEmitter());
    PlanBuilder.plan(Builtins.complete(game), Feature.all(), steps::add);
    OutputFiles.write(files);
    files.keySet().forEach(file -> terminal.err().println(file));
    terminal.err().flush();
  }

  /** The texts of the requested steps that changed something. */
  private static final class Steps {
    private final String wanted;
    private final Path folder;
    private final Map<Path, String> files;
    private final Optional<ChartEmitter> pictures;
    private String before = "";
    private int step;

    Steps(String wanted, Path folder, Map<Path, String> files, Optional<ChartEmitter> pictures) {
      this.wanted = wanted;
      this.folder = folder;
      this.files = files;
      this.pictures = pictures;
    }

    void add(String pass, Plan plan) {
      check(pass, plan);
      String text = PlanPrinter.print(plan);
      boolean changes = !text.equals(before);
      before = text;
      if (wanted.equals(pass) || wanted.equals(ALL) && changes) {
        String name = String.format(Locale.ROOT, "%02d-%s.", step, pass);
        pictures.ifPresentOrElse(
            svg ->
                files.put(
                    folder.resolve(name + "svg"),
                    svg.emit(PlanChart.of(plan), List.of(), new Budget())),
            () -> files.put(folder.resolve(name + TEXT), text));
      }
      step++;
    }
  }
}
