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
    /** Nobody: it is what the rules alone show. */
    RULES,
    /** All moves are drawn with the same chance. */
    RANDOM,
    /** Nobody: the game is solved. */
    SOLVE,
    /** Searches that think more against such that think less. */
    LADDER,
    /** The agent that judges games. */
    AGENT,
    /** Nobody: games that are known are compared with it. */
    NOVELTY,
    /** A program of somebody else says it. */
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
