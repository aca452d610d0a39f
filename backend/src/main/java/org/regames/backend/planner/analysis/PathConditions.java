package org.regames.backend.planner.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What must have held in the state where a path begins for the path to be taken. Not to be changed.
 *
 * @param possible what may have been true of some facts; of all others anything
 * @param changed the variables that the path has assigned: guards on them say nothing about that
 *     state
 */
record PathConditions(Map<Fact, BitSet> possible, BitSet changed) {
  /** Nothing has been tested or assigned yet. */
  static final PathConditions NONE = new PathConditions(Map.of(), new BitSet());

  /** Something about a state that has one of a few values. */
  sealed interface Fact {
    /**
     * The content of a variable, or of a cell of one; its values are symbols.
     *
     * @param keys symbols; none for a variable without cells
     */
    record Place(int variable, List<Integer> keys) implements Fact {}

    /** Whether two places contain the same: 1 or 0. */
    record Alike(Place one, Place other) implements Fact {}

    /** Whether a check holds: 1 or 0. */
    record Holds(int check) implements Fact {}
  }

  /** Whether no state fulfils these conditions and the others. */
  boolean exclude(PathConditions others) {
    return possible.entrySet().stream()
        .anyMatch(
            own -> {
              BitSet other = others.possible.get(own.getKey());
              return other != null && !other.intersects(own.getValue());
            });
  }

  /** Whether each state that fulfils these conditions fulfils the others, too. */
  boolean imply(PathConditions others) {
    return others.possible.entrySet().stream()
        .allMatch(
            other -> {
              BitSet own = possible.get(other.getKey());
              if (own == null) {
                return false;
              }
              BitSet more = (BitSet) own.clone();
              more.andNot(other.getValue());
              return more.isEmpty();
            });
  }

  /** The same with one more condition. */
  PathConditions with(Fact fact, BitSet values) {
    BitSet left = (BitSet) values.clone();
    if (possible.get(fact) instanceof BitSet before) {
      left.and(before);
    }
    Map<Fact, BitSet> all = new HashMap<>(possible);
    all.put(fact, left);
    return new PathConditions(all, changed);
  }

  /** The same after a variable, or a part of it, was assigned. */
  PathConditions without(int variable) {
    if (changed.get(variable)) {
      return this;
    }
    BitSet all = (BitSet) changed.clone();
    all.set(variable);
    return new PathConditions(possible, all);
  }

  /** Whether no state fulfils them. */
  boolean areContradictory() {
    return possible.values().stream().anyMatch(BitSet::isEmpty);
  }
}
