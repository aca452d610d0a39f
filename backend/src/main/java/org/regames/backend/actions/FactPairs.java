package org.regames.backend.actions;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/**
 * Which pairs of facts may hold together in the reachable states where somebody is to move. Two
 * facts that are not a pair never hold in the same state.
 *
 * <p>It is the heuristic h² of planning, computed forward: Haslum and Geffner, Admissible
 * heuristics for optimal planning, AIPS 2000.
 */
final class FactPairs {
  private final CellFacts facts;
  private final int words;
  private final long[] with; // a row for each fact: those that may hold with it, including itself

  private FactPairs(CellFacts facts, long[] with) {
    this.facts = facts;
    this.words = words(facts);
    this.with = with;
  }

  private static int words(CellFacts facts) {
    return (facts.count() + Long.SIZE - 1) / Long.SIZE;
  }

  /** No state at all. */
  static FactPairs none(CellFacts facts) {
    return new FactPairs(facts, new long[facts.count() * words(facts)]);
  }

  /** One state. */
  static FactPairs of(CellFacts facts, Map<Integer, Integer> state) {
    FactPairs one = none(facts);
    BitSet hold = new BitSet();
    state.forEach(
        (cell, value) -> {
          if (facts.tell(cell)) {
            hold.or(facts.of(cell, value));
          }
        });
    hold.stream().forEach(fact -> one.add(fact, one.row(hold)));
    return one;
  }

  private long[] row(BitSet set) {
    long[] row = new long[words];
    long[] few = set.toLongArray();
    System.arraycopy(few, 0, row, 0, few.length);
    return row;
  }

  private void add(int fact, long[] others) {
    for (int word = 0; word < words; word++) {
      with[fact * words + word] |= others[word];
    }
  }

  private void remove(int fact, long[] others) {
    for (int word = 0; word < words; word++) {
      with[fact * words + word] &= ~others[word];
    }
  }

  private boolean holds(int fact, int other) {
    return (with[fact * words + (other >> 6)] >>> other & 1) != 0;
  }

  /** Adds the states of others; returns whether that changed anything. */
  boolean add(FactPairs others) {
    boolean isNew = false;
    for (int word = 0; word < with.length; word++) {
      isNew |= (others.with[word] & ~with[word]) != 0;
      with[word] |= others.with[word];
    }
    return isNew;
  }

  /** Whether cells may have some values together, judging by pairs. */
  boolean allow(SortedMap<Integer, BitSet> required) {
    List<BitSet> wanted = wanted(required);
    for (int one = 0; one < wanted.size(); one++) {
      for (int other = 0; other <= one; other++) {
        if (!meet(wanted.get(one), wanted.get(other))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean meet(BitSet ones, BitSet others) {
    for (int one = ones.nextSetBit(0); one >= 0; one = ones.nextSetBit(one + 1)) {
      for (int two = others.nextSetBit(0); two >= 0; two = others.nextSetBit(two + 1)) {
        if (holds(one, two)) {
          return true;
        }
      }
    }
    return false;
  }

  private List<BitSet> wanted(SortedMap<Integer, BitSet> required) {
    List<BitSet> wanted = new ArrayList<>();
    required.forEach(
        (cell, values) -> {
          if (facts.tell(cell)) {
            wanted.add(facts.of(cell, values));
          }
        });
    return wanted;
  }

  /** The pairs after an effect; nothing if it cannot occur. */
  Optional<FactPairs> after(TurnPaths.Effect effect) {
    if (!allow(effect.required())) {
      return Optional.empty();
    }
    FactPairs next = new FactPairs(facts, with.clone());
    for (BitSet wanted : wanted(effect.required())) {
      if (!next.restrict(wanted.stream().toArray())) {
        return Optional.empty();
      }
    }
    next.write(effect.written());
    return Optional.of(next);
  }

  /** Keeps what may hold with one of some facts of a cell; returns whether anything is left. */
  private boolean restrict(int[] wanted) {
    boolean isAny = false;
    for (int fact = 0; fact < facts.count(); fact++) {
      int first = fact * words;
      for (int word = 0; word < words; word++) {
        long present = with[first + word];
        if (present == 0) {
          continue;
        }
        long kept = 0;
        for (int each : wanted) {
          kept |= holds(fact, each) ? with[each * words + word] : 0;
        }
        kept &= present;
        isAny |= kept != 0;
        for (long gone = present & ~kept; gone != 0; gone &= gone - 1) {
          int other = (word << 6) + Long.numberOfTrailingZeros(gone);
          with[other * words + (fact >> 6)] &= ~(1L << fact);
        }
        with[first + word] &= kept;
      }
    }
    return isAny;
  }

  private void write(SortedMap<Integer, Integer> values) {
    BitSet now = new BitSet();
    BitSet gone = new BitSet();
    values.forEach(
        (cell, value) -> {
          if (facts.tell(cell)) {
            gone.or(facts.of(cell, ActionPath.UNKNOWN));
            now.or(facts.of(cell, value));
          }
        });
    long[] cleared = row(gone);
    BitSet hold = (BitSet) now.clone();
    for (int fact = 0; fact < facts.count(); fact++) {
      if (gone.get(fact)) {
        Arrays.fill(with, fact * words, (fact + 1) * words, 0);
      } else {
        remove(fact, cleared);
        hold.set(fact, holds(fact, fact));
      }
    }
    long[] all = row(hold);
    long[] written = row(now);
    hold.stream().forEach(fact -> add(fact, now.get(fact) ? all : written));
    // A cell has exactly one of its possible values.
    for (int fact : now.stream().toArray()) {
      BitSet others = facts.of(facts.cell(fact), ActionPath.UNKNOWN);
      others.clear(fact);
      remove(fact, row(others));
    }
  }
}
