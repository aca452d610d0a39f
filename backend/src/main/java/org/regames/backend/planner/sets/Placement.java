package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.SetLayout;
import org.regames.backend.plan.Test;

/**
 * Sets of numbers from sets of places: which numbers have, at a place known for each of them, a
 * certain value. Where the place is the number plus a constant, for all numbers or for some, that
 * is the set of the value moved by the constant and cut to these numbers. A place that several
 * numbers share, such as the one beside the board, is looked at once.
 */
final class Placement {
  /** With more groups of numbers than this, places are better looked at one by one. */
  private static final int MOST_GROUPS = 16;

  private final SetWords sets;
  private final WordStatements statements;
  private final int size;

  Placement(SetWords sets, WordStatements statements, int size) {
    this.sets = sets;
    this.statements = statements;
    this.size = size;
  }

  /** A set of places. */
  interface Source {
    /** One of its words; none beyond the last. */
    Bits word(int word);

    /** Whether it has a place. */
    Test has(int place);
  }

  /**
   * The numbers at whose place a map has one of some values. These sets are joined before they are
   * moved: other steps from the same places then move the same set.
   *
   * @param asked the numbers that matter; the answer is not to be used for others
   */
  Optional<Members> having(SetLayout.Kept kept, List<Int> values, int[] places, BitSet asked) {
    Source source =
        new Source() {
          @Override
          public Bits word(int word) {
            Bits joined = Bits.NONE;
            if (word >= 0 && word < kept.words()) {
              for (Int value : values) {
                Bits one = statements.named(Placement.word(kept, value, word));
                joined = statements.named(statements.or(joined, one));
              }
            }
            return joined;
          }

          @Override
          public Test has(int place) {
            Int there = new Int.Cell(kept.variable(), new Int.Const(place));
            List<Test> tests =
                values.stream().<Test>map(value -> new Test.Compare(there, value, false)).toList();
            return tests.size() == 1 ? tests.getFirst() : new Test.AnyOf(tests);
          }
        };
    return having(source, places, asked);
  }

  private static Bits word(SetLayout.Kept kept, Int value, int word) {
    return value instanceof Int.Const(int symbol)
        ? new Bits.Stored(kept.start(symbol) + word)
        : new Bits.Chosen(kept.origin() + word, value, kept.words());
  }

  /**
   * The numbers whose place is in a set.
   *
   * @param asked the numbers that matter; the answer is not to be used for others
   */
  Optional<Members> in(Members set, int[] places, BitSet asked) {
    BitSet possible = new BitSet();
    asked.stream().filter(n -> places[n] >= 0 && set.may().get(places[n])).forEach(possible::set);
    Source source =
        new Source() {
          @Override
          public Bits word(int word) {
            return word < 0 || word >= set.words().size() ? Bits.NONE : set.words().get(word);
          }

          @Override
          public Test has(int place) {
            Bits bit = statements.and(new Bits.Const(1L << place), word(place / Long.SIZE));
            return new Test.Some(List.of(statements.named(bit)));
          }
        };
    return having(source, places, possible).map(found -> sets.both(sets.fixed(possible), found));
  }

  private Optional<Members> having(Source source, int[] places, BitSet asked) {
    Map<Integer, BitSet> shared = new TreeMap<>();
    Map<Integer, BitSet> moves = new TreeMap<>();
    BitSet left = (BitSet) asked.clone();
    while (!left.isEmpty()) {
      if (shared.size() + moves.size() == MOST_GROUPS) {
        return Optional.empty();
      }
      Map.Entry<Integer, BitSet> together = largest(left, number -> places[number]);
      Map.Entry<Integer, BitSet> moved = largest(left, number -> places[number] - number);
      boolean moving = moved.getValue().cardinality() >= together.getValue().cardinality();
      Map.Entry<Integer, BitSet> chosen = moving ? moved : together;
      (moving ? moves : shared).put(chosen.getKey(), chosen.getValue());
      left.andNot(chosen.getValue());
    }
    BitSet alone = (BitSet) asked.clone();
    shared.values().forEach(alone::andNot);
    Members found =
        alone.isEmpty()
            ? sets.fixed(alone)
            : new Members(moved(source, moves), alone, new BitSet());
    for (Map.Entry<Integer, BitSet> one : shared.entrySet()) {
      Members there = sets.when(source.has(one.getKey()));
      found = sets.either(found, sets.both(sets.fixed(one.getValue()), there));
    }
    return Optional.of(found);
  }

  /** The most numbers that agree in something, and in what. */
  private static Map.Entry<Integer, BitSet> largest(BitSet numbers, IntUnaryOperator in) {
    Map<Integer, BitSet> groups = new TreeMap<>();
    numbers.stream()
        .forEach(n -> groups.computeIfAbsent(in.applyAsInt(n), _ -> new BitSet()).set(n));
    return groups.entrySet().stream()
        .max(Comparator.comparingInt(group -> group.getValue().cardinality()))
        .orElseThrow();
  }

  private List<Bits> moved(Source source, Map<Integer, BitSet> moves) {
    List<Bits> words = new ArrayList<>();
    for (int word = 0; word < SetWords.words(size); word++) {
      Bits joined = Bits.NONE;
      for (Map.Entry<Integer, BitSet> move : moves.entrySet()) {
        Bits moved = moved(source, move.getKey(), move.getValue(), word);
        joined = statements.named(statements.or(joined, moved));
      }
      words.add(joined);
    }
    return words;
  }

  /** One word of the set of a value, moved down by a constant, for some of the numbers. */
  private Bits moved(Source source, int by, BitSet numbers, int word) {
    int start = word * Long.SIZE;
    long[] cut = numbers.get(start, Math.min(size, start + Long.SIZE)).toLongArray();
    long mask = cut.length == 0 ? 0 : cut[0];
    if (mask == 0) {
      return Bits.NONE;
    }
    int from = Math.floorDiv(start + by, Long.SIZE);
    int shift = Math.floorMod(by, Long.SIZE);
    Bits low = (mask & -1L >>> shift) == 0 ? Bits.NONE : source(source, from);
    Bits high = shift == 0 || (mask & ~(-1L >>> shift)) == 0 ? Bits.NONE : source(source, from + 1);
    Bits moved =
        statements.named(
            statements.or(
                statements.named(WordStatements.shifted(low, -shift)),
                statements.named(WordStatements.shifted(high, Long.SIZE - shift))));
    return statements.named(statements.and(new Bits.Const(mask), moved));
  }

  private Bits source(Source source, int word) {
    return statements.named(source.word(word));
  }
}
