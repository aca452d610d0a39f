package org.regames.rbg.lowering;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.Arithmetic;

/**
 * Turns arithmetic into constant maps: a function of few values into one table, a larger one into a
 * table for each operation. Tables of {@code n} and {@code m} values have {@code n·m} entries.
 */
final class ArithmeticLowering {
  private static final String UNDEFINED = "nan";

  private final Valuation valuation;
  private final RbgDefinitions definitions;
  private final Budget budget;
  private final Function<Arithmetic, Expression> variables;
  private final Map<RuleStep.Comparison, Guard> guards = new HashMap<>();
  private final Map<RuleStep.Assignment, Assigning> assignings = new HashMap<>();
  private Origin origin = Origin.UNKNOWN;

  /**
   * An argument of a table: an expression of the game, its type and its possible values, one of
   * which may be undefined.
   */
  private record Operand(
      Expression expression, Type type, List<Optional<BigInteger>> values, List<String> symbols) {}

  /** An assignment, if it can ever be made, and when. */
  record Assigning(Guard guard, Optional<Expression> value) {}

  /**
   * @param variables the expression with the value of a variable or a count
   */
  ArithmeticLowering(
      Valuation valuation,
      RbgDefinitions definitions,
      Budget budget,
      Function<Arithmetic, Expression> variables) {
    this.valuation = valuation;
    this.definitions = definitions;
    this.budget = budget;
    this.variables = variables;
  }

  /** When a comparison holds. */
  Guard guard(RuleStep.Comparison comparison, Origin where) {
    origin = where;
    Guard known = guards.get(comparison);
    if (known == null) {
      known = guard(comparison);
      guards.put(comparison, known);
    }
    return known;
  }

  private Guard guard(RuleStep.Comparison comparison) {
    Arithmetic left = comparison.left();
    Arithmetic right = comparison.right();
    Arithmetic.Relation relation = comparison.relation();
    boolean equality =
        relation == Arithmetic.Relation.EQUAL || relation == Arithmetic.Relation.UNEQUAL;
    List<Arithmetic> leaves = Valuation.leaves(left, right);
    if (equality && isLeaf(left) && isLeaf(right) && leaves.size() == 2) {
      boolean negated = relation == Arithmetic.Relation.UNEQUAL;
      return new Guard.Test(
          new Action.Comparison(variables.apply(left), variables.apply(right), negated));
    }
    if (valuation.isSmall(leaves)) {
      return guard(
          leaves.stream().map(this::leaf).toList(),
          values ->
              holds(relation, evaluate(left, leaves, values), evaluate(right, leaves, values)));
    }
    return guard(
        List.of(operand(left), operand(right)),
        values -> holds(relation, values.get(0), values.get(1)));
  }

  /** When an assignment is possible, and the value to assign. */
  Assigning assigning(RuleStep.Assignment assignment, Origin where) {
    origin = where;
    RuleStep.Assignment unnumbered =
        new RuleStep.Assignment(assignment.variable(), assignment.value(), 0);
    Assigning known = assignings.get(unnumbered);
    if (known == null) {
      known = assigning(unnumbered);
      assignings.put(unnumbered, known);
    }
    return known;
  }

  private Assigning assigning(RuleStep.Assignment assignment) {
    Arithmetic value = assignment.value();
    List<Arithmetic> leaves = Valuation.leaves(value);
    boolean small = valuation.isSmall(leaves);
    List<Operand> operands =
        small ? leaves.stream().map(this::leaf).toList() : List.of(operand(value));
    Function<List<Optional<BigInteger>>, Optional<BigInteger>> result =
        values ->
            (small ? evaluate(value, leaves, values) : values.getFirst())
                .filter(v -> valuation.fits(assignment.variable(), v));
    Guard guard = guard(operands, values -> result.apply(values).isPresent());
    LinkedHashSet<BigInteger> results = new LinkedHashSet<>();
    combine(operands, values -> result.apply(values).ifPresent(results::add));
    if (results.isEmpty()) {
      return new Assigning(new Guard.Never(), Optional.empty());
    }
    if (results.size() == 1) {
      return new Assigning(guard, Optional.of(reference(symbol(results.getFirst()))));
    }
    if (isLeaf(value)) {
      return new Assigning(guard, Optional.of(variables.apply(value)));
    }
    // If the assignment is not possible, the table may have any value of the variable.
    BigInteger otherwise = results.getFirst();
    Type type = range(valuation.bound(assignment.variable()));
    Expression table =
        table(operands, values -> symbol(result.apply(values).orElse(otherwise)), type);
    return new Assigning(guard, Optional.of(table));
  }

  /** The type of the integers from 0 to a bound. */
  Type range(BigInteger bound) {
    budget.spend(items(bound.add(BigInteger.ONE)), "values of variables", valuation.board());
    List<String> symbols = new ArrayList<>();
    for (BigInteger v = BigInteger.ZERO; v.compareTo(bound) <= 0; v = v.add(BigInteger.ONE)) {
      symbols.add(v.toString());
    }
    return definitions.type("Number_" + bound, symbols);
  }

  private static long items(BigInteger count) {
    return count.bitLength() < Long.SIZE - 1 ? count.longValueExact() : Long.MAX_VALUE;
  }

  private static boolean isLeaf(Arithmetic value) {
    return value instanceof Arithmetic.Variable || value instanceof Arithmetic.Count;
  }

  private static boolean holds(
      Arithmetic.Relation relation, Optional<BigInteger> left, Optional<BigInteger> right) {
    return left.isPresent()
        && right.isPresent()
        && relation.holds(left.get().compareTo(right.get()));
  }

