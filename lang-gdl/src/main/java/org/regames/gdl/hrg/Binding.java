package org.regames.gdl.hrg;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What a variable of a rule is in the code.
 *
 * @param text an expression
 * @param domain what it can be
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

  boolean isWithin(Set<String> others) {
    return others.containsAll(domain);
  }

  boolean meets(Binding other) {
    return domain.stream().anyMatch(other.domain::contains);
  }
}
