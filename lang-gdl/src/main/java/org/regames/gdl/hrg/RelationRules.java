package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.regames.gdl.ground.Grounding;
import org.regames.gdl.lowering.TermNames;
import org.regames.gdl.syntax.GdlTerm;
import org.regames.gdl.syntax.Keywords;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/** How each relation is represented in the code, and how to test it. */
final class RelationRules {
  private final Flattening flat;
  private final Map<FlatRelation, List<FlatClause>> clauses = new LinkedHashMap<>();
  private final Order order;
  private final RelationTables tables;
  final Dictionary dictionary;
  final Map<FlatRelation, Fluent> fluents;
  final StepMoves moves;

  private final Map<FlatRelation, Derived> derived = new LinkedHashMap<>();
  private final TreeMap<Integer, Derived> waiting = new TreeMap<>();

  /** Variables that rules assign, by name, with all values assigned to them. */
  private final Map<String, Set<String>> variables = new LinkedHashMap<>();

  private final Map<String, List<String>> scratch = new HashMap<>();
  private final Map<String, HrgExpression> helpers = new HashMap<>();
  private final Map<String, String> repeats = new HashMap<>();
  private Set<String> parameters = Set.of();
  private boolean mayHideMoves;
  final List<HrgDefinition.Graph> graphs = new ArrayList<>();
  final Obstacles obstacles;

  /** What a condition says about the arguments that are still unknown. */
  record Told(List<HrgExpression> conditions, Map<Integer, Binding> values) {
    /** The result for a condition that can never hold. */
    static final Told NEVER = new Told(List.of(RuleConditions.FALSE), Map.of());
  }

  RelationRules(
      Grounding grounding,
      Flattening flat,
      Dictionary dictionary,
      Map<FlatRelation, Fluent> fluents,
      StepMoves moves,
      Obstacles obstacles) {
    this.flat = flat;
    this.obstacles = obstacles;
    this.dictionary = dictionary;
    this.fluents = fluents;
    this.moves = moves;
    for (FlatClause clause : flat.clauses()) {
      clauses.computeIfAbsent(clause.head().relation(), _ -> new ArrayList<>()).add(clause);
    }
    this.order = new Order(clauses);
    this.tables = new RelationTables(grounding, flat, this::clauses, order, dictionary, obstacles);
    // A relation that lists symbols has a name for them.
    for (FlatRelation relation : clauses.keySet()) {
      if (relation.isOfSymbols(1) && tables.isFixed(relation)) {
        dictionary.hint(
            flat.tuples(relation).stream().map(List::getFirst).toList(), relation.name());
      }
    }
  }

  List<FlatClause> clauses(FlatRelation relation) {
    return clauses.getOrDefault(relation, List.of());
  }

  /** The relations of a keyword that have rules. */
  List<FlatRelation> relations(String keyword) {
    return clauses.keySet().stream().filter(relation -> relation.isIn(keyword)).toList();
  }

  /** The facts that a relation, or a rule, depends on. */
  Set<FlatRelation> fluentsOf(FlatClause clause) {
    Set<FlatRelation> found = new LinkedHashSet<>();
    clause.positive().forEach(literal -> found.addAll(order.facts(literal.relation())));
    clause.negative().forEach(literal -> found.addAll(order.facts(literal.relation())));
    return found;
  }

  /** Whether a relation depends on moves. */
  boolean asksMoves(FlatRelation relation) {
    return order.asksMoves(relation);
  }

  static Binding symbol(String name) {
    String symbol = TermNames.word(name);
    return Binding.of(symbol, Set.of(symbol), false);
  }

  List<Set<String>> places(FlatRelation relation) {
    return Fluent.places(flat.tuples(relation));
  }

  /** Whether an atom can ever hold, for some values of its variables. */
  boolean canHold(FlatLiteral literal) {
    return flat.canHold(literal);
  }

  /** Whether a repeated variable has values that are not in the type of another expression. */
  private static boolean isBeyond(Binding repeated, Binding other) {
    return repeated.isRepeated() && !other.isSymbol() && !repeated.isWithin(other.domain());
  }

