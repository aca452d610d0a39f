package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Collects the edges of the automaton and makes names for its nodes. */
final class EdgeCollector {
  private final List<Edge> edges = new ArrayList<>();
  private final Map<String, Integer> counts = new HashMap<>();
  private final Budget budget;
  private final Origin origin;
  private RulePlaces.Scope scope;

  EdgeCollector(Budget budget, RulePlaces places) {
    this.budget = budget;
    this.origin = places.start();
    this.scope = places.none();
  }

  /** Sets what the edges that are written from now on are about. */
  void about(RulePlaces.Scope some) {
    scope = some;
  }

  RulePlaces.Scope scope() {
    return scope;
  }

  List<Edge> edges() {
    return edges;
  }

  /** A node with a unique name: the given one and a number. */
  String node(String name) {
    return name + "_" + counts.merge(name, 1, Integer::sum);
  }

  /**
   * Charges the budget for edges before they are made.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  void spend(long items, String what) {
    budget.spend(items, what, origin);
  }

  void edge(String from, String to, Action action) {
    edge(from, to, action, scope.of(action));
  }

  /** An edge that comes from one place in the rules. */
  void edge(String from, String to, Action action, Origin place) {
    spend(1, "edges");
    edges.add(new Edge(from, to, action, place));
  }

  /** A new node after an action. */
  String after(String from, String name, Action action) {
    String to = node(name);
    edge(from, to, action);
    return to;
  }

  /** A path of actions; an empty edge if there are none. */
  void chain(String from, String to, List<Action> actions) {
    String at = from;
    for (int i = 0; i < actions.size(); i++) {
      String next = i + 1 < actions.size() ? node(from) : to;
      edge(at, next, actions.get(i));
      at = next;
    }
    if (actions.isEmpty()) {
      edge(from, to, new Action.Skip());
    }
  }

  static Expression name(String name) {
    return new Expression.Reference(name);
  }

  static Action assign(Expression place, String value) {
    return new Action.Assignment(place, name(value));
  }

  static Action assign(String variable, String value) {
    return assign(name(variable), value);
  }

  /** {@code map[key] = value}. */
  static Action assign(String map, String key, String value) {
    return assign(new Expression.Access(name(map), name(key)), value);
  }
}
