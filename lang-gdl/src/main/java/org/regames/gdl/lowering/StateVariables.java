package org.regames.gdl.lowering;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.regames.gdl.ground.TermTable;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.recover.FactFamily;
import org.regames.ir.Action;
import org.regames.ir.Expression;
import org.regames.ir.Type;
import org.regames.ir.Value;
import org.regames.ir.Variable;

/**
 * The variables that hold the state. Each group of facts is a place: a variable, or a map at a key.
 * Its value is the fact of the group that holds, or a symbol for none.
 */
final class StateVariables {
  /** A map over more keys than this many times those needed is made over joined keys instead. */
  private static final int SPARSE = 4;

  /**
   * A place and its values.
   *
   * @param facts the facts, in order
   * @param symbols the value that stands for each fact
   * @param none the value that stands for no fact; empty if one always holds
   * @param twin the place for the next value while the present one is still needed
   */
  record Group(
      int number,
      Expression place,
      Expression twin,
      Type type,
      List<Integer> facts,
      List<String> symbols,
      String none,
      String initial) {
    boolean isTotal() {
      return none.isEmpty();
    }

    /** What a condition is about that decides the next value. */
    String topic() {
      return "becomes_" + variable(place);
    }
  }

  private static final String NONE = "none";

  private final GameNet game;
  private final GdlDefinitions definitions;
  private final List<Group> groups = new ArrayList<>();
  private final Group[] groupOfFact;
  private final List<Pending> pending = new ArrayList<>();

  /** A family whose types are made, but whose names have to wait until all symbols are known. */
  private record Pending(
      FactFamily family, List<Type> keyTypes, boolean joined, Type values, String none) {}

  StateVariables(GameNet game, List<FactFamily> families, GdlDefinitions definitions) {
    this.game = game;
    this.definitions = definitions;
    this.groupOfFact = new Group[game.facts().size()];
    families.forEach(this::types);
  }

  List<Group> groups() {
    return groups;
  }

  Group group(int fact) {
    return groupOfFact[fact];
  }

  /** The comparison that tells whether a fact holds. */
  Action.Comparison test(int fact, boolean negated) {
    Group group = groupOfFact[fact];
    String symbol = group.symbols().get(group.facts().indexOf(fact));
    return new Action.Comparison(group.place(), EdgeCollector.name(symbol), negated);
  }

  /** The variable that a place is in. */
  static String variable(Expression place) {
    return place instanceof Expression.Access(Expression map, _, _)
        ? variable(map)
        : place.toString();
  }

  private static String word(FactFamily family) {
    return family.functions().stream().map(TermNames::word).collect(Collectors.joining("_"));
  }

  private void types(FactFamily family) {
    TermTable terms = game.terms();
    String function = word(family);
    Set<List<Integer>> keys = family.groups().keySet();
    long product = 1;
    List<Set<String>> members = new ArrayList<>();
    for (int i = 0; i < family.keyPlaces().size(); i++) {
      Set<String> ofPlace = new LinkedHashSet<>();
      for (List<Integer> key : keys) {
        ofPlace.add(TermNames.symbol(key.get(i), terms));
      }
      members.add(ofPlace);
      product = Math.min(Integer.MAX_VALUE, product * ofPlace.size());
    }
    boolean joined = product > (long) SPARSE * keys.size() + SPARSE;
    List<Type> keyTypes = new ArrayList<>();
    if (joined) {
      List<String> all = keys.stream().map(key -> joined(family.function(), key)).toList();
      keyTypes.add(definitions.type(TermNames.capital(function) + "Key", all));
    } else {
      for (int i = 0; i < members.size(); i++) {
        String wish = TermNames.capital(function) + (family.keyPlaces().get(i) + 1);
        keyTypes.add(definitions.type(wish, members.get(i)));
      }
    }
    pending.add(values(family, function, keyTypes, joined));
  }

