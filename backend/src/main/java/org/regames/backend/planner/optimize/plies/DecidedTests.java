package org.regames.backend.planner.optimize.plies;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.ConstantFolding;
import org.regames.backend.plan.analysis.Evaluator;

/**
 * Tests whose outcome follows from those before them on the same path: tests of table entries for
 * the possible numbers of a local, and of the first cell of a bitboard known to be nonempty.
 * (Conditional constant propagation, here with sets of numbers: Wegman and Zadeck, "Constant
 * propagation with conditional branches", TOPLAS 1991.)
 */
final class DecidedTests {
  private final Plan plan;

  /** The definitions of local words. */
  private final Map<Integer, BitboardExpr> words;

  /** The possible numbers of locals, if known. */
  private final Map<Integer, int[]> numbers;

  /** The bitboards known to be nonempty, each as the words that it is the intersection of. */
  private final Set<Set<BitboardExpr>> inhabited;

  /**
   * @param words the definitions of local words, which grow
   */
  DecidedTests(Plan plan, Map<Integer, BitboardExpr> words) {
    this(plan, words, Map.of(), Set.of());
  }

  private DecidedTests(
      Plan plan,
      Map<Integer, BitboardExpr> words,
      Map<Integer, int[]> numbers,
      Set<Set<BitboardExpr>> inhabited) {
    this.plan = plan;
    this.words = words;
    this.numbers = new HashMap<>(numbers);
    this.inhabited = new HashSet<>(inhabited);
  }

  DecidedTests copy() {
    return new DecidedTests(plan, words, numbers, inhabited);
  }

  /**
   * Records that a local has the value of an expression.
   *
   * @param ofMoves that value for each move that may be drawn, if known
   */
  void define(int local, IntExpr value, Optional<int[]> ofMoves) {
    ofMoves
        .or(
            () ->
                subject(value).flatMap(each -> new Cases(plan, each, numbers.get(each)).of(value)))
        .or(() -> table(value))
        .ifPresent(all -> numbers.put(local, Arrays.stream(all).distinct().toArray()));
  }

  private Optional<int[]> table(IntExpr value) {
    return value instanceof IntExpr.Table(int table, _)
        ? Optional.of(plan.tables().get(table))
        : Optional.empty();
  }

  /** Records that a local is the first or the last cell of a bitboard. */
  void define(int local, List<BitboardExpr> bitboard) {
    if (bitboard.size() == 1) {
      Set<BitboardExpr> parts = parts(bitboard.getFirst());
      if (inhabited.stream().anyMatch(each -> each.containsAll(parts))) {
        long mask = parts.stream().mapToLong(DecidedTests::mask).reduce(-1, (a, b) -> a & b);
        numbers.put(local, BitSet.valueOf(new long[] {mask}).stream().toArray());
      }
    }
  }

  /** Whether a test holds, if that is known. */
  Optional<Boolean> outcome(BoolExpr test) {
    if (ConstantFolding.isTrue(test) || ConstantFolding.isFalse(test)) {
      return Optional.of(ConstantFolding.isTrue(test));
    }
    if (!(test instanceof BoolExpr.Compare compare)) {
      return Optional.empty();
    }
    int[] outcomes =
        outcomes(compare).map(each -> Arrays.stream(each).distinct().toArray()).orElse(new int[0]);
    return outcomes.length == 1 ? Optional.of(outcomes[0] == 1) : Optional.empty();
  }

  /** Assumes from now on that a test holds, or does not hold. */
  void assume(BoolExpr test, boolean holds) {
    if (holds && test instanceof BoolExpr.Some(List<BitboardExpr> some) && some.size() == 1) {
      Set<BitboardExpr> parts = parts(some.getFirst());
      if (parts.stream().allMatch(DecidedTests::isFixed)) {
        inhabited.add(parts);
      }
    }
    if (test instanceof BoolExpr.Compare compare) {
      outcomes(compare)
          .ifPresent(
              outcomes -> {
                int local = subject(compare.left(), compare.right()).orElseThrow();
                int[] before = numbers.get(local);
                numbers.put(
                    local,
                    IntStream.range(0, before.length)
                        .filter(i -> outcomes[i] == 1 == holds)
                        .map(i -> before[i])
                        .toArray());
              });
    }
  }

