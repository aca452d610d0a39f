package org.regames.approvals.literal;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.regames.approvals.literal.LiteralRbg.Rule;
import org.regames.approvals.literal.LiteralRbg.Sum;
import org.regames.approvals.literal.LiteralRbg.Value;

/**
 * A small game in Regular Boardgames, made at random: as a text with macros, and as what the text
 * means.
 *
 * @param text the text
 * @param game what it means
 */
record RandomRbg(String text, LiteralRbg game) {
  private static final List<String> PIECES = List.of("empty", "whiteMan", "blackMan", "stone");
  private static final List<String> DIRECTIONS = List.of("up", "down", "left", "right");

  /** A macro with a direction and a piece for parameters; its body says what to put there. */
  private record Macro(String name, Rule body) {}

  /** Makes one game. */
  private static final class Maker extends Dice {
    private final Map<String, Integer> variables = new LinkedHashMap<>();
    private final List<Macro> macros = new ArrayList<>();

    /** What stands in the text for a rule that a macro makes. */
    private final Map<Rule, String> calls = new IdentityHashMap<>();

    private boolean isInMacro;

    Maker(long seed) {
      super(seed);
    }

    private String direction() {
      return isInMacro && chance(50) ? "D" : one(DIRECTIONS);
    }

    private String piece() {
      return isInMacro && chance(50) ? "P~Man" : one(PIECES);
    }

    /** What only moves and asks. */
    private Rule look(int depth) {
      return switch (random.nextInt(depth <= 0 ? 3 : 8)) {
        case 0, 1 -> new Rule.Shift(direction());
        case 2 -> on();
        case 3 -> sequence(2 + random.nextInt(2), () -> look(depth - 1));
        case 4 -> choice(() -> look(depth - 1));
        case 5 -> new Rule.Star(look(depth - 1));
        case 6 -> check(depth);
        default -> compare();
      };
    }

    private Rule on() {
      Set<String> pieces = new TreeSet<>();
      for (int left = random.nextInt(3); left >= 0; left--) {
        pieces.add(piece());
      }
      if (pieces.contains("P~Man")) {
        pieces.removeAll(List.of("whiteMan", "blackMan")); // one of them it may be
      }
      return new Rule.On(chance(5) ? Set.of() : pieces);
    }

    /** Most pieces but one, so that there often is a move. */
    private Rule most() {
      Set<String> pieces = new TreeSet<>(PIECES);
      pieces.remove(one(PIECES));
      return new Rule.On(pieces);
    }

    private Rule check(int depth) {
      Rule inner = chance(70) ? look(depth - 1) : sequence(2, () -> action(depth - 1));
      return new Rule.Check(chance(60), inner);
    }

    private Rule compare() {
      return new Rule.Compare(sum(), one(List.of("<", "<=", ">", ">=", "==", "!=")), sum());
    }

    private Sum sum() {
      return new Sum(value(), chance(30) ? one(List.of('+', '-', '*')) : ' ', value());
    }

    private Value value() {
      return switch (random.nextInt(3)) {
        case 0 -> new Value.Number(random.nextInt(4));
        case 1 -> new Value.Variable(one(List.copyOf(variables.keySet())));
        default -> new Value.Count(piece());
      };
    }

    private Rule sequence(int length, Supplier<Rule> part) {
      return new Rule.Sequence(IntStream.range(0, length).mapToObj(_ -> part.get()).toList());
    }

    private Rule choice(Supplier<Rule> part) {
      int length = 2 + random.nextInt(2);
      return new Rule.Choice(IntStream.range(0, length).mapToObj(_ -> part.get()).toList());
    }

    /** What may change the board. */
    private Rule action(int depth) {
      if (!isInMacro && !macros.isEmpty() && chance(25)) {
        return call(one(macros));
      }
      return switch (random.nextInt(depth <= 0 ? 4 : 8)) {
        case 0, 1 -> new Rule.Off(piece());
        case 2 -> look(depth);
        case 3 -> new Rule.Assign(one(List.copyOf(variables.keySet())), sum());
        case 4, 5 -> sequence(2 + random.nextInt(2), () -> action(depth - 1));
        case 6 -> choice(() -> action(depth - 1));
        default -> look(depth);
      };
    }

