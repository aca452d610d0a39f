package org.regames.gdl.hrg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.regames.gdl.recover.FactFamily;
import org.regames.hrg.syntax.Hrg;
import org.regames.hrg.syntax.HrgDefinition;
import org.regames.hrg.syntax.HrgExpression;
import org.regames.hrg.syntax.HrgType;
import org.regames.ir.Builtins;

/** The facts of one function as variables: maps from some arguments to the others. */
final class Fluent {
  private static final long MOST_KEYS = 100_000;

  final FlatRelation relation;
  final List<Integer> keys = new ArrayList<>();
  final List<Integer> values = new ArrayList<>();
  final boolean total;

  /** What each argument can be. */
  final List<Set<String>> places;

  /** The maps, one for each value; a single one of truth values if there are none. */
  final List<String> maps = new ArrayList<>();

  private final List<List<String>> initial;
  private final String none;
  private final Obstacles obstacles;
  private boolean readOutside;

  /**
   * Facts of one relation, as terms, each with the symbols in it.
   *
   * @param initial those that hold at the start
   */
  record Facts(Map<Integer, List<String>> all, Set<Integer> initial) {
    Facts() {
      this(new LinkedHashMap<>(), new LinkedHashSet<>());
    }

    List<List<String>> tuples() {
      return List.copyOf(all.values());
    }
  }

  /**
   * A family with its facts as terms. Some of them may be of another relation, since families do
   * not distinguish {@code (at 1)} from {@code (at (over 1))}; and some of a relation may be in no
   * family, since nothing depends on them.
   */
  record Family(FactFamily map, Set<Integer> facts) {}

  Fluent(
      FlatRelation relation,
      String name,
      Optional<Family> family,
      Facts facts,
      Dictionary dictionary,
      Obstacles obstacles) {
    this.obstacles = obstacles;
    this.relation = relation;
    this.places = places(facts.tuples());
    this.initial = facts.initial().stream().map(facts.all()::get).toList();
    this.none = dictionary.none();
    Optional<Family> map = family.filter(of -> hasOneValue(facts, of));
    for (int place = 0; place < places.size(); place++) {
      int at = place;
      (map.map(of -> of.map().keyPlaces().contains(at)).orElse(true) ? keys : values).add(place);
    }
    this.total =
        !values.isEmpty()
            && map.filter(of -> of.map().total())
                .filter(of -> facts.all().keySet().containsAll(of.facts()))
                .isPresent();
    for (int i = 0; i < Math.max(1, values.size()); i++) {
      maps.add(dictionary.variable(values.size() > 1 ? name + (i + 1) : name));
    }
    long product = 1;
    for (int key : keys) {
      product = Math.min(MOST_KEYS + 1, product * places.get(key).size());
    }
    if (product > MOST_KEYS) {
      obstacles.meet("a sparse map");
    }
    readOutside = facts.tuples().stream().map(this::key).distinct().count() < product;
  }

  private List<String> key(List<String> fact) {
    return keys.stream().map(fact::get).toList();
  }

  /** Whether facts outside the family hold initially and have keys of their own. */
  private static boolean hasOneValue(Facts facts, Family family) {
    Function<Integer, List<String>> key =
        fact -> family.map().keyPlaces().stream().map(facts.all().get(fact)::get).toList();
    Map<List<String>, Long> counts =
        facts.all().keySet().stream().collect(Collectors.groupingBy(key, Collectors.counting()));
    return facts.all().keySet().stream()
        .filter(fact -> !family.facts().contains(fact))
        .allMatch(fact -> facts.initial().contains(fact) && counts.get(key.apply(fact)) == 1);
  }

  static List<Set<String>> places(List<List<String>> tuples) {
    List<Set<String>> places = new ArrayList<>();
    for (int place = 0; place < tuples.getFirst().size(); place++) {
      Set<String> symbols = new LinkedHashSet<>();
      for (List<String> tuple : tuples) {
        symbols.add(tuple.get(place));
      }
      places.add(symbols);
    }
    return places;
  }

  /** The conditions for a fact to hold. */
  List<HrgExpression> test(List<Binding> arguments) {
    if (!canBe(arguments.stream().map(Optional::of).toList())) {
      return List.of(RuleConditions.FALSE);
    }
    List<Binding> keyed = keys.stream().map(arguments::get).toList();
    if (isOfTruth()) {
      return List.of(Hrg.equal(at(0, keyed), Hrg.ref("1")));
    }
    List<HrgExpression> all = new ArrayList<>();
    for (int map = 0; map < maps.size(); map++) {
      all.add(
          RelationRules.equal(value(map, keyed), arguments.get(values.get(map)), true, obstacles));
    }
    return all;
  }

  /**
   * The value of a map at some keys, which may be the symbol for none unless some fact always
   * holds.
   */
  private Binding value(int map, List<Binding> keyed) {
    Set<String> domain = new LinkedHashSet<>(places.get(values.get(map)));
    if (!alwaysHasValue(keyed)) {
      domain.add(none);
    }
    return new Binding(at(map, keyed), domain, keyed.stream().anyMatch(Binding::local));
  }

