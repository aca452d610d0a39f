package org.regames.backend.actions;

import java.util.Arrays;
import java.util.BitSet;

/** What a path knows about variables that are single numbers; -1 for unknown ones. */
record Known(int[] values) {
  static Known nothing(int variables) {
    int[] values = new int[variables];
    Arrays.fill(values, -1);
    return new Known(values);
  }

  public int value(int variable) {
    return values[variable];
  }

  public Known with(int variable, int value) {
    int[] other = values.clone();
    other[variable] = value;
    return new Known(other);
  }

  /** The same for the variables that are still needed. */
  Known only(BitSet variables) {
    int[] other = values.clone();
    for (int variable = 0; variable < other.length; variable++) {
      other[variable] = variables.get(variable) ? other[variable] : -1;
    }
    return new Known(other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Known(int[] others) && Arrays.equals(values, others);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(values);
  }
}
