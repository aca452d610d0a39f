package org.regames.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.regames.ir.diagnostic.DiagnosticException;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point of the command {@code regames}. */
public final class Main {
  /** The exit code of a process that a closed pipe ends. */
  private static final int BROKEN_PIPE = 141;

  private final Terminal terminal;
  private final Findings findings;

  private Main(Terminal terminal) {
    this.terminal = terminal;
    this.findings = new Findings(terminal);
  }

  public static void main(String[] args) throws InterruptedException {
    int exitCode = runDeep(args, Terminal.ofProcess());
    if (exitCode != Failure.DONE) {
      System.exit(exitCode); // which takes a while, since the JVM looks for a logger first
    }
  }

  /** The same as {@link #run}, with a stack large enough for every reasonable game. */
  static int runDeep(String[] args, Terminal terminal) throws InterruptedException {
    AtomicInteger exitCode = new AtomicInteger(Failure.FAILED);
    Thread thread = Threads.withLargeStacks().newThread(() -> exitCode.set(run(args, terminal)));
    thread.start();
    thread.join();
    return exitCode.get();
  }

  /**
   * Runs one command line.
   *
   * @param args the words after {@code regames}
   * @return the exit code: 0 done, 1 the game or check failed, 2 bad usage
   */
  static int run(String[] args, Terminal terminal) {
    return new Main(terminal).run(args);
  }

  private int run(String[] args) {
    try {
      int exitCode = commandLine(args).execute(args);
      terminal.out().flush();
      terminal.err().flush();
      return exitCode;
    } catch (Terminal.OutputClosed closed) {
      if (closed.isBrokenPipe()) {
        return BROKEN_PIPE;
      }
      findings.error("the output cannot be written: " + closed.getCause().getMessage());
    } catch (StackOverflowError _) {
      findings.error(
          "the game nests too deeply: a stack of "
              + (Threads.STACK_BYTES >> 20)
              + " MB is not enough; simplify its nesting");
    } catch (OutOfMemoryError _) {
      findings.error(
          "out of memory: "
              + (Runtime.getRuntime().maxMemory() >> 20)
              + " MB are not enough; lower --budget or depth, or allow more as in "
              + "REGAMES_JAVA_OPTS=-Xmx8g");
    }
    return Failure.FAILED;
  }

  private CommandLine commandLine(String[] args) {
    CommandLine line = Regames.commandLine(List.of(args), terminal);
    line.setExpandAtFiles(false);
    line.setOut(new PrintWriter(terminal.out(), true));
    line.setErr(new PrintWriter(terminal.err(), true));
    line.setColorScheme(
        Help.defaultColorScheme(terminal.colourOut() ? Help.Ansi.ON : Help.Ansi.OFF));
    line.setParameterExceptionHandler((misuse, _) -> misused(misuse));
    line.setExecutionExceptionHandler(this::ended);
    return line;
  }

  private int misused(ParameterException misuse) {
    PrintStream err = terminal.err();
    CommandLine line = misuse.getCommandLine();
    List<String> unmatched = line.getUnmatchedArguments();
    // A misspelt option says more than that, therefore, something is missing.
    ParameterException reason =
        unmatched.isEmpty() ? misuse : new UnmatchedArgumentException(line, unmatched);
    findings.error(reason.getMessage());
    UnmatchedArgumentException.printSuggestions(reason, new PrintWriter(err, true));
    String command = line.getCommandSpec().qualifiedName();
    err.println("Try '" + command + " --help' for what it takes and an example.");
    return Failure.MISUSED;
  }

  private int ended(Exception reason, CommandLine command, ParseResult parsed) {
    switch (reason) {
      case Failure failure -> {
        findings.failure(failure);
        return failure.exitCode();
      }
      case DiagnosticException end -> {
        findings.print(List.of(end.diagnostic()));
        return Failure.FAILED;
      }
      default -> {
        findings.error("this is a mistake in regames, please report it: " + summary(reason));
        return Failure.FAILED;
      }
    }
  }

  /** The exception and where it came from, on one line. */
  private static String summary(Exception bug) {
    StackTraceElement[] trace = bug.getStackTrace();
    return bug + (trace.length == 0 ? "" : " at " + trace[0]);
  }
}
