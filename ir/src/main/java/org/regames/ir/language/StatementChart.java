package org.regames.ir.language;

import java.util.List;

/**
 * The statements of a game as written, with their control flow: a picture for those who know the
 * text rather than the automaton.
 *
 * @param title what it is a picture of
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
    /** Where a part of the rules begins. */
    BEGIN,
    /** Where it is over. */
    END,
    ASSIGNMENT,
    CONDITION,
    TAG,
    /** Somebody gets the turn. */
    TURN,
    /** One of several ways is taken, or one way several times. */
    CHOICE,
    /** Another part of the rules is done. */
    CALL
  }

  /**
   * A statement.
   *
   * @param text as it is written, on one line
   * @param player who gets the turn, by name; empty where that depends, or nobody does
   * @param line the line of the text that it is on, from 1; 0 where that is not known
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
   * @param when under which condition, in a word; empty where there is none
   */
  public record Flow(int from, int to, String when) {}
}
