package org.regames.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.regames.ir.NaturalOrder.NATURAL;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {
  @Test
  void runsOfDigitsCompareAsNumbers() {
    List<String> sorted =
        List.of("", "2", "10", "A", "P__2_0", "P__2_10", "P__10_0", "P__10_0x", "a1b2", "a1b10");
    assertEquals(sorted, sorted.reversed().stream().sorted(NATURAL).toList());
  }

  @Test
  void numbersOfAnyLengthCompare() {
    assertTrue(NATURAL.compare("99999999999999999998", "99999999999999999999") < 0);
    assertTrue(NATURAL.compare("9", "10000000000000000000000") < 0);
  }

  @Test
  void leadingZerosBreakTiesOnly() {
    assertEquals(
        List.of("a001", "a01", "a1", "a02", "a2"),
        List.of("a2", "a1", "a02", "a001", "a01").stream().sorted(NATURAL).toList());
  }

  @Test
  void isAnOrderWhereOnlyEqualNamesAreEqual() {
    Random random = new Random(7);
    List<String> names = IntStream.range(0, 60).mapToObj(_ -> name(random)).toList();
    for (String a : names) {
      for (String b : names) {
        int order = NATURAL.compare(a, b);
        assertEquals(Integer.signum(order), -Integer.signum(NATURAL.compare(b, a)), a + " " + b);
        assertEquals(a.equals(b), order == 0, a + " " + b);
        for (String c : names) {
          boolean chain = order <= 0 && NATURAL.compare(b, c) <= 0;
          assertTrue(!chain || NATURAL.compare(a, c) <= 0, a + " " + b + " " + c);
        }
      }
    }
  }

  private static String name(Random random) {
    StringBuilder name = new StringBuilder();
    for (int i = random.nextInt(5); i >= 0; i--) {
      name.append("001129a_B".charAt(random.nextInt(9)));
    }
    return name.toString();
  }
}
