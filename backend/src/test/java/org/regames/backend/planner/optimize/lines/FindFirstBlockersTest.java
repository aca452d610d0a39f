package org.regames.backend.planner.optimize.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** The keeper finds the cell where he stops, and it is the one that he would come to. */
@Tag("long")
class FindFirstBlockersTest {
  /** Players choose a square in turn; from there the keeper goes on to where he puts a stone. */
  private static final String SQUARES =
      """
      type Piece = {no, x, o, wall};
      const other: Player -> Player = {x: o, :x}; const piece: Player -> Piece = {x: x, :o};
      var board: Square -> Piece = {off: wall, :no}; var at: Square = a; var me: Player = x;
      begin, turn: player = PlayerOrSystem(me); turn, m1: at = Square(*); m1, m2: at != off;
      m2, m3: $$ at; m3, k: player = keeper;
      put, put1: board[at] == no; put1, next: board[at] = piece[me];
      put, over: board[at] != no; over, end: player = keeper;
      next, again: me = other[me]; again, turn: player = PlayerOrSystem(me);
      """;

  private static final String UP =
      "type Square = {a, b, c, d, e, f, off};\n"
          + SQUARES
          + "const step: Square -> Square = {a: b, b: c, c: d, d: e, e: f, :off};\n";

  private static final String DOWN =
      "type Square = {a, b, c, d, e, f, off};\n"
          + SQUARES
          + "const step: Square -> Square = {f: e, e: d, d: c, c: b, b: a, :off};\n";

  /** There is another line, so cells cannot be numbered along the first one. */
  private static final String ACROSS =
      "type Square = {a, b, c, d, e, f, y, z, off};\n"
          + SQUARES
          + "const step: Square -> Square = {a: d, d: b, b: f, f: c, c: e, y: z, :off};\n";

  /** As far as the next square is empty, three times at most. */
  private static final String FALLING =
      """
      k, k1: board[step[at]] == no; k, put: board[step[at]] != no; k1, l: at = step[at];
      l, l1: board[step[at]] == no; l, put: board[step[at]] != no; l1, n: at = step[at];
      n, n1: board[step[at]] == no; n, put: board[step[at]] != no; n1, put: at = step[at];
      """;

  /** To the first empty square, which is beside the board if there is no other. */
  private static final String SEEKING =
      "k, put: board[at] == no; k, k1: board[at] != no; k1, off: at == off; k1, k2: at != off;"
          + " off, end: player = keeper; k2, k: at = step[at];\n";

  /** To the first square that is empty or beside the board. */
  private static final String PASSING =
      "k, put: board[at] != x; k, k1: board[at] == x; k1, k: at = step[at];\n";

  @ParameterizedTest
  @ValueSource(
      strings = {
        UP + FALLING, DOWN + FALLING, ACROSS + FALLING,
        UP + PASSING, DOWN + PASSING, ACROSS + PASSING
      })
  void placesAreLookedUp(String text) {
    assertTrue(plan(text, Feature.all()).contains(" = first of ["), plan(text, Feature.all()));
    assertFalse(plan(text, Feature.without(Feature.FIND_FIRST_BLOCKERS)).contains(" = first of ["));
    agree(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {UP + SEEKING, DOWN + SEEKING, ACROSS + SEEKING})
  void walksThatMayComeToNothingAgree(String text) {
    agree(text);
  }

  /** From the cells of one player the formula for those of the other goes below all cells. */
  @Test
  void formulasThatGiveNoPlaceAreNoSteps() {
    Game game =
        Games.of(
            """
            type Spot = {a, b, c, out}; type Count = {none, few, many};
            const other: Player -> Player = {:o, o: x};
            const more: Count -> Count = {:many, none: few};
            var men: Player -> Spot -> Count = {:{:none, a: few}};
            var mover: Player = x; var to: Spot = a;
            begin, start: player = x;
            out, out1: to = Spot(*); out1, out2: men[mover][to] != none;
            out2, out3: men[mover][to] == few;
            move, moved: men[mover][to] = more[men[mover][to]]; moved, ends: player = keeper;
            ends, lost: men[mover][out] == many;
            ends, asks: men[mover][out] == many;
            asks, won: men[other[mover]][out] != none;
            asks, drawn: men[other[mover]][out] == none;
            won, drawn: goals[mover] = 1; drawn, end: player = keeper;
            """);

    assertEquals(
        new Perft(Interpreter.of(game)).counts(2),
        new ModelPerft(JvmEngine.compile(game)).counts(2));
  }

  @Test
  void stepsAreTakenOnlyWhereTheOrderOfSeveralPlacesIsNotThatOfTheNumbers() {
    assertFalse(plan(UP + PASSING, Feature.all()).contains("spend"));
    assertFalse(plan(DOWN + PASSING, Feature.all()).contains("== 63"));
    assertTrue(plan(ACROSS + PASSING, Feature.all()).contains("== 63"));
  }

  private static void agree(String text) {
    assertEquals(
        new Perft(Interpreter.of(game(text))).counts(6),
        new ModelPerft(JvmEngine.compile(game(text))).counts(6));
  }

  private static Game game(String text) {
    return Builtins.complete(Games.of(text));
  }

  private static String plan(String text, Set<Feature> features) {
    return PlanPrinter.print(PlanBuilder.plan(game(text), features));
  }
}
