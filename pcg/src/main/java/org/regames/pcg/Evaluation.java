package org.regames.pcg;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.regames.agents.AgentSpec;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.judge.RuleFacts;
import org.regames.pcg.judge.SearchWork;
import org.regames.pcg.judge.SmallSolve;
import org.regames.pcg.metrics.AgentFailedException;
import org.regames.pcg.metrics.Bootstrap;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.metrics.Metrics;
import org.regames.pcg.metrics.PlayTrace;
import org.regames.pcg.metrics.Plays;
import org.regames.pcg.metrics.ValueMetrics;
import org.regames.pcg.metrics.ValuedPlays;

/**
 * How a game is measured: first by many random plays, which are cheap, then by plays of agents.
 *
 * @param plays the number of random plays
 * @param seed determines the random numbers; the same seed gives the same measurements
 * @param mostPlies the number of moves after which a play is cut off
 * @param judge who plays if random plays are not enough
 * @param others further measurers, which run after the random plays
 */
public record Evaluation(
    int plays, long seed, int mostPlies, Optional<Judge> judge, List<Measurer> others) {
  /** The metric that only plays of agents have. */
  static final String SKILL = "skill";

  /** An evaluation without other measurers. */
  public Evaluation(int plays, long seed, int mostPlies, Optional<Judge> judge) {
    this(plays, seed, mostPlies, judge, List.of());
  }

  /** The same with other random numbers. */
  public Evaluation withSeed(long other) {
    return new Evaluation(plays, other, mostPlies, judge, others);
  }

  public Evaluation {
    others = List.copyOf(others);
    if (plays < 1) {
      throw new IllegalArgumentException("a game is measured by at least one play");
    }
  }

  /**
   * Measures a game by random plays. Takes about as long as these, plus 2000 additions per play for
   * each metric.
   */
  public List<Measurement> screen(PlayedGame game) {
    return screen(game, Meter.unlimited());
  }

  /**
   * The same with a meter of the time.
   *
   * @throws UnplayableException if it takes too long
   */
  public List<Measurement> screen(PlayedGame game, Meter meter) {
    Plays all = new Plays(seed, mostPlies);
    List<PlayTrace> traces = meter.of(Meter.Stage.PLAYS, () -> all.random(game, plays, meter));
    return meter.of(Meter.Stage.METRICS, () -> measured(Measurement.By.RANDOM, game, traces));
  }

  /**
   * Measures a game in stages, the cheapest first, as long as it is good enough.
   *
   * @param text the game as written or generated
   * @param goesOn whether to continue with the next stage, given all measurements so far
   * @throws AgentFailedException if an agent fails
   * @throws UnplayableException if it takes too long
   */
  public List<Measurement> measured(
      Source text, PlayedGame game, Meter meter, Predicate<List<Measurement>> goesOn) {
    List<Measurement> found = new ArrayList<>();
    for (JudgeStage step : steps(text, meter)) {
      if (goesOn.test(found)) {
        found.addAll(step.measured(game, found));
      }
    }
    return found;
  }

  /** A stage of judging, which may depend on earlier measurements. */
  private interface JudgeStage {
    List<Measurement> measured(PlayedGame game, List<Measurement> before);
  }

  private List<JudgeStage> steps(Source text, Meter meter) {
    List<JudgeStage> steps = new ArrayList<>();
    if (judge.orElse(null) instanceof Judge.ByLadder) {
      steps.add((game, _) -> named(Measurement.By.RULES, rules(game, meter)));
    }
    steps.add((game, _) -> screen(game, meter));
    for (Measurer other : others) {
      steps.add(
          (game, before) -> meter.of(Meter.Stage.OTHERS, () -> other.measured(text, game, before)));
    }
    switch (judge.orElse(null)) {
      case null -> {}
      case Judge.ByAgent _ -> steps.add((game, _) -> judged(game, meter));
      case Judge.ByLadder by -> {
        steps.add((game, _) -> named(Measurement.By.SOLVE, solved(game, by, meter)));
        steps.add(
            (game, before) ->
                named(Measurement.By.LADDER, climbed(game, work(before, by), by, meter)));
        steps.add(
            (game, before) ->
                meter.of(Meter.Stage.VALUES, () -> valued(game, work(before, by), by, meter)));
      }
    }
    return steps;
  }

  private static List<Measurement> named(Measurement.By by, Map<String, Estimate> found) {
    return found.entrySet().stream()
        .map(each -> new Measurement(by, each.getKey(), each.getValue()))
        .toList();
  }

  private static Map<String, Estimate> rules(PlayedGame game, Meter meter) {
    return meter.of(Meter.Stage.RULES, () -> new RuleFacts(game).measured());
  }

  private static Map<String, Estimate> solved(PlayedGame game, Judge.ByLadder by, Meter meter) {
    return meter.of(Meter.Stage.SOLVE, () -> new SmallSolve(by.states()).measured(game));
  }

  /** The size of the game, from random plays. */
  private static SearchWork work(List<Measurement> before, Judge.ByLadder by) {
    return new SearchWork(
        value("random.choice", before, 2), value("random.moves", before, 1), by.work());
  }

  private static double value(String name, List<Measurement> before, double otherwise) {
    return before.stream()
        .filter(each -> each.name().equals(name))
        .flatMapToDouble(each -> each.estimate().value().stream())
        .findFirst()
        .orElse(otherwise);
  }

  private Map<String, Estimate> climbed(
      PlayedGame game, SearchWork work, Judge.ByLadder by, Meter meter) {
    return meter.of(
        Meter.Stage.LADDER, () -> by.ladder().measured(game, work, seed, mostPlies, meter));
  }

  /** Measurements from plays of a search and, if nothing is hidden, from its evaluations. */
  private List<Measurement> valued(
      PlayedGame game, SearchWork work, Judge.ByLadder by, Meter meter) {
    long iterations = work.iterations(by.share(), by.plays(), 1);
    if (game.hides()) {
      AgentSpec agent = AgentSpec.parse("mcts:" + iterations + "it");
      List<AgentSpec> seats = Collections.nCopies(game.players().size(), agent);
      Plays plays = new Plays(seed, mostPlies);
      return measured(Measurement.By.AGENT, game, plays.agents(game, seats, by.plays(), meter));
    }
    List<PlayTrace> traces =
        new ValuedPlays(seed, mostPlies, iterations).of(game, by.plays(), meter);
    List<Measurement> found = new ArrayList<>(measured(Measurement.By.AGENT, game, traces));
    if (game.players().size() == 2) {
      ValueMetrics.all()
          .forEach(
              metric ->
                  found.add(
                      new Measurement(Measurement.By.AGENT, metric.name(), metric.of(traces))));
    }
    return found;
  }

  /**
   * Measures a game by the plays of the judging agent; nothing if there is none.
   *
   * @throws AgentFailedException if the agent fails
   */
  public List<Measurement> judged(PlayedGame game) {
    return judged(game, Meter.unlimited());
  }

  private List<Measurement> judged(PlayedGame game, Meter meter) {
    return judge.orElse(null) instanceof Judge.ByAgent by
        ? meter.of(Meter.Stage.AGENTS, () -> judged(game, by, meter))
        : List.of();
  }

  private List<Measurement> judged(PlayedGame game, Judge.ByAgent by, Meter meter) {
    int players = game.players().size();
    Plays all = new Plays(seed, mostPlies);
    List<AgentSpec> seats = Collections.nCopies(players, by.agent());
    List<Measurement> found =
        new ArrayList<>(
            measured(Measurement.By.AGENT, game, all.agents(game, seats, by.plays(), meter)));
    if (players > 1) {
      found.add(new Measurement(Measurement.By.AGENT, SKILL, skill(game, by, meter)));
    }
    return found;
  }

  /** The mean result of the judge, from 0 to 1, against random players. */
  private Estimate skill(PlayedGame game, Judge.ByAgent by, Meter meter) {
    AgentSpec random = AgentSpec.parse("random");
    int players = game.players().size();
    List<double[]> results = new ArrayList<>();
    for (int play = 0; play < by.plays(); play++) {
      int seat = play % players;
      List<AgentSpec> seats = new ArrayList<>(Collections.nCopies(players, random));
      seats.set(seat, by.agent());
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
