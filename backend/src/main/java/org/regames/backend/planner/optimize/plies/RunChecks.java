package org.regames.backend.planner.optimize.plies;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.ir.analysis.Closure;
import org.regames.ir.analysis.Components;

/**
 * Lets checks that count, with loops that change maps, run without backtracking: what they change
 * is restored once, at their end. As a search such a loop nests as deep as it has iterations, and
 * undoes each change separately.
 *
 * <pre>
 * // before
 * keep f3() at "begin":
 *   yes if f5[0]
 * check f5(x0 is s0) at "m", 3 locals:
 *   require x0 != 9
 *   x1 = m1[x0]
 *   m1[x0] = 17
 *   try
 *     x2 = (x0 + 1)
 *     yes if f5[x2]
 *       m1[x0] = x1
 *   m1[x0] = x1
 * // after
 * check f5(x0 is s0) at "m", 2 locals, 1 saved:
 *   save0 = m1
 *   x1 = s0
 *   s0 = x0
 *   yes if f6[]
 *     m1 = save0
 *     s0 = x1
 *   m1 = save0
 *   s0 = x1
 * keep f6() at "m", 4 locals:
 *   x0 = s0
 *   require x0 != 9
 *   x1 = m1[x0]
 *   m1[x0] = 17
 *   try
 *     x2 = (x0 + 1)
 *     x3 = x2
 *     s0 = x3
 *     yes if f6[]
 * </pre>
 */
public final class RunChecks {
  private final Plan plan;
  private final List<Plan.Function> functions;
  private final List<TreeSet<Integer>> next = new ArrayList<>();
  private final Map<Integer, Integer> running = new HashMap<>();

  private RunChecks(Plan plan) {
    this.plan = plan;
    this.functions = plan.functions();
    int[] cycles =
        Components.of(
            functions.size(), number -> numbers(FunctionCalls.called(functions.get(number))));
    BitSet straight = new BitSet();
    functions.stream()
        .filter(function -> goesOneWay(function, cycles))
        .forEach(function -> straight.set(function.number()));
    for (Plan.Function function : functions) {
      next.add(new TreeSet<>());
      if (straight.get(function.number())) {
        TailCalls.callees(function.body()).stream()
            .filter(straight::get)
            .forEach(next.getLast()::add);
      }
    }
  }

  private static int[] numbers(Set<Integer> functions) {
    return functions.stream().mapToInt(number -> number).toArray();
  }

  /** The plan whose counting checks run without backtracking. */
  public static Plan apply(Plan plan) {
    return new RunChecks(plan).applied();
  }

  private Plan applied() {
    BitSet entries = entries();
    if (entries.isEmpty()) {
      return plan;
    }
    Closure.ofNumbers(entries.stream().boxed().toList(), next::get).stream()
        .forEach(number -> running.put(number, functions.size() + running.size()));
    List<Plan.Function> all = new ArrayList<>(functions);
    running.entrySet().stream()
        .sorted(Map.Entry.comparingByValue())
        .forEach(each -> all.add(run(plan.functions().get(each.getKey()), each.getValue())));
    BitSet asked = asked(all, entries);
    asked.stream().forEach(number -> all.set(number, entry(plan.functions().get(number), all)));
    return plan.with(all);
  }

  /** Those of the checks that others call other than by tail calls. */
  private static BitSet asked(List<Plan.Function> all, BitSet entries) {
    BitSet asked = new BitSet();
    all.stream()
        .filter(function -> !entries.get(function.number()))
        .flatMap(function -> FunctionCalls.called(function).stream())
        .forEach(asked::set);
    asked.and(entries);
    return asked;
  }

  /**
   * Whether a check recurses only by tail calls, records no visits, and changes no map with
   * bitboards, which searches may leave stale.
   */
  private boolean goesOneWay(Plan.Function function, int[] cycles) {
    TreeSet<Integer> maps = new TreeSet<>();
    Op.all(function.body()).forEach(op -> changes(op, maps, new TreeSet<>()));
    return function.kind() == Plan.Kind.CHECK
        && maps.stream().allMatch(map -> plan.sets().of(map).isEmpty())
        && maps.stream().allMatch(map -> plan.sets().reachedBy(map).isEmpty())
        && Op.all(function.body())
            .noneMatch(
                op ->
                    op instanceof Op.Once
                        || op instanceof Op.OnceState
                        || op instanceof Op.KeepWord)
        && FunctionCalls.called(TailCalls.rewritten(function.body(), _ -> List.of())).stream()
            .noneMatch(callee -> cycles[callee] == cycles[function.number()]);
  }

