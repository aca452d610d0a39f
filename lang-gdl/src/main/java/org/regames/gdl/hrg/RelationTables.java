package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.regames.gdl.ground.Grounding;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;

/** The constant relations, as functions. */
final class RelationTables {
  /**
   * Relations with rules and without facts are written as tables if they have at most this many
   * atoms.
   */
  private static final int SHORT = 12;

  /** A table for one direction replaces that for the other, if it is longer than this. */
  private static final int LONG = 60;

  private static final int MOST_COMBINATIONS = 20_000;

  /** A relation, and the place of the argument that the others determine. */
  private record TableKey(FlatRelation relation, int output) {}

  private final Grounding grounding;
  private final Flattening flat;
  private final Function<FlatRelation, List<FlatClause>> clauses;
  private final Order order;
  private final Dictionary dictionary;
  private final Obstacles obstacles;
  private final Map<TableKey, RelationTable> tables = new LinkedHashMap<>();

  RelationTables(
      Grounding grounding,
      Flattening flat,
      Function<FlatRelation, List<FlatClause>> clauses,
      Order order,
      Dictionary dictionary,
      Obstacles obstacles) {
    this.obstacles = obstacles;
    this.grounding = grounding;
    this.flat = flat;
    this.clauses = clauses;
    this.order = order;
    this.dictionary = dictionary;
  }

  /** Whether a relation is the same in all states. */
  boolean isFixed(FlatRelation relation) {
    return relation.keyword().isEmpty() && grounding.isFixed(relation.name());
  }

  private boolean isTable(FlatRelation relation) {
    return isFixed(relation)
        && (clauses.apply(relation).stream()
                .allMatch(
                    clause ->
                        clause.positive().isEmpty()
                            && clause.negative().isEmpty()
                            && clause.distinct().isEmpty())
            || order.isRecursive(relation)
            || flat.tuples(relation).size() <= SHORT);
  }

  /** The condition for an atom to hold; empty for a relation that is not a table. */
  Optional<HrgExpression> test(FlatRelation relation, List<Binding> arguments) {
    if (isFixed(relation)) {
      List<List<String>> tuples = flat.tuples(relation);
      if (tuples.stream().noneMatch(tuple -> canBe(arguments, tuple))) {
        return Optional.of(RuleConditions.FALSE);
      }
      if (holdsAlways(tuples, arguments)) {
        return Optional.of(RuleConditions.TRUE);
      }
      if (isTable(relation)) {
        RelationTable table = table(relation, output(tuples));
        if (table.isPredicate()) {
          return Optional.of(table.holds(arguments));
        }
        List<Binding> keys = new ArrayList<>(arguments);
        Binding result = keys.remove(table.output());
        Binding value = table.value(keys, dictionary.none());
        if (result.isRepeated() && value.meets(result)) {
          table.comparable(result.domain());
          value = value.with(result.domain());
        }
        return Optional.of(RelationRules.equal(value, result, true, obstacles));
      }
    }
    return Optional.empty();
  }

