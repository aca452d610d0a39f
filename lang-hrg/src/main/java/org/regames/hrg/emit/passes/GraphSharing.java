package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.naming.GraphNaming;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.emit.terms.Weights;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.diagnostic.Origin;

/** The implementation of {@link ShareGraphs}, one family at a time; each instance is used once. */
final class GraphSharing {
  private static final int MOST_PARAMETERS = 4;

  /** How many lines a graph with parameters has to save. */
  private static final int LEAST_SAVED = 5;

  /** Lines of a graph besides its statements. */
  private static final int FRAME = 3;

  private static final String ANY_PARAMETER = "value";

  /** Games with more graphs keep all of them. */
  private static final int MOST_GRAPHS = 300;

  final Map<String, List<HrgStatement>> graphs;
  final Map<String, List<Parameter>> parameters;
  final Map<String, GraphName> wanted;
  private final Map<String, List<String>> domains;
  private final WrittenTypes types;
  private final Set<String> variables;
  private final Set<String> taken;

  GraphSharing(HrgDraft draft) {
    this.graphs = draft.bodies();
    this.parameters = draft.parameters();
    this.wanted = new HashMap<>(draft.names());
    this.domains = draft.domains();
    this.types = new WrittenTypes(draft.game());
    this.variables = draft.variables();
    this.taken = draft.reserved();
  }

  /**
   * Graphs of one shape.
   *
   * @param arguments for each graph, the arguments with which the shared one is called instead
   * @param classes which symbols of the shape are always equal
   * @param weight how many lines each has
   */
  private record Family(
      GraphShape shape, Map<String, List<String>> arguments, SymbolClasses classes, int weight) {
    String first() {
      return arguments.keySet().iterator().next();
    }

    int parameters() {
      return arguments.get(first()).size();
    }

    int saved() {
      return (arguments.size() - 1) * (weight + FRAME) - parameters();
    }

    boolean isWorthIt() {
      return saved() >= LEAST_SAVED;
    }
  }

  /** Shares the family that saves most, until none saves anything. */
  void share() {
    Optional<Family> family = Optional.empty();
    do {
      family = graphs.size() > MOST_GRAPHS ? Optional.empty() : next();
      family.ifPresent(this::merge);
    } while (family.isPresent());
  }

  /** What graphs of one family have in common. */
  private record Likeness(
      List<HrgStatement> skeleton, List<Parameter> parameters, Optional<String> nameInSource) {}

  /** The family whose sharing saves most. */
  private Optional<Family> next() {
    Set<String> played = PlayedGraphs.of(graphs);
    Map<Likeness, Map<String, GraphShape>> alike = new LinkedHashMap<>();
    for (String name : SortGraphs.sorted(graphs).keySet()) {
      if (!played.contains(name) && wanted.containsKey(name)) {
        GraphShape shape = GraphShape.of(graphs.get(name), this::isSymbol, types);
        GraphName called = wanted.get(name);
        Optional<String> nameInSource =
            called.isFromSource() ? Optional.of(called.text()) : Optional.empty();
        alike
            .computeIfAbsent(
                new Likeness(shape.skeleton(), parametersOf(name), nameInSource),
                _ -> new LinkedHashMap<>())
            .put(name, shape);
      }
    }
    return alike.entrySet().stream()
        .flatMap(it -> families(it.getValue(), it.getKey().parameters.size()).stream())
        .filter(Family::isWorthIt)
        .max(Comparator.comparingInt(Family::saved));
  }

  private boolean isSymbol(String name) {
    return !variables.contains(name)
        && domains.values().stream().anyMatch(members -> members.contains(name));
  }

  private List<Parameter> parametersOf(String graph) {
    return parameters.getOrDefault(graph, List.of());
  }

  /** For each graph of some shape, the family that it can form with this many parameters. */
  private List<Family> families(Map<String, GraphShape> alike, int parameters) {
    List<String> names = List.copyOf(alike.keySet());
    List<Family> families = new ArrayList<>();
    for (int most = 1; most <= MOST_PARAMETERS - parameters; most++) {
      for (int i = 0; i + 1 < names.size(); i++) {
        families.add(family(alike, names.subList(i, names.size()), most));
      }
    }
    return families;
  }

  /**
   * The first of some graphs, and then, in order, as many of the others as this many symbols allow.
   */
  private Family family(Map<String, GraphShape> alike, List<String> names, int most) {
    GraphShape shape = alike.get(names.getFirst());
    SymbolClasses classes = SymbolClasses.of(shape.symbols());
    List<String> members = new ArrayList<>();
    for (String name : names) {
      SymbolClasses next = classes.and(alike.get(name).symbols());
      if (next.varying().size() <= most) {
        classes = next;
        members.add(name);
      }
    }
    Map<String, List<String>> arguments = new LinkedHashMap<>();
    for (String name : members) {
      arguments.put(name, classes.varying().stream().map(alike.get(name).symbols()::get).toList());
    }
    int weight = graphs.get(names.getFirst()).stream().mapToInt(Weights::of).sum();
    return new Family(shape, arguments, classes, weight);
  }

