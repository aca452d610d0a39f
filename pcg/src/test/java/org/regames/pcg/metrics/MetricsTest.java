package org.regames.pcg.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Metrics of plays made up here, against values worked out by hand. */
class MetricsTest {
  private static final double EXACT = 1e-9;

  /** Three decisions with 1, 2 and 3 moves by two players in turns; the first one wins. */
  private static final PlayTrace WON = trace(PlayTrace.End.ENDED, 3, 2, 6, 5, 3, 3, 1, -1);

  /** Two decisions of one player with 4 moves each; a draw. */
  private static final PlayTrace DRAWN = trace(PlayTrace.End.ENDED, 2, 2, 8, 8, 4, 1, 0, 0);

  private static final PlayTrace CAPPED = trace(PlayTrace.End.CAPPED, 10, 0, 10, 0, 1, 10, 0, 0);

  private static PlayTrace trace(
      PlayTrace.End end,
      int decisions,
      int choices,
      long options,
      long choiceOptions,
      int mostOptions,
      int turns,
      double first,
      double second) {
    List<Double> utilities = List.of(first, second);
    int states = decisions + 1;
    return new PlayTrace(
        end,
        decisions,
        choices,
        options,
        choiceOptions,
        mostOptions,
        turns,
        states,
        2,
        utilities,
        Double.NaN,
        List.of());
  }

  private static Estimate measured(String name, PlayTrace... plays) {
    return Metrics.of(2).stream()
        .filter(metric -> metric.name().equals(name))
        .findFirst()
        .orElseThrow()
        .of(List.of(plays));
  }

  private static double value(String name, PlayTrace... plays) {
    return measured(name, plays).value().orElseThrow();
  }

  @Test
  void outcomes() {
    assertEquals(2 / 3.0, value("completion", WON, DRAWN, CAPPED), EXACT);
    assertEquals(1 / 3.0, value("timeouts", WON, DRAWN, CAPPED), EXACT);
    assertEquals(1 / 2.0, value("drawishness", WON, DRAWN, CAPPED), EXACT);
    // Results 1 and 1/2 for the first player, 0 and 1/2 for the second.
    assertEquals(0.5, value("balance", WON, DRAWN, CAPPED), EXACT);
    assertEquals(0.25, value("advantage", WON, DRAWN, CAPPED), EXACT);
    // Utilities 1 and 0, and -1 and 0: the variance of each is 1/4.
    assertEquals(0.75, value("uniformity", WON, DRAWN, CAPPED), EXACT);
  }

  @Test
  void lengths() {
    assertEquals(2.5, value("moves", WON, DRAWN), EXACT);
    assertEquals(2, value("turns", WON, DRAWN), EXACT);
    assertEquals(1, value("turns-deviation", WON, DRAWN), EXACT);
    // 4 and 3 states, 2 of each distinct.
    assertEquals(3 / 7.0, value("repetition", WON, DRAWN), EXACT);
  }

  @Test
  void choices() {
    assertEquals(4 / 5.0, value("agency", WON, DRAWN), EXACT);
    assertEquals(3, value("branching", WON, DRAWN), EXACT);
    assertEquals(4, value("most-branching", WON, DRAWN), EXACT);
    assertEquals(13 / 4.0, value("choice", WON, DRAWN), EXACT);
    double sizes = 3 * Math.log10(2) + 2 * Math.log10(4);
    assertEquals(sizes / 2, value("tree", WON, DRAWN), EXACT);
  }

  @Test
  void whatHasNoMeaningHasNoValue() {
    assertTrue(measured("drawishness", CAPPED).value().isEmpty());
    assertTrue(measured("balance", CAPPED).value().isEmpty());
    assertTrue(measured("choice", CAPPED).value().isEmpty());
    assertTrue(measured("moves").value().isEmpty());
  }

  /** The values of Wilson's formula that handbooks print. */
  @Test
  void sharesHaveTheIntervalsOfWilson() {
    Estimate half = Estimate.share(5, 10);
    assertEquals(0.2366, half.low().orElseThrow(), 1e-4);
    assertEquals(0.7634, half.high().orElseThrow(), 1e-4);
    Estimate never = Estimate.share(0, 10);
    assertEquals(0, never.low().orElseThrow(), EXACT);
    assertEquals(0.2775, never.high().orElseThrow(), 1e-4);
  }

  /** The mean of 200 plays, half of 3 and half of 2 moves, has the standard error 0.0354. */
  @Test
  void meansHaveIntervalsOfAboutTwoStandardErrors() {
    PlayTrace[] plays = new PlayTrace[200];
    java.util.Arrays.fill(plays, 0, 100, WON);
    java.util.Arrays.fill(plays, 100, 200, DRAWN);
    Estimate moves = measured("moves", plays);
    assertEquals(2.5 - 0.069, moves.low().orElseThrow(), 0.01);
    assertEquals(2.5 + 0.069, moves.high().orElseThrow(), 0.01);
    assertEquals(moves, measured("moves", plays), "the same plays give the same interval");
  }

  @Test
  void playsAllAlikeLeaveNoDoubt() {
    Estimate moves = measured("moves", Collections.nCopies(50, WON).toArray(PlayTrace[]::new));
    assertEquals(3, moves.low().orElseThrow(), EXACT);
    assertEquals(3, moves.high().orElseThrow(), EXACT);
  }
}
