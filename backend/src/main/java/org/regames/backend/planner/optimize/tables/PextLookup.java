package org.regames.backend.planner.optimize.tables;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.NotVectorizable;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Makes of a check that looks at few places one that looks its answer up. Such a check starts from
 * the value of a variable, a place that was just filled as a rule; {@link SymbolicCheck} runs it
 * beforehand for all values of it, and all that it may see. What matters of the sets of the state
 * is then cut out of them and is the place in a table of answers. Ways that a check tries one after
 * the other look at different places, so they get tables of their own unless together they are
 * small.
 */
final class PextLookup {
  private static final int MOST_STARTS = 1024;

  /** Ways that look at no more places together have one table. */
  private static final int FEW_PLACES = 8;

  static final int MOST_PLACES = 12;

  /** More cost as much as looking at places: most ways of a check end at their first one. */
  private static final int MOST_WORDS = 8;

  private final Layout layout;
  private final Plan.Function check;
  private final SymbolicCheck trial;
  private final boolean overlays;
  private int start = LookupStatements.NONE;
  private int lowest;
  private int starts = 1;

  private PextLookup(
      Plan plan,
      BitboardSelection kept,
      Plan.Function check,
      boolean overlays,
      SymbolicCheck.Allowance allowance) {
    this.overlays = overlays;
    this.layout = plan.layout();
    this.check = check;
    OptionalInt needed = new SymbolicCheck(plan, kept, allowance).needed(check);
    this.trial = new SymbolicCheck(plan, kept, allowance);
    needed.ifPresent(this::startFrom);
  }

  private void startFrom(int variable) {
    BitSet domain = layout.domain(variable);
    start = variable;
    lowest = Math.max(0, domain.nextSetBit(0));
    starts = domain.length() - lowest;
    if (starts < 1 || starts > MOST_STARTS) {
      throw new NotVectorizable("it starts from one of many values");
    }
    trial.startFrom(variable);
  }

  /**
   * The function for a check with tables.
   *
   * @param words where the tables are added
   * @param numbers where what goes with them is added
   * @param overlays whether words may be laid over each other
   * @param allowance how much may be run beforehand
   * @throws NotVectorizable where that cannot be done, or would not be faster
   */
  public static Plan.Function of(
      Plan plan,
      BitboardSelection kept,
      List<long[]> words,
      List<int[]> numbers,
      Plan.Function check,
      boolean overlays,
      SymbolicCheck.Allowance allowance) {
    if (check.parameters() > 0) {
      throw new NotVectorizable("it has a parameter");
    }
    PextLookup tabulation = new PextLookup(plan, kept, check, overlays, allowance);
    List<TruthTable> all = tabulation.answers();
    LookupStatements lookups =
        new LookupStatements(
            kept, tabulation.start, tabulation.lowest, tabulation.starts, overlays);
    return lookups.function(check, all, words, numbers);
  }

  private List<TruthTable> answers() {
    int half = lowest + starts / 2;
    int middle = start == LookupStatements.NONE ? half : layout.domain(start).previousSetBit(half);
    suitable(answers(middle, middle + 1), middle); // which takes little time
    List<TruthTable> all = answers(lowest, lowest + starts);
    suitable(all, lowest);
    return all;
  }

  private void suitable(List<TruthTable> all, int first) {
    if (all.stream().mapToInt(TruthTable::places).sum() < 2) {
      throw new NotVectorizable("it looks at one place");
    }
    if (all.stream().anyMatch(one -> !one.isAnyOf() && one.places() > MOST_PLACES)) {
      throw new NotVectorizable("it looks at many places");
    }
    if (all.stream().mapToInt(answers -> cuts(answers, first)).sum() > MOST_WORDS) {
      throw new NotVectorizable("it looks at many words of sets");
    }
  }

  /** How many words have to be cut. */
  private int cuts(TruthTable answers, int first) {
    boolean isOverlaid = overlays && FoldedLineIndex.of(answers, first, MOST_PLACES).isPresent();
    return isOverlaid ? 1 : answers.words();
  }

  /** What ways of the check come to, for the starts from one up to another. */
  private List<TruthTable> answers(int from, int to) {
    List<TruthTable> all = new ArrayList<>();
    int ways = trial.ways(check);
    for (int way = 0; way < ways; way++) {
      List<List<SymbolicCheck.Outcome>> outcomes = new ArrayList<>();
      for (int value = from; value < to; value++) {
        boolean isPossible = start == LookupStatements.NONE || layout.domain(start).get(value);
        outcomes.add(isPossible ? trial.outcomes(check, way, value) : List.of());
      }
      all.add(TruthTable.of(outcomes));
    }
    while (joined(all)) {
      // until no two are better together
    }
    return all;
  }

  /** Joins the two that have the most places in common, if any two should be. */
  private static boolean joined(List<TruthTable> all) {
    int first = -1;
    int second = -1;
    int most = -1;
    for (int i = 0; i < all.size(); i++) {
      for (int j = i + 1; j < all.size(); j++) {
        TruthTable one = all.get(i);
        TruthTable other = all.get(j);
        int shared = one.places() + other.places() - one.placesWith(other);
        if (shared > most && goTogether(one, other, shared)) {
          most = shared;
          first = i;
          second = j;
        }
      }
    }
    if (first >= 0) {
      all.set(first, all.get(first).with(all.remove(second)));
    }
    return first >= 0;
  }

  private static boolean goTogether(TruthTable one, TruthTable other, int shared) {
    if (one.isAnyOf() || other.isAnyOf()) {
      return one.isAnyOf() && other.isAnyOf();
    }
    int together = one.places() + other.places() - shared;
    boolean alike = 2 * shared >= Math.min(one.places(), other.places());
    return together <= FEW_PLACES || alike && together <= MOST_PLACES;
  }
}
