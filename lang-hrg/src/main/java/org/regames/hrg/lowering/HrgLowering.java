package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.evaluation.Constants;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.Domains;
import org.regames.hrg.evaluation.EvaluationException;
import org.regames.hrg.evaluation.Functions;
import org.regames.hrg.evaluation.NameCheck;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.evaluation.Scope;
import org.regames.hrg.evaluation.TermType;
import org.regames.hrg.evaluation.TextHole;
import org.regames.hrg.evaluation.Types;
import org.regames.hrg.syntax.Generator;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Element;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgGame;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Builtins;
import org.regames.ir.Constant;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.Pragma;
import org.regames.ir.Type;
import org.regames.ir.TypeDefinition;
import org.regames.ir.Value;
import org.regames.ir.Variable;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Diagnostics;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/** Translates HRG to the IR. */
public final class HrgLowering {
  /** The graph where a game begins. */
  private final RepeatedFindings findings;

  private final Budget budget;
  private final HrgGame game;
  private final boolean isWhole;
  private final Domains domains;
  private final Declarations declarations;
  private final List<TypeDefinition> types = new ArrayList<>();
  private final List<Constant> constants = new ArrayList<>();
  private final List<Variable> variables = new ArrayList<>();
  private final List<Pragma> pragmas = new ArrayList<>();

  private HrgLowering(Parsed parsed, RepeatedFindings findings, Budget budget) {
    this.findings = findings;
    this.budget = budget;
    this.game = parsed.game();
    this.isWhole = parsed.broken().isEmpty();
    this.domains = new Domains(game, parsed.broken(), parsed.symbolsKnown(), findings, budget);
    this.declarations =
        new Declarations(parsed, domains, new Types(parsed, domains, findings), findings, budget);
  }

  /**
   * Checks and lowers a syntax tree. Errors go to the diagnostics; in this case the result lacks
   * the actions that are wrong.
   *
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   */
  public static Game lower(Parsed parsed, Diagnostics diagnostics, Budget budget) {
    HrgLowering lowering = new HrgLowering(parsed, new RepeatedFindings(diagnostics), budget);
    lowering.types();
    List<Edge> edges = List.of();
    if (!lowering.declarations.hidesBuiltin()) {
      lowering.values();
      edges = lowering.graphs();
    }
    return Builtins.complete(
        new Game(lowering.types, lowering.constants, lowering.variables, edges, lowering.pragmas));
  }

  private void types() {
    for (HrgDefinition.Domain domain : game.all(HrgDefinition.Domain.class)) {
      Optional<TermType.SetOf> set = domains.find(domain.name().text());
      if (set.isPresent()) {
        List<String> symbols = List.copyOf(set.get().members().keySet());
        types.add(
            new TypeDefinition(
                domain.name().text(),
                new Type.SetType(symbols, domain.origin()),
                domain.name().origin()));
        integerOffset(domain)
            .ifPresent(
                first ->
                    pragmas.add(new Pragma.IntegerRange(first.text(), symbols, domain.origin())));
      }
    }
  }

  /** The first number of {@code C(N) where N in a..b}, if a domain has that form. */
  private static Optional<Name> integerOffset(HrgDefinition.Domain domain) {
    return domain.elements().size() == 1
            && domain.elements().getFirst() instanceof Element.Construction element
            && element.arguments().size() == 1
            && element.generators().size() == 1
            && element.generators().getFirst().values()
                instanceof Generator.Values.Range(Name first, Name _)
        ? Optional.of(first)
        : Optional.empty();
  }

  private void values() {
    NameCheck names = new NameCheck(declarations);
    Constants values = new Constants(declarations.functions(), findings, budget);
    for (Functions.Declared function : declarations.functions().all()) {
      int before = findings.errors();
      names.check(function.syntax());
      if (findings.errors() != before || declarations.isBroken(function.name())) {
        declarations.functions().markBroken(function.name());
      }
    }
    for (Functions.Declared function : declarations.functions().all()) {
      function
          .type()
          .ifPresent(
              type ->
                  constants.add(
                      new Constant(
                          function.name(),
                          type.ir(),
                          function.sound() ? values.table(function, type) : type.first(),
                          function.syntax().name().origin())));
    }
    for (Declarations.Variable variable : declarations.variables().values()) {
      if (!variable.builtIn() && variable.type().isPresent()) {
        variables.add(variable(variable, variable.type().get(), names, values));
      }
    }
  }

