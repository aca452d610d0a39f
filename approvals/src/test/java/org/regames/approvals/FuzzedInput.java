package org.regames.approvals;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.DiagnosticRenderer;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;
import org.regames.ir.language.Result;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import org.regames.ir.validate.Validators;
import org.regames.linegames.kotlin.KotlinCompilation;
import org.regames.linegames.output.ScriptError;
import org.regames.linegames.script.ScriptsHere;

/**
 * One text, whatever it is, on its way through everything: it is read or refused with places; what
 * is read goes through all passes, is planned and compiled, written in every language and read
 * back, and played beside the interpreter.
 */
final class FuzzedInput {
  /** Items of the budget, so that texts that explode end soon. */
  static final int BUDGET = 20_000;

  /** The same for trees of games, which most games are too large for. */
  private static final int BUDGET_OF_TREES = 200;

  private static final int PLIES = 20;
  private static final int MOST_EDGES = 3_000;
  private static final Limits LIMITS = new Limits(20_000, 100_000, 200);
  private static final List<Language> LANGUAGES = Language.all();

  /** How far a text goes on its way. */
  enum Extent {
    /** It is read and checked. */
    READING,
    WHOLE
  }

  private final FuzzNotation notation;

  /** The games that were gone through: most changes of comments and blanks give one of them. */
  private final Set<Integer> known = new HashSet<>();

  /** What is being done, for the report of an input that does not end. */
  private volatile String doing = "";

  private Extent extent = Extent.WHOLE;
  private boolean isDrawn;
  private int read;
  private int played;

  FuzzedInput(FuzzNotation notation) {
    this.notation = notation;
  }

  /** Loads the classes of the compiler of Kotlin, which is no part of the time of a text. */
  void prepare() {
    if (notation == FuzzNotation.KOTLIN) {
      KotlinCompilation.compile("first" + notation.suffix(), "listOf(1).map { println(it) }");
    }
  }

  String doing() {
    return doing;
  }

  /** How many texts were games. */
  int read() {
    return read;
  }

  /** How many games were gone through to the end. */
  int played() {
    return played;
  }

  /**
   * Ends with an exception or error where anything is wrong.
   *
   * @param isDrawn whether a game is drawn too, which takes as long as all else, and its tree is
   *     written where moves take long to find
   */
  void check(String text, Extent extent, boolean isDrawn) throws IOException {
    this.extent = extent;
    this.isDrawn = isDrawn;
    if (notation.isScript()) {
      checkScript(text);
    } else {
      check(new Source("fuzz" + notation.suffix(), text));
    }
  }

  private void checkScript(String text) throws IOException {
    doing = "compile the script";
    try {
      Runnable running = () -> doing = RUNNING;
      if (extent == Extent.READING) {
        ScriptsHere.compilePython(text);
        read++;
        return;
      }
      List<String> games =
          notation == FuzzNotation.PYTHON
              ? ScriptsHere.python(text, running)
              : ScriptsHere.kotlin(text, running);
      for (String game : games) {
        check(new Source("fuzz.hrg", game));
      }
    } catch (ScriptError mistake) {
      assertTrue(
          mistake.line() > 0 || doing.equals(RUNNING), () -> "no place: " + mistake.getMessage());
    } catch (OutOfMemoryError memory) {
      if (!doing.equals(RUNNING)) {
        throw memory; // a script may ask for much, and is told that it may not
      }
    }
  }

  /** A script that is written to run without end does so. */
  static final String RUNNING = "run the script";

  private void check(Source source) {
    doing = "read";
    Language language =
        LANGUAGES.stream()
            .filter(each -> each.frontend().isPresent())
            .filter(each -> each.suffixes().stream().anyMatch(source.name()::endsWith))
            .findFirst()
            .orElseThrow();
    Result<Game> result;
    try {
      result = language.frontend().orElseThrow().read(source, new Budget(BUDGET));
    } catch (DiagnosticException refused) {
      checkPlace(refused.diagnostic());
      return;
    }
    result.diagnostics().forEach(FuzzedInput::checkPlace);
    boolean failed = result.diagnostics().stream().anyMatch(Diagnostic::isError);
    assertEquals(failed, result.value().isEmpty(), "errors and a game, or none of both");
    layout(language, source, failed);
    result.value().ifPresent(this::check);
  }

