package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Where the present values of the variables that are no arrays are: in the state, in locals that
 * the walk has set, or known beforehand.
 */
final class Environment {
  private final Int[] bound;
  private final Int[] known;
  private final Hoisting hoisting;

  Environment(int variables, Hoisting hoisting) {
    this(new Int[variables], new Int[variables], hoisting);
  }

  private Environment(Int[] bound, Int[] known, Hoisting hoisting) {
    this.bound = bound;
    this.known = known;
    this.hoisting = hoisting;
  }

  Environment copy() {
    return new Environment(bound.clone(), known, hoisting);
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

  /** Tells what value a variable has where the function starts. */
  void know(int variable, Int value) {
    known[variable] = value;
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
