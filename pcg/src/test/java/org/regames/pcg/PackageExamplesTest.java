package org.regames.pcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.regames.agents.PlayedGame;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.evolve.Archive;
import org.regames.pcg.evolve.Axis;
import org.regames.pcg.evolve.Evolution;
import org.regames.pcg.evolve.Fitness;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.Journal;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.metrics.Metric;
import org.regames.pcg.metrics.Metrics;
import org.regames.pcg.metrics.PlayTrace;
import org.regames.pcg.metrics.Plays;

/** The examples of the packages' pages. */
class PackageExamplesTest {
  private final PlayedGame game = Texts.numbers();

  @Test
  void theExampleOfGamesIsTrue() {
    Evaluation evaluation = new Evaluation(400, 1, 100, Optional.empty());
    List<Measurement> found = evaluation.screen(game);
    assertEquals("random.completion", found.getFirst().name());
    assertEquals(OptionalDouble.of(1), found.getFirst().estimate().value());
    List<Gate> gates =
        Gate.read(
            new Source("gates", "random.drawishness <= 0.1"), MetricNames.of(Optional.empty()));
    assertEquals(Gate.Verdict.FAILED, gates.getFirst().verdict(found));
  }

  @Test
  void theExampleOfMetricsIsTrue() {
    List<PlayTrace> plays = new Plays(1, 100).random(game, 50, Meter.unlimited());
    assertEquals(1, plays.getFirst().decisions());
    Metric branching =
        Metrics.of(2).stream()
            .filter(metric -> metric.name().equals("branching"))
            .findFirst()
            .orElseThrow();
    assertEquals(OptionalDouble.of(3), branching.of(plays).value());
  }

  @Test
  @Tag("long")
  void theExampleOfEvolutionIsTrue() {
    GameSpace space = GameSpace.all().getFirst();
    Evaluation evaluation = new Evaluation(20, 1, 200, Optional.empty());
    Evolution evolution = new Evolution(space, evaluation, Fitness.USUAL, Axis.USUAL, 20, 64, 1);
    Archive archive = evolution.run(Journal.inMemory(), 64, Meter.unlimited(), _ -> {});
    assertTrue(archive.elites().size() > 0);
  }
}
