package org.regames.backend.planner.optimize.lines;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** The keeper turns over all stones of a run at once, and they are those between two others. */
class AssignRunsTest {
  /**
   * Players put stones on a line; those of the other one between two of theirs become theirs. Next
   * to a stone of one's own nobody may put one, so what is turned over changes what may be played.
   */
  private static final String LINE =
      """
      type Piece = {no, x, o, wall};
      const other: Player -> Player = {x: o, :x}; const own: Player -> Piece = {x: x, :o};
      const enemy: Player -> Piece = {x: o, :x};
      var board: Square -> Piece = {off: wall, d: o, :no}; var me: Player = x;
      var at: Square = a; var to: Square = a; var last: Square = a;
      begin, turn: player = PlayerOrSystem(me); turn, m1: at = Square(*);
      m1, m2: board[at] == no; m2, m3: board[step[at]] != own[me]; m3, m4: $$ at;
      m4, k: player = keeper; k, k1: board[at] = own[me]; k1, k2: to = step[at];
      k2, f: ? c -> yes; k2, next: ! c -> yes;
      c, c1: board[to] == enemy[me];
      c1, c2: board[step[to]] == enemy[me]; c1, yes: board[step[to]] == own[me];
      c2, c3: board[step[step[to]]] == enemy[me]; c2, yes: board[step[step[to]]] == own[me];
      c3, yes: board[step[step[step[to]]]] == own[me];
      next, again: me = other[me]; again, turn: player = PlayerOrSystem(me);
      """;

  private static final String UP =
      "type Square = {a, b, c, d, e, f, g, off};\n"
          + LINE
          + "const step: Square -> Square = {a: b, b: c, c: d, d: e, e: f, f: g, :off};\n";

  private static final String DOWN =
      "type Square = {a, b, c, d, e, f, g, off};\n"
          + LINE
          + "const step: Square -> Square = {g: f, f: e, e: d, d: c, c: b, b: a, :off};\n";

  /** There is another line, so cells cannot be numbered along the first one. */
  private static final String ACROSS =
      "type Square = {a, b, c, d, e, f, g, y, z, off};\n"
          + LINE
          + "const step: Square -> Square = {a: d, d: b, b: f, f: c, c: g, g: e, y: z, :off};\n";

  /** The place where the run starts is still known at its end. */
  private static final String STAYING =
      """
      f, f1: board[to] == enemy[me]; f, next: board[to] == own[me]; f1, f2: board[to] = own[me];
      f2, f3: board[step[to]] == enemy[me]; f2, next: board[step[to]] == own[me];
      f3, f4: board[step[to]] = own[me];
      f4, f5: board[step[step[to]]] == enemy[me]; f4, next: board[step[step[to]]] == own[me];
      f5, next: board[step[step[to]]] = own[me];
      """;

  /** The place where the run ends is remembered, and nobody may go there next. */
  private static final String GOING =
      """
      f, f1: board[to] == enemy[me]; f, l: board[to] == own[me]; f1, f2: board[to] = own[me];
      f2, g: to = step[to];
      g, g1: board[to] == enemy[me]; g, l: board[to] == own[me]; g1, g2: board[to] = own[me];
      g2, h: to = step[to];
      h, h1: board[to] == enemy[me]; h, l: board[to] == own[me]; h1, h2: board[to] = own[me];
      h2, l: to = step[to];
      l, l1: last = to; l1, l2: board[last] = wall; l2, next: board[at] = wall;
      """;

  @ParameterizedTest
  @ValueSource(strings = {UP + STAYING, DOWN + STAYING, UP + GOING, DOWN + GOING})
  void runsAreTurnedOverAtOnce(String text) {
    assertTrue(isAtOnce(text, Feature.all()), PlanPrinter.print(plan(text, Feature.all())));
    assertFalse(isAtOnce(text, Feature.without(Feature.ASSIGN_RUNS)));
    agree(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {ACROSS + STAYING, ACROSS + GOING})
  void runsWhoseNumbersAreInNoOrderAreWalked(String text) {
    assertFalse(isAtOnce(text, Feature.all()));
    agree(text);
  }

  @Test
  void whatIsAssignedMustBeWhatTheCheckHasLookedAt() {
    String longer = UP + STAYING.replace("f5, next:", "f5, f6:") + "f6, next: board[at] = wall;\n";
    String less = UP + STAYING.replace("f5, next: board[step[step[to]]]", "f5, next: board[at]");
    assertFalse(isAtOnce(longer, Feature.all()));
    assertFalse(isAtOnce(less, Feature.all()));
    agree(longer);
    agree(less);
  }

  @Test
  void valuesMayBeConstant() {
    String text =
        UP.replace("== enemy[me]", "== o").replace("== own[me]", "== x")
            + STAYING.replace("enemy[me]", "o").replace("own[me]", "x");
    assertTrue(isAtOnce(text, Feature.all()));
    agree(text);
  }

  private static boolean isAtOnce(String text, Set<Feature> features) {
    return plan(text, features).called().stream()
        .filter(function -> function.kind() == Plan.Kind.KEEP)
        .anyMatch(function -> isAtOnce(function.body()));
  }

  private static boolean isAtOnce(Iterable<Op> ops) {
    for (Op op : ops) {
      if (op instanceof Op.ForSet || op.bodies().stream().anyMatch(AssignRunsTest::isAtOnce)) {
        return true;
      }
    }
    return false;
  }

  private static void agree(String text) {
    assertEquals(
        new Perft(Interpreter.of(game(text))).counts(7),
        new ModelPerft(JvmEngine.compile(game(text))).counts(7));
  }

  private static Game game(String text) {
    return Builtins.complete(Games.of(text));
  }

  private static Plan plan(String text, Set<Feature> features) {
    return PlanBuilder.plan(game(text), features);
  }
}
