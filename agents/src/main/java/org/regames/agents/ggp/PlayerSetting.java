package org.regames.agents.ggp;

import java.time.Duration;
import org.regames.agents.AgentSpec;

/**
 * The settings of a player.
 *
 * @param name one word
 * @param agent the agent that plays on engines; its budget is not used, since hosts set one
 * @param mostSeconds the maximum time for an answer, whatever the clocks of a match are
 * @param startMargin how long before the end of a start clock it reports to be ready in any case;
 *     at most half the clock
 * @param ponders whether it also thinks in what is left of the start clock and while others move
 */
public record PlayerSetting(
    String name,
    AgentSpec agent,
    long seed,
    int mostSeconds,
    Duration startMargin,
    boolean ponders) {
  /** The default {@link #startMargin}. */
  public static final Duration USUAL_MARGIN = Duration.ofSeconds(1);

  /** A player that takes up to ten minutes for an answer and ponders. */
  public PlayerSetting(String name, AgentSpec agent) {
    this(name, agent, 1, 600, USUAL_MARGIN, true);
  }
}
