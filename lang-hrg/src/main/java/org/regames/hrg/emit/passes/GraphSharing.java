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
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.naming.GraphNaming;
import org.regames.hrg.emit.terms.Differences;
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

/** What {@link ShareGraphs} does, family after family; it is used once. */
final class GraphSharing {
  private static final int MOST_PARAMETERS = 2;
  private static final int LEAST_WEIGHT = 4;
  private static final String ANY_PARAMETER = "value";

  /** Games with more graphs keep all of them. */
  private static final int MOST_GRAPHS = 300;

  final Map<String, List<HrgStatement>> graphs;
  final Map<String, List<Parameter>> parameters;
  final Map<String, GraphName> wanted;
  private final Map<String, List<String>> domains;
  private final Set<String> variables;
  private final Set<String> taken;

  GraphSharing(HrgDraft draft) {
    this.graphs = draft.bodies();
    this.parameters = draft.parameters();
    this.wanted = new HashMap<>(draft.names());
    this.domains = draft.domains();
    this.variables = draft.variables();
    this.taken = draft.reserved();
  }

  /** One graph and how others differ from it. */
  private record Family(String first, List<String> symbols, Map<String, List<String>> others) {}

  /** Shares what saves most, until nothing more does. */
  void share() {
    Optional<Family> family = Optional.empty();
    do {
      family = graphs.size() > MOST_GRAPHS ? Optional.empty() : next();
      family.ifPresent(this::merge);
    } while (family.isPresent());
  }

  private boolean isUnnamed(String graph) {
    return wanted.containsKey(graph) && !wanted.get(graph).isFromSource();
  }

  /** The family of graphs without which most is saved. */
  private Optional<Family> next() {
    Set<String> played = PlayedGraphs.of(graphs);
    List<String> names =
        SortGraphs.sorted(graphs).keySet().stream()
            .filter(name -> !played.contains(name) && isUnnamed(name))
            .filter(name -> weight(name) >= LEAST_WEIGHT)
            .toList();
    List<Family> families = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      family(names.get(i), names.subList(i + 1, names.size())).ifPresent(families::add);
    }
    return families.stream()
        .max(Comparator.comparingInt(family -> family.others.size() * weight(family.first)));
  }

  private int weight(String graph) {
    return graphs.get(graph).stream().mapToInt(Weights::of).sum();
  }

  /** Those that differ from the first graph in the same symbols as the first that does. */
  private Optional<Family> family(String first, List<String> candidates) {
    Map<Set<String>, Map<String, List<String>>> found = new LinkedHashMap<>();
    for (String other : candidates) {
      Map<String, String> differences =
          Differences.all(graphs.get(first), graphs.get(other)).orElse(Map.of());
      if (!differences.isEmpty()
          && differences.size() + parametersOf(first).size() <= MOST_PARAMETERS
          && parametersOf(first).equals(parametersOf(other))
          && differences.keySet().stream().allMatch(this::isSymbol)
          && differences.values().stream().allMatch(this::isSymbol)
          && isSame(first, other, differences)) {
        found
            .computeIfAbsent(differences.keySet(), _ -> new LinkedHashMap<>())
            .put(other, List.copyOf(differences.values()));
      }
    }
    return found.entrySet().stream()
        .map(entry -> new Family(first, List.copyOf(entry.getKey()), entry.getValue()))
        .max(Comparator.comparingInt(family -> family.others.size()));
  }

  private List<Parameter> parametersOf(String graph) {
    return parameters.getOrDefault(graph, List.of());
  }

  private boolean isSymbol(String name) {
    return !variables.contains(name)
        && domains.values().stream().anyMatch(members -> members.contains(name));
  }

  /** Whether nothing but the symbols differs, and they stand where parameters may. */
  private boolean isSame(String first, String other, Map<String, String> differences) {
    List<HrgStatement> body = graphs.get(first);
    return body.stream()
            .flatMap(HrgStatement::allExpressions)
            .noneMatch(
                expression ->
                    expression instanceof HrgExpression.Construction e
                        && hasOneOf(e, differences.keySet()))
        && Differences.replace(body, differences).equals(graphs.get(other));
  }

  private static boolean hasOneOf(HrgExpression.Construction construction, Set<String> symbols) {
    return construction.arguments().stream()
        .anyMatch(
            argument ->
                argument instanceof HrgExpression.Reference(Name name)
                    && symbols.contains(name.text()));
  }

  private void merge(Family family) {
    Map<String, String> names = new HashMap<>();
    FreshNames fresh = new FreshNames(taken);
    parametersOf(family.first).forEach(parameter -> fresh.fresh(parameter.name().text()));
    List<Parameter> all = new ArrayList<>(parametersOf(family.first));
    Set<String> known = new HashSet<>(variables);
    for (int i = 0; i < family.symbols.size(); i++) {
      Set<String> values = new LinkedHashSet<>(List.of(family.symbols.get(i)));
      for (List<String> symbols : family.others.values()) {
        values.add(symbols.get(i));
      }
      HrgType type = type(values);
      String wanted = parameterName(type);
      String name = fresh.fresh(taken.contains(wanted) ? ANY_PARAMETER : wanted);
      known.add(name);
      names.put(family.symbols.get(i), name);
      all.add(new Parameter(Hrg.name(name), type));
    }
    List<HrgStatement> body = Differences.replace(graphs.get(family.first), names);
    Set<String> used = new HashSet<>(taken);
    used.addAll(graphs.keySet());
    used.removeAll(family.others.keySet());
    used.remove(family.first);
    String gist = GraphNaming.of(body, known, taken);
    String name = gist.isEmpty() ? family.first : new FreshNames(used).fresh(gist);
    Map<String, List<HrgStatement>> changed = new LinkedHashMap<>();
    for (Map.Entry<String, List<HrgStatement>> graph : graphs.entrySet()) {
      if (graph.getKey().equals(family.first)) {
        changed.put(name, body);
      } else if (!family.others.containsKey(graph.getKey())) {
        changed.put(graph.getKey(), graph.getValue());
      }
    }
    parameters.remove(family.first);
    family.others.keySet().forEach(parameters::remove);
    parameters.put(name, all);
    wanted.put(name, new GraphName(gist.isEmpty() ? wanted.get(family.first).text() : gist, false));
    graphs.clear();
    graphs.putAll(changed);
    Map<String, List<String>> arguments = new LinkedHashMap<>(family.others);
    arguments.put(family.first, family.symbols);
    graphs.replaceAll((_, list) -> checks(calls(list, name, arguments), name, arguments));
  }

  /** The smallest domain that has some symbols. */
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

  /** With calls of one graph in the place of calls of several. */
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
                    && check.calls(HrgKeywords.REACHABLE)
                    && check.arguments().getFirst() instanceof HrgExpression.Application call
                    && call.map() instanceof HrgExpression.Reference(Name name)
                    && arguments.containsKey(name.text())
                ? Hrg.apply(
                    HrgKeywords.REACHABLE,
                    List.of(Hrg.apply(graph, with(call.arguments(), arguments.get(name.text())))))
                : expression);
  }

  private static List<HrgExpression> with(List<HrgExpression> arguments, List<String> symbols) {
    List<HrgExpression> all = new ArrayList<>(arguments);
    symbols.forEach(symbol -> all.add(Hrg.ref(symbol)));
    return all;
  }
}
