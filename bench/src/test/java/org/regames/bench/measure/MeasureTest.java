package org.regames.bench.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class MeasureTest {
  @Test
  void samplesHaveAMedianAndASpread() {
    SampleSummary rates = SampleSummary.of(List.of(90.0, 120.0, 100.0));

    assertEquals(new SampleSummary(100, 90, 120), rates);
    assertEquals(0.3, rates.spread(), 1e-9);
    assertEquals(5.0, SampleSummary.of(List.of(4.0, 6.0)).median());
    assertThrows(IllegalArgumentException.class, () -> SampleSummary.of(List.of()));
  }

  @Test
  void ratiosHaveAGeometricMean() {
    assertEquals(2.0, SampleSummary.geometricMean(List.of(1.0, 4.0)), 1e-9);
  }

  @Test
  void chartsAreSvg() {
    Plot.Line line = new Plot.Line("jvm", new TreeMap<>(Map.of(1, 100.0, 2, 190.0)));

    String linear = new Plot("Hex", "threads", "playouts/s", false, List.of(line)).svg();
    String steps = new Plot("Hex", "cells", "playouts/s", true, List.of(line)).svg();

    assertTrue(linear.contains("<svg") && linear.contains("</svg>"), linear);
    assertNotEquals(linear, steps);
  }
}
