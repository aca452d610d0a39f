package org.regames.hrg.evaluation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgDefinition.Case;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.hrg.syntax.Parsed;
import org.regames.ir.Builtins;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.ir.language.Budget;

/**
 * What the names of a game stand for, apart from its domains: functions, variables and graphs. The
 * constructor reports names that are defined twice or missing, and functions whose cases do not fit
 * their types.
 */
public final class Declarations {
  /** A variable of the game, written or built in. */
  public record Variable(
      Name name, Optional<TermType> type, Optional<HrgExpression> initial, boolean builtIn) {}

  /** A graph with its resolved parameters. */
  public record Graph(HrgDefinition.Graph syntax, List<Optional<TermType>> parameters) {
    public Graph {
      parameters = List.copyOf(parameters);
    }

    public String name() {
      return syntax.name().text();
    }
  }

  private static final Set<String> STATEMENTS =
      Set.of(
          HrgKeywords.CHECK,
          HrgKeywords.BREAK,
          HrgKeywords.CONTINUE,
          HrgKeywords.RETURN,
          HrgKeywords.END);

  private final Domains domains;
  private final Types types;
  private final RepeatedFindings findings;
  private final Set<String> broken;
  private final Map<String, Name> values = new HashMap<>();
  private final Map<String, Variable> variables = new LinkedHashMap<>();
  private final Map<String, Graph> graphs = new LinkedHashMap<>();
  private final Functions functions;
  private boolean hidesBuiltin;
  private final Suggestions suggestions = new Suggestions(this);

  /** Resolves everything but domains, which are given. */
  public Declarations(
      Parsed parsed, Domains domains, Types types, RepeatedFindings findings, Budget budget) {
    this.domains = domains;
    this.types = types;
    this.findings = findings;
    this.broken = new HashSet<>(parsed.broken());
    List<Functions.Declared> declared = new ArrayList<>();
    for (HrgDefinition definition : parsed.game().definitions()) {
      switch (definition) {
        case HrgDefinition.Domain _ -> {}
        case HrgDefinition.Function function -> {
          if (isNew(function.name(), "function")) {
            declared.add(function(function));
          }
        }
        case HrgDefinition.Variable variable -> {
          if (isNew(variable.name(), "variable")) {
            variable(variable);
          }
        }
        case HrgDefinition.Graph graph -> graph(graph);
      }
    }
    addBuiltin(Builtins.PLAYER, Builtins.PLAYER_OR_SYSTEM_TYPE);
    addBuiltin(Builtins.GOALS, Builtins.GOALS_TYPE);
    addBuiltin(Builtins.VISIBLE, Builtins.VISIBILITY_TYPE);
    functions = new Functions(declared, types, budget);
    if (!parsed.isNonsense()) {
      reportMissing(parsed.end());
    }
    values.values().forEach(this::reportSymbol);
  }

  private void variable(HrgDefinition.Variable variable) {
    variables.put(
        variable.name().text(),
        new Variable(variable.name(), types.declared(variable.type()), variable.initial(), false));
  }

  private void addBuiltin(String name, String type) {
    Name unknown = new Name(name, Origin.UNKNOWN);
    if (!variables.containsKey(name)) {
      values.putIfAbsent(name, unknown);
      Optional<TermType> resolved =
          domains.find(Builtins.PLAYER_TYPE).isPresent()
              ? types.declared(new HrgType.Named(new Name(type, Origin.UNKNOWN)))
              : Optional.empty();
      variables.put(name, new Variable(unknown, resolved, Optional.empty(), true));
    }
  }

  private boolean isNew(Name name, String kind) {
    if (Name.isNumber(name.text())) {
      findings.report(
          Diagnostic.error(
                  "reserved-name",
                  name.origin(),
                  "`"
                      + name
                      + "` is a number; a "
                      + kind
                      + " of this name could not be told from it")
              .withHint("begin the name with a letter"));
      broken.add(name.text()); // uses of the number need no further reports
      if (domains.symbols().containsKey(name.text())) {
        return false;
      }
    }
    Name first = values.putIfAbsent(name.text(), name);
    boolean builtIn =
        kind.equals("function")
            && List.of(Builtins.PLAYER, Builtins.GOALS, Builtins.VISIBLE).contains(name.text());
    if (first != null) {
      findings.report(
          Diagnostic.error("duplicate-name", name.origin(), "`" + name + "` is defined twice")
              .withNote(first.origin(), "first defined here"));
    } else if (builtIn) {
      findings.error(
          "duplicate-name",
          name.origin(),
          "`" + name + "` is a variable that every game has; a function needs another name");
    }
    return first == null && !builtIn;
  }

  private void reportSymbol(Name name) {
    Origin symbol = domains.symbols().get(name.text());
    if (symbol != null && !name.origin().isKnown()) {
      hidesBuiltin = true;
      findings.error(
          "duplicate-name",
          symbol,
          "`" + name + "` is a variable that every game has; a symbol needs another name");
    } else if (symbol != null) {
      Origin place = symbol.isKnown() ? symbol : name.origin();
      Diagnostic error =
          Diagnostic.error(
              "duplicate-name",
              place,
              "`" + name + "` is a symbol and also a variable or function");
      findings.report(
          symbol.isKnown()
              ? error.withNote(name.origin(), "the variable or function is defined here")
              : error);
    }
  }

