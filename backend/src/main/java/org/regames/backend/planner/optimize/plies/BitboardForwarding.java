package org.regames.backend.planner.optimize.plies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/**
 * What is known about the words of the sets of a state at some point of a function. If a move
 * assigns a cell that follows from its code, the possible old values are known, so the words of
 * these and of the new one can be updated without reading the array.
 */
final class BitboardForwarding {
  /** With more possible old values it is better to read the array. */
  private static final int MOST_VALUES = 3;

  /** An assignment, with the cell for each code of the move. */
  private record Assigned(int variable, int[] places, int value) {}

  private final BitboardLayout sets;
  private final IntFunction<BitSet> anywhere;
  private final IntSupplier names;

  /** The local words that hold words of sets. */
  private final Map<Integer, BitboardExpr.Local> words;

  /** The local words that are yet to be stored. */
  private final Map<Integer, BitboardExpr.Local> open;

  private final List<Assigned> assigned;

  /** Maps that were assigned at unknown cells. */
  private final BitSet lost;

  /**
   * @param anywhere the values that a map may have at any place
   * @param names supplies locals for words
   */
  BitboardForwarding(BitboardLayout sets, IntFunction<BitSet> anywhere, IntSupplier names) {
    this(sets, anywhere, names, Map.of(), Map.of(), List.of(), new BitSet());
  }

  private BitboardForwarding(
      BitboardLayout sets,
      IntFunction<BitSet> anywhere,
      IntSupplier names,
      Map<Integer, BitboardExpr.Local> words,
      Map<Integer, BitboardExpr.Local> open,
      List<Assigned> assigned,
      BitSet lost) {
    this.sets = sets;
    this.anywhere = anywhere;
    this.names = names;
    this.words = new HashMap<>(words);
    this.open = new TreeMap<>(open);
    this.assigned = new ArrayList<>(assigned);
    this.lost = (BitSet) lost.clone();
  }

  BitboardForwarding copy() {
    return new BitboardForwarding(sets, anywhere, names, words, open, assigned, lost);
  }

  /** The present value of a word of the sets. */
  BitboardExpr at(int place) {
    BitboardExpr known = words.get(place);
    return known == null ? new BitboardExpr.Stored(place) : known;
  }

  /** Records that a word of the sets has been loaded. */
  void found(int place, BitboardExpr.Local word) {
    words.put(place, word);
  }

  /** Records the new value of a word of the sets. */
  void keep(int place, BitboardExpr.Local word) {
    words.put(place, word);
    open.put(place, word);
  }

  /** Stores what is yet to be stored. */
  void settle(List<Op> ops) {
    open.forEach(
        (place, word) ->
            ops.add(
                new Op.KeepWord(new BitboardExpr.Chosen(place, new IntExpr.Const(0), 0), word)));
    open.clear();
  }

  /** Discards everything known; what was open has been stored before. */
  void forget() {
    words.clear();
    assigned.clear();
    lost.set(0, 1 + sets.maps().stream().mapToInt(BitboardLayout.Kept::variable).max().orElse(0));
  }

  /**
   * Records that a map was assigned in another way: its words are unknown, and so are results
   * memoized by checks.
   */
  void lose(int variable) {
    sets.of(variable).ifPresent(map -> lose(map.first(), map.first() + map.values() * map.words()));
    sets.reachedBy(variable)
        .forEach(reached -> lose(reached.first(), reached.first() + reached.words()));
    lost.set(variable);
  }

  private void lose(int first, int end) {
    words.keySet().removeIf(word -> word >= first && word < end);
  }

  /** Updates the words for an assignment; returns whether that is possible. */
  boolean assign(Optional<EnumeratedMoves> codes, Op.StoreCell store, List<Op> ops) {
    Optional<BitboardLayout.Kept> kept = sets.of(store.variable());
    if (kept.isEmpty()
        || !sets.reachedBy(store.variable()).isEmpty()
        || !(store.value() instanceof IntExpr.Const(int value))
        || !kept.get().has(value)) {
      return false;
    }
    Optional<int[]> places = codes.flatMap(known -> known.of(store.index()));
    if (places.isEmpty()) {
      boolean changes =
          kept.get().words() == 1
              && change(kept.get(), 0, store, anywhere.apply(store.variable()), ops);
      if (changes) {
        lost.set(store.variable());
      }
      return changes;
    }
    int word = places.get()[0] >> 6;
    BitSet before = before(codes.get(), store.variable(), places.get());
    boolean changes =
        Arrays.stream(places.get()).allMatch(place -> place >> 6 == word)
            && change(kept.get(), word, store, before, ops);
    if (changes) {
      assigned.add(new Assigned(store.variable(), places.get(), value));
    }
    return changes;
  }

  /**
   * Updates the words for an assignment to a cell in one of them; returns whether that is possible.
   */
  private boolean change(
      BitboardLayout.Kept kept, int word, Op.StoreCell store, BitSet before, List<Op> ops) {
    int value = ((IntExpr.Const) store.value()).value();
    BitSet others = (BitSet) before.clone();
    others.clear(value);
    if (others.cardinality() > MOST_VALUES) {
      return false;
    }
    IntExpr shift = IntExpr.sum(store.index(), new IntExpr.Const(-Long.SIZE * word));
    BitboardExpr bit = named(new BitboardExpr.Raised(new BitboardExpr.Const(1), shift), ops);
    others.stream()
        .forEach(old -> change(kept.start(old) + word, place -> without(place, bit), ops));
    change(kept.start(value) + word, place -> new BitboardExpr.Or(place, bit), ops);
    return true;
  }

  private static BitboardExpr without(BitboardExpr word, BitboardExpr bit) {
    return new BitboardExpr.And(word, new BitboardExpr.Not(bit));
  }

  private void change(
      int place, java.util.function.UnaryOperator<BitboardExpr> change, List<Op> ops) {
    BitboardExpr.Local changed = named(change.apply(at(place)), ops);
    keep(place, changed);
  }

  private BitboardExpr.Local named(BitboardExpr value, List<Op> ops) {
    BitboardExpr.Local local = new BitboardExpr.Local(names.getAsInt());
    ops.add(new Op.LetBits(local.number(), value));
    return local;
  }

  /** The possible old values of the assigned cell. */
  private BitSet before(EnumeratedMoves codes, int variable, int[] places) {
    BitSet values = new BitSet();
    IntStream.range(0, codes.count())
        .forEach(code -> values.or(before(codes, variable, code, places[code])));
    return values;
  }

  private BitSet before(EnumeratedMoves codes, int variable, int code, int place) {
    for (Assigned one : assigned.reversed()) {
      if (one.variable() == variable && one.places()[code] == place && !lost.get(variable)) {
        return only(one.value());
      }
    }
    Optional<Integer> drawn = codes.drawn(code, variable, place);
    return drawn.isPresent() && !lost.get(variable)
        ? only(drawn.get())
        : (BitSet) codes.values(variable, place).clone();
  }

  private static BitSet only(int value) {
    BitSet only = new BitSet();
    only.set(value);
    return only;
  }
}
