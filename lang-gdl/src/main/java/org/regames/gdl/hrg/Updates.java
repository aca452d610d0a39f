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
import org.regames.gdl.syntax.Keywords;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgStatement;

/**
 * The next state, as assignments. A rule that keeps a fact becomes no assignment: a map with a
 * value at every key keeps what no other rule assigns, and from others what is not kept is removed.
 * All conditions are about the state before the step; if no order of the assignments achieves that,
 * a new map is built beside the old one.
 */
final class Updates {
  /**
   * Some assignments to one fluent.
   *
   * @param reads the fluents that its conditions and values read
   * @param isClearing whether it removes facts, which happens before others are added
   */
  private record FluentUpdate(
      Fluent fluent, List<HrgStatement> code, Set<FlatRelation> reads, boolean isClearing) {}

  /** An assignment under conditions. */
  private record Change(
      List<HrgExpression> conditions,
      List<HrgStatement> assignments,
      Map<String, Set<String>> repeated) {}

  /**
   * What changes assign; of the changes with one target, the first whose conditions hold is made.
   *
   * @param place empty if a change is repeated, and so assigns several of its own
   */
  private record Target(Optional<HrgExpression> place, int number) {}

  /**
   * The most copies of repeated statements, which are unrolled by the lowering: more would be too
   * large to play.
   */
  private static final long MOST_COPIES = 4_000;

  private final RelationRules rules;
  private final List<String> roles;
  private final Set<FlatRelation> beside = new LinkedHashSet<>();
  private final Map<String, String> names = new HashMap<>();

  /**
   * @param roles each of which can have moved; empty if one moves
   */
  Updates(RelationRules rules, List<String> roles) {
    this.rules = rules;
    this.roles = roles;
  }

  /** The assignments, in order. */
  List<HrgStatement> write() {
    while (true) {
      int known = beside.size();
      List<FluentUpdate> steps = new ArrayList<>();
      rules.fluents.values().forEach(fluent -> steps(fluent, steps));
      List<FluentUpdate> sorted = sorted(steps);
      if (sorted != null && beside.size() == known) {
        List<HrgStatement> code = new ArrayList<>();
        maps((map, next) -> code.add(RuleCode.set(next, map)));
        sorted.forEach(step -> code.addAll(step.code()));
        maps((map, next) -> code.add(RuleCode.set(map, next)));
        return code;
      }
    }
  }

  /** The definitions of the maps that are made anew. */
  List<HrgDefinition> definitions() {
    List<HrgDefinition> definitions = new ArrayList<>();
    for (FlatRelation relation : beside) {
      Fluent fluent = rules.fluents.get(relation);
      for (int map = 0; map < fluent.maps.size(); map++) {
        definitions.add(
            Hrg.variable(names.get(fluent.maps.get(map)), fluent.type(map, rules.dictionary)));
      }
    }
    return definitions;
  }

  private interface Pair {
    void of(String map, String next);
  }

  private void maps(Pair pair) {
    beside.forEach(
        relation -> rules.fluents.get(relation).maps.forEach(map -> pair.of(map, names.get(map))));
  }

  /**
   * The steps, ordered so that none comes after one that changes what it reads; null for another
   * try.
   */
  private List<FluentUpdate> sorted(List<FluentUpdate> steps) {
    List<FluentUpdate> open = new ArrayList<>(steps);
    List<FluentUpdate> sorted = new ArrayList<>();
    while (!open.isEmpty()) {
      FluentUpdate next = null;
      for (FluentUpdate step : open) {
        if (next == null && open.stream().noneMatch(other -> isBefore(other, step))) {
          next = step;
        }
      }
      if (next == null) {
        circular(open).map(FluentUpdate::fluent).ifPresent(this::beside);
        return null;
      }
      open.remove(next);
      sorted.add(next);
    }
    return sorted;
  }

