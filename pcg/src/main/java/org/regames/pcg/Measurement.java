package org.regames.pcg;

import java.util.Locale;
import org.regames.pcg.metrics.Estimate;

/**
 * The value of a metric for a game.
 *
 * @param by whose plays were measured
 * @param metric the name of the metric
 */
public record Measurement(By by, String metric, Estimate estimate) {
  /** Who plays when a game is measured. */
  public enum By {
    /** Nobody: measured on the rules alone. */
    RULES,
    /** All moves are drawn uniformly. */
    RANDOM,
    /** Nobody: the game is solved. */
    SOLVE,
    /** Strong searches against weaker ones. */
    LADDER,
    /** The judging agent. */
    AGENT,
    /** Nobody: the game is compared with known games. */
    NOVELTY,
    /** Measured by a user's program. */
    OWN;

    /** The name of a metric with who plays before it. */
    public String name(String metric) {
      return name().toLowerCase(Locale.ROOT) + "." + metric;
    }
  }

  /** The name of the metric with who played before it: {@code random.branching}. */
  public String name() {
    return by.name(metric);
  }
}
