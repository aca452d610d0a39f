package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Substitution;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Finds statements that go from one cell to the next until a test holds: nested tests, like an
 * unrolled loop, and functions that call themselves.
 */
record StepLoops(Plan plan, BitboardSelection kept, Plan.Function function) {
  /** A single step is not a loop. */
  private static final int FEWEST = 2;

  private static final int MOST_PLACES = 1024;

  /**
   * Such statements.
   *
   * @param place where the path starts: a variable or a parameter
   * @param starts its values
   * @param exit what is done where it stops, in terms of that cell as {@code place}
   */
  record Loop(IntExpr place, BitSet starts, FirstBlocker blocker, List<Op> exit) {}

  /** The test of a cell by which a path continues or stops, and the index of the cell. */
  private record Look(int variable, IntExpr index, IntExpr value, boolean negated) {
    static Optional<Look> of(List<Op> ops) {
      if (ops.size() != 1
          || !(ops.getFirst() instanceof Op.Cascade(List<Op.Case> cases, _))
          || cases.size() != 1
          || !(cases.getFirst().test()
              instanceof BoolExpr.Compare(IntExpr one, IntExpr two, boolean not))) {
        return Optional.empty();
      }
      return one instanceof IntExpr.Cell(int variable, IntExpr index)
          ? Optional.of(new Look(variable, index, two, not))
          : two instanceof IntExpr.Cell(int variable, IntExpr index)
              ? Optional.of(new Look(variable, index, one, not))
              : Optional.empty();
    }

    FirstBlocker.Stop stop(boolean inCase) {
      return new FirstBlocker.Stop(variable, value, negated != inCase);
    }
  }

  /** Nested tests that continue with the next cell. */
  Optional<Loop> nested(Op.Cascade cascade) {
    Optional<Loop> loop = nested(cascade, true);
    return loop.isPresent() ? loop : nested(cascade, false);
  }

  /**
   * @param inCase whether the path continues if the test holds
   */
  private Optional<Loop> nested(Op.Cascade first, boolean inCase) {
    Optional<Look> look = Look.of(List.of(first));
    Optional<IntExpr> start = look.flatMap(this::start);
    if (start.isEmpty()
        || !(on(first, inCase, true).getFirst() instanceof Op.Let(_, IntExpr step))) {
      return Optional.empty();
    }
    IntExpr place = start.get();
    BitSet starts = starts(place);
    Optional<Followed> followed = followed(look.get(), place, starts, step, List.of());
    if (followed.isEmpty()) {
      return Optional.empty();
    }
    List<List<Op>> exits = new ArrayList<>();
    IntExpr at = place;
    List<Op> ops = List.of(first);
    while (isNext(ops, at, look.get(), followed.get(), inCase)) {
      Op.Cascade cascade = (Op.Cascade) ops.getFirst();
      exits.add(exit(on(cascade, inCase, false), at, place));
      List<Op> next = on(cascade, inCase, true);
      at = new IntExpr.Local(((Op.Let) next.getFirst()).local());
      ops = next.subList(1, next.size());
    }
    int steps = exits.size();
    exits.add(exit(ops, at, place));
    List<Op> exit = on(first, inCase, false);
    if (steps < FEWEST || exits.stream().distinct().count() > 1) {
      return Optional.empty();
    }
    return Optional.of(
        new Loop(place, starts, followed.get().blocker(look.get().stop(inCase), steps), exit));
  }

  /** The statements of a test for continuing, or else those for stopping. */
  private static List<Op> on(Op.Cascade cascade, boolean inCase, boolean goesOn) {
    List<Op> ops = inCase == goesOn ? cascade.cases().getFirst().body() : cascade.otherwise();
    return ops.isEmpty() ? List.of(new Op.Finish(false)) : ops;
  }