  /** The value of a map at some keys if a fact is known to hold. */
  Binding present(int map, List<Binding> keyed) {
    return value(map, keyed).without(none);
  }

  private boolean alwaysHasValue(List<Binding> keyed) {
    boolean inside = true;
    for (int i = 0; i < keyed.size(); i++) {
      inside &= keyed.get(i).isWithin(places.get(keys.get(i)));
    }
    return total && inside;
  }

  /** What a true fact says about its unknown arguments. */
  Optional<RelationRules.Told> tell(List<Optional<Binding>> arguments) {
    if (!canBe(arguments)) {
      return Optional.of(RelationRules.Told.NEVER);
    }
    if (isOfTruth() || keys.stream().anyMatch(key -> arguments.get(key).isEmpty())) {
      return Optional.empty();
    }
    List<Binding> keyed = keys.stream().map(key -> arguments.get(key).get()).toList();
    List<HrgExpression> conditions = new ArrayList<>();
    Map<Integer, Binding> told = new LinkedHashMap<>();
    for (int map = 0; map < maps.size(); map++) {
      int place = values.get(map);
      if (map == 0) {
        conditions.addAll(RelationRules.present(value(map, keyed), none));
      }
      Binding value = present(map, keyed);
      if (arguments.get(place).isPresent()) {
        conditions.add(RelationRules.equal(value, arguments.get(place).get(), true, obstacles));
      } else {
        told.put(place, value);
      }
    }
    return Optional.of(new RelationRules.Told(conditions, told));
  }

  /** Whether facts can have these arguments, if they are known. */
  private boolean canBe(List<Optional<Binding>> arguments) {
    boolean can = true;
    for (int place = 0; place < places.size(); place++) {
      Optional<Binding> argument = arguments.get(place);
      can &=
          argument.isEmpty() || !Collections.disjoint(argument.get().domain(), places.get(place));
    }
    return can;
  }

  /** The place of a map at some keys. */
  HrgExpression at(int map, List<Binding> keyed) {
    return at(maps.get(map), keyed);
  }

  /** The same place in a map of another name. */
  HrgExpression at(String name, List<Binding> keyed) {
    HrgExpression place = Hrg.ref(name);
    for (int i = 0; i < keyed.size(); i++) {
      place = Hrg.index(place, keyed.get(i).expression());
      if (keyed.get(i).isRepeated() && !keyed.get(i).isWithin(places.get(keys.get(i)))) {
        obstacles.meet("a key outside its type");
      }
      readOutside |= !keyed.get(i).isWithin(places.get(keys.get(i)));
    }
    return place;
  }

  /** Whether any fact holds at the start. */
  boolean holdsAtFirst() {
    return !initial.isEmpty();
  }

  boolean isOfTruth() {
    return values.isEmpty();
  }

  /** The value of a map where no fact holds. */
  String nothing() {
    return isOfTruth() ? "0" : none;
  }

  /** The type of a map. */
  HrgType type(int map, Dictionary dictionary) {
    List<String> domains = new ArrayList<>();
    for (int key : keys) {
      domains.add(dictionary.domain(places.get(key), Dictionary.capital(maps.get(0)) + (key + 1)));
    }
    if (isOfTruth()) {
      return Maps.type(domains, Hrg.type(Builtins.BOOL_TYPE));
    }
    Set<String> symbols = new LinkedHashSet<>(places.get(values.get(map)));
    if (!total || readOutside) {
      symbols.add(none);
    }
    return Maps.type(domains, Hrg.type(dictionary.domain(symbols, maps.get(map))));
  }

  /** The definitions of the maps. */
  List<HrgDefinition> definitions(Dictionary dictionary) {
    List<HrgDefinition> definitions = new ArrayList<>();
    for (int map = 0; map < maps.size(); map++) {
      HrgType type = type(map, dictionary);
      Map<List<String>, String> entries = new LinkedHashMap<>();
      for (List<String> fact : initial) {
        entries.put(key(fact), isOfTruth() ? "1" : fact.get(values.get(map)));
      }
      String otherwise = total && !readOutside ? mostFrequent(entries, map) : nothing();
      HrgExpression first = Maps.literal(entries, otherwise, keys.size(), obstacles);
      definitions.add(Hrg.variable(maps.get(map), type, first));
    }
    return definitions;
  }

  private String mostFrequent(Map<List<String>, String> entries, int map) {
    Map<String, Integer> counts = new HashMap<>();
    entries.values().forEach(value -> counts.merge(value, 1, Integer::sum));
    return places.get(values.get(map)).stream()
        .max((a, b) -> counts.getOrDefault(a, 0) - counts.getOrDefault(b, 0))
        .orElseThrow();
  }
}