  /** Whether some arguments can have these values, with equal ones for equal expressions. */
  private static boolean canBe(List<Binding> arguments, List<String> tuple) {
    Map<HrgExpression, String> values = new HashMap<>();
    for (int i = 0; i < tuple.size(); i++) {
      Binding argument = arguments.get(i);
      String other = values.putIfAbsent(argument.expression(), tuple.get(i));
      if (!argument.domain().contains(tuple.get(i))
          || other != null && !other.equals(tuple.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static boolean holdsAlways(List<List<String>> tuples, List<Binding> arguments) {
    long combinations = 1;
    for (Binding argument : arguments) {
      combinations = Math.min(MOST_COMBINATIONS + 1, combinations * argument.domain().size());
    }
    return combinations <= MOST_COMBINATIONS
        && combinations
            == tuples.stream().distinct().filter(tuple -> areIn(arguments, tuple)).count();
  }

  private static boolean areIn(List<Binding> arguments, List<String> tuple) {
    boolean fits = true;
    for (int i = 0; i < tuple.size(); i++) {
      fits &= arguments.get(i).domain().contains(tuple.get(i));
    }
    return fits;
  }

  /**
   * The place of the argument that the others determine, preferably the last; -1 if there is none.
   */
  private static int output(List<List<String>> tuples) {
    int arity = tuples.getFirst().size();
    for (int place = arity - 1; place >= 0 && arity > 1; place--) {
      if (RelationTable.tells(tuples, place)) {
        return place;
      }
    }
    return -1;
  }

  private RelationTable table(FlatRelation relation, int output) {
    TableKey key = new TableKey(relation, output);
    if (!tables.containsKey(key)) {
      tables.put(key, newTable(relation, output));
    }
    return tables.get(key);
  }

  private RelationTable newTable(FlatRelation relation, int output) {
    int first = output(flat.tuples(relation));
    boolean usual = output == first;
    if (!usual && first >= 0 && RelationTable.areAlike(flat.tuples(relation))) {
      return table(relation, first);
    }
    String name = relation.name() + (usual ? "" : "Back");
    return new RelationTable(dictionary.variable(name), output, flat.tuples(relation));
  }

  /**
   * What a true atom says about its unknown argument.
   *
   * @param onPath whether variables can take any value instead
   */
  Optional<RelationRules.Told> tell(
      FlatRelation relation, List<Optional<Binding>> arguments, boolean onPath) {
    if (!isFixed(relation)) {
      return Optional.empty();
    }
    List<List<String>> tuples = flat.tuples(relation);
    List<Integer> open = new ArrayList<>();
    for (int place = 0; place < arguments.size(); place++) {
      if (arguments.get(place).isEmpty()) {
        open.add(place);
      }
    }
    if (tuples.size() == 1 && arguments.size() == 1) {
      String only = tuples.getFirst().getFirst();
      return Optional.of(
          new RelationRules.Told(List.of(), Map.of(0, Binding.of(only, Set.of(only), false))));
    }
    if (arguments.size() < 2
        || open.size() != 1
        || !(isTable(relation) || !onPath && tuples.size() < 4 * SHORT)
        || !RelationTable.tells(tuples, open.getFirst())) {
      return Optional.empty();
    }
    if (onPath && isLong(tuples) && open.getFirst() != output(tuples)) {
      return Optional.empty();
    }
    RelationTable table = table(relation, open.getFirst());
    List<Binding> keys = arguments.stream().flatMap(Optional::stream).toList();
    Binding value = table.value(keys, dictionary.none());
    List<HrgExpression> conditions = RelationRules.present(value, dictionary.none());
    Binding present = value.without(dictionary.none());
    return Optional.of(new RelationRules.Told(conditions, Map.of(open.getFirst(), present)));
  }

  /** Whether a table is long and not arithmetic, so that one direction is enough. */
  private static boolean isLong(List<List<String>> tuples) {
    return tuples.size() > LONG
        && tuples.stream().flatMap(List::stream).anyMatch(symbol -> !symbol.matches("[0-9]+"));
  }

  /** Whether an expression is an application of a function. */
  boolean isValue(Binding expression) {
    return tables.values().stream().anyMatch(table -> table.isOf(expression.expression()));
  }

  /** If an expression is an application of a function, notes values that it is compared with. */
  void compare(Binding expression) {
    tables.values().stream()
        .filter(table -> table.isOf(expression.expression()))
        .forEach(table -> table.comparable(expression.domain()));
  }

  /** The functions that are needed. */
  List<HrgDefinition> definitions() {
    List<HrgDefinition> definitions = new ArrayList<>();
    new LinkedHashSet<>(tables.values())
        .forEach(table -> definitions.add(table.definition(dictionary, obstacles)));
    return definitions;
  }
}
