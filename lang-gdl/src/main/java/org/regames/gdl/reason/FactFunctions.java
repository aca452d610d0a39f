package org.regames.gdl.reason;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.gdl.ground.Relation;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.syntax.Keywords;

/** The functions of the facts that rules test, numbered from 0. */
final class FactFunctions {
  static final int NONE = -1;
  private static final int UNKNOWN = -2;

  private record Function(String name, int arity) {}

  private final TermTable terms;
  private final Map<Function, Integer> numbers = new LinkedHashMap<>();

  /** The number of the function of each term, computed on demand. */
  private int[] ofTerms = {};

  FactFunctions(TermTable terms) {
    this.terms = terms;
  }

  int number(String name, int arity) {
    return numbers.computeIfAbsent(new Function(name, arity), _ -> numbers.size());
  }

  /** Relations without tuples for the arguments of each function. */
  Relation[] relations() {
    return numbers.keySet().stream()
        .map(function -> new Relation(Keywords.TRUE, function.arity()))
        .toArray(Relation[]::new);
  }

  /** The number of the function of a term; {@link #NONE} if no rule tests such facts. */
  int of(int term) {
    if (term >= ofTerms.length) {
      int before = ofTerms.length;
      ofTerms = Arrays.copyOf(ofTerms, Math.max(2 * before, terms.size()));
      Arrays.fill(ofTerms, before, ofTerms.length, UNKNOWN);
    }
    if (ofTerms[term] == UNKNOWN) {
      Function function = new Function(terms.name(term), terms.arguments(term).length);
      ofTerms[term] = numbers.getOrDefault(function, NONE);
    }
    return ofTerms[term];
  }
}
