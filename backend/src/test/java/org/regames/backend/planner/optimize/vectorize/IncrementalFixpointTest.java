package org.regames.backend.planner.optimize.vectorize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

class IncrementalFixpointTest {
  /**
   * Two red stones side by side would keep each other in the set when the one that joined them to e
   * has gone. Both put stones anywhere, also in place of others; whoever joins a and e with red
   * wins.
   */
  private static final String JOINING =
      """
      type Cell = {a, b, c, d, e}; type Piece = {none, red, blue};
      const next: Cell -> Cell = {:e, a: b, b: c, c: d, d: e};
      const back: Cell -> Cell = {:a, b: a, c: b, d: c, e: d};
      var board: Cell -> Piece = {:none, c: red, d: red, e: red}; var at: Cell = a;
      begin, x1: player = x; x1, x2: at = Cell(*); x2, x3: $$ at;
      x3, x4: board[at] = red; x4, x5: at = a; x5, x6: player = keeper;
      x6, x7: ? r -> joined; x7, x8: goals[x] = 1; x8, end: player = keeper;
      x6, x9: ! r -> joined; x9, o1: player = o;
      o1, o2: at = Cell(*); o2, o3: $$ at; o3, o4: board[at] = blue;
      o4, o5: at = a; o5, o6: player = keeper;
      o6, o7: ? r -> joined; o7, o8: goals[o] = 1; o8, end: player = keeper;
      o6, o9: ! r -> joined; o9, x1: player = x;
      r, joined: at == e;
      r, s: at = next[at]; s, r: board[at] == red;
      r, t: at = back[at]; t, r: board[at] == red;
      """;

  /** The check is short enough to be looked up, and would then remember nothing. */
  private static final Set<Feature> WITHOUT_TABLES = Feature.without(Feature.LOOK_UP_CHECKS);

  /** The same, and each wins with stones of his own: the check looks for what a variable has. */
  private static final String OWN =
      JOINING
          .replace("board[at] == red", "board[at] == own")
          .replace("var at:", "var own: Piece = red; var at:")
          .replace("x4, x5: at = a;", "x4, y4: own = red; y4, x5: at = a;")
          .replace("o4, o5: at = a;", "o4, z4: own = blue; z4, o5: at = a;");

  @Test
  void whatIsRememberedIsForgottenWherePlacesLoseWhatWasLookedFor() {
    List<Long> expected = new Perft(Interpreter.of(game(JOINING))).counts(5);

    assertTrue(expected.get(2) < 5 * expected.get(1), "some plays end");
    Plan plan = PlanBuilder.plan(game(JOINING), WITHOUT_TABLES);
    assertTrue(PlanPrinter.print(plan).contains("reached by m"));
    assertEquals(expected, new ModelPerft(JvmEngine.compile(plan)).counts(5));
  }

  @Test
  void eachValueOfAVariableThatIsReadHasItsOwnMemory() {
    List<Long> expected = new Perft(Interpreter.of(game(OWN))).counts(5);

    assertTrue(expected.get(2) < 5 * expected.get(1), "some plays end");
    Plan plan = PlanBuilder.plan(game(OWN), WITHOUT_TABLES);
    assertTrue(PlanPrinter.print(plan).contains("reached by m"));
    assertEquals(expected, new ModelPerft(JvmEngine.compile(plan)).counts(5));
  }

  @Test
  void whereTheCheckIsATableNothingIsKept() {
    assertFalse(plan(JOINING, Feature.all()).contains("reached by m"));
  }

  @Test
  void withoutTheFeatureNothingIsRemembered() {
    Set<Feature> neither = EnumSet.copyOf(WITHOUT_TABLES);
    neither.remove(Feature.REMEMBER_FIXPOINTS);
    assertFalse(plan(JOINING, neither).contains("reached by m"));
  }

  private static Game game(String text) {
    return Builtins.complete(Games.of(text));
  }

  private static String plan(String text, Set<Feature> features) {
    return PlanPrinter.print(PlanBuilder.plan(game(text), features));
  }
}
