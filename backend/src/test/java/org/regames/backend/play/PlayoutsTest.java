package org.regames.backend.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.Limits;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.language.Budget;

class PlayoutsTest {
  /** x says a number; where it is 2, o says one too; who says more wins. Sometimes o is stuck. */
  private static final String NUMBERS =
      """
      type N = {0, 1, 2}; var n: N = 0; var goals: Goals = {:1};
      begin, a: player = x; a, b: n = N(*); b, c: $$ n;
      c, c1: n != 2; c1, c2: goals[x] = 2; c2, end: player = keeper;
      c, d: n == 2; d, e: player = o; e, f: n = N(*); f, g: $$ n;
      g, h: player = keeper; h, i: n != 2; i, j: goals[o] = 2; j, end: player = keeper;
      """;

  private static PlayoutStatistics run(Playouts playouts, Interpreter interpreter) {
    return playouts.run(interpreter).withSeconds(0);
  }

  private static Playouts threads(int threads, long seed) {
    return new Playouts(OptionalLong.of(500), Optional.empty(), seed, threads, 100);
  }

  @Test
  void statisticsAddUp() {
    Interpreter interpreter = Games.interpreter(NUMBERS);
    PlayoutStatistics found = run(Playouts.of(500, 7), interpreter);
    long finished = 500 - found.unfinished();
    assertEquals(500, found.playouts());
    assertTrue(found.unfinished() > 30 && found.unfinished() < 80, found::toString);
    assertEquals(new PlayoutStatistics.Range(3, 3, 3), found.branching());
    assertEquals(1, found.plies().min());
    assertEquals(2, found.plies().max());
    assertEquals(found.states(), Math.round(500 * found.plies().mean()));
    assertEquals(List.of("x", "o"), List.copyOf(found.scores().keySet()));
    for (Map<String, Long> scores : found.scores().values()) {
      assertEquals(finished, scores.get("1") + scores.get("2"));
    }
    assertTrue(interpreter.findings().first(Impropriety.DeadEnd.class).isPresent());
  }

  @Test
  void theSameSeedGivesTheSameResultWithAnyNumberOfThreads() {
    Interpreter one = Games.interpreter(NUMBERS);
    Interpreter three = Games.interpreter(NUMBERS);
    PlayoutStatistics first = run(threads(1, 7), one);
    assertEquals(first, run(threads(3, 7), three));
    assertEquals(first, run(threads(1, 7), Games.interpreter(NUMBERS)));
    assertEquals(one.findings().list(), three.findings().list());
    assertNotEquals(first, run(threads(1, 8), Games.interpreter(NUMBERS)));
  }

  @Test
  void anEndlessPlayoutIsGivenUpWithAFinding() {
    Interpreter interpreter =
        Games.interpreter(
            "begin, a: player = x; a, b: player = o; b, a: player = x; a, end: x == o;");
    Playouts playouts = new Playouts(OptionalLong.of(2), Optional.empty(), 1, 1, 1000);
    PlayoutStatistics found = run(playouts, interpreter);
    assertEquals(2, found.unfinished());
    assertEquals(2000, found.states());
    Impropriety.EndlessPlay finding =
        interpreter.findings().first(Impropriety.EndlessPlay.class).orElseThrow();
    assertEquals(1001, finding.play().size());
    assertTrue(finding.diagnostic().message().contains("given up after 1000 moves"));
  }

  @Test
  void moreMovesThanCanBeFoundEndAllPlayouts() {
    Interpreter interpreter =
        Interpreter.of(
            Games.of("begin, a: player = x; a, a: $ t; a, end: player = keeper;"),
            new Limits(100, 1000, 100),
            new Budget());
    assertThrows(DiagnosticException.class, () -> run(threads(2, 1), interpreter));
    assertTrue(interpreter.findings().first(Impropriety.EndlessMove.class).isPresent());
  }

  @Test
  void withATimeAtLeastOnePlayoutIsPlayed() {
    Playouts playouts = new Playouts(OptionalLong.empty(), Optional.of(Duration.ZERO), 1, 1, 100);
    assertEquals(1, playouts.run(Games.interpreter(NUMBERS)).playouts());
  }

  @Test
  void progressEndsWithTheNumberOfPlayouts() {
    List<Long> told = new ArrayList<>();
    threads(2, 1).run(Games.interpreter(NUMBERS), told::add);
    assertEquals(500, told.getLast());
  }

  @Test
  void everyLegalMoveIsAsLikely() {
    // Three walks make the move t, one the move u.
    Interpreter interpreter =
        Games.interpreter(
            """
            type N = {0, 1, 2}; var n: N = 0; var goals: Goals = {:1};
            begin, a: player = x; a, b: n = N(*); b, c: n = 0; c, d: $ t; d, end: player = keeper;
            a, e: $ u; e, f: goals[x] = 2; f, end: player = keeper;
            """);
    long wins = run(Playouts.of(1000, 3), interpreter).scores().get("x").get("2");
    assertTrue(wins > 400 && wins < 600, wins + " of 1000");
  }

  @Test
  void settingsThatMakeNoSenseAreRefused() {
    assertThrows(
        IllegalArgumentException.class,
        () -> new Playouts(OptionalLong.empty(), Optional.empty(), 1, 1, 1));
    assertThrows(IllegalArgumentException.class, () -> Playouts.of(0, 1));
    assertThrows(IllegalArgumentException.class, () -> threads(0, 1));
    assertThrows(IllegalArgumentException.class, () -> threads(Playouts.MOST_THREADS + 1, 1));
  }
}
