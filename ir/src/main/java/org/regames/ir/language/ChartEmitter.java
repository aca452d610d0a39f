package org.regames.ir.language;

import java.util.List;

/** Draws games as they are written. */
@FunctionalInterface
public interface ChartEmitter {
  /**
   * The picture.
   *
   * @param players the players in the order of the game
   * @throws org.regames.ir.diagnostic.DiagnosticException where the budget does not hold it
   */
  String emit(StatementChart chart, List<String> players, Budget budget);
}
