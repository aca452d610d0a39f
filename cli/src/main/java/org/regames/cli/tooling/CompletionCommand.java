package org.regames.cli.tooling;

import java.util.concurrent.Callable;
import org.regames.cli.Regames;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code regames completion}: completion of commands, options and files for a shell. */
@Command(
    name = "completion",
    header = CompletionCommand.SUMMARY,
    description = {
      "Prints a script that a shell reads when it starts:",
      "  bash  in ~/.bashrc: source <(regames completion bash)",
      "  zsh   in ~/.zshrc:  source <(regames completion zsh)"
    },
    footer = {"", "Example: regames completion bash"})
public final class CompletionCommand implements Callable<Integer> {
  public static final String SUMMARY = "Print a script that lets bash or zsh complete commands.";

  /** The commands that zsh needs before it can read a script for bash. */
  private static final String FOR_ZSH =
      """
      autoload -U +X compinit && compinit
      autoload -U +X bashcompinit && bashcompinit
      """;

  /** The supported shells. */
  enum Shell {
    bash,
    zsh
  }

  private final Terminal terminal;

  @Parameters(paramLabel = "SHELL", description = "${COMPLETION-CANDIDATES}.")
  private Shell shell;

  public CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    String script =
        AutoComplete.bash("regames", Regames.commandLine(Regames.names(), terminal))
            .stripTrailing();
    switch (shell) {
      case bash -> {}
      case zsh -> terminal.out().print(FOR_ZSH);
    }
    terminal.out().println(script);
    return Failure.DONE;
  }
}
