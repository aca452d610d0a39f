package org.regames.pcg.metrics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueMetricsTest {
  private static final double EXACT = 1e-9;

  /** A play that the first player wins, who expects these at decisions in turn. */
  private static PlayTrace won(double... expected) {
    List<PlayTrace.Thought> thoughts = new ArrayList<>();
    for (int place = 0; place < expected.length; place++) {
      int player = place % 2;
      double value = player == 0 ? expected[place] : 1 - expected[place];
      thoughts.add(new PlayTrace.Thought(player, value, 0.01, place == 1));
    }
    int length = expected.length;
    return new PlayTrace(
        PlayTrace.End.ENDED,
        length,
        length,
        2L * length,
        2L * length,
        2,
        length,
        length + 1,
        length + 1,
        List.of(1.0, -1.0),
        Double.NaN,
        thoughts);
  }

  private static double value(String name, PlayTrace... plays) {
    return ValueMetrics.all().stream()
        .filter(metric -> metric.name().equals(name))
        .findFirst()
        .orElseThrow()
        .of(List.of(plays))
        .value()
        .orElseThrow();
  }

  /** Means of two: 0.32 twice, 0.66, 1 twice; behind by 0.36. */
  @Test
  void whoWinsWasBehind() {
    PlayTrace turned = won(0.32, 0.32, 0.32, 1, 1);
    assertEquals(0.6, value("drama", turned), EXACT);
    assertEquals(3 / 5.0, value("decisiveness", turned), EXACT);
    assertEquals(1 / 4.0, value("lead-changes", turned), EXACT);
    assertEquals(0.34, value("killer", turned), EXACT);
    assertEquals(1 / 5.0, value("puzzles", turned), EXACT);
    PlayTrace even = won(0.9, 0.9, 0.9);
    assertEquals(0, value("drama", even), EXACT);
    assertEquals(0, value("decisiveness", even), EXACT);
    assertEquals(1, value("permanence", even), EXACT);
  }

  /** From never open to open to the end. */
  @Test
  void whatIsOpenForLongIsUncertain() {
    assertEquals(0.005, value("uncertainty", won(1, 1, 1, 1)), EXACT);
    assertEquals(1, value("uncertainty", won(0.5, 0.5, 0.5, 0.5)), EXACT);
  }

  @Test
  void nothingFollowsFromPlaysWithoutAChoice() {
    assertTrue(
        ValueMetrics.all().stream()
            .allMatch(metric -> metric.of(List.of(won())).value().isEmpty()));
  }
}
