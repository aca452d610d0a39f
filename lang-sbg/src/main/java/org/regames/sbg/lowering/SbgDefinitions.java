package org.regames.sbg.lowering;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Constant;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.sbg.syntax.Goal;
import org.regames.sbg.syntax.Movement;
import org.regames.sbg.syntax.SbgGame;

/**
 * The types, constants and variables of a game. Constants that not every game needs are made on
 * demand.
 *
 * <p>Steps that leave the board lead to a separate place; reading the board there gives {@code
 * off}, which no step accepts.
 */
final class SbgDefinitions {
  static final String OFF = "off";
  static final String EMPTY = "empty";
  static final Expression BOARD = new Expression.Reference("board");
  static final Expression FROM = new Expression.Reference("from");
  static final Expression AT = new Expression.Reference("at");
  static final Expression TURN = new Expression.Reference("turn");
  static final Type SQUARE = new Type.Named("Square");
  private static final Type CELL = new Type.Named("Cell");
  private static final Type CONTENT = new Type.Named("Content");
  private static final Type BOOL = new Type.Named("Bool");

  private final SbgGame game;
  private final Budget budget;
  private final Set<Character> letters = new TreeSet<>();
  private final List<String> squares = new ArrayList<>();
  private final Map<String, Constant> constants = new TreeMap<>();
  private final Map<Character, Integer> counted = new TreeMap<>();

  SbgDefinitions(SbgGame game, Budget budget) {
    this.game = game;
    this.budget = budget;
    int size = Math.multiplyExact(game.width(), game.height());
    budget.spend(size, "squares", origin());
    budget.spend(game.turnLimit(), "turns", origin());
    for (int y = 0; y < game.height(); y++) {
      for (int x = 0; x < game.width(); x++) {
        squares.add(square(x, y));
        if (game.at(x, y) != SbgGame.NOTHING) {
          letters.add(game.at(x, y));
        }
      }
    }
    for (Goal goal : game.goals()) {
      if (goal instanceof Goal.Count(char letter, int left, Origin _)) {
        counted.merge(letter, left, Math::max);
      }
    }
  }

  private Origin origin() {
    return game.rows().getFirst().origin();
  }

  /** The symbol of a square; it is a tag of moves, too. */
  static String square(int x, int y) {
    return "x" + x + "y" + y;
  }

  /** The letters of the pieces of a player that are on the board at the start. */
  List<Character> letters(Side side) {
    return letters.stream().filter(side::owns).toList();
  }

  /** The letters whose numbers of pieces can end the game, and the largest number that ends it. */
  Map<Character, Integer> counted() {
    return counted;
  }

  /** Whether there are so few pieces of a letter at the start that the first move ends the game. */
  boolean isDecided(char letter) {
    return game.count(letter) <= counted.get(letter);
  }

  /** What stands on a square. */
  static Expression content(Expression square) {
    return new Expression.Access(BOARD, square);
  }

  static Expression symbol(String name) {
    return new Expression.Reference(name);
  }

  static Action equal(Expression left, Expression right) {
    return new Action.Comparison(left, right, false);
  }

  static Action differ(Expression left, Expression right) {
    return new Action.Comparison(left, right, true);
  }

  static Action assign(Expression left, Expression right) {
    return new Action.Assignment(left, right);
  }

  /** The variable that counts the pieces of a letter. */
  static Expression left(char letter) {
    return symbol("left_" + letter);
  }

  /** The number before a number. */
  Expression oneLess(Expression number) {
    int most = counted.keySet().stream().mapToInt(game::count).max().orElse(0);
    Type count = new Type.Named("Count");
    constants.computeIfAbsent(
        "fewer",
        name -> new Constant(name, new Type.Arrow(count, count), numbers(most, n -> n - 1, 0)));
    return new Expression.Access(symbol("fewer"), number);
  }

  /** The number after the number of a turn. */
  Expression oneMore(Expression number) {
    Type turn = new Type.Named("Turn");
    int limit = game.turnLimit();
    constants.computeIfAbsent(
        "next",
        name -> new Constant(name, new Type.Arrow(turn, turn), numbers(limit, n -> n + 1, limit)));
    return new Expression.Access(symbol("next"), number);
  }

  /** A map from 0, 1, …, most to other numbers, without entries that equal the default. */
  private static Value numbers(int most, IntFunction<Integer> to, int otherwise) {
    List<Value.Entry> entries =
        IntStream.rangeClosed(0, most)
            .filter(number -> Math.clamp(to.apply(number), 0, most) != otherwise)
            .mapToObj(number -> entry("" + number, "" + to.apply(number)))
            .toList();
    return map("" + otherwise, entries);
  }

  private static Value map(String otherwise, List<Value.Entry> entries) {
    return new Value.MapLiteral(Optional.of(new Value.Named(otherwise)), entries);
  }

  private static Value.Entry entry(String key, String value) {
    return new Value.Entry(key, new Value.Named(value));
  }

  /** Where a step leads from a square; distances as seen from the bottom of the board. */
  Expression step(int dx, int dy, Expression square) {
    String name = direction(dx, "left", "right") + direction(dy, "down", "up");
    constants.computeIfAbsent(
        name, _ -> new Constant(name, new Type.Arrow(SQUARE, CELL), steps(dx, dy)));
    return new Expression.Access(symbol(name), square);
  }

  private static String direction(int distance, String back, String ahead) {
    return distance == 0 ? "" : (distance < 0 ? back : ahead) + Math.abs(distance);
  }

  private Value steps(int dx, int dy) {
    budget.spend(squares.size(), "squares that steps lead to", origin());
    List<Value.Entry> entries = new ArrayList<>();
    for (int y = Math.max(0, -dy); y < game.height() && y + dy < game.height(); y++) {
      for (int x = Math.max(0, -dx); x < game.width() && x + dx < game.width(); x++) {
        entries.add(entry(square(x, y), square(x + dx, y + dy)));
      }
    }
    return map(OFF, entries);
  }

