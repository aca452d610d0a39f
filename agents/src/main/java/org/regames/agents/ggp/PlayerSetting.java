package org.regames.agents.ggp;

import java.time.Duration;
import org.regames.agents.AgentSpec;

/**
 * What a player is like.
 *
 * @param name one word
 * @param agent who plays on engines; its budget is not used, since hosts give one
 * @param mostSeconds how long it takes at most for an answer, whatever the clocks of a match are
 * @param startMargin how long before the end of a start clock it is ready, whatever is not; at most
 *     half the clock
 */
public record PlayerSetting(
    String name, AgentSpec agent, long seed, int mostSeconds, Duration startMargin) {
  /** What {@link #startMargin} usually is. */
  public static final Duration USUAL_MARGIN = Duration.ofSeconds(1);

  /** A player that takes up to ten minutes. */
  public PlayerSetting(String name, AgentSpec agent) {
    this(name, agent, 1, 600, USUAL_MARGIN);
  }
}
