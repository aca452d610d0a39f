package org.regames.backend.planner.optimize.draw;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BitboardExpr;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Ranges;

/**
 * Finds moves with a few branches without jumps, so that they can be drawn without listing them:
 * the branches whose tests hold form a set. Which branches are open, for example for a piece that
 * steps to a neighbouring square, is hard to predict. All tests are evaluated, including those
 * after a failed one, so they must always be safe. (Allen, Kennedy, Porterfield and Warren,
 * "Conversion of control dependence to data dependence", POPL 1983.)
 */
public final class IfConversion {
  /** With more branches it is better to list the moves of the open ones. */
  private static final int MOST_BRANCHES = 12;

  private static final int DEEPEST = 8;

  private final Layout layout;
  private final List<int[]> tables;
  private final List<Plan.Function> functions;
  private final Ranges ranges;

  private final List<Op> ops = new ArrayList<>();
  private final List<Branch> branches = new ArrayList<>();
  private int words;

  /** The code of a move, and whether it is legal: all bits or none. */
  private record Branch(long code, BitboardExpr open) {}

  /** Whether something cannot be converted; the result is then invalid. */
  private boolean isRefused;

  private IfConversion(
      Layout layout, List<int[]> tables, List<Plan.Function> functions, Plan.Function finder) {
    this.layout = layout;
    this.tables = tables;
    this.functions = functions;
    this.ranges = new Ranges(layout, tables);
    this.words = finder.words();
  }

  /** A function that finds the same moves as sets, if possible. */
  public static Optional<Plan.Function> of(
      Layout layout, List<int[]> tables, List<Plan.Function> functions, Plan.Function finder) {
    IfConversion conversion = new IfConversion(layout, tables, functions, finder);
    conversion.convert(finder.body(), Map.of(), 0, BitboardExpr.ALL, 0);
    conversion.add(finder.locals());
    return conversion.isRefused
        ? Optional.empty()
        : Optional.of(finder.with(finder.locals() + 1, conversion.words, conversion.ops));
  }

  /**
   * @param known the values of locals known before
   * @param code the code of the path so far
   * @param open all bits if the statements are executed, else none
   */
  private void convert(
      List<Op> body, Map<Integer, IntExpr> known, long code, BitboardExpr open, int depth) {
    Map<Integer, IntExpr> locals = new HashMap<>(known);
    BitboardExpr guard = open;
    for (Op op : body) {
      switch (op) {
        case Op.Let(int local, IntExpr value) -> locals.put(local, safe(value, locals));
        case Op.Block(List<Op> inner) -> convert(inner, locals, code, guard, depth);
        case Op.Require(BoolExpr.Compare(IntExpr left, IntExpr right, boolean negated)) -> {
          BoolExpr test = new BoolExpr.Compare(safe(left, locals), safe(right, locals), negated);
          guard = both(guard, named(new BitboardExpr.When(test)));
        }
        case Op.Invoke(Op.Call call) when depth < DEEPEST -> {
          Plan.Function callee = functions.get(call.function());
          Map<Integer, IntExpr> arguments = new HashMap<>();
          for (int i = 0; i < call.arguments().size(); i++) {
            arguments.put(i, safe(call.arguments().get(i), locals));
          }
          convert(callee.body(), arguments, code(call.code(), code), guard, depth + 1);
        }
        case Op.AddMove(CodeExpr added, _, _) -> branches.add(new Branch(code(added, code), guard));
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ ->
            isRefused = true; // moves are not found by tests alone
      }
    }
  }

  /** Adds the moves of the open branches, in the order of their codes. */
  private void add(int number) {
    long all = branches.stream().mapToLong(Branch::code).reduce(0, (one, other) -> one | other);
    int shift = all == 0 ? 0 : Long.numberOfTrailingZeros(all);
    long last = -1;
    BitboardExpr set = BitboardExpr.NONE;
    for (Branch branch : branches) {
      long bit = branch.code() >>> shift;
      if (bit <= last || bit >= Long.SIZE || branches.size() > MOST_BRANCHES) {
        isRefused = true; // branches are not a set
        return;
      }
      last = bit;
      BitboardExpr move = named(both(new BitboardExpr.Const(1L << bit), branch.open()));
      set = set.equals(BitboardExpr.NONE) ? move : named(new BitboardExpr.Or(set, move));
    }
    CodeExpr code = new CodeExpr.With(new CodeExpr.Zero(), new IntExpr.Local(number), shift);
    ops.add(new Op.AddSet(number, 0, List.of(set), words++, code, new CodeExpr.Zero()));
  }

  private static BitboardExpr both(BitboardExpr one, BitboardExpr other) {
    return one.equals(BitboardExpr.ALL)
        ? other
        : other.equals(BitboardExpr.ALL) ? one : new BitboardExpr.And(one, other);
  }

  private BitboardExpr named(BitboardExpr word) {
    if (word instanceof BitboardExpr.Const) {
      return word;
    }
    ops.add(new Op.LetBits(words, word));
    return new BitboardExpr.Local(words++);
  }

  /** The code of a path that continues. */
  private long code(CodeExpr word, long before) {
    return switch (word) {
      case CodeExpr.Code _ -> before;
      case CodeExpr.Zero _ -> 0;
      case CodeExpr.With(CodeExpr inner, IntExpr.Const(int value), int shift) ->
          code(inner, before) | (long) value << shift;
      case CodeExpr.With _, CodeExpr.Plus _, CodeExpr.Hash _, CodeExpr.Mixed _ -> {
        isRefused = true; // the code of a move depends on the state
        yield 0;
      }
    };
  }

  /** A value in terms of the state alone, which can be computed in any state. */
  private IntExpr safe(IntExpr value, Map<Integer, IntExpr> locals) {
    return switch (value) {
      case IntExpr.Const _, IntExpr.Scalar _ -> value;
      case IntExpr.Local(int number) when locals.containsKey(number) -> locals.get(number);
      case IntExpr.Cell(int variable, IntExpr index) -> {
        int size = layout.variables().get(variable).array().orElseThrow().size();
        yield new IntExpr.Cell(variable, within(size, safe(index, locals)));
      }
      case IntExpr.Table(int table, IntExpr index) -> {
        int size = tables.get(table).length;
        yield new IntExpr.Table(table, within(size, safe(index, locals)));
      }
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          IntExpr.sum(safe(left, locals), safe(right, locals));
      case IntExpr.Product(IntExpr of, int factor) -> IntExpr.product(safe(of, locals), factor);
      case IntExpr.Local _, IntExpr.Either _, IntExpr.OfMove _ -> {
        isRefused = true; // a value cannot be computed in every state
        yield value;
      }
    };
  }

  private IntExpr within(int size, IntExpr index) {
    if (ranges.of(index).filter(range -> range.isIn(0, size - 1)).isEmpty()) {
      isRefused = true; // a cell may be outside the map
    }
    return index;
  }
}
