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
 * The fittest games of a search, judged again from scratch, by other plays and with ten times the
 * budget: of many games those that look best were partly lucky.
 */
public final class Finalists {
  private final Evolution evolution;

  /**
   * The result.
   *
   * @param before the game as it was selected
   * @param fitness between 0 and 1, 0 if it is rejected now
   * @param out why it is rejected, empty if it is not
   * @param found the new measurements
   */
  public record Finalist(Candidate before, double fitness, String out, List<Measurement> found) {
    public Finalist {
      found = List.copyOf(found);
    }
  }

  /**
   * @param evolution a search with a judge
   */
  public Finalists(Evolution evolution) {
    Evaluation usual = evolution.evaluation();
    Optional<Judge> judge =
        Optional.of(
            switch (usual.judge().orElseThrow()) {
              case Judge.ByAgent by -> new Judge.ByAgent(by.agent(), 10 * by.plays());
              case Judge.ByLadder by -> by.tenfold();
            });
    // A seed that no search has, so that lucky games are lucky again only by chance.
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

  /** The fittest games of an archive, at most this many. */
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
