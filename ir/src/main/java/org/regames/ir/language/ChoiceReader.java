package org.regames.ir.language;

import org.regames.ir.diagnostic.Source;

/** Finds out what texts leave to choose. */
@FunctionalInterface
public interface ChoiceReader {
  /** What there is to choose in a text, unless it has errors. */
  Result<OfferedChoices> read(Source source);
}
