package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.IntSupplier;
import java.util.stream.IntStream;

/**
 * Makes the statements that work out sets. Every word gets a local of its own unless it is one
 * already, and equal words get the same, so expressions stay small however often sets are used.
 */
final class SetWords {
  private final int size;
  private final int words;
  private final IntSupplier locals;
  private final List<Op> ops = new ArrayList<>();
  private final Map<Bits, Bits.Local> known = new HashMap<>();

  /** What locals are that were made by cutting a word. */
  private final Map<Bits, Bits.And> cut = new HashMap<>();

  /**
   * @param size how many numbers a set may have
   * @param locals makes locals for words
   */
  SetWords(int size, IntSupplier locals) {
    this.size = size;
    this.words = words(size);
    this.locals = locals;
  }

  /** How many words a set of so many numbers has. */
  static int words(int size) {
    return (size + Long.SIZE - 1) / Long.SIZE;
  }

  /** The statements so far. */
  List<Op> ops() {
    return ops;
  }

  /** A set that is known beforehand. */
  Members fixed(BitSet members) {
    return new Members(constants(members), members, members);
  }

  Members all() {
    BitSet members = new BitSet();
    members.set(0, size);
    return fixed(members);
  }

  /** All numbers, or none where a test does not hold. */
  Members when(Test test) {
    if (Folding.isTrue(test)) {
      return all();
    }
    if (Folding.isFalse(test)) {
      return fixed(new BitSet());
    }
    Bits either = named(new Bits.When(test));
    List<Bits> masked = all().words().stream().map(mask -> named(and(mask, either))).toList();
    return new Members(masked, all().may(), new BitSet());
  }

  Members both(Members one, Members other) {
    BitSet may = (BitSet) one.may().clone();
    may.and(other.may());
    BitSet must = (BitSet) one.must().clone();
    must.and(other.must());
    return members(one, other, this::and, may, must);
  }

  Members either(Members one, Members other) {
    BitSet may = (BitSet) one.may().clone();
    may.or(other.may());
    BitSet must = (BitSet) one.must().clone();
    must.or(other.must());
    return members(one, other, SetWords::or, may, must);
  }

  Members not(Members one) {
    BitSet may = all().may();
    may.andNot(one.must());
    BitSet must = all().may();
    must.andNot(one.may());
    if (may.equals(must)) {
      return fixed(may);
    }
    List<Bits> mask = all().words();
    List<Bits> words =
        IntStream.range(0, this.words)
            .mapToObj(word -> named(and(mask.get(word), not(one.words().get(word)))))
            .toList();
    return new Members(words, may, must);
  }

  private Members members(
      Members one, Members other, BinaryOperator<Bits> join, BitSet may, BitSet must) {
    if (may.equals(must)) {
      return fixed(may);
    }
    List<Bits> words = new ArrayList<>();
    for (int word = 0; word < this.words; word++) {
      words.add(named(join.apply(one.words().get(word), other.words().get(word))));
    }
    return new Members(words, may, must);
  }

  private List<Bits> constants(BitSet members) {
    long[] set = members.toLongArray();
    List<Bits> constants = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      constants.add(new Bits.Const(word < set.length ? set[word] : 0));
    }
    return constants;
  }

  /** The word, or the local that holds it. */
  Bits named(Bits word) {
    return switch (word) {
      case Bits.Const _, Bits.Local _ -> word;
      case Bits.Stored _,
          Bits.Chosen _,
          Bits.And _,
          Bits.Or _,
          Bits.Not _,
          Bits.Shifted _,
          Bits.When _,
          Bits.Entry _,
          Bits.Compressed _,
          Bits.Raised _,
          Bits.Answer _ ->
          known.computeIfAbsent(
              word,
              _ -> {
                Bits.Local local = new Bits.Local(locals.getAsInt());
                if (word instanceof Bits.And and && and.left() instanceof Bits.Const) {
                  cut.put(local, and);
                }
                ops.add(new Op.LetBits(local.number(), word));
                return local;
              });
    };
  }

  /** What is in both words; constants come first, and cutting twice is cutting once. */
  Bits and(Bits one, Bits other) {
    if (other instanceof Bits.Const && !(one instanceof Bits.Const)) {
      return and(other, one);
    }
    if (one instanceof Bits.Const(long mask)
        && cut.get(other) instanceof Bits.And(Bits.Const(long inner), Bits word)) {
      return (mask & inner) == inner ? other : and(new Bits.Const(mask & inner), word);
    }
    if (one.equals(other) || other.equals(Bits.ALL) || one.equals(Bits.NONE)) {
      return one;
    }
    if (one.equals(Bits.ALL) || other.equals(Bits.NONE)) {
      return other;
    }
    return one instanceof Bits.Const(long a) && other instanceof Bits.Const(long b)
        ? new Bits.Const(a & b)
        : new Bits.And(one, other);
  }

  static Bits or(Bits one, Bits other) {
    if (one.equals(other) || other.equals(Bits.NONE) || one.equals(Bits.ALL)) {
      return one;
    }
    if (one.equals(Bits.NONE) || other.equals(Bits.ALL)) {
      return other;
    }
    return one instanceof Bits.Const(long a) && other instanceof Bits.Const(long b)
        ? new Bits.Const(a | b)
        : new Bits.Or(one, other);
  }

  private static Bits not(Bits one) {
    return switch (one) {
      case Bits.Const(long word) -> new Bits.Const(~word);
      case Bits.Not(Bits word) -> word;
      case Bits.Stored _,
          Bits.Chosen _,
          Bits.Local _,
          Bits.And _,
          Bits.Or _,
          Bits.Shifted _,
          Bits.When _,
          Bits.Entry _,
          Bits.Compressed _,
          Bits.Raised _,
          Bits.Answer _ ->
          new Bits.Not(one);
    };
  }

  static Bits shifted(Bits one, int by) {
    return by == 0 || one.equals(Bits.NONE) ? one : new Bits.Shifted(one, by);
  }
}
