package org.regames;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.backend.engine.NetGameEngine;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.Language;
import org.regames.ir.language.NetReading;
import org.regames.ir.language.Result;
import org.regames.ir.validate.Validators;

/**
 * Reads games. Languages are found on the class path: those of boards and GDL come with this
 * library, scripts of line games with the artifact {@code linegames-dsl}.
 */
public final class Games {
  private static final String NAMELESS = "text";

  private Games() {}

  /**
   * Reads the game in a file; its suffix determines the language.
   *
   * @throws GameException if the text is not a game
   * @throws IllegalArgumentException if no language has the suffix
   * @throws UncheckedIOException if the file cannot be read, or is not UTF-8
   */
  public static Game load(Path file) {
    Language language =
        bySuffix(file.getFileName().toString())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        file
                            + ": no language has games with this suffix; name one of "
                            + String.join(", ", languages())));
    return read(source(file), language, Budget.DEFAULT_LIMIT);
  }

  /**
   * Reads the game in a file.
   *
   * @param language one of {@link #languages()}
   * @throws GameException if the text is not a game
   * @throws IllegalArgumentException if there is no such language
   * @throws UncheckedIOException if the file cannot be read, or is not UTF-8
   */
  public static Game load(Path file, String language) {
    Language known = readable(language);
    return read(source(file), known, Budget.DEFAULT_LIMIT);
  }

  /**
   * Reads a game.
   *
   * @param text the whole text
   * @param language one of {@link #languages()}
   * @throws GameException if the text is not a game
   * @throws IllegalArgumentException if there is no such language
   */
  public static Game load(String text, String language) {
    return load(text, language, Budget.DEFAULT_LIMIT);
  }

  /**
   * Reads a game with a budget other than the default.
   *
   * @param text the whole text
   * @param language one of {@link #languages()}
   * @param budget how many items (symbols, map entries, nodes, edges) it may have; usually {@value
   *     Budget#DEFAULT_LIMIT}
   * @throws GameException if the text is not a game, or too large
   * @throws IllegalArgumentException if there is no such language
   */
  public static Game load(String text, String language, long budget) {
    return read(new Source(NAMELESS, text), readable(language), budget);
  }

  /**
   * The text of a random game: the same seed always gives the same text.
   *
   * @throws IllegalArgumentException if the language has no generator
   */
  public static String generate(String language, long seed) {
    return readable(language)
        .generator()
        .orElseThrow(
            () ->
                new IllegalArgumentException("games in " + language + " cannot be made at random"))
        .generate(seed);
  }

  /** The names of the languages that games can be read in, such as {@code hrg}. */
  public static List<String> languages() {
    return Language.all().stream()
        .filter(language -> language.frontend().isPresent())
        .map(Language::name)
        .toList();
  }

  /** The language with a name, which must have a reader. */
  private static Language readable(String name) {
    return Language.all().stream()
        .filter(language -> language.name().equals(name) && language.frontend().isPresent())
        .findFirst()
        .orElseThrow(() -> Names.unknown("language", name, languages()));
  }

  private static Optional<Language> bySuffix(String file) {
    record Suffix(Language language, String text) {}
    return Language.all().stream()
        .filter(language -> language.frontend().isPresent())
        .flatMap(language -> language.suffixes().stream().map(text -> new Suffix(language, text)))
        .filter(suffix -> file.endsWith(suffix.text))
        .max(Comparator.comparingInt(suffix -> suffix.text.length()))
        .map(Suffix::language);
  }

  private static Source source(Path file) {
    try {
      return new Source(file.toString(), Files.readString(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Game read(Source source, Language language, long limit) {
    Budget budget = new Budget(limit);
    try {
      if (language.nets().isPresent()) {
        return ofNet(source, language, language.nets().get().read(source, budget), limit);
      }
      Frontend frontend = language.frontend().orElseThrow();
      Result<org.regames.ir.Game> read =
          Validators.validated(frontend.read(source, budget), source);
      return Game.of(source, language, limit, checked(read), problems(read));
    } catch (DiagnosticException tooLarge) {
      throw new GameException(List.of(Problem.of(tooLarge.diagnostic())));
    }
  }

  /**
   * A game that is played on its net, if that pays off; otherwise the automaton is built
   * immediately.
   */
  private static Game ofNet(Source source, Language language, Result<NetReading> read, long limit) {
    NetReading reading = checked(read);
    if (NetGameEngine.pays(reading.net())) {
      return Game.of(source, language, limit, reading, problems(read));
    }
    Result<org.regames.ir.Game> automaton = Validators.validated(reading.automaton().get(), source);
    List<Problem> warnings =
        Stream.concat(problems(read).stream(), problems(automaton).stream()).distinct().toList();
    return Game.of(source, language, limit, checked(automaton), warnings);
  }

  static <T> T checked(Result<T> result) {
    return result.value().orElseThrow(() -> new GameException(problems(result)));
  }

  static List<Problem> problems(Result<?> result) {
    List<Diagnostic> findings = result.diagnostics();
    return findings.stream().map(Problem::of).toList();
  }
}
