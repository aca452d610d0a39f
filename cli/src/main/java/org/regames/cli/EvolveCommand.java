package org.regames.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Language;
import org.regames.pcg.Evaluation;
import org.regames.pcg.evolve.Archive;
import org.regames.pcg.evolve.Axis;
import org.regames.pcg.evolve.Candidate;
import org.regames.pcg.evolve.Evolution;
import org.regames.pcg.evolve.Fitness;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.Journal;
import org.regames.pcg.evolve.SearchComparison;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames evolve}: a search for good games of many kinds. */
@Command(
    name = "evolve",
    header = EvolveCommand.SUMMARY,
    description = {
      "Makes games, measures them by random plays, and keeps the fittest of each kind, again and"
          + " again (MAP-Elites). It begins with the games named or, where a language is named,"
          + " with games made at random. RUN has the games that are kept, a page index.html that"
          + " shows them, and a journal of all games; with the same options a run that was stopped"
          + " goes on, also at another number of threads. docs/pcg.md explains metrics, kinds and"
          + " fitness."
    },
    footer = {
      "",
      "Example: regames evolve linegames --evaluations 64 --plays 20 -o run",
      "         regames evolve games/sbg/los-alamos.sbg games/sbg/sentries.sbg -o mine",
      "         regames evolve sbg --evaluations 2000 -o pieces --threads 0"
    })
final class EvolveCommand implements Callable<Integer> {
  static final String SUMMARY = "Search for good games of many kinds.";

