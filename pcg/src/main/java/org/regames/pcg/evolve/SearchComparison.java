package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.regames.pcg.Evaluation;
import org.regames.pcg.metrics.Bootstrap;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;

/**
 * Compares search methods on a space, each with the same number of games and seeds.
 *
 * @param evolution the search that is compared with random search: as it is, and without crossover
 * @param evaluations the number of games of each run
 * @param seeds the number of runs of each method
 */
public record SearchComparison(Evolution evolution, int evaluations, int seeds) {
  /** A search method. */
  public enum Search {
    /** Every game is random. */
    RANDOM("random search"),
    /** Elites are mutated. */
    MUTATED("MAP-Elites, without crossover"),
    /** Elites are mutated and crossed. */
    CROSSED("MAP-Elites, with crossover");

    private final String words;

    Search(String words) {
      this.words = words;
    }

    /** The name of the method in a table. */
    @Override
    public String toString() {
      return words;
    }
  }

  /** The result of one run: the share of the cells that hold a game, and the sum of fitness. */
  public record Outcome(Search search, long seed, double coverage, double qualityDiversity) {}

  public SearchComparison {
    if (evaluations < 1 || seeds < 1) {
      throw new IllegalArgumentException("nothing to compare");
    }
  }

  /**
   * Runs all searches.
   *
   * @param done receives the number of finished runs after each one
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

  /** The mean coverage of a method over its seeds, with its interval. */
  public static Estimate coverage(List<Outcome> outcomes, Search search) {
    return mean(outcomes, search, true);
  }

  /** The same for the sum of fitness. */
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
