package org.regames.backend.planner;

import java.util.LinkedHashMap;
import java.util.Map;
import org.regames.backend.plan.Int;

/**
 * Expressions that have one value throughout a function and are needed more than once, such as who
 * the opponent is: they are worked out where the function starts. Places in tables are so only for
 * loops, as most alternatives of a check end before they need them. Only for functions during which
 * nothing is stored in variables without arrays. A first planning counts, a second one uses locals.
 */
final class Hoisting {
  private static final int OFTEN = 4;

  private final boolean allowed;
  private final int parameters;
  private final Map<Int, Integer> uses = new LinkedHashMap<>();
  private final Map<Int, Int.Local> locals = new LinkedHashMap<>();
  private int loops;
  private final Map<Int.Local, Int> originals = new LinkedHashMap<>();

  Hoisting(boolean allowed, int parameters) {
    this.allowed = allowed;
    this.parameters = parameters;
  }

  /** The same after a first planning: with locals for what was used often. */
  Hoisting second() {
    Hoisting next = new Hoisting(allowed, parameters);
    uses.forEach(
        (value, count) -> {
          if (count >= OFTEN) {
            Int.Local local = new Int.Local(parameters + next.locals.size());
            next.locals.put(value, local);
            next.originals.put(local, value);
          }
        });
    return next;
  }

  /** Whether a second planning would find something to do. */
  boolean isWorthwhile() {
    return uses.values().stream().anyMatch(count -> count >= OFTEN);
  }

  /** The locals and what to set them to at the start. */
  Map<Int, Int.Local> locals() {
    return locals;
  }

  /** What is used from now on is used in a loop. */
  void enterLoop() {
    loops++;
  }

  void leaveLoop() {
    loops--;
  }

  Int use(Int value) {
    if (!allowed || !(value instanceof Int.Table || value instanceof Int.Scalar)) {
      return value;
    }
    Int.Local local = locals.get(original(value));
    if (local != null) {
      return local;
    }
    if (loops > 0 && isStable(value)) {
      uses.merge(value, OFTEN, Integer::sum);
    } else if (value instanceof Int.Scalar) {
      uses.merge(value, 1, Integer::sum);
    }
    return value;
  }

  /** An expression without the locals that the second planning has put into it. */
  private Int original(Int value) {
    return switch (value) {
      case Int.Local local -> originals.getOrDefault(local, local);
      case Int.Table(int table, Int index) -> new Int.Table(table, original(index));
      case Int.Sum(Int left, Int right) -> new Int.Sum(original(left), original(right));
      case Int.Product(Int factor, int other) -> new Int.Product(original(factor), other);
      case Int.Const _,
          Int.Scalar _,
          Int.Cell _,
          Int.Either _,
          Int.Bits _,
          Int.Decision _,
          Int.Depth _ ->
          value;
    };
  }

  private boolean isStable(Int value) {
    return switch (value) {
      case Int.Const _, Int.Scalar _ -> true;
      case Int.Local(int number) -> number < parameters;
      case Int.Table(_, Int index) -> isStable(index);
      case Int.Sum(Int left, Int right) -> isStable(left) && isStable(right);
      case Int.Product(Int factor, _) -> isStable(factor);
      case Int.Cell _, Int.Either _, Int.Bits _, Int.Decision _, Int.Depth _ -> false;
    };
  }
}
