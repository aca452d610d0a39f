package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.gdl.net.NetPlay;

/**
 * Finds variables in a bag of facts: facts of which at most one holds at a time become one variable
 * whose value tells which, and variables of one function become a map. A few random plays drop what
 * is plainly no variable; {@link Invariants} proves the rest.
 */
public final class Recovery {
  /** Nets above this size are left as they are: proofs would take longer than they bring. */
  private static final int LARGEST_NET = 400_000;

  /** Functions with more arguments are tried with few keys only. */
  private static final int MOST_ARGUMENTS = 4;

  private static final int PLAYS = 3;
  private static final int STEPS = 40;

  private final GameNet game;

  private Recovery(GameNet game) {
    this.game = game;
  }

  /** All facts, each in one family; families of truth values where nothing better is proven. */
  public static List<Family> families(GameNet game) {
    return new Recovery(game).families();
  }

  private List<Family> families() {
    List<Family> candidates = new ArrayList<>();
    Map<String, Map<Integer, Integer>> functions = functions();
    if (game.net().size() <= LARGEST_NET) {
      functions.forEach((_, facts) -> candidates.addAll(candidates(facts)));
      dropRefuted(candidates);
    }
    List<Family> proven = Invariants.proven(game, candidates);
    List<Family> result = new ArrayList<>();
    functions.forEach(
        (function, facts) ->
            result.add(
                proven.stream()
                    .filter(family -> (family.function() + "/" + family.arity()).equals(function))
                    .min(Comparator.comparingInt(family -> family.groups().size()))
                    .orElseGet(() -> truth(facts))));
    return result;
  }

  /** The facts by function and number of arguments. */
  private Map<String, Map<Integer, Integer>> functions() {
    Map<String, Map<Integer, Integer>> functions = new LinkedHashMap<>();
    for (int fact = 0; fact < game.facts().size(); fact++) {
      int term = game.facts().get(fact);
      String key = game.terms().name(term) + "/" + game.terms().arguments(term).length;
      functions.computeIfAbsent(key, _ -> new LinkedHashMap<>()).put(fact, term);
    }
    return functions;
  }

  private Family truth(Map<Integer, Integer> facts) {
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    List<Integer> all = new ArrayList<>();
    for (int place = 0; place < arity; place++) {
      all.add(place);
    }
    return Family.of(game.terms().name(term), arity, all, facts, game.terms());
  }

  private List<Family> candidates(Map<Integer, Integer> facts) {
    int term = facts.values().iterator().next();
    int arity = game.terms().arguments(term).length;
    List<Family> families = new ArrayList<>();
    for (List<Integer> places : keyPlaces(arity)) {
      Family family = Family.of(game.terms().name(term), arity, places, facts, game.terms());
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

  private void dropRefuted(List<Family> candidates) {
    NetPlay play = new NetPlay(game);
    long random = 1;
    for (int number = 0; number < PLAYS && !candidates.isEmpty(); number++) {
      BitSet state = play.initial();
      for (int step = 0; step < STEPS; step++) {
        BitSet facts = state;
        candidates.removeIf(
            family ->
                family.groups().values().stream()
                    .anyMatch(
                        group -> group.values().stream().filter(facts::get).limit(2).count() > 1));
        play.at(state);
        if (play.isTerminal()) {
          break;
        }
        List<Integer> moves = new ArrayList<>();
        for (int role = 0; role < game.roles().size(); role++) {
          List<Integer> legal = play.legal(role);
          random = random * 6364136223846793005L + 1442695040888963407L;
          if (!legal.isEmpty()) {
            moves.add(legal.get((int) Long.remainderUnsigned(random >>> 20, legal.size())));
          }
        }
        state = play.next(state, moves);
      }
    }
  }
}
