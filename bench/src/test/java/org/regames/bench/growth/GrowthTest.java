package org.regames.bench.growth;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GrowthTest {
  @Test
  void theExponentIsThatOfThePower() {
    int[] sizes = {10, 20, 40, 80};

    assertEquals(1, GrowthTable.exponent(sizes, new double[] {3, 6, 12, 24}), 1e-9);
    assertEquals(2, GrowthTable.exponent(sizes, new double[] {1, 4, 16, 64}), 1e-9);
    assertEquals(0, GrowthTable.exponent(sizes, new double[] {5, 5, 5, 5}), 1e-9);
    // The logarithms to base 2 of the times are 0, 1, 1 and 2.
    assertEquals(0.6, GrowthTable.exponent(sizes, new double[] {1, 2, 2, 4}), 1e-9);
  }

  static Stream<Growing> families() {
    return Growing.ALL.stream();
  }

  /** What is measured is what a game takes, not how soon a mistake is found. */
  @ParameterizedTest
  @MethodSource("families")
  @Tag("long")
  void allAreGamesWhichDifferInTheirSize(Growing family) {
    String small = family.text().apply(20);
    String large = family.text().apply(40);

    assertNotEquals(small, large);
    assertTrue(GrowthTable.read(family.suffix(), small).edges().size() > 1);
    assertTrue(GrowthTable.read(family.suffix(), large).edges().size() > 1);
  }
}
