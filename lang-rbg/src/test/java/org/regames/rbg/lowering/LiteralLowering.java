package org.regames.rbg.lowering;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;
import org.regames.rbg.syntax.Arithmetic;
import org.regames.rbg.syntax.RbgBoard;
import org.regames.rbg.syntax.RbgDescription;
import org.regames.rbg.syntax.RbgRule;

/**
 * Appendix D.1 of the paper on Regular Games to the letter: Thompson's construction, every piece
 * counted, every shift checked for {@code null} and every sum for {@code nan}, and before every
 * move the question whether there is one. Nothing is left out because it is not needed, so this is
 * what the real lowering is compared with: an oracle of the moves, and the size to start from.
 */
final class LiteralLowering {
  private static final String ASKED = "asked";

  /** Who walks: a player, whose modifiers are tags, the keeper, or a question without an answer. */
  private enum Walker {
    PLAYER,
    KEEPER,
    QUESTION
  }

  /** An action of the rules, or none, from one node to another. */
  private record Arc(int from, int to, Optional<RbgRule> action, int number) {}

  private record Place(int node, Walker walker) {}

  private record Entry(int node, Optional<String> player) {}

  /** An expression and the values that it can have, of which one may be no number. */
  private record Term(Expression expression, List<Optional<BigInteger>> values) {
    List<String> symbols() {
      return values.stream().map(v -> v.map(ArithmeticLowering::symbol).orElse("nan")).toList();
    }
  }

  private final RbgDescription description;
  private final RbgBoard board;
  private final RbgDefinitions definitions =
      new RbgDefinitions(new Budget(Long.MAX_VALUE), Origin.UNKNOWN);
  private final List<String> vertices;
  private final Expression coordinate = reference("coord_");
  private final Expression piece = new Expression.Access(reference("board_"), coordinate);
  private final Map<Arithmetic, Term> leaves = new HashMap<>();
  private final List<List<Arc>> arcs = new ArrayList<>();
  private final List<Edge> edges = new ArrayList<>();
  private final Map<RbgRule, int[]> bodies = new IdentityHashMap<>();
  private final SequencedSet<Place> places = new LinkedHashSet<>();
  private final ArrayDeque<Place> open = new ArrayDeque<>();
  private final SequencedSet<Entry> entries = new LinkedHashSet<>();
  private int modifiers;
  private int inner;

  private LiteralLowering(RbgDescription description) {
    this.description = description;
    this.board = description.board();
    this.vertices = board.vertices().stream().map(definitions::symbol).toList();
  }

  static Game lower(RbgDescription description) {
    LiteralLowering lowering = new LiteralLowering(description);
    lowering.define();
    int start = lowering.node();
    lowering.build(description.rules(), start, lowering.node());
    lowering.edge(
        Edge.BEGIN, lowering.entry(new Entry(start, Optional.empty())), new Action.Skip());
    while (!lowering.open.isEmpty()) {
      lowering.write(lowering.open.pop());
    }
    return Builtins.complete(
        new Game(
            lowering.definitions.types(),
            lowering.definitions.constants(),
            lowering.definitions.variables(),
            lowering.edges,
            List.of()));
  }

  private static Expression reference(String name) {
    return new Expression.Reference(name);
  }

  private static Value value(String symbol) {
    return new Value.Named(symbol);
  }