  private static void checkPlace(Diagnostic finding) {
    assertTrue(finding.origin().isKnown(), () -> "no place: " + finding);
    new DiagnosticRenderer(false).render(finding);
  }

  private void layout(Language language, Source source, boolean failed) {
    doing = "lay out";
    if (!failed && language.layout().isPresent()) {
      Result<String> text = language.layout().get().format(source, new Budget());
      assertTrue(text.value().isPresent(), () -> "no layout: " + text.diagnostics());
    }
  }

  private void check(Game game) {
    doing = "validate";
    List<Diagnostic> findings = Validators.validate(game);
    findings.stream().filter(Diagnostic::isError).forEach(FuzzedInput::checkPlace);
    if (findings.stream().anyMatch(Diagnostic::isError)) {
      return;
    }
    read++;
    if (extent == Extent.READING
        || game.edges().size() > MOST_EDGES
        || !known.add(game.hashCode())) {
      return;
    }
    doing = "run passes";
    Game optimized = Passes.parse("all").run(game, Pipeline.Listener.NONE);
    doing = "validate after passes";
    assertTrue(PassesKeepTheTreeTest.isValid(optimized), () -> Games.print(optimized));
    boolean isPlayed = compare(game, game);
    compare(game, optimized);
    write(game, isPlayed);
    played++;
  }

  /**
   * Plays a game as the interpreter plays another, which is to be the same.
   *
   * @return whether it can be played, and that in little time
   */
  private boolean compare(Game game, Game other) {
    try {
      doing = "compile";
      ForwardModel model = JvmEngine.compile(other);
      model.newState();
      Interpreter interpreter = Interpreter.of(game, LIMITS, new Budget());
      try {
        doing = "play";
        EnginesAgreeTest.play(
            interpreter, model, game == other, new SplittableRandom(PLIES), PLIES);
      } catch (AssertionError differs) {
        if (isProper(interpreter)) {
          throw differs;
        }
      }
    } catch (DiagnosticException | EndlessPlayException refused) {
      return false; // a map is cast to fewer keys, or a move or the keeper does not end
    }
    return true;
  }

  private static boolean isProper(Interpreter interpreter) {
    return interpreter.findings().list().stream().allMatch(Impropriety.DeadEnd.class::isInstance);
  }

  private void write(Game game, boolean isPlayed) {
    for (Language language : LANGUAGES) {
      boolean isTree = language.name().equals("efg");
      boolean isSlow = isTree && !isPlayed || language.name().equals("svg");
      if (isSlow && !isDrawn) {
        continue;
      }
      doing = "write " + language.name();
      language.folderEmitter().ifPresent(emitter -> emitter.emit(game, "fuzz"));
      if (language.emitter().isPresent()) {
        Result<String> text;
        try {
          text = language.emitter().get().emit(game, new Budget(isTree ? BUDGET_OF_TREES : BUDGET));
        } catch (DiagnosticException tooLarge) {
          continue;
        }
        text.value().ifPresent(value -> readBack(game, language, value));
      }
    }
  }

  private void readBack(Game game, Language language, String text) {
    if (language.frontend().isEmpty()) {
      return;
    }
    doing = "read back " + language.name();
    Result<Game> back =
        language.frontend().get().read(new Source("back", text), new Budget(10 * BUDGET));
    assertTrue(back.value().isPresent(), () -> back.diagnostics() + "\n" + text);
    switch (language.name()) {
      case "rg", "json" -> assertEquals(game, back.value().get());
      case "hrg" -> compare(game, back.value().get());
      default -> throw new AssertionError("nothing is known about " + language.name());
    }
  }
}
