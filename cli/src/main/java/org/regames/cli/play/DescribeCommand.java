package org.regames.cli.play;

import java.util.List;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Findings;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.Descriptions;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code regames describe}: the rules of games in English. */
@Command(
    name = "describe",
    header = DescribeCommand.SUMMARY,
    description = {
      "Board, players, moves, captures and all the ways to end, for a person who wants to play. "
          + "Everything is derived from the rules, nothing is taken from comments or names of "
          + "games; what cannot be put into words is quoted from the rules. Games of languages "
          + "other than hrg, sbg and those on lines are translated to HRG first, and described "
          + "from that."
    },
    footer = {
      "",
      "Example: regames describe games/sbg/hexapawn.sbg",
      "         regames describe games/hrg/breakthrough.hrg games/linegames/pretwa.linegame.kts"
    })
public final class DescribeCommand implements Callable<Integer> {
  public static final String SUMMARY = "Describe the rules of a game in English.";

  private final Terminal terminal;

  @Mixin private GameFiles files;
  @Mixin private GameOptions games;
  @Mixin private Json json;

  /** What {@code --json} prints. */
  record Described(String file, String title, List<Topic> sections) {}

  /** One section of it. */
  record Topic(String heading, String text) {}

  public DescribeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    return files.forEach(games, terminal, json, this::describe);
  }

  private void describe(String file, Terminal shown) {
    Source source = games.source(file, shown);
    Language language = games.language(file);
    games.load(file, source, shown);
    Result<Description> read =
        new Descriptions(games.languages()).of(source, language, games.budget());
    new Findings(shown).print(read.diagnostics());
    Description rules = read.value().orElseThrow(() -> Failure.reported(read.diagnostics()));
    String title = rules.title().isEmpty() ? SourceFiles.stem(file) : rules.title();
    if (json.wanted) {
      List<Topic> sections =
          rules.sections().stream()
              .map(section -> new Topic(section.heading(), section.plainText()))
              .toList();
      shown.out().println(Json.line(new Described(file, title, sections)));
    } else {
      shown.printDocument(rules.titled(title).plainText() + "\n");
    }
  }
}
