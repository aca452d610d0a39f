package org.regames.gdl.hrg;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What a variable of a rule is in the code.
 *
 * @param text an expression
 * @param domain all that it can be, so that what is not asked of it holds for all of that; the
 *     symbol for no value is among it where a map or a function has no value at some key
 * @param local whether it has an argument of a graph, or a variable of a {@code repeat}
 */
record Binding(String text, Set<String> domain, boolean local) {
  Binding {
    domain = Collections.unmodifiableSet(new LinkedHashSet<>(domain));
  }

  /** Whether it is a variable of a {@code repeat}, for which each value is written. */
  boolean isRepeated() {
    return local && text.matches("[A-Z]\\w*");
  }

  /** Whether it is one of its values, and not what has one. */
  boolean isSymbol() {
    return domain.size() == 1 && domain.contains(text);
  }

  /** Whether one of the symbols that it can be is this one. */
  boolean canBe(String symbol) {
    return domain.contains(symbol);
  }

  /** The same where its type has more symbols. */
  Binding with(Set<String> more) {
    Set<String> all = new LinkedHashSet<>(domain);
    all.addAll(more);
    return new Binding(text, all, local);
  }

  /** The same where it is known not to be some symbol. */
  Binding without(String symbol) {
    Set<String> others = new LinkedHashSet<>(domain);
    others.remove(symbol);
    return new Binding(text, others, local);
  }

  boolean isWithin(Set<String> others) {
    return others.containsAll(domain);
  }

  boolean meets(Binding other) {
    return domain.stream().anyMatch(other.domain::contains);
  }
}
