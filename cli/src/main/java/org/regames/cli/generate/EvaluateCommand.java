package org.regames.cli.generate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Rows;
import org.regames.cli.console.StageTimes;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.EachFile;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Gate;
import org.regames.pcg.cluster.Cluster;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.report.ReportedGame;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code regames evaluate}: measures games by playing them. */
@Command(
    name = "evaluate",
    header = EvaluateCommand.SUMMARY,
    description =
        "Plays each game at random and, with --judge or --agent, by searches, and prints how its "
            + "plays end, how long they are and how much choice there is, with 95 %% intervals. "
            + "Gates are conditions on these; games that fail one in random play are not played by "
            + "agents. docs/pcg.md explains the metrics. The exit code is 1 if a game failed or "
            + "did not pass.",
    footer = {
      "",
      "Example: regames evaluate games/hrg/tictactoe.hrg --plays 200",
      "         regames evaluate games/sbg --judge standard --below examples/broken",
      "         regames evaluate games/sbg --gates gates.txt -o metrics.csv"
    })
public final class EvaluateCommand implements Callable<Integer> {
  public static final String SUMMARY = "Measure games by playing them: balance, length, choice.";

  private static final List<String> SHOWN =
      List.of("completion", "drawishness", "balance", "turns", "agency", "branching");
  private static final int LEAST_WIDTH = 8;

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Games to measure, folders of games, or - for standard input.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--below",
      paramLabel = "FILE",
      description =
          "Games, or a folder of them, that should rank lower: they are measured, too, and the "
              + "number of pairs ranked this way is printed. With --judge or --agent; may be given "
              + "several times.")
  private List<String> worse = new ArrayList<>();

  @Option(
      names = "--gates",
      paramLabel = "FILE",
      description = "Conditions, one per line: random.completion >= 0.95")
  private Optional<String> gatesFile = Optional.empty();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write all rows to this file: NAME.csv, NAME.json (lines) or NAME.parquet.")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--report",
      paramLabel = "DIR",
      description = "Write a page about the games, index.html, to this folder.")
  private Optional<Path> report = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to measure at a time (default: ${DEFAULT-VALUE}); 0 for one per core.")
  private int threads = 1;

  @Mixin private MeasuringOptions measuring;
  @Mixin private Plugins plugins;
  @Mixin private ClusterOption cluster;
  @Mixin private Json json;
  @Spec private CommandSpec spec;

  private final Meter total = Meter.unlimited();
  private final Ranking ranking = new Ranking();

  public EvaluateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  /** What is done with the measured games. */
  private record Results(
      MetricsFile file, EvaluatedPage page, Optional<Rows> rows, boolean several) {}

  @Override
  public Integer call() {
    if (cluster.needsAnotherJvm()) {
      return cluster.runInAnotherJvm(spec);
    }
    measuring.check();
    MetricsFile file = new MetricsFile(output);
    EvaluatedPage page = new EvaluatedPage(report);
    if (!worse.isEmpty() && !measuring.isJudged()) {
      throw Failure.misused("--below: needs a judge: --judge or --agent");
    }
    if ((measuring.others().isWanted() || plugins.areWanted()) && cluster.isWanted()) {
      throw Failure.misused("--spark: " + ClusterOption.WITHOUT_OTHERS);
    }
    plugins.load();
    measuring.prepare(terminal);
    Optional<Source> gates = gates();
    GameOptions reading = measuring.games().reading();
    List<String> named = GameFiles.of(names, threads).all(reading);
    GameFiles files = GameFiles.of(Stream.concat(names.stream(), worse.stream()).toList(), threads);
    List<String> all = files.all(reading);
    boolean several = all.size() > 1;
    Results results =
        new Results(file, page, several ? Optional.of(rows(all)) : Optional.empty(), several);
    if (!json.wanted) {
      results.rows.ifPresent(rows -> rows.begin(terminal.out()));
    }
    int code = cluster.isWanted() ? onCluster(all, gates, results) : here(files, gates, results);
    file.write(all);
    page.write(all, measuring.about());
    if (!worse.isEmpty()) {
      Ranking.Outcome ranked = ranking.of(named, all.subList(named.size(), all.size()));
      Ranking.print(ranked, json.wanted, terminal);
    }
    if (several) {
      StageTimes.print(total, terminal);
    }
    return code;
  }

  private Rows rows(List<String> files) {
    List<String> header = new ArrayList<>(List.of("file"));
    header.addAll(SHOWN);
    if (measuring.isJudged()) {
      header.add("fitness");
    }
    header.add("gates");
    return new Rows(files, LEAST_WIDTH, header);
  }

  private int here(GameFiles files, Optional<Source> gatesText, Results results) {
    GameOptions reading = measuring.games().reading();
    List<Gate> gates = gatesText.map(measuring::gates).orElse(List.of());
    boolean forPage = results.page.isWanted();
    return files.forEach(
        reading,
        terminal,
        json,
        (name, shown) -> {
          MeasuringOptions.Measured measured =
              EachFile.noting(
                  name,
                  () ->
                      measuring.measure(
                          name, () -> reading.source(name, shown), gates, forPage, total, shown),
                  results.file::add);
          keep(measured.metrics(), measured.page(), results, shown);
          if (measured.metrics().hasFailed()) {
            throw Failure.reported();
          }
        });
  }

  private int onCluster(List<String> all, Optional<Source> gates, Results results) {
    GameOptions reading = measuring.games().reading();
    List<String> games = new ArrayList<>();
    EachFile each = new EachFile(terminal, 1, Optional.of(json));
    int[] worst = {
      each.run(
          all,
          (name, shown) -> {
            Source text =
                EachFile.noting(
                    name,
                    () -> {
                      cluster.check(reading.language(name));
                      return reading.source(name, shown);
                    },
                    results.file::add);
            games.add(Json.line(new EvaluateWorker.Task(name, text.name(), text.text())));
          })
    };
    if (games.isEmpty()) {
      return worst[0]; // already reported, and Spark need not start
    }
    EvaluateWorker.Setting setting =
        new EvaluateWorker.Setting(
            ClusterOption.shared(spec, MeasuringOptions.class),
            gates.map(Source::text).orElse(""),
            results.page.isWanted(),
            results.several,
            json.wanted);
    try (Cluster executors = cluster.open(EvaluateWorker.class, setting, terminal)) {
      executors.each(
          games,
          (_, text) -> {
            EvaluateWorker.Answer answer = Json.read(text, EvaluateWorker.Answer.class);
            worst[0] = Math.max(worst[0], answer.exitCode());
            terminal.err().print(answer.err());
            terminal.out().print(answer.out());
            total.add(answer.nanos());
            if (answer.failed() == null) {
              keep(answer.metrics(), answer.page(), results, terminal);
            } else {
              results.file.add(answer.failed());
            }
          });
    }
    return worst[0];
  }

  private void keep(GameMetrics metrics, ReportedGame shown, Results results, Terminal printer) {
    results.file.add(metrics);
    ranking.add(metrics.file(), metrics.fitness());
    if (results.page.isWanted()) {
      results.page.add(shown);
    }
    print(metrics, results.rows, printer);
  }

  /** The text of the gates, which has been checked. */
  private Optional<Source> gates() {
    return gatesFile.map(file -> SourceFiles.checked(file, terminal, measuring::gates));
  }

  private void print(GameMetrics outcome, Optional<Rows> rows, Terminal shown) {
    if (json.wanted) {
      shown.out().println(Json.line(outcome));
    } else if (rows.isPresent()) {
      rows.get().print(shown.out(), row(outcome));
    } else {
      table(outcome.metrics()).print(shown.out());
      if (outcome.fitness() != null) {
        shown.out().println("fitness: " + text(outcome.fitness()));
      }
      outcome.gates().forEach((gate, verdict) -> shown.out().println(verdict + ": " + gate));
    }
  }

  private Object[] row(GameMetrics outcome) {
    List<Object> cells = new ArrayList<>(List.of(outcome.file()));
    for (String metric : SHOWN) {
      cells.add(text(Optional.ofNullable(outcome.metrics().get("random." + metric))));
    }
    if (measuring.isJudged()) {
      cells.add(text(outcome.fitness()));
    }
    cells.add(outcome.gates().isEmpty() ? "" : outcome.verdict());
    return cells.toArray();
  }

  private static String text(Optional<GameMetrics.Value> value) {
    return value.map(GameMetrics.Value::value).map(EvaluateCommand::text).orElse("-");
  }

  private static String text(Double number) {
    return number == null ? "-" : String.format(Locale.ROOT, "%.3f", number);
  }

  private static Table table(Map<String, GameMetrics.Value> metrics) {
    Table table = new Table("metric", "value", "from", "to", "plays");
    metrics.forEach(
        (name, v) -> table.add(name, text(v.value()), text(v.low()), text(v.high()), v.plays()));
    return table;
  }
}
