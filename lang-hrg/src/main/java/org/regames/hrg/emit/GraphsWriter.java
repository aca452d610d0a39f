package org.regames.hrg.emit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.naming.SourceNames;
import org.regames.hrg.emit.structure.AutomatonParts;
import org.regames.hrg.emit.structure.Code;
import org.regames.hrg.emit.structure.Compaction;
import org.regames.hrg.emit.structure.Dispatch;
import org.regames.hrg.emit.structure.EndingCopies;
import org.regames.hrg.emit.structure.FlowGraph;
import org.regames.hrg.emit.structure.JumpWriter;
import org.regames.hrg.emit.structure.ManyEntries;
import org.regames.hrg.emit.structure.Structurer;
import org.regames.hrg.emit.terms.ConditionAlgebra;
import org.regames.hrg.emit.terms.ExpressionWriter;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Operator;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.Variable;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Writes the automaton as graphs: the play as {@code rules}, each check as a graph of its own. */
final class GraphsWriter {
  /** Checks with at most this many comparisons need no graph. */
  private static final int MOST_INLINE = 3;

  private record CheckKey(String from, String to) {}

  private final AutomatonParts automaton;
  private final ExpressionWriter expressions;
  private final Typing typing;
  private final FreshNames graphNames;
  private final Dispatch dispatch;
  private final SourceNames hints;
  private final Set<String> artificialTags;
  private final Map<CheckKey, HrgExpression> checks = new HashMap<>();

  /** The checks that somewhere have no alternative for when they fail. */
  private final Set<CheckKey> onlyPositive = new HashSet<>();

  private final Map<List<HrgStatement>, String> bodies = new HashMap<>();
  private final Map<String, List<HrgStatement>> graphs = new LinkedHashMap<>();
  private final Map<String, GraphName> names = new HashMap<>();

  /**
   * @param reserved names that no graph may have
   * @param budget for edges that several graphs repeat
   */
  GraphsWriter(
      Game game,
      ExpressionWriter expressions,
      Set<String> reserved,
      Dispatch dispatch,
      Budget budget) {
    this.automaton = new AutomatonParts(game, budget);
    this.typing = Typing.of(game);
    this.expressions = expressions;
    this.graphNames = new FreshNames(reserved);
    this.dispatch = dispatch;
    this.hints =
        new SourceNames(
            game.variables().stream().map(Variable::name).collect(Collectors.toSet()), reserved);
    this.artificialTags = new HashSet<>();
    noteOnlyPositive(game);
    for (Pragma pragma : game.pragmas()) {
      if (pragma instanceof Pragma.ArtificialTag(List<String> tags, _)) {
        artificialTags.addAll(tags);
      }
    }
  }

  private void noteOnlyPositive(Game game) {
    record Use(String node, CheckKey key) {}
    Set<Use> failing = new HashSet<>();
    List<Use> holding = new ArrayList<>();
    for (Edge edge : game.edges()) {
      if (edge.action() instanceof Action.Reachability(String from, String to, boolean negated)) {
        Use use = new Use(edge.from(), new CheckKey(from, to));
        (negated ? failing : holding).add(use);
      }
    }
    holding.removeIf(failing::contains);
    holding.forEach(use -> onlyPositive.add(use.key));
  }

  /** The bodies of all graphs by their names, checks before what uses them. */
  Map<String, List<HrgStatement>> graphs() {
    graphs.put(HrgKeywords.RULES, body(automaton.play(this::code)));
    return graphs;
  }

  /** The names that the statements have in the source of the automaton. */
  SourceNames source() {
    return hints;
  }

  /** What the graphs should be called, apart from numbers that tell them apart. */
  Map<String, GraphName> names() {
    return names;
  }

  private String name(GraphName name) {
    String fresh = graphNames.fresh(name.text());
    names.put(fresh, name);
    return fresh;
  }

  private List<HrgStatement> body(FlowGraph part) {
    Compaction.compact(part);
    part.joinTests();
    ManyEntries.split(part);
    Optional<List<HrgStatement>> body = structured(part, dispatch::reducible);
    if (body.isEmpty()) {
      EndingCopies.copy(part);
      body = structured(part, dispatch::reducible);
    }
    return body.or(() -> structured(part, dispatch::rolled))
        .or(() -> structured(part, dispatch::flat))
        .orElseThrow();
  }

  /** The statements for a graph, if its jumps can be written. */
  private Optional<List<HrgStatement>> structured(
      FlowGraph original, UnaryOperator<FlowGraph> dispatched) {
    int places = dispatch.places();
    FlowGraph graph = dispatched.apply(original);
    Map<List<HrgStatement>, String> parts = new LinkedHashMap<>();
    Optional<List<HrgStatement>> body =
        JumpWriter.resolve(
            Structurer.structure(graph),
            graph.exit(),
            part -> {
              String known = bodies.getOrDefault(part, parts.get(part));
              if (known != null) {
                return known;
              }
              String name = name(hints.of(part));
              parts.put(part, name);
              return name;
            });
    body.ifPresentOrElse(
        _ -> {
          bodies.putAll(parts);
          parts.forEach((part, name) -> graphs.put(name, part));
        },
        () -> {
          dispatch.forget(places);
          graphNames.free(parts.values());
        });
    return body;
  }