  private Pending values(FactFamily family, String function, List<Type> keyTypes, boolean joined) {
    Set<String> values = new LinkedHashSet<>();
    family
        .groups()
        .values()
        .forEach(group -> group.keySet().forEach(value -> values.add(value(family, value))));
    String none = family.isOfTruth() ? "0" : values.contains(NONE) ? "Z" + NONE : NONE;
    if (!family.total() || family.isOfTruth()) {
      values.add(none);
    }
    Type type = definitions.type(TermNames.capital(function) + "Value", values);
    return new Pending(
        family, keyTypes, joined, type, family.total() && !family.isOfTruth() ? "" : none);
  }

  private String joined(String function, List<Integer> arguments) {
    int[] terms = arguments.stream().mapToInt(Integer::intValue).toArray();
    return TermNames.symbol(game.terms().make(function, terms), game.terms());
  }

  private String value(FactFamily family, List<Integer> value) {
    return switch (value.size()) {
      case 0 -> "1";
      case 1 -> TermNames.symbol(value.getFirst(), game.terms());
      default -> joined(family.function(), value);
    };
  }

  /** Makes the variables, once the symbols of all types are known. */
  void define() {
    for (Pending family : pending) {
      String wish = word(family.family());
      String name = definitions.name(wish);
      String twin = definitions.name("next_" + name);
      Type type = family.values();
      for (Type key : family.keyTypes().reversed()) {
        type = new Type.Arrow(key, type);
      }
      List<Group> made = new ArrayList<>();
      Map<List<String>, Group> byKey = new LinkedHashMap<>();
      family
          .family()
          .groups()
          .forEach(
              (key, facts) -> {
                Group group = group(family, name, twin, keySymbols(family, key), facts);
                made.add(group);
                byKey.put(keySymbols(family, key), group);
                facts.values().forEach(fact -> groupOfFact[fact] = group);
              });
      groups.addAll(made);
      Value initial = initial(family, byKey, 0, new ArrayList<>());
      definitions.variables.add(new Variable(name, type, initial));
      definitions.variables.add(new Variable(twin, type, initial));
    }
  }

  private List<String> keySymbols(Pending family, List<Integer> key) {
    return family.joined()
        ? List.of(joined(family.family().function(), key))
        : key.stream().map(term -> TermNames.symbol(term, game.terms())).toList();
  }

  private Group group(
      Pending family,
      String name,
      String twin,
      List<String> key,
      Map<List<Integer>, Integer> facts) {
    List<String> symbols =
        facts.keySet().stream().map(value -> value(family.family(), value)).toList();
    List<Integer> numbers = List.copyOf(facts.values());
    String initial = family.none();
    for (int i = 0; i < numbers.size(); i++) {
      if (game.initial().get(numbers.get(i))) {
        initial = symbols.get(i);
      }
    }
    return new Group(
        groupCount++,
        place(name, key),
        place(twin, key),
        family.values(),
        numbers,
        symbols,
        family.none(),
        initial);
  }

  private int groupCount;

  private static Expression place(String name, List<String> key) {
    Expression place = EdgeCollector.name(name);
    for (String symbol : key) {
      place = new Expression.Access(place, EdgeCollector.name(symbol));
    }
    return place;
  }

  /** The initial value; keys without facts have the value that stands for none, or any. */
  private Value initial(
      Pending family, Map<List<String>, Group> groups, int depth, List<String> key) {
    if (depth == family.keyTypes().size()) {
      Group group = groups.get(key);
      String otherwise = groups.values().iterator().next().initial();
      String none = family.none().isEmpty() ? otherwise : family.none();
      return new Value.Named(group == null ? none : group.initial());
    }
    Map<String, Value> entries = new LinkedHashMap<>();
    for (String symbol : definitions.members(family.keyTypes().get(depth))) {
      key.add(symbol);
      entries.put(symbol, initial(family, groups, depth + 1, key));
      key.removeLast();
    }
    return definitions.map(entries);
  }
}
