package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Substitution;

/**
 * A check that calls itself for cell after cell, with one more if the cell counts, until there is
 * no other cell or as many as wanted are found; then it goes on with the number. It has no other
 * parameters.
 *
 * @param cell the parameter that is the cell
 * @param counter the parameter that is the number so far
 * @param first the lowest number that the cell may be
 * @param size how many there are from it on
 * @param from the first cell
 * @param end what the cell is when there is no other
 * @param start the number at the beginning
 * @param most the number at which counting stops
 * @param body what is done for a cell
 * @param after what is done in the end
 */
record CountingCheck(
    int cell,
    int counter,
    int first,
    int size,
    int from,
    int end,
    int start,
    int most,
    List<Op> body,
    List<Op> after) {

  /** The shape of a check, or nothing if it is another one. */
  static Optional<CountingCheck> of(Plan plan, Plan.Function function) {
    return function.kind() == Plan.Kind.CHECK
        ? new Finder(plan, function).found()
        : Optional.empty();
  }

  private static final class Finder {
    private final Plan plan;
    private final Plan.Function function;
    private final Map<Integer, IntExpr> locals = new HashMap<>();
    private final Map<Integer, Integer> ends = new HashMap<>();
    private final List<List<Op>> afters = new ArrayList<>();

    Finder(Plan plan, Plan.Function function) {
      this.plan = plan;
      this.function = function;
    }

    Optional<CountingCheck> found() {
      Optional<List<Op>> body = body(function.body());
      List<List<IntExpr>> own = calls(function).toList();
      if (body.isEmpty() || own.isEmpty() || afters.stream().distinct().count() != 1) {
        return Optional.empty();
      }
      Op.all(function.body())
          .forEach(
              op -> {
                if (op instanceof Op.Let(int local, IntExpr value)) {
                  locals.put(local, value);
                }
              });
      OptionalInt counter = only(place -> own.stream().anyMatch(passed -> isSame(passed, place)));
      OptionalInt cell = only(place -> own.stream().noneMatch(passed -> isSame(passed, place)));
      return counter.isEmpty() || cell.isEmpty()
          ? Optional.empty()
          : found(cell.getAsInt(), counter.getAsInt(), body.get(), own);
    }

    private Optional<CountingCheck> found(
        int cell, int counter, List<Op> body, List<List<IntExpr>> own) {
      OptionalInt from = constant(cell);
      OptionalInt start = constant(counter);
      boolean isLimited = ends.containsKey(counter);
      if (from.isEmpty()
          || start.isEmpty()
          || !ends.containsKey(cell)
          || ends.size() != (isLimited ? 2 : 1)
          || isLimited && reads(afters.getFirst(), cell)) {
        return Optional.empty();
      }
      BitSet cells = plan.layout().domain(function.parameterVariables().get(cell));
      int first = cells.nextSetBit(0);
      int size = cells.length() - first;
      OptionalInt most = most(own, counter, start.getAsInt(), size);
      return most.isEmpty() || isLimited && ends.get(counter) < start.getAsInt()
          ? Optional.empty()
          : Optional.of(
              new CountingCheck(
                  cell,
                  counter,
                  first,
                  size,
                  from.getAsInt(),
                  ends.get(cell),
                  start.getAsInt(),
                  isLimited ? Math.min(most.getAsInt(), ends.get(counter)) : most.getAsInt(),
                  body,
                  afters.getFirst()));
    }

    /** The statements for a cell, after the tests for the end. */
    private Optional<List<Op>> body(List<Op> ops) {
      List<Op> left = ops.stream().filter(op -> !(op instanceof Op.Spend)).toList();
      if (left.size() == 1
          && left.getFirst() instanceof Op.Cascade(List<Op.Case> cases, List<Op> otherwise)
          && cases.size() == 1
          && cases.getFirst().test()
              instanceof
              BoolExpr.Compare(IntExpr.Local(int place), IntExpr.Const(int end), boolean negated)
          && !negated
          && place < function.parameters()
          && ends.put(place, end) == null) {
        afters.add(cases.getFirst().body());
        return body(otherwise);
      }
      return afters.isEmpty() ? Optional.empty() : Optional.of(left);
    }

    /** The arguments with which a function calls the check. */
    private Stream<List<IntExpr>> calls(Plan.Function caller) {
      return Op.all(caller.body())
          .flatMap(op -> op.expressions().stream())
          .flatMap(expression -> expression.all())
          .filter(
              part -> part instanceof BoolExpr.Call call && call.function() == function.number())
          .map(part -> ((BoolExpr.Call) part).arguments());
    }

    /** The only parameter for which something holds. */
    private OptionalInt only(IntPredicate test) {
      int[] places = IntStream.range(0, function.parameters()).filter(test).toArray();
      return places.length == 1 ? OptionalInt.of(places[0]) : OptionalInt.empty();
    }

    private boolean isSame(List<IntExpr> passed, int place) {
      return passed.get(place).equals(new IntExpr.Local(place));
    }

    /** What all other functions pass for a parameter, if it is always the same constant. */
    private OptionalInt constant(int place) {
      List<IntExpr> passed =
          plan.functions().stream()
              .filter(caller -> caller.number() != function.number())
              .flatMap(this::calls)
              .map(arguments -> arguments.get(place))
              .distinct()
              .toList();
      return passed.size() == 1 && passed.getFirst() instanceof IntExpr.Const(int value)
          ? OptionalInt.of(value)
          : OptionalInt.empty();
    }

    /** The highest number to which each further cell adds one. */
    private OptionalInt most(List<List<IntExpr>> own, int counter, int start, int size) {
      List<IntExpr> more =
          own.stream()
              .filter(passed -> !isSame(passed, counter))
              .map(passed -> passed.get(counter))
              .map(
                  value ->
                      value instanceof IntExpr.Local(int local) && locals.containsKey(local)
                          ? locals.get(local)
                          : value)
              .distinct()
              .toList();
      if (more.size() != 1) {
        return OptionalInt.empty();
      }
      for (int number = start; number < start + size; number++) {
        int now = number;
        IntExpr next =
            Substitution.ofLocals(
                    plan.tables(),
                    local -> local == counter ? new IntExpr.Const(now) : new IntExpr.Local(local))
                .of(more.getFirst());
        if (!next.equals(new IntExpr.Const(number + 1))) {
          return next.equals(new IntExpr.Const(number))
              ? OptionalInt.of(number)
              : OptionalInt.empty();
        }
      }
      return OptionalInt.of(start + size);
    }

    private static boolean reads(List<Op> ops, int local) {
      return Op.all(ops)
          .flatMap(op -> op.expressions().stream())
          .flatMap(expression -> expression.all())
          .anyMatch(new IntExpr.Local(local)::equals);
    }
  }
}
