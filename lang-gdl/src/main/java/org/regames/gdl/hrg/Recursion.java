package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/**
 * Writes a relation whose rules refer to it, at most once each, as a loop: each iteration assigns
 * the arguments of the next atom, until a rule without such an atom holds. What is reachable in
 * this way is the least fixpoint; a search continues from the same arguments only once.
 */
final class Recursion {
  /** How often the domains of the arguments may grow. */
  private static final int MOST_ROUNDS = 8;

  private static final List<List<HrgStatement>> NEVER =
      List.of(List.of(Hrg.check(RuleConditions.FALSE)));

  private final RelationRules rules;
  private final Derived graph;
  private final List<FlatClause> bases = new ArrayList<>();
  private final List<FlatClause> steps = new ArrayList<>();

  /** The variables for the arguments that a round changes, by place. */
  private final Map<Integer, String> variables = new LinkedHashMap<>();

  private final List<Set<String>> domains = new ArrayList<>();

  Recursion(RelationRules rules, Derived graph) {
    this.rules = rules;
    this.graph = graph;
    for (FlatClause clause : rules.clauses(graph.relation())) {
      long asks = clause.positive().stream().filter(this::isOwn).count();
      if (asks > 1 || clause.negative().stream().anyMatch(this::isOwn)) {
        rules.obstacles.meet("rules for " + graph.name() + " that refer to it more than once");
      }
      (asks == 0 ? bases : steps).add(clause);
    }
    for (int place = 0; place < graph.parameters().size(); place++) {
      if (!isKept(place)) {
        String wish = "at" + Dictionary.capital(graph.parameters().get(place));
        variables.put(place, rules.dictionary.fresh(wish));
      }
      domains.add(new LinkedHashSet<>(graph.domains().get(place)));
    }
  }

  private boolean isOwn(FlatLiteral literal) {
    return literal.relation().equals(graph.relation());
  }

  private FlatLiteral own(FlatClause step) {
    return step.positive().stream().filter(this::isOwn).findFirst().orElseThrow();
  }

  private boolean isKept(int place) {
    return steps.stream()
        .allMatch(
            step ->
                step.head().arguments().get(place) instanceof GdlTerm.Variable(String name, _)
                    && own(step).arguments().get(place) instanceof GdlTerm.Variable(String next, _)
                    && next.equals(name));
  }

  /** The body of the graph. */
  List<HrgStatement> statements() {
    List<List<HrgStatement>> rounds = List.of();
    int known = -1;
    for (int round = 0; round < MOST_ROUNDS && known != size(); round++) {
      known = size();
      rounds = alternatives();
    }
    if (known != size()) {
      rules.obstacles.meet("arguments of " + graph.name() + " that grow without end");
    }
    if (rounds == NEVER) {
      return NEVER.getFirst();
    }
    List<HrgStatement> code = new ArrayList<>();
    variables.forEach(
        (place, variable) -> {
          rules.holds(variable, domains.get(place));
          code.add(RuleCode.set(variable, graph.parameters().get(place)));
        });
    code.add(Hrg.loop(RuleCode.branch(rounds)));
    return code;
  }

  private int size() {
    return domains.stream().mapToInt(Set::size).sum();
  }

  private List<List<HrgStatement>> alternatives() {
    List<List<HrgStatement>> ends = ends();
    List<List<HrgStatement>> all = new ArrayList<>(ends);
    for (FlatClause step : steps) {
      round(step).ifPresent(all::add);
    }
    return ends.isEmpty() ? NEVER : all; // without a last iteration, the loop never ends
  }

  /** The iterations that find the relation to hold. */
  private List<List<HrgStatement>> ends() {
    List<List<HrgStatement>> all = new ArrayList<>();
    for (FlatClause base : bases) {
      body(base, base)
          .statements()
          .ifPresent(
              code -> {
                code.add(Hrg.jump(HrgStatement.Jump.Kind.RETURN));
                all.add(code);
              });
    }
    return all;
  }

  private Conjunction body(FlatClause of, FlatClause clause) {
    Map<String, Binding> scope = new HashMap<>();
    List<HrgExpression> conditions = new ArrayList<>();
    for (int place = 0; place < graph.parameters().size(); place++) {
      rules.match(of.head().arguments().get(place), argument(place), scope, conditions);
    }
    Conjunction body = new Conjunction(rules, clause, scope, Map.of(), Conjunction.Kind.SEARCH);
    conditions.forEach(body::require);
    return body;
  }

  private Binding argument(int place) {
    String variable = variables.get(place);
    return variable == null
        ? graph.argument(place)
        : Binding.of(variable, domains.get(place), false);
  }

  private Optional<List<HrgStatement>> round(FlatClause step) {
    List<FlatLiteral> others = new ArrayList<>(step.positive());
    others.removeIf(this::isOwn);
    FlatClause rest = new FlatClause(step.head(), others, step.negative(), step.distinct());
    Conjunction body = body(step, rest);
    Optional<List<HrgStatement>> written = body.allStatements();
    if (written.isEmpty()) {
      return Optional.empty();
    }
    List<HrgStatement> code = new ArrayList<>(written.get());
    Map<String, HrgExpression> changes = new LinkedHashMap<>();
    variables.forEach(
        (place, variable) -> {
          Binding value = body.value(own(step).arguments().get(place));
          domains.get(place).addAll(value.domain());
          if (!value.isCalled(variable)) {
            changes.put(variable, value.expression());
          }
        });
    code.addAll(assigned(changes));
    return Optional.of(code);
  }

  /** Assignments with the effect of simultaneous ones. */
  private List<HrgStatement> assigned(Map<String, HrgExpression> changes) {
    List<HrgStatement> code = new ArrayList<>();
    Map<String, HrgExpression> open = new LinkedHashMap<>(changes);
    while (!open.isEmpty()) {
      Optional<String> free =
          open.keySet().stream()
              .filter(
                  variable ->
                      open.entrySet().stream()
                          .noneMatch(
                              other ->
                                  !other.getKey().equals(variable)
                                      && RuleConditions.mentions(other.getValue(), variable)))
              .findFirst();
      if (free.isEmpty()) {
        rules.obstacles.meet("arguments that are swapped");
      }
      String next = free.orElseGet(() -> open.keySet().iterator().next());
      code.add(RuleCode.set(next, open.remove(next)));
    }
    return code;
  }
}
