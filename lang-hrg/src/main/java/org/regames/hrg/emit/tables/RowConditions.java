package org.regames.hrg.emit.tables;

import java.util.BitSet;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.emit.terms.SymbolNumbers;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.Operator;

/**
 * Finds conditions for some rows of a table: each part of their keys in a range, or two parts that
 * compare or whose sum has a limit.
 *
 * @param keys the parts of the key of each row
 * @param names what the parts are called
 */
public record RowConditions(List<List<String>> keys, List<String> names) {
  /** A condition and the parts that it looks at. */
  record Region(HrgExpression condition, Set<Integer> parts) {}

  /** A condition that, of the rows left, holds for exactly the given ones. */
  public Optional<Region> of(BitSet some, BitSet left) {
    BitSet around = (BitSet) left.clone();
    Optional<Region> box = box(some, around);
    if (box.isPresent() && around.equals(some)) {
      return box;
    }
    Optional<Region> pairing = pairing(some, left);
    if (pairing.isPresent() || box.isEmpty()) {
      return pairing;
    }
    return pairing(some, around).map(more -> both(box.get(), more));
  }

  private static Region both(Region left, Region right) {
    Set<Integer> parts = new HashSet<>(left.parts);
    parts.addAll(right.parts);
    return new Region(ConditionAlgebra.and(left.condition, right.condition), parts);
  }

  /**
   * The ranges of the parts, if there are any.
   *
   * @param around the rows left; those outside the ranges are removed
   */
  private Optional<Region> box(BitSet some, BitSet around) {
    BitSet left = (BitSet) around.clone();
    Region box = null;
    for (int part = 0; part < names.size(); part++) {
      Set<String> inside = values(some, part);
      Set<String> all = values(left, part);
      if (!all.equals(inside)) {
        Optional<HrgExpression> range = range(part, inside, all);
        if (range.isEmpty()) {
          return Optional.empty();
        }
        Region region = new Region(range.get(), Set.of(part));
        box = box == null ? region : both(box, region);
        int of = part;
        left.stream().filter(row -> !inside.contains(keys.get(row).get(of))).forEach(around::clear);
      }
    }
    return Optional.ofNullable(box);
  }

  /** A condition on two parts that holds for exactly these rows of some, if there is one. */
  private Optional<Region> pairing(BitSet covered, BitSet all) {
    BitSet others = (BitSet) all.clone();
    others.andNot(covered);
    for (int left = 0; left < names.size(); left++) {
      for (int right = left + 1; right < names.size(); right++) {
        HrgExpression a = Hrg.ref(names.get(left));
        HrgExpression b = Hrg.ref(names.get(right));
        Optional<HrgExpression> found = equality(covered, others, left, right);
        if (found.isEmpty() && isNumber(all, left) && isNumber(all, right)) {
          found = order(spread(covered, left, right, -1), spread(others, left, right, -1), a, b);
        }
        if (found.isEmpty() && isNumber(all, left) && isNumber(all, right)) {
          found =
              limit(
                  spread(covered, left, right, 1),
                  spread(others, left, right, 1),
                  Hrg.binary(a, Operator.ADD, b));
        }
        if (found.isPresent()) {
          return Optional.of(new Region(found.get(), Set.of(left, right)));
        }
      }
    }
    return Optional.empty();
  }

  private boolean isNumber(BitSet rows, int part) {
    return rows.stream().allMatch(row -> SymbolNumbers.isNumber(keys.get(row).get(part)));
  }

  private Optional<HrgExpression> equality(BitSet covered, BitSet others, int left, int right) {
    IntPredicate equal = row -> keys.get(row).get(left).equals(keys.get(row).get(right));
    boolean same = covered.stream().allMatch(equal) && others.stream().noneMatch(equal);
    boolean different = covered.stream().noneMatch(equal) && others.stream().allMatch(equal);
    return same || different
        ? Optional.of(
            Hrg.binary(
                Hrg.ref(names.get(left)),
                same ? Operator.EQUAL : Operator.UNEQUAL,
                Hrg.ref(names.get(right))))
        : Optional.empty();
  }

