package org.regames.hrg.lowering;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.regames.hrg.evaluation.Declarations;
import org.regames.hrg.evaluation.Domains;
import org.regames.hrg.evaluation.HrgTerm;
import org.regames.hrg.evaluation.RepeatedFindings;
import org.regames.hrg.evaluation.Scope;
import org.regames.hrg.evaluation.TermType;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.Name;
import org.regames.ir.ParameterVariable;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.Origin;

/** The variables and types that graphs need, and their names. */
final class GeneratedNames {
  private final Map<String, Optional<TermType>> variables = new HashMap<>();
  private final Declarations declarations;
  private final RepeatedFindings findings;

  /** Reports every generated name that is already taken. */
  GeneratedNames(Declarations declarations) {
    this.declarations = declarations;
    this.findings = declarations.findings();
    for (Declarations.Graph graph : declarations.graphs().values()) {
      List<String> names = arguments(graph);
      for (int i = 0; i < names.size(); i++) {
        Name parameter = graph.syntax().parameters().get(i).name();
        Optional<TermType> type = graph.parameters().get(i);
        add(
            names.get(i),
            type,
            parameter,
            "the parameter `" + parameter + "` of `" + graph.name() + "`");
      }
      if (graph.syntax().reusable()) {
        Name name = graph.syntax().name();
        add(
            returnVariable(graph.name()),
            Optional.empty(),
            name,
            "the reusable graph `" + name + "`");
        if (declarations.domains().find(returnType(graph.name())).isPresent()) {
          clash(returnType(graph.name()), name.origin(), "the reusable graph `" + name + "`");
        }
      }
    }
  }

  private void add(String generated, Optional<TermType> type, Name owner, String what) {
    Domains domains = declarations.domains();
    boolean taken =
        declarations.variables().containsKey(generated)
            || declarations.functions().find(generated).isPresent()
            || domains.isSymbol(generated);
    if (variables.put(generated, type) != null || taken) {
      clash(generated, owner.origin(), what);
    }
  }

  private void clash(String generated, Origin origin, String what) {
    findings.report(
        Diagnostic.error(
                "name-clash",
                origin,
                what + " needs the name `" + generated + "`, which something else has already")
            .withHint("rename one of them"));
  }

  /** Whether a variable is one of these. */
  boolean isVariable(String name) {
    return variables.containsKey(name);
  }

  /** The type of the variable of an argument. */
  Optional<TermType> type(String variable) {
    return variables.getOrDefault(variable, Optional.empty());
  }

  /** The variables of a graph's arguments, in the order of its parameters. */
  static List<String> arguments(Declarations.Graph graph) {
    List<String> names = new ArrayList<>();
    for (Parameter parameter : graph.syntax().parameters()) {
      names.add(
          new ParameterVariable(graph.name(), names.size(), parameter.name().text()).variable());
    }
    return names;
  }

  /** The meanings of the parameters in the body of a graph. */
  static Scope scope(Declarations.Graph graph) {
    Scope scope = Scope.EMPTY;
    List<String> names = arguments(graph);
    for (int i = 0; i < names.size(); i++) {
      String parameter = graph.syntax().parameters().get(i).name().text();
      scope = scope.with(parameter, new HrgTerm.Stored(names.get(i)));
    }
    return scope;
  }

  /** The variable that says where a reusable graph returns to. */
  static String returnVariable(String graph) {
    return graph + "_return";
  }

  /** The type of {@link #returnVariable}. */
  static String returnType(String graph) {
    return graph + "_return_type";
  }
}
