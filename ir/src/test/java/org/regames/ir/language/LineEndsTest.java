package org.regames.ir.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LineEndsTest {
  @ParameterizedTest
  @CsvSource({
    "'', LINE_FEED",
    "'a', LINE_FEED",
    "'a|b|', LINE_FEED",
    "'a^|b', BOTH",
    "'a^b^', CARRIAGE_RETURN",
    "'a^|b^|c|', BOTH",
    "'a^|b|c|', LINE_FEED",
    "'a^|b|', LINE_FEED",
    "'^|^|', BOTH",
    "'|^', LINE_FEED",
  })
  void mostLinesDecide(String text, LineEnds expected) {
    assertEquals(expected, LineEnds.of(text.replace('^', '\r').replace('|', '\n')));
  }

  @ParameterizedTest
  @CsvSource({"LINE_FEED, a|b||c|", "BOTH, a^|b^|^|c^|", "CARRIAGE_RETURN, a^b^^c^"})
  void allLinesEndInOneWay(LineEnds ends, String expected) {
    assertEquals(expected, ends.in("a\r\nb\n\rc\n").replace('\r', '^').replace('\n', '|'));
  }
}
