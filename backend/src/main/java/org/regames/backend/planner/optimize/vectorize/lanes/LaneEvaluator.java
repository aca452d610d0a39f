package org.regames.backend.planner.optimize.vectorize.lanes;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.regames.backend.layout.TermValues;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.plan.analysis.Ranges;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/** Evaluates expressions, and which lanes pass a comparison, for all lanes of a loop. */
public final class LaneEvaluator {
  private static final int MOST_VALUES = 16;
  private static final int MOST_CASES = 8;
  private static final String PLAY = "a place depends on what is known only in play";
  static final String TEST = "a value depends on a test";
  private static final String UNSUITED = "the numbering does not suit how places are found";

  private final List<int[]> tables;
  private final BitboardSelection kept;
  private final Ranges ranges;
  private final LaneMaskOps sets;
  private final BitboardGather placement;
  private final int size;
  private final Optional<Assumption> assumed;

  /** The loop around this one, on which it does not depend. */
  public Optional<OuterLoop> around = Optional.empty();

  /**
   * @param assumed a variable with an assumed value
   */
  public LaneEvaluator(
      List<int[]> tables,
      BitboardSelection kept,
      Ranges ranges,
      LaneMaskOps sets,
      BitboardBuilder statements,
      int size,
      Optional<Assumption> assumed) {
    this.assumed = assumed;
    this.ranges = ranges;
    this.tables = tables;
    this.kept = kept;
    this.sets = sets;
    this.size = size;
    this.placement = new BitboardGather(sets, statements, size);
  }

  /** A local of the path: its value, and the expression in the function. */
  public record Bound(LaneValue value, IntExpr expression) {}

