package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import org.junit.jupiter.api.Test;

class CheckCommandTest {
  @Test
  void aGoodGameIsOk() {
    Run run = Run.of("check", Run.game("nod.rg"));

    assertEquals(new Run(0, Run.game("nod.rg") + ": ok\n", ""), run);
  }

  @Test
  void everyIndependentMistakeIsShownWithItsPlace() {
    Run run = Run.of("check", Run.game("wrong.rg"));

    assertEquals(1, run.exitCode());
    assertEquals(Run.game("wrong.rg") + ": 2 errors\n", run.out());
    assertTrue(run.err().contains("wrong.rg:4:12: error: expected `:`"), run.err());
    assertTrue(run.err().contains("wrong.rg:5:15: error: expected `;` before `two`"), run.err());
    assertTrue(run.err().contains("    4 | begin, one player = x;\n"), run.err());
    assertTrue(run.err().contains("      |            ^~~~~~\n"), run.err());
  }

  @Test
  void whatParsesIsValidated() {
    Run run = Run.of("check", Run.game("invalid.rg"));

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("invalid.rg:"), run.err());
  }

  @Test
  void oneBadGameDoesNotHideTheOthers() {
    Run run = Run.of("check", Run.game("wrong.rg"), "missing.rg", Run.game("nod.rg"));

    assertEquals(2, run.exitCode(), "the worst exit code of all");
    assertEquals(3, run.outLines().size());
    assertTrue(run.err().contains("missing.rg: there is no such file"), run.err());
  }

  @Test
  void jsonHasAnObjectForEachFileWithItsFindings() {
    Run run = Run.of("check", "--json", Run.game("nod.rg"), Run.game("wrong.rg"));

    assertEquals(1, run.exitCode());
    assertEquals("", run.err());
    JsonObject good = run.json().getFirst();
    assertTrue(good.get("ok").getAsBoolean());
    JsonObject bad = run.json().getLast();
    assertFalse(bad.get("ok").getAsBoolean());
    assertEquals(2, bad.get("errors").getAsInt());
    JsonObject finding = bad.get("findings").getAsJsonArray().get(0).getAsJsonObject();
    assertEquals("error", finding.get("severity").getAsString());
    assertEquals("syntax", finding.get("code").getAsString());
    assertEquals(4, finding.get("line").getAsInt());
    assertEquals(12, finding.get("column").getAsInt());
    assertEquals(4, finding.get("endLine").getAsInt());
    assertEquals(18, finding.get("endColumn").getAsInt());
  }

  @Test
  void ofVeryManyMistakesTheFirstAreShownAndTheRestCounted() {
    byte[] text = "type ;\n".repeat(70).getBytes(java.nio.charset.StandardCharsets.UTF_8);

    Run run = Run.withInput(text, "check", "--from=rg", "-");

    assertTrue(run.out().contains("70 errors"), run.out());
    assertEquals(50, run.err().lines().filter(line -> line.contains(": error: ")).count());
    assertTrue(run.err().contains("… and 20 more errors\n"), run.err());
  }

  @Test
  void aBudgetThatIsTooSmallIsAnErrorOfTheGame() {
    Run run = Run.of("check", "--budget=3", Run.game("nod.rg"));

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("--budget"), run.err());
  }
}
