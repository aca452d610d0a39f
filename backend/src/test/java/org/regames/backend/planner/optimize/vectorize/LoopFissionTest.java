package org.regames.backend.planner.optimize.vectorize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.regames.backend.PlanTexts.turn;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
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

/** Nodes and loops that are done in one way for a part of their moves and in another for others. */
@Tag("long")
class LoopFissionTest {
  private static final String BOARD =
      """
      type Cell = {a, b, c, d, e, f}; type Piece = {none, red, blue};
      const next: Cell -> Cell = {:f, a: b, b: c, c: d, d: e};
      const back: Cell -> Cell = {:a, b: a, c: b, d: c, e: d, f: e};
      var board: Cell -> Piece = {:none, b: red, d: blue}; var at: Cell = a;
      var own: Piece = red;
      begin, x1: player = x;
      """;

  /**
   * Each puts a stone; where it comes beside another of the same colour one is taken: any of his
   * own by x, and any enemy by o.
   */
  private static final String TAKING =
      BOARD
          + """
          x1, x2: at = Cell(*); x2, x3: board[at] == none; x3, x4: $$ at; x4, x5: board[at] = red;
          x5, y1: own = red; y1, x6: ? m -> n; y1, x7: ! m -> n; x7, k1: player = keeper;
          x6, x8: at = Cell(*); x8, x9: board[at] == red; x9, y2: $$ at;
          y2, y3: board[at] = none; y3, k1: player = keeper;
          k1, o1: player = o;
          o1, o2: at = Cell(*); o2, o3: board[at] == none; o3, o4: $$ at; o4, o5: board[at] = blue;
          o5, z1: own = blue; z1, o6: ? m -> n; z1, o7: ! m -> n; o7, k2: player = keeper;
          o6, o8: at = Cell(*); o8, o9: board[at] == red; o9, z2: $$ at;
          z2, z3: board[at] = none; z3, k2: player = keeper;
          k2, x1: player = x;
          m, m1: at != f; m1, m2: board[next[at]] == own; m2, n: own != none;
          """;

  /** One puts a stone; the other paths as long as he likes, leaving stones behind. */
  private static final String WALKING =
      BOARD
          + """
          x1, x2: at = Cell(*); x2, x3: board[at] == none; x3, x4: $$ at; x4, x5: board[at] = red;
          x5, k1: player = keeper; k1, o1: player = o;
          o1, o2: at = Cell(*); o2, o3: board[at] == blue; o3, o4: $$ at;
          o4, o5: at = next[at]; o4, o5: at = back[at]; o5, o6: board[at] == none;
          o6, o7: $$ at; o7, o8: board[at] = blue; o8, o4: ; o8, o9: ;
          o9, k2: player = keeper; k2, x1: player = x;
          """;

  @Test
  void movesThatGoOnWithAChoiceAreLeftForTheNumbersThatComeToThem() {
    String plan = plan(TAKING, Feature.all());

    assertTrue(plan.contains("add moves code | x0 << 0 | 1 << 3 for x0 in"), plan);
    assertTrue(plan.contains("for x0 in ["), plan);
    Set<Feature> without = EnumSet.copyOf(Feature.without(Feature.PRODUCTS));
    without.remove(Feature.SPLIT);
    assertFalse(plan(TAKING, without).contains("add moves code | x0 << 0 | 1 << 3 for"));
    agree(TAKING);
  }

  @Test
  void onlyMovesOfAnyLengthAreLists() {
    String plan = plan(WALKING, Feature.all());

    assertTrue(turn(plan, "x1").contains(", pick f"), plan);
    assertTrue(plan.contains("decision["), plan);
    assertFalse(turn(plan(WALKING, Feature.without(Feature.CODES)), "x1").contains(", pick f"));
    agree(WALKING);
  }

  private static void agree(String text) {
    List<Long> expected = new Perft(Interpreter.of(game(text))).counts(4);

    for (Feature feature : Feature.values()) {
      Plan plan = PlanBuilder.plan(game(text), Feature.without(feature));
      assertEquals(
          expected, new ModelPerft(JvmEngine.compile(plan)).counts(4), "without " + feature);
    }
    assertEquals(expected, new ModelPerft(JvmEngine.compile(game(text))).counts(4));
  }

  private static Game game(String text) {
    return Builtins.complete(Games.of(text));
  }

  private static String plan(String text, Set<Feature> features) {
    return PlanPrinter.print(PlanBuilder.plan(game(text), features));
  }
}
