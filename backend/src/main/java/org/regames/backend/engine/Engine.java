package org.regames.backend.engine;

import java.util.Optional;
import org.regames.backend.plan.Plan;
import org.regames.ir.Game;

/** A way to play games. */
public interface Engine {
  /** The name that users choose it by. */
  public String name();

  /**
   * Prepares a game for play.
   *
   * @param game a game without validation errors; missing built-ins are added
   * @throws UnplayableException if this engine cannot play the game but another may
   * @throws org.regames.ir.diagnostic.DiagnosticException if no engine can
   */
  PlayableGame start(Game game);

  /**
   * The same, for engines that may take seconds.
   *
   * @param waiting is run several times a second while that lasts
   */
  default PlayableGame start(Game game, Runnable waiting) {
    return start(game);
  }

  /**
   * Prepares a plan for play, if the engine plays plans. Plays that stop early are not explained in
   * terms of the rules, which a plan does not have.
   *
   * @throws UnplayableException if this engine cannot play the plan
   */
  default PlayableGame start(Plan plan) {
    throw new UnplayableException("engine " + name() + " plays games, not their plans");
  }

  /** The same engine with the simplest plans, if it makes plans. */
  default Optional<Engine> plain() {
    return Optional.empty();
  }
}
