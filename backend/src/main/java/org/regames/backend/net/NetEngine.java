package org.regames.backend.net;

import org.regames.backend.model.ForwardModel;
import org.regames.ir.net.NetGame;

/** Prepares games for play on their propositional nets. */
public final class NetEngine {
  private NetEngine() {}

  /**
   * A model of a game. Linear in the net.
   *
   * @throws IllegalArgumentException where there are more players than a word has bits
   */
  public static ForwardModel compile(NetGame game) {
    NetLayout layout = new NetLayout(game);
    CircuitEvaluation first = new CircuitEvaluation(layout.wiring, game);
    return new ForwardModel(layout.plan, model -> new NetState(model, layout, first));
  }
}
