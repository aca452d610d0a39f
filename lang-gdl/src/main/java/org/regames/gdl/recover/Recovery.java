package org.regames.gdl.recover;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.regames.gdl.net.GameNet;
import org.regames.ir.language.Budget;

/**
 * Finds variables in a bag of facts: facts of which at most one holds at a time become one variable
 * whose value tells which, and variables of one function become a map. A few random plays refute
 * what is plainly not a variable; {@link ProofAttempts} prove the rest.
 */
public final class Recovery {
  private Recovery() {}

  /**
   * All facts, each in one family, which is one of truth values if nothing better is proven; and
   * the implications that proofs needed.
   *
   * @param budget is charged nothing, but tells when nobody waits any more
   * @throws java.util.concurrent.CancellationException in that case
   */
  public static Structure structure(GameNet game, Budget budget) {
    CandidateFamilies candidates = new CandidateFamilies(game);
    Unproven unasked = ProofAttempts.isSolvable(game) ? Unproven.NO_STEP : Unproven.LARGE;
    ProofState known = new ProofState(game, candidates, unasked, budget);
    for (ProofAttempts.ProofAttempt attempt : ProofAttempts.ALL) {
      if (attempt.fits().test(known)) {
        known.add(attempt.proofs().apply(known));
      }
    }
    Set<FactFamily> families = new LinkedHashSet<>();
    known.functions.values().forEach(facts -> families.add(best(facts, known, candidates)));
    return new Structure(List.copyOf(families), known.implications(), known.unproven());
  }

  /** The proven family of a function with the fewest keys. */
  private static FactFamily best(
      Map<Integer, Integer> facts, ProofState known, CandidateFamilies candidates) {
    int term = facts.values().iterator().next();
    int arity = known.game.terms().arguments(term).length;
    return known.proven().stream()
        .filter(family -> family.isOf(known.game.terms().name(term), arity))
        .min(
            Comparator.comparing((FactFamily family) -> family.groups().size())
                .thenComparing(family -> !family.total()))
        .orElseGet(() -> candidates.truth(facts));
  }
}
