package org.regames.gdl.lowering;

import java.util.List;

/** What a step does to one group of facts. */
sealed interface Effect {
  /** The group. */
  StateVariables.Group group();

  /** The group gets a value unconditionally. */
  record Set(StateVariables.Group group, String value) implements Effect {}

  /**
   * The next value depends on the present one alone.
   *
   * @param next the next value of each present one, in the order of the facts, none last
   */
  record Successor(StateVariables.Group group, List<String> next) implements Effect {
    public Successor {
      next = List.copyOf(next);
    }
  }

  /**
   * The group gets the value of the condition that holds, of which there is at most one; otherwise
   * it keeps its value.
   */
  record Cases(StateVariables.Group group, List<Case> cases) implements Effect {
    public Cases {
      cases = List.copyOf(cases);
    }
  }

  /** A condition and the value that it gives. */
  record Case(int condition, String value) {}
}
