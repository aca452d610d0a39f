package org.regames.cli.translate;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.EachFile;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames format}: the layout of games, for people to read. */
@Command(
    name = "format",
    header = FormatCommand.SUMMARY,
    description =
        "Changes spaces and line breaks only, and keeps all comments. Files are changed in place, "
            + "and the changed ones are listed; with --check none is changed. Standard input (-) "
            + "goes to standard output. If any game has errors, nothing is written.",
    footer = {"", "Example: regames format --check games/hrg/breakthrough.hrg"})
public final class FormatCommand implements Callable<Integer> {
  public static final String SUMMARY = "Lay out games in the usual style.";

  private final Terminal terminal;
  private final Findings findings;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Games, or - for standard input (which needs --from).")
  private List<String> files = new ArrayList<>();

  @Option(
      names = "--check",
      description = "Only list the files that are not in the usual style, and exit with 1 if any.")
  private boolean check;

  @Mixin private GameOptions games;

  public FormatCommand(Terminal terminal) {
    this.terminal = terminal;
    this.findings = new Findings(terminal);
  }

  @Override
  public Integer call() {
    Map<String, String> changed = new LinkedHashMap<>();
    int exitCode = new EachFile(terminal).run(files, file -> format(file, changed));
    if (exitCode != Failure.DONE) {
      return exitCode;
    }
    if (check) {
      changed.keySet().forEach(file -> terminal.out().println(file + ": would be changed"));
      terminal.out().println(summary(changed.size()));
      return changed.isEmpty() ? Failure.DONE : Failure.FAILED;
    }
    Map<Path, String> outputs = new LinkedHashMap<>();
    changed.forEach((file, text) -> outputs.put(SourceFiles.path(file), text));
    OutputFiles.write(outputs);
    changed.keySet().forEach(file -> terminal.out().println(file));
    return Failure.DONE;
  }

  private String summary(int changed) {
    return Findings.count(files.size(), "file")
        + " checked, "
        + changed
        + " not in the usual style";
  }

  private void format(String file, Map<String, String> changed) {
    SourceFiles.check(file);
    Formatter formatter = formatter(file);
    Source source = SourceFiles.read(file, terminal.in());
    Result<String> result = formatter.format(source, games.budget());
    findings.print(result.diagnostics());
    String text = result.value().orElseThrow(Failure::reported);
    if (file.equals(SourceFiles.STANDARD_INPUT) && !check) {
      terminal.printDocument(text);
      terminal.out().flush();
    } else if (!text.equals(source.text())) {
      changed.put(file, text);
    }
  }

  private Formatter formatter(String file) {
    Language language = games.languages().source(games.from, file);
    return language
        .layout()
        .orElseThrow(
            () ->
                Failure.misused(
                    file + ": games in " + language.name() + " have no usual style to be put in"));
  }
}
