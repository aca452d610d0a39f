package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.regames.hrg.emit.terms.Jumps;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/**
 * Puts the statements of a graph in the place of its only call.
 *
 * <pre>
 * graph pass() { player = x $ pass }
 * graph rules() { loop { pass() } }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph rules() { loop { player = x $ pass } }
 * </pre>
 *
 * <p>Calls are lowered to copies, so the automaton stays the same. A graph with parameters, or with
 * jumps that end its call, stays.
 */
public final class InlineGraphs implements HrgPass {
  @Override
  public String description() {
    return "put statements in the place of the only call of their graph";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    Map<String, List<HrgStatement>> graphs = draft.bodies();
    Set<String> checked = checked(graphs);
    Map<String, Integer> calls = calls(graphs);
    for (String name : SortGraphs.sorted(graphs).keySet()) {
      boolean fits =
          calls.getOrDefault(name, 0) == 1
              && !checked.contains(name)
              && !draft.parameters().containsKey(name)
              && graphs.get(name).stream().noneMatch(it -> Jumps.leadOut(it, false));
      if (fits) {
        List<HrgStatement> body = graphs.remove(name);
        graphs.replaceAll((_, list) -> inlined(list, name, body));
      }
    }
    return draft.withBodies(graphs);
  }

  /** The graphs that conditions check. */
  private static Set<String> checked(Map<String, List<HrgStatement>> graphs) {
    return graphs.values().stream()
        .flatMap(List::stream)
        .flatMap(HrgStatement::allExpressions)
        .flatMap(
            expression ->
                expression instanceof HrgExpression.Application call
                        && call.map() instanceof HrgExpression.Reference(Name name)
                    ? Stream.of(name.text())
                    : Stream.of())
        .collect(Collectors.toSet());
  }

  /** How many statements call each graph. */
  private static Map<String, Integer> calls(Map<String, List<HrgStatement>> graphs) {
    Map<String, Integer> calls = new HashMap<>();
    graphs.values().stream()
        .flatMap(List::stream)
        .flatMap(HrgStatement::all)
        .forEach(
            statement -> {
              if (statement instanceof HrgStatement.Call call) {
                calls.merge(call.graph().text(), 1, Integer::sum);
              }
            });
    return calls;
  }

  private static List<HrgStatement> inlined(
      List<HrgStatement> list, String graph, List<HrgStatement> body) {
    List<HrgStatement> result = new ArrayList<>();
    for (HrgStatement statement : list) {
      if (statement instanceof HrgStatement.Call call && call.graph().text().equals(graph)) {
        result.addAll(body);
      } else {
        result.add(Rewriting.blocks(statement, inner -> inlined(inner, graph, body)));
      }
    }
    return result;
  }
}
