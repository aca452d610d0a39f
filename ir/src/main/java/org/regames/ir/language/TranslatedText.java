package org.regames.ir.language;

import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.net.NetGame;

/**
 * A text in another language.
 *
 * @param original the game that it has to be
 */
public record TranslatedText(String text, Original original) {
  /**
   * The game that a text was translated from, with symbols called as they are in the translation,
   * and never made by way of it. Each is made on demand.
   */
  @FunctionalInterface
  public interface Original {
    /** Its automaton, with what is found on the way. */
    Result<Game> automaton(Budget budget);

    /**
     * The game as a net, where it was read as one, which takes much less than its automaton.
     *
     * @throws org.regames.ir.diagnostic.DiagnosticException where the budget does not suffice
     */
    default Optional<NetGame> net(Budget budget) {
      return Optional.empty();
    }
  }
}