  private void define() {
    List<String> pieces = description.pieces().stream().map(definitions::symbol).toList();
    Type coordinates = definitions.type("Coord", vertices);
    Type type = definitions.type("Piece", pieces);
    List<Value> setup = board.pieces().stream().map(LiteralLowering::value).toList();
    definitions.variable(
        "coord_", definitions.type("CoordOrNull", orNull()), value(vertices.getFirst()));
    definitions.variable(
        "board_",
        new Type.Arrow(coordinates, type),
        definitions.map(vertices, setup, Origin.UNKNOWN));
    BigInteger most = BigInteger.valueOf(vertices.size());
    List<Value> counts = new ArrayList<>();
    for (String name : description.pieces()) {
      counts.add(value(Collections.frequency(board.pieces(), name) + ""));
      Expression counter = new Expression.Access(reference("counters_"), reference(name));
      leaves.put(new Arithmetic.Count(name), new Term(counter, range(most)));
    }
    definitions.variable(
        "counters_",
        new Type.Arrow(type, numbers(most)),
        definitions.map(pieces, counts, Origin.UNKNOWN));
    for (RbgDescription.Counter counter : description.variables()) {
      String name = definitions.free(counter.name());
      definitions.variable(name, numbers(counter.bound()), value("0"));
      leaves.put(
          new Arithmetic.Variable(counter.name()),
          new Term(reference(name), range(counter.bound())));
    }
    definitions.type(
        Builtins.PLAYER_TYPE,
        description.players().stream().map(player -> definitions.symbol(player.name())).toList());
    BigInteger highest = BigInteger.ZERO;
    for (RbgDescription.Counter player : description.players()) {
      highest = highest.max(player.bound());
      Expression score = new Expression.Access(reference(Builtins.GOALS), reference(player.name()));
      leaves.put(new Arithmetic.Variable(player.name()), new Term(score, range(player.bound())));
    }
    definitions.define(Builtins.SCORE_TYPE, numbers(highest), 1);
  }

  private static List<Optional<BigInteger>> range(BigInteger bound) {
    return IntStream.rangeClosed(0, bound.intValueExact())
        .mapToObj(v -> Optional.of(BigInteger.valueOf(v)))
        .toList();
  }

  /** The numbers up to a bound and {@code nan}, for a variable that an operation may overflow. */
  private Type numbers(BigInteger bound) {
    List<String> symbols = new ArrayList<>(new Term(coordinate, range(bound)).symbols());
    symbols.add("nan");
    return definitions.type("Number_" + bound, symbols);
  }

  private int node() {
    arcs.add(new ArrayList<>());
    return arcs.size() - 1;
  }

  private void arc(int from, int to, Optional<RbgRule> action) {
    arcs.get(from).add(new Arc(from, to, action, ++modifiers));
  }

  private void build(RbgRule rule, int from, int to) {
    switch (rule) {
      case RbgRule.Shift _,
          RbgRule.On _,
          RbgRule.Off _,
          RbgRule.Assignment _,
          RbgRule.Comparison _,
          RbgRule.Switch _ ->
          arc(from, to, Optional.of(rule));
      case RbgRule.Check check -> {
        bodies.computeIfAbsent(check, _ -> body(check.body()));
        arc(from, to, Optional.of(rule));
      }
      case RbgRule.Sum(List<RbgRule> alternatives, _) -> {
        for (RbgRule alternative : alternatives) {
          int start = node();
          int end = node();
          arc(from, start, Optional.empty());
          build(alternative, start, end);
          arc(end, to, Optional.empty());
        }
      }
      case RbgRule.Concatenation(List<RbgRule> parts, _) -> {
        int at = from;
        for (RbgRule part : parts) {
          int next = node();
          build(part, at, next);
          at = next;
        }
        arc(at, to, Optional.empty());
      }
      case RbgRule.Power(RbgRule body, int times, var origin) ->
          build(new RbgRule.Concatenation(Collections.nCopies(times, body), origin), from, to);
      case RbgRule.Star(RbgRule body, _) -> {
        int loop = node();
        arc(from, loop, Optional.empty());
        build(body, loop, loop);
        arc(loop, to, Optional.empty());
      }
    }
  }

  private int[] body(RbgRule rule) {
    int[] ends = {node(), node()};
    build(rule, ends[0], ends[1]);
    return ends;
  }

  private void edge(String from, String to, Action action) {
    edges.add(new Edge(from, to, action));
  }

  private void chain(String from, String to, List<Action> actions) {
    String at = from;
    for (Action action : actions) {
      String next = action == actions.getLast() ? to : "i" + ++inner;
      edge(at, next, action);
      at = next;
    }
  }

  private String name(int node, Walker walker) {
    Place place = new Place(node, walker);
    if (places.add(place)) {
      open.add(place);
    }
    return walker.name().toLowerCase().charAt(0) + "" + node;
  }

