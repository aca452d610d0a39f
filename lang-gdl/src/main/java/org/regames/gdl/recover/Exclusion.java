package org.regames.gdl.recover;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;

/**
 * The lemma that two facts do not hold at the same time: while the phase is the first, no choice of
 * the second is made yet. Planning calls that a mutex of two (A. Blum, M. Furst, Fast planning
 * through planning graph analysis, Artificial Intelligence 90, 1997).
 */
record Exclusion(int one, int other) implements Lemma {
  /**
   * Pairs of a fact that tells a phase and another one that are not both in any of some states.
   *
   * @param phases facts of variables without a key, as turns and counters are
   * @param facts facts that something is to be proven of
   */
  static List<Exclusion> candidates(
      Collection<Integer> phases, Collection<Integer> facts, List<BitSet> states) {
    List<Exclusion> found = new ArrayList<>();
    for (int phase : phases) {
      BitSet then = new BitSet();
      states.stream().filter(state -> state.get(phase)).forEach(then::or);
      facts.stream()
          .filter(fact -> !then.get(fact))
          .forEach(fact -> found.add(new Exclusion(phase, fact)));
    }
    return found;
  }
}
