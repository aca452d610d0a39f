package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.regames.gdl.ground.TermTable;

/**
 * The lemma that one fact holds whenever another does: above an empty cell of a column there is
 * another. What is true of reachable states alone may need such lemmas for its proof.
 */
public record Implication(int from, int to) implements Lemma {
  /** More than these cost more time to prove than they save. */
  private static final int MOST = 2_000;

  /**
   * Implications between facts of one function that differ in one argument, which hold in all of
   * some states and say something about one of them; none if they are too many.
   *
   * @param facts the terms of the facts by number
   */
  static List<Implication> candidates(
      Map<Integer, Integer> facts, List<BitSet> states, TermTable terms) {
    Map<Integer, BitSet> holding = new HashMap<>();
    Map<List<Integer>, List<Integer>> alike = new HashMap<>();
    facts.forEach(
        (fact, term) -> {
          BitSet where = new BitSet();
          for (int state = 0; state < states.size(); state++) {
            where.set(state, states.get(state).get(fact));
          }
          holding.put(fact, where);
          int[] arguments = terms.arguments(term);
          for (int place = 0; place < arguments.length; place++) {
            alike.computeIfAbsent(without(arguments, place), _ -> new ArrayList<>()).add(fact);
          }
        });
    List<Implication> found = new ArrayList<>();
    for (List<Integer> some : alike.values()) {
      for (int from : some) {
        for (int to : some) {
          BitSet missing = (BitSet) holding.get(from).clone();
          missing.andNot(holding.get(to));
          if (from != to && !holding.get(from).isEmpty() && missing.isEmpty()) {
            found.add(new Implication(from, to));
            if (found.size() > MOST) {
              return List.of();
            }
          }
        }
      }
    }
    return found;
  }

  private static List<Integer> without(int[] arguments, int place) {
    List<Integer> others = new ArrayList<>(List.of(place));
    for (int other = 0; other < arguments.length; other++) {
      if (other != place) {
        others.add(arguments[other]);
      }
    }
    return others;
  }
}
