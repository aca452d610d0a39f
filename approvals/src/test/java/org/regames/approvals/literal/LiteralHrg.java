package org.regames.approvals.literal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.regames.approvals.literal.PlayTree.Undecided;

/**
 * HRG as its reference says it, for a small part of it: statements are followed one after the
 * other, and a move is a way to the next assignment of the player. It shares no code with the
 * language that it is compared with.
 *
 * @param start the value of each variable; those of a map are called {@code board[C(0)]}
 * @param functions from values to values, by name
 * @param domains the values of the types of variables, by variable
 */
record LiteralHrg(
    Map<String, String> start,
    Map<String, Map<String, String>> functions,
    Map<String, List<String>> domains,
    Map<String, List<Statement>> graphs,
    List<Statement> rules) {

  /** An expression. */
  sealed interface Value {
    record Symbol(String name) implements Value {}

    record Variable(String name) implements Value {}

    record Apply(String function, Value argument) implements Value {}

    record At(String map, Value key) implements Value {}
  }

  /** A condition. */
  sealed interface Condition {
    record Equal(Value one, Value other, boolean holds) implements Condition {}

    record And(Condition one, Condition other) implements Condition {}

    record Or(Condition one, Condition other) implements Condition {}

    record Reachable(String graph, boolean holds) implements Condition {}
  }

  /** A statement. */
  sealed interface Statement {
    record Assign(String variable, Value value) implements Statement {}

    record AssignAt(String map, Value key, Value value) implements Statement {}

    /** Any value of the variable's type, told in the move. */
    record Any(String variable, boolean isTold) implements Statement {}

    record Tag(String word) implements Statement {}

    record Check(Condition condition) implements Statement {}

    record If(Condition condition, List<Statement> then, List<Statement> otherwise)
        implements Statement {}

    record While(Condition condition, List<Statement> body) implements Statement {}

    record Branch(List<List<Statement>> sides) implements Statement {}

    /** A side for each value, in which the variable stands for it. */
    record BranchIn(String variable, List<String> values, List<Statement> body)
        implements Statement {}

    record Repeat(int times, List<Statement> body) implements Statement {}

    record RepeatIn(String variable, List<String> values, List<Statement> body)
        implements Statement {}

    record Call(String graph) implements Statement {}

    record Loop(List<Statement> body) implements Statement {}

    record End() implements Statement {}
  }

  private static final int MOST_STEPS = 100_000;

  /** What is left to do. */
  private record Rest(List<Statement> statements, int next, Map<String, String> bound, Rest then) {}

  /** Where a way has come to: before the rest, or at the end of the game. */
  private record Way(Map<String, String> values, List<String> tags, boolean isOver) {
    Way with(String variable, String value) {
      Map<String, String> changed = new TreeMap<>(values);
      changed.put(variable, value);
      return new Way(changed, tags, false);
    }

    Way told(String word) {
      List<String> more = new ArrayList<>(tags);
      more.add(word);
      return new Way(values, more, false);
    }
  }

  /** What to do with a way that ends, and where it goes on. */
  private interface Ends {
    void at(Way way, Rest rest);
  }

  /** Follows statements. */
  private final class Walker {
    private int steps;

    /**
     * @param moved where the player is assigned or the game ends
     * @param through where nothing is left
     */
    private void walk(Rest rest, Way way, Ends moved, Consumer<Way> through) {
      if (++steps > MOST_STEPS) {
        throw new Undecided("too many steps");
      }
      if (rest == null) {
        through.accept(way);
        return;
      }
      if (rest.next == rest.statements.size()) {
        walk(rest.then, way, moved, through);
        return;
      }
      Rest after = new Rest(rest.statements, rest.next + 1, rest.bound, rest.then);
      Map<String, String> bound = rest.bound;
      switch (rest.statements.get(rest.next)) {
        case Statement.Assign(String variable, Value value) -> {
          Way next = way.with(variable, value(value, way, bound));
          if (variable.equals("player")) {
            moved.at(next, after);
          } else {
            walk(after, next, moved, through);
          }
        }
        case Statement.AssignAt(String map, Value key, Value value) ->
            walk(
                after,
                way.with(map + "[" + value(key, way, bound) + "]", value(value, way, bound)),
                moved,
                through);
        case Statement.Any(String variable, boolean isTold) ->
            domains
                .get(variable)
                .forEach(
                    value -> {
                      Way next = way.with(variable, value);
                      walk(after, isTold ? next.told(value) : next, moved, through);
                    });
        case Statement.Tag(String word) ->
            walk(after, way.told(bound.getOrDefault(word, word)), moved, through);
        case Statement.Check(Condition condition) -> {
          if (holds(condition, way, bound)) {
            walk(after, way, moved, through);
          }
        }
        case Statement.If(Condition condition, List<Statement> then, List<Statement> otherwise) ->
            enter(
                holds(condition, way, bound) ? then : otherwise, bound, after, way, moved, through);
        case Statement.While(Condition condition, List<Statement> body) -> {
          if (holds(condition, way, bound)) {
            enter(body, bound, rest, way, moved, through);
          } else {
            walk(after, way, moved, through);
          }
        }
        case Statement.Branch(List<List<Statement>> sides) ->
            sides.forEach(side -> enter(side, bound, after, way, moved, through));
        case Statement.BranchIn(String variable, List<String> values, List<Statement> body) ->
            values.forEach(
                value -> enter(body, more(bound, variable, value), after, way, moved, through));
        case Statement.Repeat(int times, List<Statement> body) -> {
          Rest all = after;
          for (int i = 0; i < times; i++) {
            all = new Rest(body, 0, bound, all);
          }
          walk(all, way, moved, through);
        }
        case Statement.RepeatIn(String variable, List<String> values, List<Statement> body) -> {
          Rest all = after;
          for (String value : values.reversed()) {
            all = new Rest(body, 0, more(bound, variable, value), all);
          }
          walk(all, way, moved, through);
        }
        case Statement.Call(String graph) ->
            enter(graphs.get(graph), Map.of(), after, way, moved, through);
        case Statement.Loop(List<Statement> body) -> enter(body, bound, rest, way, moved, through);
        case Statement.End _ ->
            moved.at(new Way(way.with("player", "keeper").values, way.tags, true), null);
      }
    }

    private void enter(
        List<Statement> body,
        Map<String, String> bound,
        Rest after,
        Way way,
        Ends moved,
        Consumer<Way> through) {
      walk(new Rest(body, 0, bound, after), way, moved, through);
    }

    private static Map<String, String> more(
        Map<String, String> bound, String variable, String value) {
      Map<String, String> more = new HashMap<>(bound);
      more.put(variable, value);
      return more;
    }

    private String value(Value value, Way way, Map<String, String> bound) {
      return switch (value) {
        case Value.Symbol(String name) -> filled(name, bound);
        case Value.Variable(String name) -> way.values.get(name);
        case Value.Apply(String function, Value argument) ->
            functions.get(function).get(value(argument, way, bound));
        case Value.At(String map, Value key) ->
            way.values.get(map + "[" + value(key, way, bound) + "]");
      };
    }

    /** {@code C(X)} with the value of {@code X}. */
    private static String filled(String name, Map<String, String> bound) {
      String filled = name;
      for (Map.Entry<String, String> each : bound.entrySet()) {
        filled = filled.replace("(" + each.getKey() + ")", "(" + each.getValue() + ")");
      }
      return bound.getOrDefault(filled, filled);
    }

    private boolean holds(Condition condition, Way way, Map<String, String> bound) {
      return switch (condition) {
        case Condition.Equal(Value one, Value other, boolean holds) ->
            value(one, way, bound).equals(value(other, way, bound)) == holds;
        case Condition.And(Condition one, Condition other) ->
            holds(one, way, bound) && holds(other, way, bound);
        case Condition.Or(Condition one, Condition other) ->
            holds(one, way, bound) || holds(other, way, bound);
        case Condition.Reachable(String graph, boolean holds) -> {
          boolean[] found = new boolean[1];
          walk(
              new Rest(graphs.get(graph), 0, Map.of(), null),
              way,
              (_, _) -> {
                throw new IllegalStateException("a check does not move");
              },
              _ -> found[0] = true);
          yield found[0] == holds;
        }
      };
    }

    private List<Position> moves(Way from, Rest rest) {
      List<Position> moves = new ArrayList<>();
      walk(
          rest,
          new Way(from.values, List.of(), false),
          (way, after) -> moves.add(new Position(this, way, after)),
          _ -> {});
      if (moves.stream().map(move -> move.way.tags).distinct().count() < moves.size()) {
        throw new Undecided("two moves with the same tags");
      }
      return moves;
    }
  }

  /** A position after an assignment of the player. */
  private record Position(Walker walker, Way way, Rest rest) implements PlayTree.Position {

    private Position settled() {
      Position at = this;
      while (!at.way.isOver && at.player().equals("keeper")) {
        List<Position> moves = walker.moves(at.way, at.rest);
        if (moves.size() != 1) {
          throw new Undecided("the keeper has " + moves.size() + " moves");
        }
        at = moves.getFirst();
      }
      return at;
    }

    @Override
    public String player() {
      return way.values.get("player");
    }

    @Override
    public List<Position> next() {
      if (way.isOver) {
        return List.of();
      }
      List<Position> moves = walker.moves(way, rest).stream().map(Position::settled).toList();
      if (moves.isEmpty()) {
        throw new Undecided("a dead end");
      }
      return moves;
    }

    @Override
    public String scores() {
      return "black="
          + way.values.get("goals[black]")
          + " white="
          + way.values.get("goals[white]")
          + " ";
    }
  }

  /** The position at the start. */
  PlayTree.Position position() {
    Way way = new Way(new TreeMap<>(start), List.of(), false);
    return new Position(new Walker(), way, new Rest(rules, 0, Map.of(), null)).settled();
  }
}
