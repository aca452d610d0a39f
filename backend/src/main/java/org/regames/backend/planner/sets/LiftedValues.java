package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Ranges;
import org.regames.backend.plan.SetLayout;
import org.regames.backend.plan.Test;
import org.regames.backend.plan.Unliftable;
import org.regames.backend.planner.analysis.PossibleTerms;

/** What expressions are worth for all numbers of a loop, and which numbers pass a comparison. */
final class LiftedValues {
  private static final int MOST_VALUES = 16;
  private static final int MOST_CASES = 8;
  private static final String PLAY = "a place depends on what is known only in play";
  private static final String TEST = "a value depends on a test";
  private static final String UNSUITED = "the numbering does not suit how places are found";

  private final List<int[]> tables;
  private final KeptSets kept;
  private final Ranges ranges;
  private final SetWords sets;
  private final Placement placement;
  private final int size;
  private final Map<Integer, Integer> assumed;

  /** The loop around this one, on which it does not depend. */
  Optional<Around> around = Optional.empty();

  /**
   * @param assumed variables that have a value for sure
   */
  LiftedValues(
      List<int[]> tables,
      KeptSets kept,
      Ranges ranges,
      SetWords sets,
      WordStatements statements,
      int size,
      Map<Integer, Integer> assumed) {
    this.assumed = assumed;
    this.ranges = ranges;
    this.tables = tables;
    this.kept = kept;
    this.sets = sets;
    this.size = size;
    this.placement = new Placement(sets, statements, size);
  }

  /** A local of the walk: what it is worth, and as an expression of the function. */
  record Bound(Lifted value, Int expression) {}

  /**
   * What an expression is worth.
   *
   * @param locals the locals that the walk knows; others are from outside of the loop
   * @param written what the walk has stored
   */
  Lifted value(Int value, Map<Integer, Bound> locals, Lifted.Write written) {
    return switch (value) {
      case Int.Const(int number) -> Lifted.Fixed.constant(number, size);
      case Int.Local(int number) ->
          locals.containsKey(number) ? locals.get(number).value() : new Lifted.Same(value);
      case Int.Scalar(int variable) when assumed.containsKey(variable) ->
          Lifted.Fixed.constant(assumed.get(variable), size);
      case Int.Scalar _, Int.Depth _ -> new Lifted.Same(value);
      case Int.Cell(int variable, Int index) ->
          cell(variable, value(index, locals, written), written);
      case Int.Table(int table, Int index) ->
          applied(
              value(index, locals, written),
              key -> entry(table, key),
              key -> new Int.Table(table, key));
      case Int.Product(Int of, int factor) ->
          applied(
              value(of, locals, written),
              number -> number * factor,
              number -> Int.product(number, factor));
      case Int.Sum(Int left, Int right) ->
          sum(value(left, locals, written), value(right, locals, written));
      case Int.Either(Test.Compare(Int left, Int right, boolean negated), Int yes, Int no) ->
          either(
              value(left, locals, written),
              value(right, locals, written),
              value(negated ? no : yes, locals, written),
              value(negated ? yes : no, locals, written));
      case Int.Either _ -> new Lifted.Unknown(TEST);
      case Int.Bits _, Int.Decision _ -> new Lifted.Unknown("a value is read from the move");
    };
  }

  /** One of two values for each number, by whether two others are equal. */
  private Lifted either(Lifted one, Lifted other, Lifted equal, Lifted different) {
    if (one instanceof Lifted.Fixed(int[] ones)
        && other instanceof Lifted.Fixed(int[] others)
        && equal instanceof Lifted.Fixed(int[] yes)
        && different instanceof Lifted.Fixed(int[] no)) {
      int[] values = new int[size];
      Arrays.setAll(values, n -> ones[n] == others[n] ? yes[n] : no[n]);
      return new Lifted.Fixed(values);
    }
    return new Lifted.Unknown(TEST);
  }

  private int entry(int table, int key) {
    int[] cells = tables.get(table);
    return key >= 0 && key < cells.length ? cells[key] : 0; // else never looked at
  }

  private Lifted cell(int variable, Lifted index, Lifted.Write written) {
    boolean isWritten = isWritten(variable, written);
    return switch (index) {
      case Lifted.Fixed fixed when isOnePlace(variable, fixed) && !isWritten -> {
        int place = fixed.values()[0];
        OptionalInt constant = kept.constant(variable, place);
        yield constant.isPresent()
            ? Lifted.Fixed.constant(constant.getAsInt(), size)
            : new Lifted.Same(new Int.Cell(variable, new Int.Const(place)));
      }
      case Lifted.Fixed fixed -> {
        BitSet values = kept.values(variable);
        int lowest = Math.max(0, values.nextSetBit(0));
        int[] meaning = new int[values.length() - lowest];
        Arrays.setAll(meaning, place -> lowest + place);
        yield new Lifted.Read(variable, fixed.values(), meaning, written);
      }
      case Lifted.Same(Int place) when !isWritten -> new Lifted.Same(new Int.Cell(variable, place));
      case Lifted.Same _ -> new Lifted.Unknown("a map is read where the walk may have changed it");
      case Lifted.Cases _ -> new Lifted.Unknown(PLAY);
      case Lifted.Read _ -> new Lifted.Unknown("a place in a map is told by a map");
      case Lifted.Outer _ -> new Lifted.Unknown(Around.DEPENDS);
      case Lifted.Unknown unknown -> unknown;
    };
  }

