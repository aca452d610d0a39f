package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Substitution;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/** Finds out which cells the statements of a check test, for each cell from which it may start. */
record AttackPattern(Plan plan, BitboardSelection kept, Plan.Function function) {
  /** Nested calls are not followed any deeper. */
  private static final int DEEPEST = 4;

  private static final int MOST_STARTS = 1024;

  /**
   * What a statement tests.
   *
   * @param center the cell from which the check starts
   * @param lowest the lowest value of that; lists have an entry for each value from there on
   * @param variable the map that it tests
   * @param cells the values that it looks for, and in which cells
   * @param stop what ends a ray, absent if all cells are tested
   * @param word the word with all cells of a ray
   * @param down whether their numbers decrease
   */
  record Look(
      IntExpr center,
      int lowest,
      int variable,
      Map<Integer, List<BitSet>> places,
      Optional<FirstBlocker.Stop> stop,
      int word,
      boolean down) {
    /** The cells of a ray; they are the same for all values. */
    List<BitSet> ray() {
      return places.values().iterator().next();
    }

    /** Whether another ray is of the same kind. */
    boolean isLike(Look other) {
      return stop.isPresent()
          && stop.equals(other.stop)
          && word == other.word
          && places.keySet().equals(other.places.keySet());
    }
  }

  /** What a statement tests that returns true or does nothing. */
  public Optional<Look> of(Op op) {
    return switch (op) {
      case Op.Block(List<Op> ops)
          when ops.size() == 2
              && ops.get(0) instanceof Op.Require(BoolExpr test)
              && ops.get(1).equals(new Op.Finish(true)) ->
          near(test);
      case Op.Block(List<Op> ops)
          when ops.size() == 2
              && ops.get(0) instanceof Op.Let(int local, IntExpr first)
              && ops.get(1) instanceof Op.FinishIf(BoolExpr.Call call, List<Op> before)
              && before.isEmpty()
              && !call.negated() ->
          ray(local, first, call);
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> Optional.empty();
    };
  }

  /** A cell of a map that is tested for a value. */
  private record Asked(int variable, IntExpr index, int value) {
    static Optional<Asked> of(BoolExpr test) {
      return test
                  instanceof
                  BoolExpr.Compare(
                      IntExpr.Cell(int map, IntExpr index),
                      IntExpr.Const(int value),
                      boolean negated)
              && !negated
          ? Optional.of(new Asked(map, index, value))
          : Optional.empty();
    }

    /** All cells that are tested; nothing if a test depends on anything else. */
    static List<Asked> all(BoolExpr test) {
      List<BoolExpr> tests =
          test instanceof BoolExpr.AnyOf(List<BoolExpr> many) ? many : List.of(test);
      List<Asked> all = tests.stream().flatMap(one -> of(one).stream()).toList();
      return all.size() == tests.size() ? all : List.of();
    }
  }

  private Optional<Look> near(BoolExpr test) {
    List<Asked> all = Asked.all(test);
    Optional<IntExpr> center = all.stream().findFirst().flatMap(asked -> center(asked.index()));
    BitSet starts = center.map(this::starts).orElseGet(BitSet::new);
    if (starts.isEmpty() || all.stream().map(Asked::variable).distinct().count() > 1) {
      return Optional.empty();
    }
    int variable = all.getFirst().variable();
    int lowest = starts.nextSetBit(0);
    Map<Integer, List<BitSet>> places = new TreeMap<>();
    for (Asked asked : all) {
      List<BitSet> there =
          places.computeIfAbsent(
              asked.value(),
              _ -> IntStream.range(lowest, starts.length()).mapToObj(_ -> new BitSet()).toList());
      for (int start : starts.stream().toArray()) {
        Optional<Integer> place =
            FirstBlocker.value(asked.index(), center.get(), start, plan.tables());
        if (place.isEmpty() || !isPlace(variable, place.get())) {
          return Optional.empty();
        }
        if (kept.values(variable, place.get()).get(asked.value())) {
          there.get(start - lowest).set(place.get());
        }
      }
    }
    return Optional.of(
        new Look(center.get(), lowest, variable, places, Optional.empty(), 0, false));
  }

  /**
   * A path that starts with a step.
   *
   * @param local the local that is set to the first cell
   */
  private Optional<Look> ray(int local, IntExpr first, BoolExpr.Call call) {
    Plan.Function path = plan.functions().get(call.function());
    Optional<StepLoops.Loop> loop = new StepLoops(plan, kept, path).again();
    Optional<IntExpr> center = center(first);
    if (loop.isEmpty()
        || center.isEmpty()
        || !(loop.get().place() instanceof IntExpr.Local(int place))
        || !call.arguments().get(place).equals(new IntExpr.Local(local))
        || !(loop.get().blocker().stop().value() instanceof IntExpr.Const)) {
      return Optional.empty();
    }
    List<IntExpr> passed = new ArrayList<>(call.arguments());
    passed.set(place, new IntExpr.Local(place));
    if (passed.stream().filter(IntExpr.Const.class::isInstance).count() < passed.size() - 1) {
      return Optional.empty();
    }
    List<Op> exit =
        Substitution.ofLocals(plan.tables(), padded(passed, path)::get).of(loop.get().exit());
    List<Asked> asked = asked(exit, DEEPEST);
    return asked.isEmpty() ? Optional.empty() : ray(center.get(), first, loop.get(), asked);
  }

