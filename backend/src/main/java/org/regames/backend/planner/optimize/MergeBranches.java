package org.regames.backend.planner.optimize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.regames.backend.plan.CodeExpr;
import org.regames.backend.plan.ExprRewriter;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;

/**
 * Plays branches that differ only in constants and tables without jumping to one of them: the
 * decision becomes part of a table index. The branch of a random move is hard to predict, so a jump
 * costs more than everything the branch does.
 *
 * <pre>
 * // before
 * select code[0 +1]
 * case
 *   m1[0] = 16
 * case
 *   m1[0] = 17
 * // after
 * m1[0] = t0[code[0 +1]]
 * </pre>
 */
public final class MergeBranches {
  private static final int LARGEST_TABLE = 1 << 14;

  /** Longer functions are not inlined. */
  private static final int MOST_REPEATED = 24;

  private final Plan plan;
  private final List<int[]> tables;
  private int locals;

  private MergeBranches(Plan plan) {
    this.plan = plan;
    this.tables = new ArrayList<>(plan.tables());
  }

  /** The same plan with fewer jumps in functions that play moves. */
  public static Plan apply(Plan plan) {
    MergeBranches merging = new MergeBranches(plan);
    List<Plan.Function> functions =
        plan.functions().stream()
            .map(f -> f.kind() == Plan.Kind.PLAY ? merging.merged(f) : f)
            .toList();
    return plan.with(new Plan.Constants(merging.tables, plan.words()), functions, plan.sets());
  }

  private Plan.Function merged(Plan.Function function) {
    locals = function.locals();
    List<Op> body = merged(new Repeating(new LocalNames()).of(function.body()));
    return function.with(locals, function.words(), body);
  }

  /** A renaming of some locals. */
  private record LocalNames(Map<Integer, Integer> others) {
    LocalNames() {
      this(new HashMap<>());
    }

    int of(int local) {
      return others.getOrDefault(local, local);
    }

    void rename(int local, int other) {
      others.put(local, other);
    }
  }

  /** Inlines short functions, with locals of their own. */
  private final class Repeating implements ExprRewriter {
    private final LocalNames own;

    Repeating(LocalNames own) {
      this.own = own;
    }

    @Override
    public IntExpr of(IntExpr value) {
      return renamed(value, own);
    }

    @Override
    public int local(int number) {
      return own.of(number);
    }

    @Override
    public List<Op> of(List<Op> ops) {
      List<Op> result = new ArrayList<>();
      for (Op op : ops) {
        if (op instanceof Op.Invoke(Op.Call call) && isRepeated(call)) {
          Plan.Function callee = plan.functions().get(call.function());
          LocalNames renamed = new LocalNames();
          IntStream.range(0, callee.locals()).forEach(local -> renamed.rename(local, locals++));
          result.addAll(new Repeating(renamed).of(callee.body()));
        } else {
          // Calls inside a test are not inlined: branches differ in them.
          result.add(op.bodies().isEmpty() || op instanceof Op.Select ? op.map(this) : op);
        }
      }
      return result;
    }
  }

  /** Whether a call that continues a move is to a short function without context. */
  private boolean isRepeated(Op.Call call) {
    Plan.Function callee = plan.functions().get(call.function());
    return callee.packed()
        && call.arguments().isEmpty()
        && call.code() instanceof CodeExpr.Code
        && isShort(callee.body(), MOST_REPEATED);
  }

  private boolean isShort(List<Op> ops, int most) {
    return ops.size() <= most
        && ops.stream()
            .allMatch(
                op ->
                    op instanceof Op.Let
                        || op instanceof Op.StoreScalar
                        || op instanceof Op.StoreCell
                        || op instanceof Op.GoTo
                        || op instanceof Op.Select(_, List<List<Op>> cases)
                            && cases.stream().allMatch(one -> isShort(one, most / cases.size())));
  }

  private List<Op> merged(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    for (Op op : ops) {
      if (op instanceof Op.Select(IntExpr on, List<List<Op>> cases)) {
        List<List<Op>> inner = cases.stream().map(one -> ordered(merged(one))).toList();
        Optional<List<Op>> one =
            on instanceof IntExpr.CodeBits bits ? merged(bits, inner) : Optional.empty();
        result.addAll(one.orElse(List.of(new Op.Select(on, inner))));
      } else {
        result.add(op);
      }
    }
    return result;
  }

