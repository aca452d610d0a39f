package org.regames.agents.solve;

import java.util.List;

/**
 * The value of a state if everybody plays as well as possible.
 *
 * @param scores what each player gets
 * @param player the player to move, or nothing at the end of a play
 * @param best the tags of the moves that keep the value; none if nobody can move
 * @param undecided the tags of those that may keep it, if time was over before they were decided
 * @param states the number of states searched
 * @param known how many of them were in the table in the end
 */
public record Solution(
    List<Long> scores,
    String player,
    List<List<String>> best,
    List<List<String>> undecided,
    long states,
    long known) {
  public Solution {
    scores = List.copyOf(scores);
    best = List.copyOf(best);
    undecided = List.copyOf(undecided);
  }
}