  /**
   * The value of an expression.
   *
   * @param locals the locals of the path; others are from outside the loop
   * @param written the stores of the path
   */
  public LaneValue value(IntExpr value, Map<Integer, Bound> locals, LaneValue.Write written) {
    return switch (value) {
      case IntExpr.Const(int number) -> LaneValue.Fixed.constant(number, size);
      case IntExpr.Local(int number) ->
          locals.containsKey(number) ? locals.get(number).value() : new LaneValue.Same(value);
      case IntExpr.Scalar scalar when assumed.filter(one -> one.isOf(scalar)).isPresent() ->
          LaneValue.Fixed.constant(assumed.get().value(), size);
      case IntExpr.Scalar _, IntExpr.Depth _ -> new LaneValue.Same(value);
      case IntExpr.Cell(int variable, IntExpr index) ->
          cell(variable, value(index, locals, written), written);
      case IntExpr.Table(int table, IntExpr index) ->
          applied(
              value(index, locals, written),
              key -> entry(table, key),
              key -> new IntExpr.Table(table, key));
      case IntExpr.Product(IntExpr of, int factor) ->
          applied(
              value(of, locals, written),
              number -> number * factor,
              number -> IntExpr.product(number, factor));
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          sum(value(left, locals, written), value(right, locals, written));
      case IntExpr.Either(
              BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated),
              IntExpr yes,
              IntExpr no) ->
          either(
              value(left, locals, written),
              value(right, locals, written),
              value(negated ? no : yes, locals, written),
              value(negated ? yes : no, locals, written));
      case IntExpr.Either _ -> new LaneValue.Unknown(TEST);
      case IntExpr.CodeBits _, IntExpr.Decision _ ->
          new LaneValue.Unknown("a value is read from the move");
    };
  }

  /** One of two values for each lane, depending on whether two others are equal. */
  private LaneValue either(LaneValue one, LaneValue other, LaneValue equal, LaneValue different) {
    if (one instanceof LaneValue.Fixed(int[] ones)
        && other instanceof LaneValue.Fixed(int[] others)
        && equal instanceof LaneValue.Fixed(int[] yes)
        && different instanceof LaneValue.Fixed(int[] no)) {
      int[] values = new int[size];
      Arrays.setAll(values, n -> ones[n] == others[n] ? yes[n] : no[n]);
      return new LaneValue.Fixed(values);
    }
    return new LaneValue.Unknown(TEST);
  }

  private int entry(int table, int key) {
    int[] cells = tables.get(table);
    return key >= 0 && key < cells.length ? cells[key] : 0; // otherwise never read
  }

  private LaneValue cell(int variable, LaneValue index, LaneValue.Write written) {
    boolean isWritten = isWritten(variable, written);
    return switch (index) {
      case LaneValue.Fixed fixed when isOnePlace(variable, fixed) && !isWritten -> {
        int place = fixed.values()[0];
        OptionalInt constant = kept.constant(variable, place);
        yield constant.isPresent()
            ? LaneValue.Fixed.constant(constant.getAsInt(), size)
            : new LaneValue.Same(new IntExpr.Cell(variable, new IntExpr.Const(place)));
      }
      case LaneValue.Fixed fixed -> {
        BitSet values = kept.values(variable);
        int lowest = Math.max(0, values.nextSetBit(0));
        int[] meaning = new int[values.length() - lowest];
        Arrays.setAll(meaning, place -> lowest + place);
        yield new LaneValue.Read(variable, fixed.values(), meaning, written);
      }
      case LaneValue.Same(IntExpr place) when !isWritten ->
          new LaneValue.Same(new IntExpr.Cell(variable, place));
      case LaneValue.Same _ ->
          new LaneValue.Unknown("a map is read where a path may have changed it");
      case LaneValue.Cases _ -> new LaneValue.Unknown(PLAY);
      case LaneValue.Read _ -> new LaneValue.Unknown("a place in a map comes from a map");
      case LaneValue.Outer _ -> new LaneValue.Unknown(OuterLoop.DEPENDS);
      case LaneValue.Unknown unknown -> unknown;
    };
  }

  private boolean isOnePlace(int variable, LaneValue.Fixed places) {
    int place = places.values()[0];
    return places.isConstant() && place >= 0 && place < kept.places(variable);
  }

  private boolean isWritten(int variable, LaneValue.Write written) {
    return StoreLog.has(written, variable) || around.isPresent() && around.get().changes(variable);
  }

  /**
   * The result of a function of a value.
   *
   * @param expression the same function of a value known only in play
   */
  private static LaneValue applied(
      LaneValue to, IntUnaryOperator operator, UnaryOperator<IntExpr> expression) {
    return switch (to) {
      case LaneValue.Fixed(int[] values) ->
          new LaneValue.Fixed(Arrays.stream(values).map(operator).toArray());
      case LaneValue.Same(IntExpr value) -> new LaneValue.Same(expression.apply(value));
      case LaneValue.Cases(IntExpr on, int first, List<int[]> cases) ->
          new LaneValue.Cases(
              on,
              first,
              cases.stream().map(one -> Arrays.stream(one).map(operator).toArray()).toList());
      case LaneValue.Read(int variable, int[] places, int[] meaning, LaneValue.Write written) ->
          new LaneValue.Read(
              variable, places, Arrays.stream(meaning).map(operator).toArray(), written);
      case LaneValue.Outer _, LaneValue.Unknown _ -> to;
    };
  }

  private LaneValue sum(LaneValue left, LaneValue right) {
    if (left instanceof LaneValue.Unknown || right instanceof LaneValue.Unknown) {
      return left instanceof LaneValue.Unknown ? left : right;
    }
    if (left instanceof LaneValue.Outer || right instanceof LaneValue.Outer) {
      return new LaneValue.Outer();
    }
    if (left instanceof LaneValue.Fixed(int[] one)
        && right instanceof LaneValue.Fixed(int[] other)) {
      int[] sums = new int[size];
      Arrays.setAll(sums, number -> one[number] + other[number]);
      return new LaneValue.Fixed(sums);
    }
    if (right instanceof LaneValue.Fixed constant && constant.isConstant()) {
      int added = constant.values()[0];
      return applied(
          left, number -> number + added, number -> IntExpr.sum(number, new IntExpr.Const(added)));
    }
    if (right instanceof LaneValue.Same(IntExpr added)) {
      if (left instanceof LaneValue.Same(IntExpr value)) {
        return new LaneValue.Same(IntExpr.sum(value, added));
      }
      if (left instanceof LaneValue.Fixed constant && constant.isConstant()) {
        return new LaneValue.Same(IntExpr.sum(new IntExpr.Const(constant.values()[0]), added));
      }
    }
    return summed(left, right);
  }

  /** The sum of a value known for each lane and one that is the same for all lanes. */
  private LaneValue summed(LaneValue left, LaneValue right) {
    if (left instanceof LaneValue.Same(IntExpr same)
        && right instanceof LaneValue.Fixed(int[] values)) {
      return cases(same, values);
    }
    if (left instanceof LaneValue.Fixed(int[] values)
        && right instanceof LaneValue.Same(IntExpr same)) {
      return cases(same, values);
    }
    return new LaneValue.Unknown(PLAY);
  }

  private LaneValue cases(IntExpr same, int[] values) {
    IntExpr on = same;
    IntUnaryOperator added = value -> value;
    while (true) {
      IntUnaryOperator outer = added;
      if (on instanceof IntExpr.Sum(IntExpr inner, IntExpr.Const(int more))) {
        on = inner;
        added = value -> outer.applyAsInt(value + more);
      } else if (on instanceof IntExpr.Product(IntExpr inner, int factor)) {
        on = inner;
        added = value -> outer.applyAsInt(value * factor);
      } else {
        break;
      }
    }
    Optional<Ranges.Range> range = ranges.of(on);
    if (range.isEmpty() || range.get().highest() - range.get().lowest() >= MOST_CASES) {
      return new LaneValue.Unknown(PLAY);
    }
    List<int[]> cases = new ArrayList<>();
    for (int value = range.get().lowest(); value <= range.get().highest(); value++) {
      int more = added.applyAsInt(value);
      cases.add(Arrays.stream(values).map(one -> one + more).toArray());
    }
    return new LaneValue.Cases(on, range.get().lowest(), cases);
  }

  /** The requested lanes in which two values are equal. */
  public Attempt<LaneMask> equal(LaneValue one, LaneValue other, BitSet asked) {
    return switch (one) {
      case LaneValue.Fixed(int[] values) when other instanceof LaneValue.Fixed(int[] others) ->
          Attempt.done(fixed(asked, values, others));
      case LaneValue.Fixed(int[] values) when other instanceof LaneValue.Same(IntExpr value) ->
          new LaneEquality(sets).of(values, value, asked);
      case LaneValue.Fixed(int[] values) when other instanceof LaneValue.Read read ->
          any(
              asked.stream().map(lane -> values[lane]).distinct(),
              value -> {
                BitSet some = (BitSet) asked.clone();
                asked.stream().filter(lane -> values[lane] != value).forEach(some::clear);
                return both(sets.fixed(some), is(read, value, some));
              });
      case LaneValue.Same(IntExpr value) when other instanceof LaneValue.Same(IntExpr value2) ->
          Attempt.done(sets.when(new BoolExpr.Compare(value, value2, false)));
      case LaneValue.Same(IntExpr value)
          when other instanceof LaneValue.Read read && isChosen(value, read) ->
          inState(read, value, asked);
      case LaneValue.Same(IntExpr value) when other instanceof LaneValue.Read read ->
          possible(read)
              .then(
                  symbols ->
                      any(
                          Arrays.stream(symbols),
                          symbol -> both(is(value, symbol), is(read, symbol, asked))));
      case LaneValue.Read read when other instanceof LaneValue.Read second ->
          possible(read)
              .then(
                  symbols ->
                      any(
                          Arrays.stream(symbols),
                          symbol ->
                              is(read, symbol, asked)
                                  .then(mask -> both(mask, is(second, symbol, asked)))));
      case LaneValue.Cases(IntExpr on, int first, List<int[]> cases) ->
          any(
              IntStream.range(0, cases.size()),
              i -> both(is(on, first + i), equal(new LaneValue.Fixed(cases.get(i)), other, asked)));
      case LaneValue.Outer _ -> Attempt.refused(OuterLoop.DEPENDS);
      case LaneValue.Unknown(String reason) -> Attempt.refused(reason);
      case LaneValue.Fixed _, LaneValue.Same _, LaneValue.Read _ ->
          other instanceof LaneValue.Unknown(String reason)
              ? Attempt.refused(reason)
              : equal(other, one, asked);
    };
  }

  /** The union of the masks of some numbers, unless one of them is refused. */
  private Attempt<LaneMask> any(IntStream numbers, IntFunction<Attempt<LaneMask>> mask) {
    LaneMask found = sets.fixed(new BitSet());
    for (int number : numbers.toArray()) {
      switch (mask.apply(number)) {
        case Attempt.Vectorized<LaneMask>(LaneMask more) -> found = sets.either(found, more);
        case Attempt.Refused<LaneMask> refused -> {
          return refused;
        }
      }
    }
    return Attempt.done(found);
  }

  private Attempt<LaneMask> both(LaneMask one, Attempt<LaneMask> other) {
    return other.map(mask -> sets.both(one, mask));
  }

  /** All lanes, if a value that is the same for all is this one. */
  private LaneMask is(IntExpr same, int symbol) {
    return sets.when(new BoolExpr.Compare(same, new IntExpr.Const(symbol), false));
  }

  /** Whether a read can be looked up in the set of a value known only in play. */
  private boolean isChosen(IntExpr value, LaneValue.Read read) {
    Optional<BitboardLayout.Kept> of = kept.of(read.variable());
    if (of.isEmpty() || isWritten(read.variable(), read.written())) {
      return false;
    }
    int lowest = of.get().lowest();
    for (int place = 0; place < read.meaning().length; place++) {
      if (read.meaning()[place] != lowest + place) {
        return false;
      }
    }
    return ranges
        .of(value)
        .filter(range -> range.isIn(lowest, lowest + of.get().values() - 1))
        .isPresent();
  }

  /** The lanes at whose cell a map has a value that is known only in play. */
  private Attempt<LaneMask> inState(LaneValue.Read read, IntExpr value, BitSet asked) {
    BitSet open = new BitSet();
    BitSet closed = new BitSet();
    Ranges.Range range = ranges.of(value).orElseThrow();
    for (int number : asked.stream().toArray()) {
      int place = read.places()[number];
      if (place >= 0 && place < kept.places(read.variable())) {
        BitSet possible = kept.values(read.variable(), place);
        boolean may = possible.stream().anyMatch(range::has);
        open.set(number, may && possible.cardinality() > 1);
        closed.set(number, may && possible.cardinality() == 1);
      }
    }
    int[] symbols = kept.values(read.variable()).stream().filter(range::has).toArray();
    return any(
            closed.isEmpty() ? IntStream.empty() : Arrays.stream(symbols),
            symbol -> both(is(value, symbol), inState(read, TermValues.one(symbol), closed)))
        .then(
            known ->
                open.isEmpty()
                    ? Attempt.done(known)
                    : having(read, List.of(value), open).map(mask -> sets.either(known, mask)));
  }

  private LaneMask fixed(BitSet asked, int[] one, int[] other) {
    BitSet lanes = new BitSet();
    asked.stream().filter(lane -> one[lane] == other[lane]).forEach(lanes::set);
    return sets.fixed(lanes);
  }

  /** The possible results of a read. */
  private Attempt<int[]> possible(LaneValue.Read read) {
    BitSet values = kept.values(read.variable());
    int lowest = Math.max(0, values.nextSetBit(0));
    int[] possible =
        values.stream().map(value -> read.meaning()[value - lowest]).distinct().toArray();
    return possible.length > MOST_VALUES
        ? Attempt.refused("a map has many values")
        : Attempt.done(possible);
  }

  /** The requested lanes in which the result of a read is a value. */
  private Attempt<LaneMask> is(LaneValue.Read read, int wanted, BitSet asked) {
    BitSet values = kept.values(read.variable());
    int lowest = Math.max(0, values.nextSetBit(0));
    BitSet meant = new BitSet();
    values.stream().filter(value -> read.meaning()[value - lowest] == wanted).forEach(meant::set);
    return has(read, meant, asked);
  }

  /** The lanes in which the content of the read cell is one of some values. */
  private Attempt<LaneMask> has(LaneValue.Read read, BitSet meant, BitSet asked) {
    BitSet rest = (BitSet) asked.clone();
    LaneMask found = sets.fixed(new BitSet());
    for (LaneValue.Write write = read.written(); write != null; write = write.before()) {
      BitSet hit = new BitSet();
      int[] places = write.places();
      if (write.variable() == read.variable()) {
        rest.stream().filter(n -> places[n] == read.places()[n]).forEach(hit::set);
      }
      if (!hit.isEmpty()) {
        switch (both(sets.fixed(hit), isOneOf(write.value(), meant, hit))) {
          case Attempt.Vectorized<LaneMask>(LaneMask here) -> found = sets.either(found, here);
          case Attempt.Refused<LaneMask> refused -> {
            return refused;
          }
        }
        rest.andNot(hit);
      }
    }
    LaneMask stored = found;
    return rest.isEmpty()
        ? Attempt.done(stored)
        : inState(read, meant, rest).map(mask -> sets.either(stored, mask));
  }

  private Attempt<LaneMask> isOneOf(LaneValue value, BitSet symbols, BitSet asked) {
    return switch (value) {
      case LaneValue.Fixed(int[] values) -> {
        BitSet lanes = new BitSet();
        asked.stream().filter(lane -> symbols.get(values[lane])).forEach(lanes::set);
        yield Attempt.done(sets.fixed(lanes));
      }
      case LaneValue.Same(IntExpr same) ->
          any(symbols.stream(), symbol -> Attempt.done(is(same, symbol)));
      case LaneValue.Read read -> any(symbols.stream(), symbol -> is(read, symbol, asked));
      case LaneValue.Cases _ -> Attempt.refused(PLAY);
      case LaneValue.Outer _ -> Attempt.refused(OuterLoop.DEPENDS);
      case LaneValue.Unknown(String reason) -> Attempt.refused(reason);
    };
  }

  /** The same if the path has stored nothing. */
  private Attempt<LaneMask> inState(LaneValue.Read read, BitSet meant, BitSet asked) {
    if (around.isPresent() && !around.get().isUnchanged(read.variable(), meant)) {
      return Attempt.refused(OuterLoop.DEPENDS);
    }
    BitSet all = kept.values(read.variable());
    BitSet others = (BitSet) all.clone();
    others.andNot(meant);
    if (others.isEmpty()) {
      return Attempt.done(sets.fixed(asked));
    }
    BitSet open = new BitSet();
    BitSet sure = new BitSet();
    for (int number : asked.stream().toArray()) {
      int place = read.places()[number];
      if (place < 0 || place >= kept.places(read.variable())) {
        continue; // never read
      }
      BitSet possible = kept.values(read.variable(), place);
      boolean may = possible.intersects(meant);
      possible.andNot(meant);
      open.set(number, may && !possible.isEmpty());
      sure.set(number, possible.isEmpty());
    }
    LaneMask known = sets.fixed(sure);
    if (open.isEmpty()) {
      return Attempt.done(known);
    }
    boolean fewer = meant.cardinality() <= others.cardinality();
    List<IntExpr> joined =
        (fewer ? meant : others).stream().<IntExpr>mapToObj(IntExpr.Const::new).toList();
    return having(read, joined, open)
        .map(found -> fewer ? found : sets.both(sets.fixed(open), sets.not(found)))
        .map(there -> sets.either(known, there));
  }

  private Attempt<LaneMask> having(LaneValue.Read read, List<IntExpr> values, BitSet asked) {
    return Attempt.of(kept.of(read.variable()), "a map has many values, or is assigned as a whole")
        .then(of -> Attempt.of(placement.having(of, values, read.places(), asked), UNSUITED));
  }

  /**
   * The lanes in which a value is in a set of values.
   *
   * @param first the value of bit 0 of the set
   */
  public Attempt<LaneMask> in(LaneMask set, int first, LaneValue value, BitSet asked) {
    return switch (value) {
      case LaneValue.Fixed(int[] values) ->
          Attempt.of(
              placement.in(set, Arrays.stream(values).map(one -> one - first).toArray(), asked),
              UNSUITED);
      case LaneValue.Same _, LaneValue.Cases _, LaneValue.Read _, LaneValue.Outer _ ->
          Attempt.refused(PLAY);
      case LaneValue.Unknown(String reason) -> Attempt.refused(reason);
    };
  }
}
