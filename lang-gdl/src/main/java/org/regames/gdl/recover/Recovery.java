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
 * whose value tells which, and variables of one function become a map. A few random plays drop what
 * is plainly no variable; {@link ProofAttempts} prove the rest.
 */
public final class Recovery {
  private Recovery() {}

  /**
   * All facts, each in one family, of truth values where nothing better is proven; and the
   * implications that proofs needed.
   *
   * @param budget what no items are taken from, but which tells where nobody waits any more
   * @throws java.util.concurrent.CancellationException where that is so
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

  /** Of what is proven of a function, that with the fewest keys. */
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
