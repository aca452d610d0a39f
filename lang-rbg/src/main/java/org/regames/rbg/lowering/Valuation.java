package org.regames.rbg.lowering;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.Arithmetic;
import org.regames.rbg.syntax.RbgDescription;

/**
 * Computes the possible values of arithmetic, and when comparisons hold and assignments are
 * possible.
 */
final class Valuation {
  /** Functions of several variables with more combinations are computed step by step. */
  private static final long MOST_COMBINATIONS = 4096;

  private final Budget budget;
  private final Map<String, BigInteger> bounds = new HashMap<>();
  private final BigInteger vertices;
  private final Origin board;
  private final Map<RuleStep, Optional<Truth>> truths = new HashMap<>();
  private final Map<Arithmetic, NavigableSet<BigInteger>> results = new HashMap<>();

  /**
   * When something holds.
   *
   * @param leaves the variables and counts that it depends on
   * @param holds the combinations of their values, the last leaf changing fastest
   * @param combinations how many combinations there are
   */
  record Truth(List<Arithmetic> leaves, BitSet holds, int combinations) {}

  Valuation(RbgDescription description, Budget budget) {
    this.budget = budget;
    description.players().forEach(this::bound);
    description.variables().forEach(this::bound);
    board = description.board().origin();
    vertices = BigInteger.valueOf(description.board().vertices().size());
  }

  /** The origin for exceeded budgets that no line of the rules is responsible for. */
  Origin board() {
    return board;
  }

  private void bound(RbgDescription.Counter counter) {
    BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
    budget.spend(counter.bound().min(most).longValueExact(), "values", counter.origin());
    bounds.put(counter.name(), counter.bound());
  }

  /** The highest value of a variable or a count; the lowest is 0. */
  BigInteger bound(Arithmetic leaf) {
    return leaf instanceof Arithmetic.Variable(String name) ? bounds.get(name) : vertices;
  }

  /** The highest value of a variable or score. */
  BigInteger bound(String variable) {
    return bounds.get(variable);
  }

  /** The different variables and counts in some values, in the order in which they occur. */
  static List<Arithmetic> leaves(Arithmetic... values) {
    Set<Arithmetic> leaves = new LinkedHashSet<>();
    for (Arithmetic value : values) {
      collect(value, leaves);
    }
    return List.copyOf(leaves);
  }

  private static void collect(Arithmetic value, Set<Arithmetic> leaves) {
    switch (value) {
      case Arithmetic.Constant _ -> {}
      case Arithmetic.Variable _, Arithmetic.Count _ -> leaves.add(value);
      case Arithmetic.Operation(_, Arithmetic left, Arithmetic right) -> {
        collect(left, leaves);
        collect(right, leaves);
      }
    }
  }

  /** Whether functions of these leaves are tabulated at once. */
  boolean isSmall(List<Arithmetic> leaves) {
    BigInteger combinations = BigInteger.ONE;
    for (Arithmetic leaf : leaves) {
      combinations = combinations.multiply(bound(leaf).add(BigInteger.ONE));
    }
    return leaves.size() <= 1 || combinations.compareTo(BigInteger.valueOf(MOST_COMBINATIONS)) <= 0;
  }

  /** The value, if it is defined, given a value for every leaf. */
  static Optional<BigInteger> evaluate(Arithmetic value, Map<Arithmetic, BigInteger> leaves) {
    return switch (value) {
      case Arithmetic.Constant(BigInteger constant) -> Optional.of(constant);
      case Arithmetic.Variable _, Arithmetic.Count _ -> Optional.of(leaves.get(value));
      case Arithmetic.Operation(Arithmetic.Operator operator, Arithmetic left, Arithmetic right) ->
          evaluate(left, leaves)
              .flatMap(a -> evaluate(right, leaves).flatMap(b -> apply(operator, a, b)));
    };
  }

  /** The result of one operation; dividing by zero has none. */
  static Optional<BigInteger> apply(Arithmetic.Operator operator, BigInteger a, BigInteger b) {
    return switch (operator) {
      case ADD -> Optional.of(a.add(b));
      case SUBTRACT -> Optional.of(a.subtract(b));
      case MULTIPLY -> Optional.of(a.multiply(b));
      case DIVIDE -> b.signum() == 0 ? Optional.empty() : Optional.of(a.divide(b));
    };
  }

  /** All results of a function of leaves, the last leaf changing fastest. */
  <T> List<T> tabulate(List<Arithmetic> leaves, Function<Map<Arithmetic, BigInteger>, T> function) {
    List<T> results = new ArrayList<>();
    tabulate(leaves, 0, new HashMap<>(), function, results);
    return results;
  }