  /** For each possible number of the only local of a test, 1 if the test holds and else 0. */
  private Optional<int[]> outcomes(BoolExpr.Compare test) {
    return subject(test.left(), test.right())
        .flatMap(
            local -> {
              Cases cases = new Cases(plan, local, numbers.get(local));
              int equal = test.negated() ? 0 : 1;
              return Cases.combined(
                  cases.of(test.left()),
                  cases.of(test.right()),
                  (one, other) -> one == other ? equal : 1 - equal);
            });
  }

  /** The only local in expressions, if its numbers are known. */
  private Optional<Integer> subject(IntExpr... values) {
    List<Integer> locals =
        Stream.of(values)
            .flatMap(IntExpr::all)
            .flatMap(
                each -> each instanceof IntExpr.Local(int local) ? Stream.of(local) : Stream.of())
            .distinct()
            .toList();
    return locals.size() == 1 && numbers.containsKey(locals.getFirst())
        ? Optional.of(locals.getFirst())
        : Optional.empty();
  }

  /** The operands of a word as an intersection. */
  private Set<BitboardExpr> parts(BitboardExpr word) {
    Set<BitboardExpr> parts = new HashSet<>();
    addParts(
        word instanceof BitboardExpr.Local(int local) ? words.getOrDefault(local, word) : word,
        parts);
    return parts;
  }

  private void addParts(BitboardExpr word, Set<BitboardExpr> parts) {
    if (word instanceof BitboardExpr.And(BitboardExpr left, BitboardExpr right)) {
      addParts(left, parts);
      addParts(right, parts);
    } else if (word instanceof BitboardExpr.Entry(int array, IntExpr.Const(int index))) {
      parts.add(new BitboardExpr.Const(plan.words().get(array)[index]));
    } else {
      parts.add(word);
    }
  }

  /** Whether no assignment changes a word. */
  private static boolean isFixed(BitboardExpr word) {
    return word instanceof BitboardExpr.Const || word instanceof BitboardExpr.Local;
  }

  private static long mask(BitboardExpr word) {
    return word instanceof BitboardExpr.Const(long mask) ? mask : -1;
  }

  /** The values of expressions for each possible number of a local. */
  private record Cases(Plan plan, int local, int[] numbers) implements Evaluator<int[]> {
    @Override
    public int[] constant(int number) {
      int[] same = new int[numbers.length];
      Arrays.fill(same, number);
      return same;
    }

    @Override
    public Optional<int[]> read(IntExpr value) {
      return value.equals(new IntExpr.Local(local)) ? Optional.of(numbers) : Optional.empty();
    }

    @Override
    public Optional<int[]> table(int table, Optional<int[]> index) {
      int[] cells = plan.tables().get(table);
      return index
          .filter(all -> Arrays.stream(all).allMatch(at -> at >= 0 && at < cells.length))
          .map(all -> Arrays.stream(all).map(at -> cells[at]).toArray());
    }

    @Override
    public Optional<int[]> sum(int[] left, int[] right) {
      return combined(Optional.of(left), Optional.of(right), Integer::sum);
    }

    @Override
    public Optional<int[]> product(int[] value, int factor) {
      return Optional.of(Arrays.stream(value).map(each -> each * factor).toArray());
    }

    static Optional<int[]> combined(
        Optional<int[]> left, Optional<int[]> right, IntBinaryOperator how) {
      return left.flatMap(
          one ->
              right.map(
                  other ->
                      IntStream.range(0, one.length)
                          .map(i -> how.applyAsInt(one[i], other[i]))
                          .toArray()));
    }
  }
}
