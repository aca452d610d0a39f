package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code regames perft --expect}. */
class ExpectedCountsTest {
  private static final String GOOD =
      "file\tdepth\tcount\ngames/nod.rg\t1\t1\ngames/nod.rg\t2\t2\ngames/pennies.rg\t2\t4\n";

  @TempDir private Path folder;
  private Path table;

  @BeforeEach
  void copyGames() throws IOException {
    table = folder.resolve("counts.tsv");
    Path games = Files.createDirectory(folder.resolve("games"));
    for (String name : new String[] {"nod.rg", "pennies.rg", "stuck.rg", "wrong.rg"}) {
      Files.copy(Run.game(name), games.resolve(name));
    }
  }

  private Run expect(String text, Object... more) throws IOException {
    Files.writeString(table, text);
    Object[] words = new Object[more.length + 3];
    words[0] = "perft";
    words[1] = "--expect";
    words[2] = table;
    System.arraycopy(more, 0, words, 3, more.length);
    return Run.of(words);
  }

  private static String last(Run run) {
    return run.outLines().getLast();
  }

  @Test
  void agreementIsSuccess() throws IOException {
    Run run = expect(GOOD);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("3 rows agree, 0 differ, 0 skipped", last(run));
    assertTrue(run.outLines().getFirst().startsWith("games/nod.rg: ok, 2 rows"), run.out());
  }

  @Test
  void aDifferenceIsNamedAndFails() throws IOException {
    Run run = expect("games/nod.rg\t1\t1\ngames/nod.rg\t2\t3\n");

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("games/nod.rg: depth 2 expected 3, counted 2"), run.out());
    assertEquals("1 row agrees, 1 differ, 0 skipped", last(run));
  }

  @Test
  void countsAboveTheMaximumAreSkipped() throws IOException {
    Run run = expect(GOOD, "--max-count=3");

    assertEquals(0, run.exitCode());
    assertEquals("2 rows agree, 0 differ, 1 skipped", last(run));
  }

  @Test
  void onlyTheFilesAndFoldersGivenAreCompared() throws IOException {
    assertEquals(
        "1 row agrees, 0 differ, 0 skipped",
        last(expect(GOOD, folder.resolve("games/pennies.rg"))));
    assertEquals(
        "3 rows agree, 0 differ, 0 skipped", last(expect(GOOD, folder.resolve("games/../games"))));
  }

  @Test
  void aFileThatTheTableDoesNotNameIsAMisuse() throws IOException {
    Run run = expect(GOOD, folder.resolve("games/stuck.rg"));

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("stuck.rg: " + table + " has no row about it"), run.err());
  }

  @Test
  void aCheckThatComparesNothingFails() throws IOException {
    Run run = expect(GOOD, "--max-count=0");

    assertEquals(1, run.exitCode());
    assertEquals("0 rows agree, 0 differ, 3 skipped", last(run));
    assertTrue(run.err().contains("nothing was compared"), run.err());
  }

  @Test
  void missingFilesUnknownSuffixesAndBadGamesAreDifferences() throws IOException {
    Run run =
        expect(
            GOOD + "games/missing.rg\t1\t1\ngames/x.unknown\t1\t1\ngames/wrong.rg\t1\t1\n",
            "--threads=2");

    assertEquals(1, run.exitCode());
    assertEquals("3 rows agree, 3 differ, 0 skipped", last(run));
    assertTrue(run.err().contains("games/missing.rg: not counted (1 row): "), run.err());
    assertTrue(run.err().contains("games/x.unknown: not counted (1 row): "), run.err());
    assertTrue(run.err().contains("wrong.rg:4:12: error: "), run.err());
  }

  @Test
  void aGameThatIsNotProperIsComparedAndMentioned() throws IOException {
    Run run = expect("games/stuck.rg\t2\t1\n");

    assertEquals(0, run.exitCode());
    assertTrue(run.out().contains("not proper in 1 place"), run.out());
  }

  @Test
  void choicesCanBeCompared() throws IOException {
    assertEquals(0, expect("games/nod.rg\t1\t2\n", "--choices").exitCode());
  }

  @Test
  void jsonHasEveryRow() throws IOException {
    Run run = expect(GOOD + "games/missing.rg\t1\t1\n", "--json");

    JsonObject result = run.json().getFirst();
    assertEquals(1, run.json().size());
    assertEquals(3, result.get("agree").getAsInt());
    assertEquals(1, result.get("differ").getAsInt());
    assertEquals(0, result.get("skipped").getAsInt());
    assertEquals(
        "{\"file\":\"games/nod.rg\",\"depth\":1,\"expected\":1,\"count\":1}",
        result.get("rows").getAsJsonArray().get(0).toString());
    assertEquals(
        "{\"file\":\"games/missing.rg\",\"depth\":1,\"expected\":1}",
        result.get("rows").getAsJsonArray().get(3).toString());
  }

  @Test
  void aLineThatIsNoRowIsShown() throws IOException {
    Run run = expect("# counted by hand\n\ngames/nod.rg 1 1\ngames/nod.rg\tone\t1\n");

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("counts.tsv:3:1: error: expected a file, a depth"), run.err());
    assertTrue(run.err().contains("counts.tsv:4:1: error: expected a file, a depth"), run.err());
  }

  @Test
  void aMissingTableIsAMisuse() {
    Run run = Run.of("perft", "--expect", table);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("counts.tsv: there is no such file"), run.err());
  }

  @Test
  void aDepthAndATableExcludeEachOther() throws IOException {
    assertEquals(2, expect(GOOD, "--depth=1").exitCode());
  }
}
