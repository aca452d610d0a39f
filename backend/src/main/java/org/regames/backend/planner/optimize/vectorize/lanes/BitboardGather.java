package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;

/**
 * Computes sets of lanes from sets of cells: which lanes have a certain value at a cell known for
 * each of them. If the cell is the lane plus a constant, for all lanes or for some, this is the set
 * for the value shifted by the constant and masked to these lanes. A cell that several lanes share,
 * such as the border cell, is tested once.
 */
public final class BitboardGather {
  /** With more groups of lanes than this, cells are better tested one by one. */
  private static final int MOST_GROUPS = 16;

  private final LaneMaskOps sets;
  private final BitboardBuilder statements;
  private final int size;

  BitboardGather(LaneMaskOps sets, BitboardBuilder statements, int size) {
    this.sets = sets;
    this.statements = statements;
    this.size = size;
  }

  /** A set of cells. */
  interface Source {
    /** One of its words; none beyond the last. */
    BitboardExpr word(int word);

    /** Whether it has a cell. */
    BoolExpr has(int place);
  }

  /**
   * The lanes at whose cell a map has one of some values. The sets of these values are joined
   * before they are shifted: other steps from the same cells can then share the union.
   *
   * @param asked the lanes that matter; the result is undefined for others
   */
  Optional<LaneMask> having(
      BitboardLayout.Kept kept, List<IntExpr> values, int[] places, BitSet asked) {
    Source source =
        new Source() {
          @Override
          public BitboardExpr word(int word) {
            BitboardExpr joined = BitboardExpr.NONE;
            if (word >= 0 && word < kept.words()) {
              for (IntExpr value : values) {
                BitboardExpr one = statements.named(BitboardGather.word(kept, value, word));
                joined = statements.named(statements.or(joined, one));
              }
            }
            return joined;
          }

          @Override
          public BoolExpr has(int place) {
            IntExpr there = new IntExpr.Cell(kept.variable(), new IntExpr.Const(place));
            return BoolExpr.anyOf(
                values.stream()
                    .<BoolExpr>map(value -> new BoolExpr.Compare(there, value, false))
                    .toList());
          }
        };
    return having(source, places, asked);
  }

  private static BitboardExpr word(BitboardLayout.Kept kept, IntExpr value, int word) {
    return value instanceof IntExpr.Const(int symbol)
        ? new BitboardExpr.Stored(kept.start(symbol) + word)
        : new BitboardExpr.Chosen(kept.origin() + word, value, kept.words());
  }

  /**
   * The lanes whose cell is in a set.
   *
   * @param asked the lanes that matter; the result is undefined for others
   */
  Optional<LaneMask> in(LaneMask set, int[] places, BitSet asked) {
    BitSet possible = new BitSet();
    asked.stream().filter(n -> places[n] >= 0 && set.may().get(places[n])).forEach(possible::set);
    Source source =
        new Source() {
          @Override
          public BitboardExpr word(int word) {
            return word < 0 || word >= set.words().size()
                ? BitboardExpr.NONE
                : set.words().get(word);
          }

          @Override
          public BoolExpr has(int place) {
            BitboardExpr bit =
                statements.and(new BitboardExpr.Const(1L << place), word(place / Long.SIZE));
            return new BoolExpr.Some(List.of(statements.named(bit)));
          }
        };
    return having(source, places, possible).map(found -> sets.both(sets.fixed(possible), found));
  }

  private Optional<LaneMask> having(Source source, int[] places, BitSet asked) {
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
    LaneMask found =
        alone.isEmpty()
            ? sets.fixed(alone)
            : new LaneMask(moved(source, moves), alone, new BitSet());
    for (Map.Entry<Integer, BitSet> one : shared.entrySet()) {
      LaneMask there = sets.when(source.has(one.getKey()));
      found = sets.either(found, sets.both(sets.fixed(one.getValue()), there));
    }
    return Optional.of(found);
  }

  /** The largest group of numbers with the same key, and that key. */
  private static Map.Entry<Integer, BitSet> largest(BitSet numbers, IntUnaryOperator in) {
    Map<Integer, BitSet> groups = new TreeMap<>();
    numbers.stream()
        .forEach(n -> groups.computeIfAbsent(in.applyAsInt(n), _ -> new BitSet()).set(n));
    return groups.entrySet().stream()
        .max(Comparator.comparingInt(group -> group.getValue().cardinality()))
        .orElseThrow();
  }

  private List<BitboardExpr> moved(Source source, Map<Integer, BitSet> moves) {
    List<BitboardExpr> words = new ArrayList<>();
    for (int word = 0; word < BitboardLayout.words(size); word++) {
      BitboardExpr joined = BitboardExpr.NONE;
      for (Map.Entry<Integer, BitSet> move : moves.entrySet()) {
        BitboardExpr moved = moved(source, move.getKey(), move.getValue(), word);
        joined = statements.named(statements.or(joined, moved));
      }
      words.add(joined);
    }
    return words;
  }

  /** One word of the set of a value, shifted down by a constant, for some of the lanes. */
  private BitboardExpr moved(Source source, int by, BitSet numbers, int word) {
    int start = word * Long.SIZE;
    long[] cut = numbers.get(start, Math.min(size, start + Long.SIZE)).toLongArray();
    long mask = cut.length == 0 ? 0 : cut[0];
    if (mask == 0) {
      return BitboardExpr.NONE;
    }
    int from = Math.floorDiv(start + by, Long.SIZE);
    int shift = Math.floorMod(by, Long.SIZE);
    BitboardExpr low = (mask & -1L >>> shift) == 0 ? BitboardExpr.NONE : source(source, from);
    BitboardExpr high =
        shift == 0 || (mask & ~(-1L >>> shift)) == 0 ? BitboardExpr.NONE : source(source, from + 1);
    BitboardExpr moved =
        statements.named(
            statements.or(
                statements.named(BitboardBuilder.shifted(low, -shift)),
                statements.named(BitboardBuilder.shifted(high, Long.SIZE - shift))));
    return statements.named(statements.and(new BitboardExpr.Const(mask), moved));
  }

  private BitboardExpr source(Source source, int word) {
    return statements.named(source.word(word));
  }
}
