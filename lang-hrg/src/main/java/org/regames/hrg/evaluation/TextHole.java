package org.regames.hrg.evaluation;

import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * A place in a text where something is still to be written: {@code ???} stands for a value, a type,
 * a set after {@code in}, or a statement. Quick fixes leave it where only the author can know what
 * is meant; a text with one is no game yet.
 */
public final class TextHole {
  /** How it is written. */
  public static final String WORD = "???";

  private TextHole() {}

  /** The declaration of a function whose types are to be filled in. */
  public static String declaration(String function, int arguments) {
    return function + " : " + (WORD + " -> ").repeat(arguments) + WORD;
  }

  /**
   * The finding that it is there.
   *
   * @param what what is to be written
   */
  public static Diagnostic finding(Origin place, String what) {
    return Diagnostic.error("to-fill-in", place, "to fill in: " + what);
  }
}