  /**
   * Whether statements make the same test as the first ones, at another cell, and the same step.
   */
  private boolean isNext(List<Op> ops, IntExpr at, Look first, Followed followed, boolean inCase) {
    Optional<Look> look = Look.of(ops);
    return look.isPresent()
        && look.get().variable() == first.variable()
        && look.get().value().equals(first.value())
        && look.get().negated() == first.negated()
        && on((Op.Cascade) ops.getFirst(), inCase, true).getFirst()
            instanceof Op.Let(_, IntExpr step)
        && values(look.get().index(), at, followed.cells()).equals(Optional.of(followed.index()))
        && values(step, at, followed.cells()).equals(Optional.of(followed.next()));
  }

  /** A function that calls itself for the next cell. */
  Optional<Loop> again() {
    List<Op> body = function.body();
    boolean spends = !body.isEmpty() && body.getFirst() instanceof Op.Spend;
    List<Op> ops = spends ? body.subList(1, body.size()) : body;
    Optional<Loop> loop = Look.of(ops).flatMap(look -> again(look, ops, true));
    return loop.isPresent() ? loop : Look.of(ops).flatMap(look -> again(look, ops, false));
  }

  private Optional<Loop> again(Look look, List<Op> ops, boolean inCase) {
    Op.Cascade cascade = (Op.Cascade) ops.getFirst();
    Optional<IntExpr> start = start(look);
    if (start.isEmpty()) {
      return Optional.empty();
    }
    IntExpr place = start.get();
    List<Op> on = on(cascade, inCase, true);
    int guards = 0;
    List<BoolExpr> tests = new ArrayList<>();
    while (guards < on.size() && on.get(guards) instanceof Op.Require(BoolExpr test)) {
      tests.add(test);
      guards++;
    }
    if (guards == on.size()
        || !(on.get(guards) instanceof Op.Let(int next, IntExpr step))
        || !on.subList(guards + 1, on.size()).equals(call(place, new IntExpr.Local(next)))) {
      return Optional.empty();
    }
    BitSet starts = starts(place);
    return followed(look, place, starts, step, tests)
        .map(
            followed ->
                new Loop(
                    place,
                    starts,
                    followed.blocker(look.stop(inCase), -1),
                    on(cascade, inCase, false)));
  }

  /** The call with which the function continues at the next cell. */
  private List<Op> call(IntExpr place, IntExpr next) {
    return switch (place) {
      case IntExpr.Scalar(int variable) when function.parameters() == 0 ->
          List.of(new Op.StoreScalar(variable, next), itself(List.of()));
      case IntExpr.Local(int local) -> {
        List<IntExpr> arguments = new ArrayList<>();
        IntStream.range(0, function.parameters()).forEach(i -> arguments.add(new IntExpr.Local(i)));
        arguments.set(local, next);
        yield List.of(itself(arguments));
      }
      case IntExpr.Scalar _,
          IntExpr.Const _,
          IntExpr.OfMove _,
          IntExpr.Lookup _,
          IntExpr.Computed _ ->
          List.of();
    };
  }

  private Op itself(List<IntExpr> arguments) {
    return new Op.FinishIf(new BoolExpr.Call(function.number(), arguments, false), List.of());
  }

  /** The behaviour of a path, for all cells that it may visit. */
  private record Followed(BitSet cells, CellFunction index, CellFunction next) {
    FirstBlocker blocker(FirstBlocker.Stop stop, int steps) {
      return new FirstBlocker(stop, index, next, steps);
    }
  }

  private Optional<Followed> followed(
      Look look, IntExpr place, BitSet starts, IntExpr step, List<BoolExpr> guards) {
    Map<Integer, Integer> next = new HashMap<>();
    BitSet places = new BitSet();
    TreeSet<Integer> open = new TreeSet<>(starts.stream().boxed().toList());
    while (!open.isEmpty() && places.cardinality() < MOST_PLACES) {
      int at = open.removeFirst();
      places.set(at);
      boolean passes = true;
      for (BoolExpr guard : guards) {
        Optional<Boolean> holds = FirstBlocker.holds(guard, place, at, plan.tables());
        if (holds.isEmpty()) {
          return Optional.empty();
        }
        passes &= holds.get();
      }
      if (passes) {
        Optional<Integer> to = FirstBlocker.value(step, place, at, plan.tables());
        // A formula for the step may have any value for cells that no path visits.
        if (to.isEmpty() || to.get() < 0) {
          return Optional.empty();
        }
        next.put(at, to.get());
        if (!places.get(to.get())) {
          open.add(to.get());
        }
      }
    }
    return open.isEmpty()
        ? values(look.index(), place, places)
            .filter(
                index ->
                    index.values().values().stream().allMatch(at -> isCell(look.variable(), at)))
            .map(index -> new Followed(places, index, new CellFunction(next)))
        : Optional.empty();
  }

