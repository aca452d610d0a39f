package org.regames.ir.language;

import org.regames.ir.diagnostic.Source;

/** Reads which options a text offers. */
@FunctionalInterface
public interface ChoiceReader {
  /** The options of a text, unless it has errors. */
  Result<OfferedChoices> read(Source source);
}
