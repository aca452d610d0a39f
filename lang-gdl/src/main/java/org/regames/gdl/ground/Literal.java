package org.regames.gdl.ground;

import java.util.List;
import java.util.Set;

/**
 * An atom of a clause, compiled.
 *
 * @param relation the relation, or the part of it that the atom can match
 */
record Literal(Relation relation, List<Pattern> arguments) {
  Literal {
    arguments = List.copyOf(arguments);
  }

  /** The places whose arguments have only variables among these, as a bit mask. */
  int boundPlaces(Set<Integer> bound) {
    int mask = 0;
    for (int place = 0; place < Math.min(Relation.PLACES, arguments.size()); place++) {
      if (arguments.get(place).isBound(bound)) {
        mask |= 1 << place;
      }
    }
    return mask;
  }

  /** The bit mask of all places, or of none if an index cannot tell all of them apart. */
  int allPlaces() {
    int size = arguments.size();
    return size <= Relation.PLACES ? (int) ((1L << size) - 1) : 0;
  }

  void collect(Set<Integer> variables) {
    arguments.forEach(argument -> argument.collect(variables));
  }

  boolean match(int[] tuple, int[] bindings, TermTable terms) {
    for (int place = 0; place < tuple.length; place++) {
      if (!arguments.get(place).match(tuple[place], bindings, terms)) {
        return false;
      }
    }
    return true;
  }

  /** The arguments under the bindings; {@link TermTable#NONE} for terms that do not exist. */
  int[] find(int[] bindings, TermTable terms) {
    int[] tuple = new int[arguments.size()];
    for (int place = 0; place < tuple.length; place++) {
      tuple[place] = arguments.get(place).find(bindings, terms);
    }
    return tuple;
  }

  int[] make(int[] bindings, TermTable terms) {
    int[] tuple = new int[arguments.size()];
    for (int place = 0; place < tuple.length; place++) {
      tuple[place] = arguments.get(place).make(bindings, terms);
    }
    return tuple;
  }
}
