package org.regames.ir.certify;

import java.util.Map;

/** A symbol on a path through an automaton, in terms of the symbols at its start. */
sealed interface SymbolicTerm {
  /** No symbol: what maps have where they have nothing; among tags, the end of a move. */
  SymbolicTerm NONE = new Symbol("");

  /** A symbol. */
  record Symbol(String name) implements SymbolicTerm {}

  /** What is in a cell at the start of the path. */
  record Cell(String cell) implements SymbolicTerm {}

  /** Yes or no: whether a walk leads from one label to another once some cells have changed. */
  record Ask(String from, String to, Map<String, SymbolicTerm> changed) implements SymbolicTerm {}
}
