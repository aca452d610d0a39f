package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.IntFunction;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.analysis.ConstantFolding;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;

/** Builds the statements that compute sets of lanes. */
public final class LaneMaskOps {
  private final int size;
  private final int words;
  private final BitboardBuilder statements;

  /**
   * @param size the number of lanes
   * @param statements receives the statements
   */
  public LaneMaskOps(int size, BitboardBuilder statements) {
    this.size = size;
    this.words = BitboardLayout.words(size);
    this.statements = statements;
  }

  /** A set that is known beforehand. */
  public LaneMask fixed(BitSet members) {
    return new LaneMask(constants(members), members, members);
  }

  public LaneMask all() {
    BitSet members = new BitSet();
    members.set(0, size);
    return fixed(members);
  }

  /** All lanes, or none if a test does not hold. */
  public LaneMask when(BoolExpr test) {
    if (ConstantFolding.isTrue(test)) {
      return all();
    }
    if (ConstantFolding.isFalse(test)) {
      return fixed(new BitSet());
    }
    BitboardExpr either = statements.named(new BitboardExpr.When(test));
    List<BitboardExpr> masked =
        all().words().stream().map(mask -> statements.named(statements.and(mask, either))).toList();
    return new LaneMask(masked, all().may(), new BitSet());
  }

  /** The single lane with a number known only in play, if there is one. */
  public LaneMask one(IntExpr number) {
    return members(
        all().may(),
        new BitSet(),
        word -> {
          BitboardExpr alone = statements.named(new BitboardExpr.One(number, word * Long.SIZE));
          return statements.named(statements.and(all().words().get(word), alone));
        });
  }

  public LaneMask both(LaneMask one, LaneMask other) {
    BitSet may = (BitSet) one.may().clone();
    may.and(other.may());
    BitSet must = (BitSet) one.must().clone();
    must.and(other.must());
    return members(one, other, statements::and, may, must);
  }

  public LaneMask either(LaneMask one, LaneMask other) {
    BitSet may = (BitSet) one.may().clone();
    may.or(other.may());
    BitSet must = (BitSet) one.must().clone();
    must.or(other.must());
    return members(one, other, statements::or, may, must);
  }

  public LaneMask not(LaneMask one) {
    BitSet may = all().may();
    may.andNot(one.must());
    BitSet must = all().may();
    must.andNot(one.may());
    List<BitboardExpr> mask = all().words();
    return members(
        may,
        must,
        word -> {
          BitboardExpr opposite = BitboardBuilder.not(one.words().get(word));
          return statements.named(statements.and(mask.get(word), opposite));
        });
  }

  private LaneMask members(
      LaneMask one, LaneMask other, BinaryOperator<BitboardExpr> join, BitSet may, BitSet must) {
    return members(
        may,
        must,
        word -> statements.named(join.apply(one.words().get(word), other.words().get(word))));
  }

  /** A set from its words; those that are known beforehand need not be computed. */
  private LaneMask members(BitSet may, BitSet must, IntFunction<BitboardExpr> word) {
    List<BitboardExpr> least = constants(must);
    List<BitboardExpr> most = constants(may);
    List<BitboardExpr> all = new ArrayList<>();
    for (int i = 0; i < words; i++) {
      all.add(least.get(i).equals(most.get(i)) ? least.get(i) : word.apply(i));
    }
    return new LaneMask(all, may, must);
  }

  private List<BitboardExpr> constants(BitSet members) {
    long[] set = members.toLongArray();
    List<BitboardExpr> constants = new ArrayList<>();
    for (int word = 0; word < words; word++) {
      constants.add(new BitboardExpr.Const(word < set.length ? set[word] : 0));
    }
    return constants;
  }
}
