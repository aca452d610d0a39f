package org.regames.backend.planner.optimize.vectorize;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BitboardLayout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Ranges;
import org.regames.backend.planner.optimize.bitboards.BitboardBuilder;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Memory in the state for the cells from which a recursive check holds, so that the next evaluation
 * starts from this set. That is correct as long as the cells that the set depends on only grow, so
 * the check must read only one map, and only test whether cells have certain values; when a cell
 * loses one of these values, the memory is cleared. It pays off if some value of the map is never
 * assigned, so that the assigned ones only grow.
 */
final class IncrementalFixpoint {
  /** The most words of the state used for one check. */
  private static final int MOST_WORDS = 64;

  private final List<Plan.Function> functions;
  private final BitboardSelection kept;
  private final Ranges ranges;
  private final BitboardBuilder statements;
  private final List<IntExpr> same;
  private final Set<BitboardExpr> visited = new HashSet<>();
  private final BitSet symbols = new BitSet();

  /** Variables that the check reads: as no check changes any, they are treated as arguments. */
  private final Set<IntExpr.Scalar> scalars = new LinkedHashSet<>();

  private int variable = -1;

  /**
   * @param same the parameters of the check that are constant in the recursion; null for the cell
   */
  IncrementalFixpoint(
      List<Plan.Function> functions,
      BitboardSelection kept,
      Ranges ranges,
      BitboardBuilder statements,
      List<IntExpr> same) {
    this.functions = functions;
    this.kept = kept;
    this.ranges = ranges;
    this.statements = statements;
    this.same = same.stream().filter(value -> value != null).toList();
  }

  /**
   * Where to store growing sets; nothing if that would be incorrect or not pay off.
   *
   * @param check which check it is
   * @param next the words that the sets grow to
   */
  Optional<List<BitboardExpr.Chosen>> room(int check, List<BitboardExpr> next) {
    int step = next.size();
    if (!next.stream().allMatch(this::grows) || variable < 0 || !pays()) {
      return Optional.empty();
    }
    IntExpr index = new IntExpr.Const(0);
    int count = 1;
    List<Integer> bounds = new ArrayList<>();
    for (IntExpr value : Stream.concat(same.stream(), scalars.stream()).toList()) {
      Optional<Ranges.Range> range = ranges.of(value);
      if (range.isEmpty()) {
        return Optional.empty();
      }
      bounds.addAll(List.of(range.get().lowest(), range.get().highest()));
      int lowest = range.get().lowest();
      IntExpr number = IntExpr.sum(value, new IntExpr.Const(-lowest));
      index = IntExpr.sum(index, IntExpr.product(number, count));
      count = Math.min(MOST_WORDS + 1, count * (range.get().highest() - lowest + 1));
    }
    if (count * step > MOST_WORDS) {
      return Optional.empty();
    }
    int first =
        kept.room(
            new BitboardLayout.Question(
                check, bounds, scalars.stream().map(IntExpr.Scalar::variable).toList()),
            variable,
            symbols.nextSetBit(0),
            symbols.length() - 1,
            count * step);
    List<BitboardExpr.Chosen> words = new ArrayList<>();
    for (int word = 0; word < step; word++) {
      words.add(new BitboardExpr.Chosen(first + word, index, step));
    }
    return Optional.of(words);
  }

