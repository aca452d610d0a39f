package org.regames.linegames.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.ScriptOptions;
import org.regames.linegames.output.ScriptError;

/**
 * Ways out of a script that were thought out by somebody who had read only the documentation: the
 * first line of each file says what it tries. One that gets what it wants prints {@code ESCAPED}.
 */
@Tag("long")
class EscapesOfStrangersTest {
  private static final Path ESCAPES =
      Path.of(System.getProperty("regames.root"))
          .resolve("linegames-dsl/src/test/resources/escapes-of-strangers");

  /** What nobody should see of a script, whatever it does. */
  private static final Pattern INSIDES =
      Pattern.compile(
          "^ESCAPED\\s*$|bug in regames|^\\s+at .+\\(.*\\)$|Exception in thread",
          Pattern.MULTILINE);

  private static final String BEGIN = "--- begin ";

  @TempDir private Path folder;

  /**
   * Runs the scripts one after the other. What they print goes to standard error of the process, so
   * that those who want to read it need a process for it.
   */
  static void main(String[] files) throws IOException {
    for (String file : files) {
      String name = Path.of(file).getFileName().toString();
      System.err.println(BEGIN + name);
      try {
        // Two seconds are enough for those that end at all.
        ScriptRuns.run(
            name.endsWith(".py") ? ScriptKind.PYTHON : ScriptKind.KOTLIN,
            new Source(name, Files.readString(Path.of(file))),
            new ScriptOptions(false, false, 2, false, 0),
            Script.Trust.CHECKED,
            System.err);
      } catch (ScriptError e) {
        System.err.println(e.getMessage());
      }
    }
  }

  /** What is seen of each script, its name first. */
  private List<String> seen(int number, List<Path> files) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dregames.root=" + System.getProperty("regames.root"),
                "-cp",
                System.getProperty("java.class.path"),
                EscapesOfStrangersTest.class.getName()));
    files.forEach(file -> command.add(file.toString()));
    Path seen = folder.resolve("seen" + number);
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(seen.toFile())
              .start();
      process.getOutputStream().close();
      assertEquals(0, process.waitFor(), () -> read(seen));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    List<String> parts = Stream.of(read(seen).split(BEGIN)).skip(1).toList();
    assertEquals(files.size(), parts.size());
    return parts;
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> escapes(List<Path> files) {
    // Most of the time goes into starting processes: one half beside the other.
    int middle = files.size() / 2;
    List<List<Path>> halves =
        List.of(files.subList(0, middle), files.subList(middle, files.size()));
    return IntStream.range(0, 2)
        .parallel()
        .boxed()
        .flatMap(half -> seen(half, halves.get(half)).stream())
        .filter(text -> INSIDES.matcher(text).find())
        .toList();
  }

  private static List<Path> files(String suffix) throws IOException {
    try (Stream<Path> files = Files.list(ESCAPES)) {
      return files.filter(file -> file.toString().endsWith(suffix)).sorted().toList();
    }
  }

  /** So that the tests below do not hold because nobody looks. */
  @Test
  void anEscapeIsSeen() throws IOException {
    List<Path> files =
        List.of(
            Files.writeString(folder.resolve("a.py"), "print('ESCAPED')\n"),
            Files.writeString(folder.resolve("b.py"), "raise ValueError('bug in regames')\n"),
            Files.writeString(folder.resolve("c.py"), "print('not ESCAPED')\n"),
            Files.writeString(folder.resolve("d.linegame.kts"), "println(\"ESCAPED\")\n"));
    List<String> names =
        escapes(files).stream().map(text -> text.lines().findFirst().get()).toList();
    assertEquals(List.of("a.py", "b.py", "d.linegame.kts"), names);
  }

  @Test
  void noneOfThePythonScriptsGetsOut() throws IOException {
    List<Path> files = files(".py");
    assertTrue(files.size() >= 40, () -> files.size() + " scripts");
    assertEquals(List.of(), escapes(files));
  }

  @Test
  void noneOfTheKotlinScriptsGetsOut() throws IOException {
    List<Path> files = files(".linegame.kts");
    assertTrue(files.size() >= 20, () -> files.size() + " scripts");
    assertEquals(List.of(), escapes(files));
  }
}
