package org.regames.hrg.emit.passes;

import java.util.Locale;

/**
 * A pass that turns HRG generated from an automaton into what people would have written. The game
 * stays the same: the texts before and after are lowered to automata with the same plays.
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
