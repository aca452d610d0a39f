package org.regames.backend.plan;

/** An array of the state, or a table, from some place on. */
public sealed interface MapPart {
  /** Where the part starts. */
  Int start();

  record OfVariable(int variable, Int start) implements MapPart {
    @Override
    public String toString() {
      return "m" + variable + "+" + start;
    }
  }

  record OfTable(int table, Int start) implements MapPart {
    @Override
    public String toString() {
      return "t" + table + "+" + start;
    }
  }
}
