package org.regames.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.ThrowingConsumer;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Formatter;
import org.regames.ir.language.GameGenerator;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * Tests for every language that can be read, on its files in {@code src/test/resources}. The test
 * of a language is a class that extends this one and names it; a case is a file:
 *
 * <ul>
 *   <li>{@code errors/NAME.x}, with its findings in {@code errors/NAME.expected};
 *   <li>{@code lowering/NAME.x}, with its automaton in {@code lowering/NAME.rg}, after its warnings
 *       as comments;
 *   <li>{@code emission/NAME.rg}, with the same game in the language in {@code emission/NAME.x}.
 * </ul>
 *
 * <p>{@code -Dapprove=true} writes the second ones.
 */
public abstract class LanguageTest {
  /** How many damaged texts are read; set by {@code -Dmutations=N}. */
  private static final int DAMAGED = Integer.getInteger("mutations", 2_000);

  private static final long DAMAGED_BUDGET = 50_000;
  private static final int GENERATED = 20;
  private static final long STACK = 64L << 20; // as in the command, for deep recursion

  private final Language language;
  private final FilePairs errors;
  private final FilePairs lowerings;
  private final FilePairs emissions;

  protected LanguageTest(Language language) {
    this.language = language;
    // Surefire sets the folder of the module; otherwise tests run in it.
    Path resources = Path.of(System.getProperty("basedir", ""), "src/test/resources");
    errors = new FilePairs(resources.resolve("errors"), language.suffixes(), ".expected");
    lowerings = new FilePairs(resources.resolve("lowering"), language.suffixes(), ".rg");
    String suffix = language.suffixes().getFirst();
    emissions = new FilePairs(resources.resolve("emission"), List.of(".rg"), suffix);
  }

  /** The budget for reading a file. */
  protected Budget budget() {
    return new Budget();
  }

  /** The part of a game that the automata of {@code lowering} show. */
  protected Game shown(Game game) {
    return game;
  }

  /** Words to insert into texts to damage them, in addition to those from other texts. */
  protected List<String> words() {
    return List.of();
  }

  @TestFactory
  Stream<DynamicTest> messagesAreAsExpected() {
    return tests(
        errors.files(),
        file -> errors.check(file, rendered(read(name(file), text(file)).diagnostics())));
  }

  @TestFactory
  Stream<DynamicTest> automataAreAsExpected() {
    return tests(lowerings.files(), file -> lowerings.check(file, automaton(name(file), file)));
  }

  private String automaton(String name, Path file) {
    Result<Game> result = read(name, text(file));
    String found = rendered(result.diagnostics());
    Game game = result.value().orElseThrow(() -> new AssertionError(found));
    return found.replaceAll("(?m)^(?=.|\n)", "// ") + printed(shown(game));
  }

  /** A written text is also read without errors, and written the same again. */
  @TestFactory
  Stream<DynamicTest> gamesAreWrittenAsExpected() {
    return tests(
        emissions.files(),
        file -> {
          Source source = new Source(name(file), text(file));
          Result<Game> automaton = automata().frontend().orElseThrow().read(source, new Budget());
          String found = rendered(automaton.diagnostics());
          String written = written(automaton.value().orElseThrow(() -> new AssertionError(found)));
          emissions.check(file, written);
          assertEquals(written, written(game(written)));
        });
  }

  private String written(Game game) {
    return language.emitter().orElseThrow().emit(game).value().orElseThrow();
  }

  @Test
  void everyFileHasItsPartner() {
    assertFalse(errors.files().isEmpty(), "no text with errors");
    errors.checkPairs();
    lowerings.checkPairs();
    emissions.checkPairs();
  }

