package org.regames.backend.planner.optimize.draw;

import java.util.HashMap;
import java.util.Map;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.MapPart;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.PlanExpression;
import org.regames.backend.plan.analysis.Ranges;

/**
 * Which expressions can be evaluated in any state, even if a test before them fails: every index in
 * them is within its array, whatever the values of variables.
 */
final class Speculation {
  private final Plan plan;
  private final Ranges ranges;

  /** The locals so far, in terms of the state alone. */
  private final Map<Integer, IntExpr> locals = new HashMap<>();

  Speculation(Plan plan) {
    this.plan = plan;
    this.ranges = new Ranges(plan.layout(), plan.tables());
  }

  /** Records the value of a local. */
  void set(int local, IntExpr value) {
    locals.put(local, ofState(value));
  }

  /** Whether an expression has a value in any state. */
  boolean isSafe(PlanExpression expression) {
    return expression.all().allMatch(this::isSafeItself);
  }

  private boolean isSafeItself(PlanExpression expression) {
    return switch (expression) {
      case IntExpr value -> isSafeItself(value);
      case BitboardExpr word -> isSafeItself(word);
      case BoolExpr test -> isSafeItself(test);
      case CodeExpr.Code _, CodeExpr.Hash _, CodeExpr.Zero _ -> false;
      case CodeExpr.With _, CodeExpr.Plus _, CodeExpr.Mixed _ -> false;
      case MapPart.OfVariable _, MapPart.OfTable _ -> false;
    };
  }

  private static boolean isSafeItself(BoolExpr test) {
    return switch (test) {
      case BoolExpr.Compare _, BoolExpr.Less _, BoolExpr.AnyOf _, BoolExpr.Some _ -> true;
      // These may take longer than the code that they guard.
      case BoolExpr.Call _, BoolExpr.SameMap _ -> false;
    };
  }

  private boolean isSafeItself(IntExpr value) {
    return switch (value) {
      case IntExpr.Const _, IntExpr.Scalar _, IntExpr.Computed _ -> true;
      case IntExpr.Local(int number) -> locals.containsKey(number);
      case IntExpr.Cell(int variable, IntExpr index) ->
          isWithin(plan.layout().variables().get(variable).array().orElseThrow().size(), index);
      case IntExpr.Table(int table, IntExpr index) ->
          isWithin(plan.tables().get(table).length, index);
      case IntExpr.OfMove _ -> false;
    };
  }

  private boolean isSafeItself(BitboardExpr word) {
    return switch (word) {
      case BitboardExpr.Const _, BitboardExpr.Local _, BitboardExpr.Combined _ -> true;
      case BitboardExpr.Stored _, BitboardExpr.One _, BitboardExpr.When _ -> true;
      case BitboardExpr.Compressed _, BitboardExpr.Raised _, BitboardExpr.Turned _ -> true;
      case BitboardExpr.Entry(int array, IntExpr index) ->
          isWithin(plan.words().get(array).length, index);
      case BitboardExpr.Chosen(int origin, IntExpr value, int step) ->
          isWithin(
              plan.sets().words(),
              IntExpr.sum(IntExpr.product(value, step), new IntExpr.Const(origin)));
      case BitboardExpr.Answer _ -> false;
    };
  }

  private boolean isWithin(int size, IntExpr index) {
    return ranges.of(ofState(index)).filter(range -> range.isIn(0, size - 1)).isPresent();
  }

  private IntExpr ofState(IntExpr value) {
    return value instanceof IntExpr.Local(int number)
        ? locals.getOrDefault(number, value)
        : value.map(this::ofState);
  }
}
