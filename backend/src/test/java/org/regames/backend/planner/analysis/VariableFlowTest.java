package org.regames.backend.planner.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.Games;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.jvm.JvmEngine;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.text.PlanPrinter;
import org.regames.backend.planner.PlanBuilder;
import org.regames.backend.play.ModelPerft;
import org.regames.backend.play.Perft;
import org.regames.ir.Builtins;
import org.regames.ir.Game;

/** What is read only to assign what nobody reads any more does not matter while moves are found. */
class VariableFlowTest {
  /** A player turns three counters about; the other one wins if the first is red then. */
  private static final String TURNING =
      """
      type Place = {a, b, c}; type Colour = {red, green, blue};
      const other: Player -> Player = {x: o, :x};
      var row: Place -> Colour = {a: red, b: green, :blue};
      var held: Colour = red; var at: Place = a; var me: Player = x;
      begin, turn: player = PlayerOrSystem(me);
      turn, l0: $ left; l0, l1: held = row[a]; l1, l2: row[a] = row[b];
      l2, l3: row[b] = row[c]; l3, done: row[c] = held;
      turn, r0: $ swap; r0, r1: held = row[at]; r1, r2: row[at] = row[b];
      r2, done: row[b] = held;
      """;

  /** Any move is legal. */
  private static final String ANY = "done, k: player = keeper;";

  /** A move is legal only where another counter comes to the first cell. */
  private static final String TESTED = "done, done1: row[a] != green; done1, k: player = keeper;";

  private static final String KEEPER =
      """
      k, over: row[a] == red; k, k1: row[a] != red; k1, begin: me = other[me];
      over, over1: goals[other[me]] = 1; over1, end: player = keeper;
      """;

  @Test
  void nothingIsAssignedWhileMovesAreFoundThatOnlyTheKeeperLooksAt() {
    Plan plan = compared(TURNING + ANY + KEEPER);

    assertFalse(assigns(plan), PlanPrinter.print(plan));
  }

  @Test
  void whatATestOfTheMoveLooksAtIsAssigned() {
    Plan plan = compared(TURNING + TESTED + KEEPER);

    assertTrue(assigns(plan), PlanPrinter.print(plan));
  }

  /** The plan of a game, which plays as the interpreter does. */
  private static Plan compared(String rules) {
    Game game = Builtins.complete(Games.of(rules));
    Plan plan = PlanBuilder.plan(game);
    assertEquals(
        new Perft(Interpreter.of(game)).counts(6),
        new ModelPerft(JvmEngine.compile(plan)).counts(6));
    return plan;
  }

  private static boolean assigns(Plan plan) {
    return plan.called().stream()
        .filter(function -> function.kind() == Plan.Kind.FIND)
        .anyMatch(function -> assigns(function.body()));
  }

  private static boolean assigns(List<Op> ops) {
    return ops.stream()
        .anyMatch(
            op ->
                op instanceof Op.StoreCell
                    || op instanceof Op.StoreAlone
                    || op.bodies().stream().anyMatch(VariableFlowTest::assigns));
  }
}
