package org.regames.cli.tooling;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import org.regames.backend.engine.Engine;
import org.regames.backend.engine.Engines;
import org.regames.backend.engine.PlayableGame;
import org.regames.bench.ceiling.Ceiling;
import org.regames.bench.measure.SampleSummary;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.EachFile;
import org.regames.cli.games.EngineOptions;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.Loaded;
import org.regames.cli.games.PassOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames bench}: how fast games are played, by each engine. */
@Command(
    name = "bench",
    header = BenchCommand.SUMMARY,
    description =
        "Each game is played at random by each engine, on one thread, in several JVMs of its own, "
            + "each warmed up first. The table has the median of their rates and, as spread, the "
            + "difference between the greatest and the least, relative to it. Breakthrough and "
            + "connect four are also played by hand-written Java, if its counts of moves are those "
            + "of the game. With --plots, charts show how speed depends on threads and on the size "
            + "of the board.",
    footer = {
      "",
      "Example: regames bench games/hrg/tictactoe.hrg --engines jvm --forks 1 --warm-up 0.1"
          + " --seconds 0.1"
    })
public final class BenchCommand implements Callable<Integer> {
  public static final String SUMMARY = "Measure how fast engines play games.";

  /** The name of hand-written players in the table. */
  static final String BY_HAND = "hand-written";

  private static final int MOST_FORKS = 100;
  private static final int CHECKED_DEPTH = 4;
  private static final Progress.Unit FORKS = new Progress.Unit(" forks", 1);

  private final Terminal terminal;
  private final Findings findings;

