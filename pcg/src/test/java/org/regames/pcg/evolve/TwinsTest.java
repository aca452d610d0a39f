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

  private static Optional<Integer> twin(String other) {
    assertNotEquals(GAME, other);
    Twins twins = new Twins(SPACE);
    assertTrue(twins.of(game(0, GAME)).isEmpty());
    return twins.of(game(1, other)).map(twin -> twin.game().number());
  }

  @Test
  @Tag("long")
  void orderAndDeadPartsAreNoDifference() {
    String ordered = GAME.replace("(0,1,e) + (1,1,p)", "(1,1,p) + (0,1,e)");
    assertEquals(Optional.of(0), twin(ordered));
    String twice = GAME.replace("(0,1,e) + (1,1,p)", "(0,1,e) + (1,1,p) + (0,1,e)");
    assertEquals(Optional.of(0), twin(twice));
    String withAnother = GAME.replace("<GOALS>", "R (1,0,p) &\n<GOALS>");
    assertEquals(Optional.of(0), twin(withAnother));
  }

  @Test
  void otherNamesAreNoDifference() {
    String named = GAME.replace('Q', 'X').replace('q', 'x').replace("<<Run>>", "<<Other>>");
    assertEquals(Optional.of(0), twin(named));
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
    assertEquals(Optional.of(0), twin(mirrored));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '>',
      value = {"20 & > 24 &", "0 4, 1 4 > 0 4, 2 4", "(-1,1,p) > (-1,1,e)", "|...| > |qqq|"})
  @Tag("long")
  void otherRulesAreAnotherGame(String from, String to) {
    assertEquals(Optional.empty(), twin(GAME.replaceFirst(Pattern.quote(from), to)));
  }
}
