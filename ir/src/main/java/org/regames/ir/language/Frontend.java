package org.regames.ir.language;

import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;

/** Reads games of one language. */
@FunctionalInterface
public interface Frontend {
  /**
   * Parses, checks and lowers one game. The result has all built-ins ({@link
   * org.regames.ir.Builtins}); whether it is valid is left to {@link
   * org.regames.ir.validate.Validator}.
   *
   * @return the game unless there are errors, and all independent findings
   */
  Result<Game> read(Source source, Budget budget);
}
