package org.regames.agents;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A kind of agent with a budget and options, as users write it: {@code mcts:200ms:c=0.5}.
 *
 * @param text the specification as written
 */
public record AgentSpec(String text, AgentKind kind, Clock clock, AgentOptions options) {
  /** The specification as written, by which tables show the agent. */
  @Override
  public String toString() {
    return text;
  }

  /**
   * Reads the name of a kind, then parts after colons: a budget ({@code 200ms}, {@code 2s}, {@code
   * 1000it}) or an option ({@code c=0.5}).
   *
   * @throws IllegalArgumentException if there is no such kind, budget or option; the message lists
   *     what there is
   */
  public static AgentSpec parse(String text) {
    String[] parts = text.split(":", -1);
    AgentKind kind = Agents.named(parts[0]);
    Optional<Clock> clock = Optional.empty();
    Map<String, String> options = new TreeMap<>();
    for (int part = 1; part < parts.length; part++) {
      int sign = parts[part].indexOf('=');
      if (sign < 0) {
        if (clock.isPresent()) {
          throw new IllegalArgumentException("expected one budget, found two");
        }
        clock = Optional.of(Clock.parse(parts[part]));
      } else {
        String name = parts[part].substring(0, sign);
        if (!kind.options().containsKey(name)) {
          throw new IllegalArgumentException(
              kind.name() + " has no option `" + name + "`; " + listed(kind));
        }
        options.put(name, parts[part].substring(sign + 1));
      }
    }
    return new AgentSpec(text, kind, clock.orElse(kind.usual()), new AgentOptions(options));
  }

  private static String listed(AgentKind kind) {
    return kind.options().isEmpty()
        ? "it has none"
        : "it has: " + String.join(", ", new TreeMap<>(kind.options()).keySet());
  }
}
