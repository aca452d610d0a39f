package org.regames.backend.diff;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;

class QuickDiffTest {
  /** x says a bit, then o does; o scores what it said. */
  private static final String WORDS =
      """
      type Bit = {0, 1}; var bit: Bit = 0;
      begin, a: player = x; a, b: bit = Bit(*); b, c: $$ bit;
      c, d: player = o; d, e: bit = Bit(*); e, f: $ say; f, g: $$ bit; g, h: player = keeper;
      h, i: goals[o] = bit; i, end: player = keeper;
      """;

  /** Steps, each with a digit that is kept: far more states than there is work for. */
  private static final int STEPS = 30;

  private static final QuickDiff DIFF = new QuickDiff(600_000, 1);

  private static Comparison compared(String first, String second) {
    return DIFF.compare(Games.of(first), Games.of(second), TagRenaming.NONE);
  }

  @Test
  void automataThatDoTheSameNeedNoPlays() {
    Comparison found = compared(WORDS, WORDS.replaceAll("\\bg\\b", "g1"));

    assertTrue(found.complete());
    assertEquals(0, found.states());
  }

  @Test
  void allStatesOfASmallGameAreCompared() {
    Comparison found =
        compared(WORDS, WORDS.replace("h, i: goals", "h, h1: player = keeper; h1, i: goals"));

    assertEquals(Optional.empty(), found.difference());
    assertTrue(found.complete());
    assertEquals(1 + 2 + 2, found.states());
  }

  @Test
  void namesOfPlayersAreNoWords() {
    String game = "type Player = {x, o__1}; type Score = {0, 1};\n" + WORDS;
    game = game.replace("player = o;", "player = o__1;").replace("[o]", "[o__1]");
    String other = game.replace("h, i: goals", "h, h1: player = keeper; h1, i: goals");

    Comparison found =
        DIFF.compare(
            Games.parse("game.rg", game),
            Games.parse("other.rg", other),
            TagRenaming.NONE.byWords(true));

    assertEquals(Optional.empty(), found.difference());
    assertTrue(found.complete());
  }

  @Test
  void aDifferenceIsFoundWithItsPlay() {
    Difference found =
        compared(WORDS, WORDS.replace("goals[o] = bit", "goals[x] = bit"))
            .difference()
            .orElseThrow();

    assertEquals("x gets the score 0 in one, 1 in the other", found.what());
    assertEquals("[x: 0, o: say 1]", found.first().toString());
  }

  /**
   * Each step may be the last: only one play in a thousand million goes all the way, where moves
   * are drawn evenly, and there are too many states to come there layer by layer.
   */
  private static String climb(String top) {
    String steps =
        IntStream.range(0, STEPS)
            .mapToObj(
                step ->
                    """
                    a%1$d, b%1$d: said[%1$d] = Digit(*); b%1$d, c%1$d: digit = said[%1$d];
                    c%1$d, d%1$d: $ on; d%1$d, e%1$d: $$ digit; e%1$d, a%2$d: player = x;
                    c%1$d, f%1$d: $ back; f%1$d, g%1$d: $$ digit; g%1$d, a0: player = x;
                    """
                        .formatted(step, step + 1))
            .collect(Collectors.joining());
    String numbers =
        IntStream.range(0, STEPS).mapToObj(String::valueOf).collect(Collectors.joining(", "));
    return "type Step = {"
        + numbers
        + "}; type Digit = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9};"
        + " var said: Step -> Digit = {:0}; var digit: Digit = 0; begin, a0: player = x;\n"
        + steps
        + "a%1$d, t: $ %2$s; t, end: player = keeper;\n".formatted(STEPS, top);
  }

  @Test
  void playsGoOnFromWhereARuleIsMetForTheFirstTime() {
    Comparison found = compared(climb("top"), climb("roof"));

    assertEquals(
        "a move is legal only in the first",
        found.difference().map(Difference::what).orElse("none: " + found));
    assertTrue(found.difference().get().first().size() > STEPS);
  }

  @Test
  void theSameWorkIsDoneEachTime() {
    // With a keeper's move more, so that the automata are not the same.
    String other = climb("top").replace("t, end: player", "t, u: player = keeper; u, end: player");
    Comparison found = compared(climb("top"), other);

    assertEquals(found, compared(climb("top"), other));
    assertEquals(Optional.empty(), found.difference());
    assertFalse(found.complete());
    assertTrue(found.states() > 100, found.toString());
  }

  @Test
  void gamesWhoseFirstMovesAreTooMuchAreNotCompared() {
    String other = climb("top").replace("t, end: player", "t, u: player = keeper; u, end: player");

    Comparison found =
        new QuickDiff(10, 1).compare(Games.of(climb("top")), Games.of(other), TagRenaming.NONE);

    assertEquals(Optional.empty(), found.difference());
    assertFalse(found.complete());
    assertEquals(0, found.states());
  }
}
