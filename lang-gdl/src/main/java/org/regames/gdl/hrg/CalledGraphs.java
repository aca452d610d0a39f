package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;

/** The graphs of a game that others call. */
final class CalledGraphs {
  private CalledGraphs() {}

  /** All but those that no other graph calls, in their order. */
  static List<HrgDefinition.Graph> of(List<HrgDefinition.Graph> graphs) {
    List<HrgDefinition.Graph> kept = new ArrayList<>(graphs);
    boolean changed = true;
    while (changed) {
      Map<String, Long> calls =
          kept.stream()
              .flatMap(graph -> called(graph).stream())
              .collect(Collectors.groupingBy(name -> name, Collectors.counting()));
      changed =
          kept.removeIf(
              graph -> {
                String name = graph.name().text();
                long own = called(graph).contains(name) ? 1 : 0;
                return !name.equals(HrgKeywords.RULES) && calls.getOrDefault(name, 0L) == own;
              });
    }
    return kept;
  }

  /** The graphs that a graph calls, or asks whether they can be walked, each once. */
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
