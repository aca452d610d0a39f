package org.regames.backend.planner.lower;

import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.backend.plan.IntExpr;

/**
 * Expressions that have one value throughout a function and are used more than once, such as the
 * opponent: they are computed at the start of the function. Table look-ups are only hoisted out of
 * loops, as most alternatives of a check end before they need them. Only for functions that store
 * nothing in variables without arrays. A first planning counts uses, a second one introduces
 * locals.
 */
final class Hoisting {
  private static final int OFTEN = 4;

  private final boolean allowed;
  private final int parameters;
  private final Map<IntExpr, Integer> uses = new LinkedHashMap<>();
  private final Map<IntExpr, IntExpr.Local> locals = new LinkedHashMap<>();
  private int loops;
  private final Map<IntExpr.Local, IntExpr> originals = new LinkedHashMap<>();

  Hoisting(boolean allowed, int parameters) {
    this.allowed = allowed;
    this.parameters = parameters;
  }

  /** The hoisting for the second planning: with locals for what was used often. */
  Hoisting second() {
    Hoisting next = new Hoisting(allowed, parameters);
    uses.forEach(
        (value, count) -> {
          if (count >= OFTEN) {
            IntExpr.Local local = new IntExpr.Local(parameters + next.locals.size());
            next.locals.put(value, local);
            next.originals.put(local, value);
          }
        });
    return next;
  }

  /** Whether a second planning would introduce locals. */
  boolean isWorthwhile() {
    return uses.values().stream().anyMatch(count -> count >= OFTEN);
  }

  /** The locals and what to set them to at the start. */
  Map<IntExpr, IntExpr.Local> locals() {
    return locals;
  }

  /** Counts what is used from now on as used in a loop. */
  void enterLoop() {
    loops++;
  }

  void leaveLoop() {
    loops--;
  }

  IntExpr use(IntExpr value) {
    if (!allowed || !(value instanceof IntExpr.Table || value instanceof IntExpr.Scalar)) {
      return value;
    }
    IntExpr.Local local = locals.get(original(value));
    if (local != null) {
      return local;
    }
    if (loops > 0 && isStable(value)) {
      uses.merge(value, OFTEN, Integer::sum);
    } else if (value instanceof IntExpr.Scalar) {
      uses.merge(value, 1, Integer::sum);
    }
    return value;
  }

  /** An expression without the locals that the second planning introduced. */
  private IntExpr original(IntExpr value) {
    return switch (value) {
      case IntExpr.Local local -> originals.getOrDefault(local, local);
      case IntExpr.Table(int table, IntExpr index) -> new IntExpr.Table(table, original(index));
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          new IntExpr.Sum(original(left), original(right));
      case IntExpr.Product(IntExpr factor, int other) ->
          new IntExpr.Product(original(factor), other);
      case IntExpr.Const _,
          IntExpr.Scalar _,
          IntExpr.Cell _,
          IntExpr.Either _,
          IntExpr.CodeBits _,
          IntExpr.Decision _,
          IntExpr.Depth _ ->
          value;
    };
  }

  private boolean isStable(IntExpr value) {
    return switch (value) {
      case IntExpr.Const _, IntExpr.Scalar _ -> true;
      case IntExpr.Local(int number) -> number < parameters;
      case IntExpr.Table(_, IntExpr index) -> isStable(index);
      case IntExpr.Sum(IntExpr left, IntExpr right) -> isStable(left) && isStable(right);
      case IntExpr.Product(IntExpr factor, _) -> isStable(factor);
      case IntExpr.Cell _,
          IntExpr.Either _,
          IntExpr.CodeBits _,
          IntExpr.Decision _,
          IntExpr.Depth _ ->
          false;
    };
  }
}
