package org.regames.sbg.describe;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.ir.diagnostic.Source;
import org.regames.sbg.SbgParser;

/** What pieces do, beyond those of the library. */
class MovementWordsTest {
  private static List<String> words(String movement) {
    String text =
        "<<T>>\n<BOARD>\n3 3\n|ppp|\n|...|\n|PPP|\n<PIECES>\nP " + movement + " &\n<GOALS>\n9 &\n";
    return MovementWords.of(
        SbgParser.parse(new Source("t.sbg", text))
            .value()
            .orElseThrow()
            .movement('P')
            .orElseThrow());
  }

  @Test
  void waysOfOneDirectionAreOneSentence() {
    assertEquals(
        List.of(
            "goes three squares ahead, over two empty squares, to an empty square or onto an enemy"
                + " piece, which it captures"),
        words("(0,1,e)^2 ((0,1,e) + (0,1,p))"));
    assertEquals(
        List.of(
            "leaps two squares ahead and one to either side, onto an enemy piece, which it"
                + " captures",
            "leaps two squares to the left, onto an enemy piece, which it captures"),
        words("(1,2,p) + (-1,2,p) + (-2,0,p)"));
  }

  @Test
  void whatMixesDirectionsIsToldInSteps() {
    assertEquals(
        List.of(
            "moves in steps: one square ahead onto an empty square, then [one square sideways"
                + " onto an enemy piece]"),
        words("(0,1,e)((1,0,p) + (-1,0,p))"));
    assertEquals(
        List.of(
            "moves in steps: any number of times (or never) [one square ahead or sideways onto"
                + " an empty square]"),
        words("((0,1,e) + (1,0,e) + (-1,0,e))^*"));
  }

  @Test
  void aPieceThatStaysPassesTheTurn() {
    assertEquals(
        List.of(
            "goes one square ahead, to an empty square",
            "may stay where it is, which passes the turn"),
        words("(0,1,e) + (0,0,w)"));
  }

  /** Listing all of these would help nobody. */
  @Test
  void manyWaysAreToldAsTheyAreWritten() {
    assertEquals(
        List.of(
            "moves in steps: nine times [one square ahead onto an empty square; or two squares"
                + " ahead, over an enemy piece, onto an empty square]"),
        words("((0,1,e) + (0,1,p)(0,1,e))^9"));
  }
}
