package org.regames.studio;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.regames.agents.PlayedGame;
import org.regames.backend.debug.MoveNotation;
import org.regames.backend.debug.SetUpPosition;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Frontend;
import org.regames.ir.language.GameChoices;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.language.ScriptOptions;
import org.regames.ir.passes.Passes;
import org.regames.ir.validate.Validators;

/** Reads games, and caches the most recent ones. Threads share it. */
final class Shelf {
  /** Compiled games are classes and tables; a person uses few at a time. */
  private static final int MOST_KEPT = 8;

  /** The language of automata. */
  static final String AUTOMATA = "rg";

  private final List<Language> languages;
  private final long budget;
  private final Map<Asked.GameText, Game> games = kept();
  private final Map<Asked.GameText, PlayedGame> played = kept();
  private final Map<Asked.GameText, MoveNotation> notations = kept();

  /** A map that keeps only the last few entries. */
  static <K, V> Map<K, V> kept() {
    return new LinkedHashMap<>(16, 0.75f, true) {
      private static final long serialVersionUID = 1L;

      @Override
      protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
        return size() > MOST_KEPT;
      }
    };
  }

  /**
   * @param budget how many items a game may have
   * @param scriptSeconds how long a script may run; scripts have no files and no network
   */
  Shelf(long budget, int scriptSeconds) {
    this.budget = budget;
    ScriptOptions usual = ScriptOptions.USUAL;
    ScriptOptions scripts =
        new ScriptOptions(false, false, scriptSeconds, usual.stacktrace(), usual.seed());
    this.languages =
        Language.all().stream().map(language -> language.withScripts(scripts)).toList();
  }

  List<Language> languages() {
    return languages;
  }

  /** The language whose suffix a name ends with; the longest suffix decides. */
  Optional<Language> languageOf(String file) {
    String suffix = suffix(file);
    return languages.stream()
        .filter(language -> !suffix.isEmpty() && language.suffixes().contains(suffix))
        .filter(language -> language.frontend().isPresent())
        .findFirst();
  }

  private String suffix(String file) {
    return languages.stream()
        .flatMap(language -> language.suffixes().stream())
        .filter(file::endsWith)
        .max(Comparator.comparingInt(String::length))
        .orElse("");
  }

  /** A name without the suffix of its language. */
  String stem(String file) {
    return file.substring(0, file.length() - suffix(file).length());
  }

  /** The language of a game's text, with the choices of options. */
  Language language(Asked.GameText game) {
    Language language =
        languageOf(game.file())
            .orElseThrow(() -> new Refusal(game.file() + ": no language has this suffix"));
    return game.choices() == null ? language : language.withChoices(choices(game.choices()));
  }

  private static GameChoices choices(Asked.Choices asked) {
    return new GameChoices(
        asked.options(), Optional.ofNullable(asked.ruleset()), GameChoices.NONE.library());
  }

  /** A budget for one request. */
  Budget budget(Jobs.Ticket ticket) {
    return new Budget(budget, ticket::isOver);
  }

  static Source source(Asked.GameText game) {
    return new Source(game.file(), game.text());
  }

  /**
   * The game of a text, after its passes.
   *
   * @throws Refusal if it is not a game, with what is wrong
   */
  Game game(Asked.GameText text, Jobs.Ticket ticket) {
    return known(games, text.withoutView(), () -> read(text, ticket));
  }

  /**
   * The same, prepared for play.
   *
   * @throws UnplayableException if it cannot be played
   */
  PlayedGame played(Asked.GameText text, Jobs.Ticket ticket) {
    return known(played, text.withoutView(), () -> compiled(text, game(text, ticket)));
  }

  /** From a position that was set up few plays begin, and whoever has set it up waits for it. */
  private static PlayedGame compiled(Asked.GameText text, Game game) {
    return text.setUp() == null ? PlayedGame.of(game) : PlayedGame.forFewPlays(game);
  }

  /** The notation of the moves of a game. */
  MoveNotation notation(Asked.GameText text, Jobs.Ticket ticket) {
    return known(
        notations,
        text.withoutView(),
        () -> new MoveNotation(Builtins.complete(game(text, ticket))));
  }

  /**
   * The cached value of a key, computed if missing; two simultaneous requests may compute it twice.
   */
  static <K, V> V known(Map<K, V> map, K text, Supplier<V> make) {
    synchronized (map) {
      V known = map.get(text);
      if (known != null) {
        return known;
      }
    }
    V made = make.get();
    synchronized (map) {
      map.put(text, made);
    }
    return made;
  }

  private Game read(Asked.GameText text, Jobs.Ticket ticket) {
    if (text.text().isBlank()) {
      throw new Refusal(text.file() + " is empty");
    }
    Game game = text.setUp() == null ? written(text, ticket) : begun(text, ticket);
    return text.passes() == null ? game : Passes.parse(text.passes()).run(game);
  }

  /** The game from a set-up position. */
  private Game begun(Asked.GameText text, Jobs.Ticket ticket) {
    Game game = game(text.asRead(), ticket);
    return refusing(() -> setUp(text.setUp()).begun(game));
  }

  static SetUpPosition setUp(Asked.SetUp asked) {
    return new SetUpPosition(asked.after(), asked.changes());
  }

  /**
   * The result of work on a set-up position.
   *
   * @throws Refusal if it is not a position of the game
   */
  static <T> T refusing(Supplier<T> work) {
    try {
      return work.get();
    } catch (IllegalArgumentException misfit) {
      throw new Refusal("The position does not fit the game: " + misfit.getMessage());
    }
  }

  private Game written(Asked.GameText text, Jobs.Ticket ticket) {
    Frontend frontend = language(text).frontend().orElseThrow();
    Source source = source(text);
    Result<Game> read = Validators.validated(frontend.read(source, budget(ticket)), source);
    return read.value().orElseThrow(() -> new Refusal(errors(read.diagnostics())));
  }

  static String errors(List<Diagnostic> found) {
    DiagnosticRenderer renderer = new DiagnosticRenderer(false);
    return found.stream()
        .filter(Diagnostic::isError)
        .map(renderer::render)
        .collect(Collectors.joining())
        .strip();
  }

  /**
   * The value of a stage.
   *
   * @throws Refusal if it finds errors instead
   */
  static <T> T value(Result<T> result) {
    return result.value().orElseThrow(() -> new Refusal(errors(result.diagnostics())));
  }

  /** The automaton as text. */
  String automaton(Game game) {
    return languages.stream()
        .filter(language -> language.name().equals(AUTOMATA))
        .flatMap(language -> language.emitter().stream())
        .findFirst()
        .map(emitter -> value(emitter.emit(game)))
        .orElseThrow(() -> new Refusal("the language of automata is not installed"));
  }
}
