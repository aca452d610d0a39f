package org.regames.ir.diagnostic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Collects findings, so that one run can report every independent one. Not thread-safe. */
public final class Diagnostics {
  private static final Comparator<Diagnostic> BY_PLACE = Diagnostics::compare;

  private record Key(Source source, int start, String message) {}

  private final List<Diagnostic> found = new ArrayList<>();
  private final Set<Key> seen = new HashSet<>();
  private boolean errors;

  private static int compare(Diagnostic a, Diagnostic b) {
    int order = a.origin().source().name().compareTo(b.origin().source().name());
    return order != 0 ? order : Integer.compare(a.origin().start(), b.origin().start());
  }

  /**
   * Adds a finding unless it has been added before: code that lowering copies may report the same
   * mistake at the same place many times.
   */
  public void report(Diagnostic diagnostic) {
    Origin origin = diagnostic.origin();
    if (seen.add(new Key(origin.source(), origin.start(), diagnostic.message()))) {
      found.add(diagnostic);
      errors |= diagnostic.isError();
    }
  }

  /** Adds an error. */
  public void error(String code, Origin origin, String message) {
    report(Diagnostic.error(code, origin, message));
  }

  /** Adds a warning. */
  public void warning(String code, Origin origin, String message) {
    report(Diagnostic.warning(code, origin, message));
  }

  /** Adds findings in their order. */
  public void reportAll(Iterable<Diagnostic> diagnostics) {
    diagnostics.forEach(this::report);
  }

  /** Whether there has been any error so far. */
  public boolean hasErrors() {
    return errors;
  }

  /** All findings in the order of their places; those at one place in the order of reporting. */
  public List<Diagnostic> list() {
    return found.stream().sorted(BY_PLACE).toList();
  }
}
