package org.regames.ir.language;

import java.util.List;

/**
 * The statements of a game as written, with their control flow: a picture for those who know the
 * text rather than the automaton.
 *
 * @param title the title of the picture
 * @param steps the statements in the order of the text
 * @param flows what follows what
 */
public record StatementChart(String title, List<ChartedStatement> steps, List<Flow> flows) {
  public StatementChart {
    steps = List.copyOf(steps);
    flows = List.copyOf(flows);
  }

  /** What a statement does. */
  public enum Kind {
    /** The beginning of a part of the rules. */
    BEGIN,
    /** The end of such a part. */
    END,
    ASSIGNMENT,
    CONDITION,
    TAG,
    /** A player gets the turn. */
    TURN,
    /** A branch or a loop. */
    CHOICE,
    /** A call of another part of the rules. */
    CALL
  }

  /**
   * A statement.
   *
   * @param text as it is written, on one line
   * @param player the name of the player who gets the turn; empty if nobody does, or if it depends
   * @param line its line in the text, from 1; 0 if not known
   */
  public record ChartedStatement(String text, Kind kind, String player, int line) {
    /** A statement whose line is not known. */
    public ChartedStatement(String text, Kind kind, String player) {
      this(text, kind, player, 0);
    }
  }

  /**
   * What may follow a statement.
   *
   * @param from the number of a step
   * @param to the number of a step
   * @param when under which condition, in a word; empty if there is none
   */
  public record Flow(int from, int to, String when) {}
}
