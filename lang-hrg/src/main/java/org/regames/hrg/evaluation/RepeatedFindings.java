package org.regames.hrg.evaluation;

import java.util.HashSet;
import java.util.Set;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;

/**
 * Collects findings of work that is repeated on the same text, for every value or copy: only the
 * first finding of each kind at each position is kept.
 */
public final class RepeatedFindings {
  private record FoundAt(String code, int start, int end) {}

  private final Diagnostics diagnostics;
  private final Set<FoundAt> places = new HashSet<>();
  private int errors;

  public RepeatedFindings(Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
  }

  public void report(Diagnostic diagnostic) {
    Origin origin = diagnostic.origin();
    if (diagnostic.isError()) {
      errors++;
    }
    if (places.add(new FoundAt(diagnostic.code(), origin.start(), origin.end()))) {
      diagnostics.report(diagnostic);
    }
  }

  public void error(String code, Origin origin, String message) {
    report(Diagnostic.error(code, origin, message));
  }

  /** How many errors there were, including repeated ones; shows whether some work succeeded. */
  public int errors() {
    return errors;
  }
}
