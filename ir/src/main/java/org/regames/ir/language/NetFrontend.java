package org.regames.ir.language;

import org.regames.ir.diagnostic.Source;

/** Reads games of a language whose rules become propositional nets by grounding. */
@FunctionalInterface
public interface NetFrontend {
  /**
   * Parses and checks one game, as {@link Frontend#read} does, and leaves its automaton for later.
   *
   * @return the game unless there are errors, and all independent findings
   */
  Result<NetReading> read(Source source, Budget budget);
}
