package org.regames.pcg;

import java.util.Locale;
import org.regames.pcg.metrics.Estimate;

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

  /** The name of the metric with who played before it: {@code random.branching}. */
  public String name() {
    return by.name().toLowerCase(Locale.ROOT) + "." + metric;
  }
}
