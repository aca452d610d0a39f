package org.regames.cli.play;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongConsumer;
import org.regames.backend.engine.PlayableGame;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Progress;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.EngineOptions;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.Loaded;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.language.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames perft}: counts sequences of moves, and compares with known counts. */
@Command(
    name = "perft",
    header = PerftCommand.SUMMARY,
    description =
        "Moves of players and of random count, keeper moves do not; plays that end before the "
            + "depth do not count. With --expect, games are counted as deep as a table of known "
            + "counts goes: each line has a file (relative to the folder of the table), a depth "
            + "and a count, separated by tabs. With --divide, one depth is counted, move by move.",
    footer = {"", "Example: regames perft games/hrg/breakthrough.hrg --depth 3"})
public final class PerftCommand implements Callable<Integer> {
  public static final String SUMMARY = "Count sequences of moves, and compare with known counts.";

  private static final Progress.Unit COUNTED = new Progress.Unit(" counted", 1);
  private static final Duration QUIET = Duration.ofSeconds(2);

  /** What {@code --json} prints about a file. */
  record Counts(String file, String engine, List<Depth> depths) {}

  /** The count of one depth and the time it took. */
  record Depth(int depth, long count, double millis) {}

  private final Terminal terminal;

  @Parameters(
      arity = "0..*",
      paramLabel = "FILE",
      description =
          "Games and folders of games; with --expect, those to compare (default: all in it).")
  private List<String> files = new ArrayList<>();

  @Option(names = "--depth", paramLabel = "N", description = "The greatest length to count.")
  private Optional<Integer> depth = Optional.empty();

  @Option(
      names = "--choices",
      description =
          "Count decisions instead of moves: a player's only move is played in between, like "
              + "keeper moves.")
  private boolean choices;

  @Option(
      names = "--expect",
      paramLabel = "TABLE",
      description = "Compare with the counts of a table; exit code 1 if any differs.")
  private Optional<String> table = Optional.empty();

  @Option(
      names = "--max-count",
      paramLabel = "N",
      description = "With --expect, skip counts above N.")
  private Optional<Long> maxCount = Optional.empty();

  @Option(
      names = "--threads",
      paramLabel = "T",
      description =
          "How many games to count at a time (default: 1, with --expect one each core); 0 for one "
              + "per core.")
  private Optional<Integer> threads = Optional.empty();

  @Mixin private Division division;
  @Mixin private GameOptions games;
  @Mixin private EngineOptions engines;
  @Mixin private Json json;

  private boolean several;

  public PerftCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws InterruptedException {
    engines.check();
    division.check();
    json.wanted |= division.withState;
    if (table.isPresent()) {
      only(depth.isEmpty(), "--depth and --expect exclude each other");
      only(!division.wanted, "--divide and --expect exclude each other");
      return compare(table.get());
    }
    only(maxCount.isEmpty(), "--max-count goes with --expect");
    only(!files.isEmpty(), "name a game to count, or a table with --expect");
    only(depth.isPresent(), "say how deep to count with --depth N, or name a table with --expect");
    only(
        depth.get() >= 1 && depth.get() <= CountTable.MOST_DEPTH,
        "--depth: expected a number from 1 to " + CountTable.MOST_DEPTH + ", found " + depth.get());
    only(!(choices && division.wanted), "--divide and --choices exclude each other");
    GameFiles named = GameFiles.of(files, threads.orElse(1));
    several = named.all(games).size() > 1;
    return named.forEach(games, terminal, json, this::count);
  }

  private static void only(boolean condition, String otherwise) {
    if (!condition) {
      throw Failure.misused(otherwise);
    }
  }

  private void count(String file, Terminal terminal) {
    Findings findings = new Findings(terminal);
    Loaded read = games.load(file, terminal, engines.mayPlayNets());
    if (engines.dumpsPlan) {
      terminal.out().print(engines.plan(read));
      return;
    }
    PlayableGame played =
        division.wanted
            ? divide(file, read, findings, terminal)
            : countAll(file, read, findings, terminal);
    if (!findings.printImproprieties(played.findings())) {
      throw Failure.reported();
    }
  }

