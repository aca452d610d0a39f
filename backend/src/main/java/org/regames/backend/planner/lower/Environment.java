package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.planner.analysis.KnownConstants;

/**
 * Where the present values of the variables without arrays are: in the state, in locals that the
 * path has set, or known beforehand.
 */
final class Environment {
  private final IntExpr[] bound;
  private final IntExpr[] known;
  private final Hoisting hoisting;

  /** Symbols that are certainly not the values of expressions over locals. */
  private final Map<IntExpr, BitSet> excluded;

  Environment(int variables, Hoisting hoisting) {
    this(new IntExpr[variables], new IntExpr[variables], hoisting, new HashMap<>());
  }

  private Environment(
      IntExpr[] bound, IntExpr[] known, Hoisting hoisting, Map<IntExpr, BitSet> excluded) {
    this.bound = bound;
    this.known = known;
    this.hoisting = hoisting;
    this.excluded = excluded;
  }

  Environment copy() {
    return new Environment(bound.clone(), known, hoisting, new HashMap<>(excluded));
  }

  /** Records that a local has the value of an expression. */
  void define(IntExpr.Local local, IntExpr value) {
    if (excluded.containsKey(value)) {
      excluded.put(local, excluded.get(value));
    }
  }

  /** Records that the value of an expression is none of these symbols. */
  void exclude(IntExpr value, BitSet symbols) {
    if (isFixed(value)) {
      BitSet all = (BitSet) symbols.clone();
      all.or(excluded.getOrDefault(value, new BitSet()));
      excluded.put(value, all);
    }
  }

  /** Records what follows from a test that holds. */
  void learn(BoolExpr test) {
    if (test instanceof BoolExpr.Compare(IntExpr left, IntExpr.Const(int symbol), boolean negated)
        && negated) {
      BitSet one = new BitSet();
      one.set(symbol);
      exclude(left, one);
    }
  }

  /** Whether the value of an expression is certainly none of these symbols. */
  boolean excludes(IntExpr value, BitSet symbols) {
    BitSet rest = (BitSet) symbols.clone();
    rest.andNot(excluded.getOrDefault(value, new BitSet()));
    return rest.isEmpty();
  }

  private static boolean isFixed(IntExpr value) {
    return switch (value) {
      case IntExpr.Const _, IntExpr.Local _ -> true;
      case IntExpr.Table(_, IntExpr index) -> isFixed(index);
      case IntExpr.Sum(IntExpr left, IntExpr right) -> isFixed(left) && isFixed(right);
      case IntExpr.Product(IntExpr factor, _) -> isFixed(factor);
      case IntExpr.Scalar _,
          IntExpr.Cell _,
          IntExpr.Either _,
          IntExpr.CodeBits _,
          IntExpr.Decision _,
          IntExpr.Depth _ ->
          false;
    };
  }

  public IntExpr get(int variable) {
    if (bound[variable] != null) {
      return bound[variable];
    }
    return known[variable] != null ? known[variable] : hoisted(new IntExpr.Scalar(variable));
  }

  /** An expression, or the local that holds its value. */
  IntExpr hoisted(IntExpr value) {
    return hoisting.use(value);
  }

  /** Sets a variable to a value that later stores cannot change: a constant or a local. */
  public void set(int variable, IntExpr value) {
    bound[variable] = value;
  }

  /** Adds what is known at the node where the function starts. */
  void know(KnownConstants knowledge, int node) {
    knowledge.at(node).stream()
        .forEach(
            variable -> known[variable] = new IntExpr.Const(knowledge.constant(node, variable)));
  }

  /** The variables whose values are not in the state. */
  List<Integer> assigned() {
    List<Integer> variables = new ArrayList<>();
    for (int variable = 0; variable < bound.length; variable++) {
      if (bound[variable] != null) {
        variables.add(variable);
      }
    }
    return variables;
  }

  void clear() {
    Arrays.fill(bound, null);
  }
}
