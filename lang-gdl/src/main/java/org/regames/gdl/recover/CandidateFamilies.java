package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.net.GameNet;

/** Candidates for variables: for each function, its facts with some of their arguments as keys. */
record CandidateFamilies(GameNet game) {
  /** Functions with more arguments are tried with few keys only. */
  private static final int MOST_ARGUMENTS = 6;

  /** The facts by function and number of arguments. */
  Map<String, Map<Integer, Integer>> functions() {
    Map<String, Map<Integer, Integer>> functions = new LinkedHashMap<>();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      int term = game.facts().get(fact);
      String key = game.terms().name(term) + "/" + game.terms().arguments(term).length;
      functions.computeIfAbsent(key, _ -> new LinkedHashMap<>()).put(fact, term);
    }
    return functions;
  }

  /** The facts of a function as truth values. */
  FactFamily truth(Map<Integer, Integer> facts) {
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    List<Integer> all = new ArrayList<>();
    for (int place = 0; place < arity; place++) {
      all.add(place);
    }
    return FactFamily.of(game.terms().name(term), arity, all, facts, game.terms());
  }

  /** The families that the facts of a function may be, those with few keys first. */
  List<FactFamily> of(Map<Integer, Integer> facts) {
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    List<FactFamily> families = new ArrayList<>();
    for (List<Integer> places : keyPlaces(arity)) {
      FactFamily family =
          FactFamily.of(game.terms().name(term), arity, places, facts, game.terms());
      if (family.groups().size() < facts.size()) {
        families.add(family);
      }
    }
    return families;
  }

  /** The proper subsets of the places, the small ones first. */
  private static List<List<Integer>> keyPlaces(int arity) {
    Set<List<Integer>> subsets = new LinkedHashSet<>();
    if (arity <= MOST_ARGUMENTS) {
      for (int mask = 0; mask < (1 << arity) - 1; mask++) {
        subsets.add(places(arity, mask));
      }
    } else {
      subsets.add(List.of());
      for (int place = 0; place < Math.min(arity, Integer.SIZE - 2); place++) {
        subsets.add(places(arity, ~(1 << place)));
      }
    }
    return subsets.stream().sorted(Comparator.comparingInt(List::size)).toList();
  }

  private static List<Integer> places(int arity, int mask) {
    List<Integer> places = new ArrayList<>();
    for (int place = 0; place < arity; place++) {
      if ((mask >> Math.min(place, Integer.SIZE - 1) & 1) != 0) {
        places.add(place);
      }
    }
    return places;
  }
}
