package org.regames.hrg.emit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.Action;
import org.regames.ir.Builtins;
import org.regames.ir.Edge;
import org.regames.ir.Expression;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.analysis.Shape;
import org.regames.ir.analysis.Typing;
import org.regames.ir.diagnostic.Origin;

/** Writes the automaton as graphs: the play as {@code rules}, each check as a graph of its own. */
final class Rules {
  static final String RULES = "rules";

  private record CheckKey(String from, String to) {}

  private final Walks walks;
  private final Expressions expressions;
  private final Typing typing;
  private final FreshNames graphNames;
  private final Dispatch dispatch;
  private final Hints hints = new Hints();
  private final Set<String> artificialTags;
  private final Map<CheckKey, String> checks = new HashMap<>();
  private final Map<List<HrgStatement>, String> bodies = new HashMap<>();
  private final Map<String, List<HrgStatement>> graphs = new LinkedHashMap<>();

  Rules(Game game, Expressions expressions, FreshNames graphNames, Dispatch dispatch) {
    this.walks = new Walks(game);
    this.typing = Typing.of(game);
    this.expressions = expressions;
    this.graphNames = graphNames;
    this.dispatch = dispatch;
    this.artificialTags = new java.util.HashSet<>();
    for (Pragma pragma : game.pragmas()) {
      if (pragma instanceof Pragma.ArtificialTag(List<String> tags, _)) {
        artificialTags.addAll(tags);
      }
    }
  }

  /**
   * The bodies of all graphs by their names, checks before what uses them.
   *
   * @param rolled writes alternatives that are alike as one
   */
  Map<String, List<HrgStatement>> graphs(UnaryOperator<List<HrgStatement>> rolled) {
    graphs.put(RULES, body(walks.play(this::code)));
    graphs.replaceAll((_, body) -> rolled.apply(body));
    Reuse.reuse(graphs);
    Outlining.outline(graphs, statements -> graphNames.fresh(hints.of(statements)));
    return graphs;
  }

  private List<HrgStatement> body(FlowGraph part) {
    Compaction.compact(part);
    part.joinTests();
    Optional<List<HrgStatement>> body = structured(part, dispatch::reducible);
    if (body.isEmpty()) {
      Endings.copy(part);
      body = structured(part, dispatch::reducible);
    }
    return body.or(() -> structured(part, dispatch::flat)).orElseThrow();
  }

  /** The statements for a graph, where its jumps can be written. */
  private Optional<List<HrgStatement>> structured(
      FlowGraph original, UnaryOperator<FlowGraph> dispatched) {
    int places = dispatch.places();
    FlowGraph graph = dispatched.apply(original);
    Map<String, List<HrgStatement>> parts = new LinkedHashMap<>();
    Optional<List<HrgStatement>> body =
        Jumps.resolve(
            Structurer.structure(graph),
            graph.exit(),
            part -> {
              String known = bodies.get(part);
              if (known != null) {
                return known;
              }
              String name = graphNames.fresh(hints.of(part));
              parts.put(name, part);
              return name;
            });
    body.ifPresentOrElse(_ -> graphs.putAll(parts), () -> dispatch.forget(places));
    return body;
  }

  private String check(Action.Reachability check) {
    CheckKey key = new CheckKey(check.from(), check.to());
    String known = checks.get(key);
    if (known != null) {
      return known;
    }
    List<HrgStatement> body = body(walks.check(check.from(), check.to(), this::code));
    String name = bodies.get(body);
    if (name == null) {
      name = graphNames.fresh(graphName(check.from()));
      bodies.put(body, name);
      graphs.put(name, body);
    }
    checks.put(key, name);
    return name;
  }

  /** The graph that a node is of, where the node is named as our lowering does. */
  private static String graphName(String node) {
    return node.replaceFirst("_begin$", "").replaceFirst("_check\\d+$", "");
  }

  /** The ways that an action stands for. */
  private List<List<Code>> code(Edge edge) {
    List<List<Code>> ways = code(edge.action());
    ways.forEach(way -> way.forEach(code -> hints.note(code, edge)));
    return ways;
  }

  private List<List<Code>> code(Action action) {
    return switch (action) {
      case Action.Skip() -> List.of(List.of());
      case Action.Comparison(Expression left, Expression right, boolean negated) ->
          test(
              Syntax.binary(
                  negated
                      ? org.regames.hrg.syntax.Operator.UNEQUAL
                      : org.regames.hrg.syntax.Operator.EQUAL,
                  expressions.of(left),
                  expressions.of(right)));
      case Action.Reachability check -> {
        HrgExpression reachable =
            Syntax.call("reachable", List.of(Syntax.call(check(check), List.of())));
        yield test(check.negated() ? Conditions.not(reachable) : reachable);
      }
      case Action.Assignment(Expression left, Expression right) ->
          plain(Syntax.assignment(expressions.of(left), expressions.of(right)));
      case Action.AnyAssignment(Expression left, Type type) -> anyAssignment(left, type);
      case Action.Tag(String symbol) ->
          plain(
              new HrgStatement.Tag(
                  List.of(Syntax.name(symbol)), artificialTags.contains(symbol), Origin.UNKNOWN));
      case Action.VariableTag(String variable) ->
          plain(new HrgStatement.VariableTag(Syntax.name(variable), Origin.UNKNOWN));
    };
  }

  private List<List<Code>> anyAssignment(Expression left, Type type) {
    HrgExpression target = expressions.of(left);
    HrgType written = expressions.type(type);
    boolean player = target.equals(Syntax.reference(Builtins.PLAYER));
    if (!player) {
      return plain(new HrgStatement.AnyAssignment(target, written, Origin.UNKNOWN));
    }
    List<List<Code>> ways = new ArrayList<>();
    if (typing.shape(type).orElseThrow() instanceof Shape.SetShape set) {
      for (String symbol : set.symbols()) {
        ways.addAll(
            plain(Syntax.assignment(target, expressions.of(new Expression.Reference(symbol)))));
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
