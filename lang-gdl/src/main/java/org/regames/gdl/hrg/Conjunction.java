package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.regames.gdl.clause.Clause;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/**
 * The body of a rule as code: each variable becomes what another condition says that it is ({@code
 * (succ ?x ?y)} makes {@code ?y} {@code succ(x)}), or takes any value of its domain if the code is
 * a path; the remaining conditions become checks.
 */
final class Conjunction {
  /** An expression with this many functions or maps is better computed only once. */
  private static final int LONG = 2;

  /** What the code is for. */
  enum Kind {
    /** A path of which only the end matters: variables take any value. */
    SEARCH,
    /** A path that is a move: only the variables of the move take any value. */
    MOVE,
    /** Assignments, one for each value of the head that is unknown. */
    CHANGE
  }

  private final RelationRules rules;
  private final Map<String, Binding> scope;

  /** The variables that are assigned whatever their values, and what holds them. */
  private final Map<String, String> targets;

  private final Kind kind;

  /**
   * The domains of the head's variables that are iterated over, in order, by their names in code.
   */
  private final Map<String, Set<String>> repeated = new LinkedHashMap<>();

  private final FlatClause clause;
  private final List<FlatLiteral> positive;
  private final List<FlatLiteral> negative;
  private final List<Clause.Pair> distinct;
  private final List<HrgStatement> code = new ArrayList<>();
  private final List<HrgExpression> checks = new ArrayList<>();

  /**
   * Whether, as far as is known, the clause can hold. It cannot if a value in its head or
   * conditions never occurs: types contain only values that occur.
   */
  private boolean canHold;

  /**
   * @param scope the known bindings; new ones are added
   */
  Conjunction(
      RelationRules rules,
      FlatClause clause,
      Map<String, Binding> scope,
      Map<String, String> targets,
      Kind kind) {
    this.rules = rules;
    this.clause = clause;
    this.scope = scope;
    this.targets = targets;
    this.kind = kind;
    this.positive = new ArrayList<>(clause.positive());
    this.negative = new ArrayList<>(clause.negative());
    this.distinct = new ArrayList<>(clause.distinct());
    this.canHold = rules.canHold(clause.head()) && positive.stream().allMatch(rules::canHold);
  }

  /** Statements, for a path; none if the body can never hold. */
  Optional<List<HrgStatement>> statements() {
    Optional<List<HrgStatement>> all = allStatements();
    while (kind == Kind.SEARCH
        && !code.isEmpty()
        && !(code.getLast() instanceof HrgStatement.Check)) {
      // What is assigned last is never read.
      code.removeLast();
    }
    return all;
  }

  /** The same, including the assignments at the end, for a path that continues. */
  Optional<List<HrgStatement>> allStatements() {
    run();
    flush();
    return canHold ? Optional.of(code) : Optional.empty();
  }

  /** Conditions, all of which must hold; none if they never can. */
  Optional<List<HrgExpression>> conditions() {
    run();
    return canHold ? Optional.of(checks) : Optional.empty();
  }

  /** Adds a condition that must hold first. */
  void require(HrgExpression condition) {
    check(condition);
  }

  /** The variables of {@code repeat} that are needed to cover all values of the head. */
  Map<String, Set<String>> repeated() {
    return repeated;
  }

  /** The value of a variable of the head, once the body has been written. */
  Binding value(GdlTerm term) {
    return binding(term).orElseGet(() -> unbounded("a head that nothing bounds"));
  }

  private Binding unbounded(String what) {
    rules.obstacles.meet(what);
    return RelationRules.symbol("unbounded");
  }

  /**
   * The values of the head's arguments, once the body has been written; none if one of them can
   * never occur there, so that its type does not allow it.
   */
  Optional<List<Binding>> head() {
    List<Binding> head = clause.head().arguments().stream().map(this::value).toList();
    List<Set<String>> places = rules.places(clause.head().relation());
    for (int place = 0; place < head.size(); place++) {
      if (Collections.disjoint(head.get(place).domain(), places.get(place))) {
        return Optional.empty();
      }
    }
    return Optional.of(head);
  }