  private boolean isCell(int variable, int at) {
    return at >= 0 && at < kept.places(variable);
  }

  private Optional<CellFunction> values(IntExpr value, IntExpr free, BitSet places) {
    return FirstBlocker.values(value, free, places, plan.tables());
  }

  /** Where the path starts. */
  private Optional<IntExpr> start(Look look) {
    Optional<IntExpr> start = free(look.index());
    boolean isKnown =
        look.value() instanceof IntExpr.Const || look.value() instanceof IntExpr.Scalar;
    return start
        .filter(_ -> isKnown)
        .filter(place -> !place.equals(look.value()))
        .filter(
            place ->
                place instanceof IntExpr.Scalar
                    || place instanceof IntExpr.Local(int local) && local < function.parameters())
        .filter(place -> !starts(place).isEmpty());
  }

  private BitSet starts(IntExpr place) {
    return switch (place) {
      case IntExpr.Scalar(int variable) -> plan.layout().domain(variable);
      case IntExpr.Local(int local) ->
          plan.layout().domain(function.parameterVariables().get(local));
      case IntExpr.Const _, IntExpr.OfMove _, IntExpr.Lookup _, IntExpr.Computed _ -> new BitSet();
    };
  }

  /** The only variable that an expression depends on. */
  static Optional<IntExpr> free(IntExpr value) {
    return switch (value) {
      case IntExpr.Local _, IntExpr.Scalar _ -> Optional.of(value);
      case IntExpr.Table(_, IntExpr index) -> free(index);
      case IntExpr.Sum(IntExpr left, IntExpr.Const _) -> free(left);
      case IntExpr.Product(IntExpr of, _) -> free(of);
      case IntExpr.Either(BoolExpr.Compare(IntExpr left, _, _), _, _) -> free(left);
      case IntExpr.Sum _, IntExpr.Either _, IntExpr.Const _, IntExpr.Cell _, IntExpr.OfMove _ ->
          Optional.empty();
    };
  }

  /**
   * What is done where the path stops, as if that were its start, with locals numbered in the order
   * in which they are set. If the start is a variable, that is set to the cell first.
   */
  private List<Op> exit(List<Op> ops, IntExpr at, IntExpr place) {
    int count = function.locals();
    List<IntExpr> locals = new ArrayList<>();
    IntStream.range(0, count + 1).forEach(local -> locals.add(new IntExpr.Local(local)));
    List<Integer> set = Op.all(ops).flatMap(op -> op.locals().stream()).toList();
    set.forEach(local -> locals.set(local, new IntExpr.Local(count + 2 + set.indexOf(local))));
    if (at.equals(place)) {
      return Substitution.ofLocals(plan.tables(), locals::get).of(ops);
    }
    if (place instanceof IntExpr.Local(int local)) {
      locals.set(local, new IntExpr.Local(count + 1)); // where the path started must not matter
    }
    locals.set(((IntExpr.Local) at).number(), place);
    List<Op> exit = Substitution.ofLocals(plan.tables(), locals::get).of(ops);
    if (place instanceof IntExpr.Scalar(int variable)) {
      return !exit.isEmpty() && exit.getFirst().equals(new Op.StoreScalar(variable, place))
          ? exit.subList(1, exit.size())
          : List.of(new Op.Finish(false), new Op.Finish(false)); // differs from all others
    }
    return exit;
  }
}
