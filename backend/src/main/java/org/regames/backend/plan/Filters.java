package org.regames.backend.plan;

import java.util.ArrayList;
import java.util.List;

/** Recognises loops that do nothing but add a move for each number that passes some tests. */
final class Filters {
  /** With more tests it is better to stop at the first that fails. */
  private static final int MOST_TESTS = 2;

  private Filters() {}

  /**
   * The statement that does the body, a block, for every number from first to last.
   *
   * @param isPacked whether a move is just a code
   */
  static Op loop(int local, int first, int last, List<Op> body, boolean isPacked) {
    List<Test.Compare> tests = new ArrayList<>();
    for (Op op : body) {
      if (op instanceof Op.Require(Test.Compare test)
          && tests.size() < MOST_TESTS
          && isSafe(test.left(), local)
          && isSafe(test.right(), local)) {
        tests.add(test);
      } else if (op instanceof Op.AddMove(Word code, _, _)
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

  /** Whether an expression can be evaluated for every number, whatever else holds for it. */
  private static boolean isSafe(Int value, int local) {
    return switch (value) {
      case Int.Const _, Int.Scalar _, Int.Local _ -> true;
      case Int.Cell(_, Int index) -> isPlace(index, local);
      case Int.Table(_, Int index) -> isPlace(index, local);
      case Int.Sum _, Int.Product _, Int.Either _, Int.Bits _, Int.Decision _, Int.Depth _ -> false;
    };
  }

  private static boolean isPlace(Int index, int local) {
    return index instanceof Int.Local(int number) && number == local
        || index instanceof Int.Const
        || index instanceof Int.Sum(Int.Local(int summand), Int.Const _) && summand == local;
  }
}
