package org.regames.agents.match;

import java.time.Duration;
import java.util.List;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.AgentSpec;
import org.regames.agents.Clock;
import org.regames.agents.Seat;

/** Agents that do what agents must not. */
final class Cheats {
  private Cheats() {}

  /** An agent without a time limit: a slow machine must not take its move for one too late. */
  static AgentSpec playing(Agent agent) {
    return playing(agent, new Clock.Iterations(1));
  }

  private static AgentSpec playing(Agent agent, Clock clock) {
    AgentKind kind =
        new AgentKind() {
          @Override
          public String name() {
            return "cheat";
          }

          @Override
          public String summary() {
            return "Does what it must not.";
          }

          @Override
          public Clock usual() {
            return clock;
          }

          @Override
          public Agent sit(Seat seat, AgentOptions options) {
            return agent;
          }
        };
    return new AgentSpec("cheat", kind, clock, AgentOptions.NONE);
  }

  static AgentSpec illegal() {
    return playing((_, _) -> List.of("castle"));
  }

  static AgentSpec failing() {
    return playing(
        (_, _) -> {
          throw new UnsupportedOperationException("no idea");
        });
  }

  /** Waits until the referee gives it up. */
  static AgentSpec waiting() {
    return playing(
        (view, _) -> {
          try {
            Thread.sleep(Duration.ofDays(1));
          } catch (InterruptedException _) {
            return view.legal().getFirst();
          }
          return view.legal().getFirst();
        },
        new Clock.Time(Duration.ofMillis(1)));
  }
}
