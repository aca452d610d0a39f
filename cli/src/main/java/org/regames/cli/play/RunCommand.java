package org.regames.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.regames.backend.engine.PlayableGame;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.PlayoutStatistics.Range;
import org.regames.backend.play.Playouts;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Rows;
import org.regames.cli.console.Table;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.EngineOptions;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.Loaded;
import org.regames.ir.NaturalOrder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames run}: flat Monte Carlo playouts. */
@Command(
    name = "run",
    header = RunCommand.SUMMARY,
    description =
        "Each move is drawn from all legal moves with the same probability. At the end: playouts "
            + "and states per second, the length of plays and the number of choices, and who "
            + "scored what.",
    footer = {"", "Example: regames run games/hrg/breakthrough.hrg --playouts 10"})
public final class RunCommand implements Callable<Integer> {
  public static final String SUMMARY = "Play a game at random, many times, and measure it.";

  private static final double DEFAULT_SECONDS = 3;

  private static final List<String> ROW =
      List.of(
          "file",
          "engine",
          "playouts",
          "seconds",
          "per second",
          "plies",
          "branching",
          "unfinished",
          "scores");
  private static final int LEAST_WIDTH = 6;

  /** What {@code --json} prints. */
  record Outcome(
      String file,
      String engine,
      long seed,
      int threads,
      long playouts,
      long unfinished,
      double seconds,
      double playoutsPerSecond,
      double statesPerSecond,
      Range plies,
      Range branching,
      Map<String, Map<String, Long>> scores) {}

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description =
          "Games to play, folders of games, plans (see --dump-plan), or - for standard input.")
  private List<String> names = new ArrayList<>();

  @Option(
      names = "--playouts",
      paramLabel = "N",
      description = "How many times to play (default: as often as --seconds allows).")
  private Optional<Long> playouts = Optional.empty();

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description = "How long to keep starting new plays (default: 3 without --playouts).")
  private Optional<Double> seconds = Optional.empty();

  @Option(
      names = "--warm-up",
      paramLabel = "S",
      description =
          "How many seconds to play first without measuring, until the JVM has compiled the hot "
              + "code (default: ${DEFAULT-VALUE}).")
  private double warmUp;

  @Option(
      names = "--seed",
      paramLabel = "X",
      description =
          "The seed of the random numbers (default: ${DEFAULT-VALUE}); the same seed gives the "
              + "same plays.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many playouts of one game or, given several, how many games to play at a time "
              + "(default: ${DEFAULT-VALUE}); 0 for one per core.")
  private int threads = 1;

  @Mixin private GameOptions games;
  @Mixin private EngineOptions engines;
  @Mixin private PlanDumps dumps;
  @Mixin private Json json;

  public RunCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    engines.check();
    GameFiles files = GameFiles.of(names, threads);
    List<String> all = files.all(games);
    dumps.check(all.size());
    if (all.size() == 1 || engines.dumpsPlan) {
      Playouts plan = plan(Threads.count(threads));
      return files.forEach(games, terminal, json, (file, shown) -> runOne(file, plan, shown));
    }
    Playouts plan = plan(1);
    Rows rows = new Rows(all, LEAST_WIDTH, ROW);
    if (!json.wanted) {
      rows.begin(terminal.out());
    }
    return files.forEach(
        games, terminal, json, (file, shown) -> runOfMany(file, plan, rows, shown));
  }

  /** Plays one of several games, each of which gets one row. */
  private void runOfMany(String file, Playouts plan, Rows rows, Terminal terminal) {
    Findings findings = new Findings(terminal);
    Loaded read = games.load(file, terminal, engines.mayPlayNets());
    dumps.checkPasses(read, () -> engines.transformed(read.game()));
    EngineOptions.Answer<PlayoutStatistics> answer =
        engines.play(read, findings, terminal, game -> play(plan, game, terminal));
    boolean proper = findings.printImproprieties(answer.game().findings());
    Outcome outcome = outcome(file, plan, answer.engine(), answer.value());
    if (json.wanted) {
      terminal.out().println(Json.line(outcome));
    } else {
      rows.print(terminal.out(), cells(outcome));
    }
    if (!proper) {
      throw Failure.reported();
    }
  }

  private void runOne(String file, Playouts plan, Terminal terminal) {
    Loaded read = games.load(file, terminal, engines.mayPlayNets());
    if (dumps.wanted()) {
      dumps.write(engines.transformed(read.game()), terminal);
      return;
    }
    if (engines.dumpsPlan) {
      terminal.out().print(engines.plan(read));
      return;
    }
    dumps.checkPasses(read, () -> engines.transformed(read.game()));
    Findings findings = new Findings(terminal);
    EngineOptions.Answer<PlayoutStatistics> answer =
        engines.play(read, findings, terminal, game -> play(plan, game, terminal));
    boolean proper = findings.printImproprieties(answer.game().findings());
    if (json.wanted) {
      terminal.out().println(Json.line(outcome(file, plan, answer.engine(), answer.value())));
    } else {
      print(answer.value(), terminal);
    }
    if (!proper) {
      throw Failure.reported();
    }
  }

  private Playouts plan(int workers) {
    if (playouts.orElse(1L) < 1) {
      throw Failure.misused("--playouts: expected a number from 1 up, found " + playouts.get());
    }
    if (!(seconds.orElse(1.0) > 0 && seconds.orElse(1.0) <= 1e9)) {
      throw Failure.misused("--seconds: expected a positive number, found " + seconds.get());
    }
    if (!(warmUp >= 0 && warmUp <= 1e9)) {
      throw Failure.misused("--warm-up: expected seconds from 0 up, found " + warmUp);
    }
    Optional<Double> limit =
        playouts.isPresent() ? seconds : seconds.or(() -> Optional.of(DEFAULT_SECONDS));
    return new Playouts(
        playouts.map(OptionalLong::of).orElse(OptionalLong.empty()),
        limit.map(RunCommand::duration),
        seed,
        workers,
        Playouts.MOST_PLIES);
  }

  private static Duration duration(double seconds) {
    return Duration.ofNanos((long) (seconds * 1e9));
  }

  private PlayoutStatistics play(Playouts plan, PlayableGame game, Terminal terminal) {
    if (warmUp > 0) {
      game.playouts(
          new Playouts(
              OptionalLong.empty(),
              Optional.of(duration(warmUp)),
              seed,
              plan.threads(),
              plan.mostPlies()),
          _ -> {});
    }
    return plan.playouts().isPresent()
        ? playMany(plan, plan.playouts().getAsLong(), game, terminal)
        : playFor(plan, plan.time().orElseThrow(), game, terminal);
  }

  private PlayoutStatistics playMany(
      Playouts plan, long number, PlayableGame game, Terminal terminal) {
    Progress.Unit unit = new Progress.Unit(" playouts", 1);
    try (Progress progress = new Progress(terminal, "run", number, unit, Duration.ZERO)) {
      return game.playouts(plan, done -> progress.at(done, ""));
    }
  }

  private PlayoutStatistics playFor(
      Playouts plan, Duration time, PlayableGame game, Terminal terminal) {
    Progress.Unit unit = new Progress.Unit(" ms", 1);
    long millis = time.toMillis();
    long start = System.nanoTime();
    try (Progress progress = new Progress(terminal, "run", millis, unit, Duration.ZERO)) {
      return game.playouts(
          plan,
          done -> {
            long elapsed = (System.nanoTime() - start) / 1_000_000;
            progress.at(Math.min(millis, elapsed), done + " playouts");
          });
    }
  }

  private Outcome outcome(String file, Playouts plan, String engine, PlayoutStatistics result) {
    return new Outcome(
        file,
        engine,
        seed,
        plan.threads(),
        result.playouts(),
        result.unfinished(),
        Json.rounded(result.seconds()),
        Json.rounded(result.playoutsPerSecond()),
        Json.rounded(result.statesPerSecond()),
        result.plies(),
        result.branching(),
        result.scores());
  }

  private static void print(PlayoutStatistics result, Terminal terminal) {
    Table speed = new Table("", "total", "per second");
    speed.add("playouts", result.playouts(), one(result.playoutsPerSecond()));
    speed.add("states", result.states(), one(result.statesPerSecond()));
    speed.add("seconds", two(result.seconds()), "");
    speed.print(terminal.out());
    if (result.unfinished() > 0) {
      terminal.out().println("unfinished playouts: " + result.unfinished());
    }
    terminal.out().println();
    Table ranges = new Table("", "mean", "min", "max");
    range(ranges, "plies", result.plies());
    range(ranges, "branching", result.branching());
    ranges.print(terminal.out());
    terminal.out().println();
    scores(result.scores()).print(terminal.out());
  }

  private static Object[] cells(Outcome o) {
    return new Object[] {
      o.file,
      o.engine,
      o.playouts,
      two(o.seconds),
      one(o.playoutsPerSecond),
      two(o.plies.mean()),
      two(o.branching.mean()),
      o.unfinished,
      shares(o.scores)
    };
  }

  /** {@code white 0 48.0 %, 100 52.0 %; black …}. */
  private static String shares(Map<String, Map<String, Long>> scores) {
    return scores.entrySet().stream()
        .map(
            player -> {
              long plays = player.getValue().values().stream().mapToLong(n -> n).sum();
              return player.getValue().entrySet().stream()
                  .map(score -> score.getKey() + " " + one(100.0 * score.getValue() / plays) + " %")
                  .collect(Collectors.joining(", ", player.getKey() + " ", ""));
            })
        .collect(Collectors.joining("; "));
  }

  private static void range(Table table, String name, Range range) {
    if (range.min() == null) {
      table.add(name + " (estimate)", two(range.mean()), "", "");
    } else {
      table.add(name, two(range.mean()), range.min(), range.max());
    }
  }

  /** A line for each player: how many plays ended with each score, and their share. */
  private static Table scores(Map<String, Map<String, Long>> scores) {
    TreeSet<String> all = new TreeSet<>(NaturalOrder.NATURAL);
    scores.values().forEach(counts -> all.addAll(counts.keySet()));
    String[] header = new String[all.size() + 1];
    header[0] = "score";
    int column = 1;
    for (String score : all) {
      header[column++] = score;
    }
    Table table = new Table(header);
    scores.forEach((player, counts) -> table.add(cells(player, counts, all)));
    return table;
  }

  private static Object[] cells(String player, Map<String, Long> counts, TreeSet<String> all) {
    long plays = counts.values().stream().mapToLong(Long::longValue).sum();
    Object[] cells = new Object[all.size() + 1];
    cells[0] = player;
    int column = 1;
    for (String score : all) {
      long count = counts.getOrDefault(score, 0L);
      cells[column++] = count + " (" + one(100.0 * count / Math.max(1, plays)) + " %)";
    }
    return cells;
  }

  private static String one(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String two(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
