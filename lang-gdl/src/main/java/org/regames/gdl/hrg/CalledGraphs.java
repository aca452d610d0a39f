package org.regames.gdl.hrg;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.ir.analysis.RoundRobinSolver;

/** The graphs of a game that others call. */
final class CalledGraphs {
  private CalledGraphs() {}

  /** The graphs that some other graph calls, in their order. */
  static List<HrgDefinition.Graph> of(List<HrgDefinition.Graph> graphs) {
    Map<String, Set<String>> called = new LinkedHashMap<>();
    graphs.forEach(graph -> called.put(graph.name().text(), called(graph)));
    RoundRobinSolver.solve(
        List.copyOf(called.keySet()),
        name ->
            !name.equals(HrgKeywords.RULES)
                && called.keySet().stream()
                    .noneMatch(other -> !other.equals(name) && called.get(other).contains(name))
                && called.remove(name) != null);
    return graphs.stream().filter(graph -> called.containsKey(graph.name().text())).toList();
  }

  /** The graphs that a graph calls, or whose `reachable` it tests, each once. */
  private static Set<String> called(HrgDefinition.Graph graph) {
    Set<String> called = new HashSet<>();
    for (HrgStatement statement : graph.body().statements()) {
      statement
          .all()
          .forEach(
              inner -> {
                if (inner instanceof HrgStatement.Call call) {
                  called.add(call.graph().text());
                }
              });
      statement
          .allExpressions()
          .forEach(
              inner -> {
                if (inner instanceof HrgExpression.Application call && !call.brackets()) {
                  RuleConditions.name(call.map()).ifPresent(called::add);
                }
              });
    }
    return called;
  }
}
