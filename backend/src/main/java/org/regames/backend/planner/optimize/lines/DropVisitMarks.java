package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.planner.analysis.CellValues;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Finds functions whose paths form a cycle but never return to the same cell: a piece slides on
 * until it is off the board, and no path continues from there. They need not record where they
 * were, nor count their steps, and can be vectorized. If a step may lead from a cell to itself, as
 * off the board, it is enough to compare the two.
 *
 * <p>For each possible cell of such a function the next cells are computed, ignoring paths with
 * tests that are certain to fail: what {@link CellValues} knows about the border cell ends the path
 * there. If the result is acyclic, every path ends. Takes time proportional to the cells and the
 * statements.
 *
 * <pre>
 * // before
 * marks 10
 * t0: 1 2 3 4 5 6 7 8 9 9
 * check f5(x0 is s0) at "m", 2 locals:
 *   once at place x0 of 10 in marks 0
 *   require m1[x0] == 16
 *   x1 = t0[x0]
 *   yes if f5[x1]
 * // after
 * check f5(x0 is s0) at "m", 2 locals:
 *   require m1[x0] == 16
 *   x1 = t0[x0]
 *   yes if f5[x1]
 * </pre>
 */
public final class DropVisitMarks {
  /** Functions whose argument may be one of more cells are left unchanged. */
  private static final int MOST_PLACES = 4096;

  private final Plan plan;
  private final BitboardSelection values;

  private DropVisitMarks(Plan plan) {
    this.plan = plan;
    this.values = BitboardSelection.of(plan);
  }

  /** The same plan, in which paths that never return do not record visits. */
  public static Plan apply(Plan plan) {
    DropVisitMarks oneWay = new DropVisitMarks(plan);
    List<Plan.Function> functions = plan.functions().stream().map(oneWay::of).toList();
    return plan.with(functions);
  }

  private Plan.Function of(Plan.Function function) {
    List<List<IntExpr>> calls = new ArrayList<>();
    if (!function.kind().searches()
        || !findCalls(function.body(), function.number(), calls)
        || calls.size() != 1
        || !isAlone(function)) {
      return function;
    }
    List<Integer> varying = new ArrayList<>();
    for (int i = 0; i < function.parameters(); i++) {
      if (!calls.getFirst().get(i).equals(new IntExpr.Local(i))) {
        varying.add(i);
      }
    }
    if (varying.size() != 1) {
      return function;
    }
    Optional<CellFunction> next = next(function, varying.getFirst());
    if (next.isEmpty()) {
      return function;
    }
    CellFunction moving = next.get().moving();
    boolean stays = !moving.equals(next.get());
    boolean notes = function.body().stream().anyMatch(Op.Once.class::isInstance);
    if (!moving.isAcyclic() || stays && !notes) {
      return function;
    }
    List<Op> silent =
        function.body().stream()
            .filter(op -> !(op instanceof Op.Spend || op instanceof Op.Once))
            .toList();
    IntExpr place = new IntExpr.Local(varying.getFirst());
    BoolExpr moves = new BoolExpr.Compare(calls.getFirst().get(varying.getFirst()), place, true);
    return function.with(
        function.words(), stays ? guarded(silent, function.number(), moves) : silent);
  }

