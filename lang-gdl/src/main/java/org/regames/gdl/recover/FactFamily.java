package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.regames.gdl.ground.TermTable;

/**
 * The facts of one function, taken as a map: some of the arguments are the key, the others the
 * value. {@code (cell ?x ?y ?mark)} may be a map from x and y to a mark. Functions that share a
 * board, such as {@code (white ?x ?y)} and {@code (black ?x ?y)}, may be one map from all their
 * arguments to the function.
 *
 * @param functions the function, or the symbol that the fact is; or several
 * @param arity the number of arguments of each
 * @param keyPlaces the places of the arguments that are the key
 * @param groups for each key the facts with their values, in order
 * @param total whether each key always has a value
 */
public record FactFamily(
    List<String> functions,
    int arity,
    List<Integer> keyPlaces,
    Map<List<Integer>, Map<List<Integer>, Integer>> groups,
    boolean total) {

  /** The facts grouped by the arguments at some places. */
  static FactFamily of(
      String function,
      int arity,
      List<Integer> keyPlaces,
      Map<Integer, Integer> facts,
      TermTable terms) {
    Map<List<Integer>, Map<List<Integer>, Integer>> groups = new LinkedHashMap<>();
    facts.forEach(
        (number, term) -> {
          List<Integer> key = new ArrayList<>();
          List<Integer> value = new ArrayList<>();
          int[] arguments = terms.arguments(term);
          for (int place = 0; place < arity; place++) {
            (keyPlaces.contains(place) ? key : value).add(arguments[place]);
          }
          groups.computeIfAbsent(key, _ -> new LinkedHashMap<>()).put(value, number);
        });
    return new FactFamily(List.of(function), arity, List.copyOf(keyPlaces), groups, false);
  }

  /** The facts of several functions with as many arguments, grouped by all of these. */
  static FactFamily joint(
      List<String> functions, int arity, Map<Integer, Integer> facts, TermTable terms) {
    Map<List<Integer>, Map<List<Integer>, Integer>> groups = new LinkedHashMap<>();
    facts.forEach(
        (number, term) ->
            groups
                .computeIfAbsent(arguments(term, terms), _ -> new LinkedHashMap<>())
                .put(List.of(terms.make(terms.name(term))), number));
    return new FactFamily(
        List.copyOf(functions), arity, IntStream.range(0, arity).boxed().toList(), groups, false);
  }

  static List<Integer> arguments(int term, TermTable terms) {
    return Arrays.stream(terms.arguments(term)).boxed().toList();
  }

  /** Whether all arguments are the key, so that the value is whether the fact holds. */
  public boolean isOfTruth() {
    return keyPlaces.size() == arity && !isJoint();
  }

  /** Whether the value is which of several functions holds. */
  public boolean isJoint() {
    return functions.size() > 1;
  }

  /** The function, or the names of all together. */
  public String function() {
    return String.join("_", functions);
  }

  /** The function with the number of arguments. */
  String name() {
    return function() + "/" + arity;
  }

  /** Whether it has the facts of a function with a number of arguments. */
  public boolean isOf(String function, int arguments) {
    return arity == arguments && functions.contains(function);
  }

  FactFamily asTotal() {
    return new FactFamily(functions, arity, keyPlaces, groups, true);
  }
}
