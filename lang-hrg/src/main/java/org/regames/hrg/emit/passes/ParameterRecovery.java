package org.regames.hrg.emit.passes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.regames.hrg.emit.naming.GraphName;
import org.regames.hrg.emit.terms.Rewriting;
import org.regames.hrg.syntax.FreshNames;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition.Parameter;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgKeywords;
import org.regames.hrg.syntax.HrgStatement;
import org.regames.hrg.syntax.HrgType;
import org.regames.hrg.syntax.Name;
import org.regames.ir.NaturalOrder;
import org.regames.ir.ParameterVariable;
import org.regames.ir.diagnostic.Origin;

/**
 * The implementation of {@link RestoreParameters}, one graph at a time; each instance is used once.
 */
final class ParameterRecovery {
  final Map<String, List<HrgStatement>> graphs;
  final Map<String, HrgType> variables;
  final Map<String, List<Parameter>> parameters;
  final Map<String, GraphName> wanted;
  private final Set<String> reserved;

  ParameterRecovery(HrgDraft draft) {
    this.graphs = draft.bodies();
    this.variables = draft.variableTypes();
    this.parameters = draft.parameters();
    this.wanted = new HashMap<>(draft.names());
    this.reserved = draft.reserved();
  }

  /** Changes graphs and variables until no more parameters are found. */
  void run() {
    dropAliases();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (List<ParameterVariable> parameters : families()) {
        changed |= convert(parameters);
      }
    }
  }

  /** The variables for the parameters of each graph, in order. */
  private List<List<ParameterVariable>> families() {
    Map<String, SortedMap<Integer, ParameterVariable>> found = new TreeMap<>(NaturalOrder.NATURAL);
    variables.keySet().stream()
        .flatMap(variable -> ParameterVariable.named(variable).stream())
        .forEach(
            parameter ->
                found
                    .computeIfAbsent(parameter.graph(), _ -> new TreeMap<>())
                    .put(parameter.number(), parameter));
    return found.values().stream()
        .filter(byNumber -> byNumber.lastKey() == byNumber.size() - 1)
        .map(byNumber -> List.copyOf(byNumber.values()))
        .toList();
  }

  /** Where the variables of a family are used. */
  private static final class Uses {
    private final Set<String> callees = new LinkedHashSet<>();
    private int runs;

    /** The runs of assignments that a call follows. */
    private int followed;

    private int assignments;
    private int calls;

    /** The graphs that begin by storing the arguments and then call nothing. */
    private final List<String> open = new ArrayList<>();
  }

  private boolean convert(List<ParameterVariable> parameterVariables) {
    String wanted = parameterVariables.getFirst().graph();
    List<String> family = parameterVariables.stream().map(ParameterVariable::variable).toList();
    Uses uses = uses(family);
    if (uses.callees.isEmpty() && areAlike(uses, family.size())) {
      splitChecks(uses.open, family.size(), wanted);
      uses = uses(family);
    }
    if (uses.callees.size() != 1
        || uses.followed != uses.runs
        || uses.assignments != uses.runs * family.size()
        || uses.calls != uses.runs) {
      return false;
    }
    String graph = uses.callees.iterator().next();
    if (parameters.containsKey(graph) || isReadElsewhere(graph, family)) {
      return false;
    }
    if (reserved.contains(wanted)) {
      return false; // its variables would get other names
    }
    if (!graph.equals(wanted) && graphs.containsKey(wanted)) {
      if (wanted.equals(HrgKeywords.RULES) || parameters.containsKey(wanted)) {
        return false;
      }
      move(wanted, wanted + "Check");
    }
    replaceCalls(graph, wanted, family);
    rename(graph, wanted, parameterVariables);
    dropAliases();
    return true;
  }

  private Uses uses(List<String> family) {
    Uses uses = new Uses();
    graphs.forEach(
        (graph, body) -> {
          boolean start = isRun(body, 0, family);
          boolean called = start && body.size() > family.size() && isCall(body.get(family.size()));
          if (start && !called) {
            uses.open.add(graph);
          }
          uses(body, family, uses);
        });
    if (uses.callees.size() == 1) {
      String callee = uses.callees.iterator().next();
      graphs.values().forEach(body -> uses.calls += calls(body, callee));
    }
    return uses;
  }

  private void uses(List<HrgStatement> list, List<String> family, Uses uses) {
    for (int i = 0; i < list.size(); i++) {
      HrgStatement statement = list.get(i);
      if (statement.assigned().filter(family::contains).isPresent()) {
        uses.assignments++;
      }
      if (isRun(list, i, family)) {
        uses.runs++;
        int next = i + family.size();
        if (next < list.size() && isCall(list.get(next))) {
          uses.callees.add(((HrgStatement.Call) list.get(next)).graph().text());
          uses.followed++;
        }
      }
      Rewriting.blocks(
          statement,
          inner -> {
            uses(inner, family, uses);
            return inner;
          });
    }
  }

  private boolean isCall(HrgStatement statement) {
    return statement instanceof HrgStatement.Call call && call.arguments().isEmpty();
  }

  private static boolean isRun(List<HrgStatement> list, int start, List<String> family) {
    if (start + family.size() > list.size()) {
      return false;
    }
    for (int i = 0; i < family.size(); i++) {
      if (!list.get(start + i).assigned().equals(Optional.of(family.get(i)))) {
        return false;
      }
    }
    return true;
  }

  private static int calls(List<HrgStatement> list, String graph) {
    long calls =
        list.stream()
            .flatMap(HrgStatement::all)
            .filter(
                statement ->
                    statement instanceof HrgStatement.Call call
                        && call.graph().text().equals(graph))
            .count();
    long checks =
        list.stream()
            .flatMap(HrgStatement::allExpressions)
            .filter(expression -> isCheckOf(expression, graph))
            .count();
    return Math.toIntExact(calls + checks);
  }

  private static boolean isCheckOf(HrgExpression expression, String graph) {
    return expression instanceof HrgExpression.Application check
        && check.asked().filter(call -> call.calls(graph)).isPresent();
  }

  /** Whether several checks do the same with the arguments. */
  private boolean areAlike(Uses uses, int arguments) {
    return uses.runs > 0
        && uses.open.size() == uses.runs
        && !uses.open.contains(HrgKeywords.RULES)
        && uses.open.stream().noneMatch(check -> readsParameters(check, arguments))
        && uses.open.stream().map(check -> rest(check, arguments)).distinct().count() == 1;
  }

  /** Whether what a check does after storing arguments depends on its own parameters. */
  private boolean readsParameters(String check, int arguments) {
    List<String> own =
        parameters.getOrDefault(check, List.of()).stream().map(p -> p.name().text()).toList();
    List<HrgStatement> rest = rest(check, arguments);
    return names(rest, List.of()).stream().anyMatch(own::contains) || hasVariableTag(rest, own);
  }

  private List<HrgStatement> rest(String check, int arguments) {
    List<HrgStatement> body = graphs.get(check);
    return body.subList(arguments, body.size());
  }

  /** Makes a graph of what checks do after storing their arguments. */
  private void splitChecks(List<String> checks, int arguments, String wanted) {
    Set<String> taken = new HashSet<>(reserved);
    taken.addAll(graphs.keySet());
    String name = new FreshNames(taken).fresh(wanted);
    graphs.put(name, rest(checks.getFirst(), arguments));
    this.wanted.put(name, new GraphName(wanted, true));
    for (String check : checks) {
      List<HrgStatement> call = new ArrayList<>(graphs.get(check).subList(0, arguments));
      call.add(Hrg.call(name));
      graphs.put(check, call);
    }
  }

  private boolean isReadElsewhere(String graph, List<String> family) {
    return graphs.entrySet().stream()
        .anyMatch(
            entry -> {
              List<HrgStatement> body = entry.getValue();
              boolean reads =
                  !entry.getKey().equals(graph)
                      && withoutRuns(body, family).stream()
                          .flatMap(HrgStatement::allExpressions)
                          .anyMatch(expression -> isAmong(expression, family));
              return reads || hasVariableTag(body, family);
            });
  }

  private static boolean isAmong(HrgExpression expression, List<String> family) {
    return expression instanceof HrgExpression.Reference(Name name) && family.contains(name.text());
  }

  private static boolean hasVariableTag(List<HrgStatement> list, List<String> family) {
    return list.stream()
        .flatMap(HrgStatement::all)
        .anyMatch(
            statement ->
                statement instanceof HrgStatement.VariableTag tag
                    && family.contains(tag.variable().text()));
  }

  /**
   * Replaces the assignments of a family by checks of their values, so that only the reads in these
   * remain.
   */
  private static List<HrgStatement> withoutRuns(List<HrgStatement> list, List<String> family) {
    List<HrgStatement> rest = new ArrayList<>();
    for (HrgStatement statement : list) {
      if (statement instanceof HrgStatement.Assignment assignment
          && statement.assigned().filter(family::contains).isPresent()) {
        rest.add(Hrg.check(assignment.value()));
      } else {
        rest.add(Rewriting.blocks(statement, inner -> withoutRuns(inner, family)));
      }
    }
    return rest;
  }

  /** Renames a graph to free its name for one with a better claim to it. */
  private void move(String from, String to) {
    Set<String> taken = new HashSet<>(reserved);
    taken.addAll(graphs.keySet());
    String name = new FreshNames(taken).fresh(to);
    List<HrgStatement> body = graphs.remove(from);
    graphs.put(name, body);
    wanted.put(name, new GraphName(to, true));
    HrgStatement.Call call = (HrgStatement.Call) Hrg.call(name);
    HrgExpression check = Hrg.apply(name, List.of());
    HrgExpression old = Hrg.apply(from, List.of());
    graphs.replaceAll(
        (_, list) ->
            replaceCall(Rewriting.expressions(list, e -> e.equals(old) ? check : e), from, call));
  }

  private void replaceCalls(String graph, String wanted, List<String> family) {
    graphs.replaceAll((_, body) -> replaceCalls(body, graph, wanted, family));
  }

  private static List<HrgStatement> replaceCalls(
      List<HrgStatement> list, String graph, String wanted, List<String> family) {
    List<HrgStatement> result = new ArrayList<>();
    for (int i = 0; i < list.size(); i++) {
      if (isRun(list, i, family)) {
        List<HrgExpression> arguments = new ArrayList<>();
        for (int k = 0; k < family.size(); k++) {
          arguments.add(((HrgStatement.Assignment) list.get(i + k)).value());
        }
        result.add(new HrgStatement.Call(Hrg.name(wanted), arguments, Origin.UNKNOWN));
        i += family.size();
      } else {
        result.add(
            Rewriting.blocks(list.get(i), inner -> replaceCalls(inner, graph, wanted, family)));
      }
    }
    return result;
  }

  /** Gives the graph its name and parameters. */
  private void rename(String graph, String wanted, List<ParameterVariable> family) {
    List<HrgStatement> body = graphs.get(graph);
    FreshNames names =
        new FreshNames(names(body, family.stream().map(ParameterVariable::variable).toList()));
    List<Parameter> list = new ArrayList<>();
    for (ParameterVariable parameter : family) {
      String variable = parameter.variable();
      String name = names.fresh(parameter.parameter());
      body = Rewriting.expressions(body, Rewriting.renaming(variable, name));
      list.add(new Parameter(Hrg.name(name), variables.remove(variable)));
    }
    Map<String, List<HrgStatement>> changed = new LinkedHashMap<>();
    List<HrgStatement> renamed = body;
    graphs.forEach(
        (name, old) ->
            changed.put(name.equals(graph) ? wanted : name, name.equals(graph) ? renamed : old));
    graphs.clear();
    graphs.putAll(changed);
    this.wanted.put(wanted, new GraphName(wanted, true)); // its variables say so
    parameters.put(wanted, list);
  }

  private static Set<String> names(List<HrgStatement> body, List<String> family) {
    Set<String> names = new HashSet<>();
    Rewriting.expressions(
        body,
        expression -> {
          if (expression instanceof HrgExpression.Reference(Name name)) {
            names.add(name.text());
          }
          return expression;
        });
    family.forEach(names::remove);
    return names;
  }

  /** Replaces checks of a graph that only calls another by checks of that one. */
  private void dropAliases() {
    for (String name : List.copyOf(graphs.keySet())) {
      List<HrgStatement> body = graphs.get(name);
      if (!name.equals(HrgKeywords.RULES)
          && body.size() == 1
          && !parameters.containsKey(name)
          && body.getFirst() instanceof HrgStatement.Call call) {
        graphs.remove(name);
        HrgExpression other = Hrg.apply(call.graph().text(), call.arguments());
        HrgExpression alias = Hrg.apply(name, List.of());
        graphs.replaceAll(
            (_, list) ->
                replaceCall(
                    Rewriting.expressions(list, e -> e.equals(alias) ? other : e), name, call));
      }
    }
  }

  private static List<HrgStatement> replaceCall(
      List<HrgStatement> list, String name, HrgStatement.Call call) {
    return list.stream()
        .map(
            statement ->
                statement instanceof HrgStatement.Call old && old.graph().text().equals(name)
                    ? call
                    : Rewriting.blocks(statement, inner -> replaceCall(inner, name, call)))
        .toList();
  }
}
