package org.regames.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.regames.cli.console.Ending;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.TerminalStyle;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point of the command {@code regames}. */
public final class Main {
  /** The exit code of a process that a closed pipe ends. */
  private static final int BROKEN_PIPE = 141;

  private final Terminal terminal;
  private final Findings findings;

  /** A writer for the help of commands, to which picocli has added styles. */
  private static final class HelpWriter extends PrintWriter {
    HelpWriter(PrintStream out) {
      super(out, true);
    }

    @Override
    public void write(String text, int from, int count) {
      String marked = TerminalStyle.marked(text.substring(from, from + count));
      super.write(marked, 0, marked.length());
    }
  }

  private Main(Terminal terminal) {
    this.terminal = terminal;
    this.findings = new Findings(terminal);
  }

  public static void main(String[] args) throws InterruptedException {
    int exitCode = runDeep(args, Terminal.ofProcess());
    if (exitCode != Failure.DONE) {
      System.exit(exitCode); // slow, since the JVM looks for a logger first
    }
  }

  /** The same as {@link #run}, with a stack large enough for every reasonable game. */
  public static int runDeep(String[] args, Terminal terminal) throws InterruptedException {
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
   * @return the exit code: 0 for success, 1 if the game or check failed, 2 for bad usage
   */
  public static int run(String[] args, Terminal terminal) {
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
      return Failure.FAILED;
    } catch (Error end) {
      return ended(end);
    }
  }

  private CommandLine commandLine(String[] args) {
    CommandLine line = Regames.commandLine(List.of(args), terminal);
    line.setExpandAtFiles(false);
    line.setOut(new HelpWriter(terminal.out()));
    line.setErr(new PrintWriter(terminal.err(), true));
    line.setColorScheme(
        Help.defaultColorScheme(terminal.colourOut() ? Help.Ansi.ON : Help.Ansi.OFF));
    line.setParameterExceptionHandler((misuse, _) -> misused(misuse));
    line.setExecutionExceptionHandler((reason, _, _) -> ended(reason));
    return line;
  }

  private int misused(ParameterException misuse) {
    PrintStream err = terminal.err();
    CommandLine line = misuse.getCommandLine();
    List<String> unmatched = line.getUnmatchedArguments();
    if (!line.getSubcommands().isEmpty()
        && !unmatched.isEmpty()
        && !unmatched.getFirst().startsWith("-")) {
      return noCommand(unmatched.getFirst(), line.getSubcommands().keySet());
    }
    // A misspelt option is a better reason than the argument missing because of it.
    ParameterException reason =
        unmatched.isEmpty() ? misuse : new UnmatchedArgumentException(line, unmatched);
    findings.error(reason.getMessage());
    UnmatchedArgumentException.printSuggestions(reason, new PrintWriter(err, true));
    String command = line.getCommandSpec().qualifiedName();
    err.println("Try '" + command + " --help' for what it takes and an example.");
    return Failure.MISUSED;
  }

  private int noCommand(String name, Set<String> commands) {
    findings.error("there is no command `" + name + "`");
    NearestName.among(commands)
        .find(name)
        .ifPresent(near -> terminal.err().println("Did you mean: regames " + near + "?"));
    terminal.err().println("Try 'regames --help' for all of them.");
    return Failure.MISUSED;
  }

  private int ended(Throwable reason) {
    Ending ending = Ending.of(reason);
    ending.print(findings);
    return ending.exitCode();
  }
}