  /**
   * The same if one of them may be a variable of a {@code repeat}: each of its values is compared
   * with the other expression, whose type has to contain it.
   */
  HrgExpression compared(Binding left, Binding right, boolean holds) {
    return equal(widened(left, right), widened(right, left), holds, obstacles);
  }

  private Binding widened(Binding one, Binding other) {
    Optional<String> variable =
        one.name().filter(name -> variables.containsKey(name) || moves.names().contains(name));
    boolean hasType = variable.isPresent() || moves.keeps(one) || tables.isValue(one);
    if (!other.isRepeated() || !hasType || !one.meets(other)) {
      return one;
    }
    Binding wide = one.with(other.domain());
    variable.ifPresent(name -> holds(name, wide.domain()));
    moves.compare(wide, this);
    tables.compare(wide);
    return wide;
  }

  /** The condition that two values are equal, or differ. */
  static HrgExpression equal(Binding left, Binding right, boolean holds, Obstacles obstacles) {
    if (left.expression().equals(right.expression())) {
      return RuleConditions.always(holds);
    }
    if (!left.meets(right)) {
      return RuleConditions.always(!holds);
    }
    if (left.domain().size() == 1 && left.domain().equals(right.domain())) {
      return RuleConditions.always(holds);
    }
    if (isBeyond(left, right) || isBeyond(right, left)) {
      obstacles.meet(
          "a comparison of " + left.text() + " with " + right.text() + ", which have two domains");
    }
    boolean swap = left.isSymbol();
    return RuleConditions.compared(
        (swap ? right : left).expression(), (swap ? left : right).expression(), holds);
  }

  /** The condition for a value to be present. */
  static List<HrgExpression> present(Binding value, String none) {
    return value.canBe(none)
        ? List.of(RuleConditions.compared(value.expression(), Hrg.ref(none), false))
        : List.of();
  }

  /** The tag of a kind of moves, or of percepts. */
  static String word(FlatRelation relation) {
    return TermNames.word(relation.name());
  }

  /** The conditions for an atom to hold, or the one for it not to hold. */
  List<HrgExpression> test(FlatRelation relation, List<Binding> arguments, boolean holds) {
    if (flat.tuples(relation).isEmpty()) {
      return List.of(RuleConditions.always(!holds));
    }
    List<HrgExpression> all =
        switch (relation.keyword()) {
          case Keywords.TRUE -> fluents.get(relation).test(arguments);
          case Keywords.DOES -> moves.test(relation, arguments, this);
          default ->
              List.of(
                  tables
                      .test(relation, arguments)
                      .orElseGet(() -> RuleConditions.reachable(call(relation, arguments))));
        };
    return holds ? all : List.of(RuleConditions.negation(all));
  }

  /** What a true atom says about its arguments. */
  Optional<Told> tell(FlatRelation relation, List<Optional<Binding>> arguments, boolean onPath) {
    return switch (relation.keyword()) {
      case Keywords.TRUE -> fluents.get(relation).tell(arguments);
      case Keywords.DOES -> moves.tell(relation, arguments, this);
      default -> tables.tell(relation, arguments, onPath);
    };
  }

  /** A variable for a name of a rule. */
  String scratch(String name, Set<String> domain) {
    List<String> holders = scratch.computeIfAbsent(name, _ -> new ArrayList<>());
    List<String> fitting = new ArrayList<>(holders);
    if (mayHideMoves) {
      moves.variable(name).ifPresent(fitting::addFirst);
    }
    for (String holder : fitting) {
      Set<String> held = variables.getOrDefault(holder, Set.of());
      if (!parameters.contains(holder) && (held.containsAll(domain) || domain.containsAll(held))) {
        return holder;
      }
    }
    holders.add(dictionary.scratch(name, parameters));
    return holders.getLast();
  }

  /** A variable of a {@code repeat}. */
  String repeat(String name) {
    return repeats.computeIfAbsent(name, _ -> dictionary.fresh(Dictionary.capital(name)));
  }

