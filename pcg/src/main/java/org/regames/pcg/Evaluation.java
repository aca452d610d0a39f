package org.regames.pcg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.pcg.metrics.AgentFailedException;
import org.regames.pcg.metrics.Bootstrap;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.metrics.Metrics;
import org.regames.pcg.metrics.PlayTrace;
import org.regames.pcg.metrics.Plays;

/**
 * How a game is measured: first by many random plays, which are cheap, then by plays of agents.
 *
 * @param plays how many random plays
 * @param seed chooses the random numbers; the same seed measures the same
 * @param mostPlies after how many moves a play is broken off
 * @param judge who plays where random plays are not enough
 */
public record Evaluation(int plays, long seed, int mostPlies, Optional<Judge> judge) {
  /** The metric that only agents have. */
  static final String SKILL = "skill";

  /**
   * An agent that plays all players, and each of them once against random ones.
   *
   * @param plays how many times it plays all players, and in how many plays it meets random players
   */
  public record Judge(AgentSpec agent, int plays) {}

  public Evaluation {
    if (plays < 1 || judge.map(Judge::plays).orElse(1) < 1) {
      throw new IllegalArgumentException("a game is measured by at least one play");
    }
  }

  /**
   * Measures a game by random plays. Takes about as long as they do, and 2000 times the number of
   * plays additions for each metric.
   */
  public List<Measurement> screen(PlayedGame game) {
    return screen(game, Meter.unlimited());
  }

  /**
   * The same with a meter of what it takes.
   *
   * @throws UnplayableException where it takes too much
   */
  public List<Measurement> screen(PlayedGame game, Meter meter) {
    Plays all = new Plays(seed, mostPlies);
    List<PlayTrace> traces = meter.of(Meter.Stage.PLAYS, () -> all.random(game, plays, meter));
    return meter.of(Meter.Stage.METRICS, () -> measured(Measurement.By.RANDOM, game, traces));
  }

  /**
   * Measures a game by the plays of its judge; nothing where there is none.
   *
   * @throws AgentFailedException where the agent fails
   */
  public List<Measurement> judged(PlayedGame game) {
    return judged(game, Meter.unlimited());
  }

  /**
   * The same with a meter of what it takes.
   *
   * @throws AgentFailedException where the agent fails
   * @throws UnplayableException where it takes too much
   */
  public List<Measurement> judged(PlayedGame game, Meter meter) {
    return judge
        .map(by -> meter.of(Meter.Stage.AGENTS, () -> judged(game, by, meter)))
        .orElse(List.of());
  }

  private List<Measurement> judged(PlayedGame game, Judge by, Meter meter) {
    int players = game.players().size();
    Plays all = new Plays(seed, mostPlies);
    List<AgentSpec> seats = Collections.nCopies(players, by.agent);
    List<Measurement> found =
        new ArrayList<>(
            measured(Measurement.By.AGENT, game, all.agents(game, seats, by.plays, meter)));
    if (players > 1) {
      found.add(new Measurement(Measurement.By.AGENT, SKILL, skill(game, by, meter)));
    }
    return found;
  }

  /** The mean result of the judge, from 0 to 1, where all other players are random ones. */
  private Estimate skill(PlayedGame game, Judge by, Meter meter) {
    AgentSpec random = AgentSpec.parse("random");
    int players = game.players().size();
    List<double[]> results = new ArrayList<>();
    for (int play = 0; play < by.plays; play++) {
      int seat = play % players;
      List<AgentSpec> seats = new ArrayList<>(Collections.nCopies(players, random));
      seats.set(seat, by.agent);
      PlayTrace trace = new Plays(seed + play, mostPlies).agents(game, seats, 1, meter).getFirst();
      results.add(new double[] {trace.value(seat)});
    }
    return Bootstrap.estimate(results.toArray(double[][]::new), means -> means[0]);
  }

  private static List<Measurement> measured(
      Measurement.By by, PlayedGame game, List<PlayTrace> traces) {
    return Metrics.of(game.players().size()).stream()
        .map(metric -> new Measurement(by, metric.name(), metric.of(traces)))
        .toList();
  }
}
