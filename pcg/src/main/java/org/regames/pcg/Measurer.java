package org.regames.pcg;

import java.util.List;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.diagnostic.Source;

/**
 * Somebody who measures games beside an {@link Evaluation}, after the random plays. Threads share
 * it; the same game gets the same measurements. Its text tells settings apart.
 */
public interface Measurer {
  /** The names of its metrics, such as {@code own.beauty}. */
  List<String> names();

  /**
   * Measures a game.
   *
   * @param text the game as it was written or made
   * @param before all that was measured so far
   * @throws UnplayableException where it cannot, so that the game is out for this reason
   */
  List<Measurement> measured(Source text, PlayedGame game, List<Measurement> before);
}