  /** Reading any text ends soon, with a game or with errors that have a place. */
  @TestFactory
  @Tag("long")
  Stream<DynamicTest> damagedTextsAreReadOrRefused() {
    List<Path> files = Stream.concat(errors.files().stream(), lowerings.files().stream()).toList();
    DamagedTexts texts = new DamagedTexts(files.stream().map(LanguageTest::text).toList(), words());
    return tests(
        files,
        file -> {
          Random random = new Random(text(file).hashCode());
          for (int i = 0; i <= DAMAGED / files.size(); i++) {
            String damaged = texts.damaged(text(file), random);
            Result<Game> result = read("damaged", damaged, new Budget(DAMAGED_BUDGET));
            rendered(result.diagnostics());
            assertEquals(
                result.diagnostics().stream().anyMatch(Diagnostic::isError),
                result.value().isEmpty(),
                () -> "neither a game nor an error, or both:\n" + damaged);
          }
        });
  }

  /** A text in standard layout is the same game, and is not changed by layout. */
  @TestFactory
  Stream<DynamicTest> laidOutTextsAreTheSameGames() {
    Optional<Formatter> formatter = language.layout().or(language::formatter);
    return tests(
        formatter.isPresent() ? lowerings.files() : List.of(),
        file -> {
          String laidOut = formatted(formatter.get(), text(file));
          assertEquals(laidOut, formatted(formatter.get(), laidOut));
          assertEquals(printed(game(text(file))), printed(game(laidOut)));
        });
  }

  /** Lines of a rewritten text end as those of the original. */
  @TestFactory
  Stream<DynamicTest> linesEndAsTheyDid() {
    List<Formatter> formatters =
        Stream.of(
                language.layout().stream(),
                language.formatter().stream(),
                language.styles().values().stream())
            .flatMap(all -> all)
            .toList();
    return tests(
        formatters.isEmpty() ? List.of() : lowerings.files(),
        file -> {
          String loose = text(file).replace("\n", "\r\n");
          for (Formatter formatter : formatters) {
            String wanted = formatted(formatter, text(file)).replace("\n", "\r\n");
            assertEquals(wanted, formatted(formatter, loose));
          }
        });
  }

  private static String formatted(Formatter formatter, String text) {
    Result<String> result = formatter.format(new Source("text", text), new Budget());
    return result.value().orElseThrow(() -> new AssertionError(rendered(result.diagnostics())));
  }

  /** A game generated from a seed is always the same, and valid. */
  @Test
  void generatedGamesAreSound() {
    Optional<GameGenerator> generator = language.generator();
    for (long seed = 0; generator.isPresent() && seed < GENERATED; seed++) {
      String text = generator.get().generate(seed);
      assertEquals(text, generator.get().generate(seed));
      assertEquals("", rendered(read("game " + seed, text).diagnostics()), text);
    }
  }

  private Game game(String text) {
    Result<Game> result = read("game", text);
    return result.value().orElseThrow(() -> new AssertionError(rendered(result.diagnostics())));
  }

  private Result<Game> read(String name, String text) {
    return read(name, text, budget());
  }

  /** The findings that users get: those of reading and of validation. */
  private Result<Game> read(String name, String text, Budget budget) {
    Source source = new Source(name, text);
    FutureTask<Result<Game>> reading =
        new FutureTask<>(
            () ->
                Validators.validated(
                    language.frontend().orElseThrow().read(source, budget), source));
    new Thread(null, reading, "reader", STACK).start();
    try {
      return reading.get();
    } catch (ExecutionException | InterruptedException failure) {
      throw new AssertionError(name + ":\n" + text, failure);
    }
  }

  private static String printed(Game game) {
    return automata().emitter().orElseThrow().emit(game).value().orElseThrow();
  }

  private static Language automata() {
    return Language.all().stream()
        .filter(each -> each.name().equals("rg"))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<DynamicTest> tests(List<Path> files, ThrowingConsumer<Path> test) {
    return files.stream().map(file -> DynamicTest.dynamicTest(name(file), () -> test.accept(file)));
  }

  private static String rendered(List<Diagnostic> findings) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return findings.stream().map(renderer::render).collect(Collectors.joining());
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
