package org.regames.gdl.clause;

import java.util.List;
import org.regames.gdl.syntax.Atom;
import org.regames.gdl.syntax.GdlRule;
import org.regames.gdl.syntax.GdlTerm;

/**
 * A rule whose body is a plain conjunction: the head holds if all positive atoms do, no negative
 * one does, and the terms of each pair differ.
 *
 * @param rule the rule that it was written as, for messages
 */
public record Clause(
    Atom head, List<Atom> positive, List<Atom> negative, List<Pair> distinct, GdlRule rule) {
  /** Two terms that must differ. */
  public record Pair(GdlTerm left, GdlTerm right) {}

  public Clause {
    positive = List.copyOf(positive);
    negative = List.copyOf(negative);
    distinct = List.copyOf(distinct);
  }
}
