package org.regames.ir.language;

import org.regames.ir.diagnostic.Source;
import org.regames.ir.rules.RuleGame;

/** Reads games of a language whose rules can be evaluated in each state. */
@FunctionalInterface
public interface RuleFrontend {
  /**
   * Parses and checks one game, as far as that can be done without grounding it.
   *
   * @return the game unless there are errors, and all independent findings
   */
  Result<RuleGame> read(Source source, Budget budget);
}
