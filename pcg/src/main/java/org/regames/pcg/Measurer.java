package org.regames.pcg;

import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.diagnostic.Source;

/**
 * Measures games in addition to an {@link Evaluation}, after the random plays. Threads share it;
 * the same game gets the same measurements. Its {@code toString} identifies its settings.
 */
public interface Measurer {
  /** The names of its metrics, such as {@code own.beauty}. */
  List<String> names();

  /**
   * Measures a game.
   *
   * @param text the game as written or generated
   * @param before all measurements so far
   * @throws UnplayableException if it cannot, so that the game is rejected for this reason
   */
  List<Measurement> measured(Source text, PlayedGame game, List<Measurement> before);
}
