package org.regames.agents.match;

/**
 * Why an agent lost a play before its end.
 *
 * @param seat the index of the player of that agent
 * @param player the name of that player
 * @param move the number of the move in the play that it was to make, from 1
 * @param reason what it did
 */
public record Fault(int seat, String player, int move, String reason) {
  @Override
  public String toString() {
    return player + " at move " + move + ": " + reason;
  }
}
