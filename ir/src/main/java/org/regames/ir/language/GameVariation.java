package org.regames.ir.language;

import org.regames.ir.diagnostic.Source;

/**
 * Derives games of one language from others, for searches for good games. The results are read
 * without findings; the same texts and seed give the same text everywhere and always.
 */
public interface GameVariation {
  /** A game that differs from another in a few places; no value where the text has errors. */
  Result<String> mutate(Source game, long seed);

  /** A game with parts of two; no value where one of the texts has errors. */
  Result<String> cross(Source game, Source other, long seed);
}
