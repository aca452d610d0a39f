package org.regames.backend.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.ir.Game;

/** What a tag adds nothing to is left out, and only where that is so. */
class MergedActionsTest {
  private static final String TYPES =
      "type Cell = {a_1, a_2, a_3, b_1, b_2, b_3};"
          + "type Below = {a_1, a_2, a_3, b_1, b_2, b_3, floor};"
          + "type Disc = {none, some};"
          + "const below: Cell -> Below ="
          + " {a_1: floor, a_2: a_1, a_3: a_2, b_1: floor, b_2: b_1, b_3: b_2};"
          + "var at: Cell = a_1; var board: Below -> Disc = {floor: some, :none};"
          + "var turn: Disc = none; var to: Cell = a_1;";

  private static final String FALL =
      "t, u: at = Cell(*); u, v: board[at] == none; v, w: board[below[at]] != none;"
          + "w, x1: board[at] = some; x1, x2: $$ at; x2, t: player = x;";

  private static Optional<MergedActions> of(String edges) {
    Game game = Games.of(TYPES + edges);
    return MergedActions.of(game, ActionSpace.of(game).orElseThrow());
  }

  @Test
  void whereADiscFallsFollowsFromItsColumn() {
    assertEquals(
        Optional.of(new MergedActions(List.of("a_*", "b_*"), List.of(0, 0, 0, 1, 1, 1))),
        of("begin, t: player = x;" + FALL));
  }

  @Test
  void aStartWithAGapLeavesTwoCellsOfAColumn() {
    assertEquals(Optional.empty(), of("begin, s: board[a_2] = some; s, t: player = x;" + FALL));
  }

  @Test
  void aMoveThatTakesFromBelowLeavesTwoCellsOfAColumn() {
    assertEquals(
        Optional.empty(),
        of(
            "begin, t: player = x;"
                + FALL
                + "t, p: board[a_1] == some; p, q: $ take; q, r: board[a_1] = none;"
                + "r, t: player = x;"));
  }

  @Test
  void movesOfDifferentTurnsAreNeverLegalTogether() {
    assertEquals(
        Optional.of(new MergedActions(List.of("*"), List.of(0, 0))),
        of(
            "begin, p: player = x; p, q: $ a_1; q, r: player = o; r, s: $ a_2;"
                + "s, p: player = x;"));
  }

  @Test
  void movesThatAVariableChoosesAreNeverLegalTogether() {
    assertEquals(
        Optional.of(new MergedActions(List.of("*"), List.of(0, 0))),
        of(
            "begin, p: player = x; p, q: turn == none; q, r: $ a_1; r, s: turn = some;"
                + "p, q2: turn == some; q2, r2: $ a_2; r2, s: turn = none; s, p: player = x;"));
  }

  @Test
  void whatIsWrittenIsNotWhatWasThere() {
    assertEquals(
        Optional.empty(),
        of(
            "begin, p: player = x; p, q: turn = none; q, r: turn == none; r, s: $ a_1;"
                + "p, q2: turn = some; q2, r2: turn == some; r2, s: $ a_2; s, p: player = x;"));
  }

  @Test
  void aStoneThatMovesToTheOnlyHoleSaysWhereItIs() {
    assertEquals(
        List.of("a_1 *", "a_2 *", "b_1 *", "b_2 *"),
        of("begin, c1: board[a_1] = some; c1, c2: board[a_2] = some; c2, t: board[b_1] = some;t,"
                + " t0: player = x; t0, u: at = Cell(*); u, u2: at != a_3; u2, u3: at != b_3;u3, v:"
                + " board[at] == some; v, w: $$ at; w, f: to = Cell(*); f, f2: to != a_3;f2, f3: to"
                + " != b_3; f3, g: board[to] == none; g, h: $$ to; h, h2: board[at] = none;h2, i:"
                + " board[to] = some; i, t0: player = x;")
            .map(MergedActions::names)
            .orElse(List.of()));
  }

  @Test
  void aCheckAheadRequiresWhatItLooksFor() {
    assertEquals(
        Optional.of(new MergedActions(List.of("*"), List.of(0, 0))),
        of(
            "begin, p: player = x; p, q: ? c -> d; q, r: $ a_1; r, s: board[b_1] = none;"
                + "p, q2: board[b_1] == none; q2, r2: $ a_2; r2, s: board[b_1] = some;"
                + "s, p: player = x; c, d: board[b_1] == some;"));
    assertEquals(
        Optional.empty(),
        of(
            "begin, p: player = x; p, q: ! c -> d; q, r: $ a_1; r, s: board[b_1] = none;"
                + "p, q2: board[b_1] == none; q2, r2: $ a_2; r2, s: board[b_1] = some;"
                + "s, p: player = x; c, d: board[b_1] == some;"));
  }
}