  private Functions.Declared function(HrgDefinition.Function function) {
    int before = findings.errors();
    Optional<TermType> type = types.declared(function.type());
    int patterns = function.cases().getFirst().patterns().size();
    for (Case option : function.cases()) {
      if (option.patterns().size() != patterns) {
        findings.error(
            "arity",
            option.origin(),
            "this case has "
                + count(option.patterns().size(), "pattern")
                + ", the first one of `"
                + function.name()
                + "` has "
                + patterns);
      }
    }
    int arrows = type.map(resolved -> resolved.sources().size()).orElse(patterns);
    if (patterns > arrows) {
      findings.error(
          "arity",
          function.cases().getFirst().origin(),
          "`"
              + function.name()
              + "` has "
              + count(patterns, "pattern")
              + " here, but its type `"
              + function.type()
              + "` has "
              + count(arrows, "arrow"));
    }
    boolean sound = type.isPresent() && findings.errors() == before;
    return new Functions.Declared(function, type, patterns, sound);
  }

  /** {@code 1 pattern}, {@code 2 patterns}. */
  static String count(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }

  private void graph(HrgDefinition.Graph graph) {
    Graph first = graphs.get(graph.name().text());
    if (first != null) {
      findings.report(
          Diagnostic.error(
                  "duplicate-name",
                  graph.name().origin(),
                  "the graph `" + graph.name() + "` is defined twice")
              .withNote(first.syntax().name().origin(), "first defined here"));
      return;
    }
    if (STATEMENTS.contains(graph.name().text())) {
      findings.error(
          "reserved-name",
          graph.name().origin(),
          "`" + graph.name() + "(…)` is a statement; a graph of this name could not be called");
    }
    List<Optional<TermType>> parameters = new ArrayList<>();
    Map<String, Name> names = new HashMap<>();
    for (Parameter parameter : graph.parameters()) {
      parameters.add(types.declared(parameter.type()));
      Name other = names.putIfAbsent(parameter.name().text(), parameter.name());
      if (other != null) {
        findings.report(
            Diagnostic.error(
                    "duplicate-name",
                    parameter.name().origin(),
                    "`" + parameter.name() + "` is a parameter twice")
                .withNote(other.origin(), "first here"));
      }
    }
    graphs.put(graph.name().text(), new Graph(graph, parameters));
  }

  /**
   * Reports missing definitions that every game needs, at the end of the text: other mistakes come
   * first.
   */
  private void reportMissing(Origin end) {
    for (String domain : List.of(Builtins.PLAYER_TYPE, Builtins.SCORE_TYPE)) {
      if (!domains.isDefined(domain)) {
        String example = domain.equals(Builtins.PLAYER_TYPE) ? "white | black" : "0 | 50 | 100";
        String holes = TextHole.WORD + " | " + TextHole.WORD;
        findings.report(
            Diagnostic.error(
                    "missing-" + domain.toLowerCase(java.util.Locale.ROOT),
                    end,
                    "every game needs a domain `" + domain + "`")
                .withHint("for example `domain " + domain + " = " + example + "`")
                .withFix(
                    "add a domain `" + domain + "`", end, "\n\ndomain " + domain + " = " + holes));
      }
    }
    if (!graphs.containsKey(HrgKeywords.RULES) && !broken.contains(HrgKeywords.RULES)) {
      findings.report(
          Diagnostic.error(
                  "missing-rules", end, "every game needs a graph `rules`, where it begins")
              .withHint(
                  NearestName.among(graphs.keySet())
                      .find(HrgKeywords.RULES)
                      .map(near -> "is the graph `" + near + "` meant to be it?")
                      .orElse("for example `graph rules() { loop { turn() } }`"))
              .withFix(
                  "add a graph `rules`", end, "\n\ngraph rules() {\n  " + TextHole.WORD + "\n}"));
    }
  }

  public Domains domains() {
    return domains;
  }

  public Types types() {
    return types;
  }

  public Functions functions() {
    return functions;
  }

  public Suggestions suggestions() {
    return suggestions;
  }

  public RepeatedFindings findings() {
    return findings;
  }

  /** All variables, the built-in ones last. */
  public Map<String, Variable> variables() {
    return variables;
  }

  /** All graphs in the order of their definition. */
  public Map<String, Graph> graphs() {
    return graphs;
  }

  /**
   * Whether a symbol has the name of a built-in variable, so that expressions with it are
   * ambiguous.
   */
  public boolean hidesBuiltin() {
    return hidesBuiltin;
  }

  /** Whether a name is defined somewhere, but that definition could not be read. */
  public boolean isBroken(String name) {
    return broken.contains(name);
  }
}
