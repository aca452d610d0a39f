package org.regames.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.regames.backend.engine.PlayableGame;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.EngineOptions;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Result;

/** Counts the files of a {@link CountTable} to its depths, and compares. */
public final class CountComparison {
  /** A row and its actual count; null if the file could not be counted. */
  record Compared(String file, int depth, long expected, Long count) {
    boolean agrees() {
      return Objects.equals(count, expected);
    }
  }

  /**
   * The result for one file.
   *
   * @param problem why it could not be counted, or nothing
   * @param findings what is wrong with the game, if that is the reason
   * @param improprieties the number of improprieties while it was played
   */
  record Outcome(
      String file,
      List<Compared> rows,
      double millis,
      int improprieties,
      String problem,
      List<Diagnostic> findings) {}

  private final CountTable table;
  private final GameOptions games;
  private final EngineOptions engines;
  private final Terminal terminal;
  private final boolean choices;

  /**
   * @param choices whether the table counts decisions instead of moves
   */
  CountComparison(
      CountTable table,
      GameOptions games,
      EngineOptions engines,
      Terminal terminal,
      boolean choices) {
    this.table = table;
    this.games = games;
    this.engines = engines;
    this.terminal = terminal;
    this.choices = choices;
  }

  /**
   * Counts several files at a time.
   *
   * @param each receives the outcomes in the order of the table, as soon as they are available
   */
  void run(int threads, Consumer<Outcome> each) throws InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(threads, Threads.withLargeStacks());
    try {
      List<Future<Outcome>> outcomes = new ArrayList<>();
      for (List<CountTable.Row> rows : table.byFile()) {
        outcomes.add(workers.submit(() -> outcome(rows)));
      }
      for (Future<Outcome> outcome : outcomes) {
        each.accept(outcome.get());
      }
    } catch (ExecutionException failure) {
      throw unchecked(failure.getCause());
    } finally {
      workers.shutdownNow();
    }
  }

  private static RuntimeException unchecked(Throwable cause) {
    return switch (cause) {
      case Error error -> throw error;
      case RuntimeException bug -> bug;
      default -> new IllegalStateException(cause);
    };
  }

  private Outcome outcome(List<CountTable.Row> rows) {
    String file = rows.getFirst().file();
    long start = System.nanoTime();
    try {
      Result<Game> read = games.read(table.path(file).toString(), terminal);
      if (read.value().isEmpty()) {
        return failed(rows, "is no valid game", read.diagnostics());
      }
      EngineOptions.Answer<List<Long>> answer =
          engines.play(read.value().get(), new Findings(terminal), game -> count(game, rows));
      List<Long> counts = answer.value();
      List<Compared> compared =
          rows.stream().map(row -> compared(row, counts.get(row.depth()))).toList();
      double millis = (System.nanoTime() - start) / 1e6;
      int improprieties = answer.game().findings().size();
      return new Outcome(file, compared, millis, improprieties, "", List.of());
    } catch (Failure failure) {
      return failed(rows, failure.getMessage(), List.of());
    } catch (DiagnosticException end) {
      return failed(rows, "cannot be played", List.of(end.diagnostic()));
    }
  }

  private List<Long> count(PlayableGame game, List<CountTable.Row> rows) {
    int depth = rows.stream().mapToInt(CountTable.Row::depth).max().orElseThrow();
    return choices ? game.choiceCounts(depth, _ -> {}) : game.counts(depth, _ -> {});
  }

  private static Outcome failed(
      List<CountTable.Row> rows, String problem, List<Diagnostic> findings) {
    List<Compared> compared = rows.stream().map(row -> compared(row, null)).toList();
    return new Outcome(rows.getFirst().file(), compared, 0, 0, problem, findings);
  }

  private static Compared compared(CountTable.Row row, Long count) {
    return new Compared(row.file(), row.depth(), row.count(), count);
  }
}
