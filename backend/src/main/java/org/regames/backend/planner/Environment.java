package org.regames.backend.planner;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Test;
import org.regames.backend.planner.analysis.Knowledge;

/**
 * Where the present values of the variables that are no arrays are: in the state, in locals that
 * the walk has set, or known beforehand.
 */
final class Environment {
  private final Int[] bound;
  private final Int[] known;
  private final Hoisting hoisting;

  /** Symbols that expressions made of locals surely do not have as their value. */
  private final Map<Int, BitSet> excluded;

  Environment(int variables, Hoisting hoisting) {
    this(new Int[variables], new Int[variables], hoisting, new HashMap<>());
  }

  private Environment(Int[] bound, Int[] known, Hoisting hoisting, Map<Int, BitSet> excluded) {
    this.bound = bound;
    this.known = known;
    this.hoisting = hoisting;
    this.excluded = excluded;
  }

  Environment copy() {
    return new Environment(bound.clone(), known, hoisting, new HashMap<>(excluded));
  }

  /** A local has the same value as an expression from now on. */
  void define(Int.Local local, Int value) {
    if (excluded.containsKey(value)) {
      excluded.put(local, excluded.get(value));
    }
  }

  /** The value of an expression is none of these symbols. */
  void exclude(Int value, BitSet symbols) {
    if (isFixed(value)) {
      BitSet all = (BitSet) symbols.clone();
      all.or(excluded.getOrDefault(value, new BitSet()));
      excluded.put(value, all);
    }
  }

  /** What holds where a test does. */
  void learn(Test test) {
    if (test instanceof Test.Compare(Int left, Int.Const(int symbol), boolean negated) && negated) {
      BitSet one = new BitSet();
      one.set(symbol);
      exclude(left, one);
    }
  }

  /** Whether the value of an expression is surely none of these symbols. */
  boolean excludes(Int value, BitSet symbols) {
    BitSet rest = (BitSet) symbols.clone();
    rest.andNot(excluded.getOrDefault(value, new BitSet()));
    return rest.isEmpty();
  }

  private static boolean isFixed(Int value) {
    return switch (value) {
      case Int.Const _, Int.Local _ -> true;
      case Int.Table(_, Int index) -> isFixed(index);
      case Int.Sum(Int left, Int right) -> isFixed(left) && isFixed(right);
      case Int.Product(Int factor, _) -> isFixed(factor);
      case Int.Scalar _, Int.Cell _, Int.Either _, Int.Bits _, Int.Decision _, Int.Depth _ -> false;
    };
  }

  Int get(int variable) {
    if (bound[variable] != null) {
      return bound[variable];
    }
    return known[variable] != null ? known[variable] : hoisted(new Int.Scalar(variable));
  }

  /** An expression, or the local that holds its value. */
  Int hoisted(Int value) {
    return hoisting.use(value);
  }

  /** The value must stay what it is whatever is stored later: a constant or a local. */
  void set(int variable, Int value) {
    bound[variable] = value;
  }

  /** Tells what is known at the node where the function starts. */
  void know(Knowledge knowledge, int node) {
    knowledge.at(node).stream()
        .forEach(variable -> known[variable] = new Int.Const(knowledge.constant(node, variable)));
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
