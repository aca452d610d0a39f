package org.regames.ir.language;

/** Makes games of one language at random. */
@FunctionalInterface
public interface GameGenerator {
  /**
   * The text of a game that reads without findings; the same seed gives the same text everywhere
   * and always.
   */
  String generate(long seed);
}
