package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiffCommandTest {
  @TempDir private Path folder;

  private Path changed(String part, String other) throws IOException {
    Path file = folder.resolve("changed.rg");
    Files.writeString(file, Files.readString(Run.game("nod.rg")).replace(part, other));
    return file;
  }

  @Test
  void theSameGameIsTheSame() {
    Run run = Run.of("diff", Run.game("nod.rg"), Run.game("nod.rg"), "--passes=all");

    assertEquals(new Run(0, "the same: the automata do the same at every step\n", ""), run);
  }

  @Test
  void namesOfNodesDoNotMatter() throws IOException {
    Path other = changed("chosen", "elected");

    Run run = Run.of("diff", Run.game("nod.rg"), other);

    assertEquals(new Run(0, "the same: the automata do the same at every step\n", ""), run);
  }

  @Test
  void findingNoDifferenceIsNotToBeTheSame() throws IOException {
    Path other = changed("begin, nod:", "begin, first: word = no; first, nod:");
    Object[] words = {"diff", Run.game("nod.rg"), other, "--states=1", "--plays=1"};

    Run unsure = Run.of(words);
    assertEquals(3, unsure.exitCode(), unsure.err());
    assertTrue(unsure.out().startsWith("no difference found in "), unsure.out());
    List<Object> more = new ArrayList<>(List.of(words));
    more.addAll(List.of("--sampled", "--json"));
    Run sampled = Run.of(more.toArray());
    assertEquals(0, sampled.exitCode());
    assertEquals("no-difference-found", sampled.json().getFirst().get("verdict").getAsString());
    assertFalse(sampled.json().getFirst().get("same").getAsBoolean());
  }

  @Test
  void aDifferenceIsTwoPlays() throws IOException {
    Path other = changed("{yes, no}", "{yes, maybe}");

    Run run = Run.of("diff", Run.game("nod.rg"), other);

    assertEquals(1, run.exitCode());
    assertEquals(
        "different: a move is legal only in the first\n  "
            + Run.game("nod.rg")
            + ": after 'x: / o: no'\n  "
            + other
            + ": after 'x:'\n",
        run.out());
  }

  @Test
  void namesAreGivenOrInferred() throws IOException {
    Path other = changed("no}", "maybe}");

    Run given = Run.of("diff", Run.game("nod.rg"), other, "--rename", "no=maybe");
    Run inferred = Run.of("diff", Run.game("nod.rg"), other, "--infer");

    assertEquals(new Run(0, "the same: all 4 states\n", ""), given);
    assertEquals(new Run(0, "no = maybe\nthe same: all 4 states\n", ""), inferred);
  }

  @Test
  @Tag("long")
  void gdlAndItsTranslationAreTheSameByWords() {
    Path sheet = Path.of("../games/gdl/high-card.kif");
    Path written = folder.resolve("high-card.hrg");
    assertEquals(0, Run.of("translate", sheet, "-o", written).exitCode());

    Run byTags = Run.of("diff", sheet, written);
    assertEquals(1, byTags.exitCode());
    assertTrue(byTags.out().contains("--words"), byTags.out());
    assertEquals(
        new Run(0, "the same: all 61 states\n", ""), Run.of("diff", "--words", sheet, written));
  }

  @Test
  void wordsTellMovesApartAsTagsDo() throws IOException {
    Path other = changed("no}", "no, no_}");

    Run run = Run.of("diff", "--words", Run.game("nod.rg"), other);

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("legal only in the second"), run.out());
    assertFalse(run.out().contains("--words"), run.out());
  }

  @Test
  void jsonHasTheDifference() {
    Run run = Run.of("diff", Run.game("nod.rg"), Run.game("pennies.rg"), "--json");

    assertEquals(1, run.exitCode());
    JsonObject outcome = run.json().getFirst();
    assertEquals(
        "a move is legal only in the first",
        outcome.getAsJsonObject("difference").get("what").getAsString());
    assertEquals("x:", outcome.get("afterInFirst").getAsString());
    assertTrue(!outcome.get("same").getAsBoolean());
  }

  @ParameterizedTest
  @CsvSource({
    "--depth=-1, --depth: expected a number from 0 up",
    "--states=0, --states: expected a number from 1 up",
    "--plays=-1, --plays: expected a number from 0 up",
    "--rename=a, --rename",
    "'--rename=a=c,b=c', --rename: two names become the same",
    "'--rename=a=b --infer', --rename and --infer exclude each other",
    "--words --infer, --words and --infer exclude each other",
    "--passes=al, --passes",
  })
  void nonsenseIsRefused(String options, String message) {
    Run run = Run.ofLine("diff " + Run.game("nod.rg") + " " + Run.game("nod.rg") + " " + options);

    assertEquals(2, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void twoGamesAreNeeded() {
    assertEquals(2, Run.of("diff", Run.game("nod.rg")).exitCode());
    assertEquals(2, Run.of("diff", Run.game("nod.rg"), "none.rg").exitCode());
  }
}
