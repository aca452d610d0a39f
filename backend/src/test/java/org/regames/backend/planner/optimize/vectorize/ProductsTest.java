package org.regames.backend.planner.optimize.vectorize;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.regames.backend.PlanTexts.turn;

import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Feature;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExplanation;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** Moves of two choices, of which the second does or does not depend on the first. */
@Tag("long")
class ProductsTest {
  private static final int DRAWS_OF_EACH = 400;

  /** One who comes beside a stone of his own takes one of the enemy's that has none beside it. */
  private static final String TAKING =
      "board[at] == blue; x9, x0: ! alone -> met; x0, t: $$ at; t, t1: board[at] = none";

  @Test
  void aChoiceThatDoesNotDependOnTheOneBeforeIsOneSet() {
    Game game = game(TAKING);

    assertTrue(plan(game, Feature.all()).contains("for any x"));
    assertFalse(plan(game, Feature.without(Feature.PRODUCTS)).contains("for any x"));
    assertEquals(PlanExplanation.How.BY_SET, PlanBuilder.explain(game).getFirst().how());
    assertAgrees(game);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "board[at] == red; x9, t: $$ at; t, t1: board[at] = none",
        "board[at] != none; x9, t: $$ at; t, t1: board[at] = none",
        "board[at] == none; x9, t: $$ at; t, t1: board[at] = blue",
        "board[at] == board[put]; x9, t: $$ at; t, t1: board[at] = blue",
        "at != put; x9, t: $$ at; t, t1: board[at] = none",
        "board[next[at]] == none; x9, t: $$ at; t, t1: board[at] = none"
      })
  void aChoiceThatDependsOnTheOneBeforeIsMadeForEach(String taking) {
    Game game = game(taking);

    assertFalse(plan(game, Feature.all()).contains("for any x"));
    assertAgrees(game);
  }

  @Test
  void aChoiceAmongWhatTheFirstOneLeftAloneDoesNotDependOnIt() {
    assertTrue(
        plan(game("board[at] == blue; x9, t: $$ at; t, t1: board[at] = red"), Feature.all())
            .contains("for any x"));
    assertTrue(
        plan(game("at != a; x9, t: $$ at; t, t1: board[at] = none"), Feature.all())
            .contains("for any x"));
  }

  @Test
  void tagsThatAreReadFromWhatTheFirstChoiceChangesTellMovesApart() {
    assertAgrees(game("at != a; x9, x0: own = board[at]; x0, t: $$ own; t, t1: board[at] = none"));
  }

  @Test
  void everyMoveIsDrawnAsOften() {
    ForwardModel model = JvmEngine.compile(game(TAKING));
    GameState state = model.newState();
    MoveBuffer moves = model.newMoves();
    model.reset(state);
    state.legalMoves(moves);
    int size = moves.size();
    int[] drawn = new int[size];
    SplittableRandom random = new SplittableRandom(7);

    for (int i = 0; i < size * DRAWS_OF_EACH; i++) {
      long seed = random.nextLong();
      GameState played = state.copy();
      played.applyRandom(model.newMoves(), new SplittableRandom(seed));
      int move = new SplittableRandom(seed).nextInt(size);
      GameState listed = state.copy();
      listed.apply(moves, move);
      assertEquals(listed, played);
      drawn[move]++;
    }

    double chi = 0;
    for (int times : drawn) {
      chi += (times - DRAWS_OF_EACH) * (double) (times - DRAWS_OF_EACH) / DRAWS_OF_EACH;
    }
    assertTrue(chi < size + 4 * Math.sqrt(2 * size), "chi squared " + chi + " of " + size);
  }

  @Test
  void onlyTheMovesOfWhoeverTriesThemAreEstimated() {
    Game game =
        game("board[at] != none; x9, x0: ! alone -> met; x0, t: $$ at; t, t1: board[at] = none");
    String plan = plan(game, Feature.all());
    assertTrue(
        turn(plan, "x1").contains(", candidates f") && turn(plan, "o1").contains(", ply f"), plan);
    GameState state = JvmEngine.compile(game).newState();
    MoveBuffer moves = state.model().newMoves();

    state.applyRandom(moves, new SplittableRandom(3));
    assertTrue(moves.isEstimated());
    state.applyRandom(moves, new SplittableRandom(3));
    assertFalse(moves.isEstimated());
  }

  private static void assertAgrees(Game game) {
    List<Long> expected = new Perft(Interpreter.of(game)).counts(3);

    for (Feature feature : Feature.values()) {
      Plan plan = PlanBuilder.plan(game, Feature.without(feature));
      assertEquals(
          expected, new ModelPerft(JvmEngine.compile(plan)).counts(3), "without " + feature);
    }
    assertEquals(expected, new ModelPerft(JvmEngine.compile(game)).counts(3));
  }

  /**
   * A game in which x puts a stone, and where it has another one beside it does more, and o puts
   * stones only.
   *
   * @param taking what else x does after choosing a cell, from node x8 to t1
   */
  private static Game game(String taking) {
    return Builtins.complete(
        Games.of(
            """
            type Cell = {a, b, c, d, e, f}; type Piece = {none, red, blue};
            const next: Cell -> Cell = {:f, a: b, b: c, c: d, d: e};
            const back: Cell -> Cell = {:a, c: b, d: c, e: d, f: e};
            var board: Cell -> Piece = {:none, b: red, d: blue, f: blue};
            var at: Cell = a; var put: Cell = a; var own: Piece = red;
            begin, x1: player = x;
            x1, x2: put = Cell(*); x2, x3: board[put] == none; x3, x4: $$ put;
            x4, x5: board[put] = red; x5, x6: ? beside -> met; x5, k0: ! beside -> met;
            k0, k1: player = keeper;
            x6, x8: at = Cell(*); x8, x9: %s; t1, k1: player = keeper;
            k1, o1: player = o;
            o1, o2: at = Cell(*); o2, o3: board[at] == none; o3, o4: $$ at;
            o4, o5: board[at] = blue; o5, k2: player = keeper;
            k2, x1: player = x;
            beside, met: board[next[put]] == red; beside, met: board[back[put]] == red;
            alone, met: board[next[at]] == blue; alone, met: board[back[at]] == blue;
            """
                .formatted(taking)));
  }

  private static String plan(Game game, Set<Feature> features) {
    return PlanPrinter.print(PlanBuilder.plan(game, features));
  }
}
