package org.regames.backend.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.regames.backend.Games;
import org.regames.backend.plan.Feature;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Origin;

/** Engines with planted failures: the next one plays, and the user is told once for each. */
class FallbackTest {
  private static final Game GAME = Games.fillingSquares();

  private final List<String> told = new ArrayList<>();

  /** An engine that fails when it starts, and one that plays but has another name. */
  private record Planted(String name, Optional<Supplier<? extends Throwable>> failure)
      implements Engine {
    @Override
    public PlayableGame start(Game game) {
      failure.ifPresent(thrown -> raise(thrown.get()));
      return Engines.INTERPRETER.start(game);
    }
  }

  @SuppressWarnings("unchecked")
  private static <X extends Throwable> void raise(Throwable thrown) throws X {
    throw (X) thrown;
  }

  private static Engine failing(String name, Supplier<? extends Throwable> failure) {
    return new Planted(name, Optional.of(failure));
  }

  private Fallback.Played<Long> play(Engine... engines) {
    return new Fallback(List.of(engines), told::add)
        .play(engine -> engine.start(GAME), game -> game.count(1, _ -> {}));
  }

  static List<Supplier<Throwable>> failures() {
    return List.of(
        () -> new IndexOutOfBoundsException("bitIndex < 0: -6"),
        () -> new NullPointerException("no map"),
        () -> new VerifyError("Bad type on operand stack\n  Exception Details:\n    Location:"),
        () -> new NoClassDefFoundError("org/jgrapht/alg/util/Pair"),
        StackOverflowError::new,
        () -> new BrokenEngineException("the C++ of the game cannot be built"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void theNextEnginePlaysAndOneLineSaysSo(Supplier<Throwable> failure) {
    Fallback.Played<Long> played =
        play(failing("cpp", failure), new Planted("jvm", Optional.empty()));

    assertEquals(9, played.value());
    assertEquals("jvm", played.engine().name());
    assertEquals(1, told.size());
    assertTrue(told.getFirst().startsWith("engine cpp fails at this game: "), told.getFirst());
    assertTrue(told.getFirst().endsWith("; jvm plays it instead"), told.getFirst());
    assertEquals(1, told.getFirst().lines().count());
  }

  @Test
  void theMessageNamesWhereItHappened() {
    play(
        failing("cpp", () -> new IllegalStateException("planted")),
        new Planted("jvm", Optional.empty()));

    assertTrue(told.getFirst().contains("planted at org.regames.backend.engine.FallbackTest."));
  }

  @Test
  void aFailureWhileItPlaysIsOneToo() {
    Fallback.Played<String> played =
        new Fallback(Engines.DEFAULT, told::add)
            .play(
                engine -> engine.start(GAME),
                game -> {
                  if (told.size() < 2) {
                    throw new ArrayIndexOutOfBoundsException("planted");
                  }
                  return "done";
                });

    assertEquals("interpreter", played.engine().name());
    assertEquals(2, told.size());
    assertTrue(told.getFirst().endsWith("it has a plainer plan now, which plays it instead"));
    assertTrue(told.getLast().endsWith("interpreter plays it instead"));
  }

  @Test
  void plainEnginesPlayTheSame() {
    Engine plain = new JvmGameEngine(Feature.all()).plain().orElseThrow();

    assertEquals(
        Engines.INTERPRETER.start(GAME).counts(3, _ -> {}), plain.start(GAME).counts(3, _ -> {}));
    assertTrue(plain.plain().isEmpty());
  }

  @Test
  void whatAnEngineCannotPlayTheLastOneDoes() {
    Fallback.Played<Long> played =
        play(
            failing("cpp", () -> new UnplayableException("the keeper has several legal moves")),
            failing("jvm", () -> new AssertionError("not asked")),
            new Planted("interpreter", Optional.empty()));

    assertEquals("interpreter", played.engine().name());
    assertEquals(
        List.of(
            "engine cpp cannot play this game (the keeper has several legal moves);"
                + " the interpreter plays it instead"),
        told);
  }

  @Test
  void whatIsSaidOnPurposeIsNoFailure() {
    DiagnosticException said =
        new DiagnosticException(Diagnostic.error("endless-move", Origin.UNKNOWN, "no end"));

    assertSame(
        said,
        assertThrows(
            DiagnosticException.class,
            () -> play(failing("jvm", () -> said), new Planted("other", Optional.empty()))));
    assertEquals(List.of(), told);
  }

  @Test
  void theLastEnginesFailureIsAMistakeOfOurs() {
    assertThrows(
        IllegalStateException.class,
        () -> play(failing("interpreter", () -> new IllegalStateException("planted"))));
  }
}
