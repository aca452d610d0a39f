package org.regames.rbg.macro;

import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * How a token came to where it is parsed, innermost step first.
 *
 * @param place where the step is written: the use of a macro, or of a parameter in a body
 * @param reason what happens there, for messages
 * @param outer the step round this one, or null
 */
record Expansion(Origin place, String reason, Expansion outer) {
  /** The first steps of longer chains are informative enough. */
  private static final int MOST_SHOWN = 4;

  /** The finding with a note for each step. */
  static Diagnostic explain(Diagnostic finding, Expansion expansion) {
    Diagnostic explained = finding;
    Expansion step = expansion;
    for (int shown = 0; step != null && shown < MOST_SHOWN; shown++) {
      explained = explained.withNote(step.place, step.reason);
      step = step.outer;
    }
    return explained;
  }
}
