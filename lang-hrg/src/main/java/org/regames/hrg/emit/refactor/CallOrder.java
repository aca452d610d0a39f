package org.regames.hrg.emit.refactor;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.emit.terms.Syntax;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/** Puts each graph before those that use it, in the order in which {@code rules} comes to them. */
public final class CallOrder {
  private final Map<String, List<HrgStatement>> graphs;
  private final Map<String, List<HrgStatement>> sorted = new LinkedHashMap<>();

  private CallOrder(Map<String, List<HrgStatement>> graphs) {
    this.graphs = graphs;
  }

  public static Map<String, List<HrgStatement>> of(Map<String, List<HrgStatement>> graphs) {
    CallOrder order = new CallOrder(graphs);
    order.add(Syntax.RULES);
    return order.sorted;
  }

  private void add(String name) {
    Set<String> used = new LinkedHashSet<>();
    collect(graphs.get(name), used);
    for (String each : used) {
      if (!sorted.containsKey(each)) {
        add(each);
      }
    }
    sorted.put(name, graphs.get(name));
  }

  private void collect(List<HrgStatement> list, Set<String> used) {
    for (HrgStatement statement : list) {
      if (statement instanceof HrgStatement.Call call) {
        used.add(call.graph().text());
      }
      Rewriting.expressions(
          List.of(Rewriting.blocks(statement, _ -> List.of())),
          expression -> {
            if (expression instanceof HrgExpression.Application call
                && call.map() instanceof HrgExpression.Reference(Name name)
                && graphs.containsKey(name.text())) {
              used.add(name.text());
            }
            return expression;
          });
      Rewriting.blocks(
          statement,
          inner -> {
            collect(inner, used);
            return inner;
          });
    }
  }
}
