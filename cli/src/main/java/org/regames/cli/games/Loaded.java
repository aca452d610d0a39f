package org.regames.cli.games;

import java.util.Optional;
import java.util.function.Supplier;
import org.regames.ir.Game;
import org.regames.ir.net.NetGame;

/**
 * A game that was read to be played.
 *
 * @param net its net, where it has one
 * @param automaton makes the automaton, or ends with the findings about it
 */
public record Loaded(Optional<NetGame> net, Supplier<Game> automaton) {
  /** The automaton. */
  public Game game() {
    return automaton.get();
  }
}
