package org.regames.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("long")
class WhyCommandTest {
  private static Run why(String words) {
    return Run.ofLine("why games/" + words);
  }

  @Test
  void aPawnIsNoRook() {
    assertEquals(
        new Run(
            1,
            """
            white: a2 a5 is not legal
            only this stands in the way:
              games/hrg/chess.hrg:346:11: check(board[from] == piece(me, queen))
                not true: board[from] == piece[me][queen]
                board[from] is P(white, pawn)
                from is S(a, 2)
                piece[me][queen] is P(white, queen)
                me is white
            only this stands in the way:
              games/hrg/chess.hrg:340:11: check(board[from] == piece(me, rook))
                not true: board[from] == piece[me][rook]
                board[from] is P(white, pawn)
                from is S(a, 2)
                piece[me][rook] is P(white, rook)
                me is white
            nearest legal move: a2 a3
            """,
            ""),
        why("hrg/chess.hrg --move 'a2 a5'"));
  }

  /** The answer is about the squares that were asked for, not about others that are blocked. */
  @Test
  void aSquareIsNoNeighbour() {
    assertEquals(
        new Run(
            1,
            """
            white: 3,2 3,5 is not legal
            after `3,2` the rules never go on with 3,5, but with 4,3, 2,3, 3,3
            nearest legal move: 3,2 3,3
            """,
            ""),
        why("hrg/breakthrough.hrg --move '3,2 3,5'"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = "3,2 3,3\n3_2-3_3\n32 33")
  void movesAreWrittenAsPeopleDo(String move) {
    Run run = why("hrg/breakthrough.hrg --after '" + move + " / 37 36' --move 4,2-4,3");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().startsWith("white: 4,2 4,3 is legal"), run.out());
  }

  @Test
  void aCellIsTaken() {
    Run run = why("gdl/tictactoe.kif --after claim__b_b --move '(claim b b)'");

    assertEquals(1, run.exitCode());
    assertTrue(run.out().startsWith("nought: claim(b,b) is not legal\nonly this "), run.out());
    assertTrue(run.out().contains("tictactoe.kif:40:10: (not (owned ?x ?y)))\n"), run.out());
    assertTrue(run.out().contains(" is cross\n"), run.out());
  }

  @Test
  void aLegalMoveHasItsLines() {
    Run run = why("hrg/tictactoe.hrg --move 2_2");

    assertEquals(0, run.exitCode(), run.err());
    assertTrue(run.out().startsWith("x: 2,2 is legal, by these lines:\n"), run.out());
    assertTrue(run.out().contains(": check(grid[place] == blank)\n"), run.out());
  }

  @Test
  void workIsBounded() {
    Run run = why("hrg/chess.hrg --move 'a2 a5' --max-work 50");

    assertEquals(1, run.exitCode());
    assertTrue(run.out().contains("is not legal as far as known\n"), run.out());
    assertTrue(run.err().contains("stopped after 50 steps; --max-work N allows more"), run.err());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --move C__2_9    | --move: no move of this game has the tag `C__2_9`; did you mean C__2_1?
          --move '1 9'     | --move: no move of this game has the tag `1`
          --max-work 0 --move C__1_1 | --max-work: expected a number from 1 up, found 0
          """)
  void whatCannotBeIsSaid(String words, String message) {
    Run run = why("hrg/tictactoe.hrg " + words);

    assertEquals(2, run.exitCode());
    assertEquals("error: " + message + "\n", run.err());
  }
}
