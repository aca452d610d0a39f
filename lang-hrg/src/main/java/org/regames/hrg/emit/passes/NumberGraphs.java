package org.regames.hrg.emit.passes;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;

/**
 * Renumbers graphs that share a name, since earlier passes have removed some and reordered the
 * rest.
 *
 * <pre>
 * graph anyEmpty3() { check(board[at] == empty) }
 * graph rules() { player = x anyEmpty3() end() }
 * </pre>
 *
 * becomes
 *
 * <pre>
 * graph anyEmpty() { check(board[at] == empty) }
 * graph rules() { player = x anyEmpty() end() }
 * </pre>
 *
 * <p>The names of graphs mean nothing.
 */
public final class NumberGraphs implements HrgPass {
  @Override
  public String description() {
    return "renumber graphs that share a name";
  }

  @Override
  public HrgDraft apply(HrgDraft draft) {
    Map<String, String> names = names(draft);
    Map<String, List<HrgStatement>> graphs = new LinkedHashMap<>();
    draft.bodies().forEach((name, body) -> graphs.put(names.get(name), renamed(body, names)));
    Map<String, List<Parameter>> parameters = new LinkedHashMap<>();
    draft.parameters().forEach((name, list) -> parameters.put(names.get(name), list));
    Map<String, GraphName> wanted = new HashMap<>();
    names.forEach((old, name) -> wanted.put(name, draft.wantedName(old)));
    return draft.with(graphs, parameters).withNames(wanted);
  }

  /** The new name of each graph. */
  private static Map<String, String> names(HrgDraft draft) {
    FreshNames fresh = new FreshNames(draft.reserved());
    Map<String, String> names = new HashMap<>();
    names.put(HrgKeywords.RULES, HrgKeywords.RULES);
    for (String name : draft.bodies().keySet()) {
      names.computeIfAbsent(name, _ -> fresh.fresh(draft.wantedName(name).text()));
    }
    return names;
  }

  private static List<HrgStatement> renamed(List<HrgStatement> body, Map<String, String> names) {
    return Rewriting.expressions(body, expression -> renamed(expression, names)).stream()
        .map(statement -> renamed(statement, names))
        .toList();
  }

  private static HrgStatement renamed(HrgStatement statement, Map<String, String> names) {
    HrgStatement inner =
        Rewriting.blocks(
            statement, list -> list.stream().map(each -> renamed(each, names)).toList());
    return inner instanceof HrgStatement.Call call && names.containsKey(call.graph().text())
        ? new HrgStatement.Call(
            Hrg.name(names.get(call.graph().text())), call.arguments(), call.origin())
        : inner;
  }

  private static HrgExpression renamed(HrgExpression expression, Map<String, String> names) {
    return expression instanceof HrgExpression.Application call
            && call.map() instanceof HrgExpression.Reference(Name name)
            && names.containsKey(name.text())
        ? Hrg.apply(names.get(name.text()), call.arguments())
        : expression;
  }
}
