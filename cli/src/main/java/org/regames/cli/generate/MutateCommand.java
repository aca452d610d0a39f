package org.regames.cli.generate;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.LongFunction;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.Descriptions;
import org.regames.cli.games.EachFile;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.OutputFiles;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.GameVariation;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.LanguageSpace;
import org.regames.pcg.evolve.LineComments;
import org.regames.pcg.evolve.SymmetricSpace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code regames mutate}: games made from games. */
@Command(
    name = "mutate",
    header = MutateCommand.SUMMARY,
    description =
        "Changes a few places of each game, or with --with combines parts of two, with the board "
            + "and goals of the first. The results are read without findings. The same seed gives "
            + "the same game, always; several games have the seeds that follow. Games of languages "
            + "that cannot be mutated, such as gdl and lud, are translated to HRG first. Without "
            + "-o they go to standard output.",
    footer = {
      "",
      "Example: regames mutate games/sbg/hexapawn.sbg --seed 3",
      "         regames mutate games/sbg/hexapawn.sbg --with games/sbg/sentries.sbg --count 5 -o"
          + " new"
    })
public final class MutateCommand implements Callable<Integer> {
  public static final String SUMMARY = "Make games from other games.";

  private final Terminal terminal;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "Games to change, folders of games, or - for standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--with",
      paramLabel = "FILE",
      description = "A game of the same language to take parts from.")
  private Optional<String> other = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The seed of the first game made from each (default: ${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--count",
      paramLabel = "N",
      description = "How many games to make from each (default: ${DEFAULT-VALUE}).")
  private int count = 1;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder to write to, one file for each game: NAME-SEED.")
  private Optional<Path> output = Optional.empty();

  @Option(
      names = "--asymmetric",
      description =
          "Allow changes of HRG games that make set-ups differ or steps between cells one-way.")
  private boolean asymmetric;

  @Mixin private GameOptions games;

  public MutateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Failure.unlessPositive("--count", count);
    Map<Path, String> texts = new LinkedHashMap<>();
    List<String> all = GameFiles.of(files, 1).all(games);
    int code = new EachFile(terminal).run(all, file -> vary(file, texts));
    OutputFiles.write(texts);
    terminal.out().flush();
    return code;
  }

  private void vary(String file, Map<Path, String> texts) {
    Language language = games.languages().varied(games.language(file));
    GameVariation variation = language.variation().orElseThrow();
    Spaces spaces = new Spaces(games, terminal);
    Source source = spaces.ancestor(file, language, "");
    Optional<Source> second = other.map(with -> spaces.ancestor(with, language, "--with: "));
    String suffix = language.suffixes().getFirst();
    for (long each = seed; each - seed < count; each++) {
      String child = child(variation, language, source, second, each);
      String text = provenance(file, each, language, source, child).above(child, language);
      if (output.isPresent()) {
        String name = SourceFiles.stem(file) + "-" + Long.toUnsignedString(each) + suffix;
        texts.put(output.get().resolve(Path.of(name).getFileName()), text);
      } else {
        terminal.printDocument(text);
      }
    }
  }

  private Provenance provenance(
      String file, long number, Language language, Source source, String child) {
    String how = other.isPresent() ? "crossed" : "mutated";
    Descriptions words = new Descriptions(games.languages());
    return new Provenance(
            how
                + " with seed "
                + number
                + " from "
                + name(file)
                + other.map(with -> " and " + name(with)).orElse(""))
        .changes(
            words.readable(source, language),
            words.readable(new Source(source.name(), child), language));
  }

  /** A file name without its folder, which is private. */
  private static String name(String file) {
    return file.equals(SourceFiles.STANDARD_INPUT)
        ? "standard input"
        : "" + SourceFiles.path(file).getFileName();
  }

  private String child(
      GameVariation variation,
      Language language,
      Source source,
      Optional<Source> second,
      long number) {
    LongFunction<Result<String>> makes =
        each ->
            second
                .map(two -> variation.cross(source, two, each))
                .orElseGet(() -> variation.mutate(source, each));
    GameSpace space = new LanguageSpace(language, List.of(source.text()));
    Result<String> made =
        asymmetric || !Spaces.losesSymmetry(space)
            ? makes.apply(number)
            : SymmetricSpace.kept(space, source.text(), number, makes);
    if (made.value().isEmpty() && made.diagnostics().isEmpty()) {
      throw Failure.failed(
          source.name() + ": no change was found that keeps it symmetric; --asymmetric allows all");
    }
    return LineComments.kept(source.text(), new Spaces(games, terminal).made(made));
  }
}
