package org.regames.approvals.literal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.regames.approvals.literal.PlayTree.Undecided;

/**
 * Regular Boardgames as the paper defines them, and nothing else: rules are a regular expression
 * over actions, a move is a word of it that is legal from a position, up to a switch. It is slow,
 * and shares no code with the language that it is compared with.
 *
 * @param directions of each vertex, where each direction leads
 * @param pieces at the start, by vertex
 * @param bounds of the players' scores and of all variables
 */
record LiteralRbg(
    List<Map<String, Integer>> directions,
    List<String> pieces,
    List<String> players,
    Map<String, Integer> bounds,
    Rule rules) {

  /** A regular expression over actions. */
  sealed interface Rule {
    record Shift(String direction) implements Rule {}

    record On(Set<String> pieces) implements Rule {}

    record Off(String piece) implements Rule {}

    record Assign(String variable, Sum value) implements Rule {}

    record Compare(Sum left, String operator, Sum right) implements Rule {}

    /** To a player, or to the keeper. */
    record Switch(Optional<String> player) implements Rule {}

    record Check(boolean holds, Rule rule) implements Rule {}

    record Sequence(List<Rule> parts) implements Rule {}

    record Choice(List<Rule> parts) implements Rule {}

    record Star(Rule part) implements Rule {}
  }

  /** Two values with an operator between them, or with a blank, which is the first alone. */
  record Sum(Value left, char operator, Value right) {}

  /** A value. */
  sealed interface Value {
    record Number(int number) implements Value {}

    record Variable(String name) implements Value {}

    record Count(String piece) implements Value {}
  }

  private static final int MOST_STEPS = 200_000;

  /** A modifier and the vertex where it is applied. */
  private record Applied(int modifier, int vertex) {}

  private record Board(int vertex, List<String> pieces, Map<String, Integer> values) {
    Board at(int other) {
      return new Board(other, pieces, values);
    }

    Board with(String piece) {
      List<String> changed = new ArrayList<>(pieces);
      changed.set(vertex, piece);
      return new Board(vertex, changed, values);
    }

    Board with(String variable, int value) {
      Map<String, Integer> changed = new HashMap<>(values);
      changed.put(variable, value);
      return new Board(vertex, pieces, changed);
    }
  }

  /** What is left of the rules. */
  private sealed interface Rest {
    record End() implements Rest {}

    record Then(Rule rule, Rest rest) implements Rest {}

    /** Another turn of a loop, or none; not twice in the same way. */
    record Again(Rule.Star loop, Set<Object> seen, Rest rest) implements Rest {}
  }

  private record Way(Board board, List<Applied> move) {}

  /** Walks through one game. */
  private final class Walker {
    private final Map<Rule, Integer> modifiers = new IdentityHashMap<>();
    private int steps;

    /** All words of the rest that are legal, each where it switches or where it ends. */
    private void walk(Rest rest, Way way, Consumer<At> switched, Consumer<Way> ended) {
      if (++steps > MOST_STEPS) {
        throw new Undecided("too many steps");
      }
      switch (rest) {
        case Rest.End _ -> ended.accept(way);
        case Rest.Again(Rule.Star loop, Set<Object> seen, Rest after) -> {
          if (seen.add(way)) {
            walk(after, way, switched, ended);
            walk(new Rest.Then(loop.part(), rest), way, switched, ended);
          }
        }
        case Rest.Then(Rule rule, Rest after) -> walk(rule, after, way, switched, ended);
      }
    }

    private void walk(Rule rule, Rest rest, Way way, Consumer<At> switched, Consumer<Way> ended) {
      Board board = way.board;
      switch (rule) {
        case Rule.Shift(String direction) -> {
          Integer to = directions.get(board.vertex).get(direction);
          if (to != null) {
            walk(rest, new Way(board.at(to), way.move), switched, ended);
          }
        }
        case Rule.On(Set<String> wanted) -> {
          if (wanted.contains(board.pieces.get(board.vertex))) {
            walk(rest, way, switched, ended);
          }
        }
        case Rule.Off(String piece) ->
            walk(rest, applied(rule, way, board.with(piece)), switched, ended);
        case Rule.Assign(String variable, Sum sum) -> {
          int value = value(sum, board);
          if (value >= 0 && value <= bounds.get(variable)) {
            walk(rest, applied(rule, way, board.with(variable, value)), switched, ended);
          }
        }
        case Rule.Compare(Sum left, String operator, Sum right) -> {
          int sign = Integer.compare(value(left, board), value(right, board));
          boolean holds =
              switch (operator) {
                case "<" -> sign < 0;
                case "<=" -> sign <= 0;
                case ">" -> sign > 0;
                case ">=" -> sign >= 0;
                case "==" -> sign == 0;
                case "!=" -> sign != 0;
                default -> throw new IllegalArgumentException(operator);
              };
          if (holds) {
            walk(rest, way, switched, ended);
          }
        }
        case Rule.Switch(Optional<String> player) ->
            switched.accept(new At(this, player, applied(rule, way, board), anew(rest)));
        case Rule.Check(boolean holds, Rule inner) -> {
          boolean[] found = new boolean[1];
          walk(new Rest.Then(inner, new Rest.End()), way, _ -> {}, _ -> found[0] = true);
          if (found[0] == holds) {
            walk(rest, way, switched, ended);
          }
        }
        case Rule.Sequence(List<Rule> parts) -> {
          Rest after = rest;
          for (Rule part : parts.reversed()) {
            after = new Rest.Then(part, after);
          }
          walk(after, way, switched, ended);
        }
        case Rule.Choice(List<Rule> parts) ->
            parts.forEach(part -> walk(new Rest.Then(part, rest), way, switched, ended));
        case Rule.Star loop ->
            walk(new Rest.Again(loop, new HashSet<>(), rest), way, switched, ended);
      }
    }

    /** In another move a loop may come to the same position again. */
    private static Rest anew(Rest rest) {
      return switch (rest) {
        case Rest.End _ -> rest;
        case Rest.Then(Rule rule, Rest after) -> new Rest.Then(rule, anew(after));
        case Rest.Again(Rule.Star loop, _, Rest after) ->
            new Rest.Again(loop, new HashSet<>(), anew(after));
      };
    }

    private Way applied(Rule modifier, Way way, Board board) {
      int number = modifiers.computeIfAbsent(modifier, _ -> modifiers.size());
      List<Applied> move = new ArrayList<>(way.move);
      move.add(new Applied(number, way.board.vertex));
      return new Way(board, move);
    }

    private int value(Sum sum, Board board) {
      int left = value(sum.left, board);
      int right = value(sum.right, board);
      return switch (sum.operator) {
        case ' ' -> left;
        case '+' -> left + right;
        case '-' -> left - right;
        case '*' -> left * right;
        default -> throw new IllegalArgumentException(String.valueOf(sum.operator));
      };
    }

    private int value(Value value, Board board) {
      return switch (value) {
        case Value.Number(int number) -> number;
        case Value.Variable(String name) -> board.values.get(name);
        case Value.Count(String piece) -> (int) board.pieces.stream().filter(piece::equals).count();
      };
    }

    private String scores(Board board) {
      return players.stream()
          .sorted()
          .map(player -> player + "=" + board.values.get(player) + " ")
          .collect(Collectors.joining());
    }

    /** The moves from a position, each once. */
    private List<At> moves(At from) {
      Map<List<Applied>, At> moves = new LinkedHashMap<>();
      walk(
          from.rest,
          new Way(from.way.board, List.of()),
          to -> moves.putIfAbsent(to.way.move, to),
          _ -> {});
      return List.copyOf(moves.values());
    }
  }

  /** A position after a switch. */
  private record At(Walker walker, Optional<String> mover, Way way, Rest rest)
      implements PlayTree.Position {

    /** The position where a player moves: the keeper's moves are made. */
    private At settled() {
      At at = this;
      while (at.mover.isEmpty()) {
        List<At> moves = walker.moves(at);
        if (moves.isEmpty()) {
          return at;
        }
        if (moves.size() > 1) {
          throw new Undecided("the keeper has " + moves.size() + " moves");
        }
        at = moves.getFirst();
      }
      return at;
    }

    @Override
    public String player() {
      return settled().mover.orElse("");
    }

    @Override
    public List<At> next() {
      At settled = settled();
      return settled.mover.isEmpty()
          ? List.of()
          : walker.moves(settled).stream().map(At::settled).toList();
    }

    @Override
    public String scores() {
      return walker.scores(settled().way.board);
    }
  }

  /** The position at the start. */
  PlayTree.Position start() {
    Map<String, Integer> values = new HashMap<>();
    bounds.keySet().forEach(name -> values.put(name, 0));
    Way way = new Way(new Board(0, pieces, values), List.of());
    return new At(new Walker(), Optional.empty(), way, new Rest.Then(rules, new Rest.End()));
  }
}