  private <T> void tabulate(
      List<Arithmetic> leaves,
      int index,
      Map<Arithmetic, BigInteger> values,
      Function<Map<Arithmetic, BigInteger>, T> function,
      List<T> results) {
    if (index == leaves.size()) {
      budget.spend(1, "entries of arithmetic tables", board);
      results.add(function.apply(values));
      return;
    }
    BigInteger bound = bound(leaves.get(index));
    for (BigInteger v = BigInteger.ZERO; v.compareTo(bound) <= 0; v = v.add(BigInteger.ONE)) {
      values.put(leaves.get(index), v);
      tabulate(leaves, index + 1, values, function, results);
    }
  }

  /** When a comparison holds, or an assignment is possible; absent if that is not tabulated. */
  Optional<Truth> truth(RuleStep written) {
    // Equal assignments share an answer, whatever their numbers are.
    RuleStep step =
        written instanceof RuleStep.Assignment(String variable, Arithmetic value, _)
            ? new RuleStep.Assignment(variable, value, 0)
            : written;
    Optional<Truth> truth = truths.get(step);
    if (truth == null) {
      truth =
          switch (step) {
            case RuleStep.Comparison(
                    Arithmetic left,
                    Arithmetic.Relation relation,
                    Arithmetic right) ->
                truth(leaves(left, right), values -> holds(left, relation, right, values));
            case RuleStep.Assignment(String variable, Arithmetic value, _) ->
                truth(
                    leaves(value),
                    values -> evaluate(value, values).filter(v -> fits(variable, v)).isPresent());
            case RuleStep.Skip _,
                RuleStep.Move _,
                RuleStep.On _,
                RuleStep.Check _,
                RuleStep.Off _,
                RuleStep.Switch _ ->
                Optional.empty();
          };
      truths.put(step, truth);
    }
    return truth;
  }

  private Optional<Truth> truth(
      List<Arithmetic> leaves, Predicate<Map<Arithmetic, BigInteger>> predicate) {
    if (!isSmall(leaves)) {
      return Optional.empty();
    }
    List<Boolean> results = tabulate(leaves, predicate::test);
    BitSet holds = new BitSet();
    for (int i = 0; i < results.size(); i++) {
      holds.set(i, results.get(i));
    }
    return Optional.of(new Truth(leaves, holds, results.size()));
  }

  /**
   * Whether a comparison ever holds, or an assignment is ever possible, for any values that its
   * variables can have; true for other steps.
   */
  boolean canBe(RuleStep step) {
    return switch (step) {
      case RuleStep.Comparison(Arithmetic left, Arithmetic.Relation relation, Arithmetic right) ->
          truth(step)
              .map(truth -> !truth.holds().isEmpty())
              .orElseGet(() -> canBe(results(left), relation, results(right)));
      case RuleStep.Assignment(String variable, Arithmetic value, _) ->
          truth(step)
              .map(truth -> !truth.holds().isEmpty())
              .orElseGet(() -> results(value).stream().anyMatch(v -> fits(variable, v)));
      case RuleStep.Skip _,
          RuleStep.Move _,
          RuleStep.On _,
          RuleStep.Check _,
          RuleStep.Off _,
          RuleStep.Switch _ ->
          true;
    };
  }

  private static boolean canBe(
      NavigableSet<BigInteger> left, Arithmetic.Relation relation, NavigableSet<BigInteger> right) {
    return !left.isEmpty()
        && !right.isEmpty()
        && (relation.holds(left.first().compareTo(right.last()))
            || relation.holds(left.last().compareTo(right.first()))
            || relation.holds(0) && !Collections.disjoint(left, right));
  }

  /** The possible values; for large functions, all combinations of those of the two operands. */
  private NavigableSet<BigInteger> results(Arithmetic value) {
    NavigableSet<BigInteger> known = results.get(value);
    if (known == null) {
      known = tabulated(value);
      results.put(value, known);
    }
    return known;
  }

  private NavigableSet<BigInteger> tabulated(Arithmetic value) {
    List<Arithmetic> leaves = leaves(value);
    NavigableSet<BigInteger> found = new TreeSet<>();
    if (isSmall(leaves)) {
      tabulate(leaves, values -> evaluate(value, values)).forEach(v -> v.ifPresent(found::add));
    } else if (value instanceof Arithmetic.Operation(var operator, var left, var right)) {
      for (BigInteger a : results(left)) {
        budget.spend(results(right).size(), "entries of arithmetic tables", board);
        results(right).forEach(b -> apply(operator, a, b).ifPresent(found::add));
      }
    }
    return found;
  }

  private static boolean holds(
      Arithmetic left,
      Arithmetic.Relation relation,
      Arithmetic right,
      Map<Arithmetic, BigInteger> values) {
    return evaluate(left, values)
        .flatMap(a -> evaluate(right, values).map(b -> relation.holds(a.compareTo(b))))
        .orElse(false);
  }

  boolean fits(String variable, BigInteger value) {
    return value.signum() >= 0 && value.compareTo(bounds.get(variable)) <= 0;
  }
}
