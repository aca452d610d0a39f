package org.regames.hrg.emit.tables;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgPattern;

/**
 * Writes a table in terms of one that has been written: {@code rowAfter(X) = row(X) + 1}. So a long
 * table is written only once, and its relation to another can be seen.
 */
final class EarlierTables {
  private static final int[] NO_MODULUS = {0};

  private record Named(String name, List<String> values) {}

  private record Derived(KeyFormula formula, String from) {}

  private final List<String> arguments;
  private final Map<List<List<String>>, List<Named>> tables = new HashMap<>();

  /**
   * @param arguments what the arguments may be called
   */
  EarlierTables(List<String> arguments) {
    this.arguments = arguments;
  }

  /** Remembers a function that has been written. */
  void add(String name, ConstantTable table) {
    tables
        .computeIfAbsent(table.sources(), _ -> new ArrayList<>())
        .add(new Named(name, values(table)));
  }

  /**
   * The case, if one formula computes all values of the table from those of one function; of
   * several functions the first with the simplest formula. Linear in the rows for each function
   * with the same arguments.
   */
  Optional<Case> of(ConstantTable table) {
    List<String> values = values(table);
    List<String> names = arguments.subList(0, table.sources().size());
    return tables.getOrDefault(table.sources(), List.of()).stream()
        .flatMap(from -> derived(values, from).stream())
        .min(Comparator.comparing(derived -> derived.formula.cost()))
        .map(
            derived -> {
              HrgExpression call = Hrg.apply(derived.from, names.stream().map(Hrg::ref).toList());
              List<HrgPattern> patterns =
                  names.stream()
                      .<HrgPattern>map(name -> new HrgPattern.Variable(Hrg.name(name)))
                      .toList();
              return Hrg.when(patterns, derived.formula.expression(List.of(call)));
            });
  }

  /** The simplest formula that gives all of some values from those of a function. */
  private static Optional<Derived> derived(List<String> values, Named from) {
    return KeyFormula.of(List.of(from.values.getFirst()), value(values.getFirst()), NO_MODULUS)
        .stream()
        .filter(formula -> formula.terms().stream().anyMatch(term -> !term.usedParts().isEmpty()))
        .filter(
            formula ->
                IntStream.range(0, values.size())
                    .allMatch(
                        row ->
                            formula.gives(List.of(from.values.get(row)), value(values.get(row)))))
        .min(Comparator.comparing(KeyFormula::cost))
        .map(formula -> new Derived(formula, from.name));
  }

  private static KeyFormula.Value value(String symbol) {
    return new KeyFormula.Value("", List.of(symbol));
  }

  private static List<String> values(ConstantTable table) {
    return table.rows().stream().map(ConstantTable.Row::value).toList();
  }
}