  private boolean isOnePlace(int variable, Lifted.Fixed places) {
    int place = places.values()[0];
    return places.isConstant() && place >= 0 && place < kept.places(variable);
  }

  private boolean isWritten(int variable, Lifted.Write written) {
    return Writes.has(written, variable) || around.isPresent() && around.get().changes(variable);
  }

  /**
   * What a function of a value is worth.
   *
   * @param expression the same function of a value known only in play
   */
  private static Lifted applied(
      Lifted to, IntUnaryOperator operator, UnaryOperator<Int> expression) {
    return switch (to) {
      case Lifted.Fixed(int[] values) ->
          new Lifted.Fixed(Arrays.stream(values).map(operator).toArray());
      case Lifted.Same(Int value) -> new Lifted.Same(expression.apply(value));
      case Lifted.Cases(Int on, int first, List<int[]> cases) ->
          new Lifted.Cases(
              on,
              first,
              cases.stream().map(one -> Arrays.stream(one).map(operator).toArray()).toList());
      case Lifted.Read(int variable, int[] places, int[] meaning, Lifted.Write written) ->
          new Lifted.Read(
              variable, places, Arrays.stream(meaning).map(operator).toArray(), written);
      case Lifted.Outer _, Lifted.Unknown _ -> to;
    };
  }

  private Lifted sum(Lifted left, Lifted right) {
    if (left instanceof Lifted.Unknown || right instanceof Lifted.Unknown) {
      return left instanceof Lifted.Unknown ? left : right;
    }
    if (left instanceof Lifted.Outer || right instanceof Lifted.Outer) {
      return new Lifted.Outer();
    }
    if (left instanceof Lifted.Fixed(int[] one) && right instanceof Lifted.Fixed(int[] other)) {
      int[] sums = new int[size];
      Arrays.setAll(sums, number -> one[number] + other[number]);
      return new Lifted.Fixed(sums);
    }
    if (right instanceof Lifted.Fixed constant && constant.isConstant()) {
      int added = constant.values()[0];
      return applied(
          left, number -> number + added, number -> Int.sum(number, new Int.Const(added)));
    }
    if (right instanceof Lifted.Same(Int added)) {
      if (left instanceof Lifted.Same(Int value)) {
        return new Lifted.Same(Int.sum(value, added));
      }
      if (left instanceof Lifted.Fixed constant && constant.isConstant()) {
        return new Lifted.Same(Int.sum(new Int.Const(constant.values()[0]), added));
      }
    }
    return summed(left, right);
  }

  /** The sum of something known for each number and something that is the same for all. */
  private Lifted summed(Lifted left, Lifted right) {
    if (left instanceof Lifted.Same(Int same) && right instanceof Lifted.Fixed(int[] values)) {
      return cases(same, values);
    }
    if (left instanceof Lifted.Fixed(int[] values) && right instanceof Lifted.Same(Int same)) {
      return cases(same, values);
    }
    return new Lifted.Unknown(PLAY);
  }

  private Lifted cases(Int same, int[] values) {
    Int on = same;
    IntUnaryOperator added = value -> value;
    while (true) {
      IntUnaryOperator outer = added;
      if (on instanceof Int.Sum(Int inner, Int.Const(int more))) {
        on = inner;
        added = value -> outer.applyAsInt(value + more);
      } else if (on instanceof Int.Product(Int inner, int factor)) {
        on = inner;
        added = value -> outer.applyAsInt(value * factor);
      } else {
        break;
      }
    }
    Optional<Ranges.Range> range = ranges.of(on);
    if (range.isEmpty() || range.get().highest() - range.get().lowest() >= MOST_CASES) {
      return new Lifted.Unknown(PLAY);
    }
    List<int[]> cases = new ArrayList<>();
    for (int value = range.get().lowest(); value <= range.get().highest(); value++) {
      int more = added.applyAsInt(value);
      cases.add(Arrays.stream(values).map(one -> one + more).toArray());
    }
    return new Lifted.Cases(on, range.get().lowest(), cases);
  }

