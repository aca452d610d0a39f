package org.regames.cli.generate;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Progress;
import org.regames.cli.console.StageTimes;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.Languages;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.pcg.cluster.Cluster;
import org.regames.pcg.evolve.Archive;
import org.regames.pcg.evolve.Candidate;
import org.regames.pcg.evolve.Evolution;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.Journal;
import org.regames.pcg.evolve.SearchComparison;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code regames evolve}: searches good games of many kinds. */
@Command(
    name = "evolve",
    header = EvolveCommand.SUMMARY,
    description = {
      "Makes games, measures them by random plays, and keeps the fittest of each kind, again and "
          + "again (MAP-Elites). It begins with the games named or, if a space is named, with "
          + "games made at random. RUN has the games that are kept, a page index.html that shows "
          + "them, and a journal of all games; the same options resume an interrupted run, with "
          + "any number of threads. docs/pcg.md explains metrics, kinds and fitness."
    },
    footer = {
      "",
      "Example: regames evolve linegames --evaluations 64 --plays 20 -o run",
      "         regames evolve games/sbg/los-alamos.sbg games/sbg/sentries.sbg -o mine",
      "         regames evolve sbg --evaluations 2000 -o pieces --threads 0"
    })
public final class EvolveCommand implements Callable<Integer> {
  public static final String SUMMARY = "Search for good games of many kinds.";

  private static final int SHOWN = 10;
  private static final int USUAL_EVALUATIONS = 1000;
  private static final double NANOS_OF_HOUR = 3600e9;

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "SPACE|FILE",
      description = "A space, a script with parameters, or games of one language to begin with.")
  private List<String> names = List.of();

  @Option(
      names = "--evaluations",
      paramLabel = "N",
      description =
          "How many games to make, rounded up to batches (default: "
              + USUAL_EVALUATIONS
              + ", or as many as --hours allows).")
  private Optional<Integer> evaluations = Optional.empty();

  @Option(
      names = "--hours",
      paramLabel = "H",
      description =
          "Stop making games after this many hours, such as 0.5; the same command continues for as "
              + "long again.")
  private Optional<Double> hours = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "RUN",
      required = true,
      description = "The folder of the run.")
  private Path output;

  @Option(
      names = "--compare",
      paramLabel = "SEEDS",
      description =
          "Instead of one run, compare random search with MAP-Elites without and with crossover, "
              + "this many runs of each; RUN has comparison.csv.")
  private Optional<Integer> compared = Optional.empty();

  @Option(
      names = "--finalists",
      paramLabel = "K",
      description =
          "Judge this many of the fittest again at the end, with other plays and ten times the "
              + "budget (default: ${DEFAULT-VALUE}); none without a judge.")
  private int finalists = 5;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to measure at a time (default: ${DEFAULT-VALUE}); 0 for one per core. "
              + "The result does not depend on it.")
  private int threads = 1;

  @Option(
      names = "--to",
      paramLabel = "LANGUAGE",
      completionCandidates = Languages.Writable.class,
      description =
          "Write the games that are kept in this language, too (default: ${DEFAULT-VALUE}).")
  private String to = "hrg";

  @Mixin private SearchOptions search;
  @Mixin private Plugins plugins;
  @Mixin private ClusterOption cluster;
  @Mixin private GameOptions games;
  @Spec private CommandSpec spec;

  public EvolveCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (cluster.needsAnotherJvm()) {
      return cluster.runInAnotherJvm(spec);
    }
    evaluations.ifPresent(number -> Failure.unlessPositive("--evaluations", number));
    hours.ifPresent(EvolveCommand::check);
    if (finalists < 0) {
      throw Failure.misused("--finalists: expected a number from 0 up, found " + finalists);
    }
    compared.ifPresent(seeds -> Failure.unlessPositive("--compare", seeds));
    search.check();
    if (compared.isPresent() && (cluster.isWanted() || hours.isPresent())) {
      throw Failure.misused(
          "--compare: runs on this machine only and makes the same number of games in each run,"
              + " without --spark and --hours");
    }
    Language target = Languages.installed().target(to);
    GameSpace space = new Spaces(games, terminal).of(names);
    if ((search.needsOthers() || plugins.areWanted()) && cluster.isWanted()) {
      throw Failure.misused("--spark: " + ClusterOption.WITHOUT_OTHERS);
    }
    plugins.load();
    search.prepare(games, terminal);
    Optional<Source> fitness = search.fitness(terminal);
    Evolution evolution = search.evolution(space, fitness, Threads.count(threads));
    if (compared.isPresent()) {
      compare(new SearchComparison(evolution, most(), compared.get()));
    } else if (cluster.isWanted()) {
      cluster.check(space.language());
      EvolveWorker.Setting setting =
          new EvolveWorker.Setting(
              ClusterOption.shared(spec, SearchOptions.class),
              EvolveWorker.SpaceText.of(space),
              fitness.map(Source::text).orElse(""));
      try (Cluster executors = cluster.open(EvolveWorker.class, setting, terminal)) {
        run(evolution, Optional.of(executors), target);
      }
    } else {
      run(evolution, Optional.empty(), target);
    }
    return Failure.DONE;
  }

  private static void check(double hours) {
    if (!(hours > 0)) {
      throw Failure.misused("--hours: expected a number above 0, found " + hours);
    }
  }

  /** The maximum number of games to make. */
  private int most() {
    return evaluations.orElse(hours.isPresent() ? Integer.MAX_VALUE : USUAL_EVALUATIONS);
  }

  private void run(Evolution evolution, Optional<Cluster> executors, Language target) {
    long start = System.nanoTime();
    Path file = output.resolve("journal.jsonl");
    Progress.Unit unit = new Progress.Unit(" games", 1);
    Journal journal;
    Archive archive;
    Meter meter = Meter.unlimited();
    long most = most() == Integer.MAX_VALUE ? Progress.UNKNOWN : most();
    try (Progress progress = new Progress(terminal, "evolve", most, unit, Duration.ZERO)) {
      journal = Journal.in(file, evolution.setting());
      archive =
          evolution.run(
              journal,
              most(),
              meter,
              executors,
              done -> {
                progress.at(Math.min(done, most()), "");
                double passed = (System.nanoTime() - start) / NANOS_OF_HOUR;
                return hours.isEmpty() || passed < hours.get();
              });
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
    if (kept == 0) {
      reasons(journal.candidates());
    }
    if (evolution.evaluation().judge().isPresent()) {
      new JudgedAgain(evolution, output, terminal).report(archive, finalists, meter);
    }
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
              most(),
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

  /** Prints why no game was kept, the most frequent reasons first. */
  private void reasons(List<Candidate> candidates) {
    Map<String, Long> games = new TreeMap<>();
    candidates.stream()
        .map(Candidate::out)
        .filter(Objects::nonNull)
        .forEach(reason -> games.merge(reason, 1L, Long::sum));
    Table table = new Table("why none was kept", "games");
    games.entrySet().stream()
        .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
        .limit(SHOWN)
        .forEach(reason -> table.add(reason.getKey(), reason.getValue()));
    table.print(terminal.out());
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
