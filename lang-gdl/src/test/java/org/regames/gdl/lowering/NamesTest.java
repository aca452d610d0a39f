package org.regames.gdl.lowering;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
  /** Keywords of RG among them, which could not be read back. */
  @ParameterizedTest
  @CsvSource({
    "cell, cell",
    "a_b, aZ_b",
    "Z, ZZ",
    "+, Z2bz",
    "keeper, Zqkeeper",
    "type, Zqtype",
    "const, Zqconst",
    "var, Zqvar"
  })
  void wordsOfASheetAreNames(String word, String name) {
    assertEquals(name, TermNames.word(word));
  }
}
