package org.regames.agents.search;

import java.util.Map;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.Clock;
import org.regames.agents.Seat;
import org.regames.backend.play.SplitMix;

/**
 * Monte Carlo tree search over information sets: {@link InformationSets} in worlds drawn by their
 * probability. If nothing is hidden it plays like {@link Uct}. One iteration is one playout.
 */
public final class InformationSetUct implements AgentKind {
  private static final int BYTES_A_NODE = 1_000;

  @Override
  public String name() {
    return "ismcts";
  }

  @Override
  public String summary() {
    return "Monte Carlo tree search over what players may have seen.";
  }

  @Override
  public Map<String, String> options() {
    return Map.of(
        "c", "the weight of exploration (default: 0.7)",
        "memory", "MB of memory for the trees (default: 512)");
  }

  @Override
  public Clock usual() {
    return Clock.parse("1s");
  }

  @Override
  public Agent sit(Seat seat, AgentOptions options) {
    double exploration = options.number("c", 0.7, 0, 100);
    long bytes = (long) options.number("memory", 512, 1, 1 << 20) << 20;
    if (!seat.game().hides()) {
      return new Uct().sit(seat, options);
    }
    SplitMix random = new SplitMix();
    random.start(seat.seed(), 0);
    InformationSets sets =
        new InformationSets(seat.game(), exploration, bytes / BYTES_A_NODE, random);
    return new Thinker(
        seat,
        random,
        (view, worlds, _, running) -> {
          sets.clear();
          for (long done = 0; running.goesOn(done); done++) {
            sets.iterate(worlds.draw());
          }
          return sets.best(worlds.draw(), seat.player(), view.legal());
        });
  }
}
