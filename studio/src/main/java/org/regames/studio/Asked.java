package org.regames.studio;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.validation.NonNull;

/**
 * The requests of the page. Texts are sent with each request, as they are in the editor. Required
 * components are {@link NonNull}, and are checked before a request is answered.
 */
final class Asked {
  /** A request without parameters. */
  record Nothing() {}

  /** A file of the folder, by its relative path, or a game or page bundled with the studio. */
  record Named(@NonNull String path) {}

  /** A file to write. */
  record Saved(@NonNull String path, @NonNull String text) {}

  /**
   * A game.
   *
   * @param file its name, which determines its language
   * @param passes the passes to run first, in the form for {@code --passes}; none by default
   * @param view the text of its view, if that is also open in the page
   * @param setUp the initial position, if one was set up
   * @param choices the choices of game options; none for the defaults of the author
   */
  record GameText(
      @NonNull String file,
      @NonNull String text,
      String passes,
      String view,
      SetUp setUp,
      Choices choices) {
    GameText withoutView() {
      return view == null ? this : new GameText(file, text, passes, null, setUp, choices);
    }

    /** The game from its own initial position. */
    GameText fromStart() {
      return setUp == null ? this : new GameText(file, text, passes, view, null, choices);
    }

    /** The game as it is read, from its own initial position and before any passes. */
    GameText asRead() {
      return new GameText(file, text, null, null, null, choices);
    }
  }

  /** Choices in the form of {@link org.regames.ir.language.GameChoices}. */
  record Choices(@NonNull List<String> options, String ruleset) {}

  /** A set-up position in the form of {@link org.regames.backend.debug.SetUpPosition}. */
  record SetUp(@NonNull List<List<String>> after, @NonNull Map<String, String> changes) {}

  /**
   * A change of a set-up position.
   *
   * @param game the game from its own initial position
   * @param change the change; null for none
   * @param moves the moves played from the position before; null for none
   */
  record SettingUp(
      @NonNull GameText game,
      @NonNull SetUp position,
      SetUpChange change,
      List<List<String>> moves) {}

  /**
   * A change.
   *
   * @param kind {@code put} a piece on a cell, {@code take} what is there, {@code move} it to
   *     another cell, {@code clear} all cells, {@code set} a value at a place, or {@code mover}
   * @param piece the number of the piece among those sent to the page
   * @param value the symbol at the place, or who is to move
   */
  record SetUpChange(
      @NonNull String kind,
      int piece,
      int board,
      String cell,
      String to,
      String place,
      String value) {}

  /**
   * A change of the parameters of a text, or of its options.
   *
   * @param values the new values of some of them, by their names
   * @param ruleset the name of a ruleset; empty for none, null to keep it
   */
  record Varied(@NonNull GameText game, @NonNull Map<String, String> values, String ruleset) {}

  /**
   * A picture: of the automaton, or of statements if the language has these.
   *
   * @param open the parts of the automaton that are open; null for as many as are readable
   */
  record Drawn(@NonNull GameText game, boolean statements, List<String> open) {}

  /** A step of the passes, from 1; 0 is the game as it was read. */
  record StepAt(@NonNull GameText game, int step) {}

  /** A translation into a language, or into {@code plan}. */
  record Translated(@NonNull GameText game, @NonNull String target) {}

  /**
   * A position.
   *
   * @param moves the moves from the start, without those of the keeper
   * @param seenBy the player whose view to show; null for everything
   */
  record At(@NonNull GameText game, @NonNull List<List<String>> moves, String seenBy) {}

  /**
   * A move to be chosen.
   *
   * @param agent the agent, in the form for {@code --against}; null for chance
   */
  record MoveChoice(
      @NonNull GameText game, @NonNull List<List<String>> moves, String agent, long seed) {}

  /**
   * The values of moves.
   *
   * @param moves the moves from the start, without those of the keeper
   * @param seconds how long to think; for a whole play the total
   */
  record Thought(
      @NonNull GameText game, @NonNull List<List<String>> moves, double seconds, long seed) {}

  /**
   * A match.
   *
   * @param agents the agents, in the form for {@code --against}
   * @param plays the number of plays of each pair
   */
  record Match(@NonNull GameText game, @NonNull List<String> agents, int plays, long seed) {}

  /** Playouts for some seconds. */
  record Playing(@NonNull GameText game, double seconds, long seed) {}

  /** Counts of sequences of moves. */
  record Counting(@NonNull GameText game, int depth) {}

  /** A search for improprieties. */
  record Verifying(@NonNull GameText game, int states, int plays) {}

  /**
   * A move that may be illegal.
   *
   * @param words its tags, in any notation, or cells of the board that it names
   */
  record Doubt(
      @NonNull GameText game, @NonNull List<List<String>> moves, @NonNull List<String> words) {}

  /**
   * Starts debugging.
   *
   * @param moves the moves before, without those of the keeper
   * @param words the move to follow, as in {@link Doubt}; empty to choose steps by hand
   * @param automaton whether to follow the automaton rather than the text
   */
  record Debugged(
      @NonNull GameText game,
      @NonNull List<List<String>> moves,
      @NonNull List<String> words,
      boolean automaton) {}

  /**
   * A step of the debugger.
   *
   * @param kind {@code next}, {@code into}, {@code out}, {@code back}, {@code run}, {@code runBack}
   *     or {@code choose}
   * @param choice the number of the choice to take, from 0
   * @param breakpoints the lines with breakpoints, from 1
   */
  record DebugStep(@NonNull String kind, int choice, @NonNull List<Integer> breakpoints) {}

  private Asked() {}
}
