package org.regames.backend.planner.optimize.bitboards;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.regames.backend.plan.BitboardExpr;

/** Words are cut no more often than they need. */
class BitboardBuilderTest {
  private static final BitboardExpr MASK = new BitboardExpr.Const(0xff);
  private static final BitboardExpr ONE = new BitboardExpr.Stored(0);
  private static final BitboardExpr OTHER = new BitboardExpr.Stored(1);

  private int locals;
  private final BitboardBuilder statements = new BitboardBuilder(() -> locals++);

  private final BitboardExpr one = statements.named(ONE);
  private final BitboardExpr other = statements.named(OTHER);

  @Test
  void oneCutIsEnoughForTwoWords() {
    BitboardExpr cut = statements.named(statements.and(MASK, one));
    BitboardExpr otherCut = statements.named(statements.and(MASK, other));

    assertEquals(new BitboardExpr.And(one, otherCut), statements.and(cut, otherCut));
  }

  @Test
  void aNarrowerCutIsEnough() {
    BitboardExpr cut = statements.named(statements.and(MASK, one));
    BitboardExpr narrow = statements.named(statements.and(new BitboardExpr.Const(0xf), other));
    BitboardExpr wide = statements.named(statements.and(new BitboardExpr.Const(0xfff), other));

    assertEquals(new BitboardExpr.And(one, narrow), statements.and(cut, narrow));
    assertEquals(new BitboardExpr.And(cut, other), statements.and(cut, wide));
  }

  @Test
  void whatIsShiftedOutNeedsNoCut() {
    BitboardExpr shifted = statements.named(BitboardBuilder.shifted(one, 8));
    BitboardExpr cut = statements.named(statements.and(new BitboardExpr.Const(0xff00), shifted));
    BitboardExpr mask = statements.named(statements.and(new BitboardExpr.Const(0xffff), other));

    assertEquals(new BitboardExpr.And(shifted, mask), statements.and(cut, mask));
  }

  @Test
  void cutsThatDifferAreBothNeeded() {
    BitboardExpr low = statements.named(statements.and(new BitboardExpr.Const(0xff), one));
    BitboardExpr middle = statements.named(statements.and(new BitboardExpr.Const(0xff0), other));

    assertEquals(new BitboardExpr.And(low, middle), statements.and(low, middle));
  }
}
