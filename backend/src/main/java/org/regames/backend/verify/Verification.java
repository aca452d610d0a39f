package org.regames.backend.verify;

import java.util.List;
import org.regames.backend.interpreter.Impropriety;

/**
 * What a {@link Verifier} found.
 *
 * @param exhaustive whether all states of the game were searched
 * @param states how many were
 * @param depth the number of moves of the longest of the shortest plays to them
 * @param plays how many random plays were looked at besides
 * @param improprieties what is not proper: of each kind and at each place one, with a shortest play
 *     among those searched
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

  /** What violates a condition. */
  public List<Impropriety> against(ProperCondition condition) {
    return improprieties.stream().filter(found -> ProperCondition.of(found) == condition).toList();
  }

  /** Whether nothing was found that violates one of the five conditions. */
  public boolean isProper() {
    return improprieties.stream()
        .allMatch(found -> ProperCondition.of(found) == ProperCondition.VISIBILITY);
  }
}
