package org.regames.backend.debug;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.backend.interpreter.ImproprietyLog;
import org.regames.backend.interpreter.Interpreter;
import org.regames.backend.interpreter.State;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;

/**
 * A position that somebody has set up: the one after some moves, with other values at some places.
 * The moves determine its node and the hidden state of the rules, so that nobody has to name nodes,
 * and a position survives changes of the text that leave these moves legal.
 *
 * @param after the moves from the start, without those of the keeper
 * @param changes new values by their places: a variable and the keys of its maps, separated by
 *     blanks
 */
public record SetUpPosition(List<List<String>> after, Map<String, String> changes) {
  public SetUpPosition {
    after = after.stream().map(List::copyOf).toList();
    changes = Map.copyOf(changes);
  }

  /** The unchanged position after some moves. */
  public static SetUpPosition after(List<List<String>> moves) {
    return new SetUpPosition(moves, Map.of());
  }

  /**
   * The values of all variables in the position.
   *
   * @param game a game without validation errors
   * @throws IllegalArgumentException if the moves are not legal, or a place does not exist or
   *     cannot have its value, with a message for people
   */
  public Map<String, Value> values(Game game) {
    return changed(Builtins.complete(game), state(game));
  }

  /** The state that the moves lead to, before anything is changed. */
  State state(Game game) {
    return Plays.after(Interpreter.of(game).reportingTo(new ImproprietyLog()), after);
  }

  /**
   * The game that starts in the position: with its values as initial ones, and a move of the keeper
   * to its node.
   *
   * @param game a game without validation errors
   * @throws IllegalArgumentException as {@link #values} does, and if the play is over there
   */
  public Game begun(Game game) {
    Game complete = Builtins.complete(game);
    State state = state(complete);
    if (state.isTerminal()) {
      throw new IllegalArgumentException("the play is over there, so nobody can play on");
    }
    Map<String, Value> values = new LinkedHashMap<>(changed(complete, state));
    values.put(Builtins.PLAYER, new Value.Named(Builtins.KEEPER));
    List<Variable> variables =
        complete.variables().stream()
            .map(one -> new Variable(one.name(), one.type(), values.get(one.name()), one.origin()))
            .toList();
    String before = unusedNode(complete);
    List<Edge> edges = new ArrayList<>();
    complete.edges().forEach(edge -> edges.add(moved(edge, before)));
    Expression player = new Expression.Reference(Builtins.PLAYER);
    Action start = new Action.Assignment(player, new Expression.Reference(state.player()));
    edges.add(new Edge(Edge.BEGIN, moved(state.node(), before), start));
    // Pragmas may name the node where plays start, and do not change the game.
    return new Game(complete.types(), complete.constants(), variables, edges, List.of());
  }

  private Map<String, Value> changed(Game game, State state) {
    Map<String, Value> values = new LinkedHashMap<>(state.values());
    Typing typing = Typing.of(game);
    changes.forEach(
        (place, symbol) -> {
          List<String> words = List.of(place.split(" "));
          Shape shape =
              game.variable(words.getFirst())
                  .filter(one -> !one.name().equals(Builtins.PLAYER))
                  .flatMap(one -> typing.shape(one.type()))
                  .orElseThrow(
                      () ->
                          new IllegalArgumentException(
                              "the game has no variable `" + words.getFirst() + "` to set up"));
          List<String> keys = words.subList(1, words.size());
          values.compute(words.getFirst(), (_, value) -> with(value, shape, keys, symbol, place));
        });
    return values;
  }

  /** A value with another one at the end of a path of keys. */
  private static Value with(
      Value value, Shape shape, List<String> keys, String symbol, String place) {
    return switch (shape) {
      case Shape.SetShape set -> {
        if (!keys.isEmpty() || !set.contains(symbol)) {
          throw new IllegalArgumentException("`" + place + "` cannot be `" + symbol + "`");
        }
        yield new Value.Named(symbol);
      }
      case Shape.MapShape map -> {
        if (keys.isEmpty() || !map.source().contains(keys.getFirst())) {
          throw new IllegalArgumentException("`" + place + "` is not part of the state");
        }
        Value.MapLiteral literal = (Value.MapLiteral) value;
        String key = keys.getFirst();
        List<Value.Entry> entries = new ArrayList<>(literal.entries());
        entries.removeIf(entry -> entry.key().equals(key));
        List<String> rest = keys.subList(1, keys.size());
        Value changed = with(literal.at(key), map.target(), rest, symbol, place);
        // In the normal form of states, so that equal values are equal here, too.
        if (!literal.otherwise().equals(Optional.of(changed))) {
          entries.add(new Value.Entry(key, changed));
        }
        yield new Value.MapLiteral(literal.otherwise(), entries);
      }
    };
  }

  private static String unusedNode(Game game) {
    Set<String> nodes = new HashSet<>();
    game.edges().forEach(edge -> nodes.addAll(List.of(edge.from(), edge.to())));
    String name = "before";
    while (nodes.contains(name)) {
      name += "_";
    }
    return name;
  }

  /** The edge with another node in place of {@code begin}. */
  private static Edge moved(Edge edge, String before) {
    Action action =
        edge.action() instanceof Action.Reachability(String from, String to, boolean negated)
            ? new Action.Reachability(moved(from, before), moved(to, before), negated)
            : edge.action();
    return new Edge(moved(edge.from(), before), moved(edge.to(), before), action, edge.origin());
  }

  private static String moved(String node, String before) {
    return node.equals(Edge.BEGIN) ? before : node;
  }
}
