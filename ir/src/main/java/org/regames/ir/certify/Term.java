package org.regames.ir.certify;

import java.util.List;
import java.util.SortedMap;

/** A value on a path through an automaton, in terms of the values at its start. */
sealed interface Term {
  /** What it can be, where it is of a set type; empty for maps and where that is not known. */
  default List<String> domain() {
    return List.of();
  }

  /** A symbol. */
  record Symbol(String name) implements Term {
    @Override
    public List<String> domain() {
      return List.of(name);
    }
  }

  /** What a variable is at the start of the path. */
  record Start(String variable, Kind kind) implements Term {
    @Override
    public List<String> domain() {
      return kind.symbols();
    }
  }

  /** What an assignment of any value chose; they are counted along the path. */
  record Chosen(int number, List<String> domain) implements Term {}

  /** A map of which all is known. */
  record Known(SortedMap<String, Term> entries) implements Term {}

  /** A map at a key. */
  record Read(Term map, Term key, Kind kind) implements Term {
    @Override
    public List<String> domain() {
      return kind.symbols();
    }
  }

  /** A map with another value at a key. */
  record Write(Term map, Term key, Term value) implements Term {}

  /** What constant maps make of a value: a table for all that it can be. */
  record Mapped(Term of, SortedMap<String, String> table) implements Term {
    @Override
    public List<String> domain() {
      return table.values().stream().distinct().sorted().toList();
    }
  }
}
