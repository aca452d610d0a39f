package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Judge;
import org.regames.pcg.Measurement;
import org.regames.pcg.metrics.Meter;

/**
 * The fittest games of a search, judged once more from the beginning, by other plays and at ten
 * times the budget: of many games those look best that were lucky, too.
 */
public final class Finalists {
  private final Evolution evolution;

  /**
   * What came out.
   *
   * @param before the game with what it was selected for
   * @param fitness between 0 and 1, 0 where it is out now
   * @param out why it is out, empty where it is not
   * @param found what was measured this time
   */
  public record Finalist(Candidate before, double fitness, String out, List<Measurement> found) {
    public Finalist {
      found = List.copyOf(found);
    }
  }

  /**
   * @param evolution a search in which somebody judges
   */
  public Finalists(Evolution evolution) {
    Evaluation usual = evolution.evaluation();
    Optional<Judge> judge =
        Optional.of(
            switch (usual.judge().orElseThrow()) {
              case Judge.ByAgent by -> new Judge.ByAgent(by.agent(), 10 * by.plays());
              case Judge.ByLadder by -> by.tenfold();
            });
    // Another seed than any search has: what was lucky is to be so again only by chance.
    long seed = ~usual.seed();
    Evaluation again =
        new Evaluation(10 * usual.plays(), seed, usual.mostPlies(), judge, usual.others());
    this.evolution =
        new Evolution(
            evolution.space(),
            again,
            evolution.fitness(),
            evolution.axes(),
            evolution.crossed(),
            evolution.first(),
            evolution.threads());
  }

  /** The fittest games of an archive, so many. */
  public static List<Candidate> of(Archive archive, int most) {
    return archive.elites().stream()
        .sorted(
            Comparator.comparing(Candidate::fitness).reversed().thenComparing(Candidate::number))
        .limit(most)
        .toList();
  }

  /** Judges a game again. */
  public Finalist judged(Candidate before, Meter meter) {
    Trial trial =
        new Trial(before.number(), before.made(), before.parent(), before.other(), before.text());
    List<Measurement> found = new ArrayList<>();
    Candidate again = trial.measured(evolution, meter, found);
    boolean isFit = again.isFit();
    return new Finalist(before, isFit ? again.fitness() : 0, isFit ? "" : again.out(), found);
  }
}
