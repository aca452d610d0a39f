package org.regames.hrg.syntax;

import java.util.Optional;
import java.util.ServiceLoader;
import org.regames.ir.Game;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Result;

/**
 * Makes the automaton of a tree that no text was read for. The module that reads HRG offers it as a
 * service, so that those that make trees need not know it.
 */
public interface HrgTreeReader {
  /** The automaton, unless the tree is wrong, with what was found; the findings have no places. */
  Result<Game> read(HrgGame tree, Budget budget);

  /** What is on the class path. */
  static Optional<HrgTreeReader> installed() {
    return ServiceLoader.load(HrgTreeReader.class).findFirst();
  }
}
