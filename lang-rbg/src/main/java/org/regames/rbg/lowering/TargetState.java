package org.regames.rbg.lowering;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.Arithmetic;
import org.regames.rbg.syntax.RbgBoard;
import org.regames.rbg.syntax.RbgDescription;

/**
 * The state of a game as variables of the target (appendix D.1 of the paper on Regular Games): the
 * board, the current vertex, the variables, the scores in {@code goals}, and a counter for each
 * piece that something counts. Builds the expressions and conditions over them.
 */
final class TargetState {
  private final RbgDescription description;
  private final RbgDefinitions definitions;
  private final ArithmeticLowering arithmetic;
  private final Expression board;
  private final Expression coordinate;
  private final Type coordinates;
  private final List<String> vertices;
  private final List<String> pieces;
  private final Map<String, String> players = new LinkedHashMap<>();
  private final Map<String, Expression> variables = new HashMap<>();
  private final Map<String, Expression> counters = new HashMap<>();
  private final BitSet counted = new BitSet();
  private final Map<String, String> pieceSymbols = new HashMap<>();
  private final Map<int[], List<Action>> steps = new IdentityHashMap<>();
  private final Map<Map.Entry<String, BitSet>, Guard> members = new HashMap<>();
  private final Map<List<Integer>, String> directionNames = new HashMap<>();

  /**
   * @param counted the pieces whose number is read somewhere
   */
  TargetState(
      RbgDescription description,
      RbgDefinitions definitions,
      Valuation valuation,
      Set<String> counted,
      Budget budget) {
    this.description = description;
    this.definitions = definitions;
    for (int i = 0; i < description.pieces().size(); i++) {
      this.counted.set(i, counted.contains(description.pieces().get(i)));
    }
    this.arithmetic = new ArithmeticLowering(valuation, definitions, budget, this::variable);
    RbgBoard graph = description.board();
    vertices = graph.vertices().stream().map(definitions::symbol).toList();
    pieces = description.pieces().stream().map(definitions::symbol).toList();
    for (int i = 0; i < pieces.size(); i++) {
      pieceSymbols.put(description.pieces().get(i), pieces.get(i));
    }
    description.players().forEach(p -> players.put(p.name(), definitions.symbol(p.name())));
    definitions.symbol("null");
    definitions.symbol("nan");
    coordinates = definitions.type("Coord", vertices);
    graph.directions().forEach((name, next) -> directionNames.put(boxed(next), name));
    coordinate = define("coord", coordinates, named(vertices.getFirst()));
    board = defineBoard(graph);
    defineScores();
    for (RbgDescription.Counter counter : description.variables()) {
      Type range = arithmetic.range(counter.bound());
      variables.put(counter.name(), define(counter.name(), range, named("0")));
    }
    for (String piece : counted) {
      Type range = arithmetic.range(BigInteger.valueOf(vertices.size()));
      int count = Collections.frequency(graph.pieces(), piece);
      counters.put(piece, define("count_" + piece, range, named(count + "")));
    }
  }

  private Expression define(String name, Type type, Value initial) {
    String free = definitions.free(name);
    definitions.variable(free, type, initial);
    return new Expression.Reference(free);
  }

  private Expression defineBoard(RbgBoard graph) {
    Type piece = definitions.type("Piece", pieces);
    Type type = definitions.define("Board", new Type.Arrow(coordinates, piece), 1);
    List<Value> initial =
        graph.pieces().stream().<Value>map(name -> named(pieceSymbols.get(name))).toList();
    return define("board", type, definitions.map(vertices, initial, Origin.UNKNOWN));
  }

  private void defineScores() {
    definitions.type(Builtins.PLAYER_TYPE, List.copyOf(players.values()));
    BigInteger highest =
        description.players().stream()
            .map(RbgDescription.Counter::bound)
            .max(BigInteger::compareTo)
            .orElseThrow();
    Type scores = arithmetic.range(highest);
    definitions.define(Builtins.SCORE_TYPE, scores, 1);
    players.forEach(
        (name, symbol) ->
            variables.put(
                name,
                new Expression.Access(
                    new Expression.Reference(Builtins.GOALS), new Expression.Reference(symbol))));
  }

  private static Value named(String symbol) {
    return new Value.Named(symbol);
  }

  private static Expression reference(String symbol) {
    return new Expression.Reference(symbol);
  }

  private static List<Integer> boxed(int[] next) {
    return Arrays.stream(next).boxed().toList();
  }

  private Expression variable(Arithmetic leaf) {
    return switch (leaf) {
      case Arithmetic.Variable(String name) -> variables.get(name);
      case Arithmetic.Count(String piece) -> counters.get(piece);
      case Arithmetic.Constant _, Arithmetic.Operation _ ->
          throw new IllegalArgumentException("no variable: " + leaf);
    };
  }

  ArithmeticLowering arithmetic() {
    return arithmetic;
  }

  /** The expression for a variable or score. */
  Expression variable(String name) {
    return variables.get(name);
  }

