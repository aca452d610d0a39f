package org.regames.backend.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Impropriety;
import org.regames.backend.interpreter.Interpreter;

class PerftTest {
  private static List<Long> counts(int depth, String rules) {
    return new Perft(Games.interpreter(rules)).counts(depth);
  }

  private static List<Long> choices(int depth, String rules) {
    return new Perft(Games.interpreter(rules)).choiceCounts(depth);
  }

  @Test
  void theEmptySequenceCountsOnce() {
    assertEquals(List.of(1L), counts(0, "begin, end: player = keeper;"));
    assertThrows(IllegalArgumentException.class, () -> counts(-1, "begin, end: player = keeper;"));
  }

  @Test
  void finishedPlaysAreNotExtendedAndKeeperMovesNotCounted() {
    assertEquals(
        List.of(1L, 2L, 1L, 0L),
        counts(
            3,
            """
            begin, k: player = keeper; k, a: player = x;
            a, b: $ stop; b, end: player = keeper;
            a, c: $ go; c, d: player = keeper; d, e: player = keeper; e, f: player = o;
            f, g: $ go; g, end: player = keeper;
            """));
  }

  /** Random throws a die of three sides, two of them alike; then x says yes or no. */
  private static final String DICE =
      """
      type Side = {0, 1, 2}; var side: Side = 0; const value: Side -> Side = {:1, 0: 0};
      begin, a: player = random;
      a, b: side = Side(*); b, c: $$ side; c, d: side = value[side]; d, e: player = x;
      e, f: $ yes; e, f: $ no; f, end: player = keeper;
      """;

  @Test
  void movesOfRandomToTheSameStateCountOnce() {
    assertEquals(List.of(1L, 2L, 4L, 0L), counts(3, DICE));
    Interpreter interpreter = Games.interpreter(DICE);
    assertEquals(3, interpreter.moves(Games.start(interpreter)).size());
  }

  @Test
  void everyKeeperMoveOfSeveralCounts() {
    assertEquals(
        List.of(1L, 3L),
        counts(
            1,
            """
            begin, a: player = x; begin, b: player = x;
            a, c: $ s; a, c: $ t; b, c: $ s; c, end: player = keeper;
            """));
  }

  @Test
  void choicesPassOverMovesWithoutAlternative() {
    String rules =
        """
        begin, a: player = x; a, b: $ only; b, c: player = keeper; c, d: player = o;
        d, e: $ s; d, e: $ t; e, f: player = random; f, g: $ u; f, g: $ v; g, h: player = x;
        h, i: $ s; h, i: $ t; h, i: $ w; i, end: player = keeper;
        """;
    assertEquals(List.of(1L, 1L, 2L, 2L, 6L, 0L), counts(5, rules));
    assertEquals(List.of(1L, 2L, 6L, 0L), choices(3, rules));
    assertEquals(6, new Perft(Games.interpreter(rules)).choices(2));
  }

  @Test
  void plyingForEverWithoutAChoiceIsReported() {
    Interpreter interpreter =
        Games.interpreter(
            "begin, a: player = x; a, b: player = o; b, a: player = x; a, end: x == o;");
    assertEquals(0, new Perft(interpreter).choices(1));
    Impropriety.EndlessPlay finding =
        interpreter.findings().first(Impropriety.EndlessPlay.class).orElseThrow();
    assertTrue(finding.repeats());
    assertEquals(1, new Perft(interpreter).count(50_000));
  }

  @Test
  void progressIsToldInAscendingCounts() {
    List<Long> told = new ArrayList<>();
    new Perft(Games.interpreter(DICE), told::add).count(2);
    assertEquals(List.of(0L, 2L, 4L), told);
  }
}