  private static final int SHOWN = 10;

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "SPACE|FILE",
      description = "A space, a script with parameters, or games of one language to begin with.")
  private List<String> names = List.of();

  @Option(
      names = "--evaluations",
      paramLabel = "N",
      description = "How many games to make, rounded up to batches (default: ${DEFAULT-VALUE}).")
  private int evaluations = 1000;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "RUN",
      required = true,
      description = "The folder of the run.")
  private Path output;

  @Option(
      names = "--axes",
      paramLabel = "A,B,…",
      split = ",",
      description =
          "The metrics that tell kinds apart, with their ranges and numbers of cells (default: "
              + "random.branching=1..41/20,random.turns=4..124/20).")
  private List<String> axes = List.of();

  @Option(
      names = "--fitness",
      paramLabel = "FILE",
      description = "Gates, and lines that say what to maximize.")
  private Optional<String> fitness = Optional.empty();

  @Option(
      names = "--crossed",
      paramLabel = "N",
      description = "Of 100 games made from others, how many from two (default: ${DEFAULT-VALUE}).")
  private int crossed = 20;

  @Option(
      names = "--begin",
      paramLabel = "N",
      description =
          "How many games to make at random before any is made from others (default: "
              + "${DEFAULT-VALUE}); as many as --evaluations is a random search.")
  private int first = Evolution.FIRST;

  @Option(
      names = "--compare",
      paramLabel = "SEEDS",
      description =
          "In place of one run, compare random search with MAP-Elites without and with games made "
              + "from two, so many runs of each; RUN has comparison.csv.")
  private Optional<Integer> compared = Optional.empty();

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "How many random plays of each game (default: ${DEFAULT-VALUE}).")
  private int plays = 100;

  @Option(
      names = "--agent",
      paramLabel = "A",
      description =
          "Who plays the games that are good enough at random, such as mcts:200it "
              + "(docs/agents.md).")
  private Optional<String> agent = Optional.empty();

  @Option(
      names = "--agent-plays",
      paramLabel = "N",
      description =
          "How often the agent plays all players, and meets random ones (default: "
              + "${DEFAULT-VALUE}).")
  private int agentPlays = 20;

  @Option(
      names = "--plies",
      paramLabel = "N",
      description = "After how many moves a play is broken off (default: ${DEFAULT-VALUE}).")
  private int mostPlies = 500;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to measure at a time (default: ${DEFAULT-VALUE}); 0 for one each core. "
              + "The result does not depend on it.")
  private int threads = 1;

  @Option(
      names = "--to",
      paramLabel = "LANGUAGE",
      completionCandidates = Languages.Writable.class,
      description =
          "Write the games that are kept in this language, too (default: ${DEFAULT-VALUE}).")
  private String to = "hrg";

  @Mixin private Seed seed;
  @Mixin private GameOptions games;

  EvolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Failure.unlessPositive("--evaluations", evaluations);
    Failure.unlessPositive("--plays", plays);
    Failure.unlessPositive("--plies", mostPlies);
    Failure.unlessPositive("--agent-plays", agentPlays);
    Failure.unlessPositive("--begin", first);
    compared.ifPresent(seeds -> Failure.unlessPositive("--compare", seeds));
    if (crossed < 0 || crossed > 100) {
      throw Failure.misused("--crossed: expected a number from 0 to 100, found " + crossed);
    }
    Language target = Languages.installed().target(to);
    Optional<Evaluation.Judge> judge =
        agent.map(AgentGames::agent).map(spec -> new Evaluation.Judge(spec, agentPlays));
    GameSpace space = new Spaces(games, terminal).of(names);
    Evolution evolution =
        new Evolution(
            space,
            new Evaluation(plays, seed.value(), mostPlies, judge),
            fitness(),
            axes(),
            crossed,
            first,
            Threads.count(threads));
    if (compared.isPresent()) {
      compare(new SearchComparison(evolution, evaluations, compared.get()));
    } else {
      run(evolution, target);
    }
    return Failure.DONE;
  }

  private List<Axis> axes() {
    if (axes.isEmpty()) {
      return Axis.USUAL;
    }
    try {
      return axes.stream().map(Axis::parse).toList();
    } catch (IllegalArgumentException wrong) {
      throw Failure.misused("--axes: " + wrong.getMessage());
    }
  }

  private Fitness fitness() {
    if (fitness.isEmpty()) {
      return agent.isPresent() ? Fitness.JUDGED : Fitness.USUAL;
    }
    try {
      return Fitness.read(SourceFiles.read(fitness.get(), terminal.in()));
    } catch (DiagnosticException wrong) {
      new Findings(terminal).print(List.of(wrong.diagnostic()));
      throw Failure.misused("--fitness: " + fitness.get() + " says no fitness");
    }
  }

  private void run(Evolution evolution, Language target) {
    Path file = output.resolve("journal.jsonl");
    Progress.Unit unit = new Progress.Unit(" games", 1);
    Journal journal;
    Archive archive;
    Meter meter = Meter.unlimited();
    try (Progress progress = new Progress(terminal, "evolve", evaluations, unit, Duration.ZERO)) {
      journal = Journal.in(file, evolution.setting());
      archive =
          evolution.run(
              journal, evaluations, meter, done -> progress.at(Math.min(done, evaluations), ""));
    } catch (IOException failure) {
      throw Failure.failed(file + ": cannot be used (" + SourceFiles.reason(failure) + ")");
    } catch (IllegalArgumentException otherRun) {
      throw Failure.misused(otherRun.getMessage());
    }
    int kept = archive.elites().size();
    try (Progress progress = new Progress(terminal, "write", kept, unit, Duration.ZERO)) {
      new EvolvedFiles(output, evolution, archive, journal.candidates(), target)
          .write(evolution.threads(), done -> progress.at(done, ""));
    }
    report(archive);
    StageTimes.print(meter, terminal);
  }

  private void compare(SearchComparison comparison) {
    if (comparison.evolution().space().withoutAncestors().isEmpty()) {
      throw Failure.misused("--compare: no games of this language can be made at random");
    }
    int runs = comparison.seeds() * SearchComparison.Search.values().length;
    Progress.Unit unit = new Progress.Unit(" runs", 1);
    List<SearchComparison.Outcome> outcomes;
    try (Progress progress = new Progress(terminal, "compare", runs, unit, Duration.ZERO)) {
      outcomes = comparison.run(done -> progress.at(done, ""));
    }
    StringBuilder csv = new StringBuilder("search,seed,evaluations,coverage,sum of fitness\n");
    for (SearchComparison.Outcome one : outcomes) {
      csv.append(
          String.format(
              Locale.ROOT,
              "\"%s\",%d,%d,%s,%s\n",
              one.search(),
              one.seed(),
              evaluations,
              one.coverage(),
              one.qualityDiversity()));
    }
    OutputFiles.write(Map.of(output.resolve("comparison.csv"), csv.toString()));
    Table table = new Table("search", "coverage %", "sum of fitness");
    for (SearchComparison.Search search : SearchComparison.Search.values()) {
      table.add(
          search,
          interval(SearchComparison.coverage(outcomes, search), 100),
          interval(SearchComparison.qualityDiversity(outcomes, search), 1));
    }
    table.print(terminal.out());
  }

  private static String interval(Estimate estimate, int scale) {
    double value = scale * estimate.value().orElseThrow();
    return String.format(
        Locale.ROOT,
        "%.2f (%.2f-%.2f)",
        value,
        scale * estimate.low().orElse(value / scale),
        scale * estimate.high().orElse(value / scale));
  }

  private void report(Archive archive) {
    Table summary = new Table("kinds found", "of", "coverage", "sum of fitness");
    summary.add(
        archive.elites().size(),
        archive.cells(),
        String.format(Locale.ROOT, "%.1f %%", 100 * archive.coverage()),
        String.format(Locale.ROOT, "%.2f", archive.qualityDiversity()));
    summary.print(terminal.out());
    terminal.out().println();
    Table best = new Table("game", "fitness", "branching", "turns", "balance", "drawn", "made");
    archive.elites().stream()
        .sorted(Comparator.comparing(Candidate::fitness).reversed())
        .limit(SHOWN)
        .forEach(elite -> best.add(cells(elite)));
    best.print(terminal.out());
  }

  private static Object[] cells(Candidate elite) {
    List<Object> cells = new ArrayList<>(List.of(elite.number()));
    cells.add(String.format(Locale.ROOT, "%.3f", elite.fitness()));
    for (String metric : List.of("branching", "turns", "balance", "drawishness")) {
      cells.add(
          Optional.ofNullable(elite.metrics().get("random." + metric))
              .map(value -> String.format(Locale.ROOT, "%.2f", value))
              .orElse("-"));
    }
    cells.add(
        List.of(elite.parent(), elite.other()).stream()
            .filter(number -> number >= 0)
            .map(String::valueOf)
            .collect(Collectors.joining(" and ", elite.made() + " ", ""))
            .strip());
    return cells.toArray();
  }
}
