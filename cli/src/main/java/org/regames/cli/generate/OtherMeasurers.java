package org.regames.cli.generate;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameFiles;
import org.regames.cli.games.GameOptions;
import org.regames.cli.play.AgentGames;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Measurement;
import org.regames.pcg.Measurer;
import org.regames.pcg.command.LineProgram;
import org.regames.pcg.command.ProgramMeasurer;
import org.regames.pcg.evolve.Fitness;
import org.regames.pcg.evolve.KnownGames;
import picocli.CommandLine.Option;

/** The options for measurers other than random plays and judges. */
public final class OtherMeasurers {
  @Option(
      names = "--known",
      paramLabel = "FILE",
      description =
          "Known games, or a folder of them: novelty.rules and novelty.behaviour are the distances "
              + "of a game to the nearest, and duplicates of known games are rejected. May be "
              + "given several times.")
  private List<String> known = new ArrayList<>();

  @Option(
      names = "--metric",
      paramLabel = "CMD",
      description =
          "A program that measures games, too: it reads questions as lines of JSON and answers "
              + "each with one (docs/pcg.md). May be given several times.")
  private List<String> metrics = new ArrayList<>();

  @Option(
      names = "--judge-command",
      paramLabel = "CMD",
      description = "A program that says how good a game is, in the same way.")
  private Optional<String> judge = Optional.empty();

  @Option(
      names = "--command-seconds",
      paramLabel = "S",
      description = "How long a program may take for an answer (default: ${DEFAULT-VALUE}).")
  private int seconds = 30;

  private final List<Measurer> made = new ArrayList<>();

  /** Whether there are any. */
  boolean isWanted() {
    return !known.isEmpty() || !metrics.isEmpty() || judge.isPresent();
  }

  /** Whether a program provides the fitness of games. */
  boolean judges() {
    return judge.isPresent();
  }

  /** The fitness if a program provides it. */
  static Fitness fitness() {
    String metric = Measurement.By.OWN.name(ProgramMeasurer.FITNESS);
    return new Fitness(Fitness.USUAL.gates(), List.of(new Fitness.Term(metric, false, 1)));
  }

  /** A program that answers requests line by line. */
  LineProgram program(String command) {
    return new LineProgram(command, Duration.ofSeconds(seconds));
  }

  /**
   * Starts the programs, and reads and measures the known games.
   *
   * @param evaluation the evaluation for games that are compared with them
   * @throws Failure if a file is not a playable game, or a program names no metrics
   */
  void prepare(GameOptions games, Evaluation evaluation, Terminal terminal) {
    Failure.unlessPositive("--command-seconds", seconds);
    made.clear();
    if (!known.isEmpty()) {
      made.add(known(games, evaluation, terminal));
    }
    ServiceLoader.load(Measurer.class).forEach(made::add);
    for (String command : metrics) {
      try {
        made.add(ProgramMeasurer.metrics(program(command)));
      } catch (UnplayableException broken) {
        throw Failure.failed("--metric: " + broken.getMessage());
      }
    }
    judge.ifPresent(command -> made.add(ProgramMeasurer.judge(program(command))));
  }

  private KnownGames known(GameOptions games, Evaluation evaluation, Terminal terminal) {
    KnownGames all = new KnownGames();
    for (String file : GameFiles.of(known, 1).all(games)) {
      PlayedGame game =
          AgentGames.played(file, games.load(file, terminal), PlayedGame::forFewPlays);
      all.add(file, game, evaluation);
    }
    return all;
  }

  /** The prepared measurers. */
  List<Measurer> all() {
    return List.copyOf(made);
  }
}
