package org.regames.cli.games;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.regames.cli.console.Ending;
import org.regames.cli.console.Failure;
import org.regames.cli.console.FindingLine;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;

/**
 * Does the same work on each of several files, optionally several at a time: a failure of one, even
 * a bug of this program, does not affect the others.
 */
public final class EachFile {
  /** The work on a file; it prints only to its terminal. */
  @FunctionalInterface
  public interface Work {
    void on(String file, Terminal terminal);
  }

  /** What {@code --json} prints about a file without a result. */
  public record Failed(String file, String error, List<FindingLine> findings) {
    static Failed of(String file, Ending ending) {
      return new Failed(
          file, ending.reason(), ending.findings().stream().map(FindingLine::of).toList());
    }
  }

  private final Terminal terminal;
  private final int threads;
  private final Optional<Json> results;

  /** Processes one file after the other; failures are reported on standard error only. */
  public EachFile(Terminal terminal) {
    this(terminal, 1, Optional.empty());
  }

  /**
   * @param threads how many files at a time
   * @param results how results are printed; if one of several files has none, a row or object in
   *     its place says why
   */
  public EachFile(Terminal terminal, int threads, Optional<Json> results) {
    this.terminal = terminal;
    this.threads = threads;
    this.results = results;
  }

  /**
   * Processes each file and prints failures; returns the worst exit code. With one thread files are
   * processed in order; with several the output for each file is printed as a whole when it is
   * done.
   */
  public int run(List<String> files, Work work) {
    return run(files, files.size() > 1, work);
  }

  /**
   * The same for a part of the files.
   *
   * @param several whether there are several in all, so that the output needs their names
   */
  public int run(List<String> files, boolean several, Work work) {
    if (threads == 1 || files.size() < 2) {
      return files.stream()
          .mapToInt(file -> act(file, several, work, terminal))
          .reduce(Failure.DONE, Math::max);
    }
    try (ExecutorService executor =
        Executors.newFixedThreadPool(Math.min(threads, files.size()), Threads.withLargeStacks())) {
      List<Future<Integer>> codes =
          files.stream().map(file -> executor.submit(() -> actApart(file, work))).toList();
      int worst = Failure.DONE;
      try {
        for (Future<Integer> code : codes) {
          worst = Math.max(worst, code.get());
        }
      } catch (InterruptedException _) {
        throw Failure.failed("interrupted");
      } catch (ExecutionException end) {
        if (end.getCause() instanceof Error error) {
          throw error;
        }
        throw new IllegalStateException(end.getCause());
      } finally {
        executor.shutdownNow();
      }
      return worst;
    }
  }

  /** The same for work that prints directly to the common terminal. */
  public int run(List<String> files, Consumer<String> work) {
    return run(files, (file, _) -> work.accept(file));
  }

  /**
   * Computes something about a file.
   *
   * @param note receives the reason if that fails
   */
  public static <T> T noting(String file, Supplier<T> work, Consumer<Failed> note) {
    try {
      return work.get();
    } catch (RuntimeException | Error thrown) {
      note.accept(Failed.of(file, Ending.of(thrown)));
      throw thrown;
    }
  }

  private int actApart(String file, Work work) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Terminal apart = terminal.printingTo(out, err);
    int code = act(file, true, work, apart);
    apart.out().flush();
    apart.err().flush();
    synchronized (terminal) {
      terminal.err().writeBytes(err.toByteArray());
      terminal.err().flush();
      terminal.out().writeBytes(out.toByteArray());
      terminal.out().flush();
    }
    return code;
  }

  private int act(String file, boolean several, Work work, Terminal shown) {
    try {
      work.on(file, shown);
      return Failure.DONE;
    } catch (Exception | Error thrown) {
      Ending ending = Ending.of(thrown);
      boolean needsName = several || ending.isMistake();
      boolean isNamed = ending.reason().startsWith(file);
      ending.print(new Findings(shown), needsName && !isNamed ? file + ": " : "");
      if (!ending.reason().isEmpty()) {
        results.ifPresent(json -> printFailed(file, several, ending, json, shown));
      }
      return ending.exitCode();
    }
  }

  private static void printFailed(
      String file, boolean several, Ending ending, Json json, Terminal shown) {
    if (json.wanted) {
      shown.out().println(Json.line(Failed.of(file, ending)));
    } else if (several) {
      shown.out().println(file + ": failed: " + ending.reason());
    }
  }
}
