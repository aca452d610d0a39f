package org.regames.backend.verify;

import java.util.List;
import org.regames.backend.interpreter.Impropriety;

/**
 * The results of a {@link Verifier}.
 *
 * @param exhaustive whether all states of the game were searched
 * @param states the number of states searched
 * @param depth the number of moves of the longest of the shortest plays to them
 * @param plays how many random plays were examined in addition
 * @param improprieties what is not proper: one finding of each kind at each place, with a shortest
 *     play among those searched
 * @param lints what is proper but looks like a mistake
 */
public record Verification(
    boolean exhaustive,
    int states,
    int depth,
    int plays,
    List<Impropriety> improprieties,
    List<Lint> lints) {
  public Verification {
    improprieties = List.copyOf(improprieties);
    lints = List.copyOf(lints);
  }

  /** The violations of a condition. */
  public List<Impropriety> against(ProperCondition condition) {
    return improprieties.stream().filter(found -> ProperCondition.of(found) == condition).toList();
  }

  /** Whether no violation of the five conditions was found. */
  public boolean isProper() {
    return improprieties.stream()
        .allMatch(found -> ProperCondition.of(found) == ProperCondition.VISIBILITY);
  }
}
