package org.regames.cli.console;

import java.util.List;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.pcg.cluster.ClusterException;

/**
 * Why a command, or its work on one file, ended prematurely.
 *
 * @param reason one line; empty if a printed result says it all
 * @param findings the findings, which have been printed already
 * @param isPrinted whether the reason has been printed
 */
public record Ending(int exitCode, String reason, List<Diagnostic> findings, boolean isPrinted) {

  private static final String MISTAKE = "this is a bug in regames, please report it: ";

  /**
   * The ending for an exception, including a bug of this program, which must not abort the work on
   * other files.
   *
   * @throws Terminal.OutputClosed if the output cannot be written, so that nothing can be done
   */
  public static Ending of(Throwable thrown) {
    return switch (thrown) {
      case Failure failure ->
          new Ending(failure.exitCode(), failure.reason(), failure.findings(), failure.isSilent());
      case DiagnosticException end ->
          new Ending(
              Failure.FAILED, summary(List.of(end.diagnostic())), List.of(end.diagnostic()), false);
      case StackOverflowError _ ->
          failed(
              "the game nests too deeply: a stack of "
                  + (Threads.STACK_BYTES >> 20)
                  + " MB is not enough; simplify its nesting");
      case OutOfMemoryError _ ->
          failed(
              "out of memory: "
                  + (Runtime.getRuntime().maxMemory() >> 20)
                  + " MB are not enough; lower --budget or depth, or allow more as in "
                  + "REGAMES_JAVA_OPTS=-Xmx8g");
      case ClusterException lost -> failed(lost.getMessage());
      case Terminal.OutputClosed end -> throw end;
      case Throwable mistake -> mistake(mistake);
    };
  }

  private static Ending failed(String reason) {
    return new Ending(Failure.FAILED, reason, List.of(), false);
  }

  /** Whether it is a bug of this program. */
  public boolean isMistake() {
    return reason.startsWith(MISTAKE);
  }

  /** The exception and where it came from, on one line. */
  private static Ending mistake(Throwable bug) {
    StackTraceElement[] trace = bug.getStackTrace();
    String what = bug.toString().replaceAll("\\s*\\R\\s*", " ");
    return failed(MISTAKE + what + (trace.length == 0 ? "" : " at " + trace[0]));
  }

  /** The first error with its place on one line, and the number of others. */
  public static String summary(List<Diagnostic> findings) {
    List<Diagnostic> errors = findings.stream().filter(Diagnostic::isError).toList();
    if (errors.isEmpty()) {
      return "";
    }
    Diagnostic first = errors.getFirst();
    int more = errors.size() - 1;
    return (first.origin().isKnown() ? first.origin() + ": " : "")
        + first.message().lines().findFirst().orElse("")
        + (more == 0 ? "" : " (and " + Findings.count(more, "more error") + ")");
  }

  /** Prints the reason, unless it has been printed already. */
  public void print(Findings printer) {
    print(printer, "");
  }

  /** The same, with words in front of a reason that has no place. */
  public void print(Findings printer, String where) {
    if (isPrinted) {
      return;
    }
    if (findings.isEmpty()) {
      printer.error(where + reason);
    } else {
      printer.print(findings);
    }
  }
}
