package org.regames.backend.planner.sets;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Bits;
import org.regames.backend.plan.Int;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.Ranges;
import org.regames.backend.plan.Test;
import org.regames.backend.plan.Unliftable;
import org.regames.backend.plan.Word;

/**
 * Finds moves of a few ways without jumps, so that they can be drawn without listing them: the ways
 * whose tests hold are a set. Which ways of, say, a piece that steps to a neighbouring square are
 * open is hard to foresee. All tests are made, also those behind one that does not hold, so they
 * must be such as can be made in any case. (Allen, Kennedy, Porterfield and Warren, "Conversion of
 * control dependence to data dependence", POPL 1983.)
 */
final class IfConversion {
  /** With more ways it is better to list the moves of those that are open. */
  private static final int MOST_WAYS = 12;

  private static final int DEEPEST = 8;

  private final Layout layout;
  private final List<int[]> tables;
  private final List<Plan.Function> functions;
  private final Ranges ranges;

  private final List<Op> ops = new ArrayList<>();
  private final List<Way> ways = new ArrayList<>();
  private int words;

  /** The code of a move, and whether there is it: all bits or none. */
  private record Way(long code, Bits open) {}

  private IfConversion(
      Layout layout, List<int[]> tables, List<Plan.Function> functions, Plan.Function finder) {
    this.layout = layout;
    this.tables = tables;
    this.functions = functions;
    this.ranges = new Ranges(layout, tables);
    this.words = finder.words();
  }

  /** A function that finds the same moves as sets, if that can be done. */
  static Optional<Plan.Function> of(
      Layout layout, List<int[]> tables, List<Plan.Function> functions, Plan.Function finder) {
    IfConversion conversion = new IfConversion(layout, tables, functions, finder);
    try {
      conversion.convert(finder.body(), Map.of(), 0, Bits.ALL, 0);
      conversion.add(finder.locals());
    } catch (Unliftable _) {
      return Optional.empty();
    }
    return Optional.of(finder.with(finder.locals() + 1, conversion.words, conversion.ops));
  }

  /**
   * @param told what the locals are that are known before
   * @param code the code of the walk so far
   * @param open all bits if the statements are come to, else none
   */
  private void convert(List<Op> body, Map<Integer, Int> told, long code, Bits open, int depth) {
    Map<Integer, Int> locals = new HashMap<>(told);
    Bits guard = open;
    for (Op op : body) {
      switch (op) {
        case Op.Let(int local, Int value) -> locals.put(local, safe(value, locals));
        case Op.Block(List<Op> inner) -> convert(inner, locals, code, guard, depth);
        case Op.Require(Test.Compare(Int left, Int right, boolean negated)) -> {
          Test test = new Test.Compare(safe(left, locals), safe(right, locals), negated);
          guard = both(guard, named(new Bits.When(test)));
        }
        case Op.Invoke(Op.Call call) when depth < DEEPEST -> {
          Plan.Function callee = functions.get(call.function());
          Map<Integer, Int> arguments = new HashMap<>();
          for (int i = 0; i < call.arguments().size(); i++) {
            arguments.put(i, safe(call.arguments().get(i), locals));
          }
          convert(callee.body(), arguments, code(call.code(), code), guard, depth + 1);
        }
        case Op.AddMove(Word added, _, _) -> ways.add(new Way(code(added, code), guard));
        case Op _ -> throw new Unliftable("moves are not found by tests alone");
      }
    }
  }

  /** Adds the moves of the ways that are open: in order, as their codes go up. */
  private void add(int number) {
    long all = ways.stream().mapToLong(Way::code).reduce(0, (one, other) -> one | other);
    int shift = all == 0 ? 0 : Long.numberOfTrailingZeros(all);
    long last = -1;
    Bits set = Bits.NONE;
    for (Way way : ways) {
      long bit = way.code() >>> shift;
      if (bit <= last || bit >= Long.SIZE || ways.size() > MOST_WAYS) {
        throw new Unliftable("ways are not a set");
      }
      last = bit;
      Bits move = named(both(new Bits.Const(1L << bit), way.open()));
      set = set.equals(Bits.NONE) ? move : named(new Bits.Or(set, move));
    }
    Word code = new Word.With(new Word.Zero(), new Int.Local(number), shift);
    ops.add(new Op.AddSet(number, 0, List.of(set), words++, code, new Word.Zero()));
  }

  private static Bits both(Bits one, Bits other) {
    return one.equals(Bits.ALL) ? other : other.equals(Bits.ALL) ? one : new Bits.And(one, other);
  }

  private Bits named(Bits word) {
    if (word instanceof Bits.Const) {
      return word;
    }
    ops.add(new Op.LetBits(words, word));
    return new Bits.Local(words++);
  }

  /** The code of a walk that goes on. */
  private static long code(Word word, long before) {
    return switch (word) {
      case Word.Code _ -> before;
      case Word.Zero _ -> 0;
      case Word.With(Word inner, Int.Const(int value), int shift) ->
          code(inner, before) | (long) value << shift;
      case Word.With _, Word.Plus _, Word.Hash _, Word.Mixed _ ->
          throw new Unliftable("the code of a move depends on the state");
    };
  }

  /** A value in terms of the state alone, which can be worked out in any state. */
  private Int safe(Int value, Map<Integer, Int> locals) {
    return switch (value) {
      case Int.Const _, Int.Scalar _ -> value;
      case Int.Local(int number) when locals.containsKey(number) -> locals.get(number);
      case Int.Cell(int variable, Int index) -> {
        int size = layout.variables().get(variable).array().orElseThrow().size();
        yield new Int.Cell(variable, within(size, safe(index, locals)));
      }
      case Int.Table(int table, Int index) -> {
        int size = tables.get(table).length;
        yield new Int.Table(table, within(size, safe(index, locals)));
      }
      case Int.Sum(Int left, Int right) -> Int.sum(safe(left, locals), safe(right, locals));
      case Int.Product(Int of, int factor) -> Int.product(safe(of, locals), factor);
      case Int.Local _, Int.Either _, Int.Depth _, Int.Bits _, Int.Decision _ ->
          throw new Unliftable("a value is not known in any case");
    };
  }

  private Int within(int size, Int index) {
    if (ranges.of(index).filter(range -> range.isIn(0, size - 1)).isEmpty()) {
      throw new Unliftable("a place may be in no map");
    }
    return index;
  }
}