  /** The checks that lead to a loop that changes maps. */
  private BitSet entries() {
    int[] components = Components.of(functions.size(), number -> numbers(next.get(number)));
    Map<Integer, Integer> sizes = new HashMap<>();
    for (int component : components) {
      sizes.merge(component, 1, Integer::sum);
    }
    List<List<Integer>> before = new ArrayList<>();
    functions.forEach(_ -> before.add(new ArrayList<>()));
    List<Integer> loops = new ArrayList<>();
    for (int number = 0; number < functions.size(); number++) {
      int function = number;
      next.get(number).forEach(callee -> before.get(callee).add(function));
      boolean loop = sizes.get(components[number]) > 1 || next.get(number).contains(number);
      if (loop && TailCalls.undoes(functions.get(number).body())) {
        loops.add(number);
      }
    }
    return Closure.ofNumbers(loops, before::get);
  }

  /**
   * A check without backtracking: it reads its parameters from the variables that they stand for.
   */
  private Plan.Function run(Plan.Function check, int number) {
    List<Op> body = new ArrayList<>();
    for (int i = 0; i < check.parameters(); i++) {
      body.add(new Op.Let(i, new IntExpr.Scalar(check.parameterVariables().get(i))));
    }
    int[] locals = {check.locals()};
    body.addAll(TailCalls.rewritten(check.body(), call -> goOn(call, check, locals)));
    return new Plan.Function(
        number,
        check.name(),
        Plan.Kind.KEEP,
        check.packed(),
        List.of(),
        locals[0],
        check.savedMaps(),
        check.words(),
        body);
  }

  private List<Op> goOn(BoolExpr.Call call, Plan.Function from, int[] locals) {
    Integer callee = running.get(call.function());
    if (callee == null) {
      return List.of(new Op.FinishIf(call, List.of()));
    }
    List<Op> values = new ArrayList<>();
    List<Op> stores = new ArrayList<>();
    List<Integer> variables = plan.functions().get(call.function()).parameterVariables();
    for (int i = 0; i < variables.size(); i++) {
      int own = from.parameterVariables().indexOf(variables.get(i));
      IntExpr value = call.arguments().get(i);
      if (own < 0 || !value.equals(new IntExpr.Local(own))) {
        values.add(new Op.Let(locals[0], value));
        stores.add(new Op.StoreScalar(variables.get(i), new IntExpr.Local(locals[0]++)));
      }
    }
    values.addAll(stores);
    values.add(new Op.FinishIf(new BoolExpr.Call(callee, List.of(), false), List.of()));
    return values;
  }

  /** The replacement of a check: it saves what will change, runs, and restores it. */
  private Plan.Function entry(Plan.Function check, List<Plan.Function> all) {
    TreeSet<Integer> maps = new TreeSet<>();
    TreeSet<Integer> scalars = new TreeSet<>();
    Closure.ofNumbers(List.of(check.number()), next::get).stream()
        .mapToObj(number -> all.get(running.get(number)))
        .flatMap(function -> Op.all(function.body()))
        .forEach(op -> changes(op, maps, scalars));
    scalars.addAll(check.parameterVariables());
    List<Op> body = new ArrayList<>();
    List<Op> restored = new ArrayList<>();
    int saved = 0;
    for (int map : maps) {
      body.add(new Op.SaveMap(map, saved));
      restored.add(new Op.RestoreMap(map, saved++));
    }
    int local = check.parameters();
    for (int scalar : scalars) {
      body.add(new Op.Let(local, new IntExpr.Scalar(scalar)));
      restored.add(new Op.StoreScalar(scalar, new IntExpr.Local(local++)));
    }
    for (int i = 0; i < check.parameters(); i++) {
      body.add(new Op.StoreScalar(check.parameterVariables().get(i), new IntExpr.Local(i)));
    }
    BoolExpr run = new BoolExpr.Call(running.get(check.number()), List.of(), false);
    body.add(new Op.FinishIf(run, restored));
    body.addAll(restored);
    return new Plan.Function(
        check.number(),
        check.name(),
        check.kind(),
        check.packed(),
        check.parameterVariables(),
        local,
        saved,
        0,
        body);
  }

  private static void changes(Op op, TreeSet<Integer> maps, TreeSet<Integer> scalars) {
    switch (op) {
      case Op.StoreCell store -> maps.add(store.variable());
      case Op.StoreAlone store -> maps.add(store.variable());
      case Op.CopyMap copy -> maps.add(copy.variable());
      case Op.RestoreMap restore -> maps.add(restore.variable());
      case Op.StoreScalar store -> scalars.add(store.variable());
      default -> {}
    }
  }
}