  private Optional<Look> ray(
      IntExpr center, IntExpr first, StepLoops.Loop loop, List<Asked> asked) {
    FirstBlocker blocker = loop.blocker();
    BitSet values = new BitSet();
    for (Asked one : asked) {
      values.set(one.value());
      if (one.variable() != blocker.stop().variable() || !isThere(one, loop)) {
        return Optional.empty();
      }
    }
    int stopping = ((IntExpr.Const) blocker.stop().value()).value();
    boolean stops = values.get(stopping) != blocker.stop().differs();
    if (!stops || !blocker.stop().differs() && values.cardinality() > 1) {
      return Optional.empty(); // the wanted value has to stop the path
    }
    BitSet starts = starts(center);
    if (starts.isEmpty()) {
      return Optional.empty();
    }
    List<FirstBlocker.Path> paths = new ArrayList<>();
    List<BitSet> places = new ArrayList<>();
    int lowest = starts.nextSetBit(0);
    BitSet words = new BitSet();
    for (int start = lowest; start < starts.length(); start++) {
      BitSet looked = new BitSet();
      places.add(looked);
      if (starts.get(start)) {
        Optional<FirstBlocker.Path> path =
            FirstBlocker.value(first, center, start, plan.tables())
                .filter(blocker.index()::has)
                .flatMap(at -> blocker.from(at, kept));
        if (path.isEmpty() || endsFound(path.get(), blocker, values)) {
          return Optional.empty();
        }
        paths.add(path.get());
        path.get().looked().forEach(looked::set);
        looked.stream().forEach(place -> words.set(place / Long.SIZE));
      }
    }
    boolean up = paths.stream().allMatch(path -> path.isOrdered(false));
    boolean down = paths.stream().allMatch(path -> path.isOrdered(true));
    if (words.cardinality() != 1 || !up && !down) {
      return Optional.empty();
    }
    Map<Integer, List<BitSet>> looking = new TreeMap<>();
    values.stream().forEach(value -> looking.put(value, places));
    return Optional.of(
        new Look(
            center,
            lowest,
            blocker.stop().variable(),
            looking,
            Optional.of(blocker.stop()),
            words.nextSetBit(0),
            !up));
  }

  /** Whether a path that no cell stops may find a wanted value. */
  private boolean endsFound(FirstBlocker.Path path, FirstBlocker blocker, BitSet values) {
    return path.end() != FirstBlocker.NOWHERE
        && kept.values(blocker.stop().variable(), blocker.index().of(path.end()))
            .intersects(values);
  }

  /** Whether the tested cell is the one where the path stops. */
  private boolean isThere(Asked asked, StepLoops.Loop loop) {
    return loop.blocker().index().values().entrySet().stream()
        .allMatch(
            entry ->
                FirstBlocker.value(asked.index(), loop.place(), entry.getKey(), plan.tables())
                    .equals(Optional.of(entry.getValue())));
  }

  /** The cells tested by statements that return true on success and otherwise do nothing. */
  private List<Asked> asked(List<Op> ops, int depth) {
    if (ops.size() == 2
        && ops.get(0) instanceof Op.Require(BoolExpr test)
        && ops.get(1).equals(new Op.Finish(true))) {
      return Asked.all(test);
    }
    if (depth > 0
        && ops.size() == 1
        && ops.getFirst() instanceof Op.FinishIf(BoolExpr.Call call, List<Op> before)
        && before.isEmpty()
        && !call.negated()) {
      Plan.Function called = plan.functions().get(call.function());
      List<IntExpr> passed = padded(call.arguments(), called);
      return asked(Substitution.ofLocals(plan.tables(), passed::get).of(called.body()), depth - 1);
    }
    return List.of();
  }

  private static List<IntExpr> padded(List<IntExpr> passed, Plan.Function called) {
    List<IntExpr> all = new ArrayList<>(passed);
    IntStream.range(passed.size(), called.locals() + 1).forEach(i -> all.add(new IntExpr.Local(i)));
    return all;
  }

  private boolean isPlace(int variable, int at) {
    return at >= 0 && at < kept.places(variable);
  }

  /** The only variable that an expression depends on, if it does not change during the check. */
  private Optional<IntExpr> center(IntExpr value) {
    return switch (value) {
      case IntExpr.Scalar _ -> Optional.of(value);
      case IntExpr.Cell(_, IntExpr index) ->
          index instanceof IntExpr.Const ? Optional.of(value) : Optional.empty();
      case IntExpr.Local(int local) ->
          local < function.parameters() ? Optional.of(value) : Optional.empty();
      case IntExpr.Table(_, IntExpr index) -> center(index);
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          right instanceof IntExpr.Const ? center(left) : Optional.empty();
      case IntExpr.Product(IntExpr of, _) -> center(of);
      case IntExpr.Const _, IntExpr.Either _, IntExpr.OfMove _ -> Optional.empty();
    };
  }

  private BitSet starts(IntExpr center) {
    BitSet starts =
        switch (center) {
          case IntExpr.Cell(int variable, _) -> plan.layout().values(variable);
          case IntExpr.Scalar(int variable) -> plan.layout().domain(variable);
          case IntExpr.Local(int local) ->
              plan.layout().domain(function.parameterVariables().get(local));
          case IntExpr.Const _, IntExpr.Table _, IntExpr.OfMove _, IntExpr.Computed _ ->
              new BitSet();
        };
    return starts.length() - Math.max(0, starts.nextSetBit(0)) > MOST_STARTS
        ? new BitSet()
        : starts;
  }
}