  /** Notes values that a variable may be assigned. */
  void holds(String variable, Set<String> domain) {
    variables.computeIfAbsent(variable, _ -> new LinkedHashSet<>()).addAll(domain);
  }

  String domain(Set<String> symbols, String wish) {
    return dictionary.domain(symbols, wish);
  }

  /** Whether a domain is one that a relation lists. */
  boolean isNamed(Set<String> symbols) {
    return dictionary.isNamed(symbols);
  }

  /** Writes conditions as a graph to be called; empty if they never hold. */
  Optional<HrgExpression> helper(
      FlatClause clause, Map<String, Binding> known, Map<String, Binding> parameters) {
    List<?> body = List.of(clause.positive(), clause.negative(), clause.distinct());
    String key = body + " " + new TreeMap<>(known) + " " + parameters;
    if (!helpers.containsKey(key)) {
      newHelper(clause, known, parameters).ifPresent(call -> helpers.put(key, call));
    }
    return Optional.ofNullable(helpers.get(key));
  }

  private Optional<HrgExpression> newHelper(
      FlatClause clause, Map<String, Binding> known, Map<String, Binding> parameters) {
    String what =
        clause.positive().isEmpty() ? "some" : clause.positive().getFirst().relation().name();
    String name = dictionary.variable("some" + Dictionary.capital(what));
    Map<String, Binding> inner = new HashMap<>(known);
    List<HrgDefinition.Parameter> declared = new ArrayList<>();
    List<HrgExpression> passed = new ArrayList<>();
    Set<String> used = new HashSet<>();
    known.values().stream()
        .flatMap(value -> value.expression().all())
        .forEach(part -> RuleConditions.name(part).ifPresent(used::add));
    used.addAll(mayHideMoves ? Set.of() : moves.names());
    parameters.forEach(
        (variable, value) -> {
          String parameter = parameter(variable, used);
          used.add(parameter);
          inner.put(variable, Binding.of(parameter, value.domain(), true));
          declared.add(Hrg.parameter(parameter, domain(value.domain(), variable)));
          passed.add(value.expression());
        });
    Conjunction.Kind search = Conjunction.Kind.SEARCH;
    Optional<List<HrgStatement>> body =
        withParameters(
            used, () -> new Conjunction(this, clause, inner, Map.of(), search).statements());
    body.ifPresent(code -> graphs.add(RuleCode.graph(name, declared, code)));
    return body.map(_ -> Hrg.apply(name, passed));
  }

  /** What is written in a graph whose parameters have these names. */
  private <T> T withParameters(Set<String> names, Supplier<T> body) {
    Set<String> outer = parameters;
    parameters = names;
    T written = body.get();
    parameters = outer;
    return written;
  }

  /** A name for an argument of a graph; arguments of other graphs may have it, too. */
  private String parameter(String wish, Set<String> used) {
    String name = Character.toLowerCase(wish.charAt(0)) + wish.substring(1);
    name = name.replaceAll("[^A-Za-z0-9_]", "");
    name = name.isEmpty() || name.charAt(0) <= '9' ? "v" + name : name;
    String free = name;
    for (int number = 2; used.contains(free) || dictionary.isTaken(free); number++) {
      free = name + number;
    }
    return free;
  }

  /** The call of the graph for a relation. */
  HrgExpression call(FlatRelation relation, List<Binding> arguments) {
    Derived graph = derived.get(relation);
    if (graph == null) {
      if (order.isMutual(relation)) {
        obstacles.meet("relations that refer to each other, " + relation.name());
      }
      graph = declared(relation);
      derived.put(relation, graph);
      waiting.put(order.number(relation), graph);
    }
    List<HrgExpression> passed = new ArrayList<>();
    for (int i = 0; i < arguments.size(); i++) {
      graph.domains().get(i).addAll(arguments.get(i).domain());
      passed.add(arguments.get(i).expression());
    }
    return Hrg.apply(graph.name(), passed);
  }

