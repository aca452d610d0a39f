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
import org.regames.cli.Main;
import org.regames.cli.console.BesideJar;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.console.Threads;
import org.regames.cli.games.BudgetOption;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * {@code regames lsp}: the language server. It and its library are beside the jar of the command
 * and loaded only here, so that no other command starts more slowly.
 */
@Command(
    name = "lsp",
    header = LspCommand.SUMMARY,
    description =
        "Speaks the Language Server Protocol over standard input and output; editors start it. "
            + "docs/editors.md says how to set up Visual Studio Code, Neovim and Helix.",
    footer = {"", "Example: regames lsp"})
public final class LspCommand implements Callable<Integer> {
  public static final String SUMMARY =
      "Serve editors: mistakes while typing, completion, renaming.";

  private static final String SERVER = "org.regames.lsp.Server";
  private static final MethodType SERVE =
      MethodType.methodType(
          boolean.class,
          InputStream.class,
          OutputStream.class,
          ThreadFactory.class,
          long.class,
          Function.class);

  private final Terminal terminal;

  @Option(names = "--stdio", description = "Use standard input and output, as always.")
  private boolean stdio;

  @Mixin private BudgetOption budget;

  public LspCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws Exception {
    if (terminal.outIsTerminal()) {
      throw Failure.misused("this is for editors, not for terminals: docs/editors.md");
    }
    budget.check();
    Function<List<String>, String> command = this::run;
    boolean inOrder =
        (boolean)
            BesideJar.call(
                SERVER,
                "serve",
                SERVE,
                List.of(
                    terminal.in(),
                    terminal.out(),
                    Threads.withLargeStacks(),
                    budget.items(),
                    command),
                "lsp");
    return inOrder ? Failure.DONE : Failure.FAILED;
  }

  /** The output of a command of the same program. */
  private String run(List<String> words) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    Terminal quiet = Terminal.into(said);
    Main.run(words.toArray(String[]::new), quiet);
    quiet.out().flush();
    return said.toString(StandardCharsets.UTF_8);
  }
}