  /** Tests that a step of a player may lead to the current square. */
  Action allows(Set<Movement.Content> contents, Side side) {
    if (contents.size() == Movement.Content.values().length) {
      return differ(AT, symbol(OFF));
    }
    Expression here = content(AT);
    boolean empty = contents.contains(Movement.Content.EMPTY);
    boolean enemy = contents.contains(Movement.Content.ENEMY);
    boolean own = contents.contains(Movement.Content.OWN);
    if (empty && !enemy && !own) {
      return equal(here, symbol(EMPTY));
    }
    EnumSet<Side> owners = EnumSet.noneOf(Side.class);
    if (enemy) {
      owners.add(side.opponent());
    }
    if (own) {
      owners.add(side);
    }
    List<Character> kinds =
        letters.stream().filter(c -> owners.stream().anyMatch(s -> s.owns(c))).toList();
    if (!empty && kinds.size() == 1) {
      return equal(here, symbol("" + kinds.getFirst()));
    }
    return equal(new Expression.Access(symbol(test(empty, owners, kinds)), here), symbol("1"));
  }

  /** The constant that maps each content to whether it is one of these. */
  private String test(boolean empty, Set<Side> owners, List<Character> kinds) {
    StringBuilder name = new StringBuilder("is");
    if (empty) {
      name.append("Empty");
    }
    owners.forEach(side -> name.append(side == Side.WHITE ? "White" : "Black"));
    List<Value.Entry> entries = new ArrayList<>();
    if (empty) {
      entries.add(entry(EMPTY, "1"));
    }
    kinds.forEach(letter -> entries.add(entry("" + letter, "1")));
    constants.computeIfAbsent(
        name.toString(),
        _ -> new Constant(name.toString(), new Type.Arrow(CONTENT, BOOL), map("0", entries)));
    return name.toString();
  }

  /** Whether some piece of a player on the board wins by reaching a square. */
  boolean hasSquaresToReach(Side side) {
    return game.goals().stream()
        .anyMatch(
            goal ->
                goal instanceof Goal.Reach
                    && letters.contains(goal.letter())
                    && side.owns(goal.letter()));
  }

  /** Tests whether the piece that has reached a square wins by that. */
  Expression reached(Expression square) {
    constants.computeIfAbsent("wins", _ -> wins());
    return new Expression.Access(new Expression.Access(symbol("wins"), content(square)), square);
  }

  private Constant wins() {
    Map<Character, Set<String>> goals = new TreeMap<>();
    for (Goal goal : game.goals()) {
      if (goal instanceof Goal.Reach reach && letters.contains(reach.letter())) {
        Set<String> places = goals.computeIfAbsent(reach.letter(), _ -> new TreeSet<>());
        reach.squares().forEach(square -> places.add(square(square.x(), square.y())));
      }
    }
    List<Value.Entry> entries = new ArrayList<>();
    goals.forEach(
        (letter, places) ->
            entries.add(
                new Value.Entry(
                    "" + letter,
                    map("0", places.stream().map(place -> entry(place, "1")).toList()))));
    Type type = new Type.Arrow(CONTENT, new Type.Arrow(SQUARE, BOOL));
    return new Constant(
        "wins", type, new Value.MapLiteral(Optional.of(map("0", List.of())), entries));
  }

  List<Constant> constants() {
    return List.copyOf(constants.values());
  }

  List<TypeDefinition> types() {
    Map<String, List<String>> types = new LinkedHashMap<>();
    types.put("Player", List.of(Side.WHITE.player(), Side.BLACK.player()));
    types.put("Score", List.of("50", "0", "100"));
    types.put("Square", squares);
    List<String> cells = new ArrayList<>(squares);
    cells.add(OFF);
    types.put("Cell", cells);
    List<String> contents = new ArrayList<>(List.of(EMPTY));
    letters.forEach(letter -> contents.add("" + letter));
    contents.add(OFF);
    types.put("Content", contents);
    types.put("Turn", upTo(game.turnLimit()));
    counted.keySet().stream()
        .mapToInt(game::count)
        .max()
        .ifPresent(most -> types.put("Count", upTo(most)));
    return types.entrySet().stream()
        .map(type -> new TypeDefinition(type.getKey(), new Type.SetType(type.getValue())))
        .toList();
  }

  private static List<String> upTo(int most) {
    return IntStream.rangeClosed(0, most).mapToObj(Integer::toString).toList();
  }

  List<Variable> variables() {
    List<Variable> variables = new ArrayList<>();
    Value first = new Value.Named(squares.getFirst());
    variables.add(new Variable("from", SQUARE, first));
    variables.add(new Variable("at", CELL, first));
    variables.add(new Variable("turn", new Type.Named("Turn"), new Value.Named("0")));
    variables.add(new Variable("board", new Type.Arrow(SQUARE, CONTENT), board()));
    counted.keySet().stream()
        .filter(letter -> !isDecided(letter))
        .forEach(
            letter ->
                variables.add(
                    new Variable(
                        "left_" + letter,
                        new Type.Named("Count"),
                        new Value.Named("" + game.count(letter)))));
    return variables;
  }

  private Value board() {
    List<Value.Entry> entries = new ArrayList<>();
    for (int y = 0; y < game.height(); y++) {
      for (int x = 0; x < game.width(); x++) {
        char letter = game.at(x, y);
        entries.add(entry(square(x, y), letter == SbgGame.NOTHING ? EMPTY : "" + letter));
      }
    }
    return map(OFF, entries);
  }
}
