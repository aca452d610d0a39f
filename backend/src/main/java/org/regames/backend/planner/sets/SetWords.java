package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Folding;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Test;

/** Makes the statements that work out sets of numbers below a certain one. */
final class SetWords {
  private final int size;
  private final int words;
  private final WordStatements statements;

  /**
   * @param size how many numbers a set may have
   * @param statements where the statements go
   */
  SetWords(int size, WordStatements statements) {
    this.size = size;
    this.words = words(size);
    this.statements = statements;
  }

  /** How many words a set of so many numbers has. */
  static int words(int size) {
    return (size + Long.SIZE - 1) / Long.SIZE;
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
    Bits either = statements.named(new Bits.When(test));
    List<Bits> masked =
        all().words().stream().map(mask -> statements.named(statements.and(mask, either))).toList();
    return new Members(masked, all().may(), new BitSet());
  }

  /** A number alone that is known only in play, if it is one. */
  Members one(Int number) {
    return members(
        all().may(),
        new BitSet(),
        word -> {
          Bits alone = statements.named(new Bits.One(number, word * Long.SIZE));
          return statements.named(statements.and(all().words().get(word), alone));
        });
  }

  Members both(Members one, Members other) {
    BitSet may = (BitSet) one.may().clone();
    may.and(other.may());
    BitSet must = (BitSet) one.must().clone();
    must.and(other.must());
    return members(one, other, statements::and, may, must);
  }

  Members either(Members one, Members other) {
    BitSet may = (BitSet) one.may().clone();
    may.or(other.may());
    BitSet must = (BitSet) one.must().clone();
    must.or(other.must());
    return members(one, other, statements::or, may, must);
  }

  Members not(Members one) {
    BitSet may = all().may();
    may.andNot(one.must());
    BitSet must = all().may();
    must.andNot(one.may());
    List<Bits> mask = all().words();
    return members(
        may,
        must,
        word -> {
          Bits opposite = WordStatements.not(one.words().get(word));
          return statements.named(statements.and(mask.get(word), opposite));
        });
  }

  private Members members(
      Members one, Members other, BinaryOperator<Bits> join, BitSet may, BitSet must) {
    return members(
        may,
        must,
        word -> statements.named(join.apply(one.words().get(word), other.words().get(word))));
  }

  /** A set of words; those that are known beforehand need not be worked out. */
  private Members members(BitSet may, BitSet must, IntFunction<Bits> word) {
    List<Bits> least = constants(must);
    List<Bits> most = constants(may);
    List<Bits> all = new ArrayList<>();
    for (int i = 0; i < words; i++) {
      all.add(least.get(i).equals(most.get(i)) ? least.get(i) : word.apply(i));
    }
    return new Members(all, may, must);
  }

  private List<Bits> constants(BitSet members) {
    long[] set = members.toLongArray();
    List<Bits> constants = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      constants.add(new Bits.Const(word < set.length ? set[word] : 0));
    }
    return constants;
  }
}
