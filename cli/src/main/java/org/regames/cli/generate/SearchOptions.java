package org.regames.cli.generate;

import java.util.List;
import java.util.Optional;
import org.regames.cli.console.Failure;
import org.regames.cli.console.Seed;
import org.regames.cli.console.Terminal;
import org.regames.cli.games.GameOptions;
import org.regames.cli.games.SourceFiles;
import org.regames.ir.diagnostic.Source;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Judge;
import org.regames.pcg.MetricNames;
import org.regames.pcg.command.ProgramSpace;
import org.regames.pcg.evolve.Axis;
import org.regames.pcg.evolve.Evolution;
import org.regames.pcg.evolve.Fitness;
import org.regames.pcg.evolve.GameSpace;
import org.regames.pcg.evolve.SymmetricSpace;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What {@code evolve} searches and how it measures: everything that its archive depends on. */
public final class SearchOptions {
  @Option(
      names = "--axes",
      paramLabel = "A,B,…",
      split = ",",
      description =
          "The metrics that tell kinds apart, with their ranges and numbers of cells (default: "
              + "random.branching=1..41/20,random.turns=4..124/20).")
  private List<String> axes = List.of();

  @Option(
      names = "--fitness",
      paramLabel = "FILE",
      description = "Gates, and lines that say what to maximize.")
  private Optional<String> fitnessFile = Optional.empty();

  @Option(
      names = "--crossed",
      paramLabel = "N",
      description =
          "How many of 100 games made from others are made from two (default: ${DEFAULT-VALUE}).")
  private int crossed = 20;

  @Option(
      names = "--begin",
      paramLabel = "N",
      description =
          "How many games to make at random before any is made from others (default: "
              + "${DEFAULT-VALUE}); as many as --evaluations is a random search.")
  private int first = Evolution.FIRST;

  @Option(
      names = "--plays",
      paramLabel = "N",
      description = "How many random plays of each game (default: ${DEFAULT-VALUE}).")
  private int plays = 100;

  @Mixin private final JudgeOptions limits = new JudgeOptions(20, 500);

  @Option(
      names = "--asymmetric",
      description =
          "Allow changes that make set-ups differ or steps one-way, and do not judge by that.")
  private boolean asymmetric;

  @Option(
      names = "--mutator",
      paramLabel = "CMD",
      description =
          "A program that makes games from others, by lines of JSON (docs/pcg.md), instead of the "
              + "mutations of the language.")
  private Optional<String> mutator = Optional.empty();

  @Mixin private final OtherMeasurers others = new OtherMeasurers();

  @Mixin private Seed seed;

  /**
   * Checks that the options make sense.
   *
   * @throws Failure if they do not
   */
  void check() {
    Failure.unlessPositive("--plays", plays);
    limits.check();
    Failure.unlessPositive("--begin", first);
    if (crossed < 0 || crossed > 100) {
      throw Failure.misused("--crossed: expected a number from 0 to 100, found " + crossed);
    }
  }

  /** The judge; nobody if there is a custom fitness and no judge is given. */
  private Optional<Judge> judge() {
    return limits.judge(
        fitnessFile.isPresent() || others.judges()
            ? Optional.empty()
            : Optional.of(Judge.Level.STANDARD));
  }

  private MetricNames metrics() {
    return MetricNames.of(judge(), others.all());
  }

  /** Whether other programs measure games, or make them. */
  boolean needsOthers() {
    return others.isWanted() || mutator.isPresent();
  }

  /** Prepares those. */
  void prepare(GameOptions games, Terminal terminal) {
    others.prepare(games, evaluation(), terminal);
  }

  private Evaluation evaluation() {
    return new Evaluation(plays, seed.value(), limits.mostPlies(), judge(), others.all());
  }

  private Fitness usualFitness() {
    if (others.judges()) {
      return OtherMeasurers.fitness();
    }
    Fitness usual = Fitness.usual(judge());
    return asymmetric ? usual.withoutRules() : usual;
  }

  /**
   * The search.
   *
   * @param fitness the text of the fitness file, if there is one
   * @throws Failure if the axes are wrong
   */
  Evolution evolution(GameSpace space, Optional<Source> fitness, int threads) {
    return new Evolution(
        changed(space),
        evaluation(),
        fitness.map(text -> Fitness.read(text, metrics())).orElseGet(this::usualFitness),
        axes(),
        crossed,
        first,
        threads);
  }

  /** The space with its own mutations, or those of a program. */
  private GameSpace changed(GameSpace space) {
    GameSpace changed =
        mutator
            .<GameSpace>map(command -> new ProgramSpace(space, others.program(command)))
            .orElse(space);
    return asymmetric || !Spaces.losesSymmetry(space) ? changed : new SymmetricSpace(changed);
  }

  private List<Axis> axes() {
    if (axes.isEmpty()) {
      return Axis.USUAL;
    }
    try {
      return axes.stream().map(axis -> Axis.parse(axis, metrics())).toList();
    } catch (IllegalArgumentException wrong) {
      throw Failure.misused("--axes: " + wrong.getMessage());
    }
  }

  /**
   * The text of the fitness file, after checking it.
   *
   * @throws Failure if it is wrong
   */
  Optional<Source> fitness(Terminal terminal) {
    return fitnessFile.map(
        file -> SourceFiles.checked(file, terminal, text -> Fitness.read(text, metrics())));
  }
}