  /** Where the keeper asks whether there is a move. */
  private String entry(Entry entry) {
    String player = entry.player().orElse(Builtins.KEEPER);
    String name = player + "_" + entry.node();
    if (!entries.add(entry)) {
      return name;
    }
    if (arcs.get(entry.node()).isEmpty()) {
      edge(name, Edge.END, turn(Builtins.KEEPER));
    } else {
      Walker walker = entry.player().isPresent() ? Walker.PLAYER : Walker.KEEPER;
      String question = name(entry.node(), Walker.QUESTION);
      List<Action> yes = new ArrayList<>(List.of(new Action.Reachability(question, ASKED, false)));
      entry.player().ifPresent(_ -> yes.add(turn(player)));
      chain(name, name(entry.node(), walker), yes);
      Action no = new Action.Reachability(question, ASKED, true);
      chain(name, Edge.END, List.of(no, turn(Builtins.KEEPER)));
    }
    return name;
  }

  private static Action turn(String player) {
    return new Action.Assignment(reference(Builtins.PLAYER), reference(player));
  }

  private void write(Place place) {
    for (Arc arc : arcs.get(place.node())) {
      String from = name(place.node(), place.walker());
      if (arc.action().orElse(null) instanceof RbgRule.Switch(Optional<String> player, _)) {
        if (place.walker() == Walker.QUESTION) {
          edge(from, ASKED, new Action.Skip());
        } else {
          List<Action> actions = tags(arc, place.walker());
          actions.add(turn(Builtins.KEEPER));
          chain(
              from,
              entry(new Entry(arc.to(), player)),
              place.walker() == Walker.PLAYER ? actions : List.of(new Action.Skip()));
        }
      } else {
        write(arc, place.walker(), from, name(arc.to(), place.walker()));
      }
    }
  }

  private static List<Action> tags(Arc arc, Walker walker) {
    return walker == Walker.PLAYER
        ? new ArrayList<>(
            List.of(new Action.Tag("m" + arc.number()), new Action.VariableTag("coord_")))
        : new ArrayList<>();
  }

  private void write(Arc arc, Walker walker, String from, String to) {
    switch (arc.action().orElse(null)) {
      case null -> edge(from, to, new Action.Skip());
      case RbgRule.Shift(String direction, _) -> {
        Expression there = new Expression.Access(reference(direction(direction)), coordinate);
        chain(
            from,
            to,
            List.of(new Action.Assignment(coordinate, there), differs(coordinate, "null")));
      }
      case RbgRule.On(List<String> pieces, _) -> {
        pieces.forEach(p -> edge(from, to, new Action.Comparison(piece, reference(p), false)));
        if (pieces.isEmpty()) {
          edge(from, to, new Action.Comparison(coordinate, coordinate, true));
        }
      }
      case RbgRule.Off(String put, _) -> {
        List<Action> actions = tags(arc, walker);
        count(piece, Arithmetic.Operator.SUBTRACT, actions);
        actions.add(new Action.Assignment(piece, reference(put)));
        count(reference(put), Arithmetic.Operator.ADD, actions);
        chain(from, to, actions);
      }
      case RbgRule.Assignment(String variable, Arithmetic value, _) -> {
        List<Action> actions = tags(arc, walker);
        Term left = leaves.get(new Arithmetic.Variable(variable));
        Expression right = fitting(term(value), left.values()).expression();
        actions.add(new Action.Assignment(left.expression(), right));
        actions.add(differs(left.expression(), "nan"));
        chain(from, to, actions);
      }
      case RbgRule.Comparison(Arithmetic left, var relation, Arithmetic right, _) -> {
        Term holds =
            table(
                term(left),
                term(right),
                (a, b) ->
                    Optional.of(relation.holds(a.compareTo(b)) ? BigInteger.ONE : BigInteger.ZERO));
        edge(from, to, new Action.Comparison(holds.expression(), reference("1"), false));
      }
      case RbgRule.Check check -> {
        String start = name(bodies.get(check)[0], Walker.QUESTION);
        String end = name(bodies.get(check)[1], Walker.QUESTION);
        edge(from, to, new Action.Reachability(start, end, check.negated()));
      }
      case RbgRule.Switch _,
          RbgRule.Sum _,
          RbgRule.Concatenation _,
          RbgRule.Power _,
          RbgRule.Star _ ->
          throw new IllegalArgumentException("no action: " + arc);
    }
  }