  /**
   * The same statements in a canonical order: variables without arrays are assigned last, in
   * ascending order, and their values are substituted before that.
   */
  private static List<Op> ordered(List<Op> ops) {
    List<Op> result = new ArrayList<>();
    Map<Integer, IntExpr> assigned = new TreeMap<>();
    for (Op op : ops) {
      switch (op) {
        case Op.Let _, Op.StoreCell _ ->
            result.add(op.map(value -> renamed(value, new LocalNames(), assigned)));
        case Op.StoreScalar(int variable, IntExpr value)
            when value instanceof IntExpr.Const || value instanceof IntExpr.Local ->
            assigned.put(variable, value);
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> {
          assigned.forEach((variable, value) -> result.add(new Op.StoreScalar(variable, value)));
          assigned.clear();
          result.add(op);
        }
      }
    }
    assigned.forEach((variable, value) -> result.add(new Op.StoreScalar(variable, value)));
    return result;
  }

  /** One list of statements for all cases. */
  private Optional<List<Op>> merged(IntExpr.CodeBits on, List<List<Op>> cases) {
    int count = tables.size();
    int length = cases.getFirst().size();
    if (cases.stream().anyMatch(one -> one.size() != length)) {
      return Optional.empty();
    }
    List<LocalNames> renamed = cases.stream().map(_ -> new LocalNames()).toList();
    List<Op> ops = new ArrayList<>();
    for (int place = 0; place < length; place++) {
      int at = place;
      Optional<Op> op = merged(on, cases.stream().map(one -> one.get(at)).toList(), renamed);
      if (op.isEmpty()) {
        tables.subList(count, tables.size()).clear();
        return Optional.empty();
      }
      ops.add(op.get());
    }
    return Optional.of(ops);
  }

  private Optional<Op> merged(IntExpr.CodeBits on, List<Op> ops, List<LocalNames> renamed) {
    List<IntExpr> values = new ArrayList<>();
    List<IntExpr> indices = new ArrayList<>();
    for (int i = 0; i < ops.size(); i++) {
      switch (ops.get(i)) {
        case Op.Let(_, IntExpr value) -> values.add(renamed(value, renamed.get(i)));
        case Op.StoreScalar(_, IntExpr value) -> values.add(renamed(value, renamed.get(i)));
        case Op.StoreCell(_, IntExpr index, IntExpr value) -> {
          indices.add(renamed(index, renamed.get(i)));
          values.add(renamed(value, renamed.get(i)));
        }
        case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> {} // the same or not
      }
    }
    return switch (ops.getFirst()) {
      case Op.Let(int local, _) when ops.stream().allMatch(op -> op instanceof Op.Let) -> {
        for (int i = 0; i < ops.size(); i++) {
          renamed.get(i).rename(((Op.Let) ops.get(i)).local(), local);
        }
        yield value(on, values).map(value -> new Op.Let(local, value));
      }
      case Op.StoreScalar(int variable, _)
          when ops.stream()
              .allMatch(op -> op instanceof Op.StoreScalar(int v, _) && v == variable) ->
          value(on, values).map(value -> new Op.StoreScalar(variable, value));
      case Op.StoreCell(int variable, _, _)
          when ops.stream()
              .allMatch(op -> op instanceof Op.StoreCell(int v, _, _) && v == variable) -> {
        Optional<IntExpr> index = value(on, checked(indices));
        Optional<IntExpr> value = value(on, values);
        yield index.isPresent() && value.isPresent()
            ? Optional.of(new Op.StoreCell(variable, index.get(), value.get()))
            : Optional.empty();
      }
      case Op.GoTo goTo when ops.stream().allMatch(goTo::equals) -> Optional.of(goTo);
      case Op.Define _, Op.Control _, Op.Store _, Op.Emit _, Op.Track _ -> Optional.empty();
    };
  }

  /**
   * The targets of an assignment: if one is tested for being a key, all are, provided that the
   * others are known to be keys.
   */
  private static List<IntExpr> checked(List<IntExpr> indices) {
    for (IntExpr index : indices) {
      if (index instanceof IntExpr.Either(_, IntExpr key, _)
          && indices.stream().allMatch(other -> other.equals(index) || other.equals(key))) {
        return indices.stream().map(_ -> index).toList();
      }
    }
    return indices;
  }

