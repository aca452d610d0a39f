package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;

/** Where the present values of the variables of set types are: in the state, or in locals. */
final class Environment {
  private final Int[] bound;

  Environment(int variables) {
    this.bound = new Int[variables];
  }

  private Environment(Int[] bound) {
    this.bound = bound;
  }

  Environment copy() {
    return new Environment(bound.clone());
  }

  Int get(int variable) {
    return bound[variable] == null ? new Int.Scalar(variable) : bound[variable];
  }

  /** The value must stay what it is whatever is stored later: a constant or a local. */
  void set(int variable, Int value) {
    bound[variable] = value;
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
    java.util.Arrays.fill(bound, null);
  }
}
