package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReplayCommandTest {
  private static final Path ROOT = Path.of(System.getProperty("regames.root", ".."));
  private static final Path GAME = ROOT.resolve("examples/lud/three.lud");
  private static final Path RECORD = ROOT.resolve("examples/lud/three.txt");

  @TempDir private Path folder;

  private Path changed(String part, String other) throws IOException {
    Path file = folder.resolve("changed.txt");
    String text = Files.readString(RECORD);
    assertTrue(text.contains(part));
    Files.writeString(file, text.replace(part, other));
    return file;
  }

  @Test
  void aRecordOfTheGameIsExact() {
    Run run = Run.of("replay", GAME, RECORD);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals("exact  " + RECORD + "  5 states\n", run.out());
  }

  @Test
  void recordsAreFoundInTheFolderOfTheGame() throws IOException {
    Path there = Files.createDirectories(folder.resolve("lud/three"));
    Files.copy(RECORD, there.resolve("one.txt"));

    JsonObject row = Run.of("replay", GAME, "--trials", folder, "--json").json().getFirst();

    assertEquals("exact", row.get("verdict").getAsString());
    assertEquals(5, row.get("states").getAsInt());
  }

  @Test
  void anotherNumberOfMovesIsADifference() throws IOException {
    Path record = changed("SIZE = 7", "SIZE = 8");

    Run run = Run.of("replay", GAME, record, "--json");

    JsonObject row = run.json().getFirst();
    assertEquals(1, run.exitCode());
    assertEquals("differs", row.get("verdict").getAsString());
    assertEquals(2, row.get("at").getAsInt());
    assertEquals(8, row.get("expected").getAsInt());
    assertEquals(7, row.get("found").getAsInt());
    assertEquals("[\"p1: a1\",\"p2: b2\"]", row.get("play").toString());
  }

  @Test
  void whatStandsOnTheBoardIsCompared() throws IOException {
    Path record = changed("to=4,what=2", "to=4,what=1");

    Run run = Run.of("replay", GAME, record);

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("there is cross2 at b2, not nought1"), run.out());
  }

  @Test
  void anotherWinnerIsADifference() throws IOException {
    Run run = Run.of("replay", GAME, changed("winner=1", "winner=2"));

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("the winner is p1, not p2"), run.out());
  }

  @Test
  void aGameThatCannotBePlayedIsRefused() {
    Path game = ROOT.resolve("lang-lud/src/test/resources/errors/refused-parameter.lud");

    Run run = Run.of("replay", game, RECORD, "--json");

    assertEquals(1, run.exitCode());
    assertEquals("refused", run.json().getFirst().get("verdict").getAsString());
  }

  @Test
  void whatIsNoRecordIsToldApart() throws IOException {
    Path file = Files.writeString(folder.resolve("no.txt"), "nothing\n");

    Run run = Run.of("replay", GAME, file);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("not a record of a play"), run.err());
  }

  @Test
  void chanceIsWhatTheRestOfTheRecordAgreesWith() throws IOException {
    Path game = ROOT.resolve("lang-lud/src/test/resources/games/coin.lud");
    Path record = folder.resolve("coin.txt");
    String text =
        """
        game=coin.lud
        Move=[Move:mover=1,from=0,to=0,actions=[Add:type=Cell,to=0,what=1,decision=true]]
        Move=[Move:mover=2,from=3,to=3,actions=[Add:type=Cell,to=3,what=2,decision=true]]
        Move=[Move:mover=1,from=1,to=1,actions=[Add:type=Cell,to=1,what=1,decision=true]]
        LEGAL MOVES LIST SIZE = 4
        LEGAL MOVES LIST SIZE = 3
        LEGAL MOVES LIST SIZE = 2
        numInitialPlacementMoves=0
        winner=1
        endtype=NaturalEnd
        rankings=0.0,1.0,2.0
        """;
    Files.writeString(record, text);
    assertEquals(0, Run.of("replay", game, record).exitCode());

    Files.writeString(record, text.replace("mover=1,from=1", "mover=2,from=1"));
    Run other = Run.of("replay", game, record, "--json");

    assertEquals(1, other.exitCode());
    JsonObject row = other.json().getFirst();
    assertEquals("[\"p1: a1\",\"random: 1\",\"p2: b2\"]", row.get("play").toString());
  }
}