  /** The symbol of a player. */
  String player(String name) {
    return players.get(name);
  }

  /** The name of a piece in tags. */
  String piece(int piece) {
    return pieces.get(piece);
  }

  /** The pieces, as numbers, that have counters. */
  BitSet counted() {
    return counted;
  }

  /** Puts a piece at the current vertex. */
  Action put(int piece) {
    return new Action.Assignment(
        new Expression.Access(board, coordinate), reference(pieces.get(piece)));
  }

  /** Increments or decrements the counter of a piece. */
  Action count(int piece, boolean up) {
    String name = description.pieces().get(piece);
    int most = vertices.size();
    List<Value> next = new ArrayList<>();
    List<String> numbers = new ArrayList<>();
    for (int n = 0; n <= most; n++) {
      numbers.add(n + "");
      int value = up ? Math.min(most, n + 1) : Math.max(0, n - 1);
      next.add(named(value + ""));
    }
    Type range = arithmetic.range(BigInteger.valueOf(most));
    String table =
        definitions.constant(
            up ? "increment" : "decrement",
            new Type.Arrow(range, range),
            definitions.map(numbers, next, Origin.UNKNOWN),
            Origin.UNKNOWN);
    Expression counter = counters.get(name);
    return new Action.Assignment(counter, new Expression.Access(reference(table), counter));
  }

  /** Adds the current vertex to the move. */
  Action vertexTag() {
    return new Action.VariableTag(coordinate.toString());
  }

  /** Whether one of these pieces is at the current vertex. */
  Guard holds(BitSet accepted) {
    return members.computeIfAbsent(
        Map.entry("Piece", accepted),
        _ -> member(new Expression.Access(board, coordinate), "Piece", pieces, accepted, "is"));
  }

  /** Whether none of these pieces is at the current vertex. */
  Guard isNot(BitSet refused) {
    BitSet accepted = (BitSet) refused.clone();
    accepted.flip(0, pieces.size());
    return holds(accepted);
  }

  /** Whether the current vertex is one of these. */
  Guard isAt(BitSet accepted) {
    return members.computeIfAbsent(
        Map.entry("Coord", accepted), _ -> member(coordinate, "Coord", vertices, accepted, "at"));
  }

  private Guard member(
      Expression element, String type, List<String> symbols, BitSet accepted, String name) {
    int count = accepted.cardinality();
    if (count == 0) {
      return new Guard.Never();
    }
    if (count == symbols.size()) {
      return new Guard.Always();
    }
    if (count == 1 || count == symbols.size() - 1) {
      boolean negated = count > 1;
      int only = negated ? accepted.nextClearBit(0) : accepted.nextSetBit(0);
      return new Guard.Test(new Action.Comparison(element, reference(symbols.get(only)), negated));
    }
    // A set and its complement share a table: that of the one without the first symbol.
    boolean complement = accepted.get(0);
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < symbols.size(); i++) {
      values.add(named(accepted.get(i) != complement ? "1" : "0"));
    }
    Type map = new Type.Arrow(new Type.Named(type), new Type.Named(Builtins.BOOL_TYPE));
    String table =
        definitions.constant(
            name, map, definitions.map(symbols, values, Origin.UNKNOWN), Origin.UNKNOWN);
    return new Guard.Test(
        new Action.Comparison(
            new Expression.Access(reference(table), element),
            reference(complement ? "0" : "1"),
            false));
  }

  /** Goes to any one of these vertices. */
  Action jump(BitSet targets) {
    if (targets.cardinality() == 1) {
      return new Action.Assignment(coordinate, reference(vertices.get(targets.nextSetBit(0))));
    }
    List<String> symbols = targets.stream().mapToObj(vertices::get).toList();
    return new Action.AnyAssignment(coordinate, definitions.type("Coord_part", symbols));
  }

  /** The actions for a partial function of the current vertex. */
  List<Action> step(int[] next) {
    return steps.computeIfAbsent(next, this::makeStep);
  }

  private List<Action> makeStep(int[] next) {
    boolean total = Arrays.stream(next).noneMatch(v -> v == VertexRelation.NOWHERE);
    Type target = coordinates;
    List<Value> values = new ArrayList<>();
    for (int v : next) {
      values.add(named(v == VertexRelation.NOWHERE ? "null" : vertices.get(v)));
    }
    if (!total) {
      List<String> symbols = new ArrayList<>(vertices);
      symbols.add("null");
      target = definitions.type("CoordOrNull", symbols);
    }
    String map =
        definitions.constant(
            directionNames.getOrDefault(boxed(next), "walk"),
            new Type.Arrow(coordinates, target),
            definitions.map(vertices, values, Origin.UNKNOWN),
            Origin.UNKNOWN);
    Expression there = new Expression.Access(reference(map), coordinate);
    Action assignment = new Action.Assignment(coordinate, there);
    return total
        ? List.of(assignment)
        : List.of(new Action.Comparison(there, reference("null"), true), assignment);
  }
}
