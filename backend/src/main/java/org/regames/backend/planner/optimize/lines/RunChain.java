package org.regames.backend.planner.optimize.lines;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.analysis.Substitution;

/**
 * A chain of tests of one cell after the other that continues as long as cells have one value, and
 * ends at a cell with another value: nested tests, like an unrolled loop.
 *
 * @param variable the map
 * @param cells the tested cells, as functions of the start of the chain
 * @param between the value of the cells from which it continues
 * @param end the value of the cell at which it ends
 * @param exits what is done there, for each possible end
 * @param locals the locals that hold these cells, if any
 */
record RunChain(
    int variable,
    List<IntExpr> places,
    IntExpr between,
    IntExpr end,
    List<List<Op>> exits,
    List<Optional<Named>> locals) {
  private static final List<Op> YES = List.of(new Op.Finish(true));

  /** A local and its value as a function of the start of the chain. */
  record Named(IntExpr.Local local, IntExpr meaning) {}

  /** A test of a cell of a map. */
  private record Look(IntExpr.Cell place, IntExpr value) {
    static Optional<Look> of(BoolExpr test) {
      return test instanceof BoolExpr.Compare(IntExpr one, IntExpr two, boolean negated) && !negated
          ? one instanceof IntExpr.Cell cell
              ? Optional.of(new Look(cell, two))
              : two instanceof IntExpr.Cell cell
                  ? Optional.of(new Look(cell, one))
                  : Optional.empty()
          : Optional.empty();
    }
  }

  /** Recognizes a chain. */
  private static final class Reading {
    private final List<int[]> tables;
    private final Map<Integer, IntExpr> meant = new HashMap<>();
    private final List<Look> looks = new ArrayList<>();
    private final List<Optional<Named>> locals = new ArrayList<>();
    private final List<List<Op>> exits = new ArrayList<>();
    private final List<Look> ends = new ArrayList<>();

    Reading(List<int[]> tables) {
      this.tables = tables;
    }

    /** An expression with locals replaced by their values. */
    private IntExpr of(IntExpr value) {
      return Substitution.ofLocals(
              tables, local -> meant.getOrDefault(local, new IntExpr.Local(local)))
          .of(value);
    }

    /** The statements after the leading definitions. */
    private List<Op> afterLets(List<Op> ops) {
      List<Op> rest = ops;
      while (!rest.isEmpty() && rest.getFirst() instanceof Op.Let(int local, IntExpr value)) {
        meant.put(local, of(value));
        rest = rest.subList(1, rest.size());
      }
      return rest;
    }

    private Optional<Look> look(BoolExpr test) {
      return Look.of(test).map(is -> new Look(of(is.place()), of(is.value())));
    }

    private IntExpr.Cell of(IntExpr.Cell cell) {
      return new IntExpr.Cell(cell.variable(), of(cell.index()));
    }

    private Optional<Named> named(IntExpr index) {
      IntExpr moving = index instanceof IntExpr.Sum(IntExpr of, IntExpr.Const _) ? of : index;
      return moving instanceof IntExpr.Local local
          ? Optional.of(new Named(local, of(local)))
          : Optional.empty();
    }

    /** Follows the two branches of a test: to the next cell, or to the end. */
    private Optional<List<Op>> transitions(Op.Cascade cascade) {
      if (cascade.cases().size() != 2 || !cascade.otherwise().isEmpty()) {
        return Optional.empty();
      }
      Op.Case on = cascade.cases().getFirst();
      Op.Case off = cascade.cases().getLast();
      Optional<Look> going = look(on.test());
      Optional<Look> ending = look(off.test());
      if (going.isEmpty()
          || ending.isEmpty()
          || !ending.get().place().equals(going.get().place())) {
        return Optional.empty();
      }
      looks.add(going.get());
      locals.add(Look.of(on.test()).flatMap(look -> named(look.place().index())));
      ends.add(ending.get());
      exits.add(off.body());
      return Optional.of(on.body());
    }
  }

  /** The chain of a check that returns whether it ends, but not at its first cell. */
  static Optional<RunChain> ofCheck(List<Op> body, List<int[]> tables) {
    Reading reading = new Reading(tables);
    List<Op> ops = reading.afterLets(body);
    if (ops.isEmpty() || !(ops.getFirst() instanceof Op.Require(BoolExpr first))) {
      return Optional.empty();
    }
    Optional<Look> start = reading.look(first);
    if (start.isEmpty()) {
      return Optional.empty();
    }
    reading.looks.add(start.get());
    ops = reading.afterLets(ops.subList(1, ops.size()));
    while (ops.size() == 1 && ops.getFirst() instanceof Op.Cascade cascade) {
      Optional<List<Op>> next = reading.transitions(cascade);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      ops = reading.afterLets(next.get());
    }
    if (ops.size() != 2
        || !(ops.getFirst() instanceof Op.Require(BoolExpr last))
        || !ops.subList(1, 2).equals(YES)
        || !reading.exits.stream().allMatch(YES::equals)) {
      return Optional.empty();
    }
    Optional<Look> end = reading.look(last);
    end.ifPresent(reading.ends::add);
    reading.exits.add(YES);
    return end.flatMap(is -> of(reading, is.place()));
  }

  /** The chain of statements that assign the value of the end to all cells before it. */
  static Optional<RunChain> ofStores(List<Op> body, List<int[]> tables) {
    Reading reading = new Reading(tables);
    Optional<Named> last = Optional.empty();
    List<Op> ops = reading.afterLets(body);
    while (ops.size() == 1 && ops.getFirst() instanceof Op.Cascade cascade) {
      Optional<List<Op>> next = reading.transitions(cascade);
      if (next.isEmpty()
          || next.get().isEmpty()
          || !(next.get().getFirst()
              instanceof Op.StoreCell(int variable, IntExpr index, IntExpr value))
          || !new IntExpr.Cell(variable, reading.of(index)).equals(reading.looks.getLast().place())
          || !reading.of(value).equals(reading.ends.getLast().value())) {
        return Optional.empty();
      }
      List<Op> after = next.get().subList(1, next.get().size());
      ops = reading.afterLets(after);
      last =
          ops.size() == after.size()
              ? Optional.empty()
              : reading.named(
                  new IntExpr.Local(((Op.Let) after.get(after.size() - ops.size() - 1)).local()));
    }
    if (reading.looks.isEmpty()) {
      return Optional.empty();
    }
    reading.locals.add(last);
    reading.exits.add(ops);
    return of(reading, null);
  }

  private static Optional<RunChain> of(Reading reading, IntExpr.Cell last) {
    IntExpr.Cell first = reading.looks.getFirst().place();
    IntExpr between = reading.looks.getFirst().value();
    List<IntExpr> places = new ArrayList<>();
    for (Look look : reading.looks) {
      if (look.place().variable() != first.variable() || !look.value().equals(between)) {
        return Optional.empty();
      }
      places.add(look.place().index());
    }
    if (last != null) {
      places.add(last.index());
    }
    IntExpr end = reading.ends.isEmpty() ? between : reading.ends.getFirst().value();
    boolean isOne = reading.ends.stream().allMatch(look -> look.value().equals(end));
    return isOne
        ? Optional.of(
            new RunChain(first.variable(), places, between, end, reading.exits, reading.locals))
        : Optional.empty();
  }
}
