package org.regames.agents.search;

import java.util.List;
import org.regames.agents.Agent;
import org.regames.agents.Clock;
import org.regames.agents.Seat;
import org.regames.agents.View;
import org.regames.backend.interpreter.Turn;
import org.regames.backend.model.GameState;
import org.regames.backend.play.SplitMix;

/**
 * An agent that searches the states consistent with what it has seen, if it has a choice. If none
 * is consistent it plays at random.
 */
final class Thinker implements Agent {
  /** Chooses one of several legal moves. */
  interface Thought {
    /**
     * @param worlds at least one
     */
    List<String> choose(View view, Worlds worlds, Clock clock, Clock.Running running);

    /**
     * Thinks ahead from a state known for certain, not over, in which any player may be to move.
     */
    default void ponder(GameState state, Clock.Running clock) {}
  }

  private final SplitMix random;
  private final Worlds worlds;
  private final Thought thought;

  /**
   * @param random draws worlds, or moves if there are none
   */
  Thinker(Seat seat, SplitMix random, Thought thought) {
    this.random = random;
    this.worlds = new Worlds(seat, random);
    this.thought = thought;
  }

  @Override
  public List<String> choose(View view, Clock clock) {
    Clock.Running running = clock.start();
    if (!worlds.see(view)) {
      return RandomAgent.drawn(view, random);
    }
    return view.legal().size() == 1
        ? view.legal().getFirst()
        : thought.choose(view, worlds, clock, running);
  }

  @Override
  public void ponder(List<Turn> seen, Clock.Running clock) {
    if (worlds.see(new View(seen, List.of())) && worlds.size() == 1) {
      GameState state = worlds.draw().state();
      if (!state.isTerminal()) {
        thought.ponder(state, clock);
      }
    }
  }
}
