package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetView;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * Recursive views with rules that need two views of the same cycle at once, which no path can
 * follow. A check records in a map which views hold, by applying all rules until nothing changes,
 * and then reads the map; the assignments are undone when the check ends.
 */
final class Fixpoints {
  private final GameNet game;
  private final GdlDefinitions definitions;
  private final EdgeCollector graph;
  private final FormulaWriter conditions;
  private final Map<Integer, List<Integer>> members = new LinkedHashMap<>();
  private final Map<Integer, String> maps = new HashMap<>();

  Fixpoints(
      GameNet game, GdlDefinitions definitions, EdgeCollector graph, FormulaWriter conditions) {
    this.game = game;
    this.definitions = definitions;
    this.graph = graph;
    this.conditions = conditions;
    for (int view = 0; view < game.views().size(); view++) {
      members.computeIfAbsent(game.views().get(view).component(), _ -> new ArrayList<>()).add(view);
    }
  }

  /** Whether paths cannot follow the rules of a component. */
  boolean isNeeded(int component) {
    return members.get(component).stream()
        .flatMap(view -> game.views().get(view).rules().stream())
        .anyMatch(rule -> rule.views().size() > 1);
  }

  private static String key(int view) {
    return "Zv" + view; // no term has a name like this
  }

  private Expression place(int view) {
    String map = maps.get(game.views().get(view).component());
    return new Expression.Access(EdgeCollector.name(map), EdgeCollector.name(key(view)));
  }

  /** Tests that a view holds, after {@link #write}. */
  Action test(int view) {
    return new Action.Comparison(place(view), EdgeCollector.name("1"), false);
  }

  /** Writes the search of a component from one node to another. */
  void write(int component, String from, String to) {
    String map = map(component);
    String flag = definitions.name(map + "_changed");
    Type bool = definitions.type("Bool", List.of("0", "1"));
    definitions.variables.add(new Variable(flag, bool, new Value.Named("0")));
    String round = graph.node(from);
    graph.edge(from, round, new Action.Skip());
    String at = graph.node(from);
    graph.edge(round, at, EdgeCollector.assign(flag, "0"));
    for (int view : members.get(component)) {
      for (NetView.ViewRule rule : game.views().get(view).rules()) {
        at = rule(view, rule, flag, at, from);
      }
    }
    graph.edge(
        at, round, new Action.Comparison(EdgeCollector.name(flag), EdgeCollector.name("1"), false));
    graph.edge(
        at, to, new Action.Comparison(EdgeCollector.name(flag), EdgeCollector.name("0"), false));
  }

  private String map(int component) {
    return maps.computeIfAbsent(
        component,
        _ -> {
          List<String> keys = members.get(component).stream().map(Fixpoints::key).toList();
          Type type = definitions.type("View", keys);
          String name = definitions.name("views");
          Value zero = new Value.MapLiteral(Optional.of(new Value.Named("0")), List.of());
          Type bool = definitions.type("Bool", List.of("0", "1"));
          definitions.variables.add(new Variable(name, new Type.Arrow(type, bool), zero));
          return name;
        });
  }

  /** One rule, tried once: returns the node after it. */
  private String rule(int view, NetView.ViewRule rule, String flag, String from, String name) {
    String known = graph.node(name);
    String unknown = graph.node(name);
    String after = graph.node(name);
    graph.edge(from, after, test(view));
    graph.edge(from, unknown, new Action.Comparison(place(view), EdgeCollector.name("1"), true));
    List<Action> facts = new ArrayList<>();
    rule.views().forEach(other -> facts.add(test(other)));
    String at = unknown;
    for (Action fact : facts) {
      if (fact instanceof Action.Comparison(var left, var right, _)) {
        graph.edge(at, after, new Action.Comparison(left, right, true));
        at = graph.after(at, name, fact);
      }
    }
    conditions.fork(rule.condition(), at, known, after);
    graph.chain(
        known,
        after,
        List.of(EdgeCollector.assign(place(view), "1"), EdgeCollector.assign(flag, "1")));
    return after;
  }
}