  private static Optional<BigInteger> evaluate(
      Arithmetic value, List<Arithmetic> leaves, List<Optional<BigInteger>> values) {
    Map<Arithmetic, BigInteger> known = new HashMap<>();
    for (int i = 0; i < leaves.size(); i++) {
      known.put(leaves.get(i), values.get(i).orElseThrow());
    }
    return Valuation.evaluate(value, known);
  }

  private Operand leaf(Arithmetic leaf) {
    List<Optional<BigInteger>> values = new ArrayList<>();
    Type type = range(valuation.bound(leaf));
    BigInteger bound = valuation.bound(leaf);
    for (BigInteger v = BigInteger.ZERO; v.compareTo(bound) <= 0; v = v.add(BigInteger.ONE)) {
      values.add(Optional.of(v));
    }
    return operand(variables.apply(leaf), type, values);
  }

  private static Operand operand(
      Expression expression, Type type, List<Optional<BigInteger>> values) {
    return new Operand(
        expression, type, values, values.stream().map(ArithmeticLowering::symbol).toList());
  }

  /** A value as one operand, from a separate table if it is not a variable. */
  private Operand operand(Arithmetic value) {
    List<Arithmetic> leaves = Valuation.leaves(value);
    if (isLeaf(value)) {
      return leaf(value);
    }
    if (valuation.isSmall(leaves)) {
      return tabulated(
          leaves.stream().map(this::leaf).toList(), values -> evaluate(value, leaves, values));
    }
    if (!(value instanceof Arithmetic.Operation(var operator, var left, var right))) {
      throw new IllegalStateException("a single variable is always small");
    }
    return tabulated(
        List.of(operand(left), operand(right)),
        values ->
            values
                .get(0)
                .flatMap(a -> values.get(1).flatMap(b -> Valuation.apply(operator, a, b))));
  }

  private Operand tabulated(
      List<Operand> operands, Function<List<Optional<BigInteger>>, Optional<BigInteger>> function) {
    Set<Optional<BigInteger>> results = new HashSet<>();
    combine(operands, values -> results.add(function.apply(values)));
    List<Optional<BigInteger>> values =
        results.stream()
            .sorted(
                Comparator.<Optional<BigInteger>, Boolean>comparing(Optional::isEmpty)
                    .thenComparing(result -> result.orElse(BigInteger.ZERO)))
            .toList();
    List<String> symbols = values.stream().map(ArithmeticLowering::symbol).toList();
    Type type = definitions.type("Values", symbols);
    Expression table = table(operands, given -> symbol(function.apply(given)), type);
    return new Operand(table, type, values, symbols);
  }

  private Guard guard(List<Operand> operands, Predicate<List<Optional<BigInteger>>> holds) {
    int[] counts = new int[2];
    List<List<Optional<BigInteger>>> firsts = new ArrayList<>(Arrays.asList(null, null));
    combine(
        operands,
        values -> {
          int index = holds.test(values) ? 1 : 0;
          if (counts[index]++ == 0) {
            firsts.set(index, List.copyOf(values));
          }
        });
    if (counts[1] == 0) {
      return new Guard.Never();
    }
    if (counts[0] == 0) {
      return new Guard.Always();
    }
    for (int index = 1; index >= 0; index--) {
      if (operands.size() == 1 && counts[index] == 1) {
        Expression only = reference(symbol(firsts.get(index).getFirst()));
        return new Guard.Test(
            new Action.Comparison(operands.getFirst().expression(), only, index == 0));
      }
    }
    Type bool = new Type.Named(Builtins.BOOL_TYPE);
    Expression table = table(operands, values -> holds.test(values) ? "1" : "0", bool);
    return new Guard.Test(new Action.Comparison(table, reference("1"), false));
  }

  /** Calls back with every combination of the operands' values, the last changing fastest. */
  private void combine(List<Operand> operands, Consumer<List<Optional<BigInteger>>> action) {
    combine(operands, new ArrayList<>(), action);
  }

  private void combine(
      List<Operand> operands,
      List<Optional<BigInteger>> values,
      Consumer<List<Optional<BigInteger>>> action) {
    if (values.size() == operands.size()) {
      budget.spend(1, "entries of arithmetic tables", origin);
      action.accept(values);
      return;
    }
    for (Optional<BigInteger> value : operands.get(values.size()).values()) {
      values.add(value);
      combine(operands, values, action);
      values.removeLast();
    }
  }

  /** The value of a constant map, nested for several operands, at the operands. */
  private Expression table(
      List<Operand> operands, Function<List<Optional<BigInteger>>, String> cell, Type result) {
    Type type = result;
    for (Operand operand : operands.reversed()) {
      type = new Type.Arrow(operand.type(), type);
    }
    Value map = map(operands, new ArrayList<>(), cell);
    Expression expression = reference(definitions.constant("table", type, map, origin));
    for (Operand operand : operands) {
      expression = new Expression.Access(expression, operand.expression());
    }
    return expression;
  }

  private Value map(
      List<Operand> operands,
      List<Optional<BigInteger>> values,
      Function<List<Optional<BigInteger>>, String> cell) {
    if (values.size() == operands.size()) {
      return new Value.Named(cell.apply(values));
    }
    Operand operand = operands.get(values.size());
    List<Value> row = new ArrayList<>();
    for (Optional<BigInteger> value : operand.values()) {
      values.add(value);
      row.add(map(operands, values, cell));
      values.removeLast();
    }
    return definitions.map(operand.symbols(), row, origin);
  }

  private static Expression reference(String name) {
    return new Expression.Reference(name);
  }

  /** Names have no minus sign. */
  static String symbol(BigInteger value) {
    return value.signum() < 0 ? "_" + value.negate() : value.toString();
  }

  private static String symbol(Optional<BigInteger> value) {
    return value.map(ArithmeticLowering::symbol).orElse(UNDEFINED);
  }
}
