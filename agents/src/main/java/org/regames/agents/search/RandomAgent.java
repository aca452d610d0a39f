package org.regames.agents.search;

import java.util.List;
import org.regames.agents.Agent;
import org.regames.agents.AgentKind;
import org.regames.agents.AgentOptions;
import org.regames.agents.Clock;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.backend.play.SplitMix;

/** Plays uniformly random legal moves. */
public final class RandomAgent implements AgentKind {
  @Override
  public String name() {
    return "random";
  }

  @Override
  public String summary() {
    return "Plays each legal move with the same probability.";
  }

  @Override
  public Clock usual() {
    return new Clock.Iterations(1);
  }

  @Override
  public Agent sit(Seat seat, AgentOptions options) {
    SplitMix random = new SplitMix();
    random.start(seat.seed(), 0);
    return (view, _) -> drawn(view, random);
  }

  static List<String> drawn(View view, SplitMix random) {
    return view.legal().get(random.nextInt(view.legal().size()));
  }
}
