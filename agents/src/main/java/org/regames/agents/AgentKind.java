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

  /** The names of the options it takes, each with one line about it. */
  default Map<String, String> options() {
    return Map.of();
  }

  /** How much it thinks where nobody says how much. */
  Clock usual();

  /**
   * Makes an agent for one play.
   *
   * @param options values by the names of options
   * @throws IllegalArgumentException where an option cannot have its value; the message says what
   *     could
   */
  Agent sit(Seat seat, AgentOptions options);
}
