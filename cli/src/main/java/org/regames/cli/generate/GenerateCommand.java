package org.regames.cli.generate;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.Languages;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.pcg.evolve.GameSpace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames generate}: games made at random. */
@Command(
    name = "generate",
    header = GenerateCommand.SUMMARY,
    description =
        "Makes games of a space, or of a script that declares parameters (docs/linegames.md). The"
            + " same seed gives the same game, always; several games have the seeds that follow."
            + " Without -o they go to standard output.",
    footer = {
      "",
      "Example: regames generate sbg --seed 7 --count 2",
      "         regames generate linegames --count 20 --to hrg -o candidates"
    })
public final class GenerateCommand implements Callable<Integer> {
  public static final String SUMMARY = "Make games at random.";

  private final Terminal terminal;

  @Parameters(
      arity = "1",
      paramLabel = "SPACE|SCRIPT",
      completionCandidates = Spaces.Random.class,
      description = "What games to make: ${COMPLETION-CANDIDATES}, or those of a script.")
  private String name;

  @Option(
      names = "--seed",
      defaultValue = "1",
      paramLabel = "N",
      description = "The seed of the first game (default ${DEFAULT-VALUE}).")
  private long seed;

  @Option(
      names = "--count",
      defaultValue = "1",
      paramLabel = "N",
      description = "How many games to make (default ${DEFAULT-VALUE}).")
  private int count;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder to write to, one file for each game: SPACE-SEED.")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--to",
      paramLabel = "LANGUAGE",
      completionCandidates = Languages.Writable.class,
      description = "Write the games in this language instead.")
  private Optional<String> to = Optional.empty();

  @Mixin private Plugins plugins;
  @Mixin private GameOptions games;

  public GenerateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (count < 1) {
      throw Failure.misused("--count: expected a positive number, found `" + count + "`");
    }
    plugins.load();
    Spaces spaces = new Spaces(games, terminal);
    GameSpace space = spaces.random(name);
    Language language = space.language();
    Language target = to.map(games.languages()::target).orElse(language);
    String stem = SourceFiles.stem(name);
    Map<Path, String> files = new LinkedHashMap<>();
    for (long each = seed; each - seed < count; each++) {
      String file = stem + "-" + Long.toUnsignedString(each);
      Source game = Spaces.file(space, file, spaces.made(space.sample(each)));
      String text = games.languages().written(game, language, target);
      if (output.isPresent()) {
        files.put(output.get().resolve(file + target.suffixes().getFirst()), text);
      } else {
        terminal.printDocument(text);
      }
    }
    OutputFiles.write(files);
    terminal.out().flush();
    return Failure.DONE;
  }
}