  /** The statements with a test before each recursive call of a function. */
  private static List<Op> guarded(List<Op> ops, int function, BoolExpr test) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      List<List<IntExpr>> calls = new ArrayList<>();
      findCalls(List.of(op), function, calls);
      boolean isCall = !calls.isEmpty() && op.bodies().stream().allMatch(List::isEmpty);
      result.add(
          isCall
              ? new Op.Block(List.of(new Op.Require(test), op))
              : op.mapBodies(body -> guarded(body, function, test)));
    }
    return result;
  }

  /**
   * Finds the arguments of recursive calls of a function.
   *
   * @return whether there are no such calls in loops
   */
  private static boolean findCalls(List<Op> ops, int function, List<List<IntExpr>> calls) {
    for (Op op : ops) {
      if (op instanceof Op.Invoke(Op.Call call) && call.function() == function) {
        calls.add(call.arguments());
      } else if (op instanceof Op.FinishIf(BoolExpr.Call call, _) && call.function() == function) {
        calls.add(call.arguments());
      }
      int before = calls.size();
      for (List<Op> body : op.bodies()) {
        if (!findCalls(body, function, calls)) {
          return false;
        }
      }
      if (calls.size() > before && !(op instanceof Op.Block || op instanceof Op.Cascade)) {
        return false;
      }
    }
    return true;
  }

  /** Whether a function is only recursive through direct calls of itself. */
  private boolean isAlone(Plan.Function function) {
    Set<Integer> next = FunctionCalls.called(function);
    next.remove(function.number());
    BitSet reached = new BitSet();
    next.forEach(callee -> FunctionCalls.reach(plan.functions(), callee, reached));
    return !reached.get(function.number());
  }

  /** The next cell after each from which the function continues; nothing if not known. */
  private Optional<CellFunction> next(Plan.Function function, int varying) {
    BitSet starts = plan.layout().domain(function.parameterVariables().get(varying));
    if (starts.cardinality() > MOST_PLACES) {
      return Optional.empty();
    }
    Map<Integer, Integer> next = new TreeMap<>();
    for (int start : starts.stream().toArray()) {
      Following path = new Following(function.number(), varying);
      Map<IntExpr, Integer> known = new HashMap<>(Map.of(new IntExpr.Local(varying), start));
      if (!path.follow(function.body(), known)) {
        return Optional.empty();
      }
      path.next.ifPresent(place -> next.put(start, place));
    }
    return Optional.of(new CellFunction(next));
  }

  /** A path through the function from one cell. */
  private final class Following {
    private final int function;
    private final int varying;
    private Optional<Integer> next = Optional.empty();

    Following(int function, int varying) {
      this.function = function;
      this.varying = varying;
    }

    /**
     * Follows statements up to a test that certainly fails.
     *
     * @return whether it is known where the path continues
     */
    boolean follow(List<Op> ops, Map<IntExpr, Integer> known) {
      for (Op op : ops) {
        boolean isKnown =
            switch (op) {
              case Op.Let(int local, IntExpr value) -> {
                FirstBlocker.value(value, known, plan.tables())
                    .ifPresent(is -> known.put(new IntExpr.Local(local), is));
                yield true;
              }
              case Op.Block(List<Op> body) -> follow(body, new HashMap<>(known));
              case Op.Cascade(List<Op.Case> cases, List<Op> otherwise) ->
                  cascade(cases, otherwise, known);
              case Op.Invoke(Op.Call call) when call.function() == function ->
                  go(call.arguments(), known);
              case Op.FinishIf(BoolExpr.Call(int callee, List<IntExpr> arguments, _), _)
                  when callee == function ->
                  go(arguments, known);
              case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
                  true; // does not continue
            };
        if (!isKnown) {
          return false;
        }
        if (op instanceof Op.Require(BoolExpr test) && surely(test, known, false)) {
          return true;
        }
      }
      return true;
    }

    private boolean cascade(List<Op.Case> cases, List<Op> otherwise, Map<IntExpr, Integer> known) {
      for (Op.Case one : cases) {
        if (!surely(one.test(), known, false) && !follow(one.body(), new HashMap<>(known))) {
          return false;
        }
        if (surely(one.test(), known, true)) {
          return true;
        }
      }
      return follow(otherwise, new HashMap<>(known));
    }

    private boolean go(List<IntExpr> arguments, Map<IntExpr, Integer> known) {
      next = FirstBlocker.value(arguments.get(varying), known, plan.tables());
      return next.isPresent();
    }

    /** Whether the outcome of a test is known. */
    private boolean surely(BoolExpr test, Map<IntExpr, Integer> known, boolean holds) {
      return switch (test) {
        case BoolExpr.Compare(
                IntExpr.Cell(int variable, IntExpr index),
                IntExpr value,
                boolean negated)
            when FirstBlocker.value(value, known, plan.tables()).isPresent() -> {
          int wanted = FirstBlocker.value(value, known, plan.tables()).get();
          Predicate<BitSet> is =
              holds == negated
                  ? there -> !there.get(wanted)
                  : there -> there.get(wanted) && there.cardinality() == 1;
          yield FirstBlocker.value(index, known, plan.tables())
              .filter(place -> place >= 0 && place < values.places(variable))
              .map(place -> is.test(values.values(variable, place)))
              .orElse(false);
        }
        case BoolExpr.Compare _ ->
            FirstBlocker.holds(test, known, plan.tables())
                .filter(does -> does == holds)
                .isPresent();
        case BoolExpr.AnyOf(List<BoolExpr> tests) ->
            holds
                ? tests.stream().anyMatch(one -> surely(one, known, true))
                : tests.stream().allMatch(one -> surely(one, known, false));
        case BoolExpr.Call _, BoolExpr.Less _, BoolExpr.SameMap _, BoolExpr.Some _ -> false;
      };
    }
  }
}