    private Rule call(Macro macro) {
      String direction = one(DIRECTIONS);
      String piece = one(List.of("white", "black"));
      Rule rule = filled(macro.body, direction, piece);
      calls.put(rule, macro.name + "(" + direction + "; " + piece + ")");
      return rule;
    }

    private Rule counted() {
      return new Rule.Assign(
          "turns", new Sum(new Value.Variable("turns"), '+', new Value.Number(1)));
    }

    private Rule turn(String player) {
      List<Rule> parts = new ArrayList<>();
      parts.add(new Rule.Switch(Optional.of(player)));
      parts.add(
          chance(70)
              ? new Rule.Sequence(
                  List.of(anywhere("up", "down"), anywhere("left", "right"), most()))
              : look(2));
      parts.add(action(3));
      if (chance(70)) {
        parts.add(action(2));
      }
      parts.add(counted());
      parts.add(new Rule.Switch(Optional.empty()));
      if (chance(60)) {
        Rule asked = look(2);
        parts.add(
            new Rule.Choice(
                List.of(
                    new Rule.Sequence(List.of(new Rule.Check(true, asked), score())),
                    new Rule.Sequence(
                        chance(50)
                            ? List.of(new Rule.Check(false, asked))
                            : List.of(new Rule.Check(false, asked), score())))));
      } else if (chance(50)) {
        parts.add(score());
      }
      return new Rule.Sequence(parts);
    }

    private static Rule anywhere(String one, String other) {
      return new Rule.Choice(
          List.of(new Rule.Star(new Rule.Shift(one)), new Rule.Star(new Rule.Shift(other))));
    }

    private Rule score() {
      return new Rule.Assign(
          one(List.of("white", "black")),
          new Sum(new Value.Number(random.nextInt(3)), '+', new Value.Variable("turns")));
    }

    RandomRbg make() {
      variables.put("white", 9);
      variables.put("black", 9);
      variables.put("turns", 3 + random.nextInt(3));
      if (chance(50)) {
        variables.put("x", random.nextInt(4));
      }
      for (int i = random.nextInt(3); i > 0; i--) {
        isInMacro = true;
        macros.add(new Macro("m" + i, chance(50) ? action(2) : look(2)));
        isInMacro = false;
      }
      int columns = 2 + random.nextInt(2);
      int rows = 1 + random.nextInt(3);
      List<List<String>> cells = new ArrayList<>();
      for (int y = 0; y < rows; y++) {
        List<String> row = new ArrayList<>();
        for (int x = 0; x < columns; x++) {
          row.add(chance(10) ? "" : one(PIECES));
        }
        cells.add(row);
      }
      if (cells.stream().allMatch(row -> row.stream().allMatch(String::isEmpty))) {
        cells.getFirst().set(0, "empty");
      }
      Rule turns =
          chance(80)
              ? new Rule.Sequence(List.of(turn("white"), turn("black")))
              : new Rule.Choice(List.of(turn("white"), turn("white")));
      Rule rules = new Rule.Star(turns);
      return new RandomRbg(text(cells, rules), game(cells, rules));
    }

    private String text(List<List<String>> cells, Rule rules) {
      String definitions =
          macros.stream()
              .map(macro -> "#" + macro.name + "(D; P) = " + written(macro.body) + "\n")
              .collect(Collectors.joining());
      String board =
          cells.stream()
              .map(row -> "[" + String.join(", ", row) + "]")
              .collect(Collectors.joining("\n  "));
      String others =
          variables.entrySet().stream()
              .skip(2)
              .map(each -> each.getKey() + "(" + each.getValue() + ")")
              .collect(Collectors.joining(", "));
      return "#players = white(9), black(9)\n#pieces = "
          + String.join(", ", PIECES)
          + "\n#variables = "
          + others
          + "\n#board = rectangle(up, down, left, right,\n  "
          + board
          + ")\n"
          + definitions
          + "#rules = "
          + written(rules)
          + "\n";
    }

