package org.regames.studio;

import java.util.List;
import java.util.Map;
import org.eclipse.lsp4j.jsonrpc.validation.NonNull;

/**
 * What the page asks. Texts come with each question, as they are in the editor. What must not be
 * missing is {@link NonNull}, and is there when somebody answers.
 */
final class Asked {
  /** Nothing in particular. */
  record Nothing() {}

  /** A file of the folder, by its path from there, or a game or page that comes with the studio. */
  record Named(@NonNull String path) {}

  /** A file to write. */
  record Saved(@NonNull String path, @NonNull String text) {}

  /**
   * A game.
   *
   * @param file what it is called, which tells its language
   * @param passes which passes it goes through first, as {@code --passes} takes them; none where
   *     nothing is said
   * @param view the text of its view, where that is open in the page, too
   * @param setUp the position where it starts, where somebody has set one up
   * @param choices what is chosen where the text leaves something to choose; none where its author
   *     decides
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

    /** The game from its own start. */
    GameText fromStart() {
      return setUp == null ? this : new GameText(file, text, passes, view, null, choices);
    }

    /** The game as it is read, from its own start and before any passes. */
    GameText asRead() {
      return new GameText(file, text, null, null, null, choices);
    }
  }

  /** Choices, as {@link org.regames.ir.language.GameChoices} has them. */
  record Choices(@NonNull List<String> options, String ruleset) {}

  /** A position that was set up, as {@link org.regames.backend.debug.SetUpPosition} has it. */
  record SetUp(@NonNull List<List<String>> after, @NonNull Map<String, String> changes) {}

  /**
   * A change of a position that is set up.
   *
   * @param game the game from its own start
   * @param change what to change; null for nothing
   * @param moves what was played on from the position before; null for nothing
   */
  record SettingUp(
      @NonNull GameText game,
      @NonNull SetUp position,
      SetUpChange change,
      List<List<String>> moves) {}

  /**
   * What to change.
   *
   * @param kind {@code put} a piece on a cell, {@code take} what is there, {@code move} it to
   *     another cell, {@code clear} all cells, {@code set} a value at a place, or {@code mover}
   * @param piece the number of the piece among those that were told
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
   * The parameters of a text, or its options.
   *
   * @param values the new values of some of them, by their names
   * @param ruleset the name of choices that belong together; empty for none of them, null where
   *     that stays as it is
   */
  record Varied(@NonNull GameText game, @NonNull Map<String, String> values, String ruleset) {}

  /**
   * A picture: of the automaton, or of statements where the language has these.
   *
   * @param open the parts of the automaton that are open; null for as many as one can look at
   */
  record Drawn(@NonNull GameText game, boolean statements, List<String> open) {}

  /** A step of the passes, from 1; 0 is the game as it was read. */
  record StepAt(@NonNull GameText game, int step) {}

  /** A translation into a language, or into {@code plan}. */
  record Translated(@NonNull GameText game, @NonNull String target) {}

  /**
   * A position.
   *
   * @param moves the moves from the start, those of the keeper left out
   * @param seenBy the player through whose eyes; null for all that there is
   */
  record At(@NonNull GameText game, @NonNull List<List<String>> moves, String seenBy) {}

  /**
   * A move to be chosen.
   *
   * @param agent who chooses, as {@code --against} takes it; null where chance does
   */
  record MoveChoice(
      @NonNull GameText game, @NonNull List<List<String>> moves, String agent, long seed) {}

  /**
   * What moves are worth.
   *
   * @param moves the moves from the start, those of the keeper left out
   * @param seconds for how long to think of it, of a play in all
   */
  record Thought(
      @NonNull GameText game, @NonNull List<List<String>> moves, double seconds, long seed) {}

  /**
   * A match.
   *
   * @param agents who play, as {@code --against} takes them
   * @param plays how many plays each two of them play
   */
  record Match(@NonNull GameText game, @NonNull List<String> agents, int plays, long seed) {}

  /** Playouts for so many seconds. */
  record Playing(@NonNull GameText game, double seconds, long seed) {}

  /** Counts of sequences of moves. */
  record Counting(@NonNull GameText game, int depth) {}

  /** A search for what is not proper. */
  record Verifying(@NonNull GameText game, int states, int plays) {}

  /**
   * A move that may be illegal.
   *
   * @param words its tags, also as people write them, or cells of the board that it names
   */
  record Doubt(
      @NonNull GameText game, @NonNull List<List<String>> moves, @NonNull List<String> words) {}

  /**
   * The rules to be followed step by step.
   *
   * @param moves the moves before, those of the keeper left out
   * @param words the move to follow, as in {@link Doubt}; empty where somebody chooses
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
   * @param choice which to take, from 0
   * @param breakpoints the lines with breakpoints, from 1
   */
  record DebugStep(@NonNull String kind, int choice, @NonNull List<Integer> breakpoints) {}

  private Asked() {}
}
