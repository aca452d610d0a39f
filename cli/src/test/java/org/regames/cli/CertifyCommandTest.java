package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CertifyCommandTest {
  private static final String GAME = "games/gdl/lights.kif";

  @TempDir private Path folder;

  private Path certificate() {
    Path file = folder.resolve("lights.certificate");
    Run run =
        Run.ofLine(
            "translate "
                + GAME
                + " --passes all --certify "
                + file
                + " -o "
                + folder.resolve("lights.rg"));
    assertEquals(0, run.exitCode(), run.err());
    return file;
  }

  @Test
  @Tag("long")
  void whatTranslateWroteIsConfirmed() {
    Run run = Run.of("certify", certificate());

    assertEquals("7 of 7 steps confirmed\n", run.out());
    assertEquals(0, run.exitCode(), run.err());
  }

  @Test
  @Tag("long")
  void whatWasChangedLaterIsNot() throws IOException {
    Path file = certificate();
    String text = Files.readString(file);
    String tag = "$ press__1_1";
    int last = text.lastIndexOf(tag);
    assertTrue(last > 0, "the game has the tag");
    Files.writeString(
        file, text.substring(0, last) + "$ press__2_2" + text.substring(last + tag.length()));

    Run run = Run.of("certify", file);

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("the certificate is wrong: paths differ"), run.out());
  }

  @Test
  void nonsenseIsNamedWithItsLine() throws IOException {
    Path file = Files.writeString(folder.resolve("no.certificate"), "{\"pass\": 1}\n");

    Run run = Run.of("certify", file);

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains(file + ":1: expected a line of a certificate"), run.err());
  }

  @Test
  void searchesThatTakeTooLongSayHowToLetThemGoOn() {
    Run run = Run.ofLine("certify " + GAME + " --max-work 200");

    assertEquals(3, run.exitCode(), run.err());
    assertTrue(run.out().contains("not confirmed: too much work, at "), run.out());
    assertTrue(run.out().contains(", --max-work N allows more\n"), run.out());
    assertTrue(run.out().endsWith("0 of 7 steps confirmed\n"), run.out());
  }

  @Test
  void theLeastWorkIsOneStep() {
    Run run = Run.ofLine("certify " + GAME + " --max-work 0");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--max-work: expected a number from 1 up, found 0"), run.err());
  }

  @Test
  void certificatesAreOfOneGameAndItsPasses() {
    Run run = Run.ofLine("translate " + GAME + " --to rg --certify x");

    assertEquals(2, run.exitCode());
    assertTrue(run.err().contains("--certify needs one game and --passes"), run.err());
  }
}
