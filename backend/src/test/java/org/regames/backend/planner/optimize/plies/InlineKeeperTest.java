package org.regames.backend.planner.optimize.plies;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.backend.model.MoveBuffer;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanParser;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Source;

/** A move goes on with the moves of the keeper, who may find that he has none. */
class InlineKeeperTest {
  /** The keeper moves a piece before he sees that he may not; a second time he could. */
  private static final String STUCK =
      """
      type Square = {a, b}; type Piece = {no, man};
      var board: Square -> Piece = {:no, a: man}; var at: Square = a;
      begin, t: player = x;
      t, t1: at = Square(*); t1, t2: board[at] == man; t2, t3: $$ at; t3, k: player = keeper;
      k, k1: board[b] = board[at]; k1, k2: board[at] = no; k2, k3: board[b] == no;
      k3, on: board[a] == no; on, t: player = x;
      k3, over: board[a] == man; over, end: player = keeper;
      """;

  /** The same after a first move of the keeper that he surely has. */
  private static final String STUCK_LATER =
      STUCK.replace("k, k1:", "k, j: player = keeper; j, k1:");

  private static ForwardModel model(String rules) {
    return JvmEngine.compile(PlanBuilder.plan(Builtins.complete(Games.of(rules))));
  }

  private static void assertStuck(GameState state, String node) {
    assertFalse(state.isTerminal());
    assertEquals(ForwardModel.KEEPER, state.currentPlayer());
    assertEquals(node, state.node());
    MoveBuffer moves = state.model().newMoves();
    state.legalMoves(moves);
    assertEquals(0, moves.size());
    assertFalse(state.applyRandom(moves, new SplittableRandom(1)));
  }

  @Test
  void theKeeperDoesNotTryAgainWhatHeBegan() {
    ForwardModel model = model(STUCK);
    MoveBuffer moves = model.newMoves();
    GameState listed = model.newState();
    listed.legalMoves(moves);
    assertEquals(1, moves.size());
    listed.apply(moves, 0);
    assertStuck(listed, "k");

    GameState drawn = model.newState();
    assertTrue(drawn.applyRandom(moves, new SplittableRandom(1)));
    assertStuck(drawn, "k");

    GameState told = model.newState();
    told.legalMoves(moves);
    told.applyTold(moves, 0);
    assertStuck(told, "k");
  }

  @Test
  void alsoAfterAnotherMoveOfTheKeeper() {
    ForwardModel model = model(STUCK_LATER);
    MoveBuffer moves = model.newMoves();
    GameState listed = model.newState();
    listed.legalMoves(moves);
    listed.apply(moves, 0);
    assertStuck(listed, "j");

    GameState drawn = model.newState();
    assertTrue(drawn.applyRandom(moves, new SplittableRandom(1)));
    assertStuck(drawn, "j");
  }

  @Test
  void plansSayWhereTheKeeperIsStuck() {
    Plan plan = PlanBuilder.plan(Builtins.complete(Games.of(STUCK)));
    String text = PlanPrinter.print(plan);
    assertTrue(text.contains(", stuck at n"), text);
    assertEquals(text, PlanPrinter.print(PlanParser.parse(new Source("plan", text))));
  }
}
