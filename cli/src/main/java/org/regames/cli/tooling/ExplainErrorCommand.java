package org.regames.cli.tooling;

import java.util.List;
import java.util.SequencedMap;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.ir.diagnostic.NearestName;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code regames explain-error}: the meaning of a message code. */
@Command(
    name = "explain-error",
    header = ExplainErrorCommand.SUMMARY,
    description =
        "Says what a code means, why it is reported, and how to fix it, with a wrong text and a "
            + "right one. Without a code it lists them all.",
    footer = {"", "Example: regames explain-error shadowed-case"})
public final class ExplainErrorCommand implements Callable<Integer> {
  public static final String SUMMARY = "Explain the code in brackets at the end of a message.";

  private final Terminal terminal;

  @Parameters(arity = "0..*", paramLabel = "CODE", description = "The codes, without brackets.")
  private List<String> codes = List.of();

  public ExplainErrorCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    SequencedMap<String, String> texts = ErrorPage.read();
    if (codes.isEmpty()) {
      texts.keySet().forEach(terminal.out()::println);
      return Failure.DONE;
    }
    for (String code : codes) {
      String text = texts.get(code);
      if (text == null) {
        throw Failure.misused(
            "no message has the code `"
                + code
                + "`"
                + NearestName.among(texts.keySet())
                    .find(code)
                    .map(near -> "; did you mean `" + near + "`?")
                    .orElse(""));
      }
      terminal.out().println(code + "\n\n" + text);
    }
    return Failure.DONE;
  }
}
