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

  /**
   * The same, for an emitter whose work may grow much faster than the game.
   *
   * @param budget from which that work is taken before it is done; most emitters take nothing
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  default Result<String> emit(Game game, Budget budget) {
    return emit(game);
  }
}