    private String written(Rule rule) {
      String call = calls.get(rule);
      if (call != null) {
        return "(" + call + ")";
      }
      return switch (rule) {
        case Rule.Shift(String direction) -> direction;
        case Rule.On(Set<String> pieces) -> "{" + String.join(", ", pieces) + "}";
        case Rule.Off(String piece) -> "[" + piece + "]";
        case Rule.Assign(String variable, Sum value) ->
            "[$ " + variable + " = " + written(value) + "]";
        case Rule.Compare(Sum left, String operator, Sum right) ->
            "{$ " + written(left) + " " + operator + " " + written(right) + "}";
        case Rule.Switch(Optional<String> player) -> player.map("->"::concat).orElse("->>");
        case Rule.Check(boolean holds, Rule inner) ->
            "{" + (holds ? "? " : "! ") + written(inner) + "}";
        case Rule.Sequence(List<Rule> parts) ->
            "(" + parts.stream().map(this::written).collect(Collectors.joining(" ")) + ")";
        case Rule.Choice(List<Rule> parts) ->
            "(" + parts.stream().map(this::written).collect(Collectors.joining(" + ")) + ")";
        case Rule.Star(Rule part) -> "(" + written(part) + ")*";
      };
    }

    private static String written(Sum sum) {
      return sum.operator() == ' '
          ? written(sum.left())
          : written(sum.left()) + " " + sum.operator() + " " + written(sum.right());
    }

    private static String written(Value value) {
      return switch (value) {
        case Value.Number(int number) -> String.valueOf(number);
        case Value.Variable(String name) -> name;
        case Value.Count(String piece) -> piece;
      };
    }

    private LiteralRbg game(List<List<String>> cells, Rule rules) {
      Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();
      List<String> pieces = new ArrayList<>();
      for (int y = 0; y < cells.size(); y++) {
        for (int x = 0; x < cells.get(y).size(); x++) {
          if (!cells.get(y).get(x).isEmpty()) {
            numbers.put(List.of(x, y), pieces.size());
            pieces.add(cells.get(y).get(x));
          }
        }
      }
      List<Map<String, Integer>> directions = new ArrayList<>();
      numbers
          .keySet()
          .forEach(
              at -> {
                Map<String, Integer> next = new LinkedHashMap<>();
                put("up", numbers.get(List.of(at.get(0), at.get(1) - 1)), next);
                put("down", numbers.get(List.of(at.get(0), at.get(1) + 1)), next);
                put("left", numbers.get(List.of(at.get(0) - 1, at.get(1))), next);
                put("right", numbers.get(List.of(at.get(0) + 1, at.get(1))), next);
                directions.add(next);
              });
      return new LiteralRbg(directions, pieces, List.of("white", "black"), variables, rules);
    }

    private static void put(String direction, Integer to, Map<String, Integer> next) {
      if (to != null) {
        next.put(direction, to);
      }
    }
  }

  static RandomRbg of(long seed) {
    return new Maker(seed).make();
  }

  /** A rule with arguments for the parameters of a macro. */
  private static Rule filled(Rule rule, String direction, String piece) {
    return switch (rule) {
      case Rule.Shift(String name) -> new Rule.Shift(name.equals("D") ? direction : name);
      case Rule.On(Set<String> pieces) ->
          new Rule.On(
              pieces.stream()
                  .map(each -> filled(each, piece))
                  .collect(Collectors.toCollection(TreeSet::new)));
      case Rule.Off(String name) -> new Rule.Off(filled(name, piece));
      case Rule.Assign(String variable, Sum value) ->
          new Rule.Assign(variable, filled(value, piece));
      case Rule.Compare(Sum left, String operator, Sum right) ->
          new Rule.Compare(filled(left, piece), operator, filled(right, piece));
      case Rule.Switch(Optional<String> player) -> new Rule.Switch(player);
      case Rule.Check(boolean holds, Rule inner) ->
          new Rule.Check(holds, filled(inner, direction, piece));
      case Rule.Sequence(List<Rule> parts) ->
          new Rule.Sequence(parts.stream().map(it -> filled(it, direction, piece)).toList());
      case Rule.Choice(List<Rule> parts) ->
          new Rule.Choice(parts.stream().map(it -> filled(it, direction, piece)).toList());
      case Rule.Star(Rule part) -> new Rule.Star(filled(part, direction, piece));
    };
  }

  private static Sum filled(Sum sum, String piece) {
    return new Sum(filled(sum.left(), piece), sum.operator(), filled(sum.right(), piece));
  }

  private static Value filled(Value value, String piece) {
    return value instanceof Value.Count(String name) ? new Value.Count(filled(name, piece)) : value;
  }

  private static String filled(String name, String piece) {
    return name.equals("P~Man") ? piece + "Man" : name;
  }
}
