package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranslateCommandTest {
  private static final String MINIMAL =
      "type Player = {x};\ntype Score = {0};\nbegin, end: player = keeper;\n";

  @TempDir private Path folder;
  private Path in;
  private Path out;

  @BeforeEach
  void makeATreeOfGames() throws IOException {
    in = folder.resolve("in");
    out = folder.resolve("out");
    Files.createDirectories(in.resolve("deep"));
    Files.copy(Run.game("nod.rg"), in.resolve("nod.rg"));
    Files.copy(Run.game("pennies.rg"), in.resolve("deep/pennies.rg"));
    Files.writeString(in.resolve("notes.txt"), "no game");
  }

  /** All files below the folder of outputs. */
  private List<String> written() throws IOException {
    if (!Files.exists(out)) {
      return List.of();
    }
    try (Stream<Path> files = Files.walk(out)) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> out.relativize(file).toString())
          .sorted()
          .toList();
    }
  }

  @Test
  void writesToStandardOutput() {
    Run run = Run.of("translate", Run.game("nod.rg"), "--to=rg");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("begin, nod: player = x;\n"), run.out());
    assertEquals(run, Run.of("translate", Run.game("nod.rg"), "--to=rg", "-o", "-"));
  }

  @Test
  void dotsThatNoSuffixFollowsAreOfTheName() throws IOException {
    Files.move(in.resolve("nod.rg"), in.resolve("Nod (St. Ives).rg"));
    Files.copy(in.resolve("Nod (St. Ives).rg"), in.resolve("nod.1.rg"));
    Files.copy(in.resolve("Nod (St. Ives).rg"), in.resolve("nod.tidy.rg"));

    Run run = Run.of("translate", in, "--to=json", "-o", out);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        List.of("Nod (St. Ives).json", "deep/pennies.json", "nod.1.json", "nod.json"), written());
  }

  @Test
  void movesOfTheKeeperBecomeMovesOfChance() throws IOException {
    Path game = folder.resolve("dealt.rg");
    String shows = "begin, a: player = keeper;\na, b: $ hit;\nb, end:";
    Files.writeString(game, MINIMAL.replace("begin, end:", shows));

    Run run = Run.of("translate", game, "--to=rg", "--announce");
    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().contains("begin, begin_1: player = random;\n"), run.out());
    assertEquals(1, run.out().lines().filter(line -> line.endsWith("$ announcement;")).count());
    Run again = Run.of("translate", Run.game("nod.rg"), "--to=rg", "--announce");
    assertEquals(Run.of("translate", Run.game("nod.rg"), "--to=rg").out(), again.out());
    Path proof = folder.resolve("proof");
    Run both =
        Run.of("translate", game, "--to=rg", "--announce", "--passes=all", "--certify", proof);
    assertEquals(2, both.exitCode());
    assertTrue(both.err().contains("--announce adds some"), both.err());
  }

  @Test
  void readsStandardInput() throws IOException {
    byte[] game = Files.readAllBytes(Run.game("nod.rg"));

    Run run = Run.withInput(game, "translate", "-", "--from=rg", "--to=rg");

    Run ofFile = Run.of("translate", Run.game("nod.rg"), "--to=rg");
    assertEquals(new Run(0, ofFile.out(), "note: - in rg: proved\n"), run);
  }

  @Test
  void theSuffixOfTheOutputTellsItsLanguage() throws IOException {
    Path file = out.resolve("new/nod.rg");

    Run run = Run.of("translate", Run.game("nod.rg"), "-o", file);

    assertEquals(new Run(0, "", "note: " + Run.game("nod.rg") + " in rg: proved\n"), run);
    assertEquals(Run.of("translate", file, "--to=rg").out(), Files.readString(file));
  }

  @Test
  void picturesAreWritten() throws IOException {
    Run run = Run.of("translate", Run.game("nod.rg"), "--passes=all", "-o", out.resolve("nod.svg"));

    assertEquals(new Run(0, "", ""), run);
    assertTrue(Files.readString(out.resolve("nod.svg")).startsWith("<svg "));
    assertEquals(0, Run.of("translate", in, "--to=dot", "-o", out).exitCode());
    assertEquals(List.of("deep/pennies.dot", "nod.dot", "nod.svg"), written());
  }

  @Test
  void picturesOfHrgShowStatementsUnlessNodesAreWanted() {
    Run statements = Run.ofLine("translate games/hrg/tictactoe.hrg --to svg");
    Run nodes = Run.ofLine("translate games/hrg/tictactoe.hrg --to svg --nodes");
    Run misuse = Run.ofLine("translate games/hrg/tictactoe.hrg --to rg --nodes");

    assertTrue(statements.out().contains(">if reachable(hasLine(me))<"), statements.err());
    assertFalse(statements.out().contains("turn1_1"));
    assertTrue(nodes.out().contains(">turn1_1<"), nodes.err());
    assertEquals(new Run(2, "", "error: --nodes goes with --to svg\n"), misuse);
  }

  @Test
  void aFolderIsMirrored() throws IOException {
    Run run = Run.of("translate", in, "--to=rg", "-o", out);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(List.of("deep/pennies.rg", "nod.rg"), written());
    assertTrue(run.err().contains("note: skipped 1 file of no known language: "), run.err());
    assertTrue(run.err().contains("notes.txt"), run.err());
  }

  @Test
  void outputsWithinTheInputAreNotReadAgain() throws IOException {
    out = in.resolve("out");
    Run.of("translate", in, "--to=rg", "-o", out);

    Run.of("translate", in, "--to=rg", "-o", out);

    assertEquals(List.of("deep/pennies.rg", "nod.rg"), written());
  }

  @Test
  void severalFilesGoIntoAFolder() throws IOException {
    Run run = Run.of("translate", in.resolve("nod.rg"), in.resolve("deep"), "--to=rg", "-o", out);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(List.of("nod.rg", "pennies.rg"), written());
  }

  @Test
  void severalFilesNeedAFolder() throws IOException {
    Run withNone = Run.of("translate", in, "--to=rg");
    assertEquals(2, withNone.exitCode());
    assertTrue(withNone.err().contains("-o FOLDER"), withNone.err());

    Files.writeString(out, "a file");
    assertEquals(2, Run.of("translate", in, "--to=rg", "-o", out).exitCode());
    assertEquals("a file", Files.readString(out));
  }

  @Test
  void twoInputsForOneOutputAreRefused() throws IOException {
    Files.copy(Run.game("pennies.rg"), in.resolve("deep/nod.rg"));

    Run run =
        Run.of("translate", in.resolve("nod.rg"), in.resolve("deep/nod.rg"), "--to=rg", "-o", out);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("would both be written to"), run.err());
    assertEquals(List.of(), written());
  }

  @Test
  void noGameIsReplacedByItsTranslation() throws IOException {
    Path game = in.resolve("nod.rg");
    String text = Files.readString(game);

    Run translated = Run.of("translate", game, "--to=dot", "-o", game);
    assertEquals(2, translated.exitCode());
    assertTrue(translated.err().contains("would be replaced"), translated.err());
    Run named =
        Run.of("translate", game, "--to=rg", "--passes=mangle-symbols", "--names", game, "-o", out);
    assertEquals(2, named.exitCode());
    assertTrue(named.err().contains("is a game"), named.err());
    assertEquals(text, Files.readString(game));
    assertFalse(Files.exists(out));

    assertEquals(0, Run.of("translate", game, "--to=rg", "-o", game).exitCode());
  }

  @Test
  void ifOneGameIsWrongTheOthersAreWritten() throws IOException {

    Files.copy(Run.game("wrong.rg"), in.resolve("wrong.rg"));

    Run run = Run.of("translate", in, "--to=rg", "-o", out);

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("wrong.rg:4:12: error: "), run.err());
    assertTrue(run.out().contains("wrong.rg: failed: "), run.out());
    assertEquals(List.of("deep/pennies.rg", "nod.rg"), written());
  }

  @Test
  void ifOneFileCannotBeWrittenNoneIs() throws IOException {
    Files.createDirectories(out.resolve("nod.rg"));

    Run run = Run.of("translate", in, "--to=rg", "-o", out);

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("nod.rg: cannot be written"), run.err());
    assertEquals(List.of(), written());
    assertFalse(Files.exists(out.resolve("deep")));
  }

  /** The second game comes on standard input, which looks whether the first is written. */
  @Test
  void eachGameIsWrittenWhenItIsDone() throws IOException {
    Path first = out.resolve("nod.rg");
    InputStream second =
        new ByteArrayInputStream(Files.readAllBytes(Run.game("pennies.rg"))) {
          @Override
          public byte[] readAllBytes() {
            assertTrue(Files.exists(first), "the first game is written");
            return super.readAllBytes();
          }
        };

    Run run =
        Run.reading(
            second, "translate", in.resolve("nod.rg"), "-", "--from=rg", "--to=rg", "-o", out);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(2, written().size());
  }

  @Test
  void noneOfSeveralGamesIsReplacedByTheTranslationOfAnother() throws IOException {
    Path game = Files.copy(Run.game("pennies.rg"), in.resolve("deep/nod.dot"));

    Run run =
        Run.of(
            "translate",
            in.resolve("nod.rg"),
            game,
            "--from=rg",
            "--to=dot",
            "-o",
            in.resolve("deep"));

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("would"), run.err());
    assertEquals(Files.readString(Run.game("pennies.rg")), Files.readString(game));
  }

  @Test
  void aFolderWithoutGamesIsAMisuse() throws IOException {
    Path empty = Files.createDirectory(folder.resolve("empty"));

    Run run = Run.of("translate", empty, "--to=rg", "-o", out);

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("without games of a known language"), run.err());
  }

  @Test
  void devicesAreWrittenToAndNotReplaced() {
    Path device = Path.of("/dev/null");
    org.junit.jupiter.api.Assumptions.assumeTrue(Files.isWritable(device), "no /dev/null here");

    Run run = Run.of("translate", Run.game("nod.rg"), "--to=rg", "-o", device);

    assertEquals(0, run.exitCode(), run.err());
    assertFalse(Files.isRegularFile(device));
  }

  @Test
  void theNameOfALanguageThatCannotBeWrittenIsAnsweredWithThoseThatCan() {
    Run run = Run.of("translate", Run.game("nod.rg"), "--to=nothing");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("rg"), run.err());
  }

  @Test
  void badEncodingsOnStandardInputAreNoTraces() {
    byte[] bytes = "\u00e9".getBytes(StandardCharsets.ISO_8859_1);

    Run run = Run.withInput(bytes, "translate", "-", "--from=rg", "--to=rg");

    assertEquals(new Run(1, "", "error: <stdin>: is not a text file (expected UTF-8)\n"), run);
  }

  @Test
  void strictMakesWhatTheTargetCannotSayAnError() throws IOException {
    Path game = Files.writeString(folder.resolve("unique.rg"), MINIMAL + "@unique begin;\n");

    Run lenient = Run.of("translate", game, "--to", "hrg");
    assertEquals(0, lenient.exitCode());
    assertTrue(lenient.err().contains("unique.rg:4:1: warning: HRG has no pragmas"), lenient.err());

    Run strict = Run.of("translate", game, "--to", "hrg", "--strict");
    assertEquals(1, strict.exitCode());
    assertEquals("", strict.out());
    assertTrue(strict.err().contains("unique.rg:4:1: error: HRG has no pragmas"), strict.err());
  }

  @Test
  void languagesOfSeveralFilesNeedAFolder() throws IOException {
    Run run = Run.of("translate", Run.game("nod.rg"), "--to=cpp");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("cpp takes several files: name a folder for them with -o"));
    assertEquals("", run.out());
  }

  @Test
  void aGameOfSeveralFilesIsWrittenToTheFolder() throws IOException {
    Run run = Run.of("translate", Run.game("nod.rg"), "--to=cpp", "-o", out);

    assertEquals(0, run.exitCode(), run.err());
    assertEquals(
        List.of(
            "CMakeLists.txt", "main.cpp", "nod.cpp", "nod.hpp", "nod.json", "nod_c.cpp", "nod_c.h"),
        written());
  }

  @Test
  void severalGamesOfSeveralFilesGetAFolderEach() throws IOException {
    Run run = Run.of("translate", in, "--to=cpp", "-o", out);

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(written().contains("nod/nod.cpp"), written().toString());
    assertTrue(written().contains("deep/pennies/pennies.cpp"), written().toString());
  }

  /** HRG takes a name that begins with a sign for a variable in the map of this sheet's turns. */
  @Test
  void gdlThatBecomesTooLargeAnAutomatonInHrgSaysWhy() throws IOException {
    Path sheet = folder.resolve("turns.kif");
    Files.writeString(
        sheet,
        """
        (role walker)
        (turn +n +e) (turn +e +s) (turn +s +w) (turn +w +n)
        (init (facing +n))
        (<= (legal walker (face ?y)) (true (facing ?x)) (turn ?x ?y))
        (<= (next (facing ?y)) (does walker (face ?y)))
        (<= terminal (true (facing +w)))
        (<= (goal walker 100) (true (facing +w)))
        """);

    Run small = Run.of("translate", sheet, "--to", "hrg", "--budget=1000");
    assertEquals(1, small.exitCode());
    assertTrue(small.err().contains("that HRG would take for variables"), small.err());
    assertTrue(small.err().contains("--budget"), small.err());
    assertEquals("", small.out());
    Run large = Run.of("translate", sheet, "--to", "hrg");
    assertTrue(large.out().startsWith("// From the automaton, not rule by rule: "), large.out());
  }
}
