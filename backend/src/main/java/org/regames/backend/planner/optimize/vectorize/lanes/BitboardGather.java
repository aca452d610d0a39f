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
 * such as the one beside the board, is tested once.
 */
public final class BitboardGather {
  /** With more groups of numbers than this, cells are better looked at one by one. */
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
   * The numbers at whose place a map has one of some values. These sets are joined before they are
   * moved: other steps from the same cells then move the same set.
   *
   * @param asked the numbers that matter; the answer is not to be used for others
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
   * The numbers whose place is in a set.
   *
   * @param asked the numbers that matter; the answer is not to be used for others
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

  /** The most numbers that agree in something, and in what. */
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

  /** One word of the set of a value, moved down by a constant, for some of the numbers. */
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
