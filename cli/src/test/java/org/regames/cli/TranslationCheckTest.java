package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TranslationCheckTest {
  /** Whoever says the largest number wins; the languages of these tests make mistakes with 7. */
  private static final String GAME =
      """
      type Player = {x}; type Score = {0, 1}; type Number = {5, 6, 7};
      var number: Number = 5;
      begin, a: player = x; a, b: number = Number(*); b, c: $ say; c, d: $$ number;
      d, e: player = keeper; e, f: number == 7; f, g: goals[x] = 1; g, end: player = keeper;
      e, end: number != 7;
      """;

  @TempDir private Path folder;
  private Path game;
  private Path out;

  @BeforeEach
  void writeGame() throws IOException {
    game = Files.writeString(folder.resolve("numbers.rg"), GAME.replace("e, end:", "e, g:"));
    out = folder.resolve("out");
  }

  private Run planted(Object... words) throws Exception {
    return PlantedLanguage.installed(folder, () -> Run.of(words));
  }

  private Run translated(String name, String text, String to) throws IOException {
    return Run.of("translate", Files.writeString(folder.resolve(name), text), "--to", to);
  }

  @ParameterizedTest
  @ValueSource(strings = {"quick", "full"})
  void whatWouldBeAnotherGameIsNotWritten(String extent) throws Exception {
    Run run = planted("translate", game, "-o", out, "--to=planted", "--check-translation", extent);

    assertEquals(1, run.exitCode());
    assertEquals(
        "error: "
            + game
            + " in planted: it would be a different game: a move is legal only in the first (first:"
            + " the game, after 'x: say 7'; second: the translation, at the start); nothing was"
            + " written. This is a bug in regames: please report it with the game."
            + " --check-translation none writes it as it is\n",
        run.err());
    assertFalse(Files.exists(out));
  }

  @Test
  void whatCouldNotBeReadIsNotWritten() throws Exception {
    Files.writeString(game, GAME.replace("e, end:", "e, g:").replace("6", "9"));

    Run run = planted("translate", game, "-o", out, "--to=planted");

    assertEquals(1, run.exitCode());
    assertTrue(run.err().contains("in planted: it could not be read again: its translation:"));
    assertFalse(Files.exists(out));
  }

  @Test
  void whatIsWrongRuleByRuleIsWrittenFromTheAutomaton() throws Exception {
    Path text = Files.copy(game, folder.resolve("numbers.planted"));

    Run run = planted("translate", text, "--to=rg");

    assertEquals(Run.of("translate", game, "--to=rg").out(), run.out());
    assertTrue(
        run.errLines()
            .getFirst()
            .startsWith(
                "warning: "
                    + text
                    + " in rg: written from its automaton, since rule by rule it would be a"
                    + " different game: a move is legal only in the first"),
        run.err());
    assertEquals("note: " + text + " in rg: proved", run.errLines().getLast());
    assertEquals(0, run.exitCode());
  }

  @Test
  void withoutCheckItIsWritten() throws Exception {
    Run run = planted("translate", game, "--to=planted", "--check-translation=none");

    assertEquals(0, run.exitCode());
    assertTrue(run.out().contains("70"), run.out());
    assertEquals("", run.err());
  }

  @Test
  void theSummarySaysWhatIsKnown() throws IOException {
    Path sheet = Path.of(System.getProperty("regames.root"), "games/gdl/tictactoe.kif");

    assertEquals(
        "note: " + game + " in json: proved\n", Run.of("translate", game, "--to=json").err());
    assertEquals("", Run.of("translate", game, "--to=svg").err(), "cannot be read back");
    Run run = Run.of("translate", sheet, "--to=hrg");
    assertTrue(
        run.err().matches("note: \\S+ in hrg: no difference in [1-9]\\d\\d+ states\n"), run.err());
    assertEquals(run, Run.of("translate", sheet, "--to=hrg"));
  }

  /** Symbols get small letters in HRG, and names that mean something there others. */
  @Test
  void namesThatHrgChangesAreNoDifference() throws IOException {
    Run run =
        translated(
            "names.kif",
            """
            (role Player) (role N) (role keeper)
            (init (at -1))
            (legal Player (Go N)) (legal Player (Go n)) (legal N (say_it if)) (legal N (say_it NE))
            (legal keeper wait)
            (<= (next (at ?where)) (does Player (Go ?where)))
            (<= terminal (not (true (at -1))))
            (<= (goal ?r 100) (role ?r) (true (at N)))
            (<= (goal ?r 30) (role ?r) (true (at n)))
            """,
            "hrg");

    assertTrue(run.out().startsWith("domain"), run.out());
    assertTrue(run.err().contains("names.kif in hrg: proved, in all 7 states\n"), run.err());
  }

  /** The rules can be written, while their automaton is too large to compare them with. */
  @Test
  void whatIsTooLargeToCompareIsWrittenWithAWarning() throws IOException {
    Run run = translatedWithBudget("full");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().startsWith("domain"), run.out());
    assertTrue(run.err().contains(".kif in hrg: not compared with the game: "), run.err());
    assertTrue(run.err().contains("the game gets too large"), run.err());
  }

  @Test
  void theNetOfASheetNeedsNoAutomaton() throws IOException {
    Run run = translatedWithBudget("quick");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.err().contains(".kif in hrg: no difference in "), run.err());
  }

  private static Run translatedWithBudget(String extent) throws IOException {
    Path sheet =
        Path.of(
            System.getProperty("regames.root"),
            "lang-gdl/src/test/resources/play/queens-arrows.kif");
    return Run.of("translate", sheet, "--to=hrg", "--budget=4000", "--check-translation", extent);
  }
}