  @Parameters(arity = "0..*", paramLabel = "FILE", description = "Games to measure.")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--engines",
      paramLabel = "NAME",
      split = ",",
      completionCandidates = EngineOptions.Names.class,
      description = "The engines to measure, of ${COMPLETION-CANDIDATES} (default: all but net).")
  private List<String> engines =
      Engines.names().stream().filter(name -> !name.equals(Engines.NET.name())).toList();

  @Option(
      names = "--forks",
      paramLabel = "N",
      description = "In how many JVMs to measure each (default: ${DEFAULT-VALUE}).")
  private int forks = 3;

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description = "For how many seconds each plays first (default: ${DEFAULT-VALUE}).")
  private double warmUp = 3;

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "For how many seconds each is measured (default: ${DEFAULT-VALUE}).")
  private double seconds = 3;

  @Option(
      names = "--baseline",
      paramLabel = "TABLE",
      description =
          "Compare with rates from elsewhere: the first line names columns, each other line has a "
              + "game and its playouts per second, separated by tabs.")
  private Optional<String> baseline = Optional.empty();

  @Option(
      names = "--column",
      paramLabel = "NAME",
      description = "The column of TABLE to compare with (default: its first).")
  private Optional<String> column = Optional.empty();

  @Option(
      names = "--calibration",
      paramLabel = "HERE/THERE",
      description =
          "The results of one speed test on this machine and on that of TABLE, whose rates are "
              + "scaled accordingly: 420000/840000 for a machine half as fast.")
  private Optional<String> calibration = Optional.empty();

  @Option(
      names = "--plots",
      paramLabel = "DIR",
      description =
          "Also measure the games with more threads, and breakthrough and hex on boards of many "
              + "sizes, and write the charts to DIR as SVG.")
  private Optional<String> plots = Optional.empty();

  @Option(
      names = "--sizes",
      paramLabel = "N",
      split = ",",
      description = "The sizes of boards in charts (default: 4,6,8,10,12,14).")
  private List<Integer> sizes = List.of(4, 6, 8, 10, 12, 14);

  @Mixin private GameOptions games;
  @Mixin private PassOptions passes;
  @Mixin private Json json;

  public BenchCommand(Terminal terminal) {
    this.terminal = terminal;
    this.findings = new Findings(terminal);
  }

  @Override
  public Integer call() {
    check();
    Optional<Yardstick> yardstick =
        baseline.map(file -> Yardstick.read(file, column, calibration, terminal.in()));
    Forks jvms = new Forks();
    BenchReport report = new BenchReport();
    int exitCode;
    long all = (long) files.size() * (engines.size() + 1) * forks;
    try (Progress progress = new Progress(terminal, "bench", all, FORKS, Duration.ZERO)) {
      Work work = new Work(jvms, report, yardstick, progress);
      exitCode = new EachFile(terminal).run(files, work::measure);
    }
    if (json.wanted) {
      report.printJson(terminal.out());
    } else if (!report.isEmpty()) {
      report.printMarkdown(terminal.out(), yardstick.map(Yardstick::name).orElse(""));
    }
    plots.ifPresent(
        folder -> new BenchPlots(this::rate, engines, terminal).write(folder, files, sizes));
    return exitCode;
  }

  private void check() {
    passes.check();
    for (String engine : engines) {
      EngineOptions.named(engine, "--engines");
    }
    if (files.isEmpty() && plots.isEmpty()) {
      throw Failure.misused("name games to measure, or a folder for charts with --plots");
    }
    if (forks < 1 || forks > MOST_FORKS) {
      throw Failure.misused(
          "--forks: expected a number from 1 to " + MOST_FORKS + ", found " + forks);
    }
    if (!(seconds > 0 && seconds <= 1e6)) {
      throw Failure.misused("--seconds: expected a positive number, found " + seconds);
    }
    if (!(warmUp >= 0 && warmUp <= 1e6)) {
      throw Failure.misused("--warm-up: expected seconds from 0 up, found " + warmUp);
    }
    if (baseline.isEmpty() && (column.isPresent() || calibration.isPresent())) {
      throw Failure.misused("--column and --calibration go with --baseline");
    }
    BenchPlots.check(sizes);
  }

  /** The words after {@code regames run} that measure a game. */
  private List<String> words(String file, String engine, int threads) {
    List<String> words = new ArrayList<>(List.of(file, "--engine=" + engine));
    words.add("--passes=" + String.join(",", passes.passes));
    words.addAll(List.of("--warm-up=" + warmUp, "--seconds=" + seconds, "--threads=" + threads));
    words.addAll(games.words());
    return words;
  }

  /** The playouts per second of one JVM. */
  private double rate(Forks jvms, String file, String engine, int threads) {
    return jvms.run(words(file, engine, threads)).playoutsPerSecond();
  }

  /** The measurements of all files, and their output. */
  private final class Work {
    private final Forks jvms;
    private final BenchReport report;
    private final Optional<Yardstick> yardstick;
    private final Progress progress;
    private long done;

    Work(Forks jvms, BenchReport report, Optional<Yardstick> yardstick, Progress progress) {
      this.jvms = jvms;
      this.report = report;
      this.yardstick = yardstick;
      this.progress = progress;
    }

    void measure(String file) {
      Loaded game = games.load(file, terminal, engines.equals(List.of(Engines.NET.name())));
      Double byHand = null;
      if (isByHandToo(file, game)) {
        byHand = measure(file, BY_HAND, null);
      } else {
        done += forks;
      }
      for (String engine : engines) {
        measure(file, engine, byHand);
      }
    }

    private Double measure(String file, String engine, Double byHand) {
      List<Forks.Rates> rates = new ArrayList<>();
      for (int fork = 0; fork < forks; fork++) {
        progress.at(done++, Path.of(file).getFileName() + " " + engine);
        Forks.Rates measured =
            engine.equals(BY_HAND)
                ? jvms.runByHand(file, warmUp, seconds)
                : jvms.run(words(file, engine, 1));
        if (!measured.engine().equals(engine)) {
          findings.warning(file + ": engine " + engine + " cannot play it; left out");
          return null;
        }
        rates.add(measured);
      }
      SampleSummary playouts =
          SampleSummary.of(rates.stream().map(Forks.Rates::playoutsPerSecond).toList());
      SampleSummary states =
          SampleSummary.of(rates.stream().map(Forks.Rates::statesPerSecond).toList());
      OptionalDouble there = yardstick.map(y -> y.of(file)).orElse(OptionalDouble.empty());
      report.add(
          new BenchReport.Row(
              file,
              engine,
              forks,
              playouts,
              states,
              byHand == null ? null : playouts.median() / byHand,
              there.isPresent() ? there.getAsDouble() : null,
              there.isPresent() ? playouts.median() / there.getAsDouble() : null));
      return playouts.median();
    }
  }

  /** Whether there is a hand-written player that counts the same moves. */
  private boolean isByHandToo(String file, Loaded game) {
    Optional<Ceiling> ceiling = Ceiling.ofFile(Path.of(file).getFileName().toString(), 1);
    if (ceiling.isEmpty()) {
      return false;
    }
    Engine engine = Engines.DEFAULT;
    PlayableGame playable = engine.start(game.game());
    List<Long> counts = playable.counts(CHECKED_DEPTH, _ -> {});
    for (int depth = 1; depth <= CHECKED_DEPTH; depth++) {
      if (counts.get(depth) != ceiling.get().perft(depth)) {
        findings.warning(
            file + ": its moves are not those of the hand-written game, which is left out");
        return false;
      }
    }
    return true;
  }
}
