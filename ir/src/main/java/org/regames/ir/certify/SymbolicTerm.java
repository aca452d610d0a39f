package org.regames.ir.certify;

import java.util.Map;

/** A symbol on a path through an automaton, in terms of the symbols at its start. */
sealed interface SymbolicTerm {
  /** No symbol: the value of maps where they have none; among tags, the end of a move. */
  SymbolicTerm NONE = new Symbol("");

  /** A symbol. */
  record Symbol(String name) implements SymbolicTerm {}

  /** The content of a cell at the start of the path. */
  record Cell(String cell) implements SymbolicTerm {}

  /** Whether a path leads from one label to another after some cells have changed. */
  record Ask(String from, String to, Map<String, SymbolicTerm> changed) implements SymbolicTerm {}
}
