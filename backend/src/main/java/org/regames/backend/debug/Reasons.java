package org.regames.backend.debug;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.regames.backend.interpreter.Explanation;
import org.regames.ir.Action;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.analysis.ConstantMaps;
import org.regames.ir.diagnostic.Origin;

/** An {@link Explanation} in terms of lines of the text, for people. */
public final class Reasons {
  /**
   * A line of the text or, if an edge has none, of the automaton.
   *
   * @param origin where it is; unknown if it is not in the text
   */
  public record Line(Origin origin, String text) {
    static Line of(Edge edge) {
      Origin origin = edge.origin();
      return origin.isKnown()
          ? new Line(origin, origin.source().lineText(origin.line()).strip())
          : new Line(origin, edge.toString());
    }
  }

  /**
   * Something that forbids a move.
   *
   * @param isDecisive whether the move would be legal without it
   * @param matched how many tags the path had before
   * @param condition the condition that is false
   * @param values the values of its parts
   */
  public record Obstacle(
      boolean isDecisive, int matched, Line line, String condition, Map<String, String> values) {}

  private final Explanation explanation;
  private final Game game;
  private final WrittenNames names;

  /**
   * @param game the game that the explanation is about
   */
  public Reasons(Explanation explanation, Game game) {
    this.explanation = explanation;
    this.game = game;
    this.names = new WrittenNames(game);
  }

  /** The lines of a path of the move, each once if several consecutive edges share it. */
  public List<Line> way() {
    List<Line> lines = new ArrayList<>();
    for (Edge edge : explanation.path()) {
      Line line = Line.of(edge);
      boolean isSame =
          !lines.isEmpty()
              && line.text().equals(lines.getLast().text())
              && line.origin().isKnown() == lines.getLast().origin().isKnown()
              && line.origin().line() == lines.getLast().origin().line();
      if (!isSame) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** What forbids the move, without repetitions of the same words. */
  public List<Obstacle> obstacles() {
    LinkedHashSet<Obstacle> obstacles = new LinkedHashSet<>();
    for (Explanation.Obstacle one : explanation.obstacles()) {
      Edge edge = one.edge();
      obstacles.add(
          new Obstacle(
              one.isDecisive(),
              one.matched(),
              Line.of(edge),
              condition(edge.action()),
              values(edge.action(), one.values())));
    }
    return List.copyOf(obstacles);
  }

  private String condition(Action action) {
    return switch (action) {
      case Action.Reachability(String from, String to, boolean negated) ->
          negated
              ? "that there is no path from " + from + " to " + to
              : "that there is a path from " + from + " to " + to;
      case Action.Comparison _,
          Action.Skip _,
          Action.Assignment _,
          Action.AnyAssignment _,
          Action.Tag _,
          Action.VariableTag _ ->
          names.in(action.toString());
    };
  }

  /** The values of the parts of a comparison. */
  private Map<String, String> values(Action action, Map<String, Value> variables) {
    Map<String, String> worth = new LinkedHashMap<>();
    if (action instanceof Action.Comparison(Expression left, Expression right, _)) {
      Map<String, Value> all = new HashMap<>();
      game.constants().forEach(constant -> all.putIfAbsent(constant.name(), constant.value()));
      all.putAll(variables);
      ConstantMaps maps = new ConstantMaps(all);
      worth(left, maps, variables, worth);
      worth(right, maps, variables, worth);
    }
    return worth;
  }

  private void worth(
      Expression expression,
      ConstantMaps maps,
      Map<String, Value> variables,
      Map<String, String> worth) {
    switch (expression) {
      case Expression.Reference(String name, _) -> {
        if (variables.get(name) instanceof Value.Named value) {
          worth.putIfAbsent(names.in(name), names.in(value.toString()));
        }
      }
      case Expression.Access(Expression map, Expression key, _) -> {
        maps.evaluate(expression)
            .filter(value -> value instanceof Value.Named)
            .ifPresent(
                value ->
                    worth.putIfAbsent(names.in(expression.toString()), names.in(value.toString())));
        worth(map, maps, variables, worth);
        worth(key, maps, variables, worth);
      }
      case Expression.Cast(_, Expression value, _) -> worth(value, maps, variables, worth);
    }
  }
}
