package org.regames.backend.planner.rewrite;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.SetLayout;

/**
 * What is known about the words of the sets of a state at some place of a function. Where a move
 * assigns a place of a map that follows from its code it is known which values may have been there,
 * so that the words of these and of the new one can be changed without looking at the array.
 */
final class KnownWords {
  /** With more values that may have been there it is better to look. */
  private static final int MOST_VALUES = 3;

  /** An assignment: for each code of the move the place. */
  private record Assigned(int variable, int[] places, int value) {}

  private final SetLayout sets;
  private final IntSupplier names;

  /** The local words that words of sets are. */
  private final Map<Integer, Bits.Local> words;

  /** Those that are yet to be kept. */
  private final Map<Integer, Bits.Local> open;

  private final List<Assigned> assigned;

  /** Maps that were assigned at places that are not known. */
  private final BitSet lost;

  KnownWords(SetLayout sets, IntSupplier names) {
    this(sets, names, Map.of(), Map.of(), List.of(), new BitSet());
  }

  private KnownWords(
      SetLayout sets,
      IntSupplier names,
      Map<Integer, Bits.Local> words,
      Map<Integer, Bits.Local> open,
      List<Assigned> assigned,
      BitSet lost) {
    this.sets = sets;
    this.names = names;
    this.words = new HashMap<>(words);
    this.open = new TreeMap<>(open);
    this.assigned = new ArrayList<>(assigned);
    this.lost = (BitSet) lost.clone();
  }

  KnownWords copy() {
    return new KnownWords(sets, names, words, open, assigned, lost);
  }

  /** What a word of the sets is now. */
  Bits at(int place) {
    Bits known = words.get(place);
    return known == null ? new Bits.Stored(place) : known;
  }

  /** A word of the sets has been looked up. */
  void found(int place, Bits.Local word) {
    words.put(place, word);
  }

  /** Keeps what is yet to be kept. */
  void settle(List<Op> ops) {
    open.forEach(
        (place, word) ->
            ops.add(new Op.KeepWord(new Bits.Chosen(place, new Int.Const(0), 0), word)));
    open.clear();
  }

  /** Nothing is known any more; what is open was kept before. */
  void forget() {
    words.clear();
    assigned.clear();
    lost.set(0, 1 + sets.maps().stream().mapToInt(SetLayout.Kept::variable).max().orElse(0));
  }

  /** A map was assigned in another way. */
  void lose(int variable) {
    sets.of(variable)
        .ifPresent(
            map ->
                words
                    .keySet()
                    .removeIf(
                        word ->
                            word >= map.first()
                                && word < map.first() + map.values() * map.words()));
    lost.set(variable);
  }

  /** Changes the words for an assignment; says whether that is possible. */
  boolean assign(Optional<Codes> codes, Op.StoreCell store, List<Op> ops) {
    Optional<SetLayout.Kept> kept = sets.of(store.variable());
    Optional<int[]> places = codes.flatMap(known -> known.values(store.index()));
    if (kept.isEmpty()
        || places.isEmpty()
        || !sets.reachedBy(store.variable()).isEmpty()
        || !(store.value() instanceof Int.Const(int value))
        || !kept.get().has(value)) {
      return false;
    }
    int word = places.get()[0] >> 6;
    BitSet before = before(codes.get(), store.variable(), places.get());
    before.clear(value);
    boolean near = Arrays.stream(places.get()).allMatch(place -> place >> 6 == word);
    if (!near || before.cardinality() > MOST_VALUES) {
      return false;
    }
    Int shift = Int.sum(store.index(), new Int.Const(-Long.SIZE * word));
    Bits bit = named(new Bits.Raised(new Bits.Const(1), shift), ops);
    before.stream()
        .forEach(old -> change(kept.get().start(old) + word, place -> without(place, bit), ops));
    change(kept.get().start(value) + word, place -> new Bits.Or(place, bit), ops);
    assigned.add(new Assigned(store.variable(), places.get(), value));
    return true;
  }

  private static Bits without(Bits word, Bits bit) {
    return new Bits.And(word, new Bits.Not(bit));
  }

  private void change(int place, java.util.function.UnaryOperator<Bits> change, List<Op> ops) {
    Bits.Local changed = named(change.apply(at(place)), ops);
    words.put(place, changed);
    open.put(place, changed);
  }

  private Bits.Local named(Bits value, List<Op> ops) {
    Bits.Local local = new Bits.Local(names.getAsInt());
    ops.add(new Op.LetBits(local.number(), value));
    return local;
  }

  /** The values that may have been at the place that is assigned. */
  private BitSet before(Codes codes, int variable, int[] places) {
    BitSet values = new BitSet();
    IntStream.range(0, codes.count())
        .forEach(code -> values.or(before(codes, variable, code, places[code])));
    return values;
  }

  private BitSet before(Codes codes, int variable, int code, int place) {
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