  private Optional<FluentUpdate> circular(List<FluentUpdate> open) {
    return open.stream()
        .filter(step -> !beside.contains(step.fluent().relation))
        .filter(step -> open.stream().anyMatch(o -> o.reads().contains(step.fluent().relation)))
        .findFirst();
  }

  private void beside(Fluent fluent) {
    beside.add(fluent.relation);
    for (String map : fluent.maps) {
      names.put(map, rules.dictionary.fresh("next" + Dictionary.capital(map)));
    }
  }

  private boolean isBefore(FluentUpdate one, FluentUpdate other) {
    if (one == other) {
      return false;
    }
    boolean reads =
        one.reads().contains(other.fluent().relation) && !beside.contains(other.fluent().relation);
    return reads || one.fluent() == other.fluent() && one.isClearing() && !other.isClearing();
  }

  private void steps(Fluent fluent, List<FluentUpdate> steps) {
    List<FlatClause> effects = new ArrayList<>();
    List<FlatClause> frames = new ArrayList<>();
    for (FlatClause clause : rules.clauses(fluent.relation.with(Keywords.NEXT))) {
      (keeps(clause, fluent) ? frames : effects).add(clause);
    }
    int before = steps.size();
    effects(fluent, effects, frames, steps);
    if (!fluent.total) {
      clearing(fluent, effects, frames, steps, before);
    }
  }

  private static boolean keeps(FlatClause clause, Fluent fluent) {
    return clause.positive().stream().anyMatch(literal -> isKept(literal, clause, fluent));
  }

  private static boolean isKept(FlatLiteral literal, FlatClause clause, Fluent fluent) {
    return literal.relation().equals(fluent.relation)
        && literal.arguments().toString().equals(clause.head().arguments().toString());
  }

  private void effects(
      Fluent fluent, List<FlatClause> effects, List<FlatClause> frames, List<FluentUpdate> steps) {
    Map<Target, List<Change>> chains = new LinkedHashMap<>();
    Map<Target, Set<FlatRelation>> reads = new LinkedHashMap<>();
    int number = 0;
    for (FlatClause effect : expanded(effects)) {
      Conjunction body =
          new Conjunction(rules, effect, new HashMap<>(), Map.of(), Conjunction.Kind.CHANGE);
      Optional<List<HrgExpression>> conditions = body.conditions();
      Optional<List<Binding>> head = conditions.isEmpty() ? Optional.empty() : body.head();
      if (head.isEmpty()) {
        continue; // It never happens.
      }
      List<HrgStatement> assignments = assignments(fluent, head.get());
      boolean alone = !body.repeated().isEmpty();
      Target key = alone ? new Target(Optional.empty(), number++) : target(fluent, head.get());
      chains
          .computeIfAbsent(key, _ -> new ArrayList<>())
          .add(new Change(conditions.get(), assignments, body.repeated()));
      Set<FlatRelation> read = rules.fluentsOf(effect);
      reads.computeIfAbsent(key, _ -> new LinkedHashSet<>()).addAll(read);
      boolean rereads = alone || fluent.maps.size() > 1;
      if (rereads && read.contains(fluent.relation) && !beside.contains(fluent.relation)) {
        beside(fluent);
      }
    }
    boolean certain = fluent.total && fluent.keys.isEmpty() && frames.isEmpty();
    chains.forEach(
        (key, chain) ->
            steps.add(
                new FluentUpdate(
                    fluent, code(chain, certain && chains.size() == 1), reads.get(key), false)));
  }

  /** If several roles move, a rule about any of them becomes one for each. */
  List<FlatClause> expanded(List<FlatClause> effects) {
    List<FlatClause> all = new ArrayList<>();
    for (FlatClause effect : effects) {
      String role = role(effect);
      if (roles.isEmpty() || role == null) {
        all.add(effect);
      } else {
        roles.forEach(each -> all.add(Replacement.of(effect, role, each)));
      }
    }
    return all;
  }

