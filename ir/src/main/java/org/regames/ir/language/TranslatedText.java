package org.regames.ir.language;

import java.util.Optional;
import org.regames.ir.Game;
import org.regames.ir.net.NetGame;

/**
 * A text in another language.
 *
 * @param original the game that it has to be equal to
 */
public record TranslatedText(String text, Original original) {
  /**
   * The game that a text was translated from, with the symbols of the translation, but never
   * computed from the translation. Each form is computed on demand.
   */
  @FunctionalInterface
  public interface Original {
    /** Its automaton, with all findings. */
    Result<Game> automaton(Budget budget);

    /**
     * The game as a net, if it was read as one; takes much less than its automaton.
     *
     * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
     */
    default Optional<NetGame> net(Budget budget) {
      return Optional.empty();
    }
  }
}
