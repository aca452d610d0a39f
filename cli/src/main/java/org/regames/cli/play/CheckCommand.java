package org.regames.cli.play;

import java.util.List;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.FindingLine;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.language.OfferedChoices;
import org.regames.ir.language.OfferedChoices.OfferedChoice;
import org.regames.ir.language.OfferedChoices.OfferedOption;
import org.regames.ir.language.OfferedChoices.OfferedRuleset;
import org.regames.ir.language.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code regames check}: whether games are well-formed. */
@Command(
    name = "check",
    header = CheckCommand.SUMMARY,
    footer = {"", "Example: regames check games/hrg/breakthrough.hrg"})
public final class CheckCommand implements Callable<Integer> {
  private static final int MOST_CODES = 3;

  public static final String SUMMARY =
      "Check whether games are well-formed, and what is wrong where.";

  /** What {@code --json} prints about a file. */
  record Verdict(String file, boolean ok, long errors, long warnings, List<FindingLine> findings) {}

  /** What {@code --options --json} prints about a file. */
  record Offer(String file, List<OfferedOption> options, List<OfferedRuleset> rulesets) {}

  private final Terminal terminal;

  @Option(
      names = "--options",
      description = "List the choices for --option and --ruleset, instead of checking the games.")
  private boolean listed;

  @Mixin private GameFiles files;
  @Mixin private GameOptions games;
  @Mixin private Json json;

  public CheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    return files.forEach(games, terminal, json, listed ? this::list : this::check);
  }

  private void list(String file, Terminal terminal) {
    Result<OfferedChoices> read = games.choices(file, terminal);
    new Findings(terminal).print(read.diagnostics());
    OfferedChoices choices = read.value().orElseThrow(() -> Failure.reported(read.diagnostics()));
    if (json.wanted) {
      terminal.out().println(Json.line(new Offer(file, choices.options(), choices.rulesets())));
      return;
    }
    int count = choices.options().size();
    terminal
        .out()
        .println(file + ": " + (count == 0 ? "no options" : Findings.count(count, "option")));
    for (OfferedOption option : choices.options()) {
      for (OfferedChoice choice : option.choices()) {
        String mark = choice.usual() ? "* " : "  ";
        terminal
            .out()
            .println(mark + option.heading() + "/" + choice.name() + "  " + choice.description());
      }
    }
    for (OfferedRuleset set : choices.rulesets()) {
      terminal.out().println("  " + set.name() + " = " + String.join(", ", set.choices()));
    }
  }

  private void check(String file, Terminal terminal) {
    Result<Game> read = games.read(file, terminal);
    List<Diagnostic> findings = read.diagnostics();
    long errors = Findings.errors(findings);
    long warnings = findings.size() - errors;
    if (json.wanted) {
      List<FindingLine> shown = findings.stream().map(FindingLine::of).toList();
      terminal.out().println(Json.line(new Verdict(file, errors == 0, errors, warnings, shown)));
    } else {
      new Findings(terminal).print(findings);
      terminal.out().println(file + ": " + verdict(errors, warnings));
      if (errors > 0) {
        terminal.err().println(more(findings));
      }
    }
    if (errors > 0) {
      throw Failure.reported();
    }
  }

  /** A pointer to more information about the errors. */
  private static String more(List<Diagnostic> findings) {
    List<String> codes =
        findings.stream().filter(Diagnostic::isError).map(Diagnostic::code).distinct().toList();
    return "more: regames explain-error "
        + String.join(" ", codes.subList(0, Math.min(MOST_CODES, codes.size())));
  }

  private static String verdict(long errors, long warnings) {
    String noted = warnings == 0 ? "" : ", " + Findings.count(warnings, "warning");
    return (errors == 0 ? "ok" : Findings.count(errors, "error")) + noted;
  }
}
