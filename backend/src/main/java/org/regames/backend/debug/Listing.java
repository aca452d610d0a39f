package org.regames.backend.debug;

import java.util.List;
import java.util.Optional;
import org.regames.ir.Edge;
import org.regames.ir.Game;
import org.regames.ir.diagnostic.Source;
import org.regames.ir.language.Budget;
import org.regames.ir.language.Language;

/** A game together with the text that its edges come from. */
public record Listing(Source source, Game game) {
  /** The language of automata, which the IR itself is written in. */
  private static final String AUTOMATA = "rg";

  /** The text that a game was read from, if at least half of its edges have a line there. */
  public static Optional<Listing> asWritten(Game game) {
    List<Edge> written = game.edges().stream().filter(edge -> edge.origin().isKnown()).toList();
    return 2 * written.size() < game.edges().size() || written.isEmpty()
        ? Optional.empty()
        : Optional.of(new Listing(written.getFirst().origin().source(), game));
  }

  /**
   * The automaton as text, an edge on a line.
   *
   * @param name what to call the text
   * @throws org.regames.ir.diagnostic.DiagnosticException if the budget does not suffice
   * @throws IllegalStateException if the language of automata is not installed
   */
  public static Listing ofAutomaton(
      Game game, String name, List<Language> languages, Budget budget) {
    Language automata =
        languages.stream()
            .filter(language -> language.name().equals(AUTOMATA))
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("no language writes automata"));
    String text = automata.emitter().orElseThrow().emit(game, budget).value().orElseThrow();
    Source source = new Source(name, text);
    Game read = automata.frontend().orElseThrow().read(source, budget).value().orElseThrow();
    return new Listing(source, read);
  }
}
