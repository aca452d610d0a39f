package org.regames.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
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
    footer = {"", "Example: regames generate sbg --seed 7 --count 2"})
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

  GenerateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    if (count < 1) {
      throw Failure.misused("--count: expected a positive number, found `" + count + "`");
    }
    Language language = Languages.installed().generating(name);
    GameGenerator generator = language.generator().orElseThrow();
    Map<Path, String> files = new LinkedHashMap<>();
    for (long each = seed; each - seed < count; each++) {
      String text = generator.generate(each);
      if (output.isPresent()) {
        String file = name + "-" + Long.toUnsignedString(each) + language.suffixes().getFirst();
        files.put(output.get().resolve(file), text);
      } else {
        terminal.out().print(text);
      }
    }
    OutputFiles.write(files);
    terminal.out().flush();
    return Failure.DONE;
  }
}
