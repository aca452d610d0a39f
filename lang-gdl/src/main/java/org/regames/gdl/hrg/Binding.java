package org.regames.gdl.hrg;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.format.ExpressionText;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Name;

/**
 * What a variable of a rule becomes in the code.
 *
 * @param expression the expression with its value
 * @param domain all values that it can have, so that conditions left out hold for all of these; the
 *     symbol for no value is one of them if a map or a function has no value at some key
 * @param local whether it is an argument of a graph, or a variable of a {@code repeat}
 */
record Binding(HrgExpression expression, Set<String> domain, boolean local) {
  Binding {
    domain = Collections.unmodifiableSet(new LinkedHashSet<>(domain));
  }

  /** The binding of a variable to a name in the code. */
  static Binding of(String name, Set<String> domain, boolean local) {
    return new Binding(Hrg.ref(name), domain, local);
  }

  /** Its name in the code; empty if it is a longer expression. */
  Optional<String> name() {
    return RuleConditions.name(expression);
  }

  /** Whether its name is this one. */
  boolean isCalled(String name) {
    return name().filter(name::equals).isPresent();
  }

  /** As it is written, for messages. */
  String text() {
    return ExpressionText.of(expression);
  }

  /** Whether it is a variable of a {@code repeat}, which is unrolled into its values. */
  boolean isRepeated() {
    return local && name().filter(Name::isPatternVariable).isPresent();
  }

  /** Whether it is a symbol itself, not an expression with a value. */
  boolean isSymbol() {
    return domain.size() == 1 && name().filter(domain::contains).isPresent();
  }

  /** Whether it can be this symbol. */
  boolean canBe(String symbol) {
    return domain.contains(symbol);
  }

  /** The same with more symbols in its type. */
  Binding with(Set<String> more) {
    Set<String> all = new LinkedHashSet<>(domain);
    all.addAll(more);
    return new Binding(expression, all, local);
  }

  /** The same, known not to be this symbol. */
  Binding without(String symbol) {
    Set<String> others = new LinkedHashSet<>(domain);
    others.remove(symbol);
    return new Binding(expression, others, local);
  }

  boolean isWithin(Set<String> others) {
    return others.containsAll(domain);
  }

  boolean meets(Binding other) {
    return domain.stream().anyMatch(other.domain::contains);
  }
}
