package org.regames.sbg.lowering;

import java.util.List;
import org.regames.ir.Builtins;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;
import org.regames.sbg.syntax.SbgGame;

/** Lowers games in Simplified Boardgames. */
public final class SbgLowering {
  private SbgLowering() {}

  /**
   * The automaton of a game. Linear in the size of the automata of its pieces, which can be
   * exponential in their movements, and in the squares for each distance of steps.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  public static Game lower(SbgGame game, Budget budget) {
    SbgDefinitions world = new SbgDefinitions(game, budget);
    EdgeWriter edges = new EdgeWriter(budget);
    new Keeper(game, world, new Turns(game, world, edges, budget), edges).write();
    return Builtins.complete(
        new Game(
            world.types(), world.constants(), world.variables(), edges.reachable(), List.of()));
  }
}