  private boolean repeats() {
    for (GdlTerm argument : clause.head().arguments()) {
      if (argument instanceof GdlTerm.Variable(String name, _)
          && !scope.containsKey(name)
          && positive.stream().anyMatch(literal -> has(literal, name))) {
        Set<String> domain = domainInHead(name);
        String variable = rules.repeat(name);
        repeated.put(variable, domain);
        scope.put(name, Binding.of(variable, domain, true));
        return true;
      }
    }
    return false;
  }

  /** What a variable can be at all of its places in the head, where each value is written. */
  private Set<String> domainInHead(String variable) {
    List<Set<String>> places = rules.places(clause.head().relation());
    Set<String> domain = null;
    for (int place = 0; place < places.size(); place++) {
      if (clause.head().arguments().get(place) instanceof GdlTerm.Variable(String name, _)
          && name.equals(variable)) {
        domain = domain == null ? new LinkedHashSet<>(places.get(place)) : domain;
        domain.retainAll(places.get(place));
      }
    }
    return domain;
  }

  private static boolean has(FlatLiteral literal, String variable) {
    return literal.arguments().stream()
        .anyMatch(
            term -> term instanceof GdlTerm.Variable(String name, _) && name.equals(variable));
  }

  private void run() {
    boolean goesOn = true;
    while (canHold && goesOn) {
      goesOn =
          known()
              || derived()
              || (kind == Kind.CHANGE ? repeats() : assigned())
              || !done() && rest();
    }
    for (String target : canHold ? targets.keySet() : Set.<String>of()) {
      if (!scope.get(target).isCalled(targets.get(target))) {
        assign(target, scope.get(target), targets.get(target));
      }
    }
  }

  private boolean done() {
    return positive.isEmpty()
        && negative.isEmpty()
        && distinct.isEmpty()
        && scope.keySet().containsAll(targets.keySet());
  }

  private void flush() {
    if (!checks.isEmpty()) {
      code.add(Hrg.check(RuleConditions.all(checks)));
      checks.clear();
    }
  }

  private void check(HrgExpression condition) {
    canHold &= !condition.equals(RuleConditions.FALSE);
    if (!condition.equals(RuleConditions.TRUE) && !checks.contains(condition)) {
      checks.add(condition);
    }
  }

  private Optional<Binding> binding(GdlTerm term) {
    return switch (term) {
      case GdlTerm.Symbol(String name, _) -> Optional.of(RelationRules.symbol(name));
      case GdlTerm.Variable(String name, _) -> Optional.ofNullable(scope.get(name));
      case GdlTerm.Compound _ -> throw new IllegalStateException();
    };
  }

  private Optional<List<Binding>> bindings(List<GdlTerm> terms) {
    List<Binding> bindings = new ArrayList<>();
    for (GdlTerm term : terms) {
      Optional<Binding> binding = binding(term);
      if (binding.isEmpty()) {
        return Optional.empty();
      }
      bindings.add(binding.get());
    }
    return Optional.of(bindings);
  }

  /** Checks all conditions whose variables are known. */
  private boolean known() {
    boolean any = false;
    for (Clause.Pair pair : List.copyOf(distinct)) {
      Optional<List<Binding>> sides = bindings(List.of(pair.left(), pair.right()));
      if (canHold && sides.isPresent()) {
        distinct.remove(pair);
        check(rules.compared(sides.get().getFirst(), sides.get().getLast(), false));
        any = true;
      }
    }
    any |= known(positive, true);
    any |= known(negative, false);
    return any;
  }

  private boolean known(List<FlatLiteral> literals, boolean holds) {
    boolean any = false;
    for (FlatLiteral literal : List.copyOf(literals)) {
      Optional<List<Binding>> arguments = bindings(literal.arguments());
      if (canHold && arguments.isPresent()) {
        literals.remove(literal);
        rules.test(literal.relation(), arguments.get(), holds).forEach(this::check);
        any = true;
      }
    }
    return any;
  }

  /** Binds one variable, or several, by a condition that determines them. */
  private boolean derived() {
    for (FlatLiteral literal : List.copyOf(positive)) {
      List<Optional<Binding>> arguments = literal.arguments().stream().map(this::binding).toList();
      Optional<RelationRules.Told> told =
          rules.tell(literal.relation(), arguments, kind == Kind.SEARCH);
      if (told.isPresent()) {
        positive.remove(literal);
        told.get().conditions().forEach(this::check);
        if (canHold) {
          told.get()
              .values()
              .forEach(
                  (place, value) -> bind((GdlTerm.Variable) literal.arguments().get(place), value));
        }
        return true;
      }
    }
    return false;
  }