  private Variable variable(
      Declarations.Variable variable, TermType type, NameCheck names, Constants values) {
    Name name = variable.name();
    Value initial =
        variable
            .initial()
            .filter(_ -> !declarations.isBroken(name.text()))
            .map(e -> initial(e, type, names, values))
            .orElse(type.first());
    return new Variable(name.text(), type.ir(), initial, name.origin());
  }

  private Value initial(HrgExpression e, TermType type, NameCheck names, Constants values) {
    int before = findings.errors();
    names.check(e);
    if (findings.errors() == before) {
      try {
        return values.value(
            declarations.functions().evaluator().evaluate(e, Scope.EMPTY),
            type,
            e.origin(),
            "the initial value");
      } catch (EvaluationException failure) {
        failure.diagnostic().ifPresent(findings::report);
      }
    }
    return type.first();
  }

  private List<Edge> graphs() {
    Edges edges = new Edges(budget);
    GeneratedNames names = new GeneratedNames(declarations);
    GraphCalls calls =
        new GraphCalls(
            declarations,
            new ExpressionLowering(declarations, names),
            new CallGraph(declarations),
            edges);
    Declarations.Graph rules = declarations.graphs().get(HrgKeywords.RULES);
    if (rules != null) {
      rules(rules, calls, edges);
    }
    generated(calls);
    pragmas.addAll(calls.pragmas());
    List<Edge> live = edges.live();
    // Graphs that nothing uses are lowered just to find their errors.
    for (Declarations.Graph graph : declarations.graphs().values()) {
      if (!calls.used().contains(graph.name())) {
        calls.root(graph);
      }
    }
    return live;
  }

  private void rules(Declarations.Graph rules, GraphCalls calls, Edges edges) {
    Origin origin = rules.syntax().name().origin();
    if (!rules.parameters().isEmpty()) {
      findings.error(
          "arity", origin, "the graph `rules` takes no arguments: nothing could give them");
    }
    edges.skip(Edge.BEGIN, HrgKeywords.RULES + "_begin", origin);
    calls.root(rules);
    String end = HrgKeywords.RULES + "_end";
    edges.skip(end, Edge.END, origin);
    boolean reached = edges.live().stream().anyMatch(edge -> edge.from().equals(end));
    boolean isSound = isWhole && findings.errors() == 0;
    if (isSound && edges.live().stream().noneMatch(edge -> edge.to().equals(Edge.END))) {
      findings.report(
          Diagnostic.warning(
                  "no-way-to-end",
                  origin,
                  "no play can end: nothing that `rules` runs calls `end()`")
              .withHint("end the game with `end()` where it is decided"));
    }
    if (reached && !declarations.isBroken(TextHole.WORD)) {
      findings.report(
          Diagnostic.warning(
                  "rules-end",
                  origin,
                  "the end of `rules` can be reached, but reaching it is not a move")
              .withHint("end the game with `end()`"));
    }
  }

  /** Variables for arguments and returns. */
  private void generated(GraphCalls calls) {
    for (String name : calls.used()) {
      Declarations.Graph graph = declarations.graphs().get(name);
      List<String> names = GeneratedNames.arguments(graph);
      for (int i = 0; i < names.size(); i++) {
        String variable = names.get(i);
        Origin origin = graph.syntax().parameters().get(i).name().origin();
        graph
            .parameters()
            .get(i)
            .ifPresent(
                type -> variables.add(new Variable(variable, type.ir(), type.first(), origin)));
      }
    }
    for (Map.Entry<String, List<String>> graph : calls.returns().entrySet()) {
      Origin origin = declarations.graphs().get(graph.getKey()).syntax().name().origin();
      String type = GeneratedNames.returnType(graph.getKey());
      if (domains.isDefined(type)) {
        continue; // a clash, reported
      }
      types.add(new TypeDefinition(type, new Type.SetType(graph.getValue()), origin));
      variables.add(
          new Variable(
              GeneratedNames.returnVariable(graph.getKey()),
              new Type.Named(type),
              new Value.Named(graph.getValue().getFirst()),
              origin));
    }
  }
}
