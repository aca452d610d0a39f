package org.regames.backend.planner.optimize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.ExprRewriter;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Substitution;
import org.regames.ir.analysis.Components;
import org.regames.ir.language.Interrupts;

/**
 * Clones checks for their constant arguments. A check with an argument for the owner of pieces
 * selects its tables by that; if the argument is always one of a few constants, there is a function
 * for each, in which the constant is folded. Functions that call each other in a cycle are left
 * unchanged.
 *
 * <pre>
 * // before
 * keep f3() at "begin":
 *   yes if f5[2]
 * check f5(x0 is s0) at "m", 1 locals:
 *   yes if m1[x0] == 17
 * // after
 * keep f3() at "begin":
 *   yes if f6[]
 * check f6() at "m":
 *   yes if m1[2] == 17
 * </pre>
 */
public final class SpecializeChecks {
  /** More different constants would produce too much code. */
  private static final int MOST_COPIES = 4;

  private record Key(int function, List<IntExpr> arguments) {}

  private final Plan plan;
  private final List<Plan.Function> functions;
  private final BitSet round = new BitSet();
  private final Map<Integer, Integer> copies = new HashMap<>();
  private final Map<Key, Integer> known = new HashMap<>();

  private SpecializeChecks(Plan plan) {
    this.plan = plan;
    this.functions = new ArrayList<>(plan.functions());
    int[] components = Components.of(functions.size(), this::calls);
    int[] sizes = new int[functions.size()];
    for (int component : components) {
      sizes[component]++;
    }
    for (int number = 0; number < sizes.length; number++) {
      int caller = number;
      boolean itself = Arrays.stream(calls(number)).anyMatch(callee -> callee == caller);
      round.set(number, itself || sizes[components[number]] > 1);
    }
  }

  private int[] calls(int function) {
    return FunctionCalls.called(functions.get(function)).stream()
        .mapToInt(Integer::intValue)
        .toArray();
  }

  /** The plan with such checks, unless there are too many. */
  public static Plan apply(Plan plan) {
    SpecializeChecks specializing = new SpecializeChecks(plan);
    for (int i = 0; i < plan.functions().size(); i++) {
      Interrupts.check();
      Plan.Function function = plan.functions().get(i);
      List<Op> body = specializing.called(function.body());
      specializing.functions.set(i, function.with(function.words(), body));
    }
    return plan.with(specializing.functions);
  }

  /** The statements with calls of the functions specialized for constant arguments. */
  private List<Op> called(List<Op> ops) {
    return new Calling().of(ops);
  }

  /** Replaces calls by those of functions specialized for constant arguments. */
  private final class Calling implements ExprRewriter {
    @Override
    public IntExpr of(IntExpr value) {
      return value.map(this);
    }

    @Override
    public BoolExpr of(BoolExpr test) {
      return test instanceof BoolExpr.Call(int function, List<IntExpr> passed, boolean negated)
              && passed.stream().anyMatch(IntExpr.Const.class::isInstance)
              && !round.get(function)
          ? new BoolExpr.Call(special(function, passed), passed(function, passed), negated)
          : test.map(this);
    }
  }

  private boolean isCopied(int function, List<IntExpr> arguments) {
    return special(function, arguments) != function;
  }

  /** The remaining arguments of the function for some constants. */
  private List<IntExpr> passed(int function, List<IntExpr> arguments) {
    return isCopied(function, arguments)
        ? arguments.stream().filter(argument -> !(argument instanceof IntExpr.Const)).toList()
        : arguments;
  }

  /** The function for some constants. */
  private int special(int function, List<IntExpr> arguments) {
    List<IntExpr> constants =
        arguments.stream()
            .map(argument -> argument instanceof IntExpr.Const ? argument : new IntExpr.Depth())
            .toList();
    Key key = new Key(function, constants);
    Integer before = known.get(key);
    if (before != null) {
      return before;
    }
    boolean fits =
        plan.functions().get(function).kind() == Plan.Kind.CHECK
            && copies.merge(function, 1, Integer::sum) <= MOST_COPIES;
    int number = fits ? functions.size() : function;
    known.put(key, number);
    if (fits) {
      functions.add(null);
      functions.set(number, copy(plan.functions().get(function), constants, number));
    }
    return number;
  }

  private Plan.Function copy(Plan.Function function, List<IntExpr> constants, int number) {
    List<IntExpr> locals = new ArrayList<>();
    List<Integer> passed = new ArrayList<>();
    int next = 0;
    for (int local = 0; local < function.locals(); local++) {
      if (local < constants.size() && constants.get(local) instanceof IntExpr.Const constant) {
        locals.add(constant);
      } else {
        locals.add(new IntExpr.Local(next++));
        if (local < constants.size()) {
          passed.add(function.parameterVariables().get(local));
        }
      }
    }
    List<Op> body = Substitution.ofLocals(plan.tables(), locals::get).of(function.body());
    return new Plan.Function(
        number,
        function.name(),
        function.kind(),
        function.packed(),
        passed,
        next,
        function.savedMaps(),
        function.words(),
        called(body));
  }
}
