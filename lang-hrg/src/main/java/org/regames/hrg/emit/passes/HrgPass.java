package org.regames.hrg.emit.passes;

import java.util.Locale;

/**
 * A change of HRG that was made from an automaton to what people would have written. The game stays
 * the same: the text before and the text after are lowered to automata of the same plays.
 */
public interface HrgPass {
  /** The name on the command line: that of the class, in lower case with hyphens. */
  default String name() {
    return getClass()
        .getSimpleName()
        .replaceAll("(?<=[a-z])(?=[A-Z])", "-")
        .toLowerCase(Locale.ROOT);
  }

  /** What the pass does, in one line. */
  String description();

  /** The draft after the pass; an equal one where there is nothing to do. */
  HrgDraft apply(HrgDraft draft);
}
