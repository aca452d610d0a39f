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
 * What we write is read by Gambit and OpenSpiel, which see the same tree. They are installed into
 * the virtual environment of the tests of Python, once; where there is no Python or nothing can be
 * installed, the tests are skipped.
 */
@Tag("long")
class EfgReadersTest {
  private static final Path PACKAGE = Path.of(System.getProperty("regames.root"), "python");
  private static final Path PYTHON = PACKAGE.resolve("target/venv/bin/python");

  @TempDir private Path folder;

  @BeforeAll
  static void install() throws IOException, InterruptedException {
    Path install = PACKAGE.resolve("venv");
    Process process = new ProcessBuilder(install.toString()).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (!process.waitFor(5, TimeUnit.MINUTES) || process.exitValue() != 0) {
      abort(install + ": " + output);
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
