package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.ThrowingConsumer;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.PlanBuilder;
import org.regames.draw.board.ViewFile;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Passes;
import org.regames.testing.GameSample;

/**
 * The games that tests work on: our library and, where it exists, the shared corpus. {@code
 * -Dgame=chess} takes only those with that in their path, whatever is sampled otherwise.
 */
final class Games {
  static final Path ROOT = Path.of(System.getProperty("regames.root"));
  static final Path LIBRARY = ROOT.resolve("games");
  static final Path CORPUS = ROOT.resolveSibling("shared").resolve("corpus");

  private static final Path LINE_GAMES = ROOT.resolve("linegames-dsl/src/test/resources/golden");

  private static final List<Language> LANGUAGES = Language.all();

  private static final String ONLY = System.getProperty("game", "");

  /** Of the games of a sample, one in so many is taken; {@code -Dsample=1}, as by -Pfull: all. */
  private static final int ONE_IN = Integer.getInteger("sample", 12);

  // What several tests ask for is made once.
  private static final Map<Path, Game> READ = new ConcurrentHashMap<>();
  private static final Map<Path, Game> OPTIMIZED = new ConcurrentHashMap<>();
  private static final Map<Path, String> STRUCTURED = new ConcurrentHashMap<>();
  private static final Map<Path, Plan> PLANNED = new ConcurrentHashMap<>();

  private Games() {}

  /** Every game of the library, in the order of the paths. */
  static List<Path> library() {
    return below(LIBRARY);
  }

  /** Every game of the library, and of the corpus where it exists. */
  static List<Path> everywhere() {
    List<Path> games = new ArrayList<>(library());
    if (Files.isDirectory(CORPUS)) {
      games.addAll(below(CORPUS));
    }
    return games;
  }

  /** The games of the library that a class of tests takes. */
  static List<Path> library(Class<?> tests) {
    return library().stream().filter(file -> takes(tests, file)).toList();
  }

  /** Whether a class of tests takes a game, which may be of the library or printed by a script. */
  static boolean takes(Class<?> tests, Path game) {
    return GameSample.takes(tests, ROOT.relativize(game).toString());
  }

  /** The games of the library that a class takes, and some of the corpus where it exists. */
  static List<Path> libraryAndSample(Class<?> tests) {
    return everywhere().stream()
        .filter(file -> file.startsWith(LIBRARY) ? takes(tests, file) : isSampled(file))
        .toList();
  }

  /** Some games of the library, and of the corpus where it exists. */
  static List<Path> sample() {
    return everywhere().stream().filter(Games::isSampled).toList();
  }

  /** By the name alone: a game more changes nothing for the others. */
  static boolean isSampled(Path file) {
    return isSampled(file.getFileName().toString().hashCode());
  }

  /** Whether the case with a number is one of a sample. */
  static boolean isSampled(int number) {
    return !ONLY.isEmpty() || Math.floorMod(number, ONE_IN) == 0;
  }

  /** Whether {@code -Dgame=} leaves a file in. */
  static boolean isPicked(String file) {
    return file.contains(ONLY);
  }

  /** A test for each of some games, of which there have to be any. */
  static Stream<DynamicTest> tests(List<Path> games, ThrowingConsumer<Path> test) {
    assertFalse(games.isEmpty());
    return games.stream()
        .filter(file -> isPicked(file.toString()))
        .map(
            file ->
                DynamicTest.dynamicTest(ROOT.relativize(file).toString(), () -> test.accept(file)));
  }

  /** What the scripts of the library print, as the tests of {@code linegames-dsl} pin it. */
  static List<Path> lineGames() {
    return below(LINE_GAMES);
  }

  static boolean isLineGame(Path file) {
    return file.startsWith(LINE_GAMES);
  }

  /** Every game below a folder that one of our languages reads, in the order of the paths. */
  static List<Path> below(Path folder) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .filter(file -> !folder.relativize(file).startsWith("target"))
          .filter(file -> !folder.relativize(file).startsWith("src"))
          // Scripts take seconds each; linegames-dsl runs them once and pins what they print.
          .filter(file -> !folder.relativize(file).startsWith("linegames"))
          // Rules as they are in public, some faulty and some huge: lang-gdl takes them.
          .filter(file -> !folder.relativize(file).startsWith("kif-public"))
          // Hundreds of games with records of their own: lang-lud takes them.
          .filter(file -> !file.startsWith(CORPUS.resolve("lud")))
          .filter(file -> reader(file).isPresent())
          .filter(file -> !file.toString().endsWith(ViewFile.SUFFIX))
          .sorted()
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Optional<Language> reader(Path file) {
    return LANGUAGES.stream()
        .filter(language -> language.frontend().isPresent())
        .filter(language -> language.suffixes().stream().anyMatch(file.toString()::endsWith))
        .findFirst();
  }

  static Game read(Path file) {
    return READ.computeIfAbsent(file, Games::readNow);
  }

  /** A game after all passes. */
  static Game optimized(Path file) {
    return OPTIMIZED.computeIfAbsent(file, _ -> Passes.all().run(read(file)));
  }

  /** A game written as HRG. */
  static String structured(Path file) {
    return STRUCTURED.computeIfAbsent(file, _ -> print(read(file), "hrg"));
  }

  /** A text as HRG, where its language is written in it without the automaton. */
  static Optional<String> translated(Source source) {
    return reader(Path.of(source.name()))
        .filter(language -> language.name().equals("gdl"))
        .flatMap(language -> language.translator(named("hrg")))
        .map(translator -> translator.format(source, new Budget()).value().orElseThrow());
  }

  /** The plan of a game as it is written. */
  static Plan plan(Path file) {
    return PLANNED.computeIfAbsent(file, _ -> PlanBuilder.plan(Builtins.complete(read(file))));
  }

  private static Game readNow(Path file) {
    try {
      return read(reader(file).orElseThrow(), new Source(file.toString(), Files.readString(file)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The game of an RG text. */
  static Game parse(String text) {
    return read(named("rg"), new Source("printed", text));
  }

  /** A game whose text is not the one in its file. */
  static Game read(Path file, String text) {
    return read(reader(file).orElseThrow(), new Source(file.toString(), text));
  }

  private static Game read(Language language, Source source) {
    Result<Game> result = language.frontend().orElseThrow().read(source, new Budget());
    return result.value().orElseThrow(() -> new AssertionError(render(result)));
  }

  private static String render(Result<?> result) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return String.join("", result.diagnostics().stream().map(renderer::render).toList());
  }

  /** The canonical RG text of a game. */
  static String print(Game game) {
    return named("rg").emitter().orElseThrow().emit(game).value().orElseThrow();
  }

  /** The same with one item a line in what is too long for a line, so that diffs can be read. */
  static String printForReview(Game game) {
    Source printed = new Source("printed.rg", print(game));
    return named("rg").layout().orElseThrow().format(printed, new Budget()).value().orElseThrow();
  }

  /** A game in some language. */
  static String print(Game game, String language) {
    return named(language).emitter().orElseThrow().emit(game).value().orElseThrow();
  }

  /** The game of a text in some language. */
  static Game parse(String text, String language) {
    return read(named(language), new Source("printed", text));
  }

  static Language named(String name) {
    return LANGUAGES.stream().filter(language -> language.name().equals(name)).findFirst().get();
  }
}
