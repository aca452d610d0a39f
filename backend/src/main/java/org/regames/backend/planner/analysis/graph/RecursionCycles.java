package org.regames.backend.planner.analysis.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.BoolExpr;
import org.regames.backend.plan.FunctionCalls;
import org.regames.backend.plan.IntExpr;
import org.regames.backend.plan.Op;
import org.regames.backend.plan.Plan;
import org.regames.ir.analysis.Components;
import org.regames.ir.analysis.DataFlow;

/** Finds the recursive checks of a plan. */
public final class RecursionCycles {
  /** Checks that recurse over more cells are not computed as sets. */
  private static final int MOST_PLACES = 1024;

  private final Layout layout;
  private final List<Plan.Function> functions;
  private final int[] component;

  /** The functions of each cyclic component. */
  private final Map<Integer, BitSet> members = new HashMap<>();

  private final Map<Integer, Optional<RecursionCycle>> known = new HashMap<>();
  private final Map<Integer, List<BoolExpr.Call>> continued = new HashMap<>();

  /**
   * @param wanted whether to find any
   */
  public RecursionCycles(Layout layout, List<Plan.Function> functions, boolean wanted) {
    this.layout = layout;
    this.functions = functions;
    int[][] next = new int[functions.size()][];
    Arrays.setAll(next, function -> wanted ? continued(function) : new int[0]);
    this.component = Components.of(next.length, function -> next[function]);
    for (int function = 0; wanted && function < functions.size(); function++) {
      members.computeIfAbsent(component[function], _ -> new BitSet()).set(function);
    }
    members
        .values()
        .removeIf(same -> same.cardinality() == 1 && !callsItself(same.nextSetBit(0), next));
  }

  /** The functions in which a check continues. */
  private int[] continued(int function) {
    Set<Integer> found = new TreeSet<>();
    if (functions.get(function).kind() == Plan.Kind.CHECK) {
      FunctionCalls.continued(functions.get(function).body(), found);
    }
    return found.stream().mapToInt(Integer::intValue).toArray();
  }

  private static boolean callsItself(int function, int[][] next) {
    return Arrays.stream(next[function]).anyMatch(callee -> callee == function);
  }

  /** Whether paths return to a function; never for functions added later. */
  boolean isCyclic(int function) {
    return function < component.length && members.containsKey(component[function]);
  }

  /** The cycle of paths from a function, unless more than one argument varies on it. */
  public Optional<RecursionCycle> of(int function) {
    return isCyclic(function) ? known.computeIfAbsent(function, this::found) : Optional.empty();
  }

  private Optional<RecursionCycle> found(int entry) {
    BitSet members = this.members.get(component[entry]);
    if (members.stream().anyMatch(member -> functions.get(member).parameters() == 0)) {
      return Optional.empty(); // nothing varies
    }
    Map<Integer, List<Integer>> passed = passed(entry, members);
    BitSet places = new BitSet();
    for (int member : members.stream().toArray()) {
      List<Integer> origins = passed.get(member);
      if (origins.stream().filter(origin -> origin < 0).count() != 1) {
        return Optional.empty();
      }
      places.or(layout.domain(functions.get(member).parameterVariables().get(origins.indexOf(-1))));
    }
    int first = places.nextSetBit(0);
    int size = places.length() - first;
    Set<Integer> headers = new TreeSet<>();
    findHeaders(entry, members, new TreeSet<>(), new TreeSet<>(), headers);
    return size > MOST_PLACES
        ? Optional.empty()
        : Optional.of(
            new RecursionCycle(
                members.stream().boxed().toList(), List.copyOf(headers), passed, first, size));
  }

  /** Where the arguments of each function come from. */
  private Map<Integer, List<Integer>> passed(int entry, BitSet members) {
    List<Integer> own = IntStream.range(0, functions.get(entry).parameters()).boxed().toList();
    return new TreeMap<>(
        DataFlow.solve(
            RecursionCycles::joined,
            Map.of(entry, own),
            (caller, known, arrivals) -> {
              for (BoolExpr.Call call : calls(caller, members)) {
                List<Integer> origins =
                    call.arguments().stream()
                        .map(
                            argument ->
                                argument instanceof IntExpr.Local(int local) && local < known.size()
                                    ? known.get(local)
                                    : -1)
                        .toList();
                arrivals.accept(call.function(), origins);
              }
            }));
  }

  private static List<Integer> joined(List<Integer> one, List<Integer> other) {
    return IntStream.range(0, one.size())
        .mapToObj(i -> one.get(i).equals(other.get(i)) ? one.get(i) : -1)
        .toList();
  }

  /** The calls of a function with which it continues in some functions, in order. */
  private List<BoolExpr.Call> calls(int function, BitSet members) {
    return continued.computeIfAbsent(function, this::calls).stream()
        .filter(call -> members.get(call.function()))
        .toList();
  }

  private List<BoolExpr.Call> calls(int function) {
    return Op.all(functions.get(function).body())
        .flatMap(
            op ->
                op instanceof Op.FinishIf(BoolExpr.Call call, _) ? Stream.of(call) : Stream.empty())
        .toList();
  }

  private void findHeaders(
      int function, BitSet members, Set<Integer> active, Set<Integer> done, Set<Integer> headers) {
    if (active.contains(function)) {
      headers.add(function);
    }
    if (!done.add(function)) {
      return;
    }
    active.add(function);
    for (BoolExpr.Call call : calls(function, members)) {
      findHeaders(call.function(), members, active, done, headers);
    }
    active.remove(function);
  }
}