  private static String role(FlatClause clause) {
    for (FlatLiteral literal : clause.positive()) {
      if (literal.relation().isIn(Keywords.DOES)
          && literal.arguments().getFirst() instanceof GdlTerm.Variable(String name, _)) {
        return name;
      }
    }
    return null;
  }

  private static Target target(Fluent fluent, List<Binding> head) {
    List<Binding> keys = fluent.keys.stream().map(head::get).toList();
    return new Target(Optional.of(fluent.at(0, keys)), 0);
  }

  private List<HrgStatement> assignments(Fluent fluent, List<Binding> head) {
    List<Binding> keys = fluent.keys.stream().map(head::get).toList();
    List<HrgStatement> code = new ArrayList<>();
    for (int map = 0; map < fluent.maps.size(); map++) {
      HrgExpression value =
          fluent.isOfTruth() ? Hrg.ref("1") : head.get(fluent.values.get(map)).expression();
      code.add(Hrg.set(fluent.at(written(fluent, map), keys), value));
    }
    return code;
  }

  /** The map that is written, which may be a new one beside the one that is read. */
  private String written(Fluent fluent, int map) {
    String name = fluent.maps.get(map);
    return beside.contains(fluent.relation) ? names.get(name) : name;
  }

  /**
   * @param certain whether one of the changes is certain to happen
   */
  private List<HrgStatement> code(List<Change> chain, boolean certain) {
    Change first = chain.getFirst();
    if (!first.repeated().isEmpty()) {
      return repeated(first.repeated(), conditional(first.conditions(), first.assignments()));
    }
    List<HrgStatement.Arm> arms = new ArrayList<>();
    for (Change change : chain) {
      boolean isLast = change == chain.getLast();
      if (isLast && certain || change.conditions().isEmpty()) {
        return RuleCode.firstOf(arms, Optional.of(change.assignments()));
      }
      arms.add(RuleCode.arm(RuleConditions.all(change.conditions()), change.assignments()));
    }
    return RuleCode.firstOf(arms, Optional.empty());
  }

  /** Statements, once for all values of some variables. */
  List<HrgStatement> repeated(Map<String, Set<String>> variables, List<HrgStatement> once) {
    long copies = 1;
    for (Set<String> domain : variables.values()) {
      copies = Math.min(MOST_COPIES + 1, copies * domain.size());
    }
    if (copies > MOST_COPIES) {
      rules.obstacles.meet("too many copies of an assignment");
    }
    List<HrgStatement> code = once;
    for (Map.Entry<String, Set<String>> each : List.copyOf(variables.entrySet()).reversed()) {
      String domain = rules.domain(each.getValue(), each.getKey());
      code = List.of(RuleCode.repeat(each.getKey(), domain, code));
    }
    return code;
  }

  private static List<HrgStatement> conditional(
      List<HrgExpression> conditions, List<HrgStatement> code) {
    return conditions.isEmpty()
        ? code
        : List.of(RuleCode.when(RuleConditions.all(conditions), code));
  }

