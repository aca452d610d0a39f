package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.emit.terms.SymbolSyntax;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.diagnostic.Origin;

/**
 * Writes a table whose arguments are plain symbols as one case with conditions: {@code f(X, A) = if
 * X in {a, b} && A == c then v else w}. Between such braces, unlike in patterns, a capitalized name
 * is a symbol.
 */
public final class Memberships {
  private static final int MOST_SETS = 12;

  private final SymbolSyntax symbols;
  private final List<String> names;

  /**
   * @param names what the arguments may be called
   */
  Memberships(SymbolSyntax symbols, List<String> names) {
    this.symbols = symbols;
    this.names = names;
  }

  /** The case, if it is short and values are written in the same way everywhere. */
  public Optional<Case> of(ConstantTable table) {
    Map<String, List<List<String>>> keys = new LinkedHashMap<>();
    for (ConstantTable.Row row : table.rows()) {
      keys.computeIfAbsent(row.value(), _ -> new ArrayList<>()).add(row.keys());
    }
    boolean plain =
        table.sources().stream().flatMap(List::stream).allMatch(key -> symbols.built(key).isEmpty())
            && keys.keySet().stream().noneMatch(symbols::looksLikeVariable);
    if (!plain || keys.size() > MOST_SETS) {
      return Optional.empty();
    }
    List<String> values = new ArrayList<>(keys.keySet());
    values.sort(Comparator.comparing(value -> -keys.get(value).size()));
    HrgExpression body = symbols.expression(values.getFirst());
    Set<Integer> used = new HashSet<>();
    int sets = 0;
    for (String value : values.subList(1, values.size())) {
      List<List<Set<String>>> products = Boxes.products(keys.get(value));
      sets += products.size();
      if (sets > MOST_SETS) {
        return Optional.empty();
      }
      HrgExpression where =
          products.stream()
              .map(product -> inside(product, table.sources(), used))
              .reduce(ConditionAlgebra::or)
              .orElseThrow();
      body = new HrgExpression.Conditional(where, symbols.expression(value), body, Origin.UNKNOWN);
    }
    List<HrgPattern> patterns = new ArrayList<>();
    for (int i = 0; i < table.sources().size(); i++) {
      patterns.add(
          used.contains(i)
              ? new HrgPattern.Variable(Hrg.name(names.get(i)))
              : new HrgPattern.Wildcard(Origin.UNKNOWN));
    }
    return Optional.of(new Case(patterns, body, Origin.UNKNOWN));
  }

  /** The condition that the arguments are in a product of sets. */
  private HrgExpression inside(
      List<Set<String>> product, List<List<String>> sources, Set<Integer> used) {
    HrgExpression all = null;
    for (int i = 0; i < product.size(); i++) {
      List<String> source = sources.get(i);
      Set<String> some = product.get(i);
      if (some.size() < source.size()) {
        used.add(i);
        HrgExpression one = inside(Hrg.ref(names.get(i)), some, source);
        all = all == null ? one : ConditionAlgebra.and(all, one);
      }
    }
    return all;
  }

  private HrgExpression inside(HrgExpression argument, Set<String> some, List<String> source) {
    List<String> others = source.stream().filter(symbol -> !some.contains(symbol)).toList();
    if (some.size() == 1 && !symbols.looksLikeVariable(some.iterator().next())) {
      return Hrg.binary(argument, Operator.EQUAL, Hrg.ref(some.iterator().next()));
    }
    if (others.size() == 1 && !symbols.looksLikeVariable(others.getFirst())) {
      return Hrg.binary(argument, Operator.UNEQUAL, Hrg.ref(others.getFirst()));
    }
    List<String> ordered = source.stream().filter(some::contains).toList();
    return new HrgExpression.Membership(
        argument, new HrgType.Members(Hrg.names(ordered), Origin.UNKNOWN), Origin.UNKNOWN);
  }
}
