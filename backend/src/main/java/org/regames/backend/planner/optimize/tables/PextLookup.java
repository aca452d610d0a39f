package org.regames.backend.planner.optimize.tables;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.regames.backend.layout.Layout;
import org.regames.backend.plan.Plan;
import org.regames.backend.plan.analysis.Attempt;
import org.regames.backend.planner.optimize.bitboards.BitboardSelection;

/**
 * Turns a check of few cells into a table look-up. Such a check starts from the value of a
 * variable, usually a cell that was just filled; {@link SymbolicCheck} runs it beforehand for all
 * values of that and all contents of the cells. The relevant bits are then extracted from the sets
 * of the state to form the index into a table of answers. Branches that a check tries one after the
 * other test different cells, so they get separate tables unless a common one is small.
 */
final class PextLookup {
  private static final int MOST_STARTS = 1024;

  /** Branches that together test at most this many cells share a table. */
  private static final int FEW_PLACES = 8;

  static final int MOST_PLACES = 12;

  /** More words cost as much as testing cells: most branches of a check end at their first cell. */
  private static final int MOST_WORDS = 8;

  private final Layout layout;
  private final Plan.Function check;
  private final SymbolicCheck trial;
  private final CheckBranches branches;
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
    this.trial = new SymbolicCheck(plan, kept, allowance);
    this.branches = new CheckBranches(plan.functions());
  }

  /** The same for a check that starts from the value of a variable, if that has few values. */
  private Attempt<PextLookup> from(OptionalInt variable) {
    if (variable.isPresent()) {
      start = variable.getAsInt();
      BitSet domain = layout.domain(start);
      lowest = Math.max(0, domain.nextSetBit(0));
      starts = domain.length() - lowest;
      if (starts < 1 || starts > MOST_STARTS) {
        return Attempt.refused("it starts from one of many values");
      }
      trial.startFrom(start);
    }
    return Attempt.done(this);
  }

  /**
   * The function for a check with tables.
   *
   * @param words receives the tables
   * @param numbers receives the numbers that go with them
   * @param overlays whether words may be combined into one
   * @param allowance how many statements may be run beforehand
   * @return a refusal if that is impossible, or would not be faster
   */
  public static Attempt<Plan.Function> of(
      Plan plan,
      BitboardSelection kept,
      List<long[]> words,
      List<int[]> numbers,
      Plan.Function check,
      boolean overlays,
      SymbolicCheck.Allowance allowance) {
    if (check.parameters() > 0) {
      return Attempt.refused("it has a parameter");
    }
    return new SymbolicCheck(plan, kept, allowance)
        .needed(check)
        .then(start -> new PextLookup(plan, kept, check, overlays, allowance).from(start))
        .then(
            lookup ->
                lookup
                    .answers()
                    .then(all -> lookup.statements(kept).function(check, all, words, numbers)));
  }

  private LookupStatements statements(BitboardSelection kept) {
    return new LookupStatements(kept, start, lowest, starts, overlays);
  }

  private Attempt<List<TruthTable>> answers() {
    int half = lowest + starts / 2;
    int middle = start == LookupStatements.NONE ? half : layout.domain(start).previousSetBit(half);
    return answers(middle, middle + 1) // a quick test
        .then(some -> suitable(some, middle))
        .then(_ -> answers(lowest, lowest + starts))
        .then(all -> suitable(all, lowest));
  }

  private Attempt<List<TruthTable>> suitable(List<TruthTable> all, int first) {
    if (all.stream().mapToInt(TruthTable::places).sum() < 2) {
      return Attempt.refused("it looks at one place");
    }
    if (all.stream().anyMatch(one -> !one.isAnyOf() && one.places() > MOST_PLACES)) {
      return Attempt.refused("it looks at many places");
    }
    if (all.stream().mapToInt(answers -> cuts(answers, first)).sum() > MOST_WORDS) {
      return Attempt.refused("it looks at many words of sets");
    }
    return Attempt.done(all);
  }

  /** How many words have to be compressed. */
  private int cuts(TruthTable answers, int first) {
    boolean isOverlaid = overlays && FoldedLineIndex.of(answers, first, MOST_PLACES).isPresent();
    return isOverlaid ? 1 : answers.words();
  }

  /** The outcomes of the branches of the check, for a range of starts. */
  private Attempt<List<TruthTable>> answers(int from, int to) {
    List<TruthTable> all = new ArrayList<>();
    int count = branches.of(check);
    for (int branch = 0; branch < count; branch++) {
      int one = branch;
      List<Integer> values = IntStream.range(from, to).boxed().toList();
      switch (Attempt.all(values, value -> outcomes(one, value))) {
        case Attempt.Vectorized<List<List<SymbolicCheck.Outcome>>>(var outcomes) ->
            all.add(TruthTable.of(outcomes));
        case Attempt.Refused<List<List<SymbolicCheck.Outcome>>> refused -> {
          return refused.same();
        }
      }
    }
    while (joined(all)) {
      // until joining no two is better
    }
    return Attempt.done(all);
  }

  private Attempt<List<SymbolicCheck.Outcome>> outcomes(int branch, int value) {
    boolean isPossible = start == LookupStatements.NONE || layout.domain(start).get(value);
    return isPossible ? trial.outcomes(check, branch, value) : Attempt.done(List.of());
  }

  /** Joins the two tables with the most cells in common, if any two should be joined. */
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
