package org.regames.backend.planner.optimize.vectorize;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;

/** Sets of moves are divided among functions, but not what most of their statements are for. */
class MoveSetPartitionTest {
  private static final int LONG = 300;

  @Test
  void setsThatFollowFromTheSameLongRowOfStatementsStayTogether() {
    List<Op> ops = new ArrayList<>(row(0));
    for (int i = 0; i < 6; i++) {
      ops.add(moves(LONG - 1, i));
    }

    List<MoveSetPartition.Share> shares =
        MoveSetPartition.of(ops, List.of()).then(MoveSetPartition::divided).value().orElseThrow();

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

    List<MoveSetPartition.Share> shares =
        MoveSetPartition.of(ops, List.of()).then(MoveSetPartition::divided).value().orElseThrow();

    assertEquals(
        List.of(1L, 1L, 1L, 1L, 1L, 1L), shares.stream().map(MoveSetPartitionTest::sets).toList());
  }

  /** Words of which each follows from the one before; none is surely within another one. */
  private static List<Op> row(int first) {
    List<Op> ops = new ArrayList<>(List.of(new Op.LetBits(first, new BitboardExpr.Stored(first))));
    for (int word = first + 1; word < first + LONG; word++) {
      BitboardExpr last = new BitboardExpr.Local(word - 1);
      ops.add(new Op.LetBits(word, new BitboardExpr.Or(last, new BitboardExpr.Stored(word))));
    }
    return ops;
  }

  private static Op moves(int word, int way) {
    CodeExpr code =
        new CodeExpr.With(
            new CodeExpr.With(new CodeExpr.Code(), new IntExpr.Local(0), 0), constant(way), 6);
    return new Op.AddSet(
        0, 0, List.of(new BitboardExpr.Local(word)), word, code, new CodeExpr.Zero());
  }

  private static IntExpr constant(int number) {
    return new IntExpr.Const(number);
  }

  private static long sets(MoveSetPartition.Share share) {
    return share.ops().stream().filter(Op.AddSet.class::isInstance).count();
  }
}
