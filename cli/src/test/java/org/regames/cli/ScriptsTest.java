package org.regames.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games that come out of scripts, of which one can print several. */
@Tag("long")
class ScriptsTest {
  private static final String TWO_GAMES =
      """
      from lineGames import *
      for size in (3, 5):
          game = LineGame(name='square%d' % size)
          game.addBoardAlquerque(width=size, height=size)
          game.addPiecesAlquerque(InitialPieces.SQUARE_E_TO_W_NOCENTRAL)
          game.setRules(CaptureSequences.NONE, captureMandatory.MANDATORY)
          game.setLimits(maxTurns=100)
          game.printHRG()
      """;

  @TempDir private Path folder;

  private Path script(String name, String text) throws IOException {
    Path file = folder.resolve("in").resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private List<String> written() throws IOException {
    try (Stream<Path> files = Files.list(folder.resolve("out"))) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private static void assertFails(int exitCode, String message, Run run) {
    assertEquals(exitCode, run.exitCode(), run.err());
    assertTrue(run.err().contains(message), run.err());
    assertFalse(run.err().contains("\tat "), run.err());
  }

  @Test
  void severalGamesOfAScriptGoIntoAFolder() throws IOException {
    Path script = script("squares.py", TWO_GAMES);

    Run hrg = Run.of("translate", script, "--to=hrg", "-o", folder.resolve("out"));
    Run rg = Run.of("translate", script, "--to=rg", "-o", folder.resolve("out"));

    assertEquals(0, hrg.exitCode(), hrg.err());
    assertEquals(0, rg.exitCode(), rg.err());
    assertEquals(List.of("square3.hrg", "square3.rg", "square5.hrg", "square5.rg"), written());
  }

  @Test
  void noGameOfAScriptIsWrittenElsewhereByALink() throws IOException {
    Path script = script("squares.py", TWO_GAMES);
    Path victim = Files.writeString(folder.resolve("victim"), "kept");
    Path out = Files.createDirectory(folder.resolve("out"));
    Files.createSymbolicLink(out.resolve("square5.hrg"), victim);

    assertFails(
        1, "square5.hrg: leads out of " + out, Run.of("translate", script, "--to=hrg", "-o", out));
    assertEquals("kept", Files.readString(victim));
    assertEquals(List.of("square5.hrg"), written());

    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("real"));
    Files.createDirectory(folder.resolve("real"));
    assertEquals(0, Run.of("translate", script, "--to=hrg", "-o", link).exitCode());
    assertEquals(0, Run.of("translate", script, "--to=hrg", "-o", link).exitCode());
  }

  /** In a process of its own, whose streams are those that the script prints to. */
  @Test
  void whatAScriptPrintsIsNotPartOfTheResult() throws Exception {
    String print = "print('hello \\x1b]0;title\\x07 from the script')\n";
    Path script = script("one.py", print + TWO_GAMES.replace("(3, 5)", "(5,)"));
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "check",
                "--json",
                script.toString())
            .redirectError(folder.resolve("err").toFile())
            .start();
    String out = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertEquals(0, process.waitFor());
    assertTrue(out.startsWith("{\"file\":") && out.lines().count() == 1, out);
    assertEquals(
        "hello \\u001b]0;title\\u0007 from the script\n", Files.readString(folder.resolve("err")));
  }

  @Test
  void severalGamesOfAScriptNeedAFolder() throws IOException {
    Path script = script("squares.py", TWO_GAMES);

    assertFails(
        2,
        "has 2 games (square3, square5), which need a folder: add -o FOLDER",
        Run.of("translate", script, "--to=hrg"));
    Path file = folder.resolve("out.hrg");
    assertFails(2, "need a folder", Run.of("translate", script, "--to=hrg", "-o", file));
    assertFalse(Files.exists(file));
    assertFails(1, "the script prints 2 games", Run.of("perft", script, "--depth=1"));
  }

  @Test
  void aFolderOfScriptsBecomesAFolderOfGames() throws IOException {
    script("squares.py", TWO_GAMES);
    script("one.py", TWO_GAMES.replace("(3, 5)", "(5,)"));

    Run run = Run.of("translate", folder.resolve("in"), "--to=hrg", "-o", folder.resolve("out"));

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(List.of("one.hrg", "square3.hrg", "square5.hrg"), written());
  }

  @Test
  void whatHasTheSamePlaceMustBeTheSame() throws IOException {
    script("squares.py", TWO_GAMES);
    Path other = script("other/squares.py", TWO_GAMES);
    Path out = folder.resolve("out");

    Run same = Run.of("translate", script("squares.py", TWO_GAMES), other, "--to=hrg", "-o", out);
    assertEquals(0, same.exitCode(), same.err());
    assertEquals(List.of("square3.hrg", "square5.hrg"), written());

    Path different = script("different.py", TWO_GAMES.replace("NONE", "FULL"));
    assertFails(
        2,
        "would both be written to",
        Run.of("translate", different, other, "--to=hrg", "-o", out));
  }

  @Test
  void theNameOfAGameLeadsToNoOtherFolder() throws IOException {
    Path script = script("squares.py", TWO_GAMES.replace("'square%d'", "'../square%d'"));

    assertFails(
        1,
        "squares.py:3:5: error: name: expected one that can be a file's on every system",
        Run.of("translate", script, "--to=hrg", "-o", folder.resolve("out")));
  }

  @Test
  void inputAndOutputAreForScriptsThatAreTrusted() throws IOException {
    Path secret = script("secret.txt", "'secret'");
    Path script = script("reader.py", "name = open('" + secret + "').read()\n" + TWO_GAMES);

    assertFails(1, "reader.py:1:", Run.of("translate", script, "--to=hrg"));
    Run allowed =
        Run.of("translate", script, "--allow-io", "--to=hrg", "-o", folder.resolve("out"));
    assertEquals(0, allowed.exitCode(), allowed.err());
  }

  @Test
  void aScriptHasSoManySeconds() throws IOException {
    Path script = script("endless.py", "while True:\n    pass\n");

    assertFails(
        1,
        "the script was stopped: it ran longer than 1 second",
        Run.of("translate", script, "--script-seconds=1", "--to=hrg"));
    assertFails(
        2,
        "--script-seconds: expected a number from 1 up, found 0",
        Run.of("translate", script, "--script-seconds=0", "--to=hrg"));
  }

  @Test
  void theStackIsForThoseWhoAsk() throws IOException {
    Path script = script("wrong.py", TWO_GAMES.replace("(3, 5)", "(4,)"));

    Run plain = Run.of("translate", script, "--to=hrg");
    assertFails(1, "wrong.py:4:5: error: width: expected an odd", plain);
    assertFalse(plain.err().contains("Traceback"), plain.err());
    Run asked = Run.of("translate", script, "--stacktrace", "--to=hrg");
    assertEquals(1, asked.exitCode());
    assertTrue(asked.err().contains("Traceback"), asked.err());
    assertTrue(asked.err().contains("LineGameError: width"), asked.err());
  }
}