  private static IntExpr renamed(IntExpr value, LocalNames locals) {
    return renamed(value, locals, Map.of());
  }

  /** An expression with renamed locals and with variables replaced by their values. */
  private static IntExpr renamed(
      IntExpr value, LocalNames locals, Map<Integer, IntExpr> variables) {
    return switch (value) {
      case IntExpr.Local(int number) -> new IntExpr.Local(locals.of(number));
      case IntExpr.Scalar(int variable) -> variables.getOrDefault(variable, value);
      case IntExpr.Const _, IntExpr.OfMove _ -> value;
      // Not simplified: what branches have in common is found by shape.
      case IntExpr.Sum(IntExpr left, IntExpr right) ->
          new IntExpr.Sum(renamed(left, locals, variables), renamed(right, locals, variables));
      case IntExpr.Lookup _, IntExpr.Product _, IntExpr.Either _ ->
          value.map(part -> renamed(part, locals, variables));
    };
  }

  private Optional<IntExpr> value(IntExpr.CodeBits on, List<IntExpr> values) {
    IntExpr first = values.getFirst();
    if (values.stream().allMatch(first::equals)) {
      return Optional.of(first);
    }
    if (values.stream().allMatch(value -> value instanceof IntExpr.Const)) {
      int[] numbers = values.stream().mapToInt(value -> ((IntExpr.Const) value).value()).toArray();
      int[] padded = new int[1 << on.width()];
      Arrays.setAll(padded, i -> numbers[Math.min(i, numbers.length - 1)]);
      return Optional.of(new IntExpr.Table(add(padded), on));
    }
    if (values.stream().allMatch(value -> value instanceof IntExpr.Sum(_, IntExpr.Const _))) {
      List<IntExpr> of = values.stream().map(value -> ((IntExpr.Sum) value).left()).toList();
      List<IntExpr> added = values.stream().map(value -> ((IntExpr.Sum) value).right()).toList();
      Optional<IntExpr> left = value(on, of);
      return left.flatMap(
          same -> value(on, added).map(constant -> (IntExpr) new IntExpr.Sum(same, constant)));
    }
    return values.stream().allMatch(value -> value instanceof IntExpr.Table)
        ? tables(on, values.stream().map(value -> (IntExpr.Table) value).toList())
        : Optional.empty();
  }

  /** One table for several that are read at the same index. */
  private Optional<IntExpr> tables(IntExpr.CodeBits on, List<IntExpr.Table> looks) {
    IntExpr index = looks.getFirst().index();
    for (IntExpr.Table look : looks) {
      // An inner decision of some branches does not matter for the others.
      index = core(look.index()).equals(index) ? look.index() : index;
    }
    List<int[]> cells = new ArrayList<>();
    for (IntExpr.Table look : looks) {
      int[] table = tables.get(look.table());
      if (look.index().equals(index)) {
        cells.add(table);
      } else if (core(index).equals(look.index())
          && index instanceof IntExpr.Sum(IntExpr.Product(IntExpr.CodeBits bits, int stride), _)
          && table.length <= stride
          && (long) stride << bits.width() <= LARGEST_TABLE) {
        cells.add(repeated(table, stride, 1 << bits.width()));
      } else {
        return Optional.empty();
      }
    }
    int stride = cells.stream().mapToInt(table -> table.length).max().orElseThrow();
    if ((long) stride << on.width() > LARGEST_TABLE) {
      return Optional.empty();
    }
    int[] all = new int[stride << on.width()];
    for (int i = 0; i < 1 << on.width(); i++) {
      int[] table = cells.get(Math.min(i, cells.size() - 1));
      System.arraycopy(table, 0, all, i * stride, table.length);
    }
    return Optional.of(
        new IntExpr.Table(add(all), new IntExpr.Sum(new IntExpr.Product(on, stride), index)));
  }

  private static int[] repeated(int[] table, int stride, int times) {
    int[] all = new int[stride * times];
    IntStream.range(0, times)
        .forEach(i -> System.arraycopy(table, 0, all, i * stride, table.length));
    return all;
  }

  /** The index in the table of one branch, without the decision. */
  private static IntExpr core(IntExpr index) {
    return index instanceof IntExpr.Sum(IntExpr.Product(IntExpr.CodeBits _, _), IntExpr inner)
        ? inner
        : index;
  }

  private int add(int[] table) {
    tables.add(table);
    return tables.size() - 1;
  }
}
