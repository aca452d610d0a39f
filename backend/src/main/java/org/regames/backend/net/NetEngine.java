package org.regames.backend.net;

import org.regames.backend.model.ForwardModel;
import org.regames.backend.model.GameState;
import org.regames.ir.net.NetGame;

/** Prepares games for play on their propositional nets. */
public final class NetEngine {
  private NetEngine() {}

  /**
   * A model of a game. Linear in the net.
   *
   * @throws IllegalArgumentException if there are more players than bits in a word
   */
  public static ForwardModel compile(NetGame game) {
    NetLayout layout = new NetLayout(game);
    CircuitEvaluation first = new CircuitEvaluation(layout.wiring, game);
    return new ForwardModel(layout.plan, model -> new NetState(model, layout, first));
  }

  /**
   * Whether a fact holds in a state of a model of this engine.
   *
   * @param fact its number in the net
   */
  public static boolean holds(GameState state, int fact) {
    return ((NetState) state).holds(fact);
  }
}
