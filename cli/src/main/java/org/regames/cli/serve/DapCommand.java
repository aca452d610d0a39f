package org.regames.cli.serve;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.invoke.MethodType;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadFactory;
import java.util.function.Function;
import org.regames.cli.console.BesideJar;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Game;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code regames dap}: the debugger of rules. It is beside the jar, like the language server. */
@Command(
    name = "dap",
    header = DapCommand.SUMMARY,
    description =
        "Speaks the Debug Adapter Protocol over standard input and output; editors start it. "
            + "docs/debugger.md says how to set up Visual Studio Code, Neovim and Helix, and what "
            + "a launch configuration can say.",
    footer = {"", "Example: regames dap"})
public final class DapCommand implements Callable<Integer> {
  public static final String SUMMARY = "Serve debuggers: statement by statement through a move.";

  private static final String SERVER = "org.regames.dap.Server";
  private static final MethodType SERVE =
      MethodType.methodType(
          boolean.class,
          InputStream.class,
          OutputStream.class,
          ThreadFactory.class,
          Function.class);

  private final Terminal terminal;

  @Mixin private GameOptions games;

  public DapCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (terminal.outIsTerminal()) {
      throw Failure.misused("this is for editors, not for terminals: docs/debugger.md");
    }
    games.budget();
    Function<String, Game> read = this::game;
    boolean inOrder =
        (boolean)
            BesideJar.call(
                SERVER,
                "serve",
                SERVE,
                List.of(terminal.in(), terminal.out(), Threads.withLargeStacks(), read),
                "dap");
    return inOrder ? Failure.DONE : Failure.FAILED;
  }

  /** Reads a game; if that fails, the message is what other commands print. */
  private Game game(String file) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    Terminal quiet = Terminal.into(said);
    try {
      return games.load(file, quiet);
    } catch (Failure failure) {
      quiet.err().flush();
      String findings = said.toString(StandardCharsets.UTF_8).strip();
      throw new IllegalArgumentException(
          findings.isEmpty() ? failure.getMessage() : findings, failure);
    }
  }
}