  /** An expression with the locals of the walk replaced by what they are. */
  static Int substituted(Int value, Map<Integer, Bound> locals) {
    return switch (value) {
      case Int.Local(int number) ->
          locals.containsKey(number) ? locals.get(number).expression() : value;
      case Int.Either(Test test, _, _) when !(test instanceof Test.Compare) ->
          throw new Unliftable(TEST);
      case Int.Bits _, Int.Decision _, Int.Depth _, Int.Const _, Int.Scalar _ -> value;
      case Int.Cell _, Int.Table _, Int.Sum _, Int.Product _, Int.Either _ ->
          value.map(part -> substituted(part, locals));
    };
  }

  /** The numbers for which two values are equal; of those asked for only. */
  Members equal(Lifted one, Lifted other, BitSet asked) {
    return switch (one) {
      case Lifted.Fixed(int[] values) when other instanceof Lifted.Fixed(int[] others) ->
          fixed(asked, number -> values[number], number -> others[number]);
      case Lifted.Fixed(int[] values) when other instanceof Lifted.Same(Int value) ->
          new SameAs(sets).of(values, value, asked);
      case Lifted.Fixed(int[] values) when other instanceof Lifted.Read read -> {
        Members found = sets.fixed(new BitSet());
        for (int value : asked.stream().map(number -> values[number]).distinct().toArray()) {
          BitSet some = (BitSet) asked.clone();
          asked.stream().filter(number -> values[number] != value).forEach(some::clear);
          found = sets.either(found, sets.both(sets.fixed(some), is(read, value, some)));
        }
        yield found;
      }
      case Lifted.Same(Int value) when other instanceof Lifted.Same(Int value2) ->
          sets.when(new Test.Compare(value, value2, false));
      case Lifted.Same(Int value) when other instanceof Lifted.Read read && isChosen(value, read) ->
          inState(read, value, asked);
      case Lifted.Same(Int value) when other instanceof Lifted.Read read -> {
        Members found = sets.fixed(new BitSet());
        for (int symbol : possible(read)) {
          Members there = sets.when(new Test.Compare(value, new Int.Const(symbol), false));
          found = sets.either(found, sets.both(there, is(read, symbol, asked)));
        }
        yield found;
      }
      case Lifted.Read read when other instanceof Lifted.Read second -> {
        Members found = sets.fixed(new BitSet());
        for (int symbol : possible(read)) {
          found = sets.either(found, sets.both(is(read, symbol, asked), is(second, symbol, asked)));
        }
        yield found;
      }
      case Lifted.Cases(Int on, int first, List<int[]> cases) -> {
        Members found = sets.fixed(new BitSet());
        for (int i = 0; i < cases.size(); i++) {
          Members chosen = sets.when(new Test.Compare(on, new Int.Const(first + i), false));
          Members equal = equal(new Lifted.Fixed(cases.get(i)), other, asked);
          found = sets.either(found, sets.both(chosen, equal));
        }
        yield found;
      }
      case Lifted.Outer _ -> throw new Unliftable(Around.DEPENDS);
      case Lifted.Unknown(String reason) -> throw new Unliftable(reason);
      case Lifted.Fixed _, Lifted.Same _, Lifted.Read _ -> {
        if (other instanceof Lifted.Unknown(String reason)) {
          throw new Unliftable(reason);
        }
        yield equal(other, one, asked);
      }
    };
  }

