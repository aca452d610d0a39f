package org.regames.ir.certify;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;

/**
 * A walk between two nodes that stand for states, with all that it asks for and does.
 *
 * @param end the node it leads to
 * @param endsMove whether it assigns the player
 * @param allowed what some values at its start have to be among
 * @param guards comparisons that are none of these, as text
 * @param checks what it asks of other parts
 * @param tags what it adds to the move, each with who sees it
 * @param values the variables at its end
 */
record Path(
    String end,
    boolean endsMove,
    Map<Term, SortedSet<String>> allowed,
    List<Guard> guards,
    List<Check> checks,
    List<Term> tags,
    SortedMap<String, Term> values) {
  /** Whether two values are the same, or, negated, are not. */
  record Guard(Term left, Term right, boolean negated) {}

  /** Whether a walk leads from one node to another, with these variables. */
  record Check(String from, String to, boolean negated, SortedMap<String, Term> values) {}
}
