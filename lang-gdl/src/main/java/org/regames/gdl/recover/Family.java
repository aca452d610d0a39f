package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.ground.TermTable;

/**
 * The facts of one function, taken as a map: some of the arguments are the key, the others the
 * value. {@code (cell ?x ?y ?mark)} may be a map from x and y to a mark.
 *
 * @param function the function, or the symbol that the fact is
 * @param arity the number of arguments
 * @param keyPlaces the places of the arguments that are the key
 * @param groups for each key the facts with their values, in order
 * @param total whether each key always has a value
 */
public record Family(
    String function,
    int arity,
    List<Integer> keyPlaces,
    Map<List<Integer>, Map<List<Integer>, Integer>> groups,
    boolean total) {

  /** The facts grouped by the arguments at some places. */
  static Family of(
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
    return new Family(function, arity, List.copyOf(keyPlaces), groups, false);
  }

  /** Whether all arguments are the key, so that the value is whether the fact holds. */
  public boolean isOfTruth() {
    return keyPlaces.size() == arity;
  }

  /** The function with the number of arguments. */
  String name() {
    return function + "/" + arity;
  }

  Family asTotal() {
    return new Family(function, arity, keyPlaces, groups, true);
  }
}
