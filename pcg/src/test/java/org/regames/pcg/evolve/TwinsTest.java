package org.regames.pcg.evolve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.agents.PlayedGame;
import org.regames.ir.language.Language;

@Tag("long")
class TwinsTest {
  private static final String GAME =
      """
      <<Run>>
      <BOARD>
      3 5
      |pq.|
      |...|
      |...|
      |...|
      |PQ.|
      <PIECES>
      P (0,1,e) + (1,1,p) &
      Q (1,0,e) + (0,1,e) + (0,-1,e) + (-1,1,p) &
      <GOALS>
      20 &
      @P 0 4, 1 4 &
      @p 0 0, 1 0 &
      """;

  private static final Optional<String> AGAIN = Optional.of("is game 0 again");

  private static final GameSpace SPACE =
      new LanguageSpace(
          Language.all().stream()
              .filter(language -> language.suffixes().contains(".sbg"))
              .findFirst()
              .orElseThrow(),
          List.of());

  private static Candidate game(int number, String text) {
    PlayedGame game = PlayedGame.forFewPlays(SPACE.check(text).value().orElseThrow());
    return new Candidate(
        number, "begun", -1, -1, text, 1.0, 0, null, Candidate.Shape.of(game), Map.of());
  }

  /** Why another game is out; nothing where it is none of those before. */
  private static Optional<String> reason(String other) {
    assertNotEquals(GAME, other);
    Twins twins = new Twins(SPACE);
    assertTrue(twins.of(game(0, GAME)).isEmpty());
    return twins.of(game(1, other)).map(Twins.Twin::reason);
  }

  @Test
  void orderAndDeadPartsAreNoDifference() {
    String ordered = GAME.replace("(0,1,e) + (1,1,p)", "(1,1,p) + (0,1,e)");
    assertEquals(AGAIN, reason(ordered));
    String twice = GAME.replace("(0,1,e) + (1,1,p)", "(0,1,e) + (1,1,p) + (0,1,e)");
    assertEquals(AGAIN, reason(twice));
    String withAnother = GAME.replace("<GOALS>", "R (1,0,p) &\n<GOALS>");
    assertEquals(AGAIN, reason(withAnother));
  }

  @Test
  void otherNamesAreNoDifference() {
    String named = GAME.replace('Q', 'X').replace('q', 'x').replace("<<Run>>", "<<Other>>");
    assertEquals(AGAIN, reason(named));
  }

  @Test
  void aMirrorImageIsTheSame() {
    String mirrored =
        GAME.replace("pq.", ".qp")
            .replace("PQ.", ".QP")
            .replace("(0,1,e) + (1,1,p)", "(0,1,e) + (-1,1,p)")
            .replace(
                "(1,0,e) + (0,1,e) + (0,-1,e) + (-1,1,p)",
                "(-1,0,e) + (0,1,e) + (0,-1,e) + (1,1,p)")
            .replace("0 4, 1 4", "2 4, 1 4")
            .replace("0 0, 1 0", "2 0, 1 0");
    assertEquals(Optional.of("is game 0 again, renamed, turned or mirrored"), reason(mirrored));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {"20 & > 24 &", "0 4, 1 4 > 0 4, 2 4", "(-1,1,p) > (-1,1,e)", "|...| > |qqq|"})
  void otherRulesAreAnotherGame(String from, String to) {
    assertEquals(Optional.empty(), reason(GAME.replaceFirst(Pattern.quote(from), to)));
  }
}