  private void merge(Family family) {
    FreshNames fresh = new FreshNames(taken);
    parametersOf(family.first()).forEach(parameter -> fresh.fresh(parameter.name().text()));
    List<Parameter> all = new ArrayList<>(parametersOf(family.first()));
    Set<String> known = new HashSet<>(variables);
    List<String> names = new ArrayList<>();
    for (int i = 0; i < family.parameters(); i++) {
      int argument = i;
      Set<String> values =
          family.arguments.values().stream()
              .map(symbols -> symbols.get(argument))
              .collect(Collectors.toCollection(LinkedHashSet::new));
      HrgType type =
          family
              .shape
              .types()
              .get(family.classes.varying().get(i))
              .filter(
                  it -> it instanceof HrgType.Named(Name domain) && hasAll(domain.text(), values))
              .orElseGet(() -> type(values));
      String wanted = parameterName(type);
      names.add(fresh.fresh(taken.contains(wanted) ? ANY_PARAMETER : wanted));
      all.add(new Parameter(Hrg.name(names.getLast()), type));
    }
    known.addAll(names);
    List<HrgStatement> body = family.shape.with(family.classes.filled(names), types);
    GraphName called = name(family, body, known);
    Set<String> used = new HashSet<>(taken);
    used.addAll(graphs.keySet());
    used.removeAll(family.arguments.keySet());
    String name = new FreshNames(used).fresh(called.text());
    Map<String, List<HrgStatement>> changed = new LinkedHashMap<>();
    for (Map.Entry<String, List<HrgStatement>> graph : graphs.entrySet()) {
      if (graph.getKey().equals(family.first())) {
        changed.put(name, body);
      } else if (!family.arguments.containsKey(graph.getKey())) {
        changed.put(graph.getKey(), graph.getValue());
      }
    }
    family.arguments.keySet().forEach(parameters::remove);
    parameters.put(name, all);
    wanted.put(name, called);
    graphs.clear();
    graphs.putAll(changed);
    graphs.replaceAll(
        (_, list) -> checks(calls(list, name, family.arguments), name, family.arguments));
  }

  private boolean hasAll(String domain, Set<String> symbols) {
    return domains.getOrDefault(domain, List.of()).containsAll(symbols);
  }

  /** The name in the source, otherwise one for what the statements do. */
  private GraphName name(Family family, List<HrgStatement> body, Set<String> known) {
    GraphName first = wanted.get(family.first());
    String gist = first.isFromSource() ? "" : GraphNaming.of(body, known, taken);
    return gist.isEmpty() ? first : new GraphName(gist, false);
  }

  /** The smallest domain that contains some symbols. */
  private HrgType type(Set<String> symbols) {
    return domains.entrySet().stream()
        .filter(domain -> domain.getValue().containsAll(symbols))
        .min(Comparator.comparingInt(domain -> domain.getValue().size()))
        .<HrgType>map(domain -> new HrgType.Named(Hrg.name(domain.getKey())))
        .orElseGet(() -> new HrgType.Members(Hrg.names(List.copyOf(symbols)), Origin.UNKNOWN));
  }

  private static String parameterName(HrgType type) {
    String name = type instanceof HrgType.Named(Name domain) ? domain.text() : "";
    String camel = GraphNaming.camelCase(List.of(name));
    return camel.isEmpty() ? ANY_PARAMETER : camel;
  }

  /** Replaces calls of several graphs by calls of one. */
  private static List<HrgStatement> calls(
      List<HrgStatement> list, String graph, Map<String, List<String>> arguments) {
    return list.stream()
        .map(
            statement ->
                statement instanceof HrgStatement.Call call
                        && arguments.containsKey(call.graph().text())
                    ? new HrgStatement.Call(
                        Hrg.name(graph),
                        with(call.arguments(), arguments.get(call.graph().text())),
                        Origin.UNKNOWN)
                    : Rewriting.blocks(statement, inner -> calls(inner, graph, arguments)))
        .toList();
  }

  private static List<HrgStatement> checks(
      List<HrgStatement> list, String graph, Map<String, List<String>> arguments) {
    return Rewriting.expressions(
        list,
        expression ->
            expression instanceof HrgExpression.Application check
                ? check
                    .asked()
                    .filter(call -> arguments.containsKey(call.called().orElseThrow()))
                    .map(call -> shared(call, graph, arguments))
                    .orElse(expression)
                : expression);
  }

  private static HrgExpression shared(
      HrgExpression.Application call, String graph, Map<String, List<String>> arguments) {
    List<String> more = arguments.get(call.called().orElseThrow());
    return Hrg.apply(
        HrgKeywords.REACHABLE, List.of(Hrg.apply(graph, with(call.arguments(), more))));
  }

  private static List<HrgExpression> with(List<HrgExpression> arguments, List<String> symbols) {
    List<HrgExpression> all = new ArrayList<>(arguments);
    symbols.forEach(symbol -> all.add(Hrg.ref(symbol)));
    return all;
  }
}
