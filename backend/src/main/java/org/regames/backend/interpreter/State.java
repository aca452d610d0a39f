package org.regames.backend.interpreter;

import java.util.List;
import java.util.Map;
import org.regames.ir.Value;

/**
 * A state of a game: the values of all variables and a node. Immutable. Two states of one
 * interpreter are equal if their nodes and all values are, however they were reached; the default
 * of a map is part of its value.
 */
public final class State {
  State() {}

  /** The node the play is at. */
  public String node() {
    throw new UnsupportedOperationException();
  }

  /** Whose move it is: a player, {@code keeper} or {@code random}. */
  public String player() {
    throw new UnsupportedOperationException();
  }

  /** Whether the play has ended: the node is {@code end}. */
  public boolean isTerminal() {
    throw new UnsupportedOperationException();
  }

  /** Whether the keeper is to move. Also true of most terminal states. */
  public boolean isKeepersTurn() {
    throw new UnsupportedOperationException();
  }

  /**
   * The present value of {@code goals} for a player; the result of the play where it has ended.
   *
   * @throws IllegalArgumentException where there is no such player
   */
  public String score(String player) {
    throw new UnsupportedOperationException(player);
  }

  /** The present value of {@code goals} for every player, in the order of type {@code Player}. */
  public Map<String, String> scores() {
    throw new UnsupportedOperationException();
  }

  /** The value of every variable by its name, in natural order of the names. */
  public Map<String, Value> values() {
    throw new UnsupportedOperationException();
  }

  /**
   * The moves that led here from the initial state, keeper moves included. Linear in their number.
   */
  public List<Turn> play() {
    throw new UnsupportedOperationException();
  }
}
