package org.regames.cli.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.diagnostic.Diagnostic;

/** Selects from many warnings about one game those that its author can act on. */
public final class Lints {
  private static final int MOST_OF_A_KIND = 10;
  private static final int MOST_AT_A_PLACE = 2;

  private record LintedRange(String code, int start, int end) {}

  private Lints() {}

  /**
   * The warnings with a place in the text: the first of each kind at each place.
   *
   * @param file the original text, not one generated from it
   */
  static List<Diagnostic> shown(String file, List<Diagnostic> lints) {
    Map<LintedRange, Integer> atPlace = new HashMap<>();
    Map<String, Integer> ofKind = new HashMap<>();
    List<Diagnostic> shown = new ArrayList<>();
    for (Diagnostic lint : lints) {
      LintedRange place = new LintedRange(lint.code(), lint.origin().start(), lint.origin().end());
      if (lint.origin().isKnown()
          && (file.equals("-") || lint.origin().source().name().equals(file))
          && atPlace.merge(place, 1, Integer::sum) <= MOST_AT_A_PLACE
          && ofKind.merge(lint.code(), 1, Integer::sum) <= MOST_OF_A_KIND) {
        shown.add(lint);
      }
    }
    return shown;
  }
}
