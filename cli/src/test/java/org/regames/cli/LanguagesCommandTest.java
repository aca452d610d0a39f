package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.regames.ir.language.Language;

class LanguagesCommandTest {
  @Test
  void everyLanguageIsListedWithItsDirections() {
    Run run = Run.of("languages");

    assertEquals(0, run.exitCode());
    for (Language language : Language.all()) {
      String from = language.frontend().isPresent() ? "yes" : "-";
      assertTrue(
          run.outLines().stream().anyMatch(l -> l.matches(language.name() + " +" + from + " .*")),
          language.name());
    }
  }

  @Test
  void jsonNamesTheTargetsOfEachLanguage() {
    Run run = Run.of("languages", "--json");

    assertEquals(Language.all().size(), run.json().size());
    assertTrue(run.out().contains("\"name\":\"rg\""), run.out());
    assertTrue(run.json().getFirst().get("to").isJsonArray());
  }
}
