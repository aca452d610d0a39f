package org.regames.pcg;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.regames.ir.diagnostic.Diagnostic;
import org.regames.ir.diagnostic.NearestName;
import org.regames.ir.diagnostic.Origin;
import org.regames.pcg.metrics.Estimate;
import org.regames.pcg.metrics.Metrics;

/**
 * What a metric says about a game.
 *
 * @param by whose plays were measured
 * @param metric the name of the metric
 */
public record Measurement(By by, String metric, Estimate estimate) {
  /** Who plays where a game is measured. */
  public enum By {
    /** All moves are drawn with the same chance. */
    RANDOM,
    /** The agent that judges games. */
    AGENT
  }

  private static final List<String> NAMES =
      Stream.concat(
              Stream.of(By.values())
                  .flatMap(by -> Metrics.of(2).stream().map(metric -> name(by, metric.name()))),
              Stream.of(name(By.AGENT, Evaluation.SKILL)))
          .toList();

  /**
   * What is wrong with the name of a measurement that somebody wrote; nothing where there will be
   * such a one.
   *
   * @param origin where it stands
   * @param isJudged whether an agent plays the games, so that there is something to measure
   */
  public static Optional<Diagnostic> mistake(String name, Origin origin, boolean isJudged) {
    if (NAMES.contains(name)) {
      return isJudged || !name.startsWith(name(By.AGENT, ""))
          ? Optional.empty()
          : Optional.of(
              Diagnostic.error(
                      "syntax", origin, "`" + name + "` is of plays of an agent, and none plays")
                  .withHint("say who plays by --agent, such as --agent mcts:200it"));
    }
    Diagnostic unknown = Diagnostic.error("syntax", origin, "there is no metric `" + name + "`");
    return Optional.of(
        NearestName.among(NAMES)
            .suggest(name, unknown.withHint("docs/pcg.md lists them: " + NAMES.getFirst())));
  }

  private static String name(By by, String metric) {
    return by.name().toLowerCase(Locale.ROOT) + "." + metric;
  }

  /** The name of the metric with who played before it: {@code random.branching}. */
  public String name() {
    return name(by, metric);
  }
}
