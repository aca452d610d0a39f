package org.regames.pcg.evolve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import org.regames.agents.PlayedGame;
import org.regames.backend.engine.UnplayableException;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.passes.Passes;
import org.regames.ir.passes.Pipeline;
import org.regames.pcg.Evaluation;
import org.regames.pcg.Measurement;
import org.regames.pcg.Measurer;
import org.regames.pcg.metrics.Estimate;

/**
 * The novelty of a game among known games: the distance of its rules from those of the nearest one,
 * {@code novelty.rules}, and that of its random plays, {@code novelty.behaviour}. A game that
 * equals one of them, up to names, rotation, reflection or scores, is rejected.
 */
public final class KnownGames implements Measurer {
  private static final String RULES = "rules";
  private static final String BEHAVIOUR = "behaviour";

  /** The compared properties of plays, scaled by what is a large difference. */
  private static final Map<String, ToDoubleFunction<Double>> COMPARED =
      Map.of(
          "random.branching", value -> Math.log10(Math.max(1, value)),
          "random.turns", value -> Math.log10(Math.max(1, value)),
          "random.agency", value -> value,
          "random.drawishness", value -> value,
          "random.balance", value -> value,
          "random.coverage", value -> value,
          "random.repetition", value -> value);

  private final List<Known> known = new ArrayList<>();

  /** A known game. */
  private record Known(
      String name, Candidate.Shape shape, Map<Long, Integer> parts, List<Measurement> found) {}

  /**
   * Adds a game, and measures it by random plays.
   *
   * @param name its name in messages
   * @param evaluation the evaluation of games that are compared with it
   */
  public void add(String name, PlayedGame game, Evaluation evaluation) {
    known.add(new Known(name, Candidate.Shape.of(game), parts(game), evaluation.screen(game)));
  }

  private static Map<Long, Integer> parts(PlayedGame game) {
    Game reduced = Passes.parse("all").run(game.rules(), Pipeline.Listener.NONE);
    return NamelessHash.parts(reduced);
  }

  @Override
  public List<String> names() {
    return List.of(Measurement.By.NOVELTY.name(RULES), Measurement.By.NOVELTY.name(BEHAVIOUR));
  }

  @Override
  public List<Measurement> measured(Source text, PlayedGame game, List<Measurement> before) {
    if (known.isEmpty()) {
      return List.of();
    }
    Candidate.Shape shape = Candidate.Shape.of(game);
    Map<Long, Integer> parts = parts(game);
    Optional<Known> twin =
        known.stream()
            .filter(each -> each.shape.tree().equals(shape.tree()))
            .filter(each -> each.shape.plays().equals(shape.plays()) || each.parts.equals(parts))
            .findFirst();
    if (twin.isPresent()) {
      throw new UnplayableException("is " + twin.get().name + " again");
    }
    double rules = known.stream().mapToDouble(k -> distance(k.parts, parts)).min().orElseThrow();
    List<Measurement> found = new ArrayList<>();
    found.add(measurement(RULES, rules));
    known.stream()
        .flatMapToDouble(each -> distance(each.found, before).stream())
        .min()
        .ifPresent(least -> found.add(measurement(BEHAVIOUR, least)));
    return found;
  }

  private static Measurement measurement(String name, double value) {
    return new Measurement(Measurement.By.NOVELTY, name, Estimate.exact(value, 0));
  }

  /** The share of the parts that two games do not have in common. */
  private static double distance(Map<Long, Integer> some, Map<Long, Integer> others) {
    long common = 0;
    long all = others.values().stream().mapToLong(Integer::longValue).sum();
    for (Map.Entry<Long, Integer> part : some.entrySet()) {
      int other = others.getOrDefault(part.getKey(), 0);
      common += Math.min(part.getValue(), other);
      all += Math.max(0, part.getValue() - other);
    }
    return 1 - (double) common / all;
  }

  /** The root mean square of the differences of common measurements. */
  private static OptionalDouble distance(List<Measurement> some, List<Measurement> others) {
    List<Double> squares = new ArrayList<>();
    COMPARED.forEach(
        (name, scale) -> {
          OptionalDouble one = value(name, some);
          OptionalDouble other = value(name, others);
          if (one.isPresent() && other.isPresent()) {
            double apart =
                scale.applyAsDouble(one.getAsDouble()) - scale.applyAsDouble(other.getAsDouble());
            squares.add(apart * apart);
          }
        });
    // Sorted, so that the sum does not depend on the order of the map.
    OptionalDouble mean = squares.stream().sorted().mapToDouble(each -> each).average();
    return mean.isPresent() ? OptionalDouble.of(Math.sqrt(mean.getAsDouble())) : mean;
  }

  private static OptionalDouble value(String name, List<Measurement> found) {
    return found.stream()
        .filter(each -> each.name().equals(name))
        .flatMapToDouble(each -> each.estimate().value().stream())
        .findFirst();
  }

  /** The games, as part of what identifies the settings of a run. */
  @Override
  public String toString() {
    long hash = 0;
    for (Known each : known) {
      hash = NamelessHash.mix(hash + each.shape.hashCode());
    }
    return known.size() + " known games " + Long.toHexString(hash);
  }
}
