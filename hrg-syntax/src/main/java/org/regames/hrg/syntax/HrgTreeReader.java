package org.regames.hrg.syntax;

import java.util.Optional;
import java.util.ServiceLoader;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/**
 * Makes the automaton of a tree that was not parsed from a text. The module that reads HRG offers
 * this as a service, so that modules which build trees need not depend on it.
 */
public interface HrgTreeReader {
  /** The automaton, unless the tree is wrong, with the findings, which have no positions. */
  Result<Game> read(HrgGame tree, Budget budget);

  /** The implementation on the class path, if there is one. */
  static Optional<HrgTreeReader> installed() {
    return ServiceLoader.load(HrgTreeReader.class).findFirst();
  }
}
