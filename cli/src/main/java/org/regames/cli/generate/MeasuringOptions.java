package org.regames.cli.generate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.backend.model.EndlessPlayException;
import org.regames.cli.Regames;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Json;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.RulesHash;
import org.regames.cli.play.AgentGames;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.DiagnosticException;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Language;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Gate;
import org.regames.pcg.Judge;
import org.regames.pcg.Measurement;
import org.regames.pcg.MetricNames;
import org.regames.pcg.evolve.Fitness;
import org.regames.pcg.metrics.AgentFailedException;
import org.regames.pcg.metrics.Meter;
import org.regames.pcg.report.ReportedGame;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** How {@code evaluate} measures a game: all its options except those for output. */
public final class MeasuringOptions {
  private static final int FEW_PLAYS = 1000;

  /**
   * The result.
   *
   * @param page what a page shows about the game; null if not wanted
   */
  record Measured(GameMetrics metrics, ReportedGame page) {}

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "How many random plays (default: ${DEFAULT-VALUE}).")
  private int plays = 400;

  @Mixin private final JudgeOptions limits = new JudgeOptions(30, 2000);

  @Option(
      names = "--seconds",
      paramLabel = "S",
      description =
          "How many seconds a game may take; one that takes longer gets a row with the reason "
              + "(default: ${DEFAULT-VALUE}; 0: as long as it takes).")
  private int seconds = 600;

  @Option(
      names = "--seed",
      paramLabel = "X",
      description =
          "The seed of the random numbers, together with the rules of each game (default: "
              + "${DEFAULT-VALUE}).")
  private long seed = 1;

  @Mixin private final OtherMeasurers others = new OtherMeasurers();

  @Mixin private AgentGames games;

  /** How games are read. */
  AgentGames games() {
    return games;
  }

  /**
   * Checks the options before any game is read.
   *
   * @throws Failure if they make no sense
   */
  void check() {
    games.check();
    Failure.unlessPositive("--plays", plays);
    limits.check();
  }

  /**
   * The gates in a text.
   *
   * @throws DiagnosticException if it has no gates, or gates for something not measured
   */
  List<Gate> gates(Source text) {
    return Gate.read(text, MetricNames.of(judge(), others.all()));
  }

  /** Other measurers of games. */
  OtherMeasurers others() {
    return others;
  }

  /** Prepares those. */
  void prepare(Terminal terminal) {
    Evaluation known = new Evaluation(plays, seed, limits.mostPlies(), judge());
    others.prepare(games.reading(), known, terminal);
  }

  /** Whether somebody judges the games. */
  boolean isJudged() {
    return judge().isPresent() || others.judges();
  }

  private Optional<Judge> judge() {
    return limits.judge(Optional.empty());
  }

  /**
   * Measures a game.
   *
   * @param text its text; reading it is the first stage
   * @param forPage whether a page will show it
   * @param total sums up the time of the stages
   * @throws Failure if the game is wrong, cannot be played, or takes too long
   */
  Measured measure(
      String file,
      Supplier<Source> text,
      List<Gate> gates,
      boolean forPage,
      Meter total,
      Terminal shown) {
    Meter meter = seconds > 0 ? Meter.within(Duration.ofSeconds(seconds)) : Meter.unlimited();
    List<Measurement> found = new ArrayList<>();
    Source source;
    PlayedGame game;
    RulesHash hash;
    try {
      source = meter.of(Meter.Stage.READ, text);
      Game rules = meter.of(Meter.Stage.READ, () -> games.rules(file, source, shown));
      game = meter.of(Meter.Stage.PLAN, () -> planned(file, rules));
      hash = RulesHash.of(game.rules());
      Evaluation evaluation =
          new Evaluation(plays, seed ^ hash.number(), limits.mostPlies(), judge(), others.all());
      found.addAll(
          evaluation.measured(
              source,
              game,
              meter,
              some -> gates.stream().noneMatch(gate -> gate.verdict(some) == Gate.Verdict.FAILED)));
    } catch (UnplayableException | EndlessPlayException tooMuch) {
      throw Failure.failed(file + ": " + tooMuch.getMessage());
    } catch (AgentFailedException failed) {
      throw Failure.failed(file + ": " + judgeName() + ": " + failed.getMessage());
    } finally {
      total.add(meter);
    }
    Language language = games.reading().languageOf(file);
    Map<String, String> parameters =
        language
            .families()
            .<Map<String, String>>map(families -> families.values(source))
            .orElse(Map.of());
    GameMetrics metrics =
        metrics(file, hash, parameters, found, gates, GameMetrics.Seconds.of(meter));
    return new Measured(
        metrics, forPage ? EvaluatedPage.shown(metrics, game, source, language) : null);
  }

  /** A few plays are finished sooner than a plan for millions of them. */
  private PlayedGame planned(String file, Game rules) {
    boolean isQuick = plays <= FEW_PLAYS && judge().isEmpty();
    return AgentGames.played(file, rules, isQuick ? PlayedGame::forFewPlays : PlayedGame::of);
  }

  private GameMetrics metrics(
      String file,
      RulesHash hash,
      Map<String, String> parameters,
      List<Measurement> found,
      List<Gate> gates,
      GameMetrics.Seconds taken) {
    Map<String, GameMetrics.Value> values = new LinkedHashMap<>();
    found.forEach(each -> values.put(each.name(), GameMetrics.Value.of(each.estimate())));
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (Gate gate : gates) {
      verdicts.put(gate.toString(), gate.verdict(found).name().toLowerCase(Locale.ROOT));
    }
    return new GameMetrics(
        file,
        hash.text(),
        seed,
        plays,
        limits.mostPlies(),
        limits.agent().orElse(null),
        limits.agent().isPresent() ? limits.agentPlays() : null,
        limits.level().orElse(null),
        Regames.version(),
        parameters,
        fitness(found),
        values,
        verdicts,
        taken);
  }

  /** The fitness of the game according to its judge; null if nobody judges. */
  private Double fitness(List<Measurement> found) {
    Fitness fitness = others.judges() ? OtherMeasurers.fitness() : Fitness.usual(judge());
    return isJudged() ? Json.rounded(fitness.score(found)) : null;
  }

  private String judgeName() {
    return limits.agent().or(limits::level).orElse("");
  }

  /** How games were measured, as text for a page. */
  List<String> about() {
    String judged =
        limits
            .agent()
            .map(a -> ", and " + limits.agentPlays() + " of " + a)
            .or(() -> limits.level().map(level -> ", and the judge " + level))
            .orElse("");
    return List.of(
        plays
            + " random plays of each game"
            + judged
            + ", each of at most "
            + limits.mostPlies()
            + " moves.",
        "regames " + Regames.version() + ", seed " + seed + ".");
  }
}