  private Derived declared(FlatRelation relation) {
    String wish =
        switch (relation.keyword()) {
          case Keywords.LEGAL, Keywords.GOAL ->
              relation.keyword() + Dictionary.capital(relation.name());
          default -> relation.name();
        };
    String name = dictionary.variable(wish);
    Set<String> used = new HashSet<>(asksMoves(relation) ? moves.names() : Set.of());
    List<String> parameters = new ArrayList<>();
    List<Set<String>> domains = new ArrayList<>();
    for (int place = 0; place < places(relation).size(); place++) {
      domains.add(new LinkedHashSet<>());
      String variable = "p" + (place + 1);
      for (FlatClause clause : clauses(relation).reversed()) {
        if (clause.head().arguments().get(place) instanceof GdlTerm.Variable(String of, _)) {
          variable = of;
        }
      }
      String parameter = parameter(variable, used);
      used.add(parameter);
      parameters.add(parameter);
    }
    return new Derived(relation, name, parameters, domains);
  }

  /** Writes the graphs that were called, and those that they call. */
  void finish() {
    while (!waiting.isEmpty()) {
      write(waiting.pollFirstEntry().getValue());
    }
  }

  private void write(Derived of) {
    List<HrgDefinition.Parameter> declared = new ArrayList<>();
    for (int i = 0; i < of.parameters().size(); i++) {
      String parameter = of.parameters().get(i);
      declared.add(Hrg.parameter(parameter, domain(of.domains().get(i), parameter)));
    }
    Set<String> names = new HashSet<>(of.parameters());
    mayHideMoves = !asksMoves(of.relation());
    List<HrgStatement> code =
        withParameters(
            names,
            () ->
                order.isRecursive(of.relation())
                    ? new Recursion(this, of).statements()
                    : alternatives(of));
    graphs.add(RuleCode.graph(of.name(), declared, code));
    mayHideMoves = false;
  }

  private List<HrgStatement> alternatives(Derived of) {
    List<List<HrgStatement>> alternatives = new ArrayList<>();
    for (FlatClause clause : clauses(of.relation())) {
      Map<String, Binding> scope = new HashMap<>();
      List<HrgExpression> conditions = new ArrayList<>();
      for (int i = 0; i < of.parameters().size(); i++) {
        match(clause.head().arguments().get(i), of.argument(i), scope, conditions);
      }
      Conjunction body = new Conjunction(this, clause, scope, Map.of(), Conjunction.Kind.SEARCH);
      conditions.forEach(body::require);
      body.statements().ifPresent(alternatives::add);
    }
    return alternatives.isEmpty() ? List.of(Hrg.check(RuleConditions.FALSE)) : merged(alternatives);
  }

  /** Merges alternatives that are only checks into one check. */
  private static List<HrgStatement> merged(List<List<HrgStatement>> alternatives) {
    List<HrgExpression> parts = new ArrayList<>();
    for (List<HrgStatement> code : alternatives) {
      if (code.size() != 1
          || !(code.getFirst() instanceof HrgStatement.Check(HrgExpression condition, _))) {
        return RuleCode.branch(alternatives);
      }
      parts.add(condition);
    }
    return List.of(Hrg.check(RuleConditions.any(parts)));
  }

  /** Binds an argument of a head to the value it is called with. */
  void match(
      GdlTerm term, Binding given, Map<String, Binding> scope, List<HrgExpression> conditions) {
    switch (term) {
      case GdlTerm.Symbol(String name, _) ->
          conditions.add(equal(given, symbol(name), true, obstacles));
      case GdlTerm.Variable(String name, _) -> {
        Binding known = scope.putIfAbsent(name, given);
        if (known != null) {
          conditions.add(equal(known, given, true, obstacles));
        }
      }
      case GdlTerm.Compound _ -> throw new IllegalStateException();
    }
  }

  /** The definitions of functions and variables, once all graphs are written. */
  List<HrgDefinition> definitions() {
    List<HrgDefinition> definitions = new ArrayList<>(tables.definitions());
    fluents.values().forEach(fluent -> definitions.addAll(fluent.definitions(dictionary)));
    definitions.addAll(moves.definitions(this));
    variables.forEach(
        (name, domain) -> definitions.add(Hrg.variable(name, Hrg.type(domain(domain, name)))));
    return definitions;
  }
}
