package org.regames.backend.planner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.regames.backend.PlanTexts.turn;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.EndlessPlayException;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.PlayoutStatistics;
import org.regames.backend.play.Playouts;
import org.regames.ir.Builtins;

/** Moves that are drawn before their last checks are made. */
@Tag("long")
class RejectionTest {
  /** Stones may not be put before red ones; there are none left where nothing else is free. */
  private static final String BOARD =
      """
      type Cell = {a, b, c, d, e, f, g, h, i, j,
        k, l, m, n, o, p, q, r, s, t}; type Piece = {none, red, blue};
      const next: Cell -> Cell = {:a, a: b, b: c, c: d, d: e, e: f, f: g, g: h, h: i, i: j,
        j: k, k: l, l: m, m: n, n: o, o: p, p: q, q: r, r: s, s: t};
      var board: Cell -> Piece = {:none, d: red, g: red}; var at: Cell = a;
      begin, x1: player = x;
      x1, x2: at = Cell(*); x2, x3: board[at] == none; x3, x4: $$ at;
      x5, x8: ! m -> n; x8, k: player = keeper; k, x1: player = x;
      m, n: board[next[at]] == red;
      """;

  private static final String PLAIN = BOARD + "x4, x5: board[at] = red;";

  /** The same move twice, and another one of the same name. */
  private static final String REPEATED =
      PLAIN + "x4, x6: ; x6, x9: at == at; x9, x5: board[at] = red; x4, x5: board[at] = blue;";

  /** The state is as it was, though the move was half made. */
  @Test
  void checksThatGoOnForEverAreReportedWhereTheMoveBegan() {
    ForwardModel model =
        model(PLAIN + "m, w: board[next[at]] != red; w, m: at = at;", Feature.all());
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    String before = state.toString();

    EndlessPlayException endless =
        assertThrows(
            EndlessPlayException.class, () -> state.applyRandom(moves, new SplittableRandom(1)));
    assertEquals("a move at node x1 does not seem to end", endless.getMessage());
    assertEquals(before, state.toString());
  }

  @Test
  void lastChecksAreMadeForMovesThatAreDrawn() {
    String plan = PlanPrinter.print(plan(REPEATED, Feature.all()));

    assertTrue(turn(plan, "x1").contains(", candidates f"), plan);
    assertTrue(turn(plan, "x1").contains(", try f"), plan);
    String without = PlanPrinter.print(plan(REPEATED, Feature.without(Feature.REJECT)));
    assertFalse(turn(without, "x1").contains(", candidates f"), without);
    assertEquals(
        new ModelPerft(model(REPEATED, Feature.without(Feature.REJECT))).counts(4),
        new ModelPerft(model(REPEATED, Feature.all())).counts(4));
  }

  /** Of the paths of one move only one is sure to be drawn from a set. */
  @Test
  void candidatesAreDrawnFromSetsAndListsOfOthers() {
    String plan = PlanPrinter.print(plan(REPEATED, Feature.all()));

    assertTrue(turn(plan, "x1").contains(", draw f"), plan);
    assertTrue(plan.contains("those that f"), plan);
    assertFalse(PlanPrinter.print(plan(PLAIN, Feature.all())).contains("those that f"));
    String listed = PlanPrinter.print(plan(REPEATED, Feature.without(Feature.CANDIDATES)));
    assertFalse(turn(listed, "x1").contains(", draw f"), listed);
  }

  @Test
  void everyMoveIsDrawnAsOften() {
    // With 31 and 15 degrees of freedom it is larger than this once in a thousand times.
    assertTrue(chiSquared(model(REPEATED, Feature.all()), 32) < 61.1);
    assertTrue(chiSquared(model(REPEATED, Feature.without(Feature.CANDIDATES)), 32) < 61.1);
    assertTrue(chiSquared(model(PLAIN, withoutSets()), 16) < 37.7);
  }

  /** A state that was never asked anything before has all the work for its first question. */
  @Test
  void movesAreChosenInCopiesWhereWorkIsCounted() {
    String numbers =
        IntStream.range(0, 250).mapToObj(number -> "n" + number).collect(Collectors.joining(", "));
    String many =
        PLAIN
            .replace(
                "x1, x2:",
                "x1, y1: p = N(*); y1, y2: p == n0; y2, y3: q = N(*); y3, y4: q == n0;"
                    + " y4, y5: r = N(*); y5, x2: r == n0; x2, x0:")
            .replace("x2, x3:", "x0, x3:");
    String counted =
        "type N = {" + numbers + "}; var p: N = n0; var q: N = n0; var r: N = n0;" + many;
    String plan = PlanPrinter.print(plan(counted, Feature.all()));

    assertTrue(turn(plan, "x1").contains(", candidates f"), plan);
    assertTrue(plan.contains("spend"), plan);
    ForwardModel model = model(counted, Feature.all());
    MoveBuffer moves = model.newMoves();
    assertTrue(model.newState().copy().choose(moves, new SplittableRandom(1)) >= 0);
  }

  @Test
  void theSameMoveIsChosenAsPlayed() {
    GameState state = model(REPEATED, Feature.all()).newState();
    MoveBuffer moves = state.model().newMoves();
    for (int seed = 0; ; seed++) {
      GameState before = state.copy();
      int move = state.choose(moves, new SplittableRandom(seed));
      assertEquals(before, state);
      if (move < 0) {
        break;
      }
      before.apply(moves, move);
      assertTrue(state.applyRandom(moves, new SplittableRandom(seed)));
      assertEquals(before, state);
    }
    state.legalMoves(moves);
    assertEquals(0, moves.size());
    GameState stuck = state.copy();
    assertFalse(state.applyRandom(moves, new SplittableRandom(1)));
    assertEquals(stuck, state);
  }

  @Test
  void theNumberOfMovesIsEstimatedRightOnTheAverage() {
    PlayoutStatistics counted =
        Playouts.of(4000, 1).run(model(REPEATED, Feature.without(Feature.REJECT)));
    PlayoutStatistics estimated = Playouts.of(4000, 1).run(model(REPEATED, Feature.all()));

    assertEquals(counted.branching().mean(), estimated.branching().mean(), 0.2);
    assertEquals(2, counted.branching().min());
    assertEquals(null, estimated.branching().min());
  }

  private static Set<Feature> withoutSets() {
    EnumSet<Feature> some = EnumSet.allOf(Feature.class);
    some.remove(Feature.BITBOARDS);
    return some;
  }

  private static double chiSquared(ForwardModel model, int expected) {
    GameState start = model.newState();
    MoveBuffer moves = model.newMoves();
    start.legalMoves(moves);
    List<GameState> next = new ArrayList<>();
    for (int move = 0; move < moves.size(); move++) {
      GameState copy = start.copy();
      copy.apply(moves, move);
      next.add(copy);
    }
    assertEquals(expected, next.size());
    SplittableRandom random = new SplittableRandom(3);
    int each = 1000;
    int[] drawn = new int[next.size()];
    for (int i = 0; i < each * next.size(); i++) {
      GameState copy = start.copy();
      copy.applyRandom(moves, random);
      assertTrue(moves.isEstimated());
      drawn[next.indexOf(copy)]++;
    }
    double chiSquared = 0;
    for (int count : drawn) {
      chiSquared += (double) (count - each) * (count - each) / each;
    }
    return chiSquared;
  }

  private static Plan plan(String rules, Set<Feature> features) {
    return PlanBuilder.plan(Builtins.complete(Games.of(rules)), features);
  }

  private static ForwardModel model(String rules, Set<Feature> features) {
    return JvmEngine.compile(plan(rules, features));
  }
}
