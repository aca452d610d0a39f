package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What users are told who type what is no command line. */
class MisuseTest {
  private static void assertMisused(Run run, String message) {
    assertEquals(2, run.exitCode(), run.err());
    assertEquals("", run.out());
    assertTrue(run.err().contains(message), run.err());
  }

  @Test
  void withoutACommandThereIsHelpOnStandardError() {
    assertMisused(Run.of(), "Usage: regames");
  }

  @Test
  void aMisspeltCommandIsAnsweredWithTheNearestOne() {
    Run run = Run.of("chekc", "a.rg");

    assertMisused(run, "regames check");
    assertTrue(run.err().contains("Try 'regames --help'"), run.err());
  }

  @Test
  void aMisspeltOptionIsAnsweredWithTheNearestOnes() {
    Run run = Run.of("perft", "--deth", "2", Run.game("nod.rg"));

    assertMisused(run, "--depth");
    assertTrue(run.err().contains("Try 'regames perft --help'"), run.err());
  }

  @Test
  void aMisspeltOptionIsNamedThoughSomethingIsMissingToo() {
    assertMisused(Run.of("check", "--fro"), "--fro");
  }

  @ParameterizedTest
  @CsvSource({
    "check, FILE",
    "stats, FILE",
    "explain, FILE",
    "translate, FILE",
    "moves, FILE",
    "run, FILE",
    "perft, name a game",
  })
  void aCommandWithoutAGameSaysSo(String command, String message) {
    assertMisused(Run.of(command), message);
  }

  @ParameterizedTest
  @CsvSource({
    "run, --playouts=many, --playouts",
    "run, --playouts=0, --playouts: expected a number from 1 up",
    "run, --seconds=-1, --seconds: expected a positive number",
    "run, --seconds=NaN, --seconds: expected a positive number",
    "run, --threads=-1, --threads: expected a number from 0 to",
    "run, --threads=100000, --threads: expected a number from 0 to",
    "perft, --depth=0, --depth: expected a number from 1 to 9999",
    "perft, --depth=10000, --depth: expected a number from 1 to 9999",
    "format, --budget=0, --budget: expected a number from 1 up",
    "perft, --depth=deep, --depth",
    "perft, --choices, --depth N",
    "check, --budget=0, --budget: expected a number from 1 up",
    "check, --from=klingon, found `klingon`",
    "translate, --to=klingon, found `klingon`",
    "translate, --passes=none, name the language to translate into: --to",
  })
  void aValueThatCannotBeIsNamedWithWhatCould(String command, String option, String message) {
    assertMisused(Run.of(command, option, Run.game("nod.rg")), message);
  }

  @ParameterizedTest
  @CsvSource({
    "run, --engine=gpu, there is no engine `gpu`; available: jvm",
    "perft, --engine=interpeter, did you mean interpreter?",
    "moves, --passes=inline-asignment, did you mean",
    "run, '--passes=none,inline', there is no pass inline",
    "perft, --passes=inline, there is no pass inline",
    "stats, --passes=al, there is no pass al",
    "translate, --passes=al, there is no pass al",
  })
  void enginesAndPassesThatDoNotExistAreRefused(String command, String option, String message) {
    Run run = Run.of(command, option, Run.game("nod.rg"));

    assertMisused(run, message);
    assertEquals(1, run.errLines().size());
  }

  @Test
  void anEmptyWordIsNoFile() {
    assertMisused(Run.of("check", ""), "expected the name of a file");
  }

  @Test
  void wordsThatBeginWithAnAtSignAreNoFilesOfArguments() {
    assertMisused(Run.of("check", "@" + Run.game("nod.rg")), "there is no such file");
  }

  @Test
  void noMessageHasAStackTrace() {
    assertFalse(Run.of("perft", "x", "--depth", "1").err().contains("\tat "));
  }
}
