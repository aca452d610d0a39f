package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Ranges;
import org.regames.backend.plan.SetLayout;
import org.regames.backend.plan.Test;

/**
 * Room in the state for the places that a check which goes round has found to lead to its end, so
 * that the next time the set goes on growing. That is right as long as the places by which it was
 * found only become more, so the check must look at one map only, and only whether places have
 * certain values; where a place loses one of them, what is remembered is forgotten. It pays where
 * some value of the map is never assigned, so that those that are become more.
 */
final class Remembering {
  /** More words of the state are not used for one check. */
  private static final int MOST_WORDS = 64;

  private final List<Plan.Function> functions;
  private final KeptSets kept;
  private final Ranges ranges;
  private final WordStatements statements;
  private final List<Int> same;
  private final Set<Bits> visited = new HashSet<>();
  private final BitSet symbols = new BitSet();

  /** Variables that the check reads: as no check changes any, it is as if it were told them. */
  private final Set<Int.Scalar> scalars = new LinkedHashSet<>();

  private int variable = -1;

  /**
   * @param same what the check is told that stays the same on the way; null for the place
   */
  Remembering(
      List<Plan.Function> functions,
      KeptSets kept,
      Ranges ranges,
      WordStatements statements,
      List<Int> same) {
    this.functions = functions;
    this.kept = kept;
    this.ranges = ranges;
    this.statements = statements;
    this.same = same.stream().filter(value -> value != null).toList();
  }

  /**
   * Where sets that grow are remembered; nothing where that would be wrong or not pay.
   *
   * @param check which check it is
   * @param next the words that the sets grow to
   */
  Optional<List<Bits.Chosen>> room(int check, List<Bits> next) {
    int step = next.size();
    if (!next.stream().allMatch(this::grows) || variable < 0 || !pays()) {
      return Optional.empty();
    }
    Int index = new Int.Const(0);
    int count = 1;
    List<Ranges.Range> told = new ArrayList<>();
    for (Int value : Stream.concat(same.stream(), scalars.stream()).toList()) {
      Optional<Ranges.Range> range = ranges.of(value);
      if (range.isEmpty()) {
        return Optional.empty();
      }
      told.add(range.get());
      int lowest = range.get().lowest();
      Int number = Int.sum(value, new Int.Const(-lowest));
      index = Int.sum(index, Int.product(number, count));
      count = Math.min(MOST_WORDS + 1, count * (range.get().highest() - lowest + 1));
    }
    if (count * step > MOST_WORDS) {
      return Optional.empty();
    }
    int first =
        kept.room(
            new KeptSets.Room(check, told, List.copyOf(scalars)),
            variable,
            symbols.nextSetBit(0),
            symbols.length() - 1,
            count * step);
    List<Bits.Chosen> words = new ArrayList<>();
    for (int word = 0; word < step; word++) {
      words.add(new Bits.Chosen(first + word, index, step));
    }
    return Optional.of(words);
  }

  /** Whether a word surely has no fewer numbers when more places have the symbols. */
  private boolean grows(Bits word) {
    Bits meant = statements.meant(word);
    return !visited.add(meant)
        || switch (meant) {
          case Bits.Const _, Bits.Local _ -> true; // locals without a meaning are those that grow
          case Bits.One(Int number, _) -> isTold(number);
          case Bits.And(Bits left, Bits right) -> grows(left) && grows(right);
          case Bits.Or(Bits left, Bits right) -> grows(left) && grows(right);
          case Bits.Shifted(Bits inner, _) -> grows(inner);
          case Bits.Not(Bits inner) -> isTold(inner);
          case Bits.When(Test.Some(List<Bits> words)) -> words.stream().allMatch(this::grows);
          case Bits.When(
                  Test.Compare(Int.Cell(int map, Int.Const _), Int value, boolean negated)) ->
              !negated && looks(map, value);
          case Bits.When(Test test) -> isTold(test);
          case Bits.Stored(int place) -> {
            SetLayout.Kept map = kept.at(place);
            int symbol = map.lowest() + (place - map.first()) / map.words();
            yield looks(map.variable(), new Int.Const(symbol));
          }
          case Bits.Chosen(int origin, Int value, int step) -> {
            Optional<SetLayout.Kept> map = kept.chosen(origin, step);
            yield map.isPresent() && looks(map.get().variable(), value);
          }
          case Bits.Entry _, Bits.Compressed _, Bits.Raised _, Bits.Turned _, Bits.Answer _ ->
              false;
        };
  }

  private boolean looks(int map, Int value) {
    Optional<Ranges.Range> range = ranges.of(value);
    if (variable >= 0 && variable != map || range.isEmpty() || !isTold(value)) {
      return false;
    }
    variable = map;
    symbols.set(range.get().lowest(), range.get().highest() + 1);
    return true;
  }

  /** Whether a word depends on nothing but what the check is told. */
  private boolean isTold(Bits word) {
    return switch (statements.meant(word)) {
      case Bits.Const _ -> true;
      case Bits.One(Int number, _) -> isTold(number);
      case Bits.And(Bits left, Bits right) -> isTold(left) && isTold(right);
      case Bits.Or(Bits left, Bits right) -> isTold(left) && isTold(right);
      case Bits.Not(Bits inner) -> isTold(inner);
      case Bits.Shifted(Bits inner, _) -> isTold(inner);
      case Bits.When(Test test) -> isTold(test);
      case Bits.Local _, Bits.Stored _, Bits.Chosen _ -> false;
      case Bits.Entry _, Bits.Compressed _, Bits.Raised _, Bits.Turned _, Bits.Answer _ -> false;
    };
  }

  private boolean isTold(Test test) {
    return switch (test) {
      case Test.Compare(Int left, Int right, _) -> isTold(left) && isTold(right);
      case Test.Less(Int left, Int right) -> isTold(left) && isTold(right);
      case Test.AnyOf(List<Test> tests) -> tests.stream().allMatch(this::isTold);
      case Test.Some(List<Bits> words) -> words.stream().allMatch(this::isTold);
      case Test.Call _, Test.SameMap _ -> false;
    };
  }

  private boolean isTold(Int value) {
    return same.contains(value)
        || switch (value) {
          case Int.Const _ -> true;
          case Int.Scalar scalar -> {
            scalars.add(scalar);
            yield true;
          }
          case Int.Table(_, Int index) -> isTold(index);
          case Int.Sum(Int left, Int right) -> isTold(left) && isTold(right);
          case Int.Product(Int of, _) -> isTold(of);
          case Int.Local _, Int.Cell _, Int.Either _, Int.Bits _, Int.Decision _, Int.Depth _ ->
              false;
        };
  }

  /** Whether only moves assign to the map, and something that it may have is never assigned. */
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
      if (op instanceof Op.StoreCell(int map, _, Int value) && map == variable) {
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
