package org.regames.gdl.reason;

import org.regames.gdl.ground.Relation;

/** What is looked up instead of being derived. */
sealed interface Stored {
  /** A relation that rules only list. */
  record Listed(Relation relation) implements Stored {}

  /** The facts of a state that have one function, by its arguments. */
  record FactsOf(int function) implements Stored {}

  /** All facts of a state. */
  record AnyFact() implements Stored {}

  /** The moves that are made in a step, each with its role. */
  record Moves() implements Stored {}
}
