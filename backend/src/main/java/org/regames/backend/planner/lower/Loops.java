package org.regames.backend.planner.lower;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntSupplier;
import org.regames.backend.layout.GameLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.Tables;

/** Builds statements that do something for each of some symbols. */
final class Loops {
  /** With more tests it is better to stop at the first one that fails. */
  private static final int MOST_TESTS = 2;

  private Loops() {}

  static int[] sorted(int[] symbols) {
    int[] order = symbols.clone();
    Arrays.sort(order);
    return order;
  }

  /** All symbols except these. */
  static BitSet others(int[] symbols, GameLayout layout) {
    BitSet others = new BitSet();
    others.set(0, layout.numbering().count());
    Arrays.stream(symbols).forEach(others::clear);
    return others;
  }

  /**
   * The statement that executes the body, a block, for every symbol.
   *
   * @param counter supplies a local to count with if one is needed
   * @param counts whether to count if symbols are numbered consecutively
   * @param isPacked whether a move is just a code
   */
  static Op over(
      int local,
      IntSupplier counter,
      int[] symbols,
      List<Op> body,
      Tables tables,
      boolean counts,
      boolean isPacked) {
    if (symbols.length == 0) {
      return new Op.Require(new BoolExpr.Less(new IntExpr.Const(0), new IntExpr.Const(0)));
    }
    for (int i = 1; i < symbols.length; i++) {
      if (!counts || symbols[i] != symbols[i - 1] + 1) {
        int table = tables.of(symbols);
        return new Op.ForTable(local, counter.getAsInt(), table, symbols.length, body);
      }
    }
    return loop(local, symbols[0], symbols[symbols.length - 1], body, isPacked);
  }

  /** A loop that does nothing but add the moves that pass some tests needs no jumps. */
  private static Op loop(int local, int first, int last, List<Op> body, boolean isPacked) {
    List<BoolExpr.Compare> tests = new ArrayList<>();
    for (Op op : body) {
      if (op instanceof Op.Require(BoolExpr.Compare test)
          && tests.size() < MOST_TESTS
          && isSafe(test.left(), local)
          && isSafe(test.right(), local)) {
        tests.add(test);
      } else if (op instanceof Op.AddMove(CodeExpr code, _, _)
          && isPacked
          && op == body.getLast()
          && !tests.isEmpty()) {
        return new Op.AddWhere(local, first, last, tests, code);
      } else {
        break;
      }
    }
    return new Op.ForRange(local, first, last, body);
  }

  /** Whether an expression can be evaluated for every number, whatever tests hold for it. */
  private static boolean isSafe(IntExpr value, int local) {
    return switch (value) {
      case IntExpr.Const _, IntExpr.Scalar _, IntExpr.Local _ -> true;
      case IntExpr.Cell(_, IntExpr index) -> isPlace(index, local);
      case IntExpr.Table(_, IntExpr index) -> isPlace(index, local);
      case IntExpr.Sum(IntExpr left, IntExpr right) -> isSafe(left, local) && isSafe(right, local);
      case IntExpr.Product(IntExpr factor, _) -> isSafe(factor, local);
      case IntExpr.Either _, IntExpr.CodeBits _, IntExpr.Decision _, IntExpr.Depth _ -> false;
    };
  }

  private static boolean isPlace(IntExpr index, int local) {
    return index instanceof IntExpr.Local(int number) && number == local
        || index instanceof IntExpr.Const
        || index instanceof IntExpr.Sum(IntExpr.Local(int summand), IntExpr.Const _)
            && summand == local;
  }
}
