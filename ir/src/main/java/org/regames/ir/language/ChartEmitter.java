package org.regames.ir.language;

import java.util.List;

/** Draws games as they are written. */
@FunctionalInterface
public interface ChartEmitter {
  /**
   * The picture.
   *
   * @param players the players in the order of the game
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  String emit(StatementChart chart, List<String> players, Budget budget);
}
