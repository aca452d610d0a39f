package org.regames.ir.certify;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;

/** A value on a path through an automaton, in terms of the values at its start. */
sealed interface Term {
  String OTHER = "";

  /** A symbol. */
  record Symbol(String name) implements Term {}

  /** What is at the start of the path in a variable, or in a map at some keys. */
  record Cell(List<String> path) implements Term {}

  /**
   * A map: some entries, and else what another has; that is null where there is no else. At the key
   * {@link #OTHER} is what a map has at all that is no key.
   */
  record Entries(Term otherwise, SortedMap<String, Term> own) implements Term {}

  /** Yes or no: whether a walk leads from one label to another with some values. */
  record Ask(String from, String to, List<Term> about) implements Term {}

  /** What a type comes to: symbols, or the keys of a map and what is at them. */
  record Kind(SortedSet<String> symbols, Kind target) {
    SortedSet<String> values() {
      return target == null ? symbols : target.values();
    }

    int depth() {
      return target == null ? 0 : target.depth() + 1;
    }
  }
}