  /** Whether what is read can be looked up in the set of a value, whichever it is. */
  private boolean isChosen(Int value, Lifted.Read read) {
    Optional<SetLayout.Kept> of = kept.of(read.variable());
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

  /** The numbers at whose place a map has a value that is not known beforehand. */
  private Members inState(Lifted.Read read, Int value, BitSet asked) {
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
    Members known = sets.fixed(new BitSet());
    for (int symbol : kept.values(read.variable()).stream().filter(range::has).toArray()) {
      if (!closed.isEmpty()) {
        Members there = sets.when(new Test.Compare(value, new Int.Const(symbol), false));
        known =
            sets.either(known, sets.both(there, inState(read, PossibleTerms.one(symbol), closed)));
      }
    }
    return open.isEmpty() ? known : sets.either(known, having(read, List.of(value), open));
  }

  private Members fixed(BitSet asked, IntUnaryOperator one, IntUnaryOperator other) {
    BitSet members = new BitSet();
    asked.stream()
        .filter(number -> one.applyAsInt(number) == other.applyAsInt(number))
        .forEach(members::set);
    return sets.fixed(members);
  }

  /** What may be made of what a map has. */
  private int[] possible(Lifted.Read read) {
    BitSet values = kept.values(read.variable());
    int lowest = Math.max(0, values.nextSetBit(0));
    int[] possible =
        values.stream().map(value -> read.meaning()[value - lowest]).distinct().toArray();
    if (possible.length > MOST_VALUES) {
      throw new Unliftable("a map has many values");
    }
    return possible;
  }

  /** The numbers for which what is read means a value; of those asked for only. */
  private Members is(Lifted.Read read, int wanted, BitSet asked) {
    BitSet values = kept.values(read.variable());
    int lowest = Math.max(0, values.nextSetBit(0));
    BitSet meant = new BitSet();
    values.stream().filter(value -> read.meaning()[value - lowest] == wanted).forEach(meant::set);
    return has(read, meant, asked);
  }

  /** The numbers for which what is read is one of some values. */
  private Members has(Lifted.Read read, BitSet meant, BitSet asked) {
    BitSet rest = (BitSet) asked.clone();
    Members found = sets.fixed(new BitSet());
    for (Lifted.Write write = read.written(); write != null; write = write.before()) {
      BitSet hit = new BitSet();
      int[] places = write.places();
      if (write.variable() == read.variable()) {
        rest.stream().filter(n -> places[n] == read.places()[n]).forEach(hit::set);
      }
      if (!hit.isEmpty()) {
        Members here = sets.both(sets.fixed(hit), isOneOf(write.value(), meant, hit));
        found = sets.either(found, here);
        rest.andNot(hit);
      }
    }
    return rest.isEmpty() ? found : sets.either(found, inState(read, meant, rest));
  }

  private Members isOneOf(Lifted value, BitSet symbols, BitSet asked) {
    return switch (value) {
      case Lifted.Fixed(int[] values) -> {
        BitSet members = new BitSet();
        asked.stream().filter(number -> symbols.get(values[number])).forEach(members::set);
        yield sets.fixed(members);
      }
      case Lifted.Same(Int same) -> {
        Members found = sets.fixed(new BitSet());
        for (int symbol : symbols.stream().toArray()) {
          Test test = new Test.Compare(same, new Int.Const(symbol), false);
          found = sets.either(found, sets.when(test));
        }
        yield found;
      }
      case Lifted.Read read -> {
        Members found = sets.fixed(new BitSet());
        for (int symbol : symbols.stream().toArray()) {
          found = sets.either(found, is(read, symbol, asked));
        }
        yield found;
      }
      case Lifted.Cases _ -> throw new Unliftable(PLAY);
      case Lifted.Outer _ -> throw new Unliftable(Around.DEPENDS);
      case Lifted.Unknown(String reason) -> throw new Unliftable(reason);
    };
  }

  /** The same where the walk has stored nothing. */
  private Members inState(Lifted.Read read, BitSet meant, BitSet asked) {
    around.ifPresent(outer -> outer.unchanged(read.variable(), meant));
    BitSet all = kept.values(read.variable());
    BitSet others = (BitSet) all.clone();
    others.andNot(meant);
    if (others.isEmpty()) {
      return sets.fixed(asked);
    }
    BitSet open = new BitSet();
    BitSet sure = new BitSet();
    for (int number : asked.stream().toArray()) {
      int place = read.places()[number];
      if (place < 0 || place >= kept.places(read.variable())) {
        continue; // never looked at
      }
      BitSet possible = kept.values(read.variable(), place);
      boolean may = possible.intersects(meant);
      possible.andNot(meant);
      open.set(number, may && !possible.isEmpty());
      sure.set(number, possible.isEmpty());
    }
    Members known = sets.fixed(sure);
    if (open.isEmpty()) {
      return known;
    }
    boolean fewer = meant.cardinality() <= others.cardinality();
    List<Int> joined = (fewer ? meant : others).stream().<Int>mapToObj(Int.Const::new).toList();
    Members found = having(read, joined, open);
    Members there = fewer ? found : sets.both(sets.fixed(open), sets.not(found));
    return sets.either(known, there);
  }

  private Members having(Lifted.Read read, List<Int> values, BitSet asked) {
    SetLayout.Kept of =
        kept.of(read.variable())
            .orElseThrow(() -> new Unliftable("a map has many values, or is assigned as a whole"));
    return placement
        .having(of, values, read.places(), asked)
        .orElseThrow(() -> new Unliftable(UNSUITED));
  }

  /**
   * The numbers for which a value is in a set of values.
   *
   * @param first the value that the number 0 of the set stands for
   */
  Members in(Members set, int first, Lifted value, BitSet asked) {
    return switch (value) {
      case Lifted.Fixed(int[] values) ->
          placement
              .in(set, Arrays.stream(values).map(one -> one - first).toArray(), asked)
              .orElseThrow(() -> new Unliftable(UNSUITED));
      case Lifted.Same _, Lifted.Cases _, Lifted.Read _, Lifted.Outer _ ->
          throw new Unliftable(PLAY);
      case Lifted.Unknown(String reason) -> throw new Unliftable(reason);
    };
  }
}
