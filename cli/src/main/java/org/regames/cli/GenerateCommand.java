package org.regames.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.GameGenerator;
import org.regames.ir.language.Language;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames generate}: games made at random. */
@Command(
    name = "generate",
    header = GenerateCommand.SUMMARY,
    description = {
      "Makes games of a language that has a generator. The same seed gives the same game, always;",
      "several games have the seeds that follow. Without -o they go to standard output."
    },
    footer = {
      "",
      "Example: regames generate sbg --seed 7 --count 2",
      "         regames generate linegames --count 20 --to hrg -o candidates"
    })
final class GenerateCommand implements Callable<Integer> {
  static final String SUMMARY = "Make games at random.";

  private final Terminal terminal;

  @Parameters(
      arity = "1",
      paramLabel = "LANGUAGE",
      completionCandidates = Languages.Generating.class,
      description = "The language of the games: ${COMPLETION-CANDIDATES}.")
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
      description = "The folder to write to, one file for each game: LANGUAGE-SEED.")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--to",
      paramLabel = "LANGUAGE",
      completionCandidates = Languages.Writable.class,
      description = "Write the games in this language instead.")
  private Optional<String> to = Optional.empty();

  GenerateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (count < 1) {
      throw Failure.misused("--count: expected a positive number, found `" + count + "`");
    }
    Languages languages = Languages.installed();
    Language language = languages.generating(name);
    Language target = to.map(languages::target).orElse(language);
    GameGenerator generator = language.generator().orElseThrow();
    Map<Path, String> files = new LinkedHashMap<>();
    for (long each = seed; each - seed < count; each++) {
      String file = name + "-" + Long.toUnsignedString(each);
      Source game = new Source(file + language.suffixes().getFirst(), generator.generate(each));
      String text = languages.written(game, language, target);
      if (output.isPresent()) {
        files.put(output.get().resolve(file + target.suffixes().getFirst()), text);
      } else {
        terminal.out().print(text);
      }
    }
    OutputFiles.write(files);
    terminal.out().flush();
    return Failure.DONE;
  }
}
