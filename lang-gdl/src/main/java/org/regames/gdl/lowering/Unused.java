package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Expressions;

/** Removes variables that nothing reads, and constants and types that nothing uses any more. */
final class Unused {
  private static final Set<String> BUILT_IN =
      Set.of(Builtins.PLAYER, Builtins.GOALS, Builtins.VISIBLE);

  private Unused() {}

  static Game removed(Game game) {
    Game rest = game;
    for (int before = -1; before != rest.variables().size(); ) {
      before = rest.variables().size();
      rest = variablesRemoved(rest);
    }
    Set<String> used = new HashSet<>();
    rest.edges().forEach(edge -> names(edge.action(), used));
    Game edges = rest;
    Set<String> types = new HashSet<>(Set.of(Builtins.PLAYER_TYPE, Builtins.SCORE_TYPE));
    for (Edge edge : rest.edges()) {
      if (edge.action() instanceof Action.AnyAssignment(_, Type type)) {
        types(type, types);
      }
    }
    edges.variables().forEach(variable -> types(variable.type(), types));
    edges.constants().stream()
        .filter(constant -> used.contains(constant.name()))
        .forEach(constant -> types(constant.type(), types));
    return new Game(
        edges.types().stream().filter(type -> types.contains(type.name())).toList(),
        edges.constants().stream().filter(constant -> used.contains(constant.name())).toList(),
        edges.variables(),
        edges.edges(),
        edges.pragmas());
  }

  private static Game variablesRemoved(Game game) {
    Set<String> read = new HashSet<>(BUILT_IN);
    game.edges().forEach(edge -> reads(edge.action(), read));
    List<Variable> variables =
        game.variables().stream().filter(variable -> read.contains(variable.name())).toList();
    Set<String> gone = new HashSet<>();
    game.variables().stream()
        .filter(variable -> !read.contains(variable.name()))
        .forEach(variable -> gone.add(variable.name()));
    List<Edge> edges = new ArrayList<>();
    for (Edge edge : game.edges()) {
      boolean dead =
          edge.action() instanceof Action.Assignment(Expression left, _)
              && gone.contains(Expressions.root(left));
      edges.add(dead ? new Edge(edge.from(), edge.to(), new Action.Skip()) : edge);
    }
    return new Game(game.types(), game.constants(), variables, edges, game.pragmas());
  }

  /** The names that the effect of an action depends on. */
  private static void reads(Action action, Set<String> read) {
    switch (action) {
      case Action.Assignment(Expression left, Expression right) -> {
        keys(left, read);
        if (!Expressions.root(left).equals(Expressions.root(right))) {
          names(right, read);
        } else {
          keys(right, read);
        }
      }
      case Action.VariableTag(String variable) -> read.add(variable);
      case Action.AnyAssignment(Expression left, _) -> keys(left, read);
      case Action.Skip _, Action.Condition _, Action.Tag _ ->
          action.expressions().forEach(expression -> names(expression, read));
    }
  }

  private static void keys(Expression place, Set<String> read) {
    if (place instanceof Expression.Access(Expression map, Expression key, _)) {
      keys(map, read);
      names(key, read);
    }
  }

  private static void names(Action action, Set<String> names) {
    if (action instanceof Action.Assignment(Expression left, _)) {
      names(left, names);
    }
    reads(action, names);
  }

  private static void names(Expression expression, Set<String> names) {
    names.addAll(Expressions.names(expression));
  }

  private static void types(Type type, Set<String> names) {
    type.parts().stream()
        .filter(Type.Named.class::isInstance)
        .forEach(name -> names.add(name.toString()));
  }
}
