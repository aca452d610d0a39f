package org.regames.gdl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.regames.backend.diff.Comparison;
import org.regames.backend.diff.Difference;
import org.regames.backend.diff.QuickDiff;
import org.regames.backend.diff.TagRenaming;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.net.NetGame;

/** What a net is compared with is another game in each thing that a player could tell. */
class NetComparisonTest {
  /** Two pick a number at the same time, twice; {@code left} gets what it picked, if not alike. */
  private static final String SHEET =
      """
      (role left) (role right)
      (num 1) (num 2) (num 3)
      (init (round 1))
      (<= (legal ?r (pick ?n)) (role ?r) (num ?n) (not (true (picked ?r ?n))))
      (<= (next (picked ?r ?n)) (does ?r (pick ?n)))
      (<= (next (round 2)) (true (round 1)))
      (<= (next (round 3)) (true (round 2)))
      (<= terminal (true (round 3)))
      (<= alike (true (picked left ?n)) (true (picked right ?n)))
      (<= (goal left 30) (true (picked left 3)) (not alike))
      (<= (goal left 20) (true (picked left 2)) (not alike))
      (<= (goal right 50) alike)
      """;

  private static NetGame net(String sheet) {
    return GdlFrontend.net(new Source("game.kif", sheet), new Budget()).value().orElseThrow().net();
  }

  private static Optional<Comparison> compared(String sheet, String other) {
    return new QuickDiff(1_000_000, 1).compare(net(sheet), Gdl.game(other), TagRenaming.NONE);
  }

  @Test
  void theAutomatonOfTheSameSheetIsTheSameInAllStates() {
    Comparison found = compared(SHEET, SHEET).orElseThrow();

    assertEquals(Optional.empty(), found.difference());
    assertTrue(found.complete());
    assertTrue(found.states() > 30, found.toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(num 3) | (num 3) (num 4) | a move is legal only in the second",
        "(not (true (picked ?r ?n))) | (distinct ?n 2) | a move is legal only in the first",
        "(goal left 20) | (goal left 30) | left gets the score 20 in one, 30 in the other",
        "terminal (true (round 3)) | terminal (true (round 2)) | the play has ended in one of them,"
            + " and continues in the other",
        "(role right) | (role third) | the players are [left, right] in one and [left, third] in"
            + " the other",
      })
  void whatIsOtherIsFoundWithItsPlay(String words, String others, String what) {
    Difference found =
        compared(SHEET, SHEET.replace(words, others)).orElseThrow().difference().get();

    assertEquals(what, found.what());
  }

  @Test
  void thePlayOfADifferenceIsToldInMoves() {
    Difference found =
        compared(SHEET, SHEET.replace("(goal right 50)", "(goal right 60)"))
            .orElseThrow()
            .difference()
            .orElseThrow();

    assertEquals(found.first(), found.second());
    assertEquals(4, found.first().size());
    assertEquals("left: pick__1", found.first().getFirst().toString());
  }

  /** Who perceives anything sees nothing else, not even the moves. */
  @Test
  void whatOthersSeeOfAMoveIsCompared() {
    String open =
        """
        (role left) (role right) (init (turn left))
        (<= (legal ?r (say 1)) (true (turn ?r)))
        (<= (legal ?r (say 2)) (true (turn ?r)))
        (<= (legal ?r wait) (role ?r) (not (true (turn ?r))))
        (<= (next (turn right)) (true (turn left)))
        (<= (next over) (true (turn right)))
        (<= terminal (true over))
        (<= (goal ?r 50) (role ?r))
        """;
    String blind = open + "(<= (sees right nothing) (true (turn left)))";

    assertEquals(Optional.empty(), compared(open, open).orElseThrow().difference());
    assertEquals(Optional.empty(), compared(blind, blind).orElseThrow().difference());
    assertEquals(
        "right sees [say__1] of the last move in one, [] in the other",
        compared(open, blind).orElseThrow().difference().orElseThrow().what());
  }

  @Test
  void aPlayThatNobodyEndsIsNotPlayed() {
    String endless =
        """
        (role lone) (init (on a)) (legal lone wait) (next (on b)) (<= terminal (true (on c)))
        (<= (next (on c)) (does lone stop)) (goal lone 0)
        """;

    assertEquals(Optional.empty(), compared(endless, SHEET));
  }

  @Test
  void playersAreAsManyAsBitsAtMost() {
    String crowd =
        IntStream.range(0, 70)
            .mapToObj("(role r%d)"::formatted)
            .reduce("(init (on a)) (<= terminal (true (on b)))", String::concat);
    String sheet =
        crowd
            + "(<= (legal ?r stay) (role ?r)) (<= (legal ?r stop) (role ?r)) (<= (goal ?r 0) (role"
            + " ?r)) (<= (next (on b)) (does r3 stop)) (<= (next (on a)) (does r3 stay))";

    assertEquals(Optional.empty(), compared(sheet, SHEET));
  }
}
