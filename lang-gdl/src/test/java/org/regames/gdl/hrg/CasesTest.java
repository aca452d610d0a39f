package org.regames.gdl.hrg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.Test;
import org.regames.hrg.format.HrgText;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgGame;

class CasesTest {
  private static final Set<String> NUMBERS = new TreeSet<>(Set.of("0", "1", "2", "3"));

  /** What is written of a function of two numbers from 0 to 3; results below 0 are missing. */
  private static String written(LongBinaryOperator of, boolean total, String otherwise) {
    Map<List<String>, String> entries = new LinkedHashMap<>();
    for (long a = 0; a < 4; a++) {
      for (long b = 0; b < 4; b++) {
        long value = of.applyAsLong(a, b);
        if (value >= 0) {
          entries.put(List.of("" + a, "" + b), "" + value);
        }
      }
    }
    Dictionary dictionary = new Dictionary(NUMBERS);
    HrgDefinition.Case[] cases =
        new Cases("f", List.of(NUMBERS, NUMBERS), entries, total, otherwise, dictionary)
            .cases()
            .toArray(HrgDefinition.Case[]::new);
    HrgDefinition function = Hrg.function("f", Hrg.map("F", "F", "F"), cases);
    String text = HrgText.of(new HrgGame(List.of(function)));
    return text.substring("f : F -> F -> F\n".length());
  }

  @Test
  void arithmeticIsWrittenAsSuch() {
    assertEquals("f(A, B) = A + B\n", written(Long::sum, true, ""));
    assertEquals(
        "f(A, B) = if A < B then B - A else A - B\n", written((a, b) -> Math.abs(a - b), true, ""));
  }

  @Test
  void whatIsMissingIsSaid() {
    assertEquals(
        "f(A, B) = if A - B in F then A - B else none\n", written((a, b) -> a - b, false, "none"));
  }

  @Test
  void comparisonsAreWrittenAsSuch() {
    assertEquals(
        "f(A, B) = if A < B then 1 else 0\n", written((a, b) -> a < b ? 1 : -1, false, "0"));
    assertEquals(
        "f(A, B) = if B <= A then 1 else 0\n", written((a, b) -> b <= a ? 1 : -1, false, "0"));
  }
}
