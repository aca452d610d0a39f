package org.regames.ir.language;

import org.regames.ir.Game;

/** Writes games in one language. */
@FunctionalInterface
public interface Emitter {
  /**
   * Writes one valid game as text; equal games give equal texts.
   *
   * @return the text, and as warnings what the language cannot express
   */
  Result<String> emit(Game game);
}
