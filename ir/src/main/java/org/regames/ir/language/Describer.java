package org.regames.ir.language;

import org.regames.ir.describe.Description;
import org.regames.ir.diagnostic.Source;

/** Puts the rules of a game into English. */
@FunctionalInterface
public interface Describer {
  /** The rules in words, unless there are errors, and all findings. */
  Result<Description> describe(Source source, Budget budget);
}
