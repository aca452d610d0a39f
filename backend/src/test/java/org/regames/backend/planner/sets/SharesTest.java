package org.regames.backend.planner.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Word;

/** Sets of moves are divided among functions, but not what most of their statements are for. */
class SharesTest {
  private static final int LONG = 300;

  @Test
  void setsThatFollowFromTheSameLongRowOfStatementsStayTogether() {
    List<Op> ops = new ArrayList<>(row(0));
    for (int i = 0; i < 6; i++) {
      ops.add(moves(LONG - 1, i));
    }

    List<Shares.Share> shares = new Shares(ops, List.of()).divided();

    assertEquals(1, shares.size());
    assertEquals(6L, sets(shares.getFirst()));
  }

  @Test
  void setsWithLongRowsOfStatementsOfTheirOwnAreDivided() {
    List<Op> ops = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      ops.addAll(row(i * LONG));
    }
    for (int i = 0; i < 6; i++) {
      ops.add(moves((i + 1) * LONG - 1, i));
    }

    List<Shares.Share> shares = new Shares(ops, List.of()).divided();

    assertEquals(List.of(1L, 1L, 1L, 1L, 1L, 1L), shares.stream().map(SharesTest::sets).toList());
  }

  /** Words of which each follows from the one before; none is surely within another one. */
  private static List<Op> row(int first) {
    List<Op> ops = new ArrayList<>(List.of(new Op.LetBits(first, new Bits.Stored(first))));
    for (int word = first + 1; word < first + LONG; word++) {
      Bits last = new Bits.Local(word - 1);
      ops.add(new Op.LetBits(word, new Bits.Or(last, new Bits.Stored(word))));
    }
    return ops;
  }

  private static Op moves(int word, int way) {
    Word code =
        new Word.With(new Word.With(new Word.Code(), new Int.Local(0), 0), constant(way), 6);
    return new Op.AddSet(0, 0, List.of(new Bits.Local(word)), word, code, new Word.Zero());
  }

  private static Int constant(int number) {
    return new Int.Const(number);
  }

  private static long sets(Shares.Share share) {
    return share.ops().stream().filter(Op.AddSet.class::isInstance).count();
  }
}
