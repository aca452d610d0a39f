package org.regames.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.regames.ir.passes.Pass;
import org.regames.ir.passes.Passes;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code regames passes}: what can be done to games. */
@Command(
    name = "passes",
    header = PassesCommand.SUMMARY,
    description = {
      "One line for each pass, in the order in which they run. Those with a star are part of",
      "--passes all: they keep every move, tag and score as it is."
    },
    footer = {"", "Example: regames passes --json"})
final class PassesCommand implements Callable<Integer> {
  static final String SUMMARY = "List the transformation passes.";

  /** What {@code --json} prints about a pass. */
  record Line(String name, boolean all, String description) {}

  private final Terminal terminal;

  @Mixin private Json json;

  PassesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<Pass> all = Passes.all().passes();
    for (Pass pass : Passes.list()) {
      Line line = new Line(pass.name(), all.contains(pass), pass.description());
      if (json.wanted) {
        terminal.out().println(Json.line(line));
      } else {
        String star = line.all ? "*" : " ";
        terminal.out().printf("%s %-24s %s%n", star, line.name, line.description);
      }
    }
    terminal.out().flush();
    return Failure.DONE;
  }
}