  /** The condition of a check: that its graph has a legal path, or what it tests if it is short. */
  private HrgExpression condition(Action.Reachability check) {
    CheckKey key = new CheckKey(check.from(), check.to());
    HrgExpression known = checks.get(key);
    if (known != null) {
      return known;
    }
    List<HrgStatement> body = body(automaton.check(check.from(), check.to(), this::code));
    HrgExpression condition = inline(key, body).orElseGet(() -> reachable(check.from(), body));
    checks.put(key, condition);
    return condition;
  }

  private HrgExpression reachable(String from, List<HrgStatement> body) {
    String name = bodies.get(body);
    if (name == null) {
      name = name(hints.ofCheck(from, body));
      bodies.put(body, name);
      graphs.put(name, body);
    }
    return Hrg.apply(HrgKeywords.REACHABLE, List.of(Hrg.apply(name, List.of())));
  }

  /**
   * The comparisons of a short check without a name. A check with alternatives is left out if it
   * somewhere has no counterpart for when it fails: its alternatives would become several paths
   * there.
   */
  private Optional<HrgExpression> inline(CheckKey key, List<HrgStatement> body) {
    if (hints.isNamed(key.from) || !body.stream().allMatch(HrgStatement.Check.class::isInstance)) {
      return Optional.empty();
    }
    return body.stream()
        .map(statement -> ((HrgStatement.Check) statement).condition())
        .reduce(ConditionAlgebra::and)
        .filter(condition -> ConditionAlgebra.comparisons(condition) <= MOST_INLINE)
        .filter(
            condition -> !ConditionAlgebra.isAlternative(condition) || !onlyPositive.contains(key));
  }

  /** The alternative code that an action stands for. */
  private List<List<Code>> code(Edge edge) {
    List<List<Code>> ways = code(edge.action());
    ways.forEach(way -> way.forEach(code -> hints.note(code, edge)));
    return ways;
  }

  private List<List<Code>> code(Action action) {
    return switch (action) {
      case Action.Skip() -> List.of(List.of());
      case Action.Comparison(Expression left, Expression right, boolean negated)
          when negated && left.equals(right) ->
          test(ConditionAlgebra.NEVER);
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          test(comparison(left, right, negated ? Operator.UNEQUAL : Operator.EQUAL));
      case Action.Reachability check -> {
        HrgExpression condition = condition(check);
        yield test(check.negated() ? ConditionAlgebra.not(condition) : condition);
      }
      case Action.Assignment(Expression left, Expression right) ->
          plain(Hrg.set(expressions.of(left), expressions.of(right)));
      case Action.AnyAssignment(Expression left, Type type) -> anyAssignment(left, type);
      case Action.Tag(String symbol) ->
          plain(
              new HrgStatement.Tag(
                  List.of(Hrg.name(symbol)), artificialTags.contains(symbol), Origin.UNKNOWN));
      case Action.VariableTag(String variable) ->
          plain(new HrgStatement.VariableTag(Hrg.name(variable), Origin.UNKNOWN));
    };
  }

  /**
   * Values that can be compared only because of casts are never equal. HRG has no casts and rejects
   * such a comparison, so two different symbols are compared instead.
   */
  private HrgExpression comparison(Expression left, Expression right, Operator operator) {
    Optional<Shape> one = typing.typeOf(expressions.plain(left));
    Optional<Shape> other = typing.typeOf(expressions.plain(right));
    if (one.isPresent() && other.isPresent() && !typing.assignable(one.get(), other.get())) {
      return different(one.get(), other.get(), operator);
    }
    return Hrg.binary(expressions.of(left), operator, expressions.of(right));
  }

  private HrgExpression different(Shape one, Shape other, Operator operator) {
    if (one instanceof Shape.MapShape map && other instanceof Shape.MapShape second) {
      return typing.assignable(map.source(), second.source())
          ? different(map.target(), second.target(), operator)
          : different(map.source(), second.source(), operator);
    }
    return Hrg.binary(first(one), operator, first(other));
  }

  private HrgExpression first(Shape shape) {
    return switch (shape) {
      case Shape.SetShape set -> expressions.of(new Expression.Reference(set.symbols().getFirst()));
      case Shape.MapShape map -> first(map.target());
    };
  }

  private List<List<Code>> anyAssignment(Expression left, Type type) {
    HrgExpression target = expressions.of(left);
    HrgType written = expressions.type(type);
    boolean player = target.equals(Hrg.ref(Builtins.PLAYER));
    if (!player) {
      return plain(new HrgStatement.AnyAssignment(target, written, Origin.UNKNOWN));
    }
    List<List<Code>> ways = new ArrayList<>();
    if (typing.shape(type).orElseThrow() instanceof Shape.SetShape set) {
      for (String symbol : set.symbols()) {
        ways.addAll(plain(Hrg.set(target, expressions.of(new Expression.Reference(symbol)))));
      }
    }
    return ways;
  }

  private static List<List<Code>> plain(HrgStatement statement) {
    return List.of(List.of(new Code.Plain(statement)));
  }

  private static List<List<Code>> test(HrgExpression condition) {
    return List.of(List.of(new Code.Check(condition)));
  }
}
