package org.regames.hrg.emit.passes;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/**
 * Puts each graph before those that use it, in the order in which {@code rules} calls them, and
 * leaves out those that nothing uses.
 *
 * <pre>
 * graph rules() { move() end() }
 * graph move() { player = x }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph move() { player = x }
 * graph rules() { move() end() }
 * </pre>
 *
 * <p>The order of graphs means nothing.
 */
public final class SortGraphs implements HrgPass {
  @Override
  public String description() {
    return "put each graph before those that use it";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    return draft.withBodies(sorted(draft.bodies()));
  }

  /** The graphs in the order that this pass puts them in. */
  static Map<String, List<HrgStatement>> sorted(Map<String, List<HrgStatement>> graphs) {
    CallOrder order = new CallOrder(graphs);
    order.add(HrgKeywords.RULES);
    return order.sorted;
  }

  private static final class CallOrder {
    private final Map<String, List<HrgStatement>> graphs;
    private final Map<String, List<HrgStatement>> sorted = new LinkedHashMap<>();

    private CallOrder(Map<String, List<HrgStatement>> graphs) {
      this.graphs = graphs;
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
      list.stream()
          .flatMap(HrgStatement::all)
          .forEach(
              statement -> {
                if (statement instanceof HrgStatement.Call call) {
                  used.add(call.graph().text());
                }
                statement.expressions().stream()
                    .flatMap(HrgExpression::all)
                    .forEach(
                        expression -> {
                          if (expression instanceof HrgExpression.Application call
                              && call.map() instanceof HrgExpression.Reference(Name name)
                              && graphs.containsKey(name.text())) {
                            used.add(name.text());
                          }
                        });
              });
    }
  }
}
