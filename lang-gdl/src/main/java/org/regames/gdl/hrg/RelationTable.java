package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgType;

/**
 * A relation that never changes, as a function: from the other arguments to the one at some place,
 * or from all arguments to a truth value.
 */
final class RelationTable {
  private static final int PREDICATE = -1;

  private final String name;
  private final int output;
  private final List<List<String>> tuples;
  private final List<Set<String>> places;

  /** Arguments that it is tested with, besides its own. */
  private final List<Set<String>> asked = new ArrayList<>();

  /** Symbols of the type of its values, but not among them, that these are compared with. */
  private final Set<String> compared = new LinkedHashSet<>();

  /**
   * @param output the place of the argument that the others determine; -1 for a truth value
   */
  RelationTable(String name, int output, List<List<String>> tuples) {
    this.name = name;
    this.output = output;
    this.tuples = tuples;
    this.places = Fluent.places(tuples);
    places.forEach(place -> asked.add(new LinkedHashSet<>(place)));
  }

  /** Whether the other arguments determine the one at a place. */
  static boolean tells(List<List<String>> tuples, int place) {
    Set<List<String>> keys = new HashSet<>();
    for (List<String> tuple : tuples) {
      List<String> key = new ArrayList<>(tuple);
      key.remove(place);
      if (!keys.add(key)) {
        return false;
      }
    }
    return true;
  }

  boolean isPredicate() {
    return output == PREDICATE;
  }

  int output() {
    return output;
  }

  private Set<String> results() {
    return places.get(output);
  }

  /** Whether an expression is an application of it. */
  boolean isOf(HrgExpression expression) {
    return !isPredicate()
        && expression instanceof HrgExpression.Application call
        && call.calls(name);
  }

  /** Notes that its values are compared with more symbols. */
  void comparable(Set<String> others) {
    compared.addAll(others);
  }

  /** Whether it has a value for all combinations of arguments. */
  private boolean isTotal(List<Binding> arguments) {
    long combinations = 1;
    Set<List<String>> keys = new HashSet<>();
    for (List<String> tuple : tuples) {
      List<String> key = keys(tuple);
      boolean fits = true;
      for (int i = 0; i < key.size(); i++) {
        fits &= arguments.get(i).domain().contains(key.get(i));
      }
      if (fits) {
        keys.add(key);
      }
    }
    for (Binding argument : arguments) {
      combinations *= argument.domain().size();
    }
    return keys.size() == combinations;
  }

  private List<String> keys(List<String> tuple) {
    List<String> key = new ArrayList<>(tuple);
    if (!isPredicate()) {
      key.remove(output);
    }
    return key;
  }

  /**
   * The value for some arguments, all but that at the place of the value.
   *
   * @param none its value for arguments of no tuple
   */
  Binding value(List<Binding> arguments, String none) {
    Set<String> domain = new LinkedHashSet<>(results());
    if (!isTotal(arguments)) {
      domain.add(none);
    }
    return new Binding(of(arguments), domain, arguments.stream().anyMatch(Binding::local));
  }

  /** The condition that it holds for some arguments, where its value is a truth value. */
  HrgExpression holds(List<Binding> arguments) {
    return Hrg.equal(of(arguments), Hrg.ref("1"));
  }

  private HrgExpression of(List<Binding> arguments) {
    List<HrgExpression> passed = new ArrayList<>();
    int place = 0;
    for (Binding argument : arguments) {
      place += place == output ? 1 : 0;
      asked.get(place++).addAll(argument.domain());
      passed.add(argument.expression());
    }
    return Hrg.apply(name, passed);
  }

  /** Whether a function is its own inverse. */
  static boolean areAlike(List<List<String>> tuples) {
    return tuples.getFirst().size() == 2
        && tuples.stream().allMatch(tuple -> tuples.contains(tuple.reversed()));
  }

  /** Its definition. */
  HrgDefinition definition(Dictionary dictionary, Obstacles obstacles) {
    List<Set<String>> keys = new ArrayList<>(asked);
    if (!isPredicate()) {
      keys.remove(output);
    }
    List<String> domains = new ArrayList<>();
    for (int i = 0; i < keys.size(); i++) {
      domains.add(dictionary.domain(keys.get(i), name + (i + 1)));
    }
    String otherwise = isPredicate() ? "0" : dictionary.none();
    boolean total = covers(keys);
    Set<String> values = new LinkedHashSet<>(isPredicate() ? List.of("0", "1") : results());
    if (!isPredicate() && !total) {
      if (keys.size() == 1 && keys.getFirst().containsAll(values)) {
        values.addAll(keys.getFirst());
      }
      values.add(otherwise);
    }
    values.addAll(compared);
    HrgType type = Maps.type(domains, Hrg.type(dictionary.domain(values, name + "Value")));
    Map<List<String>, String> entries = new LinkedHashMap<>();
    tuples.forEach(tuple -> entries.put(keys(tuple), isPredicate() ? "1" : tuple.get(output)));
    Maps.requireSymbols(entries, obstacles);
    List<HrgDefinition.Case> cases =
        new Cases(name, keys, entries, total, otherwise, dictionary).cases();
    return Hrg.function(name, type, cases.toArray(HrgDefinition.Case[]::new));
  }

  private boolean covers(List<Set<String>> keys) {
    long all = 1;
    for (Set<String> key : keys) {
      all = Math.min(Integer.MAX_VALUE, all * key.size());
    }
    return all == tuples.stream().distinct().count();
  }
}
