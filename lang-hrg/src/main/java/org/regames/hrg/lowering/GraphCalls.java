package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.Name;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Pragma;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/**
 * Runs and checks graphs.
 *
 * <p>A graph is copied at every call. A reusable one is present once in the play, and once in each
 * check that runs it. Checks of the same graph with the same arguments share their nodes, wherever
 * they stand: nothing in them depends on where the check is made.
 */
final class GraphCalls {
  /** An existing check: a graph and its arguments, lowered. */
  private record CheckKey(String graph, List<Expression> arguments) {}

  private record CheckNodes(String start, String target) {}

  private final Declarations declarations;
  private final RepeatedFindings findings;
  private final Edges edges;
  private final ExpressionLowering expressions;
  private final CallGraph callGraph;
  private final StatementLowering statements;
  private final CopyNames names = new CopyNames();
  private final Map<CheckKey, CheckNodes> checks = new HashMap<>();
  private final Map<String, Integer> checkNumbers = new HashMap<>();
  private final AutomatonPart play = AutomatonPart.play();
  private final SequencedMap<String, List<String>> returns = new LinkedHashMap<>();
  private final Set<String> used = new LinkedHashSet<>();

  GraphCalls(
      Declarations declarations, ExpressionLowering expressions, CallGraph callGraph, Edges edges) {
    this.declarations = declarations;
    this.findings = declarations.findings();
    this.edges = edges;
    this.expressions = expressions;
    this.callGraph = callGraph;
    this.statements =
        new StatementLowering(
            declarations,
            expressions,
            new ConditionLowering(declarations, expressions, this, edges),
            this,
            edges);
    names.reserve(HrgKeywords.RULES);
    declarations.graphs().values().stream()
        .filter(graph -> graph.syntax().reusable())
        .forEach(graph -> names.reserve(graph.name()));
  }

  /** The pragmas about tags. */
  List<Pragma> pragmas() {
    List<String> tags = List.copyOf(statements.artificialTags());
    return tags.isEmpty() ? List.of() : List.of(new Pragma.ArtificialTag(tags, Origin.UNKNOWN));
  }

  /** The graphs that were lowered, in that order. */
  Set<String> used() {
    return used;
  }

  /**
   * The symbols that tell each called reusable graph where to return to, in the order of the calls.
   */
  SequencedMap<String, List<String>> returns() {
    return returns;
  }

  /** Lowers a graph that nothing calls: {@code rules}, or an unused one, just to check it. */
  void root(Declarations.Graph graph) {
    Instance instance = Instance.root(names.take(graph.name()), names, play);
    body(graph, instance.begin(), instance);
  }

  private void body(Declarations.Graph graph, String from, Instance instance) {
    used.add(graph.name());
    Flow flow = Flow.of(instance, GeneratedNames.scope(graph));
    statements.block(graph.syntax().body(), from, instance.returnTo(), flow);
  }

  /** Runs a graph on the way from one node to another. */
  void call(HrgStatement.Call call, String from, String to, Flow flow) {
    Optional<Declarations.Graph> found = find(call.graph(), call.arguments().size(), call.origin());
    int before = findings.errors();
    boolean isGraph = declarations.graphs().containsKey(call.graph().text());
    List<Expression> lowered = isGraph ? lower(call.arguments(), flow) : List.of();
    if (found.isEmpty() || callGraph.isRecursive(call.graph().text())) {
      edges.skip(from, to, call.origin());
      return;
    }
    Declarations.Graph graph = found.get();
    boolean fit =
        findings.errors() == before && fit(graph, call.arguments(), lowered, call.origin(), flow);
    List<Expression> arguments = fit ? lowered : List.of();
    edges.reserveCopy(call.origin());
    Instance callee = flow.instance().callee(graph.name());
    assign(graph, arguments, from, callee.begin(), callee, call.origin());
    if (!graph.syntax().reusable()) {
      body(graph, callee.begin(), callee);
      edges.skip(callee.returnTo(), to, call.origin());
      return;
    }
    Instance shared = reusable(graph, callee.world());
    enter(graph, callee.begin(), shared, callee.name(), call.origin());
    Expression symbol = new Expression.Reference(callee.name());
    Action returns = new Action.Comparison(returnVariable(graph), symbol, false);
    edges.add(shared.returnTo(), to, returns, call.origin());
  }

  /**
   * Goes to the first node of a reusable graph, after setting the symbol that identifies the call.
   */
  private void enter(
      Declarations.Graph graph, String from, Instance shared, String symbol, Origin origin) {
    returns.computeIfAbsent(graph.name(), _ -> new ArrayList<>()).add(symbol);
    Expression value = new Expression.Reference(symbol);
    Action store = new Action.Assignment(returnVariable(graph), value);
    edges.add(from, shared.begin(), store, origin);
  }

  private static Expression returnVariable(Declarations.Graph graph) {
    return new Expression.Reference(GeneratedNames.returnVariable(graph.name()));
  }

  /** The one copy of a reusable graph in the play or in a check. */
  private Instance reusable(Declarations.Graph graph, AutomatonPart world) {
    Instance known = world.reusables().get(graph.name());
    if (known == null) {
      String wanted = world.nameOf(graph.name());
      String name = world == play ? names.take(wanted) : names.unused(wanted);
      known = Instance.root(name, names, world);
      world.reusables().put(graph.name(), known);
      body(graph, known.begin(), known);
    }
    return known;
  }