  /** The least and the greatest sum of one number and some times another. */
  private IntSummaryStatistics spread(BitSet rows, int left, int right, int times) {
    return rows.stream()
        .map(
            row ->
                SymbolNumbers.of(keys.get(row).get(left))
                    + times * SymbolNumbers.of(keys.get(row).get(right)))
        .summaryStatistics();
  }

  /** A comparison of two numbers by their difference. */
  private static Optional<HrgExpression> order(
      IntSummaryStatistics some, IntSummaryStatistics rest, HrgExpression a, HrgExpression b) {
    boolean less = some.getMax() < rest.getMin();
    if (!less && some.getMin() <= rest.getMax()) {
      return Optional.empty();
    }
    // some: a - b < bound, or a - b > bound
    int bound = less ? rest.getMin() : rest.getMax();
    Operator operator = less ? Operator.LESS : Operator.GREATER;
    if (bound == (less ? 1 : -1)) {
      operator = less ? Operator.LESS_OR_EQUAL : Operator.GREATER_OR_EQUAL;
      bound = 0;
    }
    return Optional.of(Hrg.binary(plus(a, -bound), operator, plus(b, bound)));
  }

  private static HrgExpression plus(HrgExpression number, int more) {
    return more > 0 ? Hrg.binary(number, Operator.ADD, Hrg.ref(Integer.toString(more))) : number;
  }

  private static Optional<HrgExpression> limit(
      IntSummaryStatistics some, IntSummaryStatistics rest, HrgExpression sum) {
    if (some.getMax() < rest.getMin()) {
      return Optional.of(compare(Operator.LESS, sum, Integer.toString(some.getMax() + 1)));
    }
    return some.getMin() > rest.getMax()
        ? Optional.of(compare(Operator.GREATER, sum, Integer.toString(some.getMin() - 1)))
        : Optional.empty();
  }

  private Set<String> values(BitSet rows, int part) {
    Set<String> values = new HashSet<>();
    for (int row = rows.nextSetBit(0); row >= 0; row = rows.nextSetBit(row + 1)) {
      values.add(keys.get(row).get(part));
    }
    return values;
  }

  /** A condition on one part: equal, unequal or between. */
  private Optional<HrgExpression> range(int part, Set<String> some, Set<String> all) {
    HrgExpression name = Hrg.ref(names.get(part));
    if (some.size() == 1) {
      return Optional.of(compare(Operator.EQUAL, name, some.iterator().next()));
    }
    if (all.stream().allMatch(SymbolNumbers::isNumber)) {
      return between(name, some, all);
    }
    Set<String> others = new TreeSet<>(all);
    others.removeAll(some);
    return others.size() == 1
        ? Optional.of(compare(Operator.UNEQUAL, name, others.iterator().next()))
        : Optional.empty();
  }

  private static Optional<HrgExpression> between(
      HrgExpression name, Set<String> some, Set<String> all) {
    int least = some.stream().mapToInt(SymbolNumbers::of).min().orElseThrow();
    int most = some.stream().mapToInt(SymbolNumbers::of).max().orElseThrow();
    long inside =
        all.stream().mapToInt(SymbolNumbers::of).filter(n -> n >= least && n <= most).count();
    if (inside != some.size()) {
      return Optional.empty();
    }
    boolean below = all.stream().mapToInt(SymbolNumbers::of).anyMatch(n -> n < least);
    boolean above = all.stream().mapToInt(SymbolNumbers::of).anyMatch(n -> n > most);
    HrgExpression under = compare(Operator.LESS, name, Integer.toString(most + 1));
    if (!below) { // so that there may be no number before the least
      return Optional.of(under);
    }
    HrgExpression over = compare(Operator.GREATER, name, Integer.toString(least - 1));
    return Optional.of(above ? ConditionAlgebra.and(over, under) : over);
  }

  private static HrgExpression compare(Operator operator, HrgExpression name, String symbol) {
    return Hrg.binary(name, operator, Hrg.ref(symbol));
  }
}