  /**
   * Whether a word is monotone: it certainly has no fewer numbers when more cells have the symbols.
   */
  private boolean grows(BitboardExpr word) {
    BitboardExpr meant = statements.meant(word);
    return !visited.add(meant)
        || switch (meant) {
          case BitboardExpr.Const _, BitboardExpr.Local _ ->
              true; // locals without a definition are the growing ones
          case BitboardExpr.One(IntExpr number, _) -> isTold(number);
          case BitboardExpr.And(BitboardExpr left, BitboardExpr right) ->
              grows(left) && grows(right);
          case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) ->
              grows(left) && grows(right);
          case BitboardExpr.Shifted(BitboardExpr inner, _) -> grows(inner);
          case BitboardExpr.Not(BitboardExpr inner) -> isTold(inner);
          case BitboardExpr.When(BoolExpr.Some(List<BitboardExpr> words)) ->
              words.stream().allMatch(this::grows);
          case BitboardExpr.When(
                  BoolExpr.Compare(
                      IntExpr.Cell(int map, IntExpr.Const _),
                      IntExpr value,
                      boolean negated)) ->
              !negated && looks(map, value);
          case BitboardExpr.When(BoolExpr test) -> isTold(test);
          case BitboardExpr.Stored(int place) -> {
            BitboardLayout.Kept map = kept.at(place);
            int symbol = map.lowest() + (place - map.first()) / map.words();
            yield looks(map.variable(), new IntExpr.Const(symbol));
          }
          case BitboardExpr.Chosen(int origin, IntExpr value, int step) -> {
            Optional<BitboardLayout.Kept> map = kept.chosen(origin, step);
            yield map.isPresent() && looks(map.get().variable(), value);
          }
          case BitboardExpr.Entry _,
              BitboardExpr.Compressed _,
              BitboardExpr.Raised _,
              BitboardExpr.Turned _,
              BitboardExpr.Answer _ ->
              false;
        };
  }

  private boolean looks(int map, IntExpr value) {
    Optional<Ranges.Range> range = ranges.of(value);
    if (variable >= 0 && variable != map || range.isEmpty() || !isTold(value)) {
      return false;
    }
    variable = map;
    symbols.set(range.get().lowest(), range.get().highest() + 1);
    return true;
  }

  /** Whether a word depends only on the parameters of the check. */
  private boolean isTold(BitboardExpr word) {
    return switch (statements.meant(word)) {
      case BitboardExpr.Const _ -> true;
      case BitboardExpr.One(IntExpr number, _) -> isTold(number);
      case BitboardExpr.And(BitboardExpr left, BitboardExpr right) -> isTold(left) && isTold(right);
      case BitboardExpr.Or(BitboardExpr left, BitboardExpr right) -> isTold(left) && isTold(right);
      case BitboardExpr.Not(BitboardExpr inner) -> isTold(inner);
      case BitboardExpr.Shifted(BitboardExpr inner, _) -> isTold(inner);
      case BitboardExpr.When(BoolExpr test) -> isTold(test);
      case BitboardExpr.Local _, BitboardExpr.Stored _, BitboardExpr.Chosen _ -> false;
      case BitboardExpr.Entry _,
          BitboardExpr.Compressed _,
          BitboardExpr.Raised _,
          BitboardExpr.Turned _,
          BitboardExpr.Answer _ ->
          false;
    };
  }

  private boolean isTold(BoolExpr test) {
    return switch (test) {
      case BoolExpr.Compare(IntExpr left, IntExpr right, _) -> isTold(left) && isTold(right);
      case BoolExpr.Less(IntExpr left, IntExpr right) -> isTold(left) && isTold(right);
      case BoolExpr.AnyOf(List<BoolExpr> tests) -> tests.stream().allMatch(this::isTold);
      case BoolExpr.Some(List<BitboardExpr> words) -> words.stream().allMatch(this::isTold);
      case BoolExpr.Call _, BoolExpr.SameMap _ -> false;
    };
  }

  private boolean isTold(IntExpr value) {
    return same.contains(value)
        || switch (value) {
          case IntExpr.Const _ -> true;
          case IntExpr.Scalar scalar -> {
            scalars.add(scalar);
            yield true;
          }
          case IntExpr.Table(_, IntExpr index) -> isTold(index);
          case IntExpr.Sum(IntExpr left, IntExpr right) -> isTold(left) && isTold(right);
          case IntExpr.Product(IntExpr of, _) -> isTold(of);
          case IntExpr.Local _,
              IntExpr.Cell _,
              IntExpr.Either _,
              IntExpr.CodeBits _,
              IntExpr.Decision _,
              IntExpr.Depth _ ->
              false;
        };
  }

  /** Whether only moves assign to the map, and one of its possible values is never assigned. */
  private boolean pays() {
    BitSet stored = new BitSet();
    for (Plan.Function function : functions) {
      boolean searches = function.kind() == Plan.Kind.FIND || function.kind() == Plan.Kind.CHECK;
      if (!collect(function.body(), searches, stored)) {
        return false;
      }
    }
    BitSet never = (BitSet) kept.values(variable).clone();
    never.andNot(stored);
    never.andNot(symbols);
    return !never.isEmpty();
  }

  private boolean collect(List<Op> ops, boolean searches, BitSet stored) {
    for (Op op : ops) {
      if (op instanceof Op.StoreCell(int map, _, IntExpr value) && map == variable) {
        Optional<Ranges.Range> range = ranges.of(value);
        if (searches || range.isEmpty()) {
          return false;
        }
        stored.set(range.get().lowest(), range.get().highest() + 1);
      }
      for (List<Op> body : op.bodies()) {
        if (!collect(body, searches, stored)) {
          return false;
        }
      }
    }
    return true;
  }
}
