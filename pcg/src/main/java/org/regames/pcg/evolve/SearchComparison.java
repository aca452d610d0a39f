package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.regames.pcg.Evaluation;
import org.regames.pcg.metrics.Bootstrap;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;

/**
 * Compares ways to search a space, each with the same number of games and with as many seeds.
 *
 * @param evolution what is compared with random search: as it is, and without games made from two
 * @param evaluations how many games each run makes
 * @param seeds how many runs of each there are
 */
public record SearchComparison(Evolution evolution, int evaluations, int seeds) {
  /** A way to search. */
  public enum Search {
    /** Every game is made at random. */
    RANDOM("random search"),
    /** Games that are kept are changed. */
    MUTATED("MAP-Elites, without crossover"),
    /** They are crossed, too. */
    CROSSED("MAP-Elites, with crossover");

    private final String words;

    Search(String words) {
      this.words = words;
    }

    /** The way in a table. */
    @Override
    public String toString() {
      return words;
    }
  }

  /** What one run came to: the share of the cells that hold a game, and the sum of fitness. */
  public record Outcome(Search search, long seed, double coverage, double qualityDiversity) {}

  public SearchComparison {
    if (evaluations < 1 || seeds < 1) {
      throw new IllegalArgumentException("nothing to compare");
    }
  }

  /**
   * Runs all searches.
   *
   * @param done takes how many runs are over, after each
   */
  public List<Outcome> run(Consumer<Integer> done) {
    List<Outcome> outcomes = new ArrayList<>();
    for (int seed = 1; seed <= seeds; seed++) {
      for (Search search : Search.values()) {
        Archive archive =
            searching(search, seed)
                .run(Journal.inMemory(), evaluations, Meter.unlimited(), _ -> {});
        outcomes.add(new Outcome(search, seed, archive.coverage(), archive.qualityDiversity()));
        done.accept(outcomes.size());
      }
    }
    return outcomes;
  }

  private Evolution searching(Search search, long seed) {
    Evaluation evaluation = evolution.evaluation().withSeed(seed);
    boolean isRandom = search == Search.RANDOM;
    GameSpace space = evolution.space();
    GameSpace random = space.withoutAncestors().orElseThrow();
    return new Evolution(
        isRandom ? random : space,
        evaluation,
        evolution.fitness(),
        evolution.axes(),
        search == Search.CROSSED ? evolution.crossed() : 0,
        isRandom ? evaluations + Evolution.BATCH : evolution.first(),
        evolution.threads());
  }

  /** The mean coverage of a way to search over its seeds, with its interval. */
  public static Estimate coverage(List<Outcome> outcomes, Search search) {
    return mean(outcomes, search, true);
  }

  /** The same of the sum of fitness. */
  public static Estimate qualityDiversity(List<Outcome> outcomes, Search search) {
    return mean(outcomes, search, false);
  }

  private static Estimate mean(List<Outcome> outcomes, Search search, boolean ofCoverage) {
    double[][] runs =
        outcomes.stream()
            .filter(outcome -> outcome.search == search)
            .map(o -> new double[] {ofCoverage ? o.coverage : o.qualityDiversity})
            .toArray(double[][]::new);
    return Bootstrap.estimate(runs, means -> means[0]);
  }
}
