package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each kind of file that is no game gets one clear line from every command. */
class BadFilesTest {
  @TempDir private Path folder;
  private Path file;

  @BeforeEach
  void nameAFile() {
    file = folder.resolve("game.rg");
  }

  private static void assertOneLine(Run run, int exitCode, String line) {
    assertEquals(new Run(exitCode, "", "error: " + line + "\n"), run);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "stats", "translate --to=rg", "moves", "run", "perft --depth=1"})
  void aMissingFile(String command) {
    Object[] words = (command + " " + file).split(" ");

    assertOneLine(Run.of(words), 2, file + ": there is no such file");
  }

  @Test
  void aMissingFileWithASimilarNeighbour() throws IOException {
    Files.writeString(folder.resolve("gama.rg"), "");

    Run run = Run.of("check", file);

    String advice = "; did you mean " + folder.resolve("gama.rg") + "?";
    assertOneLine(run, 2, file + ": there is no such file" + advice);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "stats", "moves", "run", "perft --depth=1"})
  void aFolderWithoutGames(String command) {
    Object[] words = (command + " " + folder).split(" ");

    assertOneLine(Run.of(words), 2, folder + ": is a folder without games of a known language");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\t\n", "\uFEFF"})
  void anEmptyFile(String text) throws IOException {
    Files.writeString(file, text);

    assertOneLine(Run.of("check", file), 1, file + ": is empty, expected a game");
  }

  @Test
  void aFileWithZeroBytes() throws IOException {
    Files.write(file, new byte[] {'t', 0, 'x'});

    assertOneLine(Run.of("check", file), 1, file + ": is not a text file (it contains zero bytes)");
  }

  @Test
  void aFileThatIsNoUtf8() throws IOException {
    Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 'x'});

    assertOneLine(Run.of("check", file), 1, file + ": is not a text file (expected UTF-8)");
  }

  @Test
  void aFileThatMayNotBeRead() throws IOException {
    Files.writeString(file, "type Player = {x};");
    assumeFalse(
        !file.toFile().setReadable(false) || Files.isReadable(file), "root reads all files");

    assertOneLine(Run.of("check", file), 2, file + ": cannot be read (permission denied)");
  }

  @Test
  void anUnknownSuffix() throws IOException {
    Path other = Files.writeString(folder.resolve("game.txt"), "type Player = {x};");

    Run run = Run.of("check", other);

    assertEquals(2, run.exitCode());
    assertEquals(1, run.errLines().size());
    assertTrue(run.err().contains("its suffix is of no known language (known: "), run.err());
    assertTrue(run.err().contains(".rg"), run.err());
    assertTrue(run.err().contains("--from"), run.err());
  }

  @Test
  void theLanguageOptionMakesUpForTheSuffix() throws IOException {
    Path other = folder.resolve("game.txt");
    Files.copy(Run.game("nod.rg"), other);

    assertEquals(0, Run.of("check", "--from=rg", other).exitCode());
  }

  @Test
  void standardInputNeedsALanguage() {
    Run run = Run.withInput(new byte[0], "check", "-");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--from"), run.err());
  }

  @Test
  void aByteOrderMarkIsNoPartOfTheText() throws IOException {
    Files.writeString(file, "\uFEFF" + Files.readString(Run.game("nod.rg")));

    assertEquals(0, Run.of("check", file).exitCode());
  }

  @Test
  void aNameThatNoFileCanHave() {
    Run run = Run.of("check", "nul\0.rg");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("is not a file name"), run.err());
  }

  @Test
  void textBeyondAsciiIsShownAsItIs() throws IOException {
    Files.writeString(file, "type Größe;");

    Run run = Run.of("check", file);

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("type Größe;"), run.err());
  }

  @Test
  void aFileThatIsTooLargeIsNotRead() throws IOException {
    try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
      large.setLength(500L << 20);
    }

    Run run = Run.of("check", file);

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("has more than 76 MB, too many for a game"), run.err());
    assertTrue(run.err().contains("--budget"), run.err());
  }

  @Test
  void aReadOnlyFileIsNotReplaced() throws IOException {
    Files.writeString(file, "mine");
    assertTrue(file.toFile().setWritable(false));

    Run run = Run.of("translate", Run.game("nod.rg"), "--to=rg", "-o", file);

    assertOneLine(
        run,
        1,
        file
            + ": cannot be written (it is read-only; make it writable or name another file); "
            + "nothing was");
    assertEquals("mine", Files.readString(file));
  }
}
