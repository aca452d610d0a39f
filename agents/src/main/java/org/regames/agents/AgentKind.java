package org.regames.agents;

import java.util.Map;

/**
 * A way to play, found as a service: name the class in {@code
 * META-INF/services/org.regames.agents.AgentKind}.
 */
public interface AgentKind {
  /** The name that users choose it by. */
  String name();

  /** One line about it. */
  String summary();

  /** The names of its options, each with one line about it. */
  default Map<String, String> options() {
    return Map.of();
  }

  /** The default budget for a move. */
  Clock usual();

  /**
   * Makes an agent for one play.
   *
   * @param options values by the names of options
   * @throws IllegalArgumentException if an option cannot have its value; the message says what it
   *     can be
   */
  Agent sit(Seat seat, AgentOptions options);
}