  private void bind(GdlTerm.Variable variable, Binding value) {
    String name = variable.name();
    if (scope.containsKey(name)) {
      check(rules.compared(scope.get(name), value, true));
    } else if (targets.containsKey(name)) {
      assign(name, value, targets.get(name));
    } else if (kind == Kind.SEARCH && isLong(value)) {
      assign(name, value, rules.scratch(name, value.domain()));
    } else {
      scope.put(name, value);
    }
  }

  private static boolean isLong(Binding value) {
    return value.expression().all().filter(HrgExpression.Application.class::isInstance).count()
        >= LONG;
  }

  private void assign(String variable, Binding value, String target) {
    flush();
    code.add(RuleCode.set(target, value.expression()));
    rules.holds(target, value.domain());
    scope.put(variable, Binding.of(target, value.domain(), false));
  }

  /** Lets one variable take any value. */
  private boolean assigned() {
    String chosen = null;
    int fewest = Integer.MAX_VALUE;
    for (FlatLiteral literal : positive) {
      Set<String> open = new LinkedHashSet<>();
      for (GdlTerm argument : literal.arguments()) {
        if (argument instanceof GdlTerm.Variable(String name, _) && !scope.containsKey(name)) {
          open.add(name);
        }
      }
      String first =
          open.stream()
              .filter(name -> kind == Kind.SEARCH || targets.containsKey(name))
              .findFirst()
              .orElse(null);
      if (first != null && open.size() < fewest) {
        fewest = open.size();
        chosen = first;
      }
    }
    if (chosen == null) {
      return false;
    }
    Set<String> domain = domain(chosen);
    flush();
    String holder =
        targets.containsKey(chosen) ? targets.get(chosen) : rules.scratch(chosen, domain);
    rules.holds(holder, domain);
    code.add(Hrg.any(holder, rules.domain(domain, chosen)));
    scope.put(chosen, Binding.of(holder, domain, false));
    return true;
  }

  private Set<String> domain(String variable) {
    return positive.stream()
        .flatMap(
            literal -> {
              List<Set<String>> domains = new ArrayList<>();
              for (int place = 0; place < literal.arguments().size(); place++) {
                if (literal.arguments().get(place) instanceof GdlTerm.Variable(String name, _)
                    && name.equals(variable)) {
                  domains.add(rules.places(literal.relation()).get(place));
                }
              }
              return domains.stream();
            })
        .min(
            Comparator.comparing((Set<String> domain) -> !rules.isNamed(domain))
                .thenComparing(Set::size))
        .orElseThrow();
  }

  /** Moves the rest to a graph of its own, since it is about other variables. */
  private boolean rest() {
    for (String target : targets.keySet()) {
      scope.computeIfAbsent(target, _ -> unbounded("a variable of a move that nothing bounds"));
    }
    Map<String, Binding> inner = new HashMap<>();
    Map<String, Binding> parameters = new LinkedHashMap<>();
    Set<String> used = new HashSet<>();
    positive.forEach(literal -> variables(literal.arguments(), used));
    negative.forEach(literal -> variables(literal.arguments(), used));
    distinct.forEach(pair -> variables(List.of(pair.left(), pair.right()), used));
    scope.forEach(
        (name, value) -> {
          if (used.contains(name)) {
            (value.local() ? parameters : inner).put(name, value);
          }
        });
    Optional<HrgExpression> call =
        rules.helper(
            new FlatClause(clause.head(), positive, negative, distinct), inner, parameters);
    positive.clear();
    negative.clear();
    distinct.clear();
    check(call.map(RuleConditions::reachable).orElse(RuleConditions.FALSE));
    return true;
  }

  private static void variables(List<GdlTerm> terms, Set<String> into) {
    for (GdlTerm term : terms) {
      if (term instanceof GdlTerm.Variable(String name, _)) {
        into.add(name);
      }
    }
  }
}