  private List<Expression> lower(List<HrgExpression> arguments, Flow flow) {
    return arguments.stream().map(argument -> expressions.lower(argument, flow.scope())).toList();
  }

  private boolean fit(
      Declarations.Graph graph,
      List<HrgExpression> written,
      List<Expression> lowered,
      Origin call,
      Flow flow) {
    TypeCheck types = expressions.types();
    List<TypeCheck.Typed> arguments = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      arguments.add(types.typed(written.get(i), lowered.get(i), flow.scope()));
    }
    return types.arguments(graph, arguments, call);
  }

  /** Stores the arguments of a graph, from left to right, on the way to a node. */
  private void assign(
      Declarations.Graph graph,
      List<Expression> arguments,
      String from,
      String to,
      Instance instance,
      Origin origin) {
    if (arguments.isEmpty()) {
      edges.skip(from, to, origin);
    }
    String at = from;
    List<String> names = GeneratedNames.arguments(graph);
    for (int i = 0; i < arguments.size(); i++) {
      String next = i == arguments.size() - 1 ? to : instance.node();
      Expression argument = arguments.get(i);
      Expression variable = new Expression.Reference(names.get(i), argument.origin());
      edges.add(at, next, new Action.Assignment(variable, argument), argument.origin());
      at = next;
    }
  }

  /** The graph of this name, if it takes this many arguments; otherwise the mistake is reported. */
  private Optional<Declarations.Graph> find(Name name, int arguments, Origin origin) {
    Declarations.Graph graph = declarations.graphs().get(name.text());
    if (graph == null) {
      if (!declarations.isBroken(name.text())) {
        findings.report(declarations.suggestions().graph(name, arguments));
      }
      return Optional.empty();
    }
    int parameters = graph.parameters().size();
    if (parameters != arguments) {
      findings.report(
          Diagnostic.error(
                  "arity",
                  origin,
                  "the graph `"
                      + name
                      + "` takes "
                      + (parameters == 1 ? "1 argument" : parameters + " arguments")
                      + ", not "
                      + arguments)
              .withNote(graph.syntax().name().origin(), "defined here"));
      return Optional.empty();
    }
    return Optional.of(graph);
  }

  /** The check for {@code reachable(f(…))}, or for its negation. */
  Action reachability(HrgExpression.Application e, boolean negated, Flow flow) {
    Optional<HrgExpression> checked =
        e.arguments().size() == 1 ? Optional.of(e.arguments().getFirst()) : Optional.empty();
    return switch (checked.orElse(null)) {
      case HrgExpression.Application call
          when !call.brackets() && call.map() instanceof HrgExpression.Reference(Name name) ->
          reachability(name, call.arguments(), call.origin(), negated, flow);
      case HrgExpression.Construction call ->
          reachability(call.constructor(), call.arguments(), call.origin(), negated, flow);
      case null, default -> {
        findings.report(
            Diagnostic.error("not-a-graph", e.origin(), "`reachable` takes one call of a graph")
                .withHint("for example `reachable(win(me))`"));
        yield new Action.Skip();
      }
    };
  }

  private Action reachability(
      Name name, List<HrgExpression> written, Origin origin, boolean negated, Flow flow) {
    Optional<Declarations.Graph> graph = find(name, written.size(), origin);
    int before = findings.errors();
    List<Expression> arguments = lower(written, flow);
    if (graph.isEmpty()
        || callGraph.isRecursive(name.text())
        || findings.errors() != before
        || !fit(graph.get(), written, arguments, origin, flow)) {
      return new Action.Skip();
    }
    CheckKey key = new CheckKey(name.text(), arguments);
    CheckNodes check = checks.get(key);
    if (check == null) {
      check = check(graph.get(), arguments, origin);
      checks.put(key, check);
    }
    return new Action.Reachability(check.start(), check.target(), negated);
  }

  private CheckNodes check(Declarations.Graph graph, List<Expression> arguments, Origin origin) {
    boolean shared = graph.syntax().reusable() && callGraph.isSelfContained(graph.name());
    return shared ? sharedCheck(graph, arguments, origin) : copiedCheck(graph, arguments, origin);
  }

  private Instance checkInstance(Declarations.Graph graph) {
    int number = checkNumbers.merge(graph.name(), 1, Integer::sum);
    return Instance.check(names.unused(graph.name() + "_check" + number), names);
  }

  private CheckNodes copiedCheck(
      Declarations.Graph graph, List<Expression> arguments, Origin origin) {
    Instance instance = checkInstance(graph);
    String ready = instance.node();
    assign(graph, arguments, instance.begin(), ready, instance, origin);
    body(graph, ready, instance);
    return new CheckNodes(instance.begin(), instance.returnTo());
  }

  /**
   * A check through the copy of a reusable graph in the play. If that is also called, the check
   * sets a symbol of its own, so that no path of the check follows the return edge of an earlier
   * call.
   */
  private CheckNodes sharedCheck(
      Declarations.Graph graph, List<Expression> arguments, Origin origin) {
    Instance shared = reusable(graph, play);
    boolean called = callGraph.isCalled(graph.name());
    if (!called && arguments.isEmpty()) {
      return new CheckNodes(shared.begin(), shared.returnTo());
    }
    Instance entry = checkInstance(graph);
    String ready = called ? entry.node() : shared.begin();
    assign(graph, arguments, entry.begin(), ready, entry, origin);
    if (called) {
      enter(graph, ready, shared, entry.name(), origin);
    }
    return new CheckNodes(entry.begin(), shared.returnTo());
  }
}
