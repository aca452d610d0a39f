package org.regames.cli.tooling;

import java.util.List;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.Languages;
import org.regames.ir.language.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code regames languages}: what can be translated into what. */
@Command(
    name = "languages",
    header = LanguagesCommand.SUMMARY,
    description =
        "Games can be translated from every language that is read to every one that is written. A "
            + "language in which only its own games can be written has `own` there.",
    footer = {"", "Example: regames languages"})
public final class LanguagesCommand implements Callable<Integer> {
  public static final String SUMMARY = "List the languages, and which are read and written.";

  /**
   * What {@code --json} prints about a language.
   *
   * @param to the languages that its games can be translated into
   */
  record Entry(
      String name, String description, List<String> suffixes, boolean from, List<String> to) {}

  private final Terminal terminal;

  @Mixin private Json json;

  public LanguagesCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    List<Language> languages = Language.all();
    if (json.wanted) {
      languages.forEach(language -> terminal.out().println(Json.line(entry(language, languages))));
      return Failure.DONE;
    }
    int width = languages.stream().mapToInt(each -> each.name().length()).max().orElse(0);
    String columns = "%-" + Math.max(width, "language".length()) + "s %-6s %-6s %s%n";
    terminal.out().printf(columns, "language", "--from", "--to", "what it is");
    for (Language language : languages) {
      String to =
          Languages.isWritten(language) ? "yes" : language.formatter().isPresent() ? "own" : "-";
      terminal
          .out()
          .printf(
              columns,
              language.name(),
              language.frontend().isPresent() ? "yes" : "-",
              to,
              language.description()
                  + (language.suffixes().isEmpty()
                      ? ""
                      : " (" + String.join(", ", language.suffixes()) + ")"));
    }
    terminal.out().flush();
    return Failure.DONE;
  }

  private static Entry entry(Language language, List<Language> languages) {
    List<String> to =
        language.frontend().isEmpty()
            ? List.of()
            : languages.stream()
                .filter(
                    target ->
                        Languages.isWritten(target) || language.translator(target).isPresent())
                .map(Language::name)
                .toList();
    return new Entry(
        language.name(),
        language.description(),
        language.suffixes(),
        language.frontend().isPresent(),
        to);
  }
}
