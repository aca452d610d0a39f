package org.regames.backend.planner.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.regames.backend.plan.Bits;

/** Words are cut no more often than they need. */
class WordStatementsTest {
  private static final Bits MASK = new Bits.Const(0xff);
  private static final Bits ONE = new Bits.Stored(0);
  private static final Bits OTHER = new Bits.Stored(1);

  private int locals;
  private final WordStatements statements = new WordStatements(() -> locals++);

  private final Bits one = statements.named(ONE);
  private final Bits other = statements.named(OTHER);

  @Test
  void oneCutIsEnoughForTwoWords() {
    Bits cut = statements.named(statements.and(MASK, one));
    Bits otherCut = statements.named(statements.and(MASK, other));

    assertEquals(new Bits.And(one, otherCut), statements.and(cut, otherCut));
  }

  @Test
  void aNarrowerCutIsEnough() {
    Bits cut = statements.named(statements.and(MASK, one));
    Bits narrow = statements.named(statements.and(new Bits.Const(0xf), other));
    Bits wide = statements.named(statements.and(new Bits.Const(0xfff), other));

    assertEquals(new Bits.And(one, narrow), statements.and(cut, narrow));
    assertEquals(new Bits.And(cut, other), statements.and(cut, wide));
  }

  @Test
  void whatIsShiftedOutNeedsNoCut() {
    Bits shifted = statements.named(WordStatements.shifted(one, 8));
    Bits cut = statements.named(statements.and(new Bits.Const(0xff00), shifted));
    Bits mask = statements.named(statements.and(new Bits.Const(0xffff), other));

    assertEquals(new Bits.And(shifted, mask), statements.and(cut, mask));
  }

  @Test
  void cutsThatDifferAreBothNeeded() {
    Bits low = statements.named(statements.and(new Bits.Const(0xff), one));
    Bits middle = statements.named(statements.and(new Bits.Const(0xff0), other));

    assertEquals(new Bits.And(low, middle), statements.and(low, middle));
  }
}
