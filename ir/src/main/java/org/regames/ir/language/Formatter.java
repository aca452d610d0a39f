package org.regames.ir.language;

import org.regames.ir.diagnostic.Source;

/**
 * Writes a game back in the language it is written in, in a plain form. Unlike an {@link Emitter}
 * it starts from the text, so that it serves languages that cannot express every game.
 */
@FunctionalInterface
public interface Formatter {
  /** The text in that form, unless there are errors, and all independent findings. */
  Result<String> format(Source source, Budget budget);
}
