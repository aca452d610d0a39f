package org.regames.agents.efg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.regames.agents.Texts;

/**
 * What we write is read by Gambit and OpenSpiel, which see the same tree. They are installed into a
 * virtual environment in {@code target/}, once; where there is no Python or nothing can be
 * installed, the tests are skipped.
 */
@Tag("long")
class EfgReadersTest {
  /** Gambit's first version with wheels: to build an older one takes minutes. */
  private static final List<String> READERS = List.of("pygambit==17.0.0b2", "open-spiel==2.0.2");

  private static final Path ENVIRONMENT = Path.of("target", "efg-readers");
  private static final Path PYTHON = ENVIRONMENT.resolve("bin").resolve("python");
  private static final Path INSTALLED = ENVIRONMENT.resolve("installed");

  @TempDir private Path folder;

  @BeforeAll
  static void install() throws IOException {
    if (Files.exists(INSTALLED)) {
      return;
    }
    List<String> install =
        new ArrayList<>(
            List.of(PYTHON.toString(), "-m", "pip", "install", "-q", "--only-binary", ":all:"));
    install.addAll(READERS);
    said(List.of("python3", "-m", "venv", "--clear", ENVIRONMENT.toString()));
    said(install);
    Files.createFile(INSTALLED);
  }

  /** What a command prints; where it fails, the tests are skipped. */
  private static String said(List<String> command) {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
        abort(String.join(" ", command) + ": " + output);
      }
      return output;
    } catch (IOException | InterruptedException missing) {
      return abort(String.join(" ", command) + ": " + missing.getMessage());
    }
  }

  private List<String> read(String game, String... options) throws Exception {
    Path file = folder.resolve("game.efg");
    Files.writeString(file, EfgEmitterTest.efg(Texts.library(game)), StandardCharsets.US_ASCII);
    Path script = Path.of(EfgReadersTest.class.getResource("/efg/read_efg.py").toURI());
    List<String> command =
        new ArrayList<>(List.of(PYTHON.toString(), script.toString(), file.toString()));
    command.addAll(List.of(options));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(5, TimeUnit.MINUTES));
    assertEquals(0, process.exitValue(), output);
    return output.lines().toList();
  }

  /** The value is 1/18 below the stake of 2 for who begins (H. W. Kuhn, 1950). */
  @Test
  void kuhnPokerHasItsKnownValue() throws Exception {
    assertEquals(
        List.of("gambit True 58 12 35/18 37/18", "openspiel 58 12"),
        read("hrg/kuhn-poker.hrg", "--value"));
  }

  @Test
  void leducPokerIsTheSameTreeForBoth() throws Exception {
    assertEquals(
        List.of("gambit True 9457 936", "openspiel 9457 936"), read("hrg/leduc-poker.hrg"));
  }
}
