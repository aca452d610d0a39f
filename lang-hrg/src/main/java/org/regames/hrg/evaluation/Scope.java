package org.regames.hrg.evaluation;

import java.util.Optional;

/** Names and their meanings; inner names hide outer ones. Immutable. */
public final class Scope {
  /** No names. */
  public static final Scope EMPTY = new Scope(null, "", new HrgTerm.Atom(""));

  private final Scope outer;
  private final String name;
  private final HrgTerm term;

  private Scope(Scope outer, String name, HrgTerm term) {
    this.outer = outer;
    this.name = name;
    this.term = term;
  }

  /** This scope with one more name inside. */
  public Scope with(String inner, HrgTerm meaning) {
    return new Scope(this, inner, meaning);
  }

  /** What a name means. Linear in the number of names, which are few. */
  public Optional<HrgTerm> find(String wanted) {
    for (Scope scope = this; scope != EMPTY; scope = scope.outer) {
      if (scope.name.equals(wanted)) {
        return Optional.of(scope.term);
      }
    }
    return Optional.empty();
  }
}