  private static Action differs(Expression expression, String symbol) {
    return new Action.Comparison(expression, reference(symbol), true);
  }

  private List<String> orNull() {
    List<String> all = new ArrayList<>(vertices);
    all.add("null");
    return all;
  }

  private String direction(String name) {
    List<Value> next = new ArrayList<>();
    for (int vertex : board.directions().get(name)) {
      next.add(value(vertex == RbgBoard.NOWHERE ? "null" : vertices.get(vertex)));
    }
    return definitions.constant(
        "direction_" + name,
        new Type.Arrow(new Type.Named("Coord"), definitions.type("CoordOrNull", orNull())),
        definitions.map(vertices, next, Origin.UNKNOWN),
        Origin.UNKNOWN);
  }

  /** Changes the counter of a piece by one. */
  private void count(Expression of, Arithmetic.Operator operator, List<Action> actions) {
    Expression counter = new Expression.Access(reference("counters_"), of);
    Term old = new Term(counter, range(BigInteger.valueOf(vertices.size())));
    Term one = new Term(reference("1"), List.of(Optional.of(BigInteger.ONE)));
    Expression changed =
        fitting(table(old, one, (a, b) -> Valuation.apply(operator, a, b)), old.values())
            .expression();
    actions.add(new Action.Assignment(counter, changed));
    actions.add(differs(counter, "nan"));
  }

  private Term term(Arithmetic value) {
    return switch (value) {
      case Arithmetic.Constant(BigInteger number) ->
          new Term(reference(ArithmeticLowering.symbol(number)), List.of(Optional.of(number)));
      case Arithmetic.Variable _, Arithmetic.Count _ -> leaves.get(value);
      case Arithmetic.Operation(var operator, Arithmetic left, Arithmetic right) ->
          table(term(left), term(right), (a, b) -> Valuation.apply(operator, a, b));
    };
  }

  /** The same value, undefined where it is none of these. */
  private Term fitting(Term term, List<Optional<BigInteger>> allowed) {
    Term zero = new Term(reference("0"), List.of(Optional.of(BigInteger.ZERO)));
    return table(
        term, zero, (a, _) -> Optional.of(a).filter(v -> allowed.contains(Optional.of(v))));
  }

  /** A table of an operation; whatever has an undefined operand is undefined. */
  private Term table(
      Term left, Term right, BiFunction<BigInteger, BigInteger, Optional<BigInteger>> operation) {
    SequencedSet<Optional<BigInteger>> results = new LinkedHashSet<>(List.of(Optional.empty()));
    List<List<Optional<BigInteger>>> rows = new ArrayList<>();
    for (Optional<BigInteger> a : left.values()) {
      List<Optional<BigInteger>> row =
          right.values().stream()
              .map(b -> a.flatMap(x -> b.flatMap(y -> operation.apply(x, y))))
              .toList();
      results.addAll(row);
      rows.add(row);
    }
    Term result = new Term(coordinate, List.copyOf(results));
    List<Value> maps = new ArrayList<>();
    for (List<Optional<BigInteger>> row : rows) {
      List<Value> values =
          new Term(coordinate, row).symbols().stream().map(LiteralLowering::value).toList();
      maps.add(definitions.map(right.symbols(), values, Origin.UNKNOWN));
    }
    Type type =
        new Type.Arrow(
            definitions.type("Values", left.symbols()),
            new Type.Arrow(
                definitions.type("Values", right.symbols()),
                definitions.type("Values", result.symbols())));
    String table =
        definitions.constant(
            "table", type, definitions.map(left.symbols(), maps, Origin.UNKNOWN), Origin.UNKNOWN);
    return new Term(
        new Expression.Access(
            new Expression.Access(reference(table), left.expression()), right.expression()),
        result.values());
  }
}