  private void clearing(
      Fluent fluent,
      List<FlatClause> effects,
      List<FlatClause> frames,
      List<FluentUpdate> steps,
      int before) {
    Map<String, Set<String>> repeated = new LinkedHashMap<>();
    List<Binding> keys = keys(fluent, effects, frames, repeated);
    List<Binding> head = head(fluent, keys);
    List<HrgExpression> kept = new ArrayList<>();
    Set<FlatRelation> reads = new LinkedHashSet<>();
    for (FlatClause frame : expanded(frames)) {
      Optional<List<HrgExpression>> conditions = kept(fluent, frame, head, reads);
      if (conditions.isPresent() && conditions.get().isEmpty()) {
        return;
      }
      conditions.map(RuleConditions::all).ifPresent(kept::add);
    }
    if (kept.isEmpty() && effects.isEmpty() && !fluent.holdsAtFirst()
        || kept.isEmpty() && isAssigned(fluent, steps.subList(before, steps.size()))) {
      return;
    }
    List<HrgStatement> code = new ArrayList<>();
    for (int map = 0; map < fluent.maps.size(); map++) {
      String nothing = fluent.nothing();
      code.add(Hrg.set(fluent.at(written(fluent, map), keys), Hrg.ref(nothing)));
    }
    List<HrgExpression> conditions = new ArrayList<>();
    if (!kept.isEmpty()) {
      HrgExpression place = fluent.at(0, keys);
      conditions.add(
          fluent.isOfTruth()
              ? Hrg.equal(place, Hrg.ref("1"))
              : RuleConditions.compared(place, Hrg.ref(rules.dictionary.none()), false));
      conditions.add(RuleConditions.negation(List.of(RuleConditions.any(kept))));
    }
    List<HrgStatement> loops = code(List.of(new Change(conditions, code, repeated)), false);
    steps.add(new FluentUpdate(fluent, loops, reads, true));
    boolean rereads = !repeated.isEmpty() || fluent.maps.size() > 1;
    if (rereads && reads.contains(fluent.relation) && !beside.contains(fluent.relation)) {
      beside(fluent);
    }
  }

  /** The keys of a fluent as variables of a {@code repeat}. */
  private List<Binding> keys(
      Fluent fluent,
      List<FlatClause> effects,
      List<FlatClause> frames,
      Map<String, Set<String>> repeated) {
    List<Binding> keys = new ArrayList<>();
    for (int key : fluent.keys) {
      String variable = rules.repeat(wish(fluent, effects, frames, key));
      while (repeated.containsKey(variable)) {
        variable = rules.repeat(variable + key);
      }
      repeated.put(variable, fluent.places.get(key));
      keys.add(Binding.of(variable, fluent.places.get(key), true));
    }
    return keys;
  }

  /** The arguments of a fact with some keys. */
  private static List<Binding> head(Fluent fluent, List<Binding> keys) {
    List<Binding> head = new ArrayList<>();
    for (int place = 0; place < fluent.places.size(); place++) {
      int key = fluent.keys.indexOf(place);
      int map = fluent.values.indexOf(place);
      head.add(key >= 0 ? keys.get(key) : fluent.present(map, keys));
    }
    return head;
  }

  /** Whether a variable is assigned unconditionally. */
  private static boolean isAssigned(Fluent fluent, List<FluentUpdate> steps) {
    return fluent.keys.isEmpty()
        && steps.size() == 1
        && steps.getFirst().code().getFirst() instanceof HrgStatement.Assignment;
  }

  private static String wish(
      Fluent fluent, List<FlatClause> effects, List<FlatClause> frames, int key) {
    for (List<FlatClause> some : List.of(frames, effects)) {
      for (FlatClause clause : some) {
        if (clause.head().arguments().get(key) instanceof GdlTerm.Variable(String name, _)) {
          return name;
        }
      }
    }
    return fluent.maps.getFirst() + key;
  }

  /** The conditions under which a rule keeps a fact; empty if it never does. */
  private Optional<List<HrgExpression>> kept(
      Fluent fluent, FlatClause frame, List<Binding> head, Set<FlatRelation> reads) {
    List<FlatLiteral> rest = new ArrayList<>(frame.positive());
    rest.removeIf(literal -> isKept(literal, frame, fluent));
    FlatClause others = new FlatClause(frame.head(), rest, frame.negative(), frame.distinct());
    Map<String, Binding> scope = new HashMap<>();
    List<HrgExpression> conditions = new ArrayList<>();
    for (int place = 0; place < head.size(); place++) {
      rules.match(frame.head().arguments().get(place), head.get(place), scope, conditions);
    }
    Conjunction body = new Conjunction(rules, others, scope, Map.of(), Conjunction.Kind.CHANGE);
    conditions.forEach(body::require);
    Optional<List<HrgExpression>> all = body.conditions();
    all.ifPresent(_ -> reads.addAll(rules.fluentsOf(others)));
    return all;
  }
}