  private PlayableGame divide(String file, Loaded read, Findings findings, Terminal terminal) {
    Game game = Builtins.complete(engines.transformed(read.game()));
    Division.Position position = division.position(game, findings, terminal);
    EngineOptions.Answer<List<Division.Share>> answer =
        engines.play(read, findings, terminal, ready -> shares(ready, position, terminal));
    Division.Divided divided =
        division.divided(file, answer.engine(), depth.get(), position, answer.value());
    if (json.wanted) {
      terminal.out().println(Json.line(divided));
    } else {
      if (several) {
        terminal.out().println(file);
      }
      division.print(divided, position, terminal);
    }
    return answer.game();
  }

  private List<Division.Share> shares(
      PlayableGame game, Division.Position position, Terminal terminal) {
    try (Progress progress =
        new Progress(terminal, "depth " + depth.get(), Progress.UNKNOWN, COUNTED, QUIET)) {
      return position.counts(game, depth.get(), soFar -> progress.at(soFar, ""));
    }
  }

  private PlayableGame countAll(String file, Loaded read, Findings findings, Terminal terminal) {
    List<Depth> depths = new ArrayList<>();
    EngineOptions.Answer<Integer> answer =
        engines.play(read, findings, terminal, game -> count(file, game, depths, terminal));
    if (json.wanted) {
      terminal.out().println(Json.line(new Counts(file, answer.engine(), depths)));
    }
    return answer.game();
  }

  /** Counts the remaining depths; returns the total. */
  private int count(String file, PlayableGame game, List<Depth> depths, Terminal terminal) {
    for (int d = depths.size() + 1; d <= depth.get(); d++) {
      // If no play is that long, none is longer.
      boolean over = !depths.isEmpty() && depths.getLast().count == 0;
      Depth counted = over ? new Depth(d, 0, 0) : count(game, d, terminal);
      depths.add(counted);
      if (!json.wanted) {
        if (d == 1) {
          printHeader(file, terminal);
        }
        terminal.out().println(line(counted));
      }
    }
    return depths.size();
  }

  private void printHeader(String file, Terminal terminal) {
    if (several) {
      terminal.out().println(file);
    }
    terminal.out().println(String.format("%5s %15s %12s", "depth", "count", "milliseconds"));
  }

  private Depth count(PlayableGame game, int depth, Terminal terminal) {
    try (Progress progress =
        new Progress(terminal, "depth " + depth, Progress.UNKNOWN, COUNTED, QUIET)) {
      LongConsumer listener = soFar -> progress.at(soFar, "");
      long start = System.nanoTime();
      List<Long> counts =
          choices ? game.choiceCounts(depth, listener) : game.counts(depth, listener);
      double millis = Json.rounded((System.nanoTime() - start) / 1e6);
      return new Depth(depth, counts.getLast(), millis);
    }
  }

  private static String line(Depth of) {
    return String.format(Locale.ROOT, "%5d %15d %12.1f", of.depth, of.count, of.millis);
  }

  private int compare(String name) throws InterruptedException {
    Result<CountTable> read = CountTable.read(name, terminal.in());
    new Findings(terminal).print(read.diagnostics());
    CountTable all = read.value().orElseThrow(Failure::reported);
    CountTable wanted = files.isEmpty() ? all : all.restrictedTo(files);
    CountTable table = maxCount.map(wanted::upTo).orElse(wanted);
    ComparisonReport report = new ComparisonReport(terminal, json.wanted);
    new CountComparison(table, games, engines, terminal, choices)
        .run(Threads.count(threads.orElse(0)), report::add);
    return report.finish(wanted.rows().size() - table.rows().size());
  }
}
