package org.regames.backend.plan.analysis;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.Plan;
import org.regames.ir.analysis.Closure;

/** Which functions of a plan call which others; each is analysed only once. */
public final class PlanCallGraph {
  private final List<Plan.Function> functions;
  private final Map<Integer, Set<Integer>> calls = new HashMap<>();

  public PlanCallGraph(Plan plan) {
    this.functions = plan.functions();
  }

  /** The functions that a function calls directly. */
  public Set<Integer> calls(int function) {
    return calls.computeIfAbsent(function, number -> FunctionCalls.called(functions.get(number)));
  }

  /** A function and all that it calls, directly or indirectly. */
  public BitSet reached(int root) {
    return Closure.ofNumbers(List.of(root), this::calls);
  }
}
