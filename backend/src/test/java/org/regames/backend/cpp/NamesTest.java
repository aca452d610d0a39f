package org.regames.backend.cpp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
  @ParameterizedTest
  @CsvSource({
    "breakthrough, breakthrough",
    "english-draughts, english_draughts",
    "C__2_2, C_2_2",
    "__init, init",
    "2048, game_2048",
    "switch, switch_",
    "ćwiczenie, wiczenie",
  })
  void gamesGetNamesThatCompilersTake(String title, String name) {
    assertEquals(name, Names.game(title));
  }
}
