package org.regames.backend.planner.optimize.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Moves of a few branches are drawn without listing them, and are the same. */
class IfConversionTest {
  /** Two players path one piece in turn, never back to a square; who cannot go on has lost. */
  private static final String WALK =
      """
      type Square = {a, b, c, d, e, f, g, h, i, off}; type Mark = {no, yes, wall};
      const up: Square -> Square = {d: a, e: b, f: c, g: d, h: e, i: f, :off};
      const down: Square -> Square = {a: d, b: e, c: f, d: g, e: h, f: i, :off};
      const left: Square -> Square = {b: a, c: b, e: d, f: e, h: g, i: h, :off};
      const right: Square -> Square = {a: b, b: c, d: e, e: f, g: h, h: i, :off};
      const other: Player -> Player = {x: o, :x};
      var seen: Square -> Mark = {off: wall, e: yes, :no};
      var at: Square = e; var me: Player = x;
      begin, turn: player = PlayerOrSystem(me);
      k, k1: seen[at] = yes; k1, k2: me = other[me];
      k2, over: ! left1 -> some; k2, again: ? left1 -> some;
      over, over1: goals[other[me]] = 1; over1, end: player = keeper;
      again, turn: player = PlayerOrSystem(me);
      left1, some: seen[up[at]] == no; left1, some: seen[down[at]] == no;
      left1, some: seen[left[at]] == no; left1, some: seen[right[at]] == no;
      m, k: player = keeper;
      """;

  private static final String FOUR =
      """
      turn, u: seen[up[at]] == no; u, u1: at = up[at]; u1, m: $ n;
      turn, d: seen[down[at]] == no; d, d1: at = down[at]; d1, m: $ s;
      turn, l: seen[left[at]] == no; l, l1: at = left[at]; l1, m: $ w;
      turn, r: seen[right[at]] == no; r, r1: at = right[at]; r1, m: $ e;
      """;

  /** The same, where what is looked at comes after the step, and is not the border either. */
  private static final String AFTER =
      """
      turn, u: up[at] != off; u, u0: at = up[at]; u0, u1: $ n; u1, new:;
      turn, d: down[at] != off; d, d0: at = down[at]; d0, d1: $ s; d1, new:;
      turn, l: left[at] != off; l, l0: at = left[at]; l0, l1: $ w; l1, new:;
      turn, r: right[at] != off; r, r0: at = right[at]; r0, r1: $ e; r1, new:;
      new, m: seen[at] == no;
      """;

  @ParameterizedTest
  @ValueSource(strings = {FOUR, AFTER})
  void movesAreDrawnWithoutListingThem(String moves) {
    Game game = Builtins.complete(Games.of(WALK + moves));
    Set<Feature> features = Feature.without(Feature.SLIDES); // these would draw them as well
    Plan with = PlanBuilder.plan(game, features);
    features.remove(Feature.IF_CONVERSION);
    Plan without = PlanBuilder.plan(game, features);

    assertFalse(with.pickers().isEmpty(), PlanPrinter.print(with));
    assertTrue(without.pickers().isEmpty());
    assertEquals(ends(without), ends(with));
    assertEquals(
        new Perft(Interpreter.of(game)).counts(8),
        new ModelPerft(JvmEngine.compile(with)).counts(8));
  }

  @Test
  void playsAreThoseOfTheInterpreter() {
    Game game = Builtins.complete(Games.of(WALK + FOUR));

    assertEquals(
        Playouts.of(200, 3).run(Interpreter.of(game), _ -> {}).scores(),
        Playouts.of(200, 3).run(JvmEngine.compile(game)).scores());
  }

  @Test
  void otherChecksAreNotMadeBeforeTheyAreComeTo() {
    String check = "turn, t: seen[up[at]] == no; t, t1: ? left1 -> some; t1, t2: at = up[at];";
    Game game = Builtins.complete(Games.of(WALK + check + " t2, m: $ n;"));

    assertEquals(Set.of(), PlanBuilder.plan(game).pickers().keySet());
  }

  private static List<Object> ends(Plan plan) {
    PlayoutStatistics statistics = Playouts.of(2000, 5).run(JvmEngine.compile(plan));
    return List.of(statistics.scores(), statistics.plies(), statistics.branching());
  }
}
